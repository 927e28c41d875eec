"""When and on whom to play each thug card (B11), and when to answer with Investigation."""

from __future__ import annotations

from backroom.bots.bootleggers import brewing, night, road, turf
from backroom.bots.bootleggers.market import Prospects
from backroom.bots.bootleggers.plan import Plan, best_of
from backroom.bots.bootleggers.reading import FORTUNE, Reading
from backroom.bots.saying import about, say
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Message
from backroom.engine.passing import THIS_PHASE, THIS_ROUND, THIS_TIME, Pass
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import (
    ChooseCount,
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    ChooseWay,
    NeverMind,
    Play,
)
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BIG_FAVOR,
    BIG_PAYOFF,
    BUST_A_SHIPMENT,
    BUST_A_SPEAKEASY,
    CAPACITY,
    CITY_POLITICS,
    COPPER_IN_THE_HOUSE,
    DIRTY_RAT,
    DOUBLE_CROSS,
    FIRST_REMOTE,
    FREE_TRUCK,
    HIJACK,
    HIT,
    INVESTIGATION,
    LARGE,
    LITTLE_FAVOR,
    MEDIUM,
    MOB_WAR,
    MOLL,
    MUSCLING_IN,
    OPPORTUNITY_KNOCKS,
    PACKING_HEAT,
    PIGEON,
    RECRUITING,
    SAFE_HOUSE,
    STATE_POLITICS,
    THIRSTY,
    TURF_WAR,
    UNION_BOSS,
    VIGORISH,
    WAREHOUSE,
    WINDFALL,
    WORD_OF_MOUTH,
)
from backroom.games.bootleggers.state import NOBODY

_DIE = 3.5

#: The times at which each card is thought about. Most cards could be played at any time, but do
#: most once the others have committed themselves.
_TIMES: dict[int, tuple[int, ...]] = {
    VIGORISH: (timing.BEFORE_PRODUCTION,),
    BIG_CITY_BOYS: (timing.REVEAL, timing.AFTER_DEALS),
    BIG_PAYOFF: (timing.PASSWORD,),
    BIG_FAVOR: (timing.AFTER_DEALS,),
    LITTLE_FAVOR: (timing.AFTER_DEALS,),
    CITY_POLITICS: (timing.TAKING, timing.END_OF_PHASE_1),
    COPPER_IN_THE_HOUSE: (timing.PASSWORD,),
    DOUBLE_CROSS: (timing.BEFORE_PRODUCTION, timing.AFTER_PRODUCTION, timing.LINED_UP),
    UNION_BOSS: (timing.REVEAL, timing.TAKING, timing.END_OF_PHASE_1),
    BUST_A_SHIPMENT: (timing.LINED_UP,),
    BUST_A_SPEAKEASY: (timing.PASSWORD,),
    INVESTIGATION: (timing.BEFORE_PRODUCTION,),
    FREE_TRUCK: (timing.LOADED, timing.DRIVING, timing.LINED_UP),
    HIJACK: (timing.LOADED, timing.DRIVING, timing.LINED_UP),
    HIT: (timing.BEFORE_PRODUCTION, timing.AFTER_PRODUCTION, timing.LINED_UP),
    MOB_WAR: (timing.BEFORE_PRODUCTION, timing.AFTER_PRODUCTION, timing.LINED_UP),
    MOLL: (timing.LAST_SALE,),
    PIGEON: (timing.PASSWORD,),
    MUSCLING_IN: (timing.REVEAL, timing.TAKING, timing.END_OF_PHASE_1, timing.BEFORE_PRODUCTION),
    OPPORTUNITY_KNOCKS: (timing.BEFORE_PRODUCTION, timing.AFTER_PRODUCTION),
    PACKING_HEAT: (timing.PASSWORD,),
    RECRUITING: (timing.TAKING, timing.END_OF_PHASE_1),
    SAFE_HOUSE: (timing.LAST_SALE,),
    STATE_POLITICS: (timing.TAKING, timing.END_OF_PHASE_1),
    THIRSTY: (timing.PASSWORD,),
    TURF_WAR: (timing.BEFORE_PRODUCTION,),
    WAREHOUSE: (timing.LOADED, timing.LINED_UP),
    WINDFALL: (timing.REVEAL, timing.TAKING, timing.END_OF_PHASE_1),
    WORD_OF_MOUTH: (timing.PASSWORD,),
    DIRTY_RAT: (timing.BEFORE_PRODUCTION, timing.AFTER_PRODUCTION, timing.LINED_UP),
}

