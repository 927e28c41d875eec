"""How long people may take, and what becomes of those who do not answer.

A question in the open has a deadline of its own: so many seconds, and then the bank of the seat. A
sealed question has one for all, by public facts alone, and takes nothing from any bank: no clock
shows who has answered. When time runs out, a question gets the default that its game declares;
after two in a row a bot sits in until the person is back.

All moments are seconds since 1970: deadlines outlast the server. By mail they follow the calendar
of each seat and stand whether or not anybody looks. At a live table time runs only while somebody
is there to wait for it.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping

from backroom.engine.save import AnyTable
from backroom.server import calendars, wire
from backroom.server.kept import KeptTimes, Running
from backroom.server.windows import question

#: The time of day; tests set it.
now = time.time

#: Whoever has let so many questions go unanswered in a row is replaced.
MOST_MISSED = 2
#: A sealed question takes nothing from a bank, and so lasts so many times as long.
_SEALED = 2
#: By mail a window, which most pass, lasts so many times less than a turn; but an hour at least.
_WINDOW = 4
#: So much less time, too, has who has let the last question go unanswered.
_SOONER = 4
_HOUR = 3600.0
#: When the server comes back, whoever is asked has at least so long.
_WELCOME_BACK = 60.0
#: By mail all questions of a turn share its time; what comes at its end has at least so long.
_NEXT = 2 * _HOUR


class Deadlines:
    """Of one table. Whoever changes it holds the table's lock, and stores :attr:`kept` then."""

    def __init__(self, time: wire.Time, kept: KeptTimes) -> None:
        self._time = time
        self.kept = kept
        self._calendars: Mapping[int, wire.Calendar] = {}
        self._people: list[int] = []
        #: Since when nobody is there for whom time would run.
        self._stopped: float | None = None
        #: Has anything changed that is to be kept?
        self.news = False

    # --- who is there ----------------------------------------------------------------------------

    def seat(self, people: list[int], calendars: Mapping[int, wire.Calendar]) -> None:
        """These seats are played by people, who keep these calendars."""
        self._people = people
        self._calendars = calendars

    def resume(self, started: float) -> None:
        """The table was loaded by a server that has run since ``started``: whoever could not
        answer meanwhile gets a little time."""
        welcome = _WELCOME_BACK if not self.by_mail else min(self._time.seconds, 12 * _HOUR)
        for running in self._all():
            if not self.by_mail:
                running.due = max(running.due, now() + welcome)
            elif running.due < started:
                running.due = started + welcome
        if self.kept.stopped is not None and not self.paused:  # a pause was over meanwhile
            self._stopped = self.kept.stopped
            self._stop(False)

    def look(self, here: Collection[int | None]) -> None:
        """Who looks at the table now? At a live one time stops while nobody is there."""
        empty = not self.by_mail and not any(seat in here for seat in self._people)
        self._stop(empty or self.paused)

    @property
    def by_mail(self) -> bool:
        return self._time.kind == "mail"

    @property
    def used(self) -> bool:
        """Is there a clock at all? Bots wait as long as one likes."""
        return self._time.kind != "none" and len(self._people) > 1

    @property
    def _open(self) -> dict[int, Running]:
        """Of those who play themselves: a bot has no clock."""
        return {seat: running for seat, running in self.kept.open.items() if seat in self._people}

    def _all(self) -> list[Running]:
        sealed = self.kept.sealed
        return [*self._open.values(), *([sealed] if sealed is not None else [])]

    def ease(self, time: wire.Time) -> None:
        """There is more time from now on, for what is asked already, too."""
        more = float(time.seconds - self._time.seconds)
        banked = float(time.bank - self._time.bank)
        for seat, running in self.kept.open.items():
            running.due += more + banked
            self.kept.banks.setdefault(seat, float(self._time.bank))
        if self.kept.sealed is not None:
            self.kept.sealed.due += _SEALED * more
        self.kept.banks = {seat: bank + banked for seat, bank in self.kept.banks.items()}
        self._time = time
        self.news = True

    # --- stopping --------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        return self.kept.paused is not None and self.kept.paused > now()

    def pause(self, until: float | None) -> None:
        """Time stops for all until then. None: it runs on."""
        self.kept.paused = until
        self.news = True
        self._stop(self.paused)

    def _stop(self, stop: bool) -> None:
        if stop and self._stopped is None:
            since = self.kept.stopped if self.paused else None
            self._stopped = now() if since is None else since
            self.kept.stopped = self._stopped if self.paused else None
        elif not stop and self._stopped is not None:
            for seat, running in self.kept.open.items():
                self._shift(running, self._calendar(seat), self._stopped)
            if self.kept.sealed is not None:
                self._shift(self.kept.sealed, None, self._stopped)
            self._stopped = self.kept.stopped = None
            self.news = True

    def _shift(self, running: Running, calendar: wire.Calendar | None, stopped: float) -> None:
        """What was left when time stopped (or when it was asked, since then) is left now."""
        since = max(stopped, running.since)
        left = calendars.counted(calendar, since, running.due)
        running.since += now() - since
        running.due = calendars.after(calendar, now(), left)

    def _calendar(self, seat: int) -> wire.Calendar | None:
        return self._calendars.get(seat) if self.by_mail else None

    # --- questions -------------------------------------------------------------------------------

    def note(self, table: AnyTable) -> None:
        """Something has happened: whose time has begun, whose is over?"""
        kept = self.kept
        before = kept.open, kept.sealed, dict(kept.banks)
        if table.state.over or not (self.used or kept.open or kept.sealed):
            kept.open, kept.sealed = {}, None
        elif table.game.deciding(table.state):
            self._settle_banks({})
            self._note_sealed(table)
        else:
            kept.sealed = None
            self._note_open(table)
        self.news = self.news or (kept.open, kept.sealed, kept.banks) != before

    def _note_open(self, table: AnyTable) -> None:
        """The time of whoever lets a bot play runs on until it has answered: else he could be back
        before that, and be asked anew."""
        asked: dict[int, str] = {}
        for ask in table.game.asks(table.state):
            if ask.waiting:
                asked.setdefault(ask.seat, ask.id)
        last = self.kept.open
        self._settle_banks(asked)
        for seat, name in asked.items():
            if seat in self.kept.open or seat not in self._people or not self.used:
                continue
            begin, seconds = now(), self._seconds(seat)
            due = calendars.after(self._calendar(seat), begin, seconds + self.bank(seat))
            if self.by_mail and seat in last:  # the same turn goes on
                least = calendars.after(self._calendar(seat), begin, min(_NEXT, seconds))
                due = max(last[seat].due, least)
            self.kept.open[seat] = Running(name, begin, due)

    def learn(self, seat: int) -> None:
        """The seat has said for the first time when its person sleeps. Whoever sat down last may be
        asked already: nobody's night counts there either."""
        if not self.by_mail or not self.used or seat not in self._people:
            return
        for running in (self.kept.open.get(seat), self.kept.sealed):
            if running is None:
                continue
            seconds = calendars.counted(wire.Calendar(), running.since, running.due)
            seconds = min(seconds, self._seconds(seat))
            due = calendars.after(self._calendar(seat), running.since, seconds)
            if due > running.due:
                running.due = due
                self.news = True

    def _seconds(self, seat: int) -> float:
        """By mail who has let a question go unanswered has less time for the next: the others have
        waited for long enough. (All see how long one has: what was asked in secret changes nothing
        of it.)"""
        seconds = float(self._time.seconds)
        if self.by_mail and seat in self.kept.slow:
            return min(seconds, max(_HOUR, seconds / _SOONER))
        return seconds

    def _settle_banks(self, asked: Mapping[int, str]) -> None:
        """Those who were asked and are no more: what they took beyond their time is gone."""
        stays: dict[int, Running] = {}
        until = now() if self._stopped is None else self._stopped
        for seat, running in self.kept.open.items():
            if asked.get(seat) == running.ask:
                stays[seat] = running
                continue
            if running.due <= until:
                self.kept.slow.add(seat)
            else:
                self.kept.slow.discard(seat)
            took = calendars.counted(self._calendar(seat), running.since, until)
            over = max(0.0, took - self._time.seconds)
            if over and not self.by_mail:
                self.kept.banks[seat] = max(0.0, self.bank(seat) - over)
        self.kept.open = stays

    def _note_sealed(self, table: AnyTable) -> None:
        """Of what is asked in secret along the way (whom does the card hit?) nobody sees when it
        began: the time of the question before it runs on."""
        name = question(table.game, table.state)
        if self.kept.sealed is not None and name in (None, self.kept.sealed.ask):
            return
        if not self.used:
            self.kept.sealed = None
            return
        begin, seconds = now(), float(self._time.seconds)
        if not self.by_mail:
            self.kept.sealed = Running(name or "", begin, begin + seconds * _SEALED)
            return
        if table.game.window(table.state) is not None:
            seconds = min(seconds, max(_HOUR, seconds / _WINDOW))
        dues = [
            calendars.after(self._calendar(seat), begin, min(seconds, self._seconds(seat)))
            for seat in self._people
        ]
        self.kept.sealed = Running(name or "", begin, max(dues))

    def bank(self, seat: int) -> float:
        return self.kept.banks.get(seat, float(self._time.bank))

    # --- when time is up -------------------------------------------------------------------------

    @property
    def next(self) -> float | None:
        """When the first deadline is. None: time does not run, or not for anybody."""
        if self._stopped is not None:
            return self.kept.paused if self.paused else None
        if not self.used:
            return None
        return min([running.due for running in self._all()], default=None)

    @property
    def kept_due(self) -> float | None:
        """When the server has to look at the table though nobody is there: by mail alone."""
        return self.next if self.by_mail else None

    def late(self) -> list[int]:
        """People whose time is up: they are answered for, if they have not answered."""
        if self._stopped is not None or not self.used:
            return []
        if self.kept.sealed is not None:
            return list(self._people) if self.kept.sealed.due <= now() else []
        return [seat for seat, running in self._open.items() if running.due <= now()]

    def missed(self, seat: int) -> int:
        """The seat was answered for. How often in a row?"""
        self.news = True
        self.kept.missed[seat] = self.kept.missed.get(seat, 0) + 1
        self.kept.late[seat] = self.kept.late.get(seat, 0) + 1
        self.kept.banks[seat] = 0.0 if not self._is_sealed else self.bank(seat)
        return self.kept.missed[seat]

    @property
    def _is_sealed(self) -> bool:
        return self.kept.sealed is not None

    def is_back(self, seat: int) -> None:
        """Its person plays again, for all to see."""
        self.answered(seat)
        self.kept.slow.discard(seat)

    def stands(self, seat: int, round: int) -> bool:
        """By mail a pass stands for the round unless its seat wants to be asked: else a game would
        take years. True, once a round: the seat is to be taken to have said so."""
        if not (self.by_mail and self.used) or self.kept.stood.get(seat) == round:
            return False
        self.kept.stood[seat] = round
        self.news = True
        return True

    def has_missed(self, seat: int) -> bool:
        """Was the seat's last question answered for it? Nobody else may know: an answer in secret
        would show."""
        return self.used and bool(self.kept.missed.get(seat))

    def answered(self, seat: int) -> bool:
        """The seat has answered by itself. Had it missed its last question?"""
        if self.used and seat in self._people:
            self.kept.in_time[seat] = self.kept.in_time.get(seat, 0) + 1
        if not self.kept.missed.get(seat):
            return False
        self.kept.missed[seat] = 0
        self.news = True
        return True

    # --- what is told of it ----------------------------------------------------------------------

    def shown(self) -> tuple[object, wire.Times | None]:
        """What everybody is told, and a mark that changes when there is news of it."""
        kept = self.kept
        if not self.used:
            return None, None
        asked = [
            wire.Asked(
                seat=seat,
                left=self._left(running),
                bank=0 if self.by_mail else _milliseconds(self.bank(seat)),
            )
            for seat, running in sorted(self._open.items())
        ]
        sealed = None if kept.sealed is None else self._left(kept.sealed)
        paused = None if not self.paused else kept.paused
        banks = [_milliseconds(self.bank(seat)) for seat in self._people]
        runs = self._stopped is None
        dues = [running.due for running in self._all()]
        mark = (list(self._open), dues, sealed is None, runs, paused, banks)
        return mark, wire.Times(asked, sealed, runs, paused, self._people, banks)

    def _left(self, running: Running) -> int:
        """In milliseconds: while time stands still it stays what it was."""
        until = now() if self._stopped is None else max(self._stopped, running.since)
        return _milliseconds(running.due - until)


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000 + 0.5) if seconds > 0 else 0
