"""Driving, and what is answered where the car stands (K5)."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.meaning import Meaning, Tone
from backroom.engine.message import Message
from backroom.games.chicago import actions, reach
from backroom.games.chicago.board import Board
from backroom.games.chicago.components import MEDIUM, NOTHING, STEP
from backroom.games.chicago.driving import Driving, best_driver
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.means import law
from backroom.games.chicago.means.deeds import Deed, deed_of, deeds
from backroom.games.chicago.means.saying import meaning, say
from backroom.games.chicago.means.sight import Sight
from backroom.games.chicago.police import Confiscating
from backroom.games.chicago.turn_action import Taking, told

#: So many of the things worth going to are named before the die is cast.
_NAMED = 3
#: As far as one gets with a good die: what lies within that is near.
_NEAR = 6


def look_around(sight: Sight, square: int) -> list[Deed]:
    """What could be done from a square, what matters most first."""
    return deeds(sight, reach.could_do(sight.state, sight.seat, square), square)


# --- the car -------------------------------------------------------------------------------------


def roll(sight: Sight) -> Meaning:
    """K5.1: how likely the die takes the car to what is worth going to."""
    state, seat = sight.state, sight.seat
    row = state.board.distance[state.bosses[seat].square]
    driver = best_driver(state, seat)
    bonus = 0 if driver == NOTHING else ROSTER[driver].driving
    best: list[tuple[float, int, Deed]] = []
    for square in state.board.within(state.bosses[seat].square, reach.FACES + bonus):
        found = look_around(sight, square) if row[square] > 0 else []
        if found and found[0].tone == "earns":
            chance = reach.needed(state, seat, row[square])[1]
            best.append((found[0].worth * chance, chance, found[0]))
    best.sort(key=lambda each: -each[0])
    # The same thing in two places is named once, where it is likelier.
    heard: list[Message] = []
    said: list[Message] = []
    for _, chance, deed in best:
        if deed.like not in heard and len(said) < _NAMED:
            heard.append(deed.like)
            said.append(say("mean-chance", percent=chance, items=[deed.here]))
    if not said:
        said.append(say("mean-nothing-near"))
    return meaning("earns" if best else "neutral", *said)


def stay(sight: Sight) -> Meaning:
    """What can be done where the car is."""
    return meaning("neutral", *_here(look_around(sight, sight.state.bosses[sight.seat].square)))


def _here(found: list[Deed]) -> list[Message]:
    return [deed.here for deed in found] or [say("mean-nothing-here")]


def drive(sight: Sight, square: int) -> Meaning:
    """K5.1, K5.2: everything that can be done there, and how far it is."""
    found = look_around(sight, square)
    said = [*_here(found), *_way(sight, square)]
    good = [deed for deed in found if deed.tone != "loses"]
    if not good:
        return meaning("neutral", *said)
    tone: Tone = "earns" if good[0].tone == "earns" else "neutral"
    return meaning(tone, *said, brief=good[0].means().brief)


def _way(sight: Sight, square: int) -> list[Message]:
    state = sight.state
    far = state.board.distance[state.bosses[sight.seat].square][square]
    step = state.stack[-1]
    if far == 0:
        return [say("mean-stays")]
    if isinstance(step, Driving) and far > step.die:  # K9.2
        return [say("mean-way-driver", count=far, gangster=best_driver(state, sight.seat))]
    return [say("mean-way", count=far)]


def way_to(sight: Sight, far: int, die: int | None, chance: int) -> tuple[Message, ...]:
    """How far something is, and which die takes one there how often."""
    state = sight.state
    boss = state.bosses[sight.seat]
    if boss.frozen:
        return (say("mean-way-frozen", count=far),)
    if boss.garage != NOTHING:
        return (say("mean-way-garage", count=far),)
    if far == 0:
        return (say("mean-way-here"),)
    if die == 0:
        return (say("mean-way-reached", count=far),)
    if die is None:
        return (say("mean-way-far", count=far),)
    driver = best_driver(state, sight.seat)
    if driver == NOTHING:
        return (say("mean-way-die", count=far, die=die, percent=chance),)
    return (say("mean-way-die-driver", count=far, die=die, percent=chance, gangster=driver),)


# --- the action ----------------------------------------------------------------------------------


def act(sight: Sight, action: Action, square: int) -> Meaning | None:
    """The one action of the turn, from this square."""
    if isinstance(action, actions.TakeSome):
        return meaning("neutral", say("mean-take-some"))
    deed = deed_of(sight, action, square)
    return None if deed is None else deed.means()


def count(sight: Sight, action: actions.TakeCount) -> Meaning:
    """How many of a resource leave a place, with what is set of the others (K5.4, K7.5)."""
    step = sight.state.stack[-1]
    assert isinstance(step, Taking)
    if isinstance(step, Confiscating):
        there = sight.state.table.on_place(step.place)
        return law.confiscates(there[action.supply] - action.count)
    then = [have + more for have, more in zip(sight.goods, step.counts, strict=True)]
    then[action.supply] = sight.goods[action.supply] + action.count
    return meaning("neutral", say("mean-then-goods", picks=told(then)))


def takes(sight: Sight) -> Meaning | None:
    """What is set to leave the place, all together; the police take it from everybody alike."""
    step = sight.state.stack[-1]
    if not isinstance(step, Taking) or isinstance(step, Confiscating):
        return None
    then = [have + more for have, more in zip(sight.goods, step.counts, strict=True)]
    return meaning("earns", *sight.stock(then))


def bet(sight: Sight, fifties: int) -> Meaning:
    """K14.5: 4 to 6 doubles it."""
    stake = fifties * STEP
    said = say("mean-bet", cash_more=sight.cash + stake, cash_less=sight.cash - stake)
    return meaning("neutral", said)


def grab(sight: Sight, resource: int) -> Meaning:
    """One resource out of a rival's safe (K12.4)."""
    then = list(sight.goods)
    then[resource] += 1
    return meaning("earns", *sight.stock(then))


# --- the beginning (K3.3) ------------------------------------------------------------------------


def starting_lot(sight: Sight, lot: int) -> Meaning:
    """What lies near a square to start from; nothing that is so of every other, too."""
    state, board = sight.state, sight.state.board
    row = board.distance[board.lot_square[lot]]
    near = {start: _territories_near(board, start) for start in board.starts()}
    said = []
    if len(set(near.values())) > 1:
        said.append(say("mean-start-territories", count=near[lot], most=_NEAR))
    places = [p for p in range(len(board.place_square)) if sum(state.table.on_place(p))]
    places.sort(key=lambda p: row[board.place_square[p]])
    for place in places[:_NAMED]:
        goods = told(state.table.on_place(place))
        far = row[board.place_square[place]]
        said.append(say("mean-start-goods", place=place, picks=goods, count=far))
    far_from = {start: _to_medium(board, start) for start in board.starts()}
    if len(set(far_from.values())) > 1:
        said.append(say("mean-start-medium", count=far_from[lot]))
    return meaning("neutral", *said)


def _territories_near(board: Board, lot: int) -> int:
    row = board.distance[board.lot_square[lot]]
    return sum(row[square] <= _NEAR for square in board.territory_square)


def _to_medium(board: Board, lot: int) -> int:
    """How far it is to the next medium lot."""
    row = board.distance[board.lot_square[lot]]
    return min(row[board.lot_square[n]] for n, size in enumerate(board.lot_size) if size == MEDIUM)
