"""Who is asked in a window, and what he may play there."""

from __future__ import annotations

from backroom.engine.window import Window
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import (
    ACCIDENT,
    BACKSTABBING,
    BREAK_AND_ENTER,
    BURGLARY,
    ELECTION_DAY,
    FIRST_CONTRACT,
    FRIENDS_ON_THE_INSIDE,
    OUT_OF_GAS,
    STREETWISE,
    THE_FEDS,
    THE_PILLOW,
    THE_RAT,
)
from backroom.games.chicago.gangsters import DOUGH_BOY, KNUCKLES
from tests.chicago.given import Given

ONE_DOWN = FIRST_CONTRACT + 2
ANY_TIME = (ACCIDENT, ELECTION_DAY, OUT_OF_GAS, THE_FEDS, THE_PILLOW)
OWN_TURN = (BURGLARY, FRIENDS_ON_THE_INSIDE, STREETWISE, THE_RAT)
TRADE_PHASE = (BACKSTABBING, BREAK_AND_ENTER)


def asked(given: Given) -> list[int]:
    """Whom the game waits for."""
    return [ask.seat for ask in given.game.asks(given.state) if ask.waiting]


def in_window(given: Given) -> bool:
    return isinstance(given.state.stack[-1], Window)


def playable(given: Given, seat: int) -> set[int]:
    """The cards he could play now."""
    return {action.card for action in given.legal(seat) if isinstance(action, Play)}


def two_pillows(now: int = 0) -> Given:
    """Gangsters of 0 in hospital and in prison; 1 and 2 may see to them before this turn."""
    given = Given(3).in_hospital(0, DOUGH_BOY).in_prison(0, KNUCKLES)
    return given.hand(1, THE_PILLOW).hand(2, ACCIDENT).turn_of(now, window=True)
