"""Tells people who do not look at their table what is so there.

What is due is derived from the table each time: what is no longer so is not told, and a restart
loses nothing. A table only says that something has happened; its lock is held while it is read, and
never while anything is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from backroom.engine.message import Refusal
from backroom.server import calendars, deadlines, refusals, wire
from backroom.server.telling import letters
from backroom.server.telling.keeping import Keeping, Person
from backroom.server.telling.letters import Letter
from backroom.server.telling.news import SEALED, Reader, looks
from backroom.server.telling.sending import Outcome
from backroom.server.telling.settings import Telling
from backroom.server.telling.ways import Kept
from backroom.store.store import StoreFailed

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

_log = logging.getLogger("backroom.telling")
#: So many tables are told of at a time; the others wait.
_AT_ONCE = 8
#: A table that can't be looked at now is looked at again after so long.
_AGAIN = 60.0
#: When the server starts, tables at which somebody may wait are read one after the other, with so
#: much time between them.
_BETWEEN = 0.5
#: What could not be told at all is tried again after so long, and longer each time.
_LATER = 900.0
#: No timer is set for longer: the time of day may be put right meanwhile.
_LONGEST = 600.0

Carry = Callable[[Kept, Letter], Awaitable[Outcome]]
Find = Callable[[str], Awaitable["TableInPlay"]]


class Due(NamedTuple):
    """What a seat is to be told now."""

    seat: int
    marks: list[str]
    kinds: list[wire.Tell]
    #: All that is so, and how far the table was read.
    seen: int


class Watch:
    """Of one table in memory: who has seen what of it, and since when something waits."""

    def __init__(self, table: TableInPlay, people: dict[int, Person], settings: Telling) -> None:
        self.table = table
        self._people = people
        self._settings = settings
        self._reader = Reader()
        self._since: dict[int, float] = {}
        #: When a seat that could not be reached is tried again.
        self.later: dict[int, float] = {}
        self.tries: dict[int, int] = {}
        #: Seats to which a message is under way.
        self.busy: set[int] = set()
        #: Seats of which something is to be kept.
        self.changed: set[int] = set()

    def look(self) -> float | None:
        """Whoever looks has seen it all. When is the next message due?"""
        dues = [self._look(seat) for seat in list(self._people)]
        return min((due for due in dues if due is not None), default=None)

    def _look(self, seat: int) -> float | None:
        person = self._people[seat]
        if not person.reachable or self.table.table is None:
            return None
        if person.link != self.table.seats[seat].link:  # somebody else has the seat now
            return None
        news = self._reader.standing(self.table, seat, person.seen, person.told)
        told = [mark for mark in person.told if mark in news]
        if looks(self.table, seat):
            told, person.seen = list(news), len(self.table.shown.story(None))
        if told != person.told:
            person.told = told
            self.changed.add(seat)
        if not self._untold(person, news):
            self._since.pop(seat, None)
            return None
        if seat in self.busy:
            return None
        begun = self._since.setdefault(seat, deadlines.now())
        return self._when(seat, person, begun + self._settings.wait)

    def _when(self, seat: int, person: Person, moment: float) -> float:
        moment = self.later.get(seat, moment)
        moment = person.first_free(max(moment, deadlines.now()), self._settings.most)
        calendar = self.table.seats[seat].calendar
        if person.quiet and not calendars.counts(calendar, moment):
            return calendars.after(calendar, moment, 1.0)
        return moment

    def _untold(self, person: Person, news: dict[str, wire.Tell]) -> list[str]:
        return [
            mark for mark, kind in news.items() if kind in person.tell and mark not in person.told
        ]

    def take(self) -> list[Due]:
        """Whoever is to be told now; a message to him is under way from here on."""
        found: list[Due] = []
        for seat, person in self._people.items():
            due = self._look(seat)
            if due is None or due > deadlines.now() or self.table.table is None:
                continue
            news = self._reader.standing(self.table, seat, person.seen, person.told)
            untold = self._untold(person, news)
            kinds = [news[mark] for mark in untold]
            found.append(Due(seat, untold, kinds, len(self.table.shown.story(None))))
            self.busy.add(seat)
            self._since.pop(seat, None)
        return found


class Teller:
    """Of all tables."""

    def __init__(
        self, keeping: Keeping, settings: Telling, address: str, carry: Carry, find: Find
    ) -> None:
        self.keeping = keeping
        self._settings = settings
        self._address = address.rstrip("/")
        self._carry = carry
        self._find = find
        self._watches: dict[str, Watch] = {}
        self._due: dict[str, float] = {}
        self._wake = asyncio.Event()
        self._working: dict[str, asyncio.Task[None]] = {}

    # --- what tables say -------------------------------------------------------------------------

    async def attend(self, table: TableInPlay) -> None:
        """A table has come into memory: if anybody there is to be told of it, look on."""
        people = await self.keeping.bring(table.id)
        if people:
            self.watch(table)

    def watch(self, table: TableInPlay) -> None:
        watch = self._watches.get(table.id)
        if watch is None or watch.table is not table:
            people = self.keeping.here(table.id)
            fresh = Watch(table, people, self._settings)
            if watch is not None:
                fresh.busy, fresh.later, fresh.tries = watch.busy, watch.later, watch.tries
            self._watches[table.id] = watch = fresh
        noted = watch

        def news(settled: bool) -> None:
            due = noted.look() if settled else deadlines.now() + self._settings.wait
            if due is not None or noted.changed:
                self._at(table.id, deadlines.now() if due is None else due)

        table.news = news
        news(settled=False)

    def _at(self, table: str, moment: float) -> None:
        known = self._due.get(table)
        if known is None or moment < known:
            self._due[table] = moment
            self._wake.set()

    # --- for ever --------------------------------------------------------------------------------

    async def run(self) -> None:
        """Tell whoever is due, as long as the server runs."""
        resuming = asyncio.create_task(self._resume())
        try:
            while True:
                await self._sleep()
                now = deadlines.now()
                late = sorted((at, id) for id, at in self._due.items() if at <= now)
                for _, id in late:
                    if len(self._working) >= _AT_ONCE:
                        break
                    if id not in self._working:
                        del self._due[id]
                        task = asyncio.create_task(self._tell(id))
                        self._working[id] = task
                        task.add_done_callback(lambda _, id=id: self._done(id))  # type: ignore[misc]
        finally:
            resuming.cancel()
            for task in self._working.values():
                task.cancel()

    async def _sleep(self) -> None:
        self._wake.clear()
        waiting = [at for id, at in self._due.items() if id not in self._working]
        if len(self._working) >= _AT_ONCE:
            waiting = []
        seconds = min([_LONGEST, *(max(0.0, at - deadlines.now()) for at in waiting)])
        with suppress(TimeoutError):  # not wait_for: that may swallow the end of the server
            async with asyncio.timeout(seconds):
                await self._wake.wait()

    def _done(self, id: str) -> None:
        self._working.pop(id, None)
        self._wake.set()

    async def _resume(self) -> None:
        """The server has been away: what waits at tables that nobody has opened since?"""
        try:
            for id in await self.keeping.open():
                self._at(id, deadlines.now())
                await asyncio.sleep(_BETWEEN)
        except Exception:
            _log.exception("tables at which somebody waits could not be found")

    async def _tell(self, id: str) -> None:
        try:
            await self._tell_of(id)
        except (Refusal, StoreFailed):
            self._at(id, deadlines.now() + _AGAIN)
        except Exception:
            _log.exception("table %s: nobody could be told", id)
            self._at(id, deadlines.now() + _AGAIN)

    async def _tell_of(self, id: str) -> None:
        try:
            table = await self._find(id)
        except refusals.NoSuchTable:
            self.forget_table(id)
            return
        if id not in self._watches or self._watches[id].table is not table:
            await self.attend(table)
        watch = self._watches.get(id)
        if watch is None:
            return
        async with table.lock:
            if table.gone:
                self._at(id, deadlines.now() + _AGAIN)
                return
            dues = watch.take()
            changed, watch.changed = watch.changed, set()
        try:
            await asyncio.gather(*(self._tell_seat(watch, due) for due in dues))
        finally:
            watch.busy -= {due.seat for due in dues}
        for seat in changed | {due.seat for due in dues}:
            await self.keeping.keep(id, seat)
        async with table.lock:
            later = None if table.gone else watch.look()
        if later is not None:
            self._at(id, later)

    async def _tell_seat(self, watch: Watch, due: Due) -> None:
        table = watch.table
        person = self.keeping.here(table.id).get(due.seat)
        if person is None:
            return
        sealed = any(mark.startswith(SEALED) for mark in due.marks)
        letter = letters.news(person.lang, table.game, table.id, due.kinds, sealed)
        ways = [way for way in person.ways if way.state == "good"]
        outcomes = await asyncio.gather(
            *(self._carry(way, self.addressed(person, way, letter)) for way in ways)
        )
        tried = watch.tries.get(due.seat, 0)
        if "good" in outcomes:
            person.told = [*person.told, *due.marks]
            person.seen = max(person.seen, due.seen)
            person.sent.append(deadlines.now())
        elif tried < len(self._settings.again) and "failed" in outcomes:
            watch.tries[due.seat] = tried + 1
            watch.later[due.seat] = deadlines.now() + self._settings.again[tried]
            return
        watch.tries.pop(due.seat, None)
        for way, outcome in zip(ways, outcomes, strict=True):
            self._judge(way, outcome)
        if "good" not in outcomes:
            worst = max((way.failed for way in ways), default=1)
            watch.later[due.seat] = deadlines.now() + _LATER * worst

    def _judge(self, way: Kept, outcome: Outcome) -> None:
        """Where nobody is ever reached, nobody is tried any more; the seat is told so."""
        way.failed = 0 if outcome == "good" else way.failed + 1
        if outcome == "gone" or way.failed >= self._settings.most_failed:
            way.state = "failed"

    def addressed(self, person: Person, way: Kept, letter: Letter) -> Letter:
        """With where things are. What goes out in the host's name leads to where he says."""
        by_host = way.kind in ("mail", "telegram")
        base = self._address or ("" if by_host else person.origin)
        return letters.with_links(letter, person.lang, base, way.stop)

    # --- leaving ---------------------------------------------------------------------------------

    def forget_table(self, id: str) -> None:
        """It is put away, or deleted: the store has all that is kept of it."""
        watch = self._watches.get(id)
        if watch is None or (id not in self._working and not watch.changed):
            self._watches.pop(id, None)
            self.keeping.put_away(id)

    def release(self, id: str) -> None:
        """Somebody has looked at what is kept of a table that may not be in memory."""
        if id not in self._watches and id not in self._working:
            self.keeping.put_away(id)
