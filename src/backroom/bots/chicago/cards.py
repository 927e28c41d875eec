"""Event cards: when each is worth playing, and on whom (K12)."""

from __future__ import annotations

from collections.abc import Callable

from backroom.bots.chicago import police
from backroom.bots.chicago.errands import Errands
from backroom.bots.chicago.fighting import Fight
from backroom.bots.chicago.odds import DIES, Odds
from backroom.bots.chicago.reading import Reading
from backroom.bots.chicago.worth import ROUND, gangster_worth, leader, threat
from backroom.bots.saying import percent, say
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Message
from backroom.engine.passing import THIS_PHASE, THIS_TIME, Pass
from backroom.games.chicago import questions, timing
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import (
    ACCIDENT,
    AN_OLD_FAVOR,
    BACKSTABBING,
    BREAK_AND_ENTER,
    BURGLARY,
    DYNAMITE,
    ELECTION_DAY,
    FIRST_AID,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    GOAL,
    HORSE_HEAD,
    MASSACRE,
    NOBODY,
    NOTHING,
    OUT_OF_GAS,
    ROUNDS,
    SHOTGUNS,
    SNEAKING_OUT,
    STILL_STANDING,
    STREETWISE,
    THE_FEDS,
    THE_PILLOW,
    THE_RAT,
    TOMMYGUNS,
)
from backroom.games.chicago.event_cards.event_card import EVENT_CARDS
from backroom.games.chicago.gangsters import ROSTER

#: A card in the hand may find a better moment: it should bring so much more than nothing.
_PATIENCE = 0.1
#: What a gangster is worth who has to be fetched first.
_AWAY = 0.4
#: Two at work make a point: what it costs beyond himself to lose one of them.
_BROKEN_PAIR = 0.2
#: To have nobody at all.
_LAST = 0.5


def best_play(options: list[Option], reading: Reading) -> Play | None:
    """The best card to play now, if any is worth it."""
    best: Play | None = None
    most = 0.0
    for option in options:
        play = option.action
        if type(play) is Play and option.why_not is None and play.card in _WORTH:
            value = _WORTH[play.card](reading, play.on)
            if value > most:
                best, most = play, value
    return best


def is_known(action: Action) -> bool:
    """Is this a card to be thought about?"""
    return type(action) is Play and action.card in _WORTH


def _old_favor(reading: Reading, gangster: int) -> float:
    """One for nothing: somebody good, or anybody late in the game."""
    wanted = 0.75 if reading.turns_left > 3.0 else 0.5
    return gangster_worth(reading, reading.me, gangster) - wanted


def _backstab(reading: Reading, rival: int) -> float:
    """Chance picks him; one in prison or in hospital has yet to be fetched."""
    everybody, gang = reading.alive(rival), reading.gang(rival)
    worth = 0.0
    for g in everybody:
        worth += gangster_worth(reading, reading.me, g) * (1.0 if g in gang else _AWAY)
    worth /= len(everybody)
    if len(gang) % 2 == 0:
        worth += threat(reading, rival) * len(gang) / len(everybody)
    return worth + 0.3 * threat(reading, rival) - 0.1


def _break_in(reading: Reading, rival: int) -> float:
    cards = min(2, reading.view.bosses[rival].cards)
    if cards < 2 and reading.turns_left > 2.5:
        return 0.0
    return 0.3 * cards * (1.0 + threat(reading, rival))


def _burglary(reading: Reading, rival: int) -> float:
    pocket = reading.pocketed()
    return 0.15 * min(3.5, pocket) * (1.0 + threat(reading, rival)) - 0.35


def _rat(reading: Reading, rival: int) -> float:
    half = reading.pocketed() / 2.0
    return 0.15 * half * threat(reading, rival) - 0.1


def _election(reading: Reading, rival: int) -> float:
    """The earlier in the game turn the better; on whoever is about to win at any time."""
    rounds = ROUNDS + 1 - reading.round
    table = reading.view.table
    if _has_played(reading, rival):
        rounds -= 1
    harm = threat(reading, rival)
    worth = harm * (ROUND * rounds + reading.income(rival) * 0.0005)
    if reading.points[rival] >= GOAL - 2 and rounds and rival == leader(reading):
        worth += 0.5 * harm
    if table.badge == rival:
        worth += 0.1
    return worth - 0.45


