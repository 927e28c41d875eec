"""What somebody writes down for himself at a table: notes, and bookmarks in the log.

It is kept with the seat, so that it is there on every device with the seat's key, and shown to
nobody else. Nothing of it passes through the table in play: no view, no log, no save has it.
"""

from __future__ import annotations

import asyncio

import msgspec

from backroom.server import refusals, wire
from backroom.server.limits import Buckets
from backroom.server.seats import clean
from backroom.server.settings import Settings
from backroom.store.notes import KeptNotes


class Notebook:
    def __init__(self, kept: KeptNotes, settings: Settings) -> None:
        self._kept = kept
        self._callers = Buckets(settings.note_burst, settings.note_rate / 60)
        #: Nobody writes over what somebody else's device is just writing.
        self._writing = asyncio.Lock()

    def check(self, address: str) -> None:
        """How often an address may ask."""
        if not self._callers.take(address):
            raise refusals.TooFast()

    async def of(self, table: str, seat: int) -> wire.Notes:
        data = await self._kept.of(table, seat)
        return wire.Notes() if data is None else msgspec.json.decode(data, type=wire.Notes)

    async def write(self, table: str, seat: int, written: wire.WriteNotes) -> wire.Notes:
        """Words that another device has changed meanwhile are not written over."""
        async with self._writing:
            notes = await self.of(table, seat)
            if written.version != notes.version:
                raise refusals.NotesChanged()
            notes.text = _lines(written.text)
            notes.version += 1
            return await self._keep(table, seat, notes)

    async def mark(self, table: str, seat: int, wanted: wire.Mark) -> wire.Notes:
        """Each line has one bookmark; which device set it does not matter."""
        async with self._writing:
            notes = await self.of(table, seat)
            marks = {mark.line: mark for mark in notes.marks}
            marks.pop(wanted.line, None)
            if wanted.mark is not None:
                if len(marks) >= wire.MOST_MARKS:
                    raise refusals.TooManyMarks(count=str(wire.MOST_MARKS))
                word = clean(wanted.mark.word).strip()
                marks[wanted.mark.line] = wire.Bookmark(wanted.mark.line, word)
            notes.marks = [marks[line] for line in sorted(marks)]
            return await self._keep(table, seat, notes)

    async def _keep(self, table: str, seat: int, notes: wire.Notes) -> wire.Notes:
        await self._kept.keep(table, seat, msgspec.json.encode(notes))
        return notes

    async def forget(self, table: str, seat: int) -> None:
        await self._kept.forget(table, seat)


def _lines(text: str) -> str:
    """Line by line, without signs that nobody sees."""
    return "\n".join(clean(line) for line in text.split("\n"))