#: What one hopes to get out of a card: for less it is kept, while there is time.
_HOPED: dict[int, float] = {
    VIGORISH: 6.0,
    BIG_CITY_BOYS: 1.5,
    BIG_PAYOFF: 7.0,
    BIG_FAVOR: 4.0,
    LITTLE_FAVOR: 3.0,
    CITY_POLITICS: 2.0,
    COPPER_IN_THE_HOUSE: 4.0,
    DOUBLE_CROSS: 3.0,
    UNION_BOSS: 0.0,
    BUST_A_SHIPMENT: 3.5,
    BUST_A_SPEAKEASY: 5.0,
    INVESTIGATION: 6.0,
    FREE_TRUCK: 3.0,
    HIJACK: 6.0,
    HIT: 3.0,
    MOB_WAR: 4.0,
    MOLL: 1.2,
    PIGEON: 9.0,
    MUSCLING_IN: 1.0,
    OPPORTUNITY_KNOCKS: 2.0,
    PACKING_HEAT: 3.0,
    RECRUITING: 0.0,
    SAFE_HOUSE: 2.0,
    STATE_POLITICS: 2.0,
    THIRSTY: 4.0,
    TURF_WAR: 3.0,
    WAREHOUSE: 3.0,
    WINDFALL: 0.0,
    WORD_OF_MOUTH: 5.0,
    DIRTY_RAT: 4.0,
}


def plan_for(card: int, prospects: Prospects) -> Plan | None:
    """The best way to play the card now. None: there is no use for it."""
    reading = prospects.reading
    if card in _ON_THE_BOARD:
        return _ON_THE_BOARD[card](prospects)
    if card in _BY_READING:
        return _BY_READING[card](reading)
    if card == CITY_POLITICS:
        return turf.politics(prospects, 4, 2)
    if card == STATE_POLITICS:
        return turf.politics(prospects, 5, 3)
    if card == BIG_FAVOR:
        return road.favor(reading, CAPACITY[LARGE])
    if card == LITTLE_FAVOR:
        return road.favor(reading, CAPACITY[MEDIUM])
    return Plan(1.0)


def _moll(reading: Reading) -> Plan | None:
    plans = []
    for seat in reading.others:
        lost = min(_DIE, reading.cash[seat])
        close = 1.0 if reading.cash[seat] >= reading.cash[reading.me] else 0.4
        leads = 0.5 if seat == reading.leader() else 0.0
        plans.append(Plan(lost * 0.4 * close + leads, [("mobster", seat)], [seat]))
    return best_of(reading, plans)


def _big_city_boys(reading: Reading) -> Plan | None:
    """A place or more in the order, when the order matters."""
    mine = reading.muscle_value(reading.me)
    if reading.view.mobsters[reading.me].boosted:
        return None
    passed = sum(mine < reading.muscle_value(seat) < mine + 11 for seat in reading.others)
    if passed == 0:
        return None
    matters = 2.0 if reading.when == timing.REVEAL else 1.0
    ties = sum(
        2 * reading.house(house).markers[reading.me] == sum(reading.house(house).markers)
        and reading.house(house).open
        for house in reading.houses
        if reading.house(house).markers[reading.me] > 0
    )
    return Plan(passed * matters + 4.0 * ties, [("mobster", reading.me)])


