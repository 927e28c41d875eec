"""A move at a table: is it time for it, what comes of it by the rules, and stored it is.

All of it is done under the table's lock, and nobody is told of anything here (``playing``)."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from backroom.engine.action import Action
from backroom.engine.record import Record
from backroom.engine.save import AnyTable, line_of
from backroom.server import refusals
from backroom.server.offers import overdue
from backroom.server.restless import Restless
from backroom.server.windows import fell_through
from backroom.store.store import Store, StoreFailed

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

_log = logging.getLogger("backroom.tables")


class Moves:
    """Of one table."""

    def __init__(self, here: TableInPlay, store: Store, most_changes: int) -> None:
        self._here = here
        self._store = store
        self._restless = Restless(most_changes)

    async def take(self, seat: int, action: Action, ask: str | None) -> list[Record]:
        """An action of a seat, and its record; the last answer to a sealed question may have to
        wait, and has none yet."""
        here = self._here
        table, windows = here.table, here.windows
        if table is None:
            raise refusals.NotStarted()
        if here.playing:
            await self.let_offers_lapse(table)  # nobody takes one whose time is up
        windows.check_in_advance(table, seat, action)
        if here.seats[seat].human:
            self._restless.check(table, seat, action)
        if windows.too_soon(table, seat, action):
            await windows.hold(table, seat, action, ask)
            windows.thought(table, seat)
            return []
        unhold = windows.dropped_by(table, seat, action)
        answered = windows.answered(table, action)
        at = table.count
        record = table.act(seat, action, ask)
        answer_forced(table)
        if fell_through(record):
            unhold = None  # nothing has changed hands, and every answer stands
        await self.keep(table, at, unhold)
        windows.note_asked_again(table, answered)
        windows.thought(table, seat)
        return [record]

    async def take_all(self, seat: int, actions: list[Action], ask: str | None) -> list[Record]:
        """Parts of an arrangement roll no dice; what ends it may, and may have to wait."""
        here = self._here
        table, windows = here.table, here.windows
        if table is None:
            raise refusals.NotStarted()
        table.check_open(seat, ask)
        *parts, last = actions
        windows.check_in_advance(table, seat, actions[0])
        self._restless.check(table, seat, actions[0])
        table.game.check_parts(table.state, seat, parts, last)
        unhold = windows.dropped_by(table, seat, actions[0])
        at = table.count
        records = [table.act(seat, part) for part in parts]
        waits = windows.too_soon(table, seat, last)
        if not waits:
            records.append(table.act(seat, last))
            answer_forced(table)
        if table.count > at:
            await self.keep(table, at, unhold)
        if waits:
            try:
                await windows.hold(table, seat, last, None)
            except StoreFailed:
                here.show()  # its parts are kept, and can be changed
                raise
        windows.thought(table, seat)
        return records

    async def let_offers_lapse(self, table: AnyTable) -> bool:
        """Those whose time is up."""
        at = table.count
        for seat, action in overdue(table):
            table.act(seat, action)
        if table.count == at:
            return False
        await self.keep(table, at, None)
        return True

    async def end_game(self) -> None:
        """All who play want to stop."""
        here = self._here
        table, held = here.table, here.windows.held
        if table is None:
            raise refusals.NotStarted()
        at = table.count
        table.stop()
        await self.keep(table, at, None if held is None else held.seat)

    async def keep(self, table: AnyTable, at: int, unhold: int | None) -> None:
        """Store the records from number ``at`` on. If that fails, our copy is worth nothing."""
        here = self._here
        rows = [line_of(record) for record in table.since(at)]
        try:
            await self._store.append(here.id, at, rows, unhold, here.over, here.bots.kept)
        except BaseException:
            await here.load_again()
            raise
        self._restless.count(table.since(at))
        if unhold is not None:
            here.windows.held = None
        if here.over:
            _log.info("over", extra={"table": here.id, "game": here.game.name})


def answer_forced(table: AnyTable) -> None:
    """Nobody is asked what public facts leave one answer to."""
    while table.answer_forced() is not None:
        pass
