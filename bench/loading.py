"""How long a table takes to be loaded: python -m bench.loading [RECORDS]

A random game of King of Chicago, with deals and asides, in a store on disk; read, played again and
made ready to be shown, as for whoever opens its page: from all its records, and from its snapshot.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.play import next_action, play_on
from tests.server.given import settings
from tests.server.test_snapshots import lines_of, of_8000, put_away, rows_of

from backroom.games import shelf
from backroom.server.loading import EVERY, by
from backroom.server.playing import TableInPlay
from backroom.server.tables import Tables
from backroom.server.thinking import Thinkers
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import Kept

_TIMES = 15
WANTED = 50.0


async def measured(folder: Path, records: int) -> None:
    game = shelf.find("chicago")
    table, rng = of_8000(game, records), Random(1)
    snapped = table.count
    play_on(table, lambda at: next_action(game, at, rng, 0.3), None, snapped + EVERY - 1)
    lines = lines_of(table)
    store = SQLiteStore.open(folder)
    await store.make(*rows_of(game))
    await store.append("long", 0, lines[:snapped], None, False)
    wanted = settings(folder)
    tables, thinkers = Tables(store, wanted), Thinkers(1, 1.0)

    async def once(late: bool) -> tuple[float, int]:
        begun = time.perf_counter()
        kept: Kept | None = await (store.load_late("long", by()) if late else store.load("long"))
        assert kept is not None
        table = await TableInPlay.load(kept, store, wanted, thinkers)
        for seat in (None, 0):
            table.shown.story(seat).read(), table.shown.sections(seat)
        taken = time.perf_counter() - begun
        table.put_away()
        return taken * 1000, len(kept.records)

    await tables.find("long")
    await put_away(tables)
    await store.append("long", snapped, lines[snapped:], None, False)  # the most there are
    for late in (True, False):  # the second makes another snapshot
        times = [await once(late) for _ in range(_TIMES if late else 3)]
        taken, replayed = median(ms for ms, _ in times), times[0][1]
        how = "snapshot" if late else "whole"
        print(f"{how:9} {len(lines)} records, {replayed} of them played again: {taken:.1f} ms")
    print(f"wanted: < {WANTED:.0f} ms")
    await tables.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        asyncio.run(measured(Path(place), int(sys.argv[1]) if len(sys.argv) > 1 else 8000))
