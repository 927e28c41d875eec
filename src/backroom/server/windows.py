"""Sealed questions in live play: nobody may learn from the clock who has answered what.

With several people at the table a window lasts as long as the table wants it to, whoever has
answered or could play something: silence until then is a pass. (Whoever lets a bot play is one of
them, since he looks on and can come back.) Other sealed questions are not seen
to close before a least length. The answer that would close one sooner is held back; its seat is
shown the same as any other that has answered. With one person among bots, who read no clock, all
goes on as soon as that person has answered, or could only pass; unless he wants to be asked at
every chance, windows that are not the moment for what is in his hand go by as well. Nobody is asked
who could only pass, unless the table has no clock: there everybody answers.
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
from backroom.server import refusals, wire
from backroom.server.clock import Clock
from backroom.server.kept import KeptAnswer
from backroom.server.settings import Settings
from backroom.store.store import SeatRow, Store


def question(game: AnyGame, state: Any) -> str | None:
    """Names the sealed question that the table is deciding; None: there is none."""
    if state.over or not state.stack[-1].sealed:
        return None
    ids = sorted(ask.id for ask in game.asks(state) if not ask.optional)
    return f"{len(state.stack)} {ids[0] if ids else ''}"


class Held(NamedTuple):
    """An answer that waits for its window to have lasted long enough."""

    seat: int
    action: Action
    question: str


def fell_through(record: Record) -> bool:
    """Has somebody accepted what was not there any more?"""
    if not isinstance(record.action, AcceptOffer):
        return False
    return not any(isinstance(event, DealMade) for event in record.events)


class Windows:
    """The sealed question that is open at a table, its clock, and the answer that waits for it.

    ``ring`` is called when the question has been open for as long as it must; ``when_it_counts``
    says whether there is one person at the table, who wants to be asked only then; ``looked_at``
    whether anybody looks on, who could read off the time whether that person was asked.
    """

    def __init__(
        self,
        table: str,
        store: Store,
        settings: Settings,
        ring: Callable[[], None],
        when_it_counts: Callable[[], bool],
        looked_at: Callable[[], bool],
    ) -> None:
        self.held: Held | None = None
        self._id = table
        self._store = store
        self._least = settings.least
        self._clocks = settings.clocks
        self._ring = ring
        self._question: str | None = None
        self._clock = Clock(settings.wait, settings.most_waits)
        self._timer: asyncio.TimerHandle | None = None
        self._people: list[int] = []
        self._several = False
        self._seconds = 0
        self._when_it_counts = when_it_counts
        self._looked_at = looked_at
        #: Has anybody looked on since the question was put? Whoever leaves while it is open takes
        #: it from nobody: else nobody would be asked, and it would stay open.
        self._watched = False
        #: What seats are asked again, though they had answered.
        self._again: dict[int, str] = {}
        #: Whom the window of a table concerned after so many records.
        self._known: tuple[AnyTable, int, list[int] | None] | None = None

    def load(
        self, game: AnyGame, rows: list[SeatRow], table: AnyTable | None, seconds: int
    ) -> None:
        """Take over the answer that is kept, if what it answers is still asked. A window lasts so
        many ``seconds`` where there are several people."""
        self._seconds = seconds if self._clocks else 0
        self.held = None
        for row in rows:
            if row.held is not None and table is not None:
                kept = msgspec.json.decode(row.held, type=KeptAnswer)
                held = Held(row.seat, game.actions.decode(bytes(kept.action)), kept.question)
                if self._fits(held, table):
                    self.held = held

    def seat(self, people: list[int], several: bool) -> None:
        """These seats are played by people. ``several``: more than one is, or may be again: nobody
        hands his seat to a bot to see how fast another answers."""
        self._people = people
        self._several = several

    def ease(self, seconds: int) -> None:
        """The next windows last so long."""
        self._seconds = seconds if self._clocks else 0

    # --- the clock -----------------------------------------------------------------------------

    def look(self, table: AnyTable) -> None:
        """Which question is open now?"""
        now = question(table.game, table.state)
        if now != self._question:
            self._question, self._watched = now, False
            self._clock.set(0.0 if now is None else self._length(table))
        self._watched = self._watched or self._looked_at()

    def _length(self, table: AnyTable) -> float:
        """How long the question stays open: by public facts alone."""
        if not self._several or not self._people:
            return 0.0
        concerned = self._concerned(table)
        if concerned is None:
            return self._least
        return self._seconds if any(seat in self._people for seat in concerned) else 0.0

    @property
    def _silence_passes(self) -> bool:
        return self._several and self._seconds > 0

    def left(self) -> float:
        """How long the question must stay open yet."""
        return self._clock.left()

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

    # --- stopping it ---------------------------------------------------------------------------

    def wait(self, table: AnyTable, seat: int, stop: bool) -> None:
        """A seat stops the clock of the window, or lets it run on."""
        self.look(table)
        if not stop:
            self._clock.let_run(seat)
            return
        if not self._is_concerned(table, seat):
            raise refusals.NoClock()
        self._clock.stop(seat, table.game.progress(table.state).now)

    def thought(self, table: AnyTable, seat: int) -> None:
        """The seat has done something: if that was its answer, the clock need not wait for it."""
        asks = table.game.own_asks(self.state_for(table, seat), seat)
        if not any(ask.waiting for ask in asks):
            self._clock.let_run(seat)

    def clock_for(self, table: AnyTable, seat: int | None) -> tuple[object, wire.Clock | None]:
        """What a viewer is told of the clock, and a mark that changes when there is news of it."""
        if self._concerned(table) is None:
            return None, None
        may_stop = (
            seat is not None
            and self._is_concerned(table, seat)
            and self._clock.may_stop(seat, table.game.progress(table.state).now)
        )
        shown = self._clock.shown(seat, may_stop)
        if shown is None:
            return None, None
        return (self._question, self._clock.mark, may_stop, shown.mine), shown

    def _concerned(self, table: AnyTable) -> list[int] | None:
        """Whom the open window concerns; the game is asked once after each record."""
        known = self._known
        if known is None or known[0] is not table or known[1] != table.count:
            known = self._known = table, table.count, table.game.window(table.state)
        return known[2]

    def _is_concerned(self, table: AnyTable, seat: int) -> bool:
        return seat in self._people and seat in (self._concerned(table) or ())

    # --- the answer that waits -----------------------------------------------------------------

    def holds(self, seat: int) -> bool:
        """Has the seat answered, and its answer waits for the window to have lasted?"""
        return self.held is not None and self.held.seat == seat

    def too_soon(self, table: AnyTable, seat: int, action: Action) -> bool:
        """Would this close the question before its time? (Deals are no answers: never.)"""
        self.look(table)
        return self.left() > 0 and table.game.closes(table.state, seat, action)

    def check_in_advance(self, table: AnyTable, seat: int, action: Action) -> None:
        """An order in advance is none for what is asked already, answered or not: it would have to
        wait as an answer does, and could not be dropped like an order."""
        asks = table.game.own_asks(table.state, seat)
        if self._concerned(table) is None or any(ask.knows(action) for ask in asks):
            return
        open = table.state.copy()
        open.stack[-1].answers[seat] = None
        open.open_asks = None
        try:
            given = table.game.answered(open, seat, action)
        except Refusal:
            return
        if self._waits_for(table, open, seat) and not self._waits_for(table, given, seat):
            raise Refusal(open.stack[-1].rule, "refused-not-an-answer")

    def _waits_for(self, table: AnyTable, state: Any, seat: int) -> bool:
        return any(ask.waiting for ask in table.game.own_asks(state, seat))

    async def hold(self, table: AnyTable, seat: int, action: Action, ask: str | None) -> None:
        """The last answer, too soon. It is stored, and shown to its seat as any other."""
        table.check_open(seat, ask)
        raw = msgspec.Raw(table.game.actions.encode(action))
        held = Held(seat, action, self._question or "")
        await self._store.hold(self._id, seat, msgspec.json.encode(KeptAnswer(held.question, raw)))
        self.held = held

    def dropped_by(self, table: AnyTable, seat: int, action: Action) -> int | None:
        """Whose held answer this replaces: an own one, or that of a party to a deal (it is asked
        again, since what it meant to play may have changed hands)."""
        if self.held is None:
            return None
        held = self.held.seat
        if isinstance(action, AcceptOffer):
            offers = (*table.offers, *table.turned_down)
            parties = {seat, *(offer.by for offer in offers if offer.id == action.offer)}
            return held if held in parties else None
        asks = table.game.own_asks(table.state, seat)
        return held if held == seat and any(ask.knows(action) for ask in asks) else None

    # --- asked again ---------------------------------------------------------------------------

    def answered(self, table: AnyTable, action: Action) -> dict[int, set[str]]:
        """What those have answered in secret who are about to deal: what they meant may change
        hands, and then they are asked again, whether their answer was held or not."""
        if not isinstance(action, AcceptOffer) or question(table.game, table.state) is None:
            return {}
        parties = {to for offer in table.offers if offer.id == action.offer for to in offer.parties}
        return {seat: self._asked(table, seat, False) for seat in parties if seat in self._people}

    def note_asked_again(self, table: AnyTable, before: dict[int, set[str]]) -> None:
        """After a deal: whose answer counts no more? Each is told so, and nobody else."""
        for seat, answered in before.items():
            for again in sorted(answered & self._asked(table, seat, True)):
                self._again[seat] = again

    def asked_again(self, table: AnyTable, seat: int) -> str | None:
        """The question that the seat is asked again, until it has answered."""
        again = self._again.get(seat)
        if again is not None and again not in self._asked(table, seat, True):
            del self._again[seat]
            return None
        return again

    def _asked(self, table: AnyTable, seat: int, waiting: bool) -> set[str]:
        asks = table.game.own_asks(self.state_for(table, seat), seat)
        return {ask.id for ask in asks if ask.waiting == waiting and not ask.optional}

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

    def asks_nothing(self, table: AnyTable, seat: int) -> bool:
        """Nobody is asked for nothing: a person who could only pass is not asked, and passes."""
        if seat not in self._people or self._concerned(table) is None:
            return False
        if not self._silence_passes and (self._several or self._watched):
            return False
        state = self.state_for(table, seat)
        if only_pass(table.game.own_asks(state, seat)) is not None:
            return True
        return self._when_it_counts() and not table.game.worth_asking(state, seat)

    def due(self, table: AnyTable) -> Iterator[tuple[int, Action]]:
        """What is answered once the question may close: passes for whoever has said nothing, then
        what was held."""
        for seat in self._people:
            if not self._is_open(table) or self._concerned(table) is None:
                break
            if self._silence_passes or self.asks_nothing(table, seat):
                asks = table.game.own_asks(table.state, seat)
                passing = [ask.default for ask in asks if ask.waiting and not self.holds(seat)]
                if passing and passing[0] is not None:
                    yield seat, passing[0]
        if self.held is not None and self._fits(self.held, table):
            yield self.held.seat, self.held.action

    def _is_open(self, table: AnyTable) -> bool:
        return question(table.game, table.state) == self._question
