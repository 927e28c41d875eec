"""Finished games in figures: worked out where bots think, one at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from backroom.engine.save import Save
from backroom.extras.after_replay import read
from backroom.games import shelf
from backroom.server import refusals
from backroom.server.boards import Packed, packed
from backroom.server.thinking import Thinkers, WorkFailed

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

#: So many are kept, of so many bytes together.
_MOST = 64
_MOST_BYTES = 8 << 20
#: So many may wait for theirs; whoever comes then has to come again.
_MOST_WAITING = 20

_Key = tuple[str, int]


def _figures(raw: bytes) -> Packed:
    """In the worker: from a save to what is sent."""
    save = Save.decode(raw)
    return packed(read(shelf.find(save.head.game), save))


class Afterwards:
    """Keeps the figures of the games that people have looked at last."""

    def __init__(
        self, thinkers: Thinkers, most: int = _MOST, most_bytes: int = _MOST_BYTES
    ) -> None:
        self._thinkers = thinkers
        self._most = most
        self._most_bytes = most_bytes
        self._kept: OrderedDict[_Key, Packed] = OrderedDict()
        self._bytes = 0
        self._one = asyncio.Lock()
        self._coming: dict[_Key, asyncio.Task[Packed]] = {}

    def has(self, table: TableInPlay) -> bool:
        """Is it kept or under way, or has it yet to be made?"""
        key = _key(table)
        return key in self._kept or key in self._coming

    async def figures(self, table: TableInPlay) -> Packed:
        """After the game a word may still be judged: with another record they are made anew."""
        key = _key(table)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._coming.get(key)
        if task is None:
            if len(self._coming) >= _MOST_WAITING:
                raise refusals.Full()
            task = asyncio.create_task(self._make(key, table))
            self._coming[key] = task
            task.add_done_callback(lambda _: self._coming.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: _Key, table: TableInPlay) -> Packed:
        async with self._one:
            try:
                made = await self._thinkers.work(table.id, _figures, await table.save())
            except WorkFailed:
                raise refusals.Full() from None
            self._keep(key, made)
            return made

    def _keep(self, key: _Key, made: Packed) -> None:
        self._kept[key] = made
        self._bytes += len(made.body) + len(made.gzip)
        while len(self._kept) > self._most or self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped.body) + len(dropped.gzip)


def _key(table: TableInPlay) -> _Key:
    return table.id, 0 if table.table is None else table.table.count
