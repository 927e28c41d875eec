"""The way back: what a seat has done since, and what a table was like before each of it.

Undo never crosses chance, a reveal or another seat's action.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Generic, TypeVar

from backroom.engine.chance import NoChance
from backroom.engine.deal import DEAL_ACTIONS, Entry, Offer, OfferLacks, OfferLapsed, TakenBack
from backroom.engine.game import Game
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.step import State

S = TypeVar("S", bound=State)


class Before(Generic[S]):
    """What undo goes back to: the state before a record, the offers and the ledger beside it."""

    def __init__(
        self,
        record: Record,
        state: S,
        offers: list[Offer],
        ledger: list[Entry],
        earlier: list[Offer],
    ) -> None:
        self.record = record
        self.state = state
        self.offers = offers
        self.ledger = ledger
        self.earlier = earlier

    def copy(self) -> Before[S]:
        beside = (list(self.offers), list(self.ledger), list(self.earlier))
        return Before(self.record, self.state.copy(), *beside)


class WayBack(Generic[S]):
    """Of one table: all that could be taken back is one seat's."""

    def __init__(self, steps: list[Before[S]]) -> None:
        self.steps = steps

    @property
    def next(self) -> Record | None:
        """What would be taken back."""
        return self.steps[-1].record if self.steps else None

    def is_open_to(self, seat: int) -> bool:
        return bool(self.steps) and self.steps[-1].record.seat == seat

    def note(self, record: Record, by_itself: bool) -> None:
        """Something was done. What answered ``by_itself`` is taken back with what led to it."""
        another = not by_itself and bool(self.steps) and self.steps[-1].record.seat != record.seat
        if record.final or another:
            self.steps.clear()

    def redo_quietly(
        self, game: Game[Any, Any, Any], record: Record, judged: list[Entry], unasked: str
    ) -> None:
        """What is quiet holds whatever is taken back: what undo goes back to has it, too, with the
        words that it ``judged``. Unless that was not to be done then (the aside ``unasked``): it
        goes with what is taken back, and nobody notices."""
        for before in self.steps:
            for entry in judged:
                before.ledger[entry.id] = entry
        if isinstance(record.action, DEAL_ACTIONS):
            return  # private offers stand beside the states: undo leaves them there
        for before in self.steps:
            asides = game.own_asides(before.state, record.seat)
            if any(ask.id == unasked for ask in asides):
                with suppress(Refusal):
                    game.act(before.state, record.seat, record.action, NoChance())


def taken_back(record: Record) -> TakenBack:
    """What is told of it, to whom."""
    return TakenBack(record.seat, _readers(record), _kinds(record))


def _readers(record: Record) -> tuple[int, ...] | None:
    """Who may know that a record was taken back: those who could know anything of it."""
    readers = {record.seat}
    for event in record.events:
        if isinstance(event, (OfferLapsed, OfferLacks)):
            continue  # that an offer lapsed says nothing of what was done
        seats = event.known_to()
        if seats is None:
            return None
        readers.update(seats)
    return tuple(sorted(readers))


def _kinds(record: Record) -> tuple[str, ...]:
    """What everybody was told of a record; that an offer lapsed says nothing of what was done."""
    public = (event for event in record.events if event.known_to() is None)
    return tuple(event.tag for event in public if not isinstance(event, (OfferLapsed, OfferLacks)))
