"""Sealed questions in live play: nobody may learn from the clock who has answered what.

A sealed step is not seen to close before its least length. The answer that would close it sooner
is held back; its seat is shown the same as any other that has answered. A seat that could only
pass is not asked at all: the server passes for it, when the least length is over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from backroom.engine.action import Action
from backroom.engine.deal import AcceptOffer, DealMade
from backroom.engine.message import Refusal
from backroom.engine.passing import only_pass
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.server.seats import Seats
from backroom.store.store import SeatRow, Store


def question(game: AnyGame, state: Any) -> str | None:
    """Names the sealed question that the table is deciding; None: there is none."""
    if state.over or not state.stack[-1].sealed:
        return None
    ids = sorted(ask.id for ask in game.asks(state) if not ask.optional)
    return f"{len(state.stack)} {ids[0] if ids else ''}"


def asks_nothing(game: AnyGame, state: Any, seat: int) -> bool:
    """Nobody is asked for nothing: a person who could only pass is not asked."""
    if question(game, state) is None:
        return False
    return only_pass(game.own_asks(state, seat)) is not None


class Held(NamedTuple):
    """An answer that waits for its window to have lasted long enough."""

    seat: int
    action: Action
    question: str


class _Kept(msgspec.Struct):
    """How it is kept: with the question, so that it never answers another."""

    question: str
    action: msgspec.Raw


def fell_through(record: Record) -> bool:
    """Has somebody accepted what was not there any more?"""
    struck = any(isinstance(event, DealMade) for event in record.events)
    return isinstance(record.action, AcceptOffer) and not struck


class Windows:
    """The sealed question that is open at a table, since when, and the answer that waits for it.

    ``ring`` is called when the question has been open for its least length.
    """

    def __init__(self, table: str, store: Store, length: float, ring: Callable[[], None]) -> None:
        self.held: Held | None = None
        self._id = table
        self._store = store
        self._length = length
        self._ring = ring
        self._question: str | None = None
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def load(self, game: AnyGame, rows: list[SeatRow], table: AnyTable | None) -> None:
        """Take over the answer that is kept, if what it answers is still asked."""
        self.held = None
        for row in rows:
            if row.held is not None and table is not None:
                kept = msgspec.json.decode(row.held, type=_Kept)
                held = Held(row.seat, game.actions.decode(bytes(kept.action)), kept.question)
                if self._fits(held, table):
                    self.held = held

    # --- the clock -----------------------------------------------------------------------------

    def look(self, table: AnyTable) -> None:
        """Which question is open now?"""
        now = question(table.game, table.state)
        if now != self._question:
            self._question = now
            self._since = asyncio.get_running_loop().time()

    def left(self) -> float:
        """How long the question must stay open yet."""
        return self._since + self._length - asyncio.get_running_loop().time()

    def may_close(self, table: AnyTable) -> bool:
        """Has the question been open for long enough? If not, the bell will ring."""
        self.look(table)
        self.stop()
        if self._question is None:
            return False
        left = self.left()
        if left > 0:
            self.ring_in(left)
        return left <= 0

    def ring_in(self, seconds: float) -> None:
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- the answer that waits -----------------------------------------------------------------

    def holds(self, seat: int) -> bool:
        """Has the seat answered, and its answer waits for the window to have lasted?"""
        return self.held is not None and self.held.seat == seat

    def too_soon(self, table: AnyTable, seat: int, action: Action) -> bool:
        """Would this close the question before its time? (Deals are no answers: never.)"""
        self.look(table)
        return self.left() > 0 and table.game.closes(table.state, seat, action)

    async def hold(self, table: AnyTable, seat: int, action: Action, ask: str | None) -> None:
        """The last answer, too soon. It is stored, and shown to its seat as any other."""
        table.check_open(seat, ask)
        raw = msgspec.Raw(table.game.actions.encode(action))
        held = Held(seat, action, self._question or "")
        await self._store.hold(self._id, seat, msgspec.json.encode(_Kept(held.question, raw)))
        self.held = held

    def dropped_by(self, table: AnyTable, seat: int, action: Action) -> int | None:
        """Whose held answer this replaces: an own one, or that of a party to a deal (it is asked
        again, since what it meant to play may have changed hands)."""
        if self.held is None:
            return None
        held = self.held.seat
        if isinstance(action, AcceptOffer):
            parties = {seat, *(offer.by for offer in table.offers if offer.id == action.offer)}
            return held if held in parties else None
        asks = table.game.own_asks(table.state, seat)
        return held if held == seat and any(ask.knows(action) for ask in asks) else None

    async def let_go(self, table: AnyTable) -> None:
        """Forget an answer to what is no longer asked."""
        held = self.held
        if held is not None and not self._fits(held, table):
            self.held = None
            await self._store.hold(self._id, held.seat, None)

    def _fits(self, held: Held, table: AnyTable) -> bool:
        if held.question != question(table.game, table.state):
            return False
        try:
            table.game.answered(table.state, held.seat, held.action)
        except Refusal:  # something has come between
            return False
        return True

    # --- what its seats are shown, and what is answered for them -------------------------------

    def state_for(self, table: AnyTable, seat: int | None) -> Any:
        """The state as it is to be shown to the seat: with its own answer, if that waits."""
        if self.held is None or self.held.seat != seat:
            return table.state
        return table.game.answered(table.state, self.held.seat, self.held.action)

    def due(self, table: AnyTable, seats: Seats) -> Iterator[tuple[int, Action]]:
        """What is answered once the question may close: passes for those who can do nothing else,
        then what was held."""
        game = table.game
        for seat in seats:
            passing = only_pass(game.own_asks(table.state, seat.number))
            if seat.human and passing is not None and self._is_open(table):
                yield seat.number, passing
        if self.held is not None and self._fits(self.held, table):
            yield self.held.seat, self.held.action

    def _is_open(self, table: AnyTable) -> bool:
        return question(table.game, table.state) == self._question
