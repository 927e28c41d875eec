"""Who may look back at what, and how far. What was made is kept, up to a bound."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from backroom.engine.message import Reason
from backroom.server import refusals, wire
from backroom.server.back import files, forks, making
from backroom.server.back.queue import Queue
from backroom.server.back.steps import Eyes
from backroom.server.glimpses import Glimpse
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.tables import Tables
from backroom.server.thinking import Thinkers, WorkFailed
from backroom.server.watching import WATCH
from backroom.store.store import Store

#: So many are kept, of so many bytes together.
_MOST = 128
_MOST_BYTES = 16 << 20
#: Of a game that goes on a history comes after a multiple of so many seconds: how long it took
#: would tell how much there is that one may not see.
_BEAT = 0.25

_log = logging.getLogger("backroom.back")
T = TypeVar("T")


class _Key(NamedTuple):
    table: str
    eyes: Eyes
    panels: bool
    #: How many events these eyes were told; None: the game is over.
    upto: int | None
    #: Somebody may have had his deleted.
    names: tuple[str, ...]


class Histories:
    """Of all tables of a server."""

    def __init__(self, tables: Tables, store: Store, makers: Thinkers) -> None:
        self._tables = tables
        self._store = store
        self._makers = makers
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._bytes = 0
        self._queue = Queue()

    async def of(self, table: str, wanted: wire.LookBack, address: str) -> bytes:
        """The history of a table, compressed. ``address``: who wants it."""
        key, panels = wanted.key, wanted.panels
        glimpse = await self._tables.glimpse(table)
        names = tuple(glimpse.seats.names)
        if glimpse.over:
            eyes = _own(glimpse, key) if wanted.eyes == "own" else wanted.eyes
            if isinstance(eyes, int) and eyes >= len(names):
                raise refusals.NotTheirEyes()
            past = _Key(table, eyes, panels, None, names)
            return await self._made(past, glimpse.board_name, address)
        seat = glimpse.admit(key)  # whoever may not even look has nothing loaded for it
        found = await self._tables.find(table, seated=seat is not None)
        loop = asyncio.get_running_loop()
        began = loop.time()
        eyes, upto = _told(found, key, wanted.eyes)
        now = _Key(table, eyes, panels, upto, names)
        made = await self._made(now, found.board_name, address)
        spent = loop.time() - began
        await asyncio.sleep(_BEAT - spent % _BEAT)
        return made

    async def _made(self, key: _Key, board: str, address: str) -> bytes:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        game = await self._store.load(key.table)
        if game is None:
            raise refusals.NoSuchTable()
        if len(game.records) > making.LONGEST:
            raise refusals.TooLong()
        wanted = making.Wanted(
            head=game.table.head,
            records=game.records,
            names=list(key.names),
            board=board,
            eyes=key.eyes,
            over=key.upto is None,
            upto=key.upto,
            panels=key.panels,
        )
        made = _good(await self.work(making.make, wanted, address))
        self._keep(key, made)
        return made

    async def of_file(self, wanted: wire.OpenSave, address: str) -> bytes:
        """Of a saved file: nothing of it is kept."""
        return _good(await self.work(files.show, wanted, address))

    async def fork(self, table: str, wanted: wire.Fork, address: str) -> wire.Made:
        """Another table, that goes on from a move of a finished game."""
        raw = wanted.save.encode()
        if table:
            raw = await self._saved(table)
        found = _good(await self.work(forks.source, (raw, wanted.record), address))
        found.table = table
        return await self._tables.fork(lambda maker: forks.fork(found, wanted, maker), address)

    async def _saved(self, table: str) -> bytes:
        if not (await self._tables.glimpse(table)).over:
            raise refusals.ForkNotOver()
        return await (await self._tables.find(table, seated=False)).save()

    async def work(self, doing: Callable[[bytes], T], wanted: object, address: str) -> T:
        """One after the other, and not too many."""
        try:
            async with self._queue.turn(address):
                packed = pickle.dumps(wanted, pickle.HIGHEST_PROTOCOL)
                return await self._makers.work("", doing, packed)
        except WorkFailed as failed:
            if failed.__cause__ is None:  # it has taken too long
                raise refusals.TooLong() from None
            _log.error("looking back", exc_info=failed.__cause__)
            raise refusals.Internal() from None

    def _keep(self, key: _Key, made: bytes) -> None:
        self._bytes += len(made) - len(self._kept.pop(key, b""))
        self._kept[key] = made
        while len(self._kept) > _MOST or self._bytes > _MOST_BYTES:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)


def _good(made: T | Reason) -> T:
    if isinstance(made, Reason):
        raise files.told_so(made)
    return made


def _own(table: TableInPlay | Glimpse, key: str | None) -> int | None:
    return None if key is None or key.startswith(WATCH) else table.seats.opened_by(key)


def _told(table: TableInPlay, key: str | None, eyes: wire.WantedEyes) -> tuple[int | None, int]:
    """Whose eyes these are, of a game that goes on, and how many events they have been told."""
    if table.table is None:
        raise refusals.NotStarted()
    seat = table.admit(key)
    if eyes not in (seat, "own"):
        raise refusals.NotTheirEyes()
    return seat, table.watching.story(Viewer(seat))[1]
