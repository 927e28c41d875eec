"""A table from the store: from its last snapshot and the records since, or from all its records.

A snapshot is thrown away if another version has made it, or if it can't be read: the records are
the truth. One is made every so many records, when nothing can be taken back; nobody waits for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

import backroom
from backroom.engine.chain import Chain
from backroom.engine.chance import LiveChance, NoChance
from backroom.engine.save import AnyTable, Done, Head, Save, load_options, load_table, resume_dice
from backroom.engine.snapshot import Snapshot
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.server.kept import Part
from backroom.server.links import Links
from backroom.server.stories import Stories
from backroom.store.store import Kept, SnapshotRow, Store, StoreFailed

_log = logging.getLogger("backroom.tables")
#: So many records are at most played again, or a few more.
EVERY = 32
#: How a snapshot is written. With another number old ones are thrown away.
_FORMAT = 1


class _Snapshot(msgspec.Struct):
    """What is kept: the table, how often which dice were thrown, and the chain."""

    table: Snapshot
    dice: dict[str, int]
    link: bytes
    lines: int
    told: str
    #: How many events had been told; they lie beside it, in parts.
    events: int


class Loaded(NamedTuple):
    """A table, and what has been told of it. The first ``told`` records are in the
    snapshot."""

    kept: Kept
    table: AnyTable | None
    stories: Stories | None = None
    links: Links | None = None
    told: int = 0


@cache
def by() -> str:
    """Who makes snapshots: whatever is changed in the rules, and they are made anew."""
    mark = hashlib.sha256(f"{backroom.__version__} {_FORMAT}".encode())
    home = Path(backroom.__file__).parent
    for room in ("engine", "games"):
        for file in sorted((home / room).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                mark.update(f"{file.relative_to(home)}\0".encode())
                mark.update(file.read_bytes())
    return mark.hexdigest()


async def load(kept: Kept, store: Store) -> Loaded:
    """The table as the store has it."""
    if kept.snapshot is not None:
        try:
            return await asyncio.to_thread(resumed, kept)
        except Exception:  # whatever is wrong with it: we have something better
            _log.exception("table %s: a snapshot could not be read", kept.table.id)
        whole = await store.load(kept.table.id)
        if whole is None:
            raise StoreFailed(kept.table.id)
        kept = whole
    return Loaded(kept, await asyncio.to_thread(replayed, kept))


def replayed(kept: Kept) -> AnyTable | None:
    """The game as its records tell it, and the dice from where they were."""
    game = shelf.find(kept.table.game)
    head = msgspec.json.decode(kept.table.head, type=Head)
    if game.has_own_board(head.options):
        game.board_name(str(head.options[game.board_option]))  # it takes a while, the first time
    if not kept.records:
        return None
    records = [msgspec.json.decode(record, type=Done) for record in kept.records]
    table = load_table(game, Save(head, records))
    resume_dice(table, head, kept.table.secret)
    return table


def resumed(kept: Kept) -> Loaded:
    """The game as its last snapshot and the records since tell it."""
    assert kept.snapshot is not None
    game = shelf.find(kept.table.game)
    head = msgspec.json.decode(kept.table.head, type=Head)
    snapshot = msgspec.msgpack.decode(kept.snapshot.data, type=_Snapshot)
    parts = [msgspec.msgpack.decode(part, type=Part) for part in kept.snapshot.stories]
    stories = Stories(head.seats, parts)
    if snapshot.table.count != kept.snapshot.n or len(stories) != snapshot.events:
        raise ValueError("parts of the snapshot are missing")
    options = load_options(game, head.options)
    table: AnyTable = Table(game, options, head.seats, NoChance(), snapshot=snapshot.table)
    for raw in kept.records:
        record = msgspec.json.decode(raw, type=Done)
        table.replay_one(record.seat, game.actions.convert(record.action), record.rolls)
    resume_dice(table, head, kept.table.secret, snapshot.dice)
    links = Links(Chain(kept.table.secret, snapshot.link, snapshot.lines), snapshot.told)
    return Loaded(kept, table, stories, links, snapshot.table.count)


class Snapshots:
    """Of one table in play."""

    def __init__(self, table: str, store: Store) -> None:
        self._id = table
        self._store = store
        self._count = 0
        self._events = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def load(self, loaded: Loaded) -> None:
        self._count = loaded.told
        self._events = 0 if loaded.stories is None else len(loaded.stories)

    def look(self, table: AnyTable, stories: Stories, links: Links) -> None:
        """All of the table is stored and told: is it time for another one?"""
        since = table.count - self._count
        if since < EVERY and not (table.state.over and since and self._count):
            return
        taken = table.snapshot()
        if taken is None or not isinstance(table.chance, LiveChance):
            return
        chain = links.chain
        whole = _Snapshot(
            taken, table.chance.counts, chain.link, chain.count, links.told, len(stories)
        )
        part = msgspec.msgpack.encode(stories.part(self._events))
        row = SnapshotRow(table.count, by(), msgspec.msgpack.encode(whole), [part])
        task = asyncio.create_task(self._keep(row, self._count))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._count, self._events = table.count, len(stories)

    async def _keep(self, row: SnapshotRow, since: int) -> None:
        try:
            await self._store.keep_snapshot(self._id, row, since)
        except StoreFailed:
            _log.warning("table %s: a snapshot was not kept", self._id)
            self._count = self._events = 0  # the next one is whole