def _has_played(reading: Reading, rival: int) -> bool:
    """Has the rival had his turn in this round?"""
    table = reading.view.table
    if table.now == NOBODY:
        return False
    place = [(seat - table.first) % reading.seats for seat in (rival, table.now)]
    return place[0] < place[1]


def _friends(reading: Reading, on: int) -> float:
    if not reading.view.table.police_actions:
        return 0.0
    return police.within_reach(reading, 5) - 0.3


def _feds(reading: Reading, on: int) -> float:
    """When the police stand before something, and the one action may not do."""
    table = reading.view.table
    if table.badge != reading.me or reading.step("PoliceTurn") is None:
        return 0.0
    return police.best_at(reading, table.police) - (0.25 if table.police_actions else 0.15)


def _murder(reading: Reading, gangster: int) -> float:
    owner = reading.owner(gangster)
    if owner in (NOBODY, reading.me):
        return 0.0
    return 0.6 * threat(reading, owner) * gangster_worth(reading, owner, gangster) - 0.06


def _out_of_gas(reading: Reading, rival: int) -> float:
    table = reading.view.table
    turn = reading.step("BossTurn")
    rolled = turn is not None and turn["rolled"]
    if (table.now != rival or rolled) and reading.points[rival] < GOAL - 1:
        return 0.0  # it would wait for his next turn: so can the card
    return threat(reading, rival) * 2.0 * ROUND - _PATIENCE


def _streetwise(reading: Reading, on: int) -> float:
    """Before the action, if there is something good a little farther on; or on the way home."""
    turn = reading.step("BossTurn")
    if turn is None or reading.step("Driving") is not None:
        return 0.0
    errands = Errands(reading)
    here = errands.value(reading.square) if turn["stage"] == 1 else errands.onward(reading.square)
    reach = 3 + reading.drive
    best = here
    for square in reading.board.within(reading.square, reach):
        if turn["stage"] == 1:
            best = max(best, errands.value(square))
        else:
            best = max(best, errands.onward(square))
    return best - here - 1.2 * ROUND


# --- in a shootout -------------------------------------------------------------------------------


def _better_odds(reading: Reading, more: float) -> float:
    """What a higher total is worth."""
    fight = Fight(reading)
    before, after = fight.odds(), fight.odds(more)
    saved = 0.5 * (before.lost - after.lost)
    return (after.win - before.win) * fight.stake(reading) + saved - 0.12 - 0.05 * more


def _shotguns(reading: Reading, on: int) -> float:
    return _better_odds(reading, 1.0)


def _tommyguns(reading: Reading, on: int) -> float:
    return _better_odds(reading, 2.0)


def _dynamite(reading: Reading, gangster: int) -> float:
    """One of one's own dies for sure: what is at stake must be worth more than he is. Without the
    last one nothing can be attacked, and nothing guarded: he goes for points alone."""
    fight = Fight(reading)
    before, after = fight.odds(), _blown_up(fight, gangster)
    gang = len(reading.gang(reading.me))
    cost = gangster_worth(reading, reading.me, gangster)
    if gang % 2 == 0:
        cost += _BROKEN_PAIR
    elif gang == 1:
        if fight.business == NOTHING:
            return 0.0
        cost += _LAST
    saved = 0.5 * (before.lost - after.lost)
    return (after.win - before.win) * fight.stake(reading) + saved - cost - 0.1


def _blown_up(fight: Fight, gangster: int) -> Odds:
    """The odds after he died for the dynamite (four more, and his own strength less)."""
    return fight.odds(4.0 - _value_in(fight, gangster), 1)


def _value_in(fight: Fight, gangster: int) -> float:
    """What one of one's own counts in it."""
    return float(ROSTER[gangster].value(fight.attacks, fight.business != NOTHING))


def _massacre(reading: Reading, on: int) -> float:
    fight = Fight(reading)
    odds = fight.odds()
    harm = threat(reading, fight.rival)
    return (1.0 - DIES) * 0.5 * (odds.beaten * harm - odds.lost) - 0.05


def _getaway(reading: Reading, on: int) -> float:
    fight = Fight(reading)
    odds = fight.odds()
    lost = 0.35 * odds.lost + ROUND * reading.rounds_left * (1.0 - odds.win)
    if fight.attacks:
        return lost + (1.0 - odds.win) * 0.2 - odds.win * fight.stake(reading) - 0.1
    started = len(reading.view.bosses[reading.me].started)
    return (1.0 - odds.win) * (0.3 + 1.0 * started) + lost - 0.2


