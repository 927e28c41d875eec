"""A long table is loaded from a snapshot: as if all its records had been played again."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from backroom.engine.chance import LiveChance, bot_nonces, commitment
from backroom.engine.message import Refusal
from backroom.engine.record import Record, Undo
from backroom.engine.save import (
    FORMAT,
    AnyGame,
    AnyTable,
    Done,
    Head,
    Save,
    done,
    load_table,
)
from backroom.engine.table import Table
from backroom.engine.written import view_written
from backroom.games import shelf
from backroom.server import loading
from backroom.server.links import Links
from backroom.server.loading import EVERY, Snapshots, by, replayed, resumed
from backroom.server.stories import Stories
from backroom.server.tables import Tables
from backroom.store.sqlite import FILE, SQLiteStore
from backroom.store.store import Kept, SeatRow, SnapshotRow, Store, TableRow
from tests.play import next_action, random_game
from tests.server.given import SECRET, settings

Patch = pytest.MonkeyPatch
GAMES = list(shelf.GAMES.values())
SEATS = 4


def head_line(game: AnyGame) -> bytes:
    nonces = [nonce.hex() for nonce in bot_nonces(SECRET, SEATS)]
    options = msgspec.to_builtins(game.options())
    names = [f"P{seat}" for seat in range(SEATS)]
    head = Head(FORMAT, game.name, SEATS, options, names, commitment(SECRET), nonces)
    return msgspec.json.encode(head)


def rows_of(game: AnyGame) -> tuple[TableRow, list[SeatRow]]:
    row = TableRow("long", game.name, head_line(game), SECRET, 0.0, "playing")
    row.tempo = msgspec.json.encode({"window": 0, "time": {"kind": "none"}})
    return row, [SeatRow(seat, "human", f"P{seat}", "", "", "", True) for seat in range(SEATS)]


def played(game: AnyGame, most: int, seed: int = 1, extras: float = 0.3) -> AnyTable:
    """Until nothing can be taken back."""
    dice = LiveChance(SECRET, bot_nonces(SECRET, SEATS))
    rng, options = Random(seed), game.options()
    table = random_game(game, options, SEATS, rng, chance=dice, most=most, extras=extras)
    while table.snapshot() is None:
        mine = next(seat for seat in range(SEATS) if table.may_undo(seat))
        table.act(mine, Undo())
    return table


def of_8000(game: AnyGame, records: int = 8000) -> AnyTable:
    """Whichever game lasts for so long, and rests there: that is luck."""
    games = (played(game, records, seed, extras=0.9) for seed in range(1, 20))
    return next(table for table in games if table.count >= records and rests(table))


def rests(table: AnyTable) -> bool:
    """Nothing could be taken back, and nothing answers itself."""
    game, state = table.game, table.state
    answered = state.over or game.forced(state) or game.ordered(state)
    return not answered and table.snapshot() is not None


def lines_of(table: AnyTable) -> list[bytes]:
    return [msgspec.json.encode(done(record)) for record in table.records]


def of(table: AnyTable) -> object:
    """All that a table is, but for its records."""
    assert isinstance(table.chance, LiveChance)
    seats = range(table.seats)
    seen = [view_written(table.game.view(table.state, seat)) for seat in seats]
    seen += [msgspec.json.encode(table.may_undo(seat)) for seat in seats]
    dealing = table.dealing
    made = (dealing.offers.made, dealing.offers.made_in, dealing.stopped)
    beside = (table.count, table.last, table.offers, table.ledger, *made)
    return table.game.dump(table.state), beside, table.chance.counts, seen


class Memory(Store):
    """Keeps the last snapshot, as a store would."""

    def __init__(self) -> None:
        self.snapshot: SnapshotRow | None = None
        self._parts: dict[int, bytes] = {}

    async def keep_snapshot(self, table: str, snapshot: SnapshotRow, since: int) -> None:
        self._parts = {n: part for n, part in self._parts.items() if n < since}
        self._parts[since] = snapshot.stories[0]
        parts = [self._parts[n] for n in sorted(self._parts)]
        self.snapshot = msgspec.structs.replace(snapshot, stories=parts)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_from_a_snapshot_is_the_table_from_its_records(game: AnyGame) -> None:
    """At whatever record one looks, deals, asides and what was taken back included."""
    lines = lines_of(played(game, 700))
    compared = 0

    async def run() -> None:
        nonlocal compared
        store = Memory()
        snapshots = Snapshots("long", store)
        row, seats = rows_of(game)
        rows = [msgspec.json.decode(line, type=Done) for line in lines]
        head = msgspec.json.decode(row.head, type=Head)
        table = load_table(game, Save(head, rows[:1]))
        stories, links = Stories(SEATS), Links.begun(SECRET, row.head)
        links.add(table.records[0], stories.add(table.records[0]))
        table.chance = LiveChance(SECRET, bot_nonces(SECRET, SEATS))
        table.chance.skip(table.records[0].rolls)
        for n, line in enumerate(rows[1:], start=1):
            dice = table.chance
            record = table.replay_one(line.seat, game.actions.convert(line.action), line.rolls)
            table.chance = dice
            dice.skip(record.rolls)
            links.add(record, stories.add(record))
            snapshots.look(table, stories, links)
            if n % 37 and n < len(rows) - 1:
                continue
            await asyncio.sleep(0)
            if store.snapshot is None:
                continue
            late = lines[store.snapshot.n : n + 1]
            assert len(late) < n
            loaded = resumed(Kept(row, seats, late, [], snapshot=store.snapshot))
            again = loaded.table
            assert again is not None and loaded.stories is not None and loaded.links is not None
            assert of(again) == of(table)
            for record in again.records:
                loaded.links.add(record, loaded.stories.add(record))
            assert loaded.links.last == links.last and loaded.links.told == links.told
            for seat in (None, *range(SEATS)):
                assert loaded.stories.of(seat).read() == stories.of(seat).read()
                told = [msgspec.json.encode(event) for event in table.story(seat)]
                assert stories.of(seat).read() == told
            compared += 1

    asyncio.run(run())
    assert compared > 3


def with_tables(
    folder: Path, game: AnyGame, lines: list[bytes], doing: Callable[[Tables], Awaitable[None]]
) -> None:
    """A server's tables, at one of which these records were made."""

    async def run() -> None:
        store = SQLiteStore.open(folder)
        if await store.load("long") is None:
            await store.make(*rows_of(game))
            await store.append("long", 0, lines, None, False)
        tables = Tables(store, settings(folder))
        try:
            await doing(tables)
        finally:
            await tables.close()

    asyncio.run(run())


