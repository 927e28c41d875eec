"""Whoever looks at a table, and what each is told: what has changed since, and no more."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final

import msgspec

from backroom.engine.message import Reason
from backroom.engine.prospect import Prospect
from backroom.server import introducing, refusals, wire
from backroom.server.backlog import Backlog
from backroom.server.sheet import Sight

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay
    from backroom.server.seats import Seat
    from backroom.server.shown import Plan

_log = logging.getLogger("backroom.tables")
#: A viewer who is so many messages behind has gone, or so many bytes, if these are not the few
#: messages with which all begins.
_MOST_BEHIND = 500
_MOST_BYTES = 1 << 20
_FIRST = 10
#: What is long (the log, the talk) is told in pieces, the next when no more than this is waiting.
_EVENTS = 1000
_LINES = 200
_ENOUGH = 1 << 18
#: What waits for the tabs of a seat, or for all onlookers of a table, in bytes.
_MOST_TOGETHER = 16 << 20

#: Since when somebody is away is told so coarsely.
_MINUTE = 60

#: The time of day; tests set it.
now = time.time

_encode = msgspec.json.Encoder().encode


class News:
    """What all viewers are told alike, looked up and written once."""

    def __init__(self, table: TableInPlay) -> None:
        self.seats = _encode(table.seat_infos())
        self.times_mark, times = (None, None) if table.table is None else table.absence.times()
        self.times = _encode(times)


#: How each section begins in a message: a comma and its name.
_BEGUN: Final[dict[str, bytes]] = {}


def _begun(section: str) -> bytes:
    found = _BEGUN.get(section)
    if found is None:
        found = _BEGUN[section] = b"," + _encode(section) + b":"
    return found


def _nobody_listens() -> None:
    pass


class Viewer:
    """A tab that looks at a table, from a seat or from none. Its messages have a counter of their
    own: one that all share would show that somebody has answered in secret.

    ``news`` is called when something waits to be sent, or nothing will be any more; ``hurry`` when
    what waits is to leave before anything else is done."""

    __slots__ = (
        *("backlogs", "hurry", "looking", "lost", "out", "over", "panels", "seat", "stands", "tv"),
        *("_again", "_asked_again", "_ballot", "_bytes", "_chat", "_clock", "_dice", "_ended"),
        *(
            "_leaving",
            "_link",
            "_log",
            "_missed",
            "_n",
            "_news",
            "_outbox",
            "_rest",
            "_rooms",
            "_seats",
            "_sight",
        ),
        *("_started", "_stood_in", "_tempo", "_times"),
    )

    def __init__(
        self,
        seat: int | None,
        log: int = 0,
        panels: bool = False,
        backlogs: tuple[Backlog, ...] = (),
        tv: bool = False,
        news: Callable[[], None] = _nobody_listens,
        hurry: Callable[[], None] = _nobody_listens,
    ) -> None:
        self.seat = seat
        #: Is it a television, for all in the room to see?
        self.tv = tv
        #: To what all that waits for it counts.
        self.backlogs = backlogs
        #: Over whose shoulder an onlooker looks.
        self.over: int | None = None
        #: Is it told the table in words, too?
        self.panels = panels
        #: Is its page in sight? Who sees it needs no message by another way.
        self.looking = True
        self._n = 0
        self._sight = Sight()
        self._log = log
        self._chat = 0
        self._rooms: dict[tuple[int, ...], int] = {}
        self._seats = b""
        self._tempo: wire.Tempo | None = None
        self._dice: wire.Dice | None = None
        self._link = ""
        self._clock: object = None
        self._times: object = None
        self._stood_in: int | None = None
        self._asked_again: str | None = None
        self._missed = False
        self._ballot: object = None
        self._started = False
        self._ended = False
        self._again = ""
        #: It is at the table no longer: what it was told last is sent yet.
        self.out = False
        #: What waits; how many bytes that is, with those that are on their way out already.
        self._outbox: list[bytes] = []
        self._bytes = 0
        self._leaving = 0
        #: The table of which it has not been told everything yet.
        self._rest: TableInPlay | None = None
        self._news = news
        self.hurry = hurry
        #: The number of what it has done, if that stands and it is yet to be told so: with what
        #: has come of it.
        self.stands: int | None = None
        #: It is too far behind, or the table is gone: the connection is to be closed.
        self.lost = False

    # --- what it is told -----------------------------------------------------------------------

    def welcome(self, table: TableInPlay) -> None:
        """Where it is; then everything."""
        welcome = introducing.welcome(table, self.seat)
        welcome.over = self.over
        self._seats = _encode(welcome.seats)
        self._tempo = welcome.tempo
        self._dice = welcome.dice
        self._started = welcome.started
        self._again = welcome.again
        self._send(wire.WelcomeMessage(self._next(), welcome))
        if self._log > table.watching.story(self)[1]:
            self._log = 0
        self.update(table, News(table))

    def update(self, table: TableInPlay, news: News) -> None:
        """All that has changed since it was last told."""
        if table.table is not None and not self._started:
            self.welcome(table)
            return
        self.tell_seats(news)
        self._tell_dice(table)
        self._tell_view(table)
        self._tell_log(table)
        self._tell_chat(table)
        self.tell_rooms(table)
        self._tell_clock(table, news)
        if table.over and not self._ended and self._rest is None:
            self._ended = True
            end = wire.End(table.secret.hex(), table.shown.last_link)
            self._send(wire.EndMessage(self._next(), end))
        if table.again != self._again:
            self._again = table.again
            self._send(wire.AgainMessage(self._next(), table.again))
        self.tell_done()

    def look_over(self, table: TableInPlay, seat: int | None) -> None:
        """All anew, as it is seen from there."""
        self.over = seat
        self._sight, self._log, self._link = Sight(), 0, ""
        self.welcome(table)

    def done(self, id: int) -> None:
        self._send(wire.DoneMessage(self._next(), id))

    def has_done(self, id: int) -> None:
        """What it asked for is stored: it is told so with what comes of it."""
        self.stands = id

    def tell_done(self) -> None:
        """Unless it was told already."""
        if self.stands is not None:
            self.done(self.stands)
            self.stands = None

    def planned(self, id: int, plan: Plan) -> None:
        """What an arrangement would change of what it was shown last."""
        seen = self._sight.by_name()
        changed = {
            name: msgspec.Raw(part)
            for name, part in plan.sections.items()
            if seen.get(name) != hash(part)
        }
        self._send(wire.PlannedMessage(self._next(), wire.Planned(id, plan.more, changed)))

    def looked(self, id: int, prospects: list[Prospect]) -> None:
        self._send(wire.LookedMessage(self._next(), wire.Looked(id, prospects)))

    def hinted(self, hinted: wire.Hinted) -> None:
        self._send(wire.HintedMessage(self._next(), hinted))

    def invited(self, invited: wire.Invited) -> None:
        self._send(wire.InvitedMessage(self._next(), invited))

    def send_off(self, reason: Reason) -> None:
        """It is told why, and nothing after that."""
        self._send(wire.OutMessage(self._next(), reason))
        self.out = True

    def refuse(self, id: int | None, reason: Reason) -> None:
        self.stands = None
        self._send(wire.RefusedMessage(self._next(), wire.Refusing(id, reason)))

    def pong(self, number: int) -> None:
        self._send(wire.PongMessage(self._next(), number))

    def tell_seats(self, news: News) -> None:
        changed, self._seats = news.seats != self._seats, news.seats  # which all viewers share
        if changed:
            self._send_written(b'{"n":%d,"seats":%b}' % (self._next(), news.seats))

    def _tell_dice(self, table: TableInPlay) -> None:
        if table.table is not None:
            return  # the welcome to the game has said it
        dice = table.dice.told()
        if dice != self._dice:
            self._dice = dice
            self._send(wire.DiceMessage(self._next(), dice))

    def _tell_view(self, table: TableInPlay) -> None:
        sheet = table.watching.sheet(self)
        if sheet.marks is self._sight.marks:
            return
        changed = sheet.changed(self._sight)
        if any(part is None for _, part in changed):  # it has not seen what others have
            sheet = table.watching.sheet(self, whole=True)
            changed = sheet.changed(self._sight)
        self._sight.told(sheet)
        if changed:
            told = b"".join([_begun(name) + part for name, part in changed if part is not None])
            self._send_written(b'{"n":%d,"view":{%b}}' % (self._next(), told[1:]))

    def _tell_log(self, table: TableInPlay) -> None:
        story, count, newest = table.watching.story(self)
        while count > self._log and self._may_go_on(table):
            upto = min(count, self._log + _EVENTS)
            link = newest if upto == count else self._link
            news = b'"%b"' % link.encode() if link != self._link else b"null"
            told = (self._next(), self._log, b",".join(story.read(self._log, upto)), news)
            self._send_written(b'{"n":%d,"log":{"from":%d,"events":[%b],"link":%b}}' % told)
            self._log, self._link = upto, link

    def _tell_chat(self, table: TableInPlay) -> None:
        lines = table.watching.lines(self)
        while len(lines) > self._chat and self._may_go_on(table):
            news = lines[self._chat : self._chat + _LINES]
            self._send(wire.TalkMessage(self._next(), wire.Chat(self._chat, news)))
            self._chat += len(news)

    def tell_rooms(self, table: TableInPlay) -> None:
        """What is said in the rooms that this viewer may hear."""
        for room, lines in table.talk.rooms_for(self.seat, table.over):
            told = self._rooms.get(room, 0)
            while len(lines) > told and self._may_go_on(table):
                news = wire.Room(list(room), told, lines[told : told + _LINES])
                self._send(wire.RoomMessage(self._next(), news))
                told = self._rooms[room] = told + len(news.lines)

    def _may_go_on(self, table: TableInPlay) -> bool:
        """Is little enough waiting? If not, it is told the rest when it has read so far."""
        if self._bytes <= _ENOUGH:
            return True
        self._rest = table
        return False

    def _tell_clock(self, table: TableInPlay, news: News) -> None:
        if table.tempo is not self._tempo and table.tempo != self._tempo:
            self._tempo = table.tempo
            self._send(wire.TempoMessage(self._next(), table.tempo))
        if table.table is None or table.watching.late(self):
            return
        mark, clock = table.windows.clock_for(table.table, self.seat)
        if mark != self._clock:
            self._clock = mark
            self._send(wire.ClockMessage(self._next(), clock))
        if news.times_mark != self._times:
            self._times = news.times_mark
            self._send_written(b'{"n":%d,"times":%b}' % (self._next(), news.times))
        mark, ballot = table.ballot.told(self.seat)
        if mark != self._ballot:
            self._ballot = mark
            self._send(wire.BallotMessage(self._next(), ballot))
        if self.seat is not None:
            self._tell_stood_in(table.seats[self.seat])
            again = table.windows.asked_again(table.table, self.seat)
            if again != self._asked_again:
                self._asked_again = again
                self._send(wire.AskedAgainMessage(self._next(), again))
            missed = table.absence.deadlines.has_missed(self.seat)
            if missed != self._missed:
                self._missed = missed
                self._send(wire.MissedMessage(self._next(), missed))

    def _tell_stood_in(self, seat: Seat) -> None:
        """Does a bot play for the person who looks? What it did is for that person to read."""
        since = seat.stood_from if seat.stand_in else None
        if since != self._stood_in:
            self._stood_in = since
            stood_in = None if since is None else wire.StoodIn(since)
            self._send(wire.StoodInMessage(self._next(), stood_in))

    # --- the way out ---------------------------------------------------------------------------

    def _next(self) -> int:
        self._n += 1
        return self._n

    def _send(self, message: wire.ServerMessage) -> None:
        self._send_written(_encode(message))

    def _send_written(self, told: bytes) -> None:
        if self.lost or self.out:
            return
        if not self._outbox:
            self._news()
        self._outbox.append(told)
        self._bytes += len(told)
        too_much = False
        for backlog in self.backlogs:
            too_much = backlog.add(self, len(told)) or too_much
        behind = len(self._outbox)
        if behind > _MOST_BEHIND or (behind > _FIRST and self._bytes > _MOST_BYTES):
            self.lose()
        if too_much:
            for backlog in self.backlogs:
                backlog.check()

    def lose(self) -> None:
        """Nothing waits for it any more."""
        self.lost = True
        self._outbox.clear()
        self._sent(self._bytes)
        self._news()

    def _sent(self, count: int) -> None:
        """Or given up."""
        if not count:
            return
        self._bytes -= count
        self._leaving = 0
        for backlog in self.backlogs:
            backlog.take(self, count)

    def take(self, most: int = _MOST_BYTES) -> list[bytes]:
        """What is to be sent next: about so many bytes, the rest waits on. Whoever asks has sent
        what there was; nothing: that was all."""
        self._sent(self._leaving)
        while not self._outbox and self._rest is not None:
            table, self._rest = self._rest, None
            if not table.gone:
                self.update(table, News(table))
        count = size = 0
        for told in self._outbox:
            if size and size + len(told) > most:
                break
            count, size = count + 1, size + len(told)
        taken, self._outbox = self._outbox[:count], self._outbox[count:]
        self._leaving = size
        return taken


def _update(viewer: Viewer, table: TableInPlay, news: News) -> None:
    try:
        viewer.update(table, news)
    except Exception:  # what has happened has happened, for everybody else too
        _log.exception("table %s, seat %s", table.id, viewer.seat)
        viewer.lose()


class Onlookers:
    """All who look at a table, tabs counted."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._viewers: set[Viewer] = set()
        #: The seats from which somebody looks.
        self.here: frozenset[int | None] = frozenset()
        self._backlogs: dict[int | None, Backlog] = {}
        #: Since when nobody looks from a seat from which somebody did.
        self.away: dict[int, int] = {}

    def __len__(self) -> int:
        return len(self._viewers)

    @property
    def viewers(self) -> Collection[Viewer]:
        return self._viewers

    def _count(self) -> None:
        """Somebody has come or gone."""
        self.here = frozenset([viewer.seat for viewer in self._viewers])

    def join(self, viewer: Viewer) -> None:
        """Nobody takes a place that is not his: spectators never crowd a seat out."""
        if sum(other.seat == viewer.seat for other in self._viewers) >= self._most:
            raise refusals.Full()
        self._viewers.add(viewer)
        self._count()
        together = self._backlogs.setdefault(viewer.seat, Backlog(_MOST_TOGETHER))
        viewer.backlogs += (together,)
        if viewer.seat is not None:
            self.away.pop(viewer.seat, None)

    def leave(self, viewer: Viewer, table: TableInPlay) -> None:
        if viewer not in self._viewers:
            return  # it was sent off
        self._viewers.discard(viewer)
        self._count()
        if viewer.seat is not None and viewer.seat not in self.here:
            self.away[viewer.seat] = int(now()) // _MINUTE * _MINUTE
        news = News(table)
        for other in self._viewers:
            other.tell_seats(news)

    def let_go(self, seat: int, but: Viewer, reason: Reason) -> None:
        """All who look from this seat, but for one."""
        for viewer in self._viewers:
            if viewer.seat == seat and viewer is not but:
                viewer.send_off(reason)

    def look_away(self, table: TableInPlay, seat: int) -> None:
        """Nobody looks over this shoulder any more."""
        for viewer in self._viewers:
            if viewer.over == seat:
                viewer.look_over(table, None)

    def tell(self, table: TableInPlay) -> None:
        """Everybody, what has changed: first of all whoever has done it."""
        table.watching.note()
        if not self._viewers:
            return
        news = News(table)
        mover = next((viewer for viewer in self._viewers if viewer.stands is not None), None)
        if mover is not None:
            _update(mover, table, news)
            if not table.rushed:
                mover.hurry()
        for viewer in self._viewers:
            if viewer is not mover:
                _update(viewer, table, news)
        table.shown.all_know()

    def tell_room(self, table: TableInPlay, room: tuple[int, ...]) -> None:
        """Those in it, what was said there. Nobody else is told anything at all: not even what
        would have been told a moment later."""
        for viewer in self._viewers:
            if viewer.seat in room:
                viewer.tell_rooms(table)

    def send_off(self, seat: int, reason: Reason) -> None:
        """Whoever looks from this seat does so no longer."""
        for viewer in [viewer for viewer in self._viewers if viewer.seat == seat]:
            viewer.send_off(reason)
            self._viewers.discard(viewer)
        self._count()
        self.away.pop(seat, None)

    def send_off_all(self, reason: Reason) -> None:
        for viewer in self._viewers:
            viewer.send_off(reason)
        self._viewers.clear()
        self._count()

    def lose(self) -> None:
        """The table is gone."""
        for viewer in self._viewers:
            viewer.lose()
