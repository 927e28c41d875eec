"""If storing fails, the server's copy is worth nothing: it loads the table again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from backroom.games.bootleggers.actions import PickMuscle
from backroom.server import playing, wire
from backroom.server.lock import Gone
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.tables import Tables
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import Kept, StoreFailed
from tests.server.given import settings

NEW = wire.NewTable("bootleggers", [wire.NewSeat("human", name) for name in ("Al", "Bea", "Cy")])


class Shaky(SQLiteStore):
    """A store that can be told to fail, before or after it has kept something."""

    fails = ""

    async def append(
        self,
        table: str,
        n: int,
        records: list[bytes],
        unhold: int | None,
        over: bool,
        bots: bytes | None = None,
    ) -> None:
        if self.fails == "before":
            raise StoreFailed("before")
        await super().append(table, n, records, unhold, over, bots)
        if self.fails == "after":
            raise StoreFailed("after")

    async def load(self, table: str) -> Kept | None:
        if self.fails == "before" and getattr(self, "dead", False):
            raise StoreFailed("dead")
        return await super().load(table)

    async def load_late(self, table: str, by: str) -> Kept | None:
        return await self.load(table)


def at_a_table(
    folder: Path, doing: Callable[[Shaky, Tables, TableInPlay], Awaitable[None]]
) -> None:
    async def run() -> None:
        store = Shaky.open(folder)
        assert isinstance(store, Shaky)
        tables = Tables(store, settings(folder))
        made = await tables.make(NEW)
        table = await tables.find(made.table)
        for key in (made.key, *(invite.key for invite in made.invites)):
            await table.beginning.sit(key, "")
        try:
            await doing(store, tables, table)
        finally:
            store.fails = ""
            await tables.close()

    asyncio.run(run())


def pick(table: TableInPlay, seat: int, at: int = 0) -> PickMuscle:
    assert table.table is not None
    return PickMuscle(table.table.state.mobsters[seat].hand[at])


def test_what_was_not_stored_did_not_happen(tmp_path: Path) -> None:
    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        viewer = Viewer(0)
        await table.join(viewer)
        viewer.take()
        assert table.table is not None
        before = table.shown.sections(0)
        store.fails = "before"
        with pytest.raises(StoreFailed):
            await table.act(0, pick(table, 0))
        assert table.table.count == 1
        assert table.shown.sections(0) == before
        store.fails = ""
        await table.act(0, pick(table, 0))
        assert table.table.count == 2
        told = viewer.take()
        assert len(told) == 1 and b'"asks"' in told[0]

    at_a_table(tmp_path, doing)


def test_what_was_stored_after_all_did_happen(tmp_path: Path) -> None:
    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        viewer = Viewer(0)
        await table.join(viewer)
        viewer.take()
        store.fails = "after"
        with pytest.raises(StoreFailed):
            await table.act(0, pick(table, 0))
        assert table.table is not None and table.table.count == 2
        assert b'"answer"' in viewer.take()[0]

    at_a_table(tmp_path, doing)


def test_after_a_failure_the_table_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody need touch it: its bots and its clock are set going again."""
    monkeypatch.setattr(playing, "_AGAIN", 0.01)

    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        store.fails = "after"
        with pytest.raises(StoreFailed):
            await table.act(0, pick(table, 0))
        store.fails = ""
        woken = asyncio.Event()
        monkeypatch.setattr(table.bots, "wake", woken.set)
        await asyncio.wait_for(woken.wait(), 5.0)

    at_a_table(tmp_path, doing)


def test_the_dice_go_on_from_where_the_records_left_them(tmp_path: Path) -> None:
    """A table that was loaded again rolls what it would have rolled."""

    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        assert table.table is not None
        picks = [pick(table, seat) for seat in range(3)]
        straight = table.table.chance
        for seat in range(3):
            await table.act(seat, picks[seat])
        counts = dict(straight.counts)  # type: ignore[attr-defined]
        store.fails = "before"
        ask = next(ask for ask in table.game.asks(table.table.state) if ask.waiting)
        with pytest.raises(StoreFailed):
            await table.act(ask.seat, next(ask.answers()))
        assert table.table.chance is not straight
        assert table.table.chance.counts == counts  # type: ignore[attr-defined]

    at_a_table(tmp_path, doing)


def test_if_another_wrote_the_record_first_the_table_is_loaded_again(tmp_path: Path) -> None:
    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        rival = Tables(store, settings(tmp_path))
        theirs = await rival.find(table.id)
        await theirs.act(1, pick(theirs, 1))
        with pytest.raises(StoreFailed):
            await table.act(0, pick(table, 0))
        assert table.table is not None
        assert (table.table.count, table.table.last) == (2, 1)
        await table.act(0, pick(table, 0))

    at_a_table(tmp_path, doing)


def test_a_table_that_cannot_be_loaded_again_is_put_away(tmp_path: Path) -> None:
    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        viewer = Viewer(0)
        await table.join(viewer)
        store.fails, store.dead = "before", True  # type: ignore[attr-defined]
        with pytest.raises(StoreFailed):
            await table.act(0, pick(table, 0))
        assert table.gone and viewer.lost
        with pytest.raises(Gone):
            await table.act(0, pick(table, 0))
        store.fails = ""
        fresh = await tables.find(table.id)
        assert fresh is not table
        await fresh.act(0, pick(fresh, 0))

    at_a_table(tmp_path, doing)


def test_a_fault_in_the_rules_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        from backroom.games.bootleggers.phases.muscle import PickingMuscle

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr(PickingMuscle, "answer", broken)
            with pytest.raises(ZeroDivisionError):
                await table.act(0, pick(table, 0))
        assert table.table is not None and table.table.count == 1
        await table.act(0, pick(table, 0))

    at_a_table(tmp_path, doing)


def test_neither_a_key_nor_a_nonce_of_a_bot_lies_in_the_store(tmp_path: Path) -> None:
    keys: list[str] = []

    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        made = await tables.make(NEW)
        keys.extend([made.key, *(invite.key for invite in made.invites)])

    at_a_table(tmp_path, doing)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert len(keys) == 3
    assert not any(key.encode() in kept for key in keys)


def test_a_viewer_who_does_not_listen_is_given_up(tmp_path: Path) -> None:
    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        deaf = Viewer(1)
        await table.join(deaf)
        for _ in range(600):
            deaf.pong(1)
        assert deaf.lost

    at_a_table(tmp_path, doing)


def test_a_table_that_nobody_looks_at_is_put_away_and_comes_back(tmp_path: Path) -> None:
    async def doing(store: Shaky, tables: Tables, table: TableInPlay) -> None:
        await table.act(0, pick(table, 0))
        short = Tables(store, settings(tmp_path, idle=0.05))
        first = await short.find(table.id)
        sweeping = asyncio.create_task(short.sweep())
        await asyncio.sleep(0.3)
        sweeping.cancel()
        assert first.gone
        again = await short.find(table.id)
        assert again is not first
        assert again.table is not None and again.table.count == 2

    at_a_table(tmp_path, doing)
