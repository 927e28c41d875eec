"""At a table for everybody a seat reports another's name or words to whoever runs the server.

With it goes what the other has said openly; nothing that was said in a room, and nobody at the
table is told."""

from __future__ import annotations

import time

from backroom.server import refusals, wire
from backroom.server.playing import TableInPlay
from backroom.server.settings import Settings
from backroom.store.reports import Report, Reported

#: The last lines of the other, and how many bytes of them.
_MOST_LINES = 20
_MOST_BYTES = 8000
#: What is older is deleted.
_OLD = 90 * 86_400.0

#: The time of day; tests set it.
now = time.time


class Reports:
    """Of the whole server."""

    def __init__(self, reported: Reported, settings: Settings) -> None:
        self._reported = reported
        self._each = settings.most_reports_each
        self._most = settings.most_reports

    async def take(self, table: TableInPlay, by: int, wish: wire.ReportMessage) -> None:
        if not table.public:
            raise refusals.NoReports()
        other = wish.report
        if other == by or other >= len(table.seats) or not table.seats[other].human:
            raise refusals.Unreadable(detail="report")
        async with table.lock:  # one at a time: they are counted
            if await self._reported.count(table.id, by) >= self._each:
                raise refusals.ReportedEnough()
            name = table.seats[other].name
            said = open_words(table, other)
            report = Report(table.id, by, other, wish.why, name, said, round(now(), 3))
            await self._reported.keep(report, self._most)

    async def sweep(self) -> None:
        await self._reported.sweep(now() - _OLD)


def open_words(table: TableInPlay, seat: int) -> list[str]:
    """What a seat has said to all, the last of it."""
    lines: list[str] = []
    left = _MOST_BYTES
    for line in reversed(table.talk.lines):
        if line.seat != seat or not line.text:
            continue
        left -= len(line.text.encode())
        if left < 0 or len(lines) == _MOST_LINES:
            break
        lines.append(line.text)
    return lines[::-1]
