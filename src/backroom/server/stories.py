"""The log of a table as each seat may read it: every event is written once, whoever reads it."""

from __future__ import annotations

import msgspec

from backroom.engine.record import Record
from backroom.server.kept import Part


class Stories:
    """Grows with the records of a game."""

    def __init__(self, seats: int, parts: list[Part] | None = None) -> None:
        self._nobody = 1 << seats
        self._all = (1 << seats + 1) - 1
        self._readers: list[int] = []
        self._events: list[bytes] = []
        for part in parts or []:
            self._readers += part.readers
            self._events += part.events
        #: What each seat may read, once somebody has looked.
        self._of: dict[int, list[bytes]] = {}
        #: What onlookers may read over each shoulder, once somebody has looked.
        self._over: dict[int, list[bytes]] = {}

    def __len__(self) -> int:
        return len(self._events)

    def add(self, record: Record) -> bool:
        """Was everybody told something?"""
        public = False
        for event in record.events:
            seats = event.known_to()
            readers = self._all if seats is None else sum(1 << seat for seat in seats)
            told = msgspec.json.encode(event.told())
            self._readers.append(readers)
            self._events.append(told)
            for reader, story in self._of.items():
                if readers & reader:
                    story.append(told)
            for reader, story in self._over.items():
                if readers in (reader, self._all):
                    story.append(told)
            public = public or seats is None
        return public

    def of(self, seat: int | None) -> list[bytes]:
        """The events that the seat may read, each as JSON."""
        reader = self._nobody if seat is None else 1 << seat
        if reader not in self._of:
            both = zip(self._readers, self._events, strict=True)
            self._of[reader] = [event for readers, event in both if readers & reader]
        return self._of[reader]

    def over(self, seat: int) -> list[bytes]:
        """What all were told, or this seat alone; of what passes between people in private, such as
        a deal, nothing: half of it is another person's."""
        reader = 1 << seat
        if reader not in self._over:
            both = zip(self._readers, self._events, strict=True)
            self._over[reader] = [e for readers, e in both if readers in (reader, self._all)]
        return self._over[reader]

    def part(self, since: int) -> Part:
        """The events from this one on."""
        return Part(self._readers[since:], self._events[since:])
