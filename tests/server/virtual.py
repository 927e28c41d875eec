"""A table of the server by a clock of its own: no second passes in earnest, and none by luck."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from backroom.company.thinking import Situation, Thought, harmless
from backroom.engine.chance import commitment
from backroom.engine.save import FORMAT, AnyGame, AnyTable, Head
from backroom.server.loading import Loaded
from backroom.server.onlookers import Viewer
from backroom.server.playing import TableInPlay
from backroom.server.seats import hashed
from backroom.server.settings import Settings
from backroom.server.thinking import Place, Thinkers
from backroom.store.store import PLAYING, WAITING, Kept, SeatRow, Store, TableRow
from tests.server.given import without_links

SECRET = bytes(range(32))
#: When all begins, in seconds since 1970: a Monday, at noon in Greenwich.
BEGIN = 1_788_782_400.0

#: When something was told, and what.
Told = tuple[float, bytes]
#: What is done at a table, beginning to end.
Doing = Callable[["Sitting"], Awaitable[None]]


class _Jumps(selectors.SelectSelector):
    """Nobody waits: the clock jumps to when something is due."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout > 0:
            self.now += timeout
            timeout = 0
        return super().select(timeout)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumps = _Jumps()
        super().__init__(self._jumps)

    def time(self) -> float:
        return self._jumps.now


