"""A table in play: act, store, tell. A record is durable before anybody is told of it.

Whoever changes the table holds its lock. What it is made of lies in rooms of its own: ``seats``,
``dice`` (who has a share in them), ``talk``, ``windows`` (sealed questions and the clock),
``onlookers``, ``shown`` (what each seat is shown), ``orders`` and ``bots``.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import LiveChance
from backroom.engine.deal import DEAL_ACTIONS
from backroom.engine.game import Forced
from backroom.engine.message import Refusal
from backroom.engine.prospect import Prospect
from backroom.engine.save import AnyTable, Head, end_of, head_of, line_of, load_options
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.server import naming, refusals, rematch, wire
from backroom.server.absence import Absence
from backroom.server.ballot import Ballot
from backroom.server.bots import Bots
from backroom.server.dice import Dice, Stage
from backroom.server.gathering import Gathering
from backroom.server.guided import guide_of
from backroom.server.keys import Keys
from backroom.server.limits import Bucket
from backroom.server.links import Links
from backroom.server.loading import Loaded, Snapshots, by, load
from backroom.server.offers import OfferClock, overdue
from backroom.server.onlookers import Onlookers, Viewer
from backroom.server.orders import Orders
from backroom.server.reliability import counted
from backroom.server.restless import Restless
from backroom.server.seats import Seats
from backroom.server.settings import Settings
from backroom.server.shown import Plan, Shown
from backroom.server.space import Space
from backroom.server.talk import Talk
from backroom.server.thinking import Thinkers
from backroom.server.watching import Watching
from backroom.server.windows import Windows, fell_through
from backroom.store.people import People
from backroom.store.store import Kept, Store, StoreFailed

_log = logging.getLogger("backroom.tables")
#: After the store has failed, the server tries again to go on.
_AGAIN = 2.0


class Gone(Exception):
    """The table was put away meanwhile: look it up again."""


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
        self.windows = Windows(self.id, store, settings, self.time_is_up)
        self.dice = Dice(self.id, store, settings, self._devices_are_late)
        self.thinkers = thinkers
        self.bots = Bots(self, thinkers, settings.leisure)
        self.orders = Orders(settings.leisure, self.time_is_up)
        self.offer_clock = OfferClock(self.time_is_up)
        self.absence = Absence(self, store, settings.started)
        self.gathering = Gathering(self, store)
        self.ballot = Ballot(self)
        self.keys = Keys(self, store)
        self.watching = Watching(self, store)
        #: Where it is noted how reliable people are; None: nowhere.
        self.people: People | None = None
        self.tallied = False
        #: How fast each seat may speak at all, in all its tabs; talk; deal.
        self.hearing = [Bucket(settings.burst, settings.rate) for _ in kept.seats]
        self._dealing = [Bucket(settings.deal_burst, settings.deal_rate) for _ in kept.seats]
        self._talking = [Bucket(settings.talk_burst, settings.talk_rate) for _ in kept.seats]
        self._most_talk = settings.most_talk
        #: Whoever tells people who do not look, if there is anybody to be told.
        self.news: Callable[[bool], None] | None = None
        self._restless = Restless(settings.most_changes)
        self._store = store
        self._space = Space(store, settings)
        self._keep_again = settings.keep_by_mail
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
            await table._begin()
            await table._go_on()
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
        return wire.TableInfo(
            game=self.game.name,
            options=self.game.told_options(self.head.options),
            board=self.board_name,
            commitment=self.dice.commitment,
            started=self.table is not None,
            over=self.over,
            seats=self.seat_infos(),
            tempo=self.tempo,
            watching=self.watching.rules,
            talk=self.talk.rules,
            public=self.public,
        )

    def welcome(self, seat: int | None) -> wire.Welcome:
        return wire.Welcome(
            table=self.id,
            seat=seat,
            game=self.game.name,
            names=self.seats.names,
            seats=self.seat_infos(),
            dice=self.dice.told(),
            started=self.table is not None,
            options=self.game.told_options(self.head.options),
            board=self.board_name,
            tempo=self.tempo,
            watching=self.watching.rules,
            talk=self.talk.rules,
            public=self.public,
            again=self.again,
            forked=self.head.origins[-1].table if self.head.origins else None,
            forked_at=self.head.origins[-1].records if self.head.origins else 0,
            guided=guide_of(self.game, self.secret) is not None,
        )

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

    async def join(self, viewer: Viewer) -> None:
        async with self._locked():
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

    async def sit(self, key: str, name: str, seal: str = "", commitment: str = "") -> int:
        """Take a seat. Sitting down again changes the name, until the game starts."""
        async with self._locked():
            number = self.seats.opened_by(key)
            seat = self.seats[number]
            if self.table is None:
                others = [other.name for other in self.seats if other is not seat]
                name = naming.chosen(name, others, self.public, seat.name)
                await self.dice.seal(seat, seal, commitment)
                await self._store.sit(self.id, number, name)
                seat.name, seat.taken = name, True
                await self._begin()
            await self._go_on()
            return number

    async def seal(self, seat: int, seal: str, commitment: str) -> None:
        """A device has made a nonce for a new deal."""
        async with self._locked():
            if self.table is None:
                await self.dice.seal(self.seats[seat], seal, commitment)
                await self._begin()
                await self._go_on()

    async def open(self, seat: int, nonce: str, commitment: str) -> None:
        """A device opens its nonce, now that all are sealed."""
        async with self._locked():
            if self.table is not None:
                return
            try:
                await self.dice.open(self.seats[seat], nonce, commitment)
            finally:  # whatever came of it
                await self._begin()
                await self._go_on()

    def _devices_are_late(self, stage: Stage) -> None:
        self._do_later(self._give_up(stage))

    async def _give_up(self, stage: Stage) -> None:
        """Nobody waits for a device for ever."""
        try:
            async with self._locked():
                if self.table is None:
                    await self.dice.give_up(stage)
                    await self._begin()
                    await self._go_on()
        except Gone:
            pass
        except StoreFailed:
            self.put_away()  # whoever looks at the table comes again, and finds what is stored

    async def begin(self) -> None:
        """Whoever is to play has changed, under the lock: does the game start with that?"""
        self.absence.seat()
        await self._begin()
        await self._go_on()

    async def _begin(self) -> None:
        """The game starts by itself, when all people sit and their devices have opened."""
        if self.table is not None:
            return
        self.head = self.dice.head
        self.dice.watch()
        if not self.dice.ready:
            return
        options = load_options(self.game, self.head.options)
        chance = LiveChance(self.secret, self.dice.nonces)
        table: AnyTable = Table(self.game, options, len(self.seats), chance)
        head = head_of(table, self.seats.names)
        head.voids = self.head.voids
        line, first = msgspec.json.encode(head), line_of(table.records[0])
        await self._store.start(self.id, line, first)
        self.head, self.table = head, table
        _log.info("begun", extra={"table": self.id, "game": self.game.name})
        self.shown = Shown(table, self.seats, self.windows, Links.begun(self.secret, line))
        self.bots.sit_down(table)
        self.absence.look()

    # --- playing -------------------------------------------------------------------------------

    async def act(self, seat: int, action: Action, ask: str | None = None) -> None:
        """Carry out an action of a seat: stored, and told to all; or refused."""
        if isinstance(action, DEAL_ACTIONS) and not self._dealing[seat].take():
            raise refusals.TooFast()
        async with self._locked():
            self._check_plays(seat)
            await self.carry_out(seat, action, ask)
            self.absence.deadlines.answered(seat)

    async def act_all(self, seat: int, actions: list[Action], ask: str | None = None) -> None:
        """Carry out an arrangement of a seat: all of it, or it is refused."""
        async with self._locked():
            self._check_plays(seat)
            self.used = time.monotonic()
            try:
                await self._take_all(seat, actions, ask)
            except (Refusal, StoreFailed):
                raise
            except Exception:
                await self._load_again()
                raise
            await self._go_on()
            self.absence.deadlines.answered(seat)

    def _check_plays(self, seat: int) -> None:
        if self.seats[seat].stand_in:
            raise refusals.StoodIn()

    async def plan(self, seat: int, actions: list[Action], ask: str | None, panels: bool) -> Plan:
        """What the seat would see with an arrangement that it has yet to give."""
        async with self._locked():
            if self.table is None:
                raise refusals.NotStarted()
            self.table.check_open(seat, ask)
            return self.shown.plan(self.table, seat, actions, panels)

    async def look(self, seat: int, things: list[str]) -> list[Prospect]:
        """What the seat could do at these things on the board; none named: at all of them."""
        async with self._locked():
            if self.table is None:
                raise refusals.NotStarted()
            found = self.shown.prospects(seat)
            return [each for each in found if each.thing in things] if things else found

    async def carry_out(self, seat: int, action: Action, ask: str | None = None) -> None:
        """As :meth:`act`, for whoever holds the lock already."""
        self.used = time.monotonic()
        try:
            await self._take(seat, action, ask)
        except (Refusal, StoreFailed):
            raise
        except Exception:
            await self._load_again()  # whatever it was: what is stored is sound
            raise
        await self._go_on()

    async def say(self, seat: int, text: str, phrase: str = "", to: Iterable[int] = ()) -> None:
        """Words, or a phrase of the game; to these others alone, if any are named."""
        if phrase and not any(phrase in said for said in self.game.phrases.values()):
            raise refusals.Unreadable(detail="phrase")
        if not self._talking[seat].take():
            raise refusals.TooFast()
        async with self._locked():
            self.used = time.monotonic()
            if not self.over:
                self._check_plays(seat)
            room = self.talk.room(self.seats, seat, to, self.deciding, self.over)
            await self.talk.say(seat, text, phrase, room)
            if room:
                self.onlookers.tell_room(self, room)
            else:
                self.onlookers.tell(self)

    async def note(self, seat: int, note: str) -> None:
        """Something about a seat that all must hear: it stands in the talk. For whoever holds the
        lock."""
        await self.talk.note(seat, note)
        self.onlookers.tell(self)

    async def hold_seat(self, viewer: Viewer, wish: wire.Holding) -> None:
        """Another key for a seat, or none; onlookers may see what it sees, or no longer."""
        if viewer.seat is None or not self._talking[viewer.seat].take():
            raise refusals.TooFast()  # all hear of it
        async with self._locked():
            if isinstance(wish, wire.ShowMessage):
                await self.watching.show(viewer.seat, wish.show)
            else:
                await self.keys.heed(viewer, wish)

    async def open_too(self, seat: int, key: str, own: str) -> None:
        """Another key opens the seat, too: that of its person's profile."""
        async with self._locked():
            if self.seats.opened_by(key) == seat:  # still
                await self._store.open_too(self.id, seat, own)
                self.seats[seat].open_too(own)

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

    async def look_over(self, viewer: Viewer, seat: int | None) -> None:
        """An onlooker looks over this shoulder."""
        async with self._locked():
            self.watching.look_over(viewer, seat)

    async def wait(self, seat: int, stop: bool) -> None:
        """A seat stops the clock of the open window, or lets it run on."""
        async with self._locked():
            if self.table is None:
                raise refusals.NotStarted()
            self.windows.wait(self.table, seat, stop)
            await self._go_on()

    async def stay_away(self, seat: int, wish: wire.Leave) -> None:
        """A seat lets a bot play or is back, gives up, or wants a pause; the host replaces one."""
        async with self._locked():
            if self.table is None:
                raise refusals.NotStarted()
            if isinstance(wish, wire.StandInMessage):
                await self.absence.stand_in(seat, wish.stand_in)
            elif isinstance(wish, wire.ResignMessage):
                await self.absence.resign(seat)
            elif isinstance(wish, wire.ReplaceMessage):
                await self.absence.replace(seat, wish.replace)
            elif isinstance(wish, wire.PauseMessage):
                self.absence.vote(seat, wish.pause)
            elif isinstance(wish, wire.StopMessage):
                await self.ballot.vote(seat, wish.stop)
            else:
                await self.absence.keep_calendar(seat, wish.calendar)
            await self._go_on()

    async def end_here(self) -> None:
        """All who play want to stop; for whoever holds the lock already."""
        table = self.table
        if table is None:
            raise refusals.NotStarted()
        at, held = table.count, self.windows.held
        table.stop()
        await self._keep(table, at, None if held is None else held.seat)

    async def play_again(self, seat: int) -> str:
        """The same people at another table; whoever wants it first has the say there."""
        async with self._locked():
            if not self.over:
                raise refusals.NotOver()
            if not self.again:
                await self._space.check()
                until = time.time() + self._keep_again
                row, seats = rematch.next_table(self, seat, until)
                await self._store.rematch(self.id, row, seats)
                self.again = row.id
                self.tell()
            return self.again

    async def keep_pace(self, seat: int, pace: wire.Pace) -> None:
        """Bots take more or less time from now on; the host says so."""
        async with self._locked():
            if seat != self.host:
                raise refusals.HostOnly()
            await self.keep_tempo(msgspec.structs.replace(self.tempo, pace=pace))

    async def keep_tempo(self, tempo: wire.Tempo) -> None:
        """So fast it is played from now on; for whoever holds the lock."""
        await self._store.pace(self.id, msgspec.json.encode(tempo))
        self.tempo = tempo
        self._tell()

    async def _take(self, seat: int, action: Action, ask: str | None) -> None:
        table = self.table
        if table is None:
            raise refusals.NotStarted()
        if self.playing:
            await self._let_offers_lapse(table)  # nobody takes one whose time is up
        self.windows.check_in_advance(table, seat, action)
        if self.seats[seat].human:
            self._restless.check(table, seat, action)
        if self.windows.too_soon(table, seat, action):
            await self.windows.hold(table, seat, action, ask)
            self.windows.thought(table, seat)
            return
        unhold = self.windows.dropped_by(table, seat, action)
        answered = self.windows.answered(table, action)
        at = table.count
        record = table.act(seat, action, ask)
        _answer_forced(table)
        if fell_through(record):
            unhold = None  # nothing has changed hands, and every answer stands
        await self._keep(table, at, unhold)
        self.windows.note_asked_again(table, answered)
        self.windows.thought(table, seat)

    async def _take_all(self, seat: int, actions: list[Action], ask: str | None) -> None:
        """Parts of an arrangement roll no dice; what ends it may, and may have to wait."""
        table = self.table
        if table is None:
            raise refusals.NotStarted()
        table.check_open(seat, ask)
        *parts, last = actions
        self.windows.check_in_advance(table, seat, actions[0])
        self._restless.check(table, seat, actions[0])
        table.game.check_parts(table.state, seat, parts, last)
        unhold = self.windows.dropped_by(table, seat, actions[0])
        at = table.count
        for part in parts:
            table.act(seat, part)
        waits = self.windows.too_soon(table, seat, last)
        if not waits:
            table.act(seat, last)
            _answer_forced(table)
        if table.count > at:
            await self._keep(table, at, unhold)
        if waits:
            try:
                await self.windows.hold(table, seat, last, None)
            except StoreFailed:
                self._tell()  # its parts are kept, and can be changed
                raise
        self.windows.thought(table, seat)

    async def _keep(self, table: AnyTable, at: int, unhold: int | None) -> None:
        """Store the records from number ``at`` on. If that fails, our copy is worth nothing."""
        rows = [line_of(record) for record in table.since(at)]
        try:
            await self._store.append(self.id, at, rows, unhold, self.over, self.bots.kept)
        except BaseException:
            await self._load_again()
            raise
        self._restless.count(table.since(at))
        if unhold is not None:
            self.windows.held = None
        if self.over:
            _log.info("over", extra={"table": self.id, "game": self.game.name})

    async def _load_again(self) -> None:
        try:
            kept = await self._store.load_late(self.id, by())
            if kept is None:
                raise StoreFailed(self.id)
            self._take_over(await load(kept, self._store))
        except Exception:
            _log.exception("table %s can't be loaded again", self.id)
            self.put_away()
        else:
            self._tell()
            self.windows.ring_in(_AGAIN)

    # --- going on ------------------------------------------------------------------------------

    async def _go_on(self) -> None:
        """After anything that has happened. It stands, even if what follows fails for now."""
        try:
            while self.playing and self.table is not None and await self._settle(self.table):
                pass
        except Exception:
            _log.exception("table %s", self.id)
            self.windows.ring_in(_AGAIN)
        self.absence.look()
        self.offer_clock.look(self.table)
        self._tell()
        self.bots.wake()
        self._note()

    async def _settle(self, table: AnyTable) -> bool:
        """Answer for people, once a sealed question may close, or as they have left word. False:
        nothing is to be answered."""
        if await self._let_offers_lapse(table):
            return True
        await self.windows.let_go(table)
        ordered = self.orders.due(table, self.seats.people, self.tempo.pace)
        if ordered is not None:
            await self._answer_for(table, ordered)
            return True
        if await self._answer_late(table):
            return True
        if not self.windows.may_close(table):
            return False
        at, unhold = table.count, None
        try:
            for seat, action in self.windows.due(table):
                table.act(seat, action)
                _answer_forced(table)
                unhold = seat if self.windows.holds(seat) else unhold
        except Exception:
            await self._load_again()
            raise
        if table.count == at:
            return False
        await self._keep(table, at, unhold)
        return True

    async def _let_offers_lapse(self, table: AnyTable) -> bool:
        """Those whose time is up."""
        at = table.count
        for seat, action in overdue(table):
            table.act(seat, action)
        if table.count == at:
            return False
        await self._keep(table, at, None)
        return True

    async def _answer_late(self, table: AnyTable) -> bool:
        """Answer for those whose time is up."""
        at = table.count
        try:
            silent = await self.absence.answer(table)
            _answer_forced(table)
        except Exception:
            await self._load_again()
            raise
        if table.count == at:
            return False
        await self._keep(table, at, None)
        await self.absence.replace_silent(silent)
        self.absence.look()
        return True

    async def _answer_for(self, table: AnyTable, ordered: Forced) -> None:
        at = table.count
        try:
            table.act(ordered.seat, ordered.action)
            _answer_forced(table)
        except Exception:
            await self._load_again()
            raise
        await self._keep(table, at, None)

    def time_is_up(self) -> None:
        self._do_later(self._settle_in_time())

    def _do_later(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle_in_time(self) -> None:
        try:
            async with self._locked():
                await self._go_on()
        except Gone:
            pass

    def tell(self) -> None:
        """Something has changed, under the lock, that is no business of the game."""
        self.onlookers.tell(self)

    def _note(self, settled: bool = True) -> None:
        """``settled``: all that is so is stored."""
        if self.news is not None:
            self.news(settled)

    def _tell(self) -> None:
        if self.over and self.people is not None and not self.tallied:
            self.tallied = True
            self._do_later(self._tally(self.people))
        shown = self.shown
        shown.refresh(self.table)
        if self.table is not None and shown.links is not None:
            self._snapshots.look(self.table, shown.stories, shown.links)
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

    def locked(self) -> AbstractAsyncContextManager[None]:
        """For the rooms that a table is made of."""
        return self._locked()

    def _locked(self) -> _Locked:
        return _Locked(self)


class _Locked:
    """The lock of a table that is still there."""

    __slots__ = ("_table",)

    def __init__(self, table: TableInPlay) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.gone:
            self._table.lock.release()
            raise Gone

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


def _answer_forced(table: AnyTable) -> None:
    """Nobody is asked what public facts leave one answer to."""
    while table.answer_forced() is not None:
        pass
