"""A file that is gone, replaced or cut short is noticed, and nothing is acknowledged any more."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from backroom.store import writer
from backroom.store.folder import FILE as LOCK
from backroom.store.folder import is_busy
from backroom.store.sqlite import FILE, SQLiteStore
from backroom.store.store import Loss, News, NotOpened, StoreFailed, StoreLost
from tests.store.test_sqlite import SEATS, TABLE, loaded, with_store


def remove(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    shutil.copy(file, file.with_name("copy"))
    os.replace(file.with_name("copy"), file)


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def empty_log(file: Path) -> None:
    os.truncate(f"{file}-wal", 0)


def remove_log(file: Path) -> None:
    Path(f"{file}-wal").unlink()


def remove_all(file: Path) -> None:
    shutil.rmtree(file.parent)


HARMS: dict[Callable[[Path], None], Loss] = {
    remove: "gone",
    remove_log: "gone",
    remove_all: "gone",
    replace: "replaced",
    cut: "cut",
    empty_log: "cut",
}


@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_nothing_is_acknowledged_once_the_file_is_lost(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    heard: list[News] = []

    async def run() -> None:
        store = SQLiteStore.open(tmp_path / "there", heard.append)
        await store.make(TABLE, SEATS)
        await store.append("abc", 0, [b"x" * 20_000], None, False)
        harm(tmp_path / "there" / FILE)
        for n in (1, 2):
            with pytest.raises(StoreLost):
                await store.append("abc", n, [b"first"], None, False)
        with pytest.raises(StoreLost):
            await store.load("abc")
        with pytest.raises(StoreLost):
            await store.due(0.0, 1)
        await store.close()

    asyncio.run(run())
    assert heard == [HARMS[harm]], "the host hears of it, once"


def test_a_file_that_is_lost_is_not_made_anew_by_looking(tmp_path: Path) -> None:
    async def look(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        (tmp_path / FILE).unlink()
        with pytest.raises(StoreLost):
            await store.load("abc")
        assert not (tmp_path / FILE).exists()

    with_store(tmp_path, look)


def test_a_file_that_is_damaged_in_the_middle_is_lost(tmp_path: Path) -> None:
    async def fill(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        for n in range(50):
            await store.append("abc", n, [b"x" * 3000], None, False)

    async def spoil(store: SQLiteStore) -> None:
        with (tmp_path / FILE).open("r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * ((tmp_path / FILE).stat().st_size - 4096))
        with pytest.raises(StoreLost):
            await store.load("abc")
        with pytest.raises(StoreLost):
            await store.append("abc", 50, [b"{}"], None, False)

    with_store(tmp_path, fill)  # and closed: all is in the file itself
    with_store(tmp_path, spoil)


def keep_three(folder: Path) -> None:
    async def keep(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        for n in range(3):
            await store.append("abc", n, [b"{}"], None, False)

    with_store(folder, keep)


def test_whoever_opens_a_store_that_has_lost_something_is_told(tmp_path: Path) -> None:
    """As after a log that was cut short, which SQLite reads as far as it goes, without a word."""
    script = (
        "import asyncio, os, sys; from pathlib import Path;"
        "from backroom.store.sqlite import SQLiteStore; from tests.store.test_sqlite import *\n"
        "async def run():\n"
        " store = SQLiteStore.open(Path(sys.argv[1]))\n"
        " await store.make(TABLE, SEATS)\n"
        " for n in range(20): await store.append('abc', n, [b'{}'], None, False)\n"
        " os._exit(9)\n"  # as if killed: the log stays
        "asyncio.run(run())"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=False, timeout=60)
    log = Path(f"{tmp_path / FILE}-wal")
    os.truncate(log, log.stat().st_size * 2 // 3)
    with pytest.raises(NotOpened) as refused:
        SQLiteStore.open(tmp_path)
    assert refused.value.why == "behind" and 0 < refused.value.missing < 21

    async def go_on() -> None:
        store = SQLiteStore.open(tmp_path, accept_loss=True)
        assert await store.load("abc") is not None
        await store.close()
        await SQLiteStore.open(tmp_path).close()  # it has been accepted

    asyncio.run(go_on())


def test_a_store_that_is_not_there_any_more_is_not_begun_anew(tmp_path: Path) -> None:
    keep_three(tmp_path)
    (tmp_path / FILE).unlink()
    with pytest.raises(NotOpened) as refused:
        SQLiteStore.open(tmp_path)
    assert (refused.value.why, refused.value.missing) == ("behind", 4)
    assert not (tmp_path / FILE).exists()


def test_an_older_file_in_its_place_is_told(tmp_path: Path) -> None:
    keep_three(tmp_path)
    old = (tmp_path / FILE).read_bytes()

    async def more(store: SQLiteStore) -> None:
        await store.append("abc", 3, [b"{}"], None, False)

    with_store(tmp_path, more)
    (tmp_path / FILE).write_bytes(old)
    with pytest.raises(NotOpened) as refused:
        SQLiteStore.open(tmp_path)
    assert (refused.value.why, refused.value.missing) == ("behind", 1)


def test_what_is_no_store_is_told(tmp_path: Path) -> None:
    keep_three(tmp_path)
    (tmp_path / FILE).write_bytes(b"no database at all, " * 400)
    with pytest.raises(NotOpened) as refused:
        SQLiteStore.open(tmp_path)
    assert refused.value.why == "damaged"
    keep_three(tmp_path / "other")
    with sqlite3.connect(tmp_path / "other" / FILE) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    with pytest.raises(NotOpened) as refused:
        SQLiteStore.open(tmp_path / "other")
    assert refused.value.why == "newer"


def test_a_second_store_on_the_folder_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    assert not is_busy(tmp_path)

    async def twice(store: SQLiteStore) -> None:
        with pytest.raises(NotOpened) as refused:
            SQLiteStore.open(tmp_path)
        assert refused.value.why == "busy"
        assert is_busy(tmp_path)
        await store.make(TABLE, SEATS)

    with_store(tmp_path, twice)
    with_store(tmp_path, loaded)
    assert not is_busy(tmp_path)


def test_a_store_that_was_killed_can_be_opened_at_once(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from backroom.store.sqlite import SQLiteStore;"
        "SQLiteStore.open(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert child.stdout is not None and child.stdout.readline() == b"open\n"
    with pytest.raises(NotOpened) as refused:
        SQLiteStore.open(tmp_path)
    assert refused.value.why == "busy"
    child.kill()
    child.communicate()
    with_store(tmp_path, lambda store: store.make(TABLE, SEATS))


def test_a_number_that_was_cut_off_says_nothing(tmp_path: Path) -> None:
    keep_three(tmp_path)
    (tmp_path / LOCK).write_bytes(b"0000000000000000000")
    with_store(tmp_path, loaded)


def test_a_file_that_somebody_else_holds_is_told_and_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.05)

    async def locked(store: SQLiteStore) -> None:
        await store.make(TABLE, SEATS)
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreFailed) as failed:
            await store.append("abc", 0, [b"{}"], None, False)
        assert not isinstance(failed.value, StoreLost)
        other.execute("ROLLBACK")
        other.close()
        await store.append("abc", 0, [b"{}"], None, False)
        assert (await loaded(store)).records == [b"{}"]

    with_store(tmp_path, locked)


def test_the_host_is_told_once_whoever_finds_it_first(tmp_path: Path) -> None:
    heard: list[News] = []

    async def run() -> None:
        store = SQLiteStore.open(tmp_path, heard.append)
        threads = [threading.Thread(target=lambda: store._writer.lose("gone")) for _ in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        await store.close()

    asyncio.run(run())
    assert heard == ["gone"]
