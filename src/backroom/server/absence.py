"""People who are away: their time, what is answered for them, and the bot that sits in.

A bot that plays for a person makes and accepts no deals. Whoever has resigned can't come back;
everybody else can at any time, and is shown what the bot did.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from backroom.engine.passing import THIS_ROUND, Pass
from backroom.engine.save import AnyTable
from backroom.server import calendars, deadlines, refusals, wire
from backroom.server.deadlines import MOST_MISSED, Deadlines
from backroom.server.kept import KeptTimes
from backroom.server.windows import question
from backroom.store.store import Store, StoreFailed, TableRow

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

_log = logging.getLogger("backroom.tables")
#: No timer is set for longer: the time of day may be put right meanwhile.
_LONGEST = 3600.0
#: The host may replace who has been gone for so long.
_GONE = 120
#: Of a table that is played in one go the clocks are kept so often, in seconds.
_KEEP = 1.0
#: No question leads to so many others of the same seat.
_MOST_ANSWERS = 200


class Absence:
    """Of one table in play; whatever changes is changed under the table's lock."""

    def __init__(self, table: TableInPlay, store: Store, started: float) -> None:
        self._table = table
        self._store = store
        self._started = started
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0
        self._keeping: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.deadlines = Deadlines(wire.Time(), KeptTimes())
        self._loaded = False

    def load(self, row: TableRow) -> None:
        """The time at the table as the store has it, if we do not have it."""
        if self._loaded:
            self.seat()
            return
        try:
            kept = msgspec.json.decode(row.times, type=KeptTimes)
        except msgspec.DecodeError:  # another version's
            kept = KeptTimes()
        self.deadlines = Deadlines(self._table.tempo.time, kept)
        self.seat()
        self.deadlines.resume(self._started)
        self._loaded = True

    def seat(self) -> None:
        """Who plays himself has changed."""
        seats = self._table.seats
        self.deadlines.seat(seats.people, {seat.number: seat.calendar for seat in seats})
        self._table.windows.seat(seats.people, seats.several)
        if self._table.table is not None:
            self._table.bots.sit_down(self._table.table, self._table.bots.kept)

    # --- time ------------------------------------------------------------------------------------

    def look(self) -> None:
        """Somebody has come or gone, or something has happened."""
        table = self._table
        self.deadlines.look(table.onlookers.here)
        if table.table is not None:
            self.deadlines.note(table.table)
        self._keep()
        self._ring()

    def _keep(self) -> None:
        """Nobody waits for it: should it be lost, whoever is asked gets the same time anew. So what
        changes with every move is kept once in a while."""
        if self.deadlines.by_mail:
            self._keep_now()
        elif self.deadlines.news and self._keeping is None:
            loop = asyncio.get_running_loop()
            self._keeping = loop.call_later(_KEEP, self._keep_now)

    def _keep_now(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            self._keeping = None
        if not self.deadlines.news:
            return
        self.deadlines.news = False
        times = msgspec.json.encode(self.deadlines.kept)
        task = asyncio.create_task(self._store_times(times, self.deadlines.kept_due))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _store_times(self, times: bytes, due: float | None) -> None:
        try:
            await self._store.times(self._table.id, times, due)
        except StoreFailed:
            _log.warning("table %s: the clocks were not kept", self._table.id)
            self.deadlines.news = True

    def _ring(self) -> None:
        """When the first deadline is. A bell that is set for an earlier moment is left as it is,
        since nearly every move puts the deadline off."""
        due = self.deadlines.next if self._table.playing else None
        if due is None:
            self.stop()
        elif self._timer is None or due < self._rings:
            self.stop()
            now = deadlines.now()
            self._rings = now + min(max(0.0, due - now), _LONGEST)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._rings - now, self._has_rung)

    def _has_rung(self) -> None:
        self._timer = None
        due = self.deadlines.next if self._table.playing else None
        if due is not None and due > deadlines.now():
            self._ring()
        else:  # or a pause is over
            self._table.time_is_up()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def put_away(self) -> None:
        """The table leaves the memory."""
        self.stop()
        self._keep_now()

    # --- when time is up -------------------------------------------------------------------------

    async def answer(self, table: AnyTable) -> list[int]:
        """Answer what people have let go unanswered. Returns those who were answered for."""
        self.deadlines.look(self._table.onlookers.here)
        window = table.game.window(table.state) is not None
        if window:
            self._let_passes_stand(table)
        late = self.deadlines.late()
        silent: list[int] = []
        for seat in late:
            if self._table.windows.holds(seat):
                continue
            if self._answer_for(table, seat) and not window:  # in a window silence is a pass
                silent.append(seat)
        return silent

    def _let_passes_stand(self, table: AnyTable) -> None:
        """By mail everybody passes for the round, and takes that back who wants a say."""
        round = table.game.progress(table.state).now
        opened = question(table.game, table.state)
        for seat in self._table.seats.people:
            if question(table.game, table.state) != opened:
                return
            passes = [
                option.action
                for ask in table.game.own_asks(table.state, seat)
                if ask.waiting
                for option in ask.options
                if isinstance(option.action, Pass) and option.action.stand <= THIS_ROUND
            ]
            if passes and self.deadlines.stands(seat, round):
                table.act(seat, max(passes, key=lambda action: action.stand))

    def _answer_for(self, table: AnyTable, seat: int) -> bool:
        """All that the sealed question still wants of the seat; of open ones the first."""
        sealed = table.game.deciding(table.state)
        answered = False
        for _ in range(_MOST_ANSWERS):
            asks = table.game.own_asks(table.state, seat)
            default = next((ask.default for ask in asks if ask.waiting and ask.default), None)
            if default is None or (answered and not sealed):
                break
            if table.game.deciding(table.state) != sealed:
                break  # the question is over, and another is put
            table.act(seat, default)
            answered = True
        return answered

    async def replace_silent(self, silent: list[int]) -> None:
        """After two questions in a row a bot sits in."""
        for seat in silent:
            if self.deadlines.missed(seat) >= MOST_MISSED:
                await self._sit_in(seat, "away")

    # --- who plays -------------------------------------------------------------------------------

    async def stand_in(self, seat: int, wanted: bool) -> None:
        """The person wants a bot to play, or is back."""
        here = self._table.seats[seat]
        if here.stand_in == "resigned":
            raise refusals.Resigned()
        if wanted:
            await self._sit_in(seat, "given")
        elif here.stand_in:
            self.deadlines.is_back(seat)
            await self._sit_in(seat, "")

    async def resign(self, seat: int) -> None:
        """A host who gives up leaves the say to the next who plays."""
        news = await self._sit_in(seat, "resigned")
        table = self._table
        if seat == table.host and table.seats.people:
            host = table.seats.people[0]
            await self._store.host(table.id, host)
            table.host = host
        if news:
            await self._note(seat, "note-gave-up")

    async def replace(self, host: int, seat: int) -> None:
        """The host replaces who stays away."""
        table = self._table
        if host != table.host:
            raise refusals.HostOnly()
        if seat >= len(table.seats) or not table.seats[seat].human:
            raise refusals.NotAway()
        away = table.onlookers.away.get(seat)
        gone = away is not None and deadlines.now() - away >= _GONE
        # By what all have seen: else this would tell whether the seat has answered in secret.
        if seat in table.onlookers.here or not (gone or seat in self.deadlines.kept.slow):
            raise refusals.NotAway()
        if await self._sit_in(seat, "replaced"):
            await self._note(seat, "note-replaced")

    async def _note(self, seat: int, note: str) -> None:
        """All hear of it. It is so, even if that can't be stored."""
        try:
            await self._table.note(seat, note)
        except StoreFailed:
            _log.warning("table %s: %s is told to nobody", self._table.id, note)

    async def _sit_in(self, seat: int, why: wire.StandIn) -> bool:
        """Was that not so already?"""
        table = self._table
        if not table.playing:
            raise refusals.NotStarted()
        there = table.seats[seat]
        if there.stand_in == "resigned" or why == there.stand_in:
            return False
        since = there.stood_from if there.stand_in and why else len(table.shown.story(seat))
        await self._store.stand_in(table.id, seat, why, since)
        there.stand_in, there.stood_from = why, since
        self._votes.pop(seat, None)
        self.deadlines.news = True
        self.seat()
        return True

    async def keep_calendar(self, seat: int, calendar: wire.Calendar) -> None:
        if calendars.quiet_hours(calendar) > calendars.MOST_QUIET:
            raise refusals.TooQuiet(hours=str(calendars.MOST_QUIET))
        calendars.check_zone(calendar.zone)
        await self._store.calendar(self._table.id, seat, msgspec.json.encode(calendar))
        there = self._table.seats[seat]
        first = not there.calendar_told
        there.calendar, there.calendar_told = calendar, True
        self.seat()
        if first:
            self.deadlines.learn(seat)

    # --- pausing ---------------------------------------------------------------------------------

    @property
    def _votes(self) -> dict[int, int]:
        return self.deadlines.kept.votes

    @property
    def voted(self) -> list[int]:
        """Who is for a pause, or for the end of it."""
        votes, paused = self._votes, self.deadlines.paused
        people = self._table.seats.people
        return [seat for seat in people if seat in votes and (votes[seat] == 0) == paused]

    def vote(self, seat: int, hours: int) -> None:
        """More than half of those who play can stop all clocks, and let them run again."""
        if not self.deadlines.used:
            raise refusals.NoClock()
        people = self._table.seats.people
        if seat not in people:
            raise refusals.StoodIn()
        paused = self.deadlines.paused
        if (hours == 0) == paused:
            self._votes[seat] = hours
        else:
            self._votes.pop(seat, None)
        self.deadlines.news = True
        voted = self.voted
        if 2 * len(voted) <= len(people):
            return
        wanted = min(self._votes[one] for one in voted)
        self.deadlines.pause(None if paused else deadlines.now() + wanted * 3600.0)
        self._votes.clear()

    # --- what is told ----------------------------------------------------------------------------

    def times(self) -> tuple[object, wire.Times | None]:
        mark, times = self.deadlines.shown()
        if times is None:
            return None, None
        times.voted = self.voted
        times.votes = len(times.voted)
        times.hours = min((self._votes[one] for one in times.voted), default=0)
        return (mark, times.voted, times.hours), times
