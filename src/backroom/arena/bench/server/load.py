"""People at many tables of one server: prints what they have seen of it, as JSON.

python -m backroom.arena.bench.server.load DIALECT PORT PROCESS TABLES SECONDS PACE [GAME …]

Each table has one move on its way at a time, from a seat that is asked. First the next follows at
once, for so many seconds: how much does the server bear? Then each table moves PACE times a second,
and how long each move takes is noted: from sending it until its own seat has been told that it
stands. What the server uses meanwhile is read from the system (Linux).
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec
import uvloop

from backroom.arena.bench.server.dialects import Backroom, BoardgameIo, Dialect, Told
from backroom.arena.bench.server.found import Found, Seen
from backroom.arena.bench.server.line import Line

#: Before anything is counted all play for so many seconds, if so much is counted; and before that
#: so many tables of their own.
_WARM = 1.0
_FIRST = 4
#: At a pace it is looked so often who is due, in seconds.
_LOOK = 0.002


def used(process: int) -> float:
    """Seconds of CPU that a process has had, in all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def held(process: int) -> int:
    """Bytes of memory that are a process's own."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise ChildProcessError(process)


class Seat:
    """One person at a table."""

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self.number = number
        self.ask: Any = None
        self.line: Line

    def heard(self, message: bytes) -> None:
        table = self._table
        told = table.dialect.read(message, table.id, self.number)
        if told.answer is not None:
            self.line.send(told.answer)
        if told.news:
            self.ask = told.ask
        table.heard(self, told)


class Table:
    """Four people, of whom one moves at a time."""

    def __init__(self, load: Load, number: int) -> None:
        self.dialect = load.dialect
        self._load = load
        self._number = number
        self._rng = Random(number)
        self._games = 0
        self.id = ""
        self.seats: list[Seat] = []
        #: When it is to move next; whose move is on its way, and since when.
        self.due = 0.0
        self._moving: Seat | None = None
        self._began = 0.0
        self._ended = True

    async def sit_down(self) -> None:
        """A table is made, and all sit at it."""
        self.leave()
        self._games += 1
        self.id, keys = await self.dialect.make(self._load.port, self._number, self._games)
        seats = [Seat(self, number) for number in range(len(keys))]
        for seat, key in zip(seats, keys, strict=True):
            seat.line = await Line.open(self._load.port, self.dialect.path(self.id), seat.heard)
            seat.line.send(self.dialect.hello(key))
        self.seats = seats
        self._moving, self._ended = None, False

    def leave(self) -> None:
        for seat in self.seats:
            seat.line.close()
        self.seats, self._ended = [], True

    def heard(self, seat: Seat, told: Told) -> None:
        if told.over:
            self._end()
        elif seat is self._moving and (told.done or told.refused):
            self._moving = None
            self._load.count(told, perf_counter() - self._began)
        self.go_on()

    def go_on(self) -> None:
        """Somebody moves, if nobody's move is on its way and it is time."""
        if self._moving is not None or self._ended or self._load.waits(self):
            return
        asked = [seat for seat in self.seats if seat.ask is not None]
        if asked:
            seat = self._moving = asked[self._rng.randrange(len(asked))]
            self._began = perf_counter()
            seat.line.send(self.dialect.move(seat.ask, self.id, seat.number, self._rng))
            self._load.moved(self)

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self._load.over(self)


class Load:
    """All tables of one server."""

    def __init__(self, dialect: Dialect, port: int, process: int) -> None:
        self.dialect = dialect
        self.port = port
        self._process = process
        self._seen = Seen()
        self._tables: list[Table] = []
        #: Seconds between moves of a table; 0: none; None: nobody moves.
        self._every: float | None = None
        self._told = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # --- tables say ----------------------------------------------------------------------------

    def waits(self, table: Table) -> bool:
        return self._every is None or (self._every > 0 and perf_counter() < table.due)

    def moved(self, table: Table) -> None:
        if self._every:
            late = perf_counter() - table.due
            table.due += self._every * (1 + max(0.0, late) // self._every)

    def count(self, told: Told, took: float) -> None:
        if told.refused:
            self._seen.refused += 1
            return
        self._seen.moves += 1
        if self._every:
            self._seen.times.append(took)

    def over(self, table: Table) -> None:
        """The same people play another game."""
        self._seen.games += 1
        self._told += sum(seat.line.bytes for seat in table.seats)
        self._do(table.sit_down())

    # --- measuring -----------------------------------------------------------------------------

    async def measure(self, tables: int, seconds: float, pace: float) -> Found:
        warm = min(_WARM, seconds)
        await self._warm_up(tables, warm)
        before = held(self._process)
        for number in range(tables):
            self._tables.append(Table(self, number))
            await self._tables[-1].sit_down()
        await asyncio.sleep(warm)
        seated = held(self._process)
        flat_out = await self._play(0.0, seconds, warm)
        played = held(self._process)
        paced = await self._play(1 / pace, seconds, warm)
        return Found((seated - before) / tables, (played - before) / tables, flat_out, paced)

    async def _warm_up(self, number: int, seconds: float) -> None:
        """What the first tables bring into memory, such as code and what is worked out once, is
        not what a table takes: some play before anything is counted, and leave."""
        first = [Table(self, number + extra) for extra in range(_FIRST)]
        for table in first:
            await table.sit_down()
        self._tables = first
        await self._play(0.0, seconds, 0.0)
        for table in first:
            table.leave()
        self._tables = []
        await asyncio.sleep(seconds)

    async def _play(self, every: float, seconds: float, warm: float) -> Seen:
        self._every, now = every, perf_counter()
        for at, table in enumerate(self._tables):
            table.due = now + every * at / len(self._tables)
        looking = asyncio.ensure_future(self._look())
        await asyncio.sleep(warm)
        seen = self._seen = Seen()
        told = self._bytes()
        began, busy, cost = perf_counter(), process_time(), used(self._process)
        await asyncio.sleep(seconds)
        seen.seconds, seen.busy = perf_counter() - began, process_time() - busy
        seen.used, seen.bytes = used(self._process) - cost, self._bytes() - told
        self._every, self._seen = None, Seen()
        looking.cancel()
        await asyncio.sleep(warm)  # what is on its way arrives
        return seen

    async def _look(self) -> None:
        while True:
            for table in self._tables:
                table.go_on()
            await asyncio.sleep(_LOOK if self._every else _WARM)

    def _bytes(self) -> int:
        return self._told + sum(seat.line.bytes for t in self._tables for seat in t.seats)

    def _do(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


if __name__ == "__main__":
    name, port, process, tables, seconds, pace, *games = sys.argv[1:]
    dialect: Dialect = Backroom(games) if name == "backroom" else BoardgameIo()
    load = Load(dialect, int(port), int(process))
    found = uvloop.run(load.measure(int(tables), float(seconds), float(pace)))
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
