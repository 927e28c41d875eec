"""What people write down for themselves: kept with the seat, gone with the table."""

from __future__ import annotations

from sqlalchemy import select

from backroom.store import schema
from backroom.store.sqlite import SQLiteStore

_KEEP = (
    'INSERT INTO notes ("table", seat, json) VALUES (?, ?, ?)'
    ' ON CONFLICT ("table", seat) DO UPDATE SET json = excluded.json'
)
_FORGET = 'DELETE FROM notes WHERE "table" = ? AND seat = ?'


class KeptNotes:
    """Beside the tables, in the same file."""

    def __init__(self, store: SQLiteStore) -> None:
        self._store = store

    async def of(self, table: str, seat: int) -> bytes | None:
        notes = schema.notes
        found = select(notes.c.json).where(notes.c.table == table, notes.c.seat == seat)

        def read() -> bytes | None:
            with self._store._engine.connect() as connection:
                row = connection.execute(found).first()
            return None if row is None else str(row.json).encode()

        return await self._store._read(read)

    async def keep(self, table: str, seat: int, data: bytes) -> None:
        await self._store._writer.write([(_KEEP, (table, seat, data.decode()))])

    async def forget(self, table: str, seat: int) -> None:
        await self._store._writer.write([(_FORGET, (table, seat))])