def _investigation(reading: Reading) -> Plan | None:
    """By itself: a rich mobster whose drivers work for nothing."""
    plans = []
    for seat in reading.others:
        if reading.view.mobsters[seat].union_boss:
            wages = sum(1 for truck in reading.view.trucks if truck.owner == seat)
            plans.append(Plan(0.3 * wages * (reading.left - 1.0), [("mobster", seat)], [seat]))
    return best_of(reading, plans)


_ON_THE_BOARD = {
    DOUBLE_CROSS: turf.double_cross,
    HIT: turf.hit,
    MOB_WAR: turf.mob_war,
    DIRTY_RAT: turf.dirty_rat,
    SAFE_HOUSE: turf.safe_house,
    RECRUITING: turf.recruiting,
    OPPORTUNITY_KNOCKS: turf.opportunity_knocks,
    MUSCLING_IN: brewing.muscling_in,
    TURF_WAR: brewing.turf_war,
}
_BY_READING = {
    VIGORISH: brewing.vigorish,
    BIG_PAYOFF: night.big_payoff,
    COPPER_IN_THE_HOUSE: night.copper_in_the_house,
    BUST_A_SPEAKEASY: night.bust_a_speakeasy,
    PACKING_HEAT: night.packing_heat,
    THIRSTY: night.thirsty,
    WORD_OF_MOUTH: night.word_of_mouth,
    PIGEON: night.pigeon,
    BUST_A_SHIPMENT: road.bust_a_shipment,
    HIJACK: road.hijack,
    FREE_TRUCK: road.free_truck,
    WAREHOUSE: road.warehouse,
    MOLL: _moll,
    BIG_CITY_BOYS: _big_city_boys,
    INVESTIGATION: _investigation,
}


def still_of_use(card: int, reading: Reading) -> bool:
    """Is there a moment for it yet, before the game is over?"""
    later = reading.left >= 2.0 and reading.round < reading.rounds
    return later or any(when >= reading.when for when in _TIMES.get(card, ()))


def any_timely(options: list[Option], when: int) -> bool:
    """Is there anything to do but to pass, and to play what is kept for another time?"""
    for option in options:
        action = option.action
        if option.why_not is None and not isinstance(action, Pass):
            if not isinstance(action, Play) or when in _TIMES.get(action.card, ()):
                return True
    return False


#: With so few rounds to come there is no better moment to wait for.
_LATE = 1.5


# --- playing -------------------------------------------------------------------------------------


def best_play(options: list[Option], prospects: Prospects, tried: set[int]) -> Action | None:
    """The card to play now, if there is one that does as much as one could hope for."""
    reading = prospects.reading
    best: Action | None = None
    best_over = 0.0
    for option in options:
        action = option.action
        if not isinstance(action, Play) or option.why_not is not None or action.card in tried:
            continue
        if reading.when not in _TIMES.get(action.card, ()):
            continue
        plan = plan_for(action.card, prospects)
        if plan is None:
            continue
        over = plan.value - _HOPED[action.card] * _patience(reading)
        if plan.value > 0.3 and over > best_over:
            best, best_over = action, over
    return best


def _patience(reading: Reading) -> float:
    """How long one can still wait for a better moment."""
    if reading.left <= _LATE:
        return 0.1
    return min(0.9, 0.25 * reading.left)


def why_play(card: int, prospects: Prospects) -> list[Message]:
    """What it does now; late in the game a card has to do less."""
    reading = prospects.reading
    plan = plan_for(card, prospects)
    if plan is None:
        return []
    told = _told("because-card-now", plan, reading)
    if reading.left <= _LATE and plan.value < _HOPED.get(card, 0.0):
        told.append(say("because-card-late"))
    return told


def _told(key: str, plan: Plan, reading: Reading) -> list[Message]:
    """What it is worth now, or a round on average. (A sum for all rounds would be believed.)"""
    rounds = max(1, about(reading.left)) if plan.lasts else 1
    cash = about(plan.value / rounds)
    if cash <= 0:
        return []
    return [say(key, cash=cash, rounds=rounds)]


