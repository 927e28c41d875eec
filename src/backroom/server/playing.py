"""A table in play: act, store, tell. A record is durable before anybody is told of it.

Whoever changes the table holds its lock. What it is made of lies in rooms of its own:
``beginning``, ``seats``, ``dice`` (who has a share in them), ``moves`` (what is done, and stored),
``settling`` (what is answered for people), ``windows`` (sealed questions and the clock), ``wishes``
(talk, and all else that a seat wants), ``onlookers``, ``shown`` (what each seat is shown),
``orders`` and ``bots``.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine

import msgspec

from backroom.engine.action import Action
from backroom.engine.deal import DEAL_ACTIONS
from backroom.engine.message import Refusal
from backroom.engine.prospect import Prospect
from backroom.engine.record import Record
from backroom.engine.save import Head, end_of
from backroom.games import shelf
from backroom.server import introducing, refusals, wire
from backroom.server.absence import Absence
from backroom.server.ballot import Ballot
from backroom.server.beginning import Beginning
from backroom.server.bots import Bots
from backroom.server.dice import Dice
from backroom.server.gathering import Gathering
from backroom.server.guided import guide_of
from backroom.server.keys import Keys
from backroom.server.limits import Bucket
from backroom.server.links import Links
from backroom.server.loading import Loaded, Snapshots, by, load
from backroom.server.lock import Gone, Locked
from backroom.server.moves import Moves
from backroom.server.offers import OfferClock
from backroom.server.onlookers import Onlookers, Viewer
from backroom.server.orders import Orders
from backroom.server.reliability import counted
from backroom.server.seats import Seats
from backroom.server.settings import Settings
from backroom.server.settling import Settling
from backroom.server.shown import Plan, Shown
from backroom.server.talk import Talk
from backroom.server.thinking import Thinkers
from backroom.server.watching import Watching
from backroom.server.windows import Windows
from backroom.server.wishes import Wishes
from backroom.store.people import People
from backroom.store.store import Kept, Store, StoreFailed

_log = logging.getLogger("backroom.tables")
#: What is counted as dealing.
_DEALS = frozenset(DEAL_ACTIONS)
#: After the store has failed, the server tries again to go on.
_AGAIN = 2.0


class TableInPlay:
    """A table in memory: a copy of what the store keeps, and whoever looks at it."""

    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
    ) -> None:
        kept = loaded.kept
        self.id = kept.table.id
        self.game = shelf.find(kept.table.game)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.gone = False
        self.onlookers = Onlookers(settings.most_viewers)
        self.windows = Windows(
            self.id, store, settings, self.time_is_up, self._when_it_counts, self.looked_at
        )
        self.beginning = Beginning(self, store)
        self.dice = Dice(self.id, store, settings, self.beginning.devices_are_late)
        self.thinkers = thinkers
        self.bots = Bots(self, thinkers, settings.leisure)
        self.orders = Orders(settings.leisure, self.time_is_up)
        self.offer_clock = OfferClock(self.time_is_up)
        self.absence = Absence(self, store, settings.started)
        self.gathering = Gathering(self, store)
        self.ballot = Ballot(self)
        self.keys = Keys(self, store)
        self.watching = Watching(self, store)
        self.wishes = Wishes(self, store, settings, len(kept.seats))
        self.moves = Moves(self, store, settings.most_changes)
        self._settling = Settling(self, self.moves)
        #: Where it is noted how reliable people are; None: nowhere.
        self.people: People | None = None
        self.tallied = False
        #: How fast each seat may speak at all, in all its tabs; deal.
        self.hearing = [Bucket(settings.burst, settings.rate) for _ in kept.seats]
        self._dealing = [Bucket(settings.deal_burst, settings.deal_rate) for _ in kept.seats]
        self._most_talk = settings.most_talk
        #: Whoever tells people who do not look, if there is anybody to be told.
        self.news: Callable[[bool], None] | None = None
        self._store = store
        self._snapshots = Snapshots(self.id, store)
        self._tasks: set[asyncio.Task[None]] = set()
        self._take_over(loaded)

    @classmethod
    async def load(
        cls, kept: Kept, store: Store, settings: Settings, thinkers: Thinkers
    ) -> TableInPlay:
        """The table as the store has it."""
        table = cls(await load(kept, store), store, settings, thinkers)
        async with table.lock:
            await table.beginning.look()
            await table.go_on()
            table.ballot.look()
        return table

    def _take_over(self, loaded: Loaded) -> None:
        kept, table = loaded.kept, loaded.table
        self.head = msgspec.json.decode(kept.table.head, type=Head)
        #: What the board is called, if it comes from a file.
        self.board_name = self._named_board()
        self.seats = Seats(kept.seats)
        #: Who has the say before the game, and can everybody sit down?
        self.host = kept.table.host
        self.public = kept.table.listed is not None
        #: Where the same people play again.
        self.again = kept.table.again
        #: Who made it, as the store knows him; until when it is kept if it does not begin.
        self.maker = kept.table.maker
        stale = kept.table.stale
        self.kept_until = float("inf") if stale is None else stale
        self.dice.load(kept.table.secret, self.head, self.seats)
        rules = msgspec.json.decode(kept.table.talk, type=wire.TalkRules)
        self.talk = Talk(self.id, self._store, rules, kept.chat, kept.whispers, self._most_talk)
        self.table = table
        self.tempo = msgspec.json.decode(kept.table.tempo, type=wire.Tempo)
        window = 0 if self.tempo.time.kind == "mail" else self.tempo.window
        self.windows.load(self.game, kept.seats, table, window)
        links = loaded.links
        if links is None and table is not None:
            links = Links.begun(self.secret, kept.table.head)
        self._snapshots.load(loaded)  # before more is told
        told = loaded.told
        self.shown = Shown(table, self.seats, self.windows, links, loaded.stories, told)
        if table is not None:
            self.bots.sit_down(table, kept.table.bots)
        self.absence.load(kept.table)
        self.watching.load(kept.table)

    # --- looking -------------------------------------------------------------------------------

    @property
    def secret(self) -> bytes:
        return self.dice.secret

    def admit(self, key: str | None) -> int | None:
        """The seat that a key opens; None: one may look on."""
        return self.watching.admit(key)

    @property
    def over(self) -> bool:
        return self.table is not None and bool(self.table.state.over)

    @property
    def playing(self) -> bool:
        return self.table is not None and not self.over and not self.gone

    @property
    def deciding(self) -> bool:
        """Is the table deciding in secret? All see that it is."""
        return self.table is not None and not self.over and self.game.deciding(self.table.state)

    @property
    def attended(self) -> bool:
        """Does anybody play, or look on from a seat? Bots alone do not play on."""
        return bool(self.seats.people) or any(seat is not None for seat in self.onlookers.here)

    @property
    def rushed(self) -> bool:
        """Is so much played that others wait for the store? Then all is told in one go: whoever is
        told sooner plays sooner, and what could be stored together no longer is."""
        return self._store.busy

    @property
    def idle(self) -> bool:
        return not self.onlookers and not self.bots.busy and not self.lock.locked()

    @property
    def vacant(self) -> bool:
        """Does nobody look from a seat, though somebody may look on?"""
        seated = any(seat is not None for seat in self.onlookers.here)
        return not seated and not self.bots.busy and not self.lock.locked()

    @property
    def board(self) -> str | None:
        """What is played on: the option of the game that says it; None: it has none."""
        name = self.game.board_option
        return str(self.head.options[name]) if name else None

    def _named_board(self) -> str:
        if self.board is None or not self.game.has_own_board(self.head.options):
            return ""
        return self.game.board_name(self.board)

    def seat_infos(self) -> list[wire.SeatInfo]:
        return self.seats.infos(self.onlookers.here, self.onlookers.away, self.host)

    def info(self) -> wire.TableInfo:
        return introducing.info(self)

    async def save(self) -> bytes:
        """The whole game, once it is over. Its records lie in the store."""
        if self.table is None or not self.over:
            raise refusals.NotOver()
        kept = await self._store.load(self.id)
        result = self.game.result(self.table.state)
        if kept is None or result is None:
            raise StoreFailed(self.id)
        lines = [kept.table.head, *kept.records]
        lines.append(msgspec.json.encode(end_of(result, self.secret, lines)))
        return b"".join(line + b"\n" for line in lines)

    # --- coming and going ----------------------------------------------------------------------

    async def join(
        self, viewer: Viewer, admit: Callable[[], Awaitable[int | None]] | None = None
    ) -> None:
        """``admit``: may it still, when it is its turn? A key may have been made anew meanwhile."""
        async with self.locked():
            if admit is not None and await admit() != viewer.seat:
                raise refusals.NoSuchKey()
            self.onlookers.join(viewer)
            await self.keys.came(viewer.seat)
            self.absence.look()
            viewer.welcome(self)
            self.onlookers.tell(self)  # nothing has changed at the table but who looks at it
            self.bots.wake()
            self._note()

    def leave(self, viewer: Viewer) -> None:
        """Not under the lock: who is here is nothing that is kept."""
        self.used = time.monotonic()
        self.onlookers.leave(viewer, self)
        if not self.gone:
            self.absence.look()
            self._note(settled=False)

    def sees(self, viewer: Viewer, looking: bool) -> None:
        """A page comes in sight, or is out of it. Not under the lock, as :meth:`leave`."""
        viewer.looking = looking
        self._note(settled=False)

    # --- playing -------------------------------------------------------------------------------

    async def act(
        self,
        seat: int,
        action: Action,
        ask: str | None = None,
        stored: Callable[[], None] | None = None,
    ) -> None:
        """Carry out an action of a seat: stored, and told to all; or refused."""
        if type(action) in _DEALS and not self._dealing[seat].take():
            raise refusals.TooFast()
        async with self.locked():
            self.check_plays(seat)
            in_secret = self.deciding and type(action) not in _DEALS
            awaited = self._is_awaited(seat, action)
            records = await self.carry_out(seat, action, ask, stored)
            if awaited:
                self._has_answered(seat)
            if not in_secret:
                await self.keys.acted(seat, records)

    async def act_all(self, seat: int, actions: list[Action], ask: str | None = None) -> None:
        """Carry out an arrangement of a seat: all of it, or it is refused."""
        async with self.locked():
            self.check_plays(seat)
            self.used = time.monotonic()
            in_secret = self.deciding
            awaited = self._is_awaited(seat, actions[0])
            try:
                records = await self.moves.take_all(seat, actions, ask)
            except (Refusal, StoreFailed):
                raise
            except Exception:
                await self.load_again()
                raise
            await self.go_on()
            if awaited:
                self._has_answered(seat)
            if not in_secret:
                await self.keys.acted(seat, records)

    def _is_awaited(self, seat: int, action: Action) -> bool:
        """Does the game wait for this? What one may do unasked gains no time, and is none kept."""
        if self.table is None or not self.absence.deadlines.used:
            return False
        asks = self.game.own_asks(self.table.state, seat)
        return any(ask.waiting and ask.knows(action) for ask in asks)

    def _has_answered(self, seat: int) -> None:
        """By itself: it need not be told any more that its last question was answered for it."""
        if self.absence.deadlines.answered(seat):
            self.tell()

    def check_plays(self, seat: int) -> None:
        if self.seats[seat].stand_in:
            raise refusals.StoodIn()

    async def plan(self, seat: int, actions: list[Action], ask: str | None, panels: bool) -> Plan:
        """What the seat would see with an arrangement that it has yet to give."""
        async with self.locked():
            if self.table is None:
                raise refusals.NotStarted()
            self.table.check_open(seat, ask)
            return self.shown.plan(self.table, seat, actions, panels)

    async def look(self, seat: int, things: list[str]) -> list[Prospect]:
        """What the seat could do at these things on the board; none named: at all of them."""
        async with self.locked():
            if self.table is None:
                raise refusals.NotStarted()
            found = self.shown.prospects(seat)
            return [each for each in found if each.thing in things] if things else found

    async def carry_out(
        self,
        seat: int,
        action: Action,
        ask: str | None = None,
        stored: Callable[[], None] | None = None,
    ) -> list[Record]:
        """As :meth:`act`, for whoever holds the lock already. The record, if it need not wait."""
        self.used = time.monotonic()
        try:
            records = await self.moves.take(seat, action, ask)
        except (Refusal, StoreFailed):
            raise
        except Exception:
            await self.load_again()  # whatever it was: what is stored is sound
            raise
        if stored is not None:
            stored()
        await self.go_on()
        return records

    async def note(self, seat: int, note: str) -> None:
        """Something about a seat that all must hear: it stands in the talk. For whoever holds the
        lock."""
        await self.talk.note(seat, note)
        self.onlookers.tell(self)

    async def _tally(self, people: People) -> None:
        """How reliable people were is counted, once."""
        if self.table is None:
            return
        human = [seat.number for seat in self.seats if seat.human]
        counts = counted(self.table, self.absence.deadlines.kept, human)
        try:
            await people.tally(self.id, counts)
        except StoreFailed:
            self.tallied = False

    async def load_again(self) -> None:
        try:
            kept = await self._store.load_late(self.id, by())
            if kept is None:
                raise StoreFailed(self.id)
            self._take_over(await load(kept, self._store))
        except Exception:
            _log.exception("table %s can't be loaded again", self.id)
            self.put_away()
        else:
            self.show()
            self.windows.ring_in(_AGAIN)

    # --- going on ------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """After anything that has happened. It stands, even if what follows fails for now."""
        try:
            while self.playing and self.table is not None:
                if not await self._settling.settle(self.table):
                    break
        except Exception:
            _log.exception("table %s", self.id)
            self.windows.ring_in(_AGAIN)
        self.absence.look()
        self.offer_clock.look(self.table)
        self.show()
        self.bots.wake()
        self._note()

    def _when_it_counts(self) -> bool:
        """Is there one person, asked to play cards only then? A first game tells of all chances."""
        if not self.seats.one_person or self.tempo.chances == "all":
            return False
        return guide_of(self.game, self.secret) is None

    def looked_at(self) -> bool:
        """Does anybody look on who does not play, and will not again?"""
        gone = [seat.number for seat in self.seats if seat.stand_in == "resigned"]
        return any(seat in self.onlookers.here for seat in (None, *gone))

    def time_is_up(self) -> None:
        self.do_later(self._settle_in_time())

    def do_later(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle_in_time(self) -> None:
        try:
            async with self.locked():
                await self.go_on()
        except Gone:
            pass

    def tell(self) -> None:
        """Something has changed, under the lock, that is no business of the game."""
        self.onlookers.tell(self)

    def _note(self, settled: bool = True) -> None:
        """``settled``: all that is so is stored."""
        if self.news is not None:
            self.news(settled)

    def show(self) -> None:
        """Something has happened in the game: everybody is told, as far as each may know."""
        if self.over and self.people is not None and not self.tallied:
            self.tallied = True
            self.do_later(self._tally(self.people))
        shown = self.shown
        shown.refresh(self.table)
        if self.table is not None and shown.links is not None:
            self._snapshots.look(self.table, shown.stories, shown.links)
            self.table.let_go()  # they are stored, and in the log
        self.onlookers.tell(self)

    # --- the end -------------------------------------------------------------------------------

    def put_away(self) -> None:
        """Out of memory: the store has it all."""
        self.gone = True
        self.dice.stop()
        self.windows.stop()
        self.orders.stop()
        self.absence.put_away()
        self.ballot.stop()
        self.offer_clock.stop()
        self.bots.stop()
        self.watching.stop()
        self.onlookers.lose()

    def locked(self) -> Locked:
        return Locked(self)
