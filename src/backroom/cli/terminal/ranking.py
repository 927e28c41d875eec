"""Who comes first when a game is over: whoever gave it up ranks last, whatever the bot reached.

The browser ranks in the same way (``web/src/table/ranking.ts``).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from backroom.engine.record import Result


class Ranking(NamedTuple):
    #: All seats, the first ones first.
    order: list[int]
    #: Who ranks first: the winners, or, if all of them gave up, the best of those who stayed.
    first: list[int]
    #: Winners who gave up: their win is the bot's.
    forfeited: list[int]


def ranked(result: Result, resigned: Collection[int]) -> Ranking:
    """``resigned``: the seats whose people gave up."""
    scores, winners = result.scores, result.winners
    order = sorted(
        range(len(scores)),
        key=lambda seat: (seat in resigned, seat not in winners, -scores[seat], seat),
    )
    stayed = [seat for seat in order if seat not in resigned]
    kept = [seat for seat in winners if seat not in resigned]
    best = max((scores[seat] for seat in stayed), default=0)
    return Ranking(
        order=order,
        first=kept or [seat for seat in stayed if scores[seat] == best],
        forfeited=[seat for seat in winners if seat in resigned],
    )
