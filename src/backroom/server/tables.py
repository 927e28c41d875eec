"""A table in play. Whoever changes it holds its lock; a record is durable before it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, NamedTuple

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import LiveChance, bot_nonce, commitment
from backroom.engine.deal import AcceptOffer
from backroom.engine.event import Event
from backroom.engine.message import Refusal
from backroom.engine.passing import Pass, only_pass
from backroom.engine.save import (
    AnyTable,
    Done,
    Head,
    Save,
    done,
    head_of,
    load_options,
    load_table,
    resume_dice,
    save_table,
)
from backroom.engine.table import Table
from backroom.games import shelf
from backroom.server import windows, wire
from backroom.server.bots import Bots
from backroom.server.live import Viewer
from backroom.server.seats import Seat, tidy
from backroom.server.settings import Settings
from backroom.server.thinking import Thinkers
from backroom.store.store import Kept, Store, StoreFailed, TalkRow

_log = logging.getLogger("backroom.tables")
#: After the store has failed, the server tries again to pass for somebody.
_AGAIN = 2.0


class Gone(Exception):
    """The table was put away meanwhile: look it up again."""


class _Held(NamedTuple):
    """An answer that waits for its window to have lasted long enough."""

    seat: int
    action: Action
    question: str


class TableInPlay:
    """A table in memory: a copy of what the store keeps, and whoever looks at it."""

    def __init__(
        self,
        kept: Kept,
        table: AnyTable | None,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
    ) -> None:
        self.id = kept.table.id
        self.game = shelf.find(kept.table.game)
        self.secret = kept.table.secret
        self.commitment = commitment(self.secret)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.used = time.monotonic()
        self.gone = False
        self._store = store
        self._settings = settings
        self._bots = Bots(self, thinkers, settings.pause)
        #: The sealed question that is open, and since when.
        self._question: str | None = None
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._take_over(kept, table)

    @classmethod
    async def load(
        cls, kept: Kept, store: Store, settings: Settings, thinkers: Thinkers
    ) -> TableInPlay:
        """The table as the store has it."""
        played = await asyncio.to_thread(_replayed, kept)
        table = cls(kept, played, store, settings, thinkers)
        async with table.lock:
            await table._begin()
            await table._go_on()
        return table

    def _take_over(self, kept: Kept, table: AnyTable | None) -> None:
        self.head = msgspec.json.decode(kept.table.head, type=Head)
        self.seats = [Seat(row) for row in kept.seats]
        self.chat = [wire.Talk(said.seat, said.text, said.at) for said in kept.chat]
        self.table = table
        self._held = self._still_held(kept, table)
        self._stories: dict[int | None, list[Event]] = {
            seat: [] for seat in (None, *range(len(self.seats)))
        }
        self._told = 0
        self._tell_stories()
        if table is not None:
            self._bots.sit_down(table)
        self._sections: dict[tuple[int | None, bool], dict[str, bytes]] = {}

    def _still_held(self, kept: Kept, table: AnyTable | None) -> _Held | None:
        """The answer that waits, if it is one to what is asked now."""
        for row in kept.seats:
            if row.held is not None and table is not None:
                action = self.game.actions.decode(row.held)
                if windows.closes(self.game, table.state, row.seat, action):
                    question = windows.question(self.game, table.state)
                    return _Held(row.seat, action, question or "")
        return None

    # --- looking -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table is not None and bool(self.table.state.over)

    @property
    def playing(self) -> bool:
        return self.table is not None and not self.over and not self.gone

    @property
    def idle(self) -> bool:
        return not self.viewers and not self._bots.busy and not self.lock.locked()

    def holds(self, seat: int) -> bool:
        """Has the seat answered, and its answer waits for the window to have lasted?"""
        return self._held is not None and self._held.seat == seat

    def seat_of(self, key: str) -> int:
        """The seat that a key opens."""
        for seat in self.seats:
            if seat.opens(key):
                return seat.number
        raise Refusal("", "refused-no-such-key")

    def seat_infos(self) -> list[wire.SeatInfo]:
        here = {viewer.seat for viewer in self.viewers}
        return [seat.info(seat.number in here) for seat in self.seats]

    def info(self) -> wire.TableInfo:
        return wire.TableInfo(
            game=self.game.name,
            options=self.head.options,
            commitment=self.commitment,
            started=self.table is not None,
            over=self.over,
            seats=self.seat_infos(),
        )

    def welcome(self, seat: int | None, seats: list[wire.SeatInfo]) -> wire.Welcome:
        return wire.Welcome(
            table=self.id,
            seat=seat,
            game=self.game.name,
            names=[seat.name for seat in self.seats],
            seats=seats,
            commitment=self.commitment,
            started=self.table is not None,
            options=self.head.options,
        )

    def story(self, seat: int | None) -> list[Event]:
        """The log as the seat may read it."""
        return self._stories[seat]

    def sections(self, seat: int | None, panels: bool = False) -> dict[str, bytes]:
        """All that the seat may see, by sections; if wanted, in words too."""
        if self.table is None:
            return {}
        if (seat, panels) not in self._sections:
            self._sections[seat, panels] = self._see(self.table, seat, panels)
        return self._sections[seat, panels]

    def _see(self, table: AnyTable, seat: int | None, panels: bool) -> dict[str, bytes]:
        state = table.state
        if seat is not None and self._held is not None and self._held.seat == seat:
            state = windows.answered(self.game, state, seat, self._held.action)
        view = self.game.view(state, seat)
        if seat is not None and self._passed_for(state, seat):
            view.asks = []
        parts: dict[str, object] = {name: getattr(view, name) for name in view.__struct_fields__}
        parts["offers"] = table.offers_for(seat)
        parts["ledger"] = table.ledger_for(seat)
        parts["undo"] = seat is not None and table.may_undo(seat)
        parts["tradable"] = [self.game.tradable(view, other) for other in range(table.seats)]
        if panels:
            parts["panels"] = self.game.describe(view)
        return {name: msgspec.json.encode(part) for name, part in parts.items()}

    def save(self) -> bytes:
        """The whole game, once it is over."""
        if self.table is None or not self.over:
            raise Refusal("", "refused-not-over")
        return save_table(self.table, [seat.name for seat in self.seats]).encode()

    # --- coming and going ----------------------------------------------------------------------

    async def join(self, viewer: Viewer) -> None:
        async with self._locked():
            if len(self.viewers) >= self._settings.most_viewers:
                raise Refusal("", "refused-full")
            self.viewers.add(viewer)
            viewer.welcome(self)
            self._tell()
            self._bots.wake()

    def leave(self, viewer: Viewer) -> None:
        """Not under the lock: who is here is nothing that is kept."""
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        for other in self.viewers:
            other.tell_seats(self)

    async def sit(self, key: str, name: str, nonce: str) -> int:
        """Take a seat. Sitting down again changes the name, until the game starts."""
        async with self._locked():
            number = self.seat_of(key)
            seat = self.seats[number]
            if self.table is None:
                name = tidy(name) or seat.name
                nonce = seat.nonce if seat.taken else nonce.lower()
                await self._store.sit(self.id, number, name, nonce)
                seat.name, seat.nonce, seat.taken = name, nonce, True
                await self._begin()
            await self._go_on()
            return number

    async def _begin(self) -> None:
        """The game starts by itself, when all people sit."""
        if self.table is not None or not all(seat.taken for seat in self.seats):
            return
        options = load_options(self.game, self.head.options)
        nonces = [
            bytes.fromhex(seat.nonce) if seat.human else bot_nonce(self.secret, seat.number)
            for seat in self.seats
        ]
        chance = LiveChance(self.secret, nonces)
        table: AnyTable = Table(self.game, options, len(self.seats), chance)
        head = head_of(table, [seat.name for seat in self.seats])
        first = msgspec.json.encode(done(table.records[0]))
        await self._store.start(self.id, msgspec.json.encode(head), first)
        self.head, self.table = head, table
        self._bots.sit_down(table)

    # --- playing -------------------------------------------------------------------------------

    async def act(self, seat: int, action: Action, ask: str | None = None) -> None:
        """Carry out an action of a seat: stored, and told to all; or refused."""
        async with self._locked():
            await self.carry_out(seat, action, ask)

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

    async def say(self, seat: int, text: str) -> None:
        async with self._locked():
            self.used = time.monotonic()
            talk = TalkRow(seat, text, round(time.time(), 3))
            await self._store.talk(self.id, len(self.chat), talk)
            self.chat.append(wire.Talk(talk.seat, talk.text, talk.at))
            self._tell()

    async def _take(self, seat: int, action: Action, ask: str | None) -> None:
        table = self.table
        if table is None:
            raise Refusal("", "refused-not-started")
        state = table.state
        if self._too_soon() > 0 and windows.closes(self.game, state, seat, action):
            await self._hold(seat, action, ask)
            return
        unhold = self._drops(table, seat, action)
        at = len(table.records)
        table.act(seat, action, ask)
        await self._keep(at, unhold)

    async def _hold(self, seat: int, action: Action, ask: str | None) -> None:
        """The last answer, too soon. It is stored, and shown to its seat as any other."""
        table = self.table
        assert table is not None
        asks = self.game.own_asks(table.state, seat) + self.game.own_asides(table.state, seat)
        if ask is not None and all(open.id != ask for open in asks):
            raise Refusal(table.state.stack[-1].rule, "refused-stale")
        await self._store.hold(self.id, seat, self.game.actions.encode(action))
        self._held = _Held(seat, action, self._question or "")

    def _drops(self, table: AnyTable, seat: int, action: Action) -> int | None:
        """Whose held answer this replaces: an own one, or that of a party to a deal (it is asked
        again, since what it meant to play may have changed hands)."""
        if self._held is None:
            return None
        held = self._held.seat
        if isinstance(action, AcceptOffer):
            parties = {seat, *(offer.by for offer in table.offers if offer.id == action.offer)}
            return held if held in parties else None
        own = held == seat and windows.answers(self.game, table.state, seat, action)
        return held if own else None

    async def _keep(self, at: int, unhold: int | None) -> None:
        """Store the records from number ``at`` on. If that fails, our copy is worth nothing."""
        assert self.table is not None
        rows = [msgspec.json.encode(done(record)) for record in self.table.records[at:]]
        try:
            await self._store.append(self.id, at, rows, unhold, self.over)
        except BaseException:
            await self._load_again()
            raise
        if unhold is not None:
            self._held = None

    async def _load_again(self) -> None:
        try:
            kept = await self._store.load(self.id)
            if kept is None:
                raise StoreFailed(self.id)
            self._take_over(kept, await asyncio.to_thread(_replayed, kept))
        except Exception:
            _log.exception("table %s can't be loaded again", self.id)
            self.put_away()
        else:
            self._tell()

    # --- windows -------------------------------------------------------------------------------

    def _too_soon(self) -> float:
        """How long the sealed question must stay open yet."""
        return self._since + self._settings.window - asyncio.get_running_loop().time()

    def _passed_for(self, state: Any, seat: int) -> bool:
        """Nobody is asked for nothing: a person who could only pass is not asked."""
        if not self.seats[seat].human or windows.question(self.game, state) is None:
            return False
        return only_pass(self.game.own_asks(state, seat)) is not None

    async def _settle(self) -> None:
        """When a sealed question has been open for long enough, pass for those who can do nothing
        else, and let go of what was held."""
        while self.playing and self.table is not None:
            question = windows.question(self.game, self.table.state)
            if question != self._question:
                self._question = question
                self._since = asyncio.get_running_loop().time()
            if self._held is not None and self._held.question != question:
                await self._let_go(self._held)
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if question is None:
                return
            wait = self._too_soon()
            if wait > 0:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(wait, self._time_is_up)
                return
            if not await self._answer_for(self.table, question):
                return

    async def _answer_for(self, table: AnyTable, question: str) -> bool:
        """False: there was nothing to answer."""
        at = len(table.records)
        for seat in self.seats:
            if windows.question(self.game, table.state) != question:
                break
            if self._passed_for(table.state, seat.number):
                table.act(seat.number, Pass())
        held, unhold = self._held, None
        if held is not None and windows.question(self.game, table.state) == question:
            try:
                table.act(held.seat, held.action)
                unhold = held.seat
            except Refusal:  # something has come between
                await self._let_go(held)
        if len(table.records) == at:
            return False
        await self._keep(at, unhold)
        return True

    async def _let_go(self, held: _Held) -> None:
        self._held = None
        await self._store.hold(self.id, held.seat, None)

    def _time_is_up(self) -> None:
        task = asyncio.create_task(self._settle_in_time())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle_in_time(self) -> None:
        try:
            async with self._locked():
                await self._go_on()
        except Gone:
            pass

    async def _go_on(self) -> None:
        """After anything that has happened. It stands, even if what follows fails for now."""
        try:
            await self._settle()
        except Exception:
            _log.exception("table %s", self.id)
            self._timer = asyncio.get_running_loop().call_later(_AGAIN, self._time_is_up)
        self._tell()
        self._bots.wake()

    # --- telling -------------------------------------------------------------------------------

    def _tell_stories(self) -> None:
        if self.table is None:
            return
        for record in self.table.records[self._told :]:
            for seat, story in self._stories.items():
                story.extend(self.game.story(record, seat))
        self._told = len(self.table.records)

    def _tell(self) -> None:
        self._tell_stories()
        self._sections.clear()
        for viewer in self.viewers:
            try:
                viewer.update(self)
            except Exception:  # what has happened has happened, for everybody else too
                _log.exception("table %s, seat %s", self.id, viewer.seat)
                viewer.lose()

    # --- the end -------------------------------------------------------------------------------

    def put_away(self) -> None:
        """Out of memory: the store has it all."""
        self.gone = True
        if self._timer is not None:
            self._timer.cancel()
        self._bots.stop()
        for viewer in self.viewers:
            viewer.lose()

    def _locked(self) -> _Locked:
        return _Locked(self)


class _Locked:
    """The lock of a table that is still there."""

    def __init__(self, table: TableInPlay) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.gone:
            self._table.lock.release()
            raise Gone

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


def _replayed(kept: Kept) -> AnyTable | None:
    """The game as its records tell it, and the dice from where they were."""
    if not kept.records:
        return None
    game = shelf.find(kept.table.game)
    head = msgspec.json.decode(kept.table.head, type=Head)
    records = [msgspec.json.decode(record, type=Done) for record in kept.records]
    table = load_table(game, Save(head, records))
    resume_dice(table, head, kept.table.secret)
    return table
