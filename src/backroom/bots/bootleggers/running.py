"""Loading and driving (B7.2, B7.5): crates to where they bring most."""

from __future__ import annotations

from backroom.bots.bootleggers.market import Market, market_now
from backroom.bots.bootleggers.reading import Reading
from backroom.bots.saying import about, say
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.games.bootleggers.actions import Done, Drive, Load
from backroom.games.bootleggers.components import (
    BUST_A_SPEAKEASY,
    HIJACK,
    OMALLEYS,
    capacity,
)
from backroom.games.bootleggers.promises import ALLOW, SEND, SEND_NONE
from backroom.games.bootleggers.state import HOME, NOBODY, PUBLIC

#: What breaking one's word costs in the eyes of the table.
_WORD = 4.0
#: How likely whoever can close a speakeasy takes the one in which one has most.
_CLOSES = 0.3


# --- loading -------------------------------------------------------------------------------------


def load(asks: list[Ask], reading: Reading) -> Action:
    """Have each truck carry what the plan says, then be done."""
    plan = Loading(reading).crates
    more: Action | None = None
    for ask in asks:
        if not isinstance(ask.answer, Load):
            continue
        truck = ask.answer.truck
        wanted = plan.get(truck, 0)
        if ask.answer.crates > wanted:
            return Load(truck, wanted)
        if ask.answer.crates < wanted:
            more = Load(truck, wanted)
    return more if more is not None else Done()


class Loading:
    """Crates for each truck, in loads that fit the houses they could go to."""

    def __init__(self, reading: Reading) -> None:
        self.crates: dict[int, int] = {}
        #: The house a load is thought for, where there is a choice.
        self.meant_for: dict[int, int] = {}
        trucks = sorted(
            (truck.truck for truck in reading.trucks(reading.me)), key=lambda t: (-capacity(t), t)
        )
        crates = reading.view.mobsters[reading.me].crates
        #: Crates that no truck has room for.
        self.left = max(0, crates - reading.capacity(reading.me))
        self.full = crates >= reading.capacity(reading.me)
        if self.full:
            self.crates = {truck: capacity(truck) for truck in trucks}
            return
        if HIJACK in reading.hand:
            trucks = _keep_one_empty(trucks, crates)
        self._fit(reading, trucks, crates)

    def _fit(self, reading: Reading, trucks: list[int], crates: int) -> None:
        market = market_now(reading)
        market.settle()
        market.send(reading.me, parts=max(1, crates))
        wanted = [int(sent[reading.me] + 0.5) for sent in market.sent]
        plan = self.crates
        for truck in trucks:
            house = max(range(len(wanted)), key=lambda h: (wanted[h], h))
            some = min(capacity(truck), wanted[house], crates)
            if some > 0:
                plan[truck] = some
                self.meant_for[truck] = house
                wanted[house] -= some
                crates -= some
        for truck in trucks:  # what found no truck of its own goes along with the rest
            some = min(capacity(truck) - plan.get(truck, 0), crates)
            if some > 0:
                plan[truck] = plan.get(truck, 0) + some
                crates -= some


def _keep_one_empty(trucks: list[int], crates: int) -> list[int]:
    """For somebody else's whiskey: the largest truck one can spare."""
    room = sum(capacity(truck) for truck in trucks)
    for truck in trucks:
        if room - capacity(truck) >= crates:
            return [other for other in trucks if other != truck]
    return trucks


def why_load(truck: int, reading: Reading) -> list[Message]:
    plan = Loading(reading)
    if plan.full:
        return [say("because-load-full", count=len(plan.crates), crates=plan.left)]
    if truck in plan.meant_for:
        return [say("because-load-for", house=plan.meant_for[truck])]
    if truck not in plan.crates and HIJACK in reading.hand:
        return [say("because-load-empty", card=HIJACK)]
    return [say("because-load-rest")]


def why_loaded(reading: Reading) -> list[Message]:
    left = Loading(reading).left
    return [say("because-loaded-left", crates=left) if left > 0 else say("because-loaded")]


# --- driving -------------------------------------------------------------------------------------


