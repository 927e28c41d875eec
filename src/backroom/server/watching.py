"""Those who look on: who may, how late they see it, over whose shoulder, and what they never see.

With a delay an onlooker is told what was to be seen then, and nothing sooner: neither the view nor
the log, the talk or a clock. Late by a round means that a round is shown when it is over. When the
game is over there is nothing left to hide, and everything is shown at once. What was to be seen is
held in memory alone: after a restart onlookers see nothing until the delay has passed again.

Over the shoulder of a seat that has agreed to it an onlooker sees that seat's view and what that
seat alone was told; but no private deal and no private talk, since half of it is another person's.
"""

from __future__ import annotations

import asyncio
import hmac
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from backroom.server import refusals, wire
from backroom.server.seats import hashed, new_key
from backroom.server.sheet import Sheet, sheet_of
from backroom.store.store import Store, TableRow

if TYPE_CHECKING:
    from backroom.server.glimpses import Glimpse
    from backroom.server.onlookers import Viewer
    from backroom.server.playing import TableInPlay
    from backroom.server.seats import Seat
    from backroom.server.stories import Story

#: The key of an onlooker begins so: no seat's does.
WATCH = "watch."
#: And that of a television so: it is no other onlooker's.
TV = f"{WATCH}tv."
#: So much is held back at a table, for all pairs of eyes together; what is more is shown in larger
#: steps (of so many seconds, then twice as many), never sooner.
_MOST_MOMENTS = 500
_MOST_BYTES = 2 << 20
_STEP = 1.0


def new_watch_key() -> str:
    return WATCH + new_key()


def admitted(
    key: str | None, table: TableInPlay | Glimpse, rules: wire.Watching, by: str
) -> int | None:
    """The seat that a key opens; None: one may look on. ``by``: the hash of the key for that."""
    if key is not None and not key.startswith(WATCH):
        return table.seats.opened_by(key)
    if rules.who == "nobody":
        raise refusals.NoOnlookers()
    by_link = key is not None and hmac.compare_digest(by, hashed(key))
    open_to_all = rules.who == "anyone" or table.public
    if not by_link and (key is not None or not open_to_all):
        raise refusals.WatchByLink()
    return None


class _Moment(NamedTuple):
    """What was to be seen at a time: the sections that had changed, how much of log and talk."""

    at: float
    round: int
    sections: dict[str, bytes]
    log: int
    link: str
    talk: int

    @property
    def size(self) -> int:
        return sum(len(part) for part in self.sections.values())


class Lag:
    """What one pair of eyes is shown late."""

    def __init__(self) -> None:
        self._held: deque[_Moment] = deque()
        self._last: dict[str, bytes] = {}
        self._bytes = 0
        #: In steps of so many seconds, or (0) as it happened.
        self._step = 0.0
        self._noted = (0, "", 0)
        #: What may be seen now.
        self.sections: dict[str, bytes] = {}
        self.log, self.link, self.talk = 0, "", 0

    @property
    def next(self) -> float | None:
        """When what is held longest was to be seen."""
        return self._held[0].at if self._held else None

    def note(self, moment: _Moment) -> None:
        """What is to be seen now, for later. Nothing is noted unless something has changed."""
        changed = {n: part for n, part in moment.sections.items() if self._last.get(n) != part}
        told = (moment.log, moment.link, moment.talk)
        if not changed and told == self._noted:
            return
        self._last, self._noted = moment.sections, told
        self._hold(moment._replace(sections=changed))

    def _hold(self, moment: _Moment) -> None:
        """Together with the one before, if that falls into the same step: as late as the later."""
        if self._held and self._step and self._held[-1].at // self._step == moment.at // self._step:
            before = self._held.pop()
            self._bytes -= before.size
            moment = moment._replace(sections={**before.sections, **moment.sections})
        self._held.append(moment)
        self._bytes += moment.size

    def keep_to(self, share: int) -> None:
        """No more than the part of one pair of eyes among so many. (Were the first two put together
        each time, what is held longest would be put off for as long as something happens.)"""
        moments, size = _MOST_MOMENTS // share, _MOST_BYTES // share
        if len(self._held) < moments // 4 and self._bytes < size // 4:
            self._step = 0.0
        while len(self._held) > 1 and (len(self._held) > moments or self._bytes > size):
            self._step = max(_STEP, 2 * self._step)
            held, self._held, self._bytes = self._held, deque(), 0
            for moment in held:
                self._hold(moment)

    def release(self, until: float | None, round: int) -> None:
        """Show what was to be seen by then, or (None) in the rounds before this one."""
        while self._held:
            first = self._held[0]
            if first.at > until if until is not None else first.round >= round:
                return
            self._held.popleft()
            self._bytes -= first.size
            self.sections = {**self.sections, **first.sections}
            self.log, self.link, self.talk = first.log, first.link, first.talk


