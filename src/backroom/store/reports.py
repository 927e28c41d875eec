"""What people have reported of others, for whoever runs the server to read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import func, select

from backroom.store import schema
from backroom.store.sqlite import FILE, SQLiteStore
from backroom.store.store import NotOpened

_KEEP = (
    'INSERT INTO reports (at_table, "by", seat, why, name, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?)'
)
#: Beyond so many the oldest give way.
_MAKE_WAY = "DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ?"
_OLD = "DELETE FROM reports WHERE at < ?"
#: A server that runs may be writing, for so many seconds.
_PATIENCE = 10.0
_CLEAR = "DELETE FROM reports WHERE id <= ?"
_READ = 'SELECT id, at_table, "by", seat, why, name, lines, at FROM reports ORDER BY id'


class Report(msgspec.Struct, frozen=True):
    """A seat has reported another, whose name and open words were these."""

    table: str
    by: int
    seat: int
    why: str
    name: str
    lines: list[str]
    at: float


class Reported:
    """Beside the tables, in the same file."""

    def __init__(self, store: SQLiteStore) -> None:
        self._store = store

    async def count(self, table: str, by: int) -> int:
        """How much a seat has reported in a game."""
        reports = schema.reports
        theirs = select(func.count()).where(reports.c.at_table == table, reports.c.by == by)

        def read() -> int:
            with self._store._engine.connect() as connection:
                return int(connection.execute(theirs).scalar_one())

        return await self._store._read(read)

    async def keep(self, report: Report, most: int) -> None:
        r = report
        lines = msgspec.json.encode(r.lines).decode()
        values = (r.table, r.by, r.seat, r.why, r.name, lines, r.at)
        await self._store._writer.write([(_KEEP, values), (_MAKE_WAY, (most,))])

    async def sweep(self, before: float) -> None:
        """What is older is gone."""
        await self._store._writer.write([(_OLD, (before,))])


def read(folder: Path) -> tuple[list[Report], int]:
    """All reports in this folder, the oldest first, and the number of the last of them. A server
    may run meanwhile."""
    file = folder / FILE
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as store:
            there = "SELECT 1 FROM sqlite_master WHERE name = 'reports'"
            if store.execute(there).fetchone() is None:
                return [], 0  # of an older version
            rows = store.execute(_READ).fetchall()
    except sqlite3.Error as error:
        raise NotOpened("damaged", file, str(error)) from None
    found = [
        Report(table, by, seat, why, name, msgspec.json.decode(lines, type=list[str]), at)
        for _, table, by, seat, why, name, lines, at in rows
    ]
    return found, rows[-1][0] if rows else 0


def clear(folder: Path, last: int) -> None:
    """What was read up to there is gone; what has come since stays."""
    file = folder / FILE
    try:
        with closing(sqlite3.connect(file, timeout=_PATIENCE)) as store, store:
            store.execute(_CLEAR, (last,))
    except sqlite3.Error as error:
        raise NotOpened("damaged", file, str(error)) from None