class Route:
    """Loaded trucks at home, and what they would bring in each house."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.market = _with_the_others(reading)
        me = reading.me
        self.queues = [self.market.queue(me, house) for house in reading.houses]
        for house in reading.houses:
            self._heed_word(house)
        self.trucks = [t.truck for t in reading.trucks(me) if t.crates > 0 and t.house == HOME]
        self.loads = [reading.view.trucks[t].crates for t in self.trucks]
        #: Who could close a speakeasy, by a card that lies face up; and what already stands where.
        self.closer = _closer(reading)
        self.standing = [0.0] * len(self.queues)
        if self.closer != NOBODY:
            for truck in reading.trucks(me):
                if truck.house != HOME:
                    price = self.market.places[truck.house].prices[me]
                    self.standing[truck.house] += truck.crates * price

    def _heed_word(self, house: int) -> None:
        """The holder's word that one may sell at the public dock: after the last round nobody has
        a name to lose."""
        holder = self.reading.holder(house)
        place = self.market.places[house]
        if holder != NOBODY and place.docks[self.reading.me] == PUBLIC:
            if self.reading.has_word(ALLOW, holder, house) and self.reading.left > 1.0:
                place.let(max(place.let_in, self.reading.trust.honour(holder)))

    def gain(self, house: int, crates: float) -> float:
        """What so many crates bring there."""
        ahead, brought = self.queues[house]
        return self.market.places[house].gain(self.reading.me, ahead, brought, crates)

    def income(self, houses: list[int]) -> float:
        """What it brings to send the trucks to these houses."""
        crates = [0] * len(self.queues)
        for load_, house in zip(self.loads, houses, strict=True):
            crates[house] += load_
        total = most = 0.0
        for house, some in enumerate(crates):
            if some:
                gain = self.gain(house, float(some))
                total += gain
                most = max(most, gain + self.standing[house])
        if self.closer != NOBODY:
            total -= _CLOSES * max(most, *self.standing)
        return total + self._kept_word(crates)

    def _kept_word(self, crates: list[int]) -> float:
        value = 0.0
        for house, some in enumerate(crates):
            if some and self.reading.gave_word(SEND, about=house):
                value += _WORD
            if some and self.reading.gave_word(SEND_NONE, about=house):
                value -= _WORD
        return value

    def plan(self) -> list[int]:
        """A house for each truck: one by one, then each is thought over again."""
        best = [OMALLEYS] * len(self.trucks)
        value = self.income(best)
        for _ in range(3):
            changed = False
            for at in range(len(self.trucks)):
                for house in self.reading.houses:
                    trial = [*best[:at], house, *best[at + 1 :]]
                    income = self.income(trial)
                    if income > value + 1e-9:
                        best, value, changed = trial, income, True
            if not changed:
                break
        return best


def _closer(reading: Reading) -> int:
    """Who holds G-Men for a speakeasy, for all to see; nobody."""
    for seat in reading.others:
        if BUST_A_SPEAKEASY in reading.view.mobsters[seat].known:
            return seat
    return NOBODY


def _with_the_others(reading: Reading) -> Market:
    """What stands in line, and what those still to drive are thought to send."""
    market = market_now(reading)
    me = reading.me
    driven = reading.view.table.driven
    for seat in range(reading.seats):
        if driven[seat]:
            market.crates[seat] = 0.0
    market.settle()
    for sent in market.sent:
        sent[me] = 0.0
    return market


def drive(ask: Ask, reading: Reading) -> Action:
    """The next truck, the most crates first."""
    enabled = [option.action for option in ask.options if option.why_not is None]
    route = Route(reading)
    plan = route.plan()
    order = sorted(range(len(plan)), key=lambda at: -route.loads[at])
    for at in order:
        if Drive(route.trucks[at], plan[at]) in enabled:
            return Drive(route.trucks[at], plan[at])
    return Done() if Done() in enabled else enabled[0]


def send_late(ask: Ask, reading: Reading) -> Action:
    """A hijacker's truck that drives at once: where does it bring most?"""
    route = Route(reading)
    best: Action = ask.options[0].action
    best_income = -1e9
    for option in ask.options:
        if isinstance(option.action, Drive) and option.why_not is None:
            crates = float(reading.view.trucks[option.action.truck].crates)
            income = route.gain(option.action.house, crates)
            if income > best_income:
                best, best_income = option.action, income
    return best


def why_drive(answer: Drive, reading: Reading) -> list[Message]:
    """What the load brings there, beside the others of one's own, and in the next best house."""
    route = Route(reading)
    if answer.truck not in route.trucks:  # a hijacker's, late
        crates = float(reading.view.trucks[answer.truck].crates)
        gains = [(route.gain(house, crates), house) for house in reading.houses]
    else:
        plan, at = route.plan(), route.trucks.index(answer.truck)
        load_, route.loads[at] = route.loads[at], 0
        without = route.income(plan)
        route.loads[at] = load_
        gains = [
            (route.income([*plan[:at], house, *plan[at + 1 :]]) - without, house)
            for house in reading.houses
        ]
    here = next((gain for gain, house in gains if house == answer.house), 0.0)
    gain, house = max(each for each in gains if each[1] != answer.house)
    told = (
        say("because-drive-only", cash=about(here))
        if about(gain) <= 0
        else say("because-drive", cash=about(here), house=house, cash_next=about(gain))
    )
    said = [told]
    if _others_to_come(reading):  # the sign on the house counts only what stands there
        said.append(say("because-drive-others"))
    if route.closer != NOBODY:
        said.append(say("because-drive-closer", mobster=route.closer, card=BUST_A_SPEAKEASY))
    return said


def _others_to_come(reading: Reading) -> bool:
    driven = reading.view.table.driven
    return any(
        truck.crates > 0 and truck.house == HOME
        for seat in range(reading.seats)
        if seat != reading.me and not driven[seat]
        for truck in reading.trucks(seat)
    )


def why_stay(reading: Reading) -> list[Message]:
    """Nothing is left that would bring anything."""
    loaded = [t for t in reading.trucks(reading.me) if t.crates > 0 and t.house == HOME]
    return [say("because-drive-stay" if loaded else "because-arranged")]
