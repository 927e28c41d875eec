"""The lock of a table: whoever changes a table holds it, and finds the table still there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay


class Gone(Exception):
    """The table was put away meanwhile: look it up again."""


class Locked:
    """Of one table: ``async with``."""

    __slots__ = ("_table",)

    def __init__(self, table: TableInPlay) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.gone:
            self._table.lock.release()
            raise Gone

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()