def why_choose(ask: Ask, prospects: Prospects) -> list[Message]:
    """What the card does if it is played like this."""
    if not isinstance(ask.question, CardChoice):
        return []
    reading = prospects.reading
    plan = plan_for(ask.question.card, prospects)
    if plan is None:
        return []
    told = _told("because-card-so", plan, reading)
    for victim in plan.victims:
        key = _ahead(reading, victim)
        if key:
            return [*told, say(key, mobster=victim)]
    return told


def _ahead(reading: Reading, seat: int) -> str:
    """What somebody is ahead of all others in, for everybody to see; "": nothing."""
    cash = [each.announced if each.cash is None else each.cash for each in reading.view.mobsters]
    flow = [reading.flow(each) for each in range(reading.seats)]
    others = [other for other in reading.others if other != seat]
    if seat != reading.me and others:
        if all(cash[seat] > cash[other] for other in others):
            return "because-leader"
        if all(flow[seat] > flow[other] for other in others):
            return "because-most-whiskey"
    return ""


def why_kept(asks: list[Ask], prospects: Prospects) -> list[Message]:
    """No card now: what one could play does more at another time, or is not worth it yet."""
    reading = prospects.reading
    able = [
        option.action.card
        for ask in asks
        for option in ask.options
        if isinstance(option.action, Play) and option.why_not is None
    ]
    timely = [card for card in able if reading.when in _TIMES.get(card, ())]
    if timely:
        return _why_hoped(timely[0], prospects)
    if able:
        return _why_later(min(able, key=lambda card: _next_time(card, reading)), reading)
    return [say("because-no-card")]


def _why_hoped(card: int, prospects: Prospects) -> list[Message]:
    """Its time, but not yet its moment."""
    plan = plan_for(card, prospects)
    reading = prospects.reading
    worth = 0 if plan is None else about(plan.value)
    if worth > 0:
        return [say("because-card-hoped", card=card, cash=worth)]
    if reading.round >= reading.rounds and _next_time(card, reading) == len(timing.NAMES):
        return [say("because-card-over", card=card)]
    return [say("because-card-idle", card=card)]


def _why_later(card: int, reading: Reading) -> list[Message]:
    """When it does most: later in this round, or in one of the next."""
    times = _TIMES.get(card)
    if times is None:
        return [say("because-card-keep", card=card)]
    when = _next_time(card, reading)
    if when < len(timing.NAMES):
        return [say("because-card-later", card=card, items=[_at(when)])]
    if reading.round >= reading.rounds:
        return [say("because-card-over", card=card)]
    told = [say("because-card-next", card=card, items=[_at(times[0])])]
    return [*told, say("because-fortune", cash=FORTUNE)] if reading.may_be_last() else told


def _at(when: int) -> Message:
    return say("because-at", when=timing.NAMES[when])


def _next_time(card: int, reading: Reading) -> int:
    """The next time in this round at which it is thought about; beyond all: in none."""
    repeats = reading.when if reading.when == timing.PASSWORD else reading.when + 1
    times = [when for when in _TIMES.get(card, ()) if when >= repeats]
    return min(times, default=len(timing.NAMES))


def longest_pass(answer: Pass, ask: Ask, reading: Reading) -> Pass:
    """Nobody likes to be asked for what he won't play: until a card of the hand has its time, or
    until he may hold another. A card that answers others can't wait, nor can dice or markers."""
    if INVESTIGATION in reading.hand or not isinstance(ask.question, questions.Window):
        return answer
    if timing.phase(reading.when) == timing.phase(timing.TAKING):
        return answer
    if any(reading.when in _TIMES.get(card, ()) for card in reading.hand):
        return answer
    if any(not isinstance(option.action, (Pass, Play)) for option in ask.options):
        return answer
    soon = min((_next_time(card, reading) for card in reading.hand), default=len(timing.NAMES))
    over = soon == len(timing.NAMES)
    if over and reading.when > timing.DEALING:
        longer = Pass(THIS_ROUND)
    elif over or timing.phase(soon) > timing.phase(reading.when):
        longer = Pass(THIS_PHASE)
    else:
        return answer
    free = [option.action for option in ask.options if option.why_not is None]
    return longer if longer in free else answer


