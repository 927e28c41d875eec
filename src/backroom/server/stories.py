"""The log of a table as each seat may read it: every event is written once, whoever reads it.

All are told what is new at once; what is older is read only by whoever comes again. So it is kept
packed, in pages.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Final

import msgspec

from backroom.engine.record import Record
from backroom.server.kept import Part

#: So many events make a page.
_PAGE: Final = 64
#: Packed harder it would be hardly smaller.
_QUICKLY: Final = 1


class _Page:
    """Events in a row, and how many of them are for the same readers."""

    def __init__(self, part: Part) -> None:
        self.counts: dict[int, int] = {}
        for readers in part.readers:
            self.counts[readers] = self.counts.get(readers, 0) + 1
        self._packed = zlib.compress(msgspec.msgpack.encode(part), _QUICKLY)

    def part(self) -> Part:
        return msgspec.msgpack.decode(zlib.decompress(self._packed), type=Part)


class Story:
    """What one pair of eyes may read, in its order."""

    def __init__(
        self, pages: list[_Page], recent: Part, reader: int, everybody: int | None = None
    ) -> None:
        """``everybody``: it reads only what all were told, or this reader alone."""
        self._pages = pages
        self._recent = recent
        self._reader = reader
        self._everybody = everybody
        #: How many events these are, and how many of them are in pages.
        self.count = 0
        self._paged = 0
        for page in pages:
            self.turned(page)
        for readers in recent.readers:
            self.note(readers)
        self.count += self._paged

    def __len__(self) -> int:
        return self.count

    def note(self, readers: int) -> None:
        """Something was told to these."""
        if self._may_read(readers):
            self.count += 1

    def turned(self, page: _Page) -> None:
        """What was recent is a page now."""
        self._paged += self._count_in(page)

    def read(self, since: int = 0, upto: int | None = None) -> list[bytes]:
        """The events from this number on, up to another, each as JSON."""
        end = self.count if upto is None else upto
        found: list[bytes] = []
        if since < self._paged:
            at = 0
            for page in self._pages:
                count = self._count_in(page)
                if at < end and since < at + count:
                    found += self._own(page.part())[max(0, since - at) : end - at]
                at += count
        if end > self._paged:
            at = self._paged
            found += self._own(self._recent)[max(0, since - at) : end - at]
        return found

    def _may_read(self, readers: int) -> bool:
        if self._everybody is None:
            return readers & self._reader != 0
        return readers in (self._reader, self._everybody)

    def _count_in(self, page: _Page) -> int:
        return sum([count for to, count in page.counts.items() if self._may_read(to)])

    def _own(self, part: Part) -> list[bytes]:
        both, reader = zip(part.readers, part.events, strict=True), self._reader
        if self._everybody is None:
            return [event for readers, event in both if readers & reader]
        return [event for readers, event in both if readers in (reader, self._everybody)]


class Stories:
    """Grows with the records of a game."""

    def __init__(self, seats: int, parts: Iterable[Part] = ()) -> None:
        self._nobody = 1 << seats
        self._all = (1 << seats + 1) - 1
        self._pages: list[_Page] = []
        self._recent = Part([], [])
        #: What each seat may read, once somebody has looked.
        self._of: dict[int, Story] = {}
        #: What onlookers may read over each shoulder, once somebody has looked.
        self._over: dict[int, Story] = {}
        for part in parts:
            self._recent.readers += part.readers
            self._recent.events += part.events
            self._turn_pages()

    def __len__(self) -> int:
        return _PAGE * len(self._pages) + len(self._recent.events)

    def add(self, record: Record) -> bool:
        """Was everybody told something?"""
        self._turn_pages()  # of what is told now nothing is packed: it is read at once
        public = False
        for event in record.events:
            seats = event.known_to()
            readers = self._all if seats is None else sum(1 << seat for seat in seats)
            self._recent.readers.append(readers)
            self._recent.events.append(msgspec.json.encode(event.told()))
            for story in self._of.values():
                story.note(readers)
            for story in self._over.values():
                story.note(readers)
            public = public or seats is None
        return public

    def of(self, seat: int | None) -> Story:
        """The events that the seat may read."""
        reader = self._nobody if seat is None else 1 << seat
        if reader not in self._of:
            self._of[reader] = Story(self._pages, self._recent, reader)
        return self._of[reader]

    def over(self, seat: int) -> Story:
        """What all were told, or this seat alone; of what passes between people in private, such as
        a deal, nothing: half of it is another person's."""
        reader = 1 << seat
        if reader not in self._over:
            self._over[reader] = Story(self._pages, self._recent, reader, self._all)
        return self._over[reader]

    def _turn_pages(self) -> None:
        recent = self._recent
        while len(recent.events) >= _PAGE:
            page = _Page(Part(recent.readers[:_PAGE], recent.events[:_PAGE]))
            del recent.readers[:_PAGE], recent.events[:_PAGE]
            self._pages.append(page)
            for story in [*self._of.values(), *self._over.values()]:
                story.turned(page)

    def part(self, since: int) -> Part:
        """The events from this one on."""
        first = since // _PAGE
        found = Part([], [])
        for part in [*[page.part() for page in self._pages[first:]], self._recent]:
            found.readers += part.readers
            found.events += part.events
        drop = since - _PAGE * first
        return Part(found.readers[drop:], found.events[drop:])