class _Forgets(Store):
    """Keeps nothing but the lines of records, at once."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    async def append(self, table: str, first: int, lines: list[bytes], *args: Any) -> None:
        self.lines += lines

    async def hold(self, *args: Any) -> None:
        pass

    async def pace(self, *args: Any) -> None:
        pass

    async def times(self, *args: Any) -> None:
        pass

    async def stand_in(self, *args: Any) -> None:
        pass

    async def host(self, *args: Any) -> None:
        pass

    async def calendar(self, *args: Any) -> None:
        pass

    async def talk(self, *args: Any) -> None:
        pass

    async def whisper(self, *args: Any) -> None:
        pass

    async def relink(self, *args: Any) -> None:
        pass

    async def show_seat(self, *args: Any) -> None:
        pass

    async def open_too(self, *args: Any) -> None:
        pass

    async def lost(self, *args: Any) -> None:
        pass

    async def sit(self, *args: Any) -> None:
        pass

    async def seal(self, *args: Any) -> None:
        pass

    async def open_nonce(self, *args: Any) -> None:
        pass

    async def deal_anew(self, *args: Any) -> None:
        pass

    async def start(self, *args: Any) -> None:
        pass


#: How a bot thinks: what it answers, and how long that takes.
Bot = Callable[[Situation], tuple[Thought, float]]


def calm(situation: Situation) -> tuple[Thought, float]:
    """Does what does no harm, at once."""
    return Thought(answer=harmless(situation) if situation.choose else None), 0.0


class Thinks(Thinkers):
    def __init__(self, bot: Bot) -> None:
        super().__init__(1, 30.0)
        self._bot = bot

    async def think(self, place: Place, situation: Situation) -> Thought:
        thought, seconds = self._bot(situation)
        await asyncio.sleep(seconds)
        return thought


class Sitting:
    """A table in play, and what each viewer of it is told when."""

    def __init__(self, table: TableInPlay, stored: list[bytes]) -> None:
        self.table = table
        #: The lines of the records that were made here.
        self.stored = stored
        self.heard: dict[int | None, list[Told]] = {}
        self._viewers: dict[int | None, Viewer] = {}

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def state(self) -> Any:
        assert self.table.table is not None
        return self.table.table.state

    async def watch(self, *seats: int | None) -> None:
        for seat in seats:
            self.heard[seat] = []
            viewer = self._viewers[seat] = Viewer(seat, news=partial(self._soon, seat))
            await self.table.join(viewer)
        await asyncio.sleep(0)

    def leave(self, seat: int | None) -> None:
        self.table.leave(self._viewers[seat])

    def _soon(self, seat: int | None) -> None:
        """As a line does: with whatever is told in the same breath."""
        asyncio.get_running_loop().call_soon(self._listen, seat)

    def _listen(self, seat: int | None) -> None:
        while messages := self._viewers[seat].take():
            for message in messages:
                told = without_links(message.decode()).encode()
                self.heard[seat].append((round(self.now, 3), told))

    async def close(self) -> None:
        self.table.put_away()
        await asyncio.sleep(0)


def sit(
    played: AnyTable,
    people: Iterable[int],
    doing: Doing,
    bot: Bot = calm,
    tempo: bytes | None = None,
    watching: bytes = b"{}",
    talk: bytes = b"{}",
    looked_at: bool = False,
    **changes: Any,
) -> None:
    """At this table people sit on some seats and bots on the others; the same dice every time.
    ``looked_at``: somebody looks on from the beginning."""
    human = set(people)

    async def run() -> None:
        head = Head(
            FORMAT,
            played.game.name,
            played.seats,
            msgspec.to_builtins(played.options),
            [f"P{seat}" for seat in range(played.seats)],
            commitment(SECRET),
            [""] * played.seats,
        )
        rows = [
            SeatRow(seat, "human" if seat in human else "bot", f"P{seat}", "", "", "", True)
            for seat in range(played.seats)
        ]
        row = TableRow("t", played.game.name, msgspec.json.encode(head), SECRET, 0.0, PLAYING)
        row.talk = talk
        if tempo is not None:
            row.tempo = tempo
        row.watching = watching
        settings = Settings(data=Path("nowhere"), started=BEGIN, **changes)
        loaded = Loaded(Kept(row, rows, [], []), played)
        store = _Forgets()
        table = TableInPlay(loaded, store, settings, Thinks(bot))
        sitting = Sitting(table, store.lines)
        if looked_at:
            await sitting.watch(None)
        async with table.lock:
            await table.go_on()
        try:
            await doing(sitting)
        finally:
            await sitting.close()

    by_own_clock(run)


def by_own_clock(run: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """No second of it passes in earnest: neither on the loop nor by the time of day."""
    with (
        asyncio.Runner(loop_factory=_Loop) as runner,
        patch("backroom.server.pauses._dice", Random(7)),
        patch("backroom.server.deadlines.now", lambda: BEGIN + runner.get_loop().time()),
        patch("backroom.server.talk.now", lambda: BEGIN + runner.get_loop().time()),
        patch("backroom.server.onlookers.now", lambda: BEGIN + runner.get_loop().time()),
    ):
        runner.run(run())


def key_of(seat: int) -> str:
    return f"key-{seat}"


def before(game: AnyGame, kinds: Iterable[str], doing: Doing, **changes: Any) -> None:
    """A table at which nobody sits yet: these kinds of players are to come ("human", "bot")."""
    rows = [
        SeatRow(seat, kind, f"P{seat}", hashed(key_of(seat)), "", "", kind == "bot")
        for seat, kind in enumerate(kinds)
    ]

    async def run() -> None:
        options = msgspec.to_builtins(game.options())
        names = [row.name for row in rows]
        head = Head(FORMAT, game.name, len(rows), options, names, commitment(SECRET))
        row = TableRow("t", game.name, msgspec.json.encode(head), SECRET, 0.0, WAITING)
        settings = Settings(data=Path("nowhere"), **changes)
        loaded = Loaded(Kept(row, rows, [], []), None)
        store = _Forgets()
        table = TableInPlay(loaded, store, settings, Thinks(calm))
        sitting = Sitting(table, store.lines)
        try:
            await doing(sitting)
        finally:
            await sitting.close()

    with asyncio.Runner(loop_factory=_Loop) as runner:
        runner.run(run())


def heard(
    played: AnyTable,
    people: Iterable[int],
    viewer: int | None,
    seconds: float,
    doing: Doing | None = None,
    bot: Bot = calm,
    **changes: Any,
) -> list[Told]:
    """All that a viewer is told within so many seconds, and when, while the others do something."""
    told: list[Told] = []

    async def run(sitting: Sitting) -> None:
        await sitting.watch(viewer)
        acting = asyncio.ensure_future(doing(sitting)) if doing is not None else None
        await asyncio.sleep(seconds)
        if acting is not None:
            await acting
        told.extend(sitting.heard[viewer])

    sit(played, people, run, bot, **changes)
    return told
