"""New keys for seats: for one that leaked at once, for one that is lost after time to come back.

A key is made by the device that wants it and kept there before it is sent: should the line break,
the device tries both. What the store has is a hash; it is durable before anybody is told.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from backroom.engine.record import Record
from backroom.server import deadlines, refusals, wire
from backroom.server.seats import Seat, hashed
from backroom.store.store import Store, StoreFailed

if TYPE_CHECKING:
    from backroom.server.onlookers import Viewer
    from backroom.server.playing import TableInPlay

#: What can be wanted of the key of a seat.
KeyWish = wire.RekeyMessage | wire.LostMessage | wire.CollectMessage | wire.KeepSeatMessage

_log = logging.getLogger("backroom.tables")

#: How long somebody has to come with the old key, once the host has said that it is lost.
LOST_LIVE = 600
LOST_BY_MAIL = 86_400


class Keys:
    """Of one table in play; whatever changes is changed under the table's lock."""

    def __init__(self, table: TableInPlay, store: Store) -> None:
        self._table = table
        self._store = store

    async def heed(self, viewer: Viewer, wish: KeyWish) -> None:
        """What the seat of this viewer wants."""
        assert viewer.seat is not None
        if isinstance(wish, wire.RekeyMessage):
            await self._change(self._table.seats[viewer.seat], wish.rekey, viewer, "note-new-link")
        elif isinstance(wish, wire.LostMessage):
            await self._miss(viewer.seat, wish.lost)
        elif isinstance(wish, wire.CollectMessage):
            await self._collect(viewer, wish.collect, wish.key)
        else:
            await self._keep(viewer.seat)

    async def came(self, seat: int | None) -> None:
        """Somebody has come with the old key, or does something for all to see: it is not lost."""
        if seat is None or self._table.seats[seat].lost is None:
            return
        try:
            await self._keep(seat)
        except StoreFailed:
            _log.warning("table %s: a seat that was lost is still called so", self._table.id)

    async def acted(self, seat: int, records: Sequence[Record]) -> None:
        """The seat has done this. Only what everybody was told of counts: else a host could call a
        link lost to see who answers in secret."""
        if any(event.known_to() is None for record in records for event in record.events):
            await self.came(seat)

    async def _change(self, seat: Seat, key: str, viewer: Viewer, note: str) -> None:
        """Whoever looks by the old key is let go."""
        self._table.talk.check_note(seat.number)
        new, link = hashed(key), seat.link + 1
        await self._store.relink(self._table.id, seat.number, new, link)
        seat.open_with(new, link)
        self._table.onlookers.let_go(seat.number, viewer, refusals.NewLink().reason)
        await self._table.note(seat.number, note)

    async def _miss(self, host: int, number: int) -> None:
        seat = self._of_host(host, number)
        if seat.lost is not None:
            return
        self._table.talk.check_note(number)
        mail = self._table.tempo.time.kind == "mail"
        until = int(deadlines.now()) + (LOST_BY_MAIL if mail else LOST_LIVE)
        await self._store.lost(self._table.id, number, until)
        seat.lost = until
        await self._table.note(number, "note-link-lost")

    async def _collect(self, viewer: Viewer, number: int, key: str) -> None:
        assert viewer.seat is not None
        seat = self._of_host(viewer.seat, number)
        if seat.lost is None:
            raise refusals.NotLost()
        if deadlines.now() < seat.lost:
            raise refusals.StillTime()
        await self._change(seat, key, viewer, "note-link-replaced")

    async def _keep(self, number: int) -> None:
        seat = self._table.seats[number]
        if seat.lost is None:
            return
        await self._store.lost(self._table.id, number, None)
        seat.lost = None
        await self._table.note(number, "note-link-found")

    def _of_host(self, host: int, number: int) -> Seat:
        """Somebody else's seat, which the host may speak of."""
        if host != self._table.host:
            raise refusals.HostOnly()
        seats = self._table.seats
        if number == host or number >= len(seats) or not seats[number].human:
            raise refusals.NotLost()
        return seats[number]
