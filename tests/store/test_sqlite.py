"""The store: what it says it has kept is kept."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from backroom.store.schema import metadata
from backroom.store.sqlite import FILE, SQLiteStore
from backroom.store.store import (
    OVER,
    PLAYING,
    WAITING,
    Kept,
    SeatRow,
    StoreFailed,
    TableRow,
    TalkRow,
)

TABLE = TableRow("abc", "bootleggers", b'{"game":1}', b"\x00secret", 12.5, WAITING)
SEATS = [
    SeatRow(0, "human", "Ann", "hash", "", "00ff", True),
    SeatRow(1, "human", "", "hash-1", "", "", False),
    SeatRow(2, "bot", "Dutch", "", "scripted", "", True),
]


def with_store(folder: Path, doing: Callable[[SQLiteStore], Awaitable[object]]) -> None:
    async def run() -> None:
        store = SQLiteStore.open(folder)
        try:
            await doing(store)
        finally:
            await store.close()

    asyncio.run(run())


async def loaded(store: SQLiteStore) -> Kept:
    kept = await store.load("abc")
    assert kept is not None
    return kept


def test_a_table_is_loaded_as_it_was_made(tmp_path: Path) -> None:
    async def make(store: SQLiteStore) -> None:
        assert await store.load("abc") is None
        await store.make(TABLE, SEATS)

    async def look(store: SQLiteStore) -> None:
        assert await loaded(store) == Kept(TABLE, SEATS, [], [])

    with_store(tmp_path, make)
    with_store(tmp_path, look)


def test_a_table_is_played(tmp_path: Path) -> None:
    async def play(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        await store.sit("abc", 1, "Béa")
        await store.start("abc", b'{"game":2}', b'{"n":0}')
        kept = await loaded(store)
        assert (kept.table.status, kept.table.head) == (PLAYING, b'{"game":2}')
        assert kept.seats[1] == SeatRow(1, "human", "Béa", "hash-1", "", "", True)
        await store.append("abc", 1, [b'{"n":1}', '{"n":"é"}'.encode()], None, False)
        await store.talk("abc", 0, TalkRow(1, "Santé!", 3.25))
        kept = await loaded(store)
        assert kept.records == [b'{"n":0}', b'{"n":1}', '{"n":"é"}'.encode()]
        assert kept.chat == [TalkRow(1, "Santé!", 3.25)]
        await store.append("abc", 3, [b"{}"], None, True)
        assert (await loaded(store)).table.status == OVER

    with_store(tmp_path, play)


def test_an_answer_is_held_and_let_go_with_its_record(tmp_path: Path) -> None:
    async def hold(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        await store.hold("abc", 1, b'{"do":"pass"}')
        assert [seat.held for seat in (await loaded(store)).seats] == [None, b'{"do":"pass"}', None]
        await store.append("abc", 0, [b"{}"], 1, False)
        assert all(seat.held is None for seat in (await loaded(store)).seats)

    with_store(tmp_path, hold)


def test_no_number_is_given_twice_and_a_wish_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    async def clash(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        await store.append("abc", 0, [b"0", b"1"], None, False)
        await store.hold("abc", 1, b"held")
        with pytest.raises(StoreFailed):
            await store.append("abc", 1, [b"other"], 1, True)
        with pytest.raises(StoreFailed):
            await store.append("nowhere", 0, [b"0"], None, False)
        kept = await loaded(store)
        assert kept.records == [b"0", b"1"]
        assert kept.table.status == WAITING
        assert kept.seats[1].held == b"held"

    with_store(tmp_path, clash)


def test_many_wishes_at_once_are_all_kept_but_for_the_one_that_fails(tmp_path: Path) -> None:
    async def crowd(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        await store.append("abc", 50, [b"taken"], None, False)
        wishes = [store.append("abc", n, [b"%d" % n], None, False) for n in range(100)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [n for n, result in enumerate(results) if result is not None] == [50]
        assert len((await loaded(store)).records) == 100

    with_store(tmp_path, crowd)


def test_what_was_acknowledged_is_on_disk(tmp_path: Path) -> None:
    """Another connection sees it at once, without the store being closed."""

    async def write(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        await store.append("abc", 0, [b"first"], None, False)
        other = sqlite3.connect(f"file:{tmp_path / FILE}?mode=ro", uri=True)
        assert other.execute("SELECT json FROM records").fetchall() == [("first",)]
        other.close()
        assert store._writer._connection.execute("PRAGMA synchronous").fetchone() == (2,)
        assert store._writer._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    with_store(tmp_path, write)


def test_a_full_disk_is_told_and_passes(tmp_path: Path) -> None:
    async def fill(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        connection = store._writer._connection
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        big = b"x" * 100_000
        wishes = [store.append("abc", n, [big], None, False) for n in range(3)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert all(isinstance(result, StoreFailed) for result in results)
        connection.execute("PRAGMA max_page_count = 1000000")
        await store.append("abc", 0, [big], None, False)
        assert (await loaded(store)).records == [big]

    with_store(tmp_path, fill)


def test_a_closed_store_keeps_nothing(tmp_path: Path) -> None:
    async def late() -> None:
        store = SQLiteStore.open(tmp_path)
        await store.close()
        with pytest.raises(StoreFailed):
            await store.make(TABLE, SEATS)

    asyncio.run(late())


def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    async def look(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        files = list((tmp_path / "new").iterdir())
        assert len(files) == 4  # the write-ahead log, its index and the lock lie beside it
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) == 0o600

    with_store(tmp_path / "new", look)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def nothing(store: SQLiteStore) -> None:
        pass

    with_store(tmp_path, nothing)
    with create_engine(f"sqlite:///{tmp_path / FILE}").connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert differences == []
