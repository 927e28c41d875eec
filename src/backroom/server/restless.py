"""Whoever changes his mind without end: each change is a record, and every record is kept."""

from __future__ import annotations

from collections.abc import Iterable

from backroom.engine.action import Action
from backroom.engine.deal import DEAL_ACTIONS
from backroom.engine.record import Record, Undo
from backroom.engine.save import AnyTable
from backroom.server import refusals


class Restless:
    """So many records a seat may leave in one round (or turn) before it can only go on. It is told
    of nothing but what it did itself."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._round = -1
        self._left: dict[int, int] = {}

    def check(self, table: AnyTable, seat: int, action: Action) -> None:
        now = table.game.progress(table.state).now
        if now > self._round:  # what is taken back does not begin it anew
            self._round = now
            self._left.clear()
        if self._left.get(seat, 0) >= self._most and _changes_nothing(table, seat, action):
            raise refusals.Restless()

    def count(self, records: Iterable[Record]) -> None:
        for record in records:
            self._left[record.seat] = self._left.get(record.seat, 0) + 1


def _changes_nothing(table: AnyTable, seat: int, action: Action) -> bool:
    """Does the game go on as well without it?"""
    if isinstance(action, (Undo, *DEAL_ACTIONS)):
        return True
    asks = table.game.own_asks(table.state, seat)
    again = [ask for ask in asks if ask.answer is not None]
    return any(ask.knows(action) for ask in (*again, *table.game.own_asides(table.state, seat)))
