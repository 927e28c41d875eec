"""Victory points, local respect and monopolies (K1, K5.6, K8.2)."""

from __future__ import annotations

from backroom.games.chicago.components import (
    BUSINESSES,
    GOAL,
    NOBODY,
    OF_KIND,
    size_of,
)
from backroom.games.chicago.holdings import Points
from backroom.games.chicago.state import Chicago


def territories(state: Chicago) -> list[int]:
    """How many each has."""
    counts = [0] * state.seats
    for owner in state.table.territories:
        if owner != NOBODY:
            counts[owner] += 1
    return counts


def respected(state: Chicago) -> int:
    """Who has strictly the most territories; in a tie nobody (K5.6)."""
    return _foremost_there(territories(state))


def _foremost_there(counts: list[int]) -> int:
    best, most = NOBODY, 0
    for seat, count in enumerate(counts):
        if count > most:
            best, most = seat, count
        elif count == most:
            best = NOBODY
    return best


def points(state: Chicago) -> tuple[Points, ...]:
    """Everybody's victory points."""
    held = state.holdings()
    if not held.points:
        held.points = _counted(state)
    return held.points


def _counted(state: Chicago) -> tuple[Points, ...]:
    businesses = [0] * state.seats
    for b in range(BUSINESSES):
        business = state.businesses[b]
        if business.owner != NOBODY and not business.closed:  # K1.5
            businesses[business.owner] += size_of(b) + 1
    at_work = state.headcount().at_work  # K1.4
    marked = territories(state)
    best = _foremost_there(marked)
    return tuple(
        [
            Points(
                businesses[seat],
                len(state.bosses[seat].completed),
                int(seat == best),
                at_work[seat],
                marked[seat],
            )
            for seat in range(state.seats)
        ]
    )


def totals(state: Chicago) -> list[int]:
    return [earned.total for earned in points(state)]


def leader(state: Chicago) -> int:
    """Who has won, if anybody has: in a tie whoever is next in order (K1.2)."""
    counts = totals(state)
    for seat in state.order():
        if counts[seat] >= GOAL:
            return seat
    return NOBODY


def foremost(state: Chicago) -> int:
    """Who has the most points; in a tie whoever is next in order (K1.2)."""
    counts = totals(state)
    return max(state.order(), key=counts.__getitem__)


def monopoly(state: Chicago, seat: int, kind: int) -> bool:
    """All the open businesses of a kind are the seat's, at least one (K8.2)."""
    own = False
    for b in OF_KIND[kind]:
        business = state.businesses[b]
        if business.owner != NOBODY and not business.closed:
            if business.owner != seat:
                return False
            own = True
    return own
