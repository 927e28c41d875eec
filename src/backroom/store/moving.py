"""One table as a file, with all that is kept of it: to be taken to another server and played on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table

from backroom.store import schema
from backroom.store.migrate import is_known
from backroom.store.sqlite import FILE
from backroom.store.store import NotOpened
from backroom.store.writer import Statement, Value

FORMAT = 1
#: They can be made again.
_CACHES = (schema.snapshots, schema.stories)


class Moved(msgspec.Struct, forbid_unknown_fields=True):
    """A table: the rows of each table of the store that belong to it. Bytes are in hex."""

    backroom_table: int
    version: str
    id: str
    rows: dict[str, list[dict[str, str | int | float | None]]]


class NotMoved(Exception):
    """Not a table's file (the detail), or one of a newer version."""

    def __init__(self, detail: str, newer: bool = False) -> None:
        super().__init__(detail)
        self.detail = detail
        self.newer = newer


def _parts() -> list[tuple[Table, str]]:
    """Each table of the store that holds something of a table, and the column that says of which.
    The first is the one to which the others belong."""
    found = [(schema.tables, "id")]
    for table in schema.metadata.sorted_tables:
        if "table" in table.c and table not in _CACHES:
            found.append((table, "table"))
    return found


def take(folder: Path, id: str) -> bytes | None:
    """The table of that id, as a file; None: there is none. A server may run meanwhile."""
    file = folder / FILE
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as store:
            store.row_factory = sqlite3.Row
            store.execute("BEGIN")
            (version,) = store.execute("SELECT version_num FROM alembic_version").fetchone()
            if not is_known(version):
                raise NotOpened("newer", file)
            rows = {
                table.name: [
                    dict(zip(row.keys(), map(_plain, row), strict=True))
                    for row in store.execute(
                        f'SELECT * FROM "{table.name}" WHERE "{column}" = ?', (id,)
                    )
                ]
                for table, column in _parts()
            }
    except (sqlite3.Error, TypeError) as error:
        raise NotOpened("damaged", file, str(error)) from None
    if not rows[schema.tables.name]:
        return None
    return msgspec.json.encode(Moved(FORMAT, version, id, rows))


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value


def read(raw: bytes) -> Moved:
    """A table's file, looked at."""
    try:
        moved = msgspec.json.decode(raw, type=Moved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotMoved(str(error)) from None
    if moved.backroom_table != FORMAT or not is_known(moved.version):
        raise NotMoved(moved.version, newer=True)
    (first, column), *others = _parts()
    rows = moved.rows.get(first.name, [])
    if [row.get(column) for row in rows] != [moved.id]:
        raise NotMoved("id")
    for table, name in others:
        if any(row.get(name) != moved.id for row in moved.rows.get(table.name, [])):
            raise NotMoved(table.name)
    return moved


def statements(moved: Moved) -> list[Statement]:
    """What puts it into a store. What an older version did not know is as it is at first."""
    found: list[Statement] = []
    for table, _ in _parts():
        for row in moved.rows.get(table.name, []):
            known = [name for name in row if name in table.c]
            names = ", ".join(f'"{name}"' for name in known)
            marks = ", ".join("?" for _ in known)
            values = tuple(_value(table, name, row[name]) for name in known)
            found.append((f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})', values))
    return found


def _value(table: Table, name: str, value: str | int | float | None) -> Value:
    if isinstance(value, str) and isinstance(table.c[name].type, LargeBinary):
        try:
            return bytes.fromhex(value)
        except ValueError:
            raise NotMoved(name) from None
    return value