def _sneak_out(reading: Reading, on: int) -> float:
    fight = Fight(reading)
    odds = fight.odds()
    alone = fight.odds(-sum(_value_in(fight, g) for g in fight.mine), len(fight.mine))
    gang = sum(gangster_worth(reading, reading.me, g) for g in fight.mine)
    saved = 0.7 * gang * odds.lost / max(1, len(fight.mine)) - 0.15 * gang
    return saved - (odds.win - alone.win) * fight.stake(reading)


def _always(reading: Reading, on: int) -> float:
    return 1.0


_WORTH: dict[int, Callable[[Reading, int], float]] = {
    AN_OLD_FAVOR: _old_favor,
    BACKSTABBING: _backstab,
    BREAK_AND_ENTER: _break_in,
    BURGLARY: _burglary,
    DYNAMITE: _dynamite,
    ELECTION_DAY: _election,
    FIRST_AID: _always,
    FRIENDS_ON_THE_INSIDE: _friends,
    GETAWAY: _getaway,
    ACCIDENT: _murder,
    MASSACRE: _massacre,
    OUT_OF_GAS: _out_of_gas,
    SHOTGUNS: _shotguns,
    SNEAKING_OUT: _sneak_out,
    STILL_STANDING: _always,
    STREETWISE: _streetwise,
    THE_FEDS: _feds,
    THE_PILLOW: _murder,
    THE_RAT: _rat,
    HORSE_HEAD: _always,
    TOMMYGUNS: _tommyguns,
}


# --- why -----------------------------------------------------------------------------------------

_WEAPONS = {SHOTGUNS: 1.0, TOMMYGUNS: 2.0}
_AT_BOSSES = (BACKSTABBING, BREAK_AND_ENTER, BURGLARY, ELECTION_DAY, OUT_OF_GAS, THE_RAT)


def why_play(play: Play, reading: Reading) -> list[Message]:
    """What the card changes, where that can be said in a figure; or on whom it is played."""
    if play.card in _WEAPONS and reading.step("Shootout") is not None:
        fight = Fight(reading)
        now, then = fight.odds(), fight.odds(_WEAPONS[play.card])
        return [say("because-odds", percent=percent(then.win), percent_before=percent(now.win))]
    if play.card == DYNAMITE and reading.step("Shootout") is not None:
        fight = Fight(reading)
        now, then = fight.odds(), _blown_up(fight, play.on)
        odds = say("because-odds", percent=percent(then.win), percent_before=percent(now.win))
        return [odds, say("because-dynamite")]
    if play.card in _AT_BOSSES and play.on == leader(reading):
        return [say("because-leader", boss=play.on)]
    return [say("because-card-now")]


def why_kept(asks: list[Ask]) -> list[Message]:
    """No card now: what could be played may find a better moment."""
    for ask in asks:
        for option in ask.options:
            if type(option.action) is Play and option.why_not is None:
                return [say("because-card-later", card=option.action.card)]
    return [say("because-no-card")]


#: Moments of which somebody is told though his pass stands, or that are in his own turn.
_ANYWAY = {timing.OWN_TURN, timing.ATTACKED, timing.RAIDED, timing.ELECTED}


def longest_pass(answer: Pass, ask: Ask, reading: Reading) -> Pass:
    """Nobody likes to be asked for what he can't play: as long as no card of the hand could fit. No
    longer than the phase: a card that is drawn takes no pass back."""
    if isinstance(ask.question, questions.WindowBeforeDraw):
        return answer
    fits = {when for card in reading.hand for when in _moments(card)} - _ANYWAY
    trade = set(timing.TRADE_PHASE)
    if fits & trade if reading.trade else fits - trade:
        return answer
    longer = Pass(THIS_PHASE)
    free = [option.action for option in ask.options if option.why_not is None]
    idle = all(isinstance(action, Pass) for action in free)
    return longer if idle and longer in free else answer


def _moments(card: int) -> tuple[int, ...]:
    return EVENT_CARDS[card].moments if card in EVENT_CARDS else ()


def why_pass(answer: Pass) -> list[Message]:
    """What a pass that stands does not keep away."""
    return [say("because-pass-stands")] if answer.stand > THIS_TIME else []
