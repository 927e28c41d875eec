"""What is kept of people beyond a table: profiles, their seats, how reliable they were.

A profile is found by the hash of a key that only the person's devices have. What is deleted is
overwritten in the file (``secure_delete``), and the write-ahead log is emptied after it.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Row, func, select

from backroom.store import schema
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import OVER
from backroom.store.writer import Statement

_KEEP = (
    'INSERT INTO profiles (id, "key", data, seen) VALUES (?, ?, ?, ?)'
    ' ON CONFLICT ("key") DO UPDATE SET data = excluded.data, seen = excluded.seen'
)
_SEEN = "UPDATE profiles SET seen = ? WHERE id = ?"
_ATTACH = (
    'INSERT INTO profile_seats (profile, "table", seat, counted) VALUES (?, ?, ?, 0)'
    ' ON CONFLICT ("table", seat) DO UPDATE SET profile = excluded.profile'
)
_COUNT = (
    "UPDATE profiles SET games = games + 1, asked = asked + ?, in_time = in_time + ?,"
    " words = words + ?, kept = kept + ? WHERE id IN"
    ' (SELECT profile FROM profile_seats WHERE "table" = ? AND seat = ? AND counted = 0)'
)
_COUNTED = 'UPDATE profile_seats SET counted = 1 WHERE "table" = ?'
_DELETE = "DELETE FROM profiles WHERE id = ?"
_FORGET = 'UPDATE seats SET forget = 1 WHERE "table" = ? AND seat = ?'
#: The key that follows from the profile goes with the name, not before: while the game lasts, a
#: device may have no other.
_NAME = "UPDATE seats SET name = ?, forget = 0, own = '' WHERE \"table\" = ? AND seat = ?"
_REPORTED = "UPDATE reports SET name = ? WHERE at_table = ? AND seat = ?"
_HEAD = "UPDATE tables SET head = ? WHERE id = ?"
_IDLE = "DELETE FROM profiles WHERE seen < ?"
#: No list of somebody's tables is longer.
_MOST_TABLES = 100


class Reliability(msgspec.Struct, frozen=True):
    """Of finished games at tables with several people: how many, how often somebody was asked and
    had answered in time, how often given a word that was judged and had kept it."""

    games: int = 0
    asked: int = 0
    in_time: int = 0
    words: int = 0
    kept: int = 0


class ProfileRow(msgspec.Struct):
    id: str
    data: bytes
    seen: float
    reliability: Reliability


class OwnTable(msgspec.Struct):
    """A table where somebody has a seat."""

    table: str
    seat: int
    game: str
    status: str
    created: float


class People:
    """Beside the tables, in the same file."""

    def __init__(self, store: SQLiteStore) -> None:
        self._store = store
        self._writer = store._writer

    async def find(self, key: str) -> ProfileRow | None:
        """The profile of the key with this hash."""
        profiles = schema.profiles

        def read() -> ProfileRow | None:
            with self._store._engine.connect() as connection:
                row = connection.execute(select(profiles).where(profiles.c.key == key)).first()
            if row is None:
                return None
            return ProfileRow(row.id, row.data.encode(), row.seen, _reliability(row))

        return await self._store._read(read)

    async def count(self) -> int:
        def read() -> int:
            with self._store._engine.connect() as connection:
                found = connection.execute(select(func.count()).select_from(schema.profiles))
                return int(found.scalar_one())

        return await self._store._read(read)

    async def keep(self, id: str, key: str, data: bytes, now: float) -> None:
        """A new profile, or other data of the one that this key (its hash) has."""
        await self._writer.write([(_KEEP, (id, key, data.decode(), now))])

    async def seen(self, id: str, now: float) -> None:
        await self._writer.write([(_SEEN, (now, id))])

    async def attach(self, id: str, table: str, seat: int) -> None:
        """This person sits there."""
        await self._writer.write([(_ATTACH, (id, table, seat))])

    async def tables_of(self, id: str) -> list[OwnTable]:
        """Where this person sits, the newest first."""
        seats, tables = schema.profile_seats, schema.tables
        found = (
            select(tables.c.id, seats.c.seat, tables.c.game, tables.c.status, tables.c.created)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.profile == id)
            .order_by(tables.c.created.desc())
            .limit(_MOST_TABLES)
        )

        def read() -> list[OwnTable]:
            with self._store._engine.connect() as connection:
                return [OwnTable(*row) for row in connection.execute(found)]

        return await self._store._read(read)

    async def reliable(self, table: str) -> dict[int, Reliability]:
        """Of those at the table who have a profile, by seat."""
        seats, profiles = schema.profile_seats, schema.profiles
        found = (
            select(seats.c.seat, profiles)
            .join(profiles, profiles.c.id == seats.c.profile)
            .where(seats.c.table == table)
        )

        def read() -> dict[int, Reliability]:
            with self._store._engine.connect() as connection:
                return {row.seat: _reliability(row) for row in connection.execute(found)}

        return await self._store._read(read)

    async def tally(self, table: str, counts: dict[int, Reliability]) -> None:
        """A game is over: how reliable its people were, counted once."""
        statements: list[Statement] = [
            (_COUNT, (c.asked, c.in_time, c.words, c.kept, table, seat))
            for seat, c in counts.items()
        ]
        await self._writer.write([*statements, (_COUNTED, (table,))])

    async def seats_of(self, id: str) -> list[tuple[str, int]]:
        """All tables and seats of this person."""
        seats = schema.profile_seats

        def read() -> list[tuple[str, int]]:
            with self._store._engine.connect() as connection:
                found = select(seats.c.table, seats.c.seat).where(seats.c.profile == id)
                return [(row.table, row.seat) for row in connection.execute(found)]

        return await self._store._read(read)

    async def delete(self, id: str) -> list[str]:
        """A profile is gone, and so are its links to seats; its name, too, wherever a game is over,
        and where one is not, as soon as it is. The tables that this concerns."""
        where = await self.seats_of(id)
        marks: list[Statement] = [(_FORGET, place) for place in where]
        marks += [(_REPORTED, (nobody(seat), table, seat)) for table, seat in where]
        await self._writer.write([*marks, (_DELETE, (id,))])
        await self.forget_names()
        await self._writer.empty_log()
        return [table for table, _ in where]

    async def forget_names(self) -> list[str]:
        """In finished games the names of those who have deleted their data are replaced."""
        seats, tables = schema.seats, schema.tables
        found = (
            select(seats.c.table, seats.c.seat, tables.c.head)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.forget == 1, tables.c.status == OVER)
            .limit(_MOST_TABLES)
        )

        def read() -> list[tuple[str, int, str]]:
            with self._store._engine.connect() as connection:
                return [(row.table, row.seat, row.head) for row in connection.execute(found)]

        statements: list[Statement] = []
        heads: dict[str, dict[str, object]] = {}
        for table, seat, line in await self._store._read(read):
            head = heads.setdefault(table, msgspec.json.decode(line, type=dict[str, object]))
            names = head["names"]
            assert isinstance(names, list)
            names[seat] = nobody(seat)
            statements.append((_NAME, (nobody(seat), table, seat)))
        for table, head in heads.items():
            statements.append((_HEAD, (msgspec.json.encode(head).decode(), table)))
        if statements:
            await self._writer.write(statements)
        return list(heads)

    async def sweep(self, before: float) -> None:
        """Profiles that nobody has used since then are gone."""
        await self._writer.write([(_IDLE, (before,))])


def nobody(seat: int) -> str:
    """What somebody is called who has deleted his data, in all our languages."""
    return f"N. N. {seat + 1}"


def _reliability(row: Row[tuple[object, ...]]) -> Reliability:
    return Reliability(row.games, row.asked, row.in_time, row.words, row.kept)
