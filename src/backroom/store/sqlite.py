"""The store in one SQLite file.

The schema and the queries are SQLAlchemy's; what is appended goes through the plain driver
(:mod:`backroom.store.writer`), which is many times faster.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeVar

from sqlalchemy import Connection, Engine, create_engine, false, func, select
from sqlalchemy.exc import DBAPIError

from backroom.store import schema
from backroom.store.folder import Folder
from backroom.store.migrate import TooNew, migrate, newest, version
from backroom.store.reach import Reached
from backroom.store.store import (
    OVER,
    PLAYING,
    WAITING,
    Kept,
    ListedRow,
    News,
    NotOpened,
    SeatRow,
    SnapshotRow,
    Store,
    StoreLost,
    TableRow,
    TalkRow,
    WhisperRow,
)
from backroom.store.writer import Statement, Writer, failure, is_damage, is_full

_log = logging.getLogger("backroom.store")
T = TypeVar("T")

FILE = "backroom.db"

_MAKE = (
    "INSERT INTO tables (id, game, head, secret, created, status, tempo, talk, listed, host,"
    " watching, watch_key, maker, stale)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_SEAT = (
    'INSERT INTO seats ("table", seat, kind, name, "key", bot, nonce, taken)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_SIT = 'UPDATE seats SET name = ?, taken = 1 WHERE "table" = ? AND seat = ?'
_TAKE = 'UPDATE seats SET name = ?, taken = 1, "key" = ?, link = ? WHERE "table" = ? AND seat = ?'
_RELINK = (
    'UPDATE seats SET "key" = ?, link = ?, lost = NULL, own = \'\' WHERE "table" = ? AND seat = ?'
)
_FREE = (
    "UPDATE seats SET name = '', taken = 0, \"key\" = ?, link = ?, seal = NULL, nonce = ''"
    ' WHERE "table" = ? AND seat = ?'
)
#: Whoever has the seat next has nothing of whoever had it before.
_NOTHING_LEFT = (
    "UPDATE seats SET own = '', lost = NULL, shown = 0, forget = 0, calendar = '{}'"
    ' WHERE "table" = ? AND seat = ?'
)
_NOBODYS = 'DELETE FROM profile_seats WHERE "table" = ? AND seat = ?'
_HOST = "UPDATE tables SET host = ? WHERE id = ?"
_FILL = (
    "UPDATE seats SET kind = ?, name = ?, \"key\" = '', bot = ?, taken = 1"
    ' WHERE "table" = ? AND seat = ?'
)
_AGAIN = "UPDATE tables SET again = ? WHERE id = ?"
#: A television goes on showing the same people.
_CODE = "UPDATE codes SET at_table = ? WHERE at_table = ?"
_DELETE = "DELETE FROM tables WHERE id = ?"
_KEEP_UNTIL = "UPDATE tables SET stale = ? WHERE id = ?"
_SEAL = 'UPDATE seats SET seal = ? WHERE "table" = ? AND seat = ?'
_OPEN = 'UPDATE seats SET nonce = ? WHERE "table" = ? AND seat = ?'
_SECRET = "UPDATE tables SET head = ?, secret = ? WHERE id = ?"
_UNSEAL = "UPDATE seats SET seal = NULL, nonce = '' WHERE \"table\" = ?"
_START = "UPDATE tables SET head = ?, status = ? WHERE id = ?"
_STATUS = "UPDATE tables SET status = ? WHERE id = ?"
_TEMPO = "UPDATE tables SET tempo = ? WHERE id = ?"
_TIMES = "UPDATE tables SET times = ?, due = ? WHERE id = ?"
_STAND_IN = 'UPDATE seats SET stand_in = ?, stood_from = ? WHERE "table" = ? AND seat = ?'
_CALENDAR = 'UPDATE seats SET calendar = ? WHERE "table" = ? AND seat = ?'
_LOST = 'UPDATE seats SET lost = ? WHERE "table" = ? AND seat = ?'
_SHOW = 'UPDATE seats SET shown = ? WHERE "table" = ? AND seat = ?'
_OWN = 'UPDATE seats SET own = ? WHERE "table" = ? AND seat = ?'
_BOTS = "UPDATE tables SET bots = ? WHERE id = ?"
_RECORD = 'INSERT INTO records ("table", n, json) VALUES (?, ?, ?)'
_HOLD = 'UPDATE seats SET held = ? WHERE "table" = ? AND seat = ?'
_TALK = 'INSERT INTO chat ("table", n, seat, text, at, phrase) VALUES (?, ?, ?, ?, ?, ?)'
_WHISPER = (
    'INSERT INTO whispers ("table", room, n, seat, text, at, phrase) VALUES (?, ?, ?, ?, ?, ?, ?)'
)
_SNAPSHOT = 'INSERT OR REPLACE INTO snapshots ("table", n, "by", data) VALUES (?, ?, ?, ?)'
_FORGET_STORIES = 'DELETE FROM stories WHERE "table" = ? AND n >= ?'
_STORY = 'INSERT INTO stories ("table", n, data) VALUES (?, ?, ?)'


class SQLiteStore(Store):
    """Open one with :meth:`open`."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer
        #: How people are reached.
        self.reached = Reached(engine, writer)

    @classmethod
    def open(
        cls,
        folder: Path,
        tell: Callable[[News], None] | None = None,
        accept_loss: bool = False,
    ) -> SQLiteStore:
        """The store in this folder; made, or brought up to date, as need be. Or
        :class:`~backroom.store.store.NotOpened`: also if it lacks what was acknowledged once, and
        nobody has accepted that. ``tell`` hears if the file is lost while the store is open, or
        its disk is full."""
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        ours = Folder(folder)
        try:
            file = folder / FILE
            if not file.exists():
                _make(file, 0 if accept_loss else ours.acknowledged)
            engine = _engine(file)
            commits = _opened(engine, file)
            missing = ours.acknowledged - commits
            if missing > 0 and not accept_loss:
                engine.dispose()
                raise NotOpened("behind", file, missing=missing)
            ours.note(commits)
            return cls(engine, Writer(file, ours, tell or _log_news))
        except BaseException:
            ours.close()
            raise

    @classmethod
    def beside(cls, folder: Path) -> SQLiteStore:
        """The store of a server that runs on this folder, of the same version as we are."""
        file = folder / FILE
        engine = _engine(file)
        try:
            with engine.connect() as connection:
                found = version(connection)
        except DBAPIError as error:
            raise NotOpened("damaged", file, str(error.orig)) from None
        if found != newest():
            raise NotOpened("other", file)
        return cls(engine, Writer(file, None, _log_news))

    async def _read(self, reading: Callable[[], T]) -> T:
        """What is read from a file that is lost is worth nothing."""

        def read() -> T:
            self._writer.check()
            try:
                found = reading()
            except DBAPIError as error:
                if is_damage(error.orig):
                    self._writer.lose("damaged")
                    raise StoreLost("damaged") from None
                raise failure(error.orig) from None
            self._writer.check()
            return found

        return await asyncio.to_thread(read)

    async def load(self, table: str) -> Kept | None:
        return await self._read(lambda: self._load(table))

    async def glimpse(self, table: str) -> Kept | None:
        return await self._read(lambda: self._load(table, whole=False))

    async def load_late(self, table: str, by: str) -> Kept | None:
        return await self._read(lambda: self._load(table, by))

    def _load(self, table: str, by: str = "", whole: bool = True) -> Kept | None:
        tables, seats, records, chat = schema.tables, schema.seats, schema.records, schema.chat
        with self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")  # all of it as it was at one time
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            of_seats = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            snapshot = _snapshot(connection, table, by)
            since = 0 if snapshot is None else snapshot.n
            late = records.c.n >= since
            of_records = select(records.c.json).where(records.c.table == table, late)
            of_chat = select(chat).where(chat.c.table == table).order_by(chat.c.n)
            whispers = schema.whispers
            of_whispers = (
                select(whispers)
                .where(whispers.c.table == table)
                .order_by(whispers.c.room, whispers.c.n)
            )
            if not whole:
                of_records, of_chat = of_records.where(false()), of_chat.where(false())
                of_whispers = of_whispers.where(false())
            return Kept(
                TableRow(
                    id=row.id,
                    game=row.game,
                    head=row.head.encode(),
                    secret=row.secret,
                    created=row.created,
                    status=row.status,
                    bots=None if row.bots is None else row.bots.encode(),
                    tempo=row.tempo.encode(),
                    times=row.times.encode(),
                    watching=row.watching.encode(),
                    watch_key=row.watch_key,
                    talk=row.talk.encode(),
                    listed=row.listed,
                    host=row.host,
                    again=row.again,
                    maker=row.maker,
                    stale=row.stale,
                ),
                [
                    SeatRow(
                        seat=seat.seat,
                        kind=seat.kind,
                        name=seat.name,
                        key=seat.key,
                        bot=seat.bot,
                        nonce=seat.nonce,
                        taken=bool(seat.taken),
                        held=None if seat.held is None else seat.held.encode(),
                        stand_in=seat.stand_in,
                        stood_from=seat.stood_from,
                        calendar=seat.calendar.encode(),
                        seal=seat.seal,
                        link=seat.link,
                        lost=seat.lost,
                        shown=bool(seat.shown),
                        own=seat.own,
                    )
                    for seat in connection.execute(of_seats)
                ],
                [
                    record.json.encode()
                    for record in connection.execute(of_records.order_by(records.c.n))
                ],
                [
                    TalkRow(said.seat, said.text, said.at, said.phrase)
                    for said in connection.execute(of_chat)
                ],
                [
                    WhisperRow(said.room, TalkRow(said.seat, said.text, said.at, said.phrase))
                    for said in connection.execute(of_whispers)
                ],
                snapshot,
            )

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow, since: int) -> None:
        s = snapshot
        statements: list[Statement] = [
            (_SNAPSHOT, (table, s.n, s.by, s.data)),
            (_FORGET_STORIES, (table, since)),
        ]
        statements += [(_STORY, (table, since, part)) for part in s.stories]
        await self._writer.write(statements)

    async def make(self, table: TableRow, seats: list[SeatRow]) -> None:
        await self._writer.write(_statements(table, seats))

    async def rematch(self, old: str, table: TableRow, seats: list[SeatRow]) -> None:
        moved = [(_AGAIN, (table.id, old)), (_CODE, (table.id, old))]
        await self._writer.write([*_statements(table, seats), *moved])

    async def delete(self, table: str) -> None:
        await self._writer.write([(_DELETE, (table,))])

    async def delete_all(self, tables: list[str]) -> None:
        await self._writer.write([(_DELETE, (table,)) for table in tables])

    async def keep_until(self, tables: dict[str, float]) -> None:
        await self._writer.write([(_KEEP_UNTIL, (until, id)) for id, until in tables.items()])

    async def stale(self, now: float, most: int) -> list[str]:
        tables = schema.tables
        found = select(tables.c.id).where(tables.c.stale < now, tables.c.status == WAITING)
        found = found.order_by(tables.c.stale).limit(most)

        def read() -> list[str]:
            with self._engine.connect() as connection:
                return list(connection.execute(found).scalars())

        return await self._read(read)

    async def made_by(self, maker: str) -> tuple[int, int]:
        tables = schema.tables
        theirs = select(tables.c.status, func.count()).where(tables.c.maker == maker)

        def read() -> tuple[int, int]:
            with self._engine.connect() as connection:
                rows = connection.execute(theirs.group_by(tables.c.status))
                counts = {status: int(count) for status, count in rows}
            return sum(counts.values()), sum(counts.values()) - counts.get(OVER, 0)

        return await self._read(read)

    async def space(self) -> tuple[int, int]:
        def read() -> tuple[int, int]:
            with self._engine.connect() as connection:
                pages, unused, size = (
                    int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
                    for name in ("page_count", "freelist_count", "page_size")
                )
            return (pages - unused) * size, shutil.disk_usage(self._writer.file.parent).free

        return await self._read(read)

    @property
    def busy(self) -> bool:
        return self._writer.busy

    async def listed(self, now: float, before: float | None, most: int) -> list[ListedRow]:
        return await self._read(lambda: self._listed(now, before, most))

    def _listed(self, now: float, before: float | None, most: int) -> list[ListedRow]:
        tables, seats = schema.tables, schema.seats
        on_list = (
            select(tables.c.id, tables.c.game, tables.c.created, tables.c.tempo, tables.c.host)
            .where(tables.c.listed > now, tables.c.status == WAITING)
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        if before is not None:
            on_list = on_list.where(tables.c.created < before)
        with self._engine.connect() as connection:
            found = {
                row.id: ListedRow(row.id, row.game, row.created, row.tempo.encode(), row.host, [])
                for row in connection.execute(on_list)
            }
            of_seats = select(seats.c.table, seats.c.kind, seats.c.name, seats.c.taken)
            of_seats = of_seats.where(seats.c.table.in_(found)).order_by(seats.c.seat)
            for id, kind, name, taken in connection.execute(of_seats):
                found[id].seats.append((kind, name, bool(taken)))
        return list(found.values())

    async def free(self, table: str, seat: int, key: str, link: int, host: int) -> None:
        freed: Statement = (_FREE, (key, link, table, seat))
        await self._writer.write([freed, *_left(table, seat), (_HOST, (host, table))])

    async def host(self, table: str, seat: int) -> None:
        await self._writer.write([(_HOST, (seat, table))])

    async def relink(self, table: str, seat: int, key: str, link: int) -> None:
        await self._writer.write([(_RELINK, (key, link, table, seat))])

    async def invite(self, table: str, seat: int, key: str, link: int) -> None:
        await self._writer.write([(_RELINK, (key, link, table, seat)), *_left(table, seat)])

    async def take(self, table: str, seat: int, name: str, key: str, link: int) -> None:
        taken: Statement = (_TAKE, (name, key, link, table, seat))
        await self._writer.write([taken, *_left(table, seat)])

    async def fill(self, table: str, bots: list[SeatRow]) -> None:
        filled: list[Statement] = []
        for bot in bots:
            filled.append((_FILL, (bot.kind, bot.name, bot.bot, table, bot.seat)))
            filled += _left(table, bot.seat)
        await self._writer.write(filled)

    async def sit(self, table: str, seat: int, name: str) -> None:
        await self._writer.write([(_SIT, (name, table, seat))])

    async def seal(self, table: str, seals: dict[int, str]) -> None:
        await self._writer.write([(_SEAL, (seal, table, seat)) for seat, seal in seals.items()])

    async def open_nonce(self, table: str, seat: int, nonce: str) -> None:
        await self._writer.write([(_OPEN, (nonce, table, seat))])

    async def deal_anew(self, table: str, head: bytes, secret: bytes, out: list[int]) -> None:
        statements: list[Statement] = [(_SECRET, (head.decode(), secret, table))]
        statements.append((_UNSEAL, (table,)))
        statements += [(_SEAL, ("", table, seat)) for seat in out]
        await self._writer.write(statements)

    async def start(self, table: str, head: bytes, first: bytes) -> None:
        await self._writer.write(
            [
                (_START, (head.decode(), PLAYING, table)),
                (_RECORD, (table, 0, first.decode())),
            ]
        )

    async def append(
        self,
        table: str,
        n: int,
        records: list[bytes],
        unhold: int | None,
        over: bool,
        bots: bytes | None = None,
    ) -> None:
        statements: list[Statement] = [
            (_RECORD, (table, n + at, record.decode())) for at, record in enumerate(records)
        ]
        if unhold is not None:
            statements.append((_HOLD, (None, table, unhold)))
        if bots is not None:
            statements.append((_BOTS, (bots.decode(), table)))
        if over:
            statements.append((_STATUS, (OVER, table)))
        await self._writer.write(statements)

    async def hold(self, table: str, seat: int, answer: bytes | None) -> None:
        held = None if answer is None else answer.decode()
        await self._writer.write([(_HOLD, (held, table, seat))])

    async def pace(self, table: str, tempo: bytes) -> None:
        await self._writer.write([(_TEMPO, (tempo.decode(), table))])

    async def times(self, table: str, times: bytes, due: float | None) -> None:
        await self._writer.write([(_TIMES, (times.decode(), due, table))])

    async def due(self, now: float, most: int) -> list[str]:
        return await self._read(lambda: self._due(now, most))

    def _due(self, now: float, most: int) -> list[str]:
        tables = schema.tables
        late = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
        with self._engine.connect() as connection:
            return list(connection.execute(late).scalars())

    async def stand_in(self, table: str, seat: int, why: str, since: int) -> None:
        await self._writer.write([(_STAND_IN, (why, since, table, seat))])

    async def calendar(self, table: str, seat: int, calendar: bytes) -> None:
        await self._writer.write([(_CALENDAR, (calendar.decode(), table, seat))])

    async def show_seat(self, table: str, seat: int, shown: bool) -> None:
        await self._writer.write([(_SHOW, (int(shown), table, seat))])

    async def open_too(self, table: str, seat: int, own: str) -> None:
        await self._writer.write([(_OWN, (own, table, seat))])

    async def lost(self, table: str, seat: int, until: int | None) -> None:
        await self._writer.write([(_LOST, (until, table, seat))])

    async def talk(self, table: str, n: int, talk: TalkRow) -> None:
        said = (table, n, talk.seat, talk.text, talk.at, talk.phrase)
        await self._writer.write([(_TALK, said)])

    async def whisper(self, table: str, n: int, whisper: WhisperRow) -> None:
        said = whisper.said
        values = (table, whisper.room, n, said.seat, said.text, said.at, said.phrase)
        await self._writer.write([(_WHISPER, values)])

    @staticmethod
    def whole(table: TableRow, seats: list[SeatRow], records: list[bytes]) -> list[Statement]:
        """What puts a whole game into a store."""
        kept = _statements(table, seats)
        return kept + [(_RECORD, (table.id, n, line.decode())) for n, line in enumerate(records)]

    async def put_whole(self, table: TableRow, seats: list[SeatRow], records: list[bytes]) -> None:
        await self.put(self.whole(table, seats, records))

    async def put(self, statements: list[Statement]) -> None:
        """A table that comes from elsewhere, all of it or nothing."""
        await self._writer.write(statements)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._engine.dispose()


def _snapshot(connection: Connection, table: str, by: str) -> SnapshotRow | None:
    """The last one, if this maker has made it, and no record is missing that it was made of."""
    kept, parts, records = schema.snapshots, schema.stories, schema.records
    of_table = select(kept).where(kept.c.table == table, kept.c.by == by)
    found = connection.execute(of_table).one_or_none() if by else None
    if found is None:
        return None
    last = select(func.max(records.c.n)).where(records.c.table == table)
    if connection.execute(last).scalar_one_or_none() not in range(found.n - 1, 1 << 62):
        return None
    told = select(parts.c.data).where(parts.c.table == table, parts.c.n < found.n)
    stories = connection.execute(told.order_by(parts.c.n)).scalars()
    return SnapshotRow(found.n, found.by, found.data, list(stories))


def _engine(file: Path) -> Engine:
    """A file that is gone later on is not to be made anew behind our back."""
    return create_engine(f"sqlite:///{file.absolute().as_uri()}?mode=rw&uri=true")


def _make(file: Path, acknowledged: int) -> None:
    """Secrets are in it: only its owner may read it. SQLite's files beside it follow suit."""
    if acknowledged > 0:
        raise NotOpened("behind", file, missing=acknowledged)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _opened(engine: Engine, file: Path) -> int:
    """Bring it up to date. How many commits there were."""
    try:
        migrate(engine)
        with engine.connect() as connection:
            return int(connection.execute(select(schema.commits.c.count)).scalar_one())
    except TooNew:
        raise NotOpened("newer", file) from None
    except DBAPIError as error:
        why: Literal["full", "damaged"] = "full" if is_full(error.orig) else "damaged"
        raise NotOpened(why, file, str(error.orig)) from None


def _log_news(why: News) -> None:
    if why == "full":
        _log.critical("the disk is full: nothing is kept until there is room")
    elif why == "room":
        _log.warning("there is room on the disk again: what is done is kept")
    else:
        _log.critical("the file of the store is lost (%s): nothing is kept any more", why)


def _left(table: str, seat: int) -> list[Statement]:
    """What somebody leaves at a seat that he has no longer: nothing."""
    return [(_NOTHING_LEFT, (table, seat)), (_NOBODYS, (table, seat))]


def _statements(table: TableRow, seats: list[SeatRow]) -> list[Statement]:
    t = table
    made = (
        *(t.id, t.game, t.head.decode(), t.secret, t.created, t.status),
        *(t.tempo.decode(), t.talk.decode(), t.listed, t.host),
        *(t.watching.decode(), t.watch_key, t.maker, t.stale),
    )
    statements: list[Statement] = [(_MAKE, made)]
    for s in seats:
        values = (table.id, s.seat, s.kind, s.name, s.key, s.bot, s.nonce, int(s.taken))
        statements.append((_SEAT, values))
    return statements
