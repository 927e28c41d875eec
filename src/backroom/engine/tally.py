"""Statistics beside the rules: a tally hears the beginning of a game, each event, and the end."""

from __future__ import annotations

from collections import Counter

from mypy_extensions import mypyc_attr

from backroom.engine.event import Event
from backroom.engine.record import Record, Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """Hears whole games, one after the other."""

    def begin(self, seats: int) -> None:
        """A game begins."""

    def event(self, event: Event) -> None:
        """Something has happened, whoever may know of it."""

    def end(self, result: Result | None) -> None:
        """The game is over; None: it was broken off."""


def tell(tally: Tally, seats: int, records: list[Record], result: Result | None) -> None:
    """A whole game, as its records have it."""
    tally.begin(seats)
    for record in records:
        for event in record.events:
            tally.event(event)
    tally.end(result)


class Counts(Tally):
    """How often each kind of event was told, and each card played."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.cards: Counter[int] = Counter()

    def event(self, event: Event) -> None:
        self.events[event.tag] += 1
        if event.plays:
            self.cards[getattr(event, event.plays)] += 1


class Kept(Tally):
    """The events of some kinds, in order."""

    def __init__(self, kinds: tuple[type[Event], ...]) -> None:
        self._kinds = kinds
        self.events: list[Event] = []

    def event(self, event: Event) -> None:
        if isinstance(event, self._kinds):
            self.events.append(event)