async def put_away(tables: Tables) -> None:
    """And all that is under way is kept."""
    table = await tables.find("long")
    await asyncio.gather(*table._snapshots._tasks)
    table.put_away()


@pytest.fixture
def played_again(monkeypatch: Patch) -> list[int]:
    """The seats of all records that tables are loaded from."""
    seats: list[int] = []
    replay_one = Table.replay_one

    def noted(table: AnyTable, seat: int, *rest: Any) -> Record:
        seats.append(seat)
        return replay_one(table, seat, *rest)

    monkeypatch.setattr(Table, "replay_one", noted)
    return seats


def test_few_records_of_many_are_played_again(tmp_path: Path, played_again: list[int]) -> None:
    """What a table of 8,000 records costs does not hang on how long it is."""
    game = shelf.find("chicago")
    lines = lines_of(of_8000(game))

    async def doing(tables: Tables) -> None:
        first = await tables.find("long")
        assert first.table is not None and first.table.count >= 8000
        assert len(played_again) == first.table.count - 1
        played_again.clear()
        stories = [first.shown.story(seat).read() for seat in (None, *range(SEATS))]
        link, last = first.shown.link, first.shown.last_link
        sections = [first.shown.sections(seat) for seat in range(SEATS)]
        await put_away(tables)
        again = await tables.find("long")
        assert again is not first and again.table is not None
        assert len(played_again) < 4 * EVERY
        assert first.table.records == again.table.records == [], "nor what it keeps in memory"
        assert again.table.count == first.table.count >= 8000
        assert [again.shown.story(seat).read() for seat in (None, *range(SEATS))] == stories
        assert (again.shown.link, again.shown.last_link) == (link, last)
        assert [again.shown.sections(seat) for seat in range(SEATS)] == sections

    with_tables(tmp_path, game, lines, doing)


