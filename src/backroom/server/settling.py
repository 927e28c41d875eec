"""What is answered for people: as they have left word, when time is up, when a window closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.engine.game import Forced
from backroom.engine.save import AnyTable
from backroom.server.moves import Moves, answer_forced

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay


class Settling:
    """Of one table; under its lock."""

    def __init__(self, here: TableInPlay, moves: Moves) -> None:
        self._here = here
        self._moves = moves

    async def settle(self, table: AnyTable) -> bool:
        """Answer the next of it. False: nothing is to be answered."""
        here = self._here
        windows = here.windows
        if await self._moves.let_offers_lapse(table):
            return True
        await windows.let_go(table)
        people, several = here.seats.people, here.seats.several
        ordered = here.orders.due(table, people, several, here.tempo.pace)
        if ordered is not None:
            await self._answer_for(table, ordered)
            return True
        if await self._answer_late(table):
            return True
        if not windows.may_close(table):
            return False
        at, unhold = table.count, None
        try:
            for seat, action in windows.due(table):
                table.act(seat, action)
                answer_forced(table)
                unhold = seat if windows.holds(seat) else unhold
        except Exception:
            await here.load_again()
            raise
        if table.count == at:
            return False
        await self._moves.keep(table, at, unhold)
        return True

    async def _answer_late(self, table: AnyTable) -> bool:
        """Answer for those whose time is up."""
        at, absence = table.count, self._here.absence
        try:
            silent = await absence.answer(table)
            answer_forced(table)
        except Exception:
            await self._here.load_again()
            raise
        if table.count == at:
            return False
        await self._moves.keep(table, at, None)
        await absence.replace_silent(silent)
        absence.look()
        return True

    async def _answer_for(self, table: AnyTable, ordered: Forced) -> None:
        at = table.count
        try:
            table.act(ordered.seat, ordered.action)
            answer_forced(table)
        except Exception:
            await self._here.load_again()
            raise
        await self._moves.keep(table, at, None)
