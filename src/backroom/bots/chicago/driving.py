"""The car: where to, and what to do there (K5)."""

from __future__ import annotations

from random import Random

from backroom.bots.chicago.errands import Errands
from backroom.bots.chicago.reading import Reading
from backroom.bots.chicago.worth import gangster_worth, goods_worth
from backroom.bots.dice import shuffle
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.games.chicago.actions import (
    Bet,
    Done,
    Drive,
    Fetch,
    Grab,
    NoAction,
    PickLot,
    PoliceFirst,
    RollDie,
    Stay,
)

#: Of a start one can hardly say what it will be worth: liking counts as well.
_WHIM = 0.4


def pick_lot(ask: Ask, reading: Reading, rng: Random) -> Action:
    """A square from which there is much to do, not always the same."""
    best: Action = PickLot(0)
    most = -1e9
    for option in ask.options:
        action = option.action
        if option.why_not is None and isinstance(action, PickLot):
            reading.square = reading.board.lot_square[action.lot]
            value = Errands(reading, rng).onward(reading.square) + rng.gauss(0.0, _WHIM)
            if value > most:
                best, most = action, value
    return best


def move(ask: Ask, reading: Reading) -> Action:
    """A die can't hurt: one may stay after the roll."""
    legal = [option.action for option in ask.options if option.why_not is None]
    for action in (RollDie(), Stay(), PoliceFirst()):
        if action in legal:
            return action
    return legal[0]


def drive(ask: Ask, reading: Reading, rng: Random) -> Action:
    squares = [option.action.square for option in ask.options if isinstance(option.action, Drive)]
    shuffle(rng, squares)  # of two ways that are as good, not always the northern one
    errands = Errands(reading, rng)
    best, most = squares[0], -1e9
    for square in squares:
        value = errands.value(square)
        if value > most:
            best, most = square, value
    return Drive(best)


def act(ask: Ask, reading: Reading, rng: Random) -> Action:
    """The best of what can be done here."""
    legal = [option.action for option in ask.options if option.why_not is None]
    errands = Errands(reading, rng)
    best: Action = NoAction()
    most = errands.onward(reading.square)
    for aim in errands.here(reading.square):
        action = aim.stop.action()
        if action in legal and aim.worth > most:
            best, most = action, aim.worth
    return best


def fetch(ask: Ask, reading: Reading) -> Action:
    """Anybody else there is a seat for."""
    legal = [option.action for option in ask.options if option.why_not is None]
    found = [action for action in legal if isinstance(action, Fetch)]
    if not found:
        return Done()
    return max(found, key=lambda f: gangster_worth(reading, reading.me, f.gangster))


def bet(ask: Ask, reading: Reading) -> Action:
    """A fair bet: little, unless one is far behind."""
    bets = [option.action.fifties for option in ask.options if isinstance(option.action, Bet)]
    behind = max(reading.points) - reading.points[reading.me]
    wanted = int(reading.cash * (0.5 if behind >= 3 else 0.1)) // 50
    return Bet(max(bets[0], min(bets[-1], wanted)))


def grab(ask: Ask, reading: Reading) -> Action:
    """In a burglary: the resource that is worth most to oneself."""
    best: Action | None = None
    most = -1.0
    for option in ask.options:
        action = option.action
        if option.why_not is None and isinstance(action, Grab):
            goods = list(reading.goods)
            goods[action.resource] += 1
            value = goods_worth(tuple(goods))
            if value > most:
                best, most = action, value
    assert best is not None
    return best
