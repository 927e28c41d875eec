"""Positions of real games, found by what they are to show."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import count
from typing import Any

from backroom.arena.play import match
from backroom.engine.passing import only_pass
from backroom.engine.record import Record
from backroom.engine.save import AnyTable
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.windows import CardWindow
from tests.checks import Row, rows_of

SEATS = 3


class _Found(Exception):
    pass


def find(fits: Callable[[Any], bool]) -> list[Row]:
    """The records that lead to the first position like this."""
    found: list[Row] = []

    def watch(table: AnyTable, record: Record) -> None:
        if not table.state.over and fits(table.state):
            found.extend(rows_of(table.records))
            raise _Found

    for seed in count():
        game = match(BOOTLEGGERS, Options(), ["chaotic"] * SEATS, seed, watch=watch)
        try:
            game.play()
        except _Found:
            return found
    raise AssertionError


def passers(state: Any) -> list[int]:
    """Who is asked in this window and can only pass."""
    seats = range(state.seats)
    return [seat for seat in seats if only_pass(BOOTLEGGERS.own_asks(state, seat))]


def players(state: Any) -> list[int]:
    """Who is asked in this window and could play something."""
    asked = {ask.seat for ask in BOOTLEGGERS.asks(state) if ask.waiting}
    return sorted(asked - set(passers(state)))


def _fresh(state: Any) -> bool:
    top = state.stack[-1]
    return isinstance(top, CardWindow) and all(answer is None for answer in top.answers)


@lru_cache
def window(can_play: int, can_pass: int) -> tuple[list[Row], list[int], list[int]]:
    """A window that has just opened: so many could play, so many can only pass."""
    who: list[list[int]] = []

    def fits(state: Any) -> bool:
        if not _fresh(state) or any(state.standing):
            return False
        who[:] = [players(state), passers(state)]
        return (len(who[0]), len(who[1])) == (can_play, can_pass)

    rows = find(fits)
    return rows, who[0], who[1]
