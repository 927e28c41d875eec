"""How reliable people were in a game: answers in time, words kept. Counted when it is over, at
tables of several people; nothing of a game that goes on is told."""

from __future__ import annotations

from collections import Counter

from backroom.engine.save import AnyTable
from backroom.server.kept import KeptTimes
from backroom.store.people import Reliability

_JUDGED = ("kept", "broken")


def counted(table: AnyTable, times: KeptTimes, people: list[int]) -> dict[int, Reliability]:
    """Of these seats, if there are several."""
    if len(people) < 2:
        return {}
    judged = [entry for entry in table.ledger if entry.verdict in _JUDGED]
    words = Counter(entry.promise.by for entry in judged)
    kept = Counter(entry.promise.by for entry in judged if entry.verdict == "kept")
    return {
        seat: Reliability(
            1,
            times.in_time.get(seat, 0) + times.late.get(seat, 0),
            times.in_time.get(seat, 0),
            words[seat],
            kept[seat],
        )
        for seat in people
    }