def why_pass(answer: Pass) -> list[Message]:
    """What a pass that stands does not keep away."""
    return [say("because-pass-stands")] if answer.stand > THIS_TIME else []


def choose(ask: Ask, prospects: Prospects) -> Action:
    """The next choice of a card that is being played."""
    step = prospects.reading.announced()
    card = ask.question.card if isinstance(ask.question, CardChoice) else None
    told = step.get("told") if step else None
    made = len(told) if isinstance(told, list) else 0
    options = [option.action for option in ask.options if option.why_not is None]
    if card is not None:
        plan = plan_for(card, prospects)
        if plan is not None and made < len(plan.picks):
            wanted = plan.picks[made]
            for action in options:
                if _pick(action) == wanted:
                    return action
    likely = [action for action in options if not isinstance(action, NeverMind)]
    if not likely:
        return options[0]
    return max(likely, key=lambda action: _liking(action, prospects.reading))


def _pick(action: Action) -> tuple[str, int]:
    """What is chosen, and the number behind it."""
    if isinstance(action, NeverMind):
        return "", NOBODY
    name = action.__struct_fields__[0]
    value: int = getattr(action, name)
    return name, value


def _liking(action: Action, reading: Reading) -> float:
    """A choice made without a plan: hurt the leader, help oneself."""
    if isinstance(action, ChooseMobster):
        return -1.0 if action.mobster == reading.me else reading.threat(action.mobster)
    if isinstance(action, ChooseTruck):
        truck = reading.view.trucks[action.truck]
        return -1.0 if truck.operator == reading.me else float(truck.crates)
    if isinstance(action, ChooseStill):
        still = reading.view.stills[action.still]
        return -1.0 if still.owner == reading.me else float(still.dice)
    if isinstance(action, ChooseHouse):
        house = reading.house(action.house)
        return float(2 * house.markers[reading.me] - max(house.markers)) + int(house.open)
    if isinstance(action, ChooseCount):
        return -float(action.count)
    if isinstance(action, ChooseWay):
        return -float(action.way)
    return 0.0


# --- Investigation -------------------------------------------------------------------------------

#: About what each card costs its victim.
_HARM: dict[int, float] = {
    VIGORISH: 5.0,
    BIG_PAYOFF: 8.0,
    COPPER_IN_THE_HOUSE: 8.0,
    DOUBLE_CROSS: 5.0,
    BUST_A_SHIPMENT: 8.0,
    BUST_A_SPEAKEASY: 10.0,
    FREE_TRUCK: 7.0,
    HIJACK: 10.0,
    HIT: 6.0,
    MOB_WAR: 8.0,
    MOLL: 3.0,
    PIGEON: 10.0,
    MUSCLING_IN: 8.0,
    OPPORTUNITY_KNOCKS: 3.0,
    PACKING_HEAT: 5.0,
    TURF_WAR: 10.0,
    DIRTY_RAT: 8.0,
}


def investigate(ask: Ask, reading: Reading) -> Action:
    """Is the card that was just announced bad enough?"""
    play = Play(INVESTIGATION)
    if all(option.action != play or option.why_not is not None for option in ask.options):
        return Pass(0)
    harm = _harm_to_me(reading)
    if reading.left <= 2.0:
        harm *= 1.5
    return play if harm >= 5.0 else Pass(0)


def why_investigate(answer: Action, reading: Reading) -> list[Message]:
    harm = about(_harm_to_me(reading))
    if isinstance(answer, Play):
        return [say("because-harm", cash=harm)]
    return [say("because-harm-little", cash=harm) if harm > 0 else say("because-harm-none")]