class Watching:
    """Of one table in play."""

    def __init__(self, table: TableInPlay, store: Store) -> None:
        self._table = table
        self._store = store
        self.rules = wire.Watching()
        #: The hash of the key to look on by.
        self.key = ""
        self._lags: dict[int | None, Lag] = {}
        self._timer: asyncio.TimerHandle | None = None

    def load(self, row: TableRow) -> None:
        self.rules = msgspec.json.decode(row.watching, type=wire.Watching)
        self.key = row.watch_key

    # --- who may -------------------------------------------------------------------------------

    def admit(self, key: str | None) -> int | None:
        """The seat that a key opens; None: one may look on."""
        return admitted(key, self._table, self.rules, self.key)

    # --- over whose shoulder -------------------------------------------------------------------

    async def show(self, number: int, shown: bool) -> None:
        """A seat lets onlookers see what it sees, or no longer: from that moment on."""
        seat, table = self._table.seats[number], self._table
        if seat.shown == shown:
            return
        table.talk.check_note(number)
        if shown:
            await self._store.show_seat(table.id, number, True)
            seat.shown = True
        else:
            self.hide(seat)
            await self._store.show_seat(table.id, number, False)
        await table.note(number, "note-shows-hand" if shown else "note-hides-hand")

    def hide(self, seat: Seat) -> None:
        """Nobody looks over this shoulder any more."""
        if seat.shown:
            seat.shown = False
            self._lags.pop(seat.number, None)
            self._table.onlookers.look_away(self._table, seat.number)

    def look_over(self, viewer: Viewer, number: int | None) -> None:
        """An onlooker wants to look over this shoulder, or over none."""
        if viewer.seat is not None or viewer.tv:
            raise refusals.NotAnOnlooker()
        seats = self._table.seats
        if number is not None and (number >= len(seats) or not seats[number].shown):
            raise refusals.NotShown()
        if viewer.over != number:
            viewer.look_over(self._table, number)

    # --- what is seen --------------------------------------------------------------------------

    def late(self, viewer: Viewer) -> bool:
        """Is it told everything later than it happens?"""
        if viewer.tv:  # those around it play
            return False
        return viewer.seat is None and self.rules.delay != "" and not self._table.over

    def sheet(self, viewer: Viewer, whole: bool = False) -> Sheet:
        """What it is shown now; what it has seen may be left out, if it is not to be ``whole``."""
        if self.late(viewer):
            shown = self._lag(viewer.over).sections
            if not viewer.panels and "panels" in shown:
                shown = {name: part for name, part in shown.items() if name != "panels"}
            return sheet_of(shown)
        found = self._table.shown
        if viewer.over is not None:
            return found.over(viewer.over, viewer.panels)
        return (found.whole if whole else found.sheet)(viewer.seat, viewer.panels)

    def _sections(self, over: int | None) -> dict[str, bytes]:
        """What onlookers would see now, in words too."""
        shown = self._table.shown
        return shown.sections(None, True) if over is None else shown.over(over, True).sections()

    def story(self, viewer: Viewer) -> tuple[Story, int, str]:
        """The log, how much of it is to be read by now, and the link that goes with that."""
        if not self.late(viewer):
            story = self._story(viewer.seat, viewer.over)
            return story, story.count, self._table.shown.link
        lag = self._lag(viewer.over)
        return self._story(None, viewer.over), lag.log, lag.link

    def _story(self, seat: int | None, over: int | None) -> Story:
        shown = self._table.shown
        return shown.story(seat) if over is None else shown.stories.over(over)

    def lines(self, viewer: Viewer) -> list[wire.Talk]:
        """What is said to all: onlookers read it only if the table says so."""
        lines = self._table.talk.lines
        if viewer.seat is not None:
            return lines
        if not self.rules.talk:
            return []
        return lines[: self._lag(viewer.over).talk] if self.late(viewer) else lines

    # --- later ---------------------------------------------------------------------------------

    def _lag(self, over: int | None) -> Lag:
        if over not in self._lags:
            self._lags[over] = Lag()
        return self._lags[over]

    def note(self) -> None:
        """Something may have changed: hold it back, and let go of what was held for long enough."""
        played = self._table.table
        if not self.rules.delay or played is None:
            return
        if self._table.over:
            self._lags.clear()
            self.stop()
            return
        now = asyncio.get_running_loop().time()
        round = played.game.progress(played.state).now
        at = float(round) if self._late_by is None else now
        shown = [seat.number for seat in self._table.seats if seat.shown]
        for over in (None, *shown):
            lag = self._lag(over)
            log = len(self._story(None, over))
            sections = self._sections(over)
            link, talk = self._table.shown.link, len(self._table.talk.lines)
            lag.note(_Moment(at, round, sections, log, link, talk))
            lag.keep_to(1 + len(shown))
            lag.release(None if self._late_by is None else now - self._late_by, round)
        self._ring(now)

    @property
    def _late_by(self) -> float | None:
        """Seconds; None: a round."""
        return None if self.rules.delay == "round" else 60.0 * int(self.rules.delay)

    def _ring(self, now: float) -> None:
        """When the next moment may be seen."""
        self.stop()
        held = [lag.next for lag in self._lags.values() if lag.next is not None]
        if held and self._late_by is not None:
            seconds = max(0.0, min(held) + self._late_by - now) + 0.001
            self._timer = asyncio.get_running_loop().call_later(seconds, self._in_time)

    def _in_time(self) -> None:
        if not self._table.gone:
            self._table.onlookers.tell(self._table)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