def spoil_data(store: sqlite3.Connection) -> None:
    store.execute("UPDATE snapshots SET data = x'c1'")


def spoil_maker(store: sqlite3.Connection) -> None:
    store.execute("UPDATE snapshots SET \"by\" = 'another'")


def lose_stories(store: sqlite3.Connection) -> None:
    store.execute("DELETE FROM stories")


def lose_records(store: sqlite3.Connection) -> None:
    """Then there are fewer than the snapshot was made of."""
    store.execute("DELETE FROM records WHERE n >= 100")


@pytest.mark.parametrize("spoil", [spoil_data, spoil_maker, lose_stories, lose_records])
def test_a_snapshot_that_can_not_be_used_is_thrown_away(
    tmp_path: Path,
    spoil: Callable[[sqlite3.Connection], None],
    caplog: pytest.LogCaptureFixture,
    played_again: list[int],
) -> None:
    caplog.set_level(logging.CRITICAL)
    game = shelf.find("chicago")
    lines = lines_of(played(game, 400))

    async def look(tables: Tables) -> None:
        await put_away(tables)

    async def look_again(tables: Tables) -> None:
        played_again.clear()
        found = (await tables.find("long")).table
        assert found is not None
        count = 100 if spoil is lose_records else len(lines)
        assert 1 + len(played_again) == found.count == count
        row, seats = rows_of(game)
        whole = replayed(Kept(row, seats, lines[:count], []))
        assert whole is not None
        assert of(found) == of(whole)

    with_tables(tmp_path, game, lines, look)
    with closing(sqlite3.connect(tmp_path / FILE)) as store, store:
        assert store.execute('SELECT n, "by" FROM snapshots').fetchone() == (len(lines), by())
        spoil(store)
    with_tables(tmp_path, game, lines, look_again)


def played_on(folder: Path, game: AnyGame, begun: list[bytes], often: bool) -> list[bytes]:
    """The records of a table at which people play at random; ``often`` it is loaded anew."""
    found: list[bytes] = []

    async def doing(tables: Tables) -> None:
        rng = Random(5)
        for n in range(150):
            table = await tables.find("long")
            assert table.table is not None
            seat, action = next_action(game, table.table, rng, 0.2)
            with suppress(Refusal):
                await table.act(seat, action)
            if often and n % 5 == 0:
                await put_away(tables)
        stored = await (await tables.find("long"))._store.load("long")
        assert stored is not None
        found.extend(stored.records)

    with_tables(folder, game, begun, doing)
    return found


@pytest.mark.parametrize("every", [1, 7])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whoever_plays_on_after_a_snapshot_plays_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: AnyGame, every: int
) -> None:
    """Loaded anew every few actions, or never: the same dice, the same offers, the same undo."""
    begun = lines_of(played(game, 30))
    whole = played_on(tmp_path / "whole", game, begun, often=False)
    assert len(whole) > 120
    monkeypatch.setattr(loading, "EVERY", every)
    assert played_on(tmp_path / "often", game, begun, often=True) == whole


def test_a_change_of_the_rules_makes_another_maker(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = by()
    assert mark == by()
    by.cache_clear()
    monkeypatch.setattr("backroom.__version__", "another")
    try:
        assert by() != mark
    finally:
        by.cache_clear()
