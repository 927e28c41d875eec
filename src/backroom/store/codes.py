"""The short codes of tables, beside the tables, in the same file."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, select

from backroom.store import schema
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import OVER

_KEEP = "INSERT OR REPLACE INTO codes (at_table, code, key, until) VALUES (?, ?, ?, ?)"
_DROP = "DELETE FROM codes WHERE at_table = ?"
_OLD = "DELETE FROM codes WHERE at_table IN (SELECT id FROM tables WHERE status = ?)"


class CodeRow(msgspec.Struct, frozen=True):
    """``key``: by which a television looks on."""

    table: str
    code: str
    key: str
    until: float


class KeptCodes:
    def __init__(self, store: SQLiteStore) -> None:
        self._store = store

    async def keep(self, row: CodeRow) -> None:
        """In place of the one that the table had."""
        await self._store._writer.write([(_KEEP, (row.table, row.code, row.key, row.until))])

    async def drop(self, table: str) -> None:
        await self._store._writer.write([(_DROP, (table,))])

    async def sweep(self) -> None:
        """Those of tables that are over."""
        await self._store._writer.write([(_OLD, (OVER,))])

    async def of(self, table: str) -> CodeRow | None:
        return await self._one(schema.codes.c.at_table == table)

    async def by(self, code: str) -> CodeRow | None:
        return await self._one(schema.codes.c.code == code)

    async def _one(self, wanted: ColumnElement[bool]) -> CodeRow | None:
        def read() -> Any:
            with self._store._engine.connect() as connection:
                return connection.execute(select(schema.codes).where(wanted)).one_or_none()

        row = await self._store._read(read)
        return row and CodeRow(row.at_table, row.code, row.key, row.until)
