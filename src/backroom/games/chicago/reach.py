"""How far something is for a car, and what its boss could do there (K5.1, K5.2)."""

from __future__ import annotations

from backroom.engine.ask import Option
from backroom.games.chicago import turn_action
from backroom.games.chicago.components import NOTHING
from backroom.games.chicago.driving import Driving, best_driver
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn import BEFORE, current_turn

FACES = 6


def could_do(state: Chicago, seat: int, square: int) -> list[Option]:
    """What the seat could do if its car stood there and all else were as it is."""
    boss = state.bosses[seat]
    was = boss.square
    boss.square = square
    options = turn_action.options(state, seat)
    boss.square = was
    return options


def needed(state: Chicago, seat: int, far: int) -> tuple[int | None, int]:
    """The least die that takes the car so far (0: none is needed; None: no die does), and in how
    many of a hundred rolls it falls. Once the die of this turn is cast it is that one."""
    boss = state.bosses[seat]
    if boss.garage != NOTHING or boss.frozen:  # K6.7, K12.6: no action either
        return None, 0
    if far == 0:
        return 0, 100
    for step in state.stack:
        if isinstance(step, Driving) and step.seat == seat:
            return (0, 100) if far <= step.reach(state) else (None, 0)
    turn = current_turn(state)
    now = turn is not None and turn.seat == seat and turn.stalled and turn.stage == BEFORE
    if boss.stalled or now:  # K12.12
        return None, 0
    driver = best_driver(state, seat)
    die = max(1, far - (0 if driver == NOTHING else ROSTER[driver].driving))
    return (die, (100 * (FACES + 1 - die) + FACES // 2) // FACES) if die <= FACES else (None, 0)
