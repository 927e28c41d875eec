"""A boss who stands somewhere and has his one action before him."""

from __future__ import annotations

from backroom.games.chicago.actions import Stay
from backroom.games.chicago.components import FIRST_CONTRACT
from tests.chicago.given import Given

SHAVING, ROSES = FIRST_CONTRACT, FIRST_CONTRACT + 5


def acting(given: Given, square: int) -> Given:
    """Boss 0 has moved to this square, and is to act."""
    return given.car(0, square).turn_of(0).act(0, Stay())
