"""Where people are reached who do not look at their table: kept with the seat, gone with it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError

from backroom.store import schema
from backroom.store.writer import Writer, failure

T = TypeVar("T")

_KEEP = (
    'INSERT INTO reach ("table", seat, json, done) VALUES (?, ?, ?, ?)'
    ' ON CONFLICT ("table", seat) DO UPDATE SET json = excluded.json, done = excluded.done'
)
_FORGET = 'DELETE FROM reach WHERE "table" = ? AND seat = ?'


class Reached:
    """By the seats of a table, as data."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def of(self, table: str) -> dict[int, bytes]:
        return await self._read(lambda: self._of(table))

    async def _read(self, reading: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(reading)
        except DBAPIError as error:
            raise failure(error.orig) from None

    def _of(self, table: str) -> dict[int, bytes]:
        reach = schema.reach
        with self._engine.connect() as connection:
            rows = connection.execute(select(reach).where(reach.c.table == table))
            return {row.seat: row.json.encode() for row in rows}

    async def keep(self, table: str, seat: int, data: bytes, done: bool) -> None:
        """``done``: the seat has been told of the end, and nothing is to be told any more."""
        await self._writer.write([(_KEEP, (table, seat, data.decode(), int(done)))])

    async def forget(self, table: str, seat: int) -> None:
        await self._writer.write([(_FORGET, (table, seat))])

    async def open(self) -> list[str]:
        """The tables at which somebody may have to be told something."""
        return await self._read(self._open)

    def _open(self) -> list[str]:
        reach = schema.reach
        with self._engine.connect() as connection:
            found = select(reach.c.table).where(reach.c.done == 0).distinct()
            return list(connection.execute(found).scalars())
