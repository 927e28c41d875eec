"""Offers that stand for some minutes only.

When their time is up is said in their terms, and so it is stored with them: it holds after a
restart. That it was up is a record, so that whoever replays the game needs no clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from backroom.engine.deal import LapseOffer, MakeOffer, Offer
from backroom.engine.save import AnyTable
from backroom.server import deadlines

_MINUTE = 60


def timed(terms: MakeOffer) -> MakeOffer:
    """With the time until which it stands, by the clock of the server and of nobody else."""
    until = int(deadlines.now()) + terms.minutes * _MINUTE if terms.minutes else 0
    return msgspec.structs.replace(terms, until=until)


def overdue(table: AnyTable) -> list[tuple[int, LapseOffer]]:
    """What the clock has to say: of whose offers the time is up."""
    now = deadlines.now()
    return [(offer.by, LapseOffer(offer.id)) for offer in _timed(table) if offer.terms.until <= now]


class OfferClock:
    """Rings when the time of the next offer is up."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def look(self, table: AnyTable | None) -> None:
        """Something has changed."""
        self.stop()
        times = [] if table is None or table.state.over else _timed(table)
        if times:
            first = min(offer.terms.until for offer in times)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, first - deadlines.now()), self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _timed(table: AnyTable) -> list[Offer]:
    return [offer for offer in (*table.offers, *table.turned_down) if offer.terms.until]