def _harm_to_me(reading: Reading) -> float:
    step = reading.announced()
    if step is None:
        return 0.0
    card, picks, told = step.get("card"), step.get("picks"), step.get("told")
    if not isinstance(card, int) or not isinstance(picks, list) or not isinstance(told, list):
        return 0.0
    harm = 0.0
    for what, pick in zip(told, picks, strict=False):
        harm = max(harm, _HARM.get(card, 0.0) * _stake(reading, str(what), int(pick)))
    # A card on somebody else's marker names a house too: that is no harm to me.
    if "mobster" in told and reading.me not in [
        pick for what, pick in zip(told, picks, strict=False) if what == "mobster"
    ]:
        return 0.0
    return harm


def _stake(reading: Reading, what: str, pick: int) -> float:
    """How much of what was named is one's own, 0 to 1 and more."""
    me = reading.me
    if what == "mobster":
        return 1.0 if pick == me else 0.0
    if what == "truck":
        truck = reading.view.trucks[pick]
        if truck.operator != me:
            return 0.6 if truck.owner == me else 0.0
        return max(0.6, truck.crates / 6.0)
    if what == "still":
        still = reading.view.stills[pick]
        return 0.5 + 0.25 * still.dice if still.owner == me else 0.0
    if what == "house":
        house = reading.house(pick)
        crates = sum(
            reading.view.trucks[t].crates
            for dock in house.docks
            for t in dock
            if reading.view.trucks[t].operator == me
        )
        control = 0.6 if house.controller == me else 0.0
        return control + crates / 8.0
    return 0.0


# --- taking --------------------------------------------------------------------------------------


def worth_taking(card: int, prospects: Prospects) -> float:
    """What a thug card on offer is worth, before anybody knows when it will be of use."""
    reading = prospects.reading
    left, holds = reading.left, reading.holds
    marker = turf.marker_gain(prospects)
    size = min(1.3, night.big_house(reading) / 35.0)
    dice = max(
        (s.dice for s in reading.view.stills if s.owner not in (reading.me, NOBODY)), default=0
    )
    remote = any(
        s.still >= FIRST_REMOTE and s.owner not in (reading.me, NOBODY) for s in reading.view.stills
    )
    over = max(0.0, reading.production(reading.me) - reading.capacity(reading.me))
    controls = any(house.controller == reading.me for house in reading.view.houses)
    worths: dict[int, float] = {
        VIGORISH: 2.5 * min(4, dice + (left > 4)),
        BIG_PAYOFF: 9.0 * size,
        BIG_FAVOR: 1.5 + 1.2 * min(4.0, over),
        LITTLE_FAVOR: 1.2 + 1.1 * min(3.0, over),
        CITY_POLITICS: max(0.5, 1.7 * (marker * holds - 4.0)),
        STATE_POLITICS: max(0.5, 2.2 * (marker * holds - 5.0)),
        COPPER_IN_THE_HOUSE: 3.0 * size,
        DOUBLE_CROSS: max(3.0, marker * holds),
        UNION_BOSS: 0.8 * (reading.wages(reading.me) + 1.0) * (left - 1.0),
        BUST_A_SHIPMENT: 3.0,
        BUST_A_SPEAKEASY: 4.0 * size,
        INVESTIGATION: 4.0,
        FREE_TRUCK: min(6.0, 1.5 * (left - 1.0)),
        HIJACK: 6.0,
        HIT: 0.5 * marker * holds + 1.5,
        MOB_WAR: 0.6 * marker * holds + 2.5,
        MOLL: 1.5,
        PIGEON: 5.0 + 4.0 * size,
        MUSCLING_IN: 3.0 * left if remote else 1.0,
        OPPORTUNITY_KNOCKS: 1.5,
        PACKING_HEAT: 2.0 * size,
        RECRUITING: 1.1 * marker * holds,
        SAFE_HOUSE: 0.8,
        THIRSTY: 4.0 * size,
        TURF_WAR: 4.0 if remote else 2.5,
        WAREHOUSE: 0.8 + 0.6 * min(4.0, over),
        WINDFALL: 0.8 * marker * holds + 1.0,
        WORD_OF_MOUTH: (6.0 if controls else 2.5) * size,
        DIRTY_RAT: 1.4 * marker * holds,
        BIG_CITY_BOYS: 1.2,
    }
    return worths.get(card, 1.0)
