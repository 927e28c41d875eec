"""A store as a process of its own, that can be killed, or its power cut, or its disk be full.

``python -m tests.store.keeping FOLDER [how]`` keeps records for as long as it lives, and says the
number of each when it is acknowledged. ``how``: ``careless`` does not sync every commit; ``full``
has room for so much only, says what was not kept, and then goes on with more room.
"""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path

from backroom.store.sqlite import SQLiteStore
from backroom.store.store import StoreFailed
from tests.store.test_sqlite import SEATS, TABLE

#: No file grows beyond this, on a disk that is full.
_ROOM = 400_000
#: So many are kept at a time: they share a commit.
_TOGETHER = 4


def room(size: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))


async def keep(store: SQLiteStore, first: int) -> bool:
    """Some records at once. False: the disk is full."""
    numbers = range(first, first + _TOGETHER)
    wishes = [store.append("abc", n, [b'{"n":%d}' % n + b" " * 900], None, False) for n in numbers]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    for n, result in zip(numbers, results, strict=True):
        if result is None:
            print(n, flush=True)
        elif not isinstance(result, StoreFailed):
            raise AssertionError(result)
    return not any(results)


async def run(folder: Path, how: str) -> None:
    store = SQLiteStore.open(folder)
    if how == "careless":
        store._writer._connection.execute("PRAGMA synchronous=OFF")
    if await store.load("abc") is None:
        await store.make(TABLE, SEATS)
    kept = await store.load("abc")
    assert kept is not None
    n, ends = len(kept.records), False
    if how == "full":
        room(_ROOM)
    while not ends:
        if await keep(store, n):
            n += _TOGETHER
            continue
        kept = await store.load("abc")
        assert kept is not None
        print(f"full {len(kept.records)}", flush=True)
        room(resource.RLIM_INFINITY)
        ends = await keep(store, len(kept.records))
    await store.close()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""))
