"""Before the game: who gets up, who is sent away, who sits down instead; and a table's end.

The host has the say. Who was the first to sit has it, until he gets up: then whoever sits there
next, by the order of seats. A host who is the only one to get up takes the table with him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.bots import roster
from backroom.server import naming, refusals, wire
from backroom.server.seats import BOT, Seat, hashed, new_key
from backroom.store.store import SeatRow, Store

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay


class Gathering:
    """Of one table; whatever changes is changed under the table's lock."""

    def __init__(self, table: TableInPlay, store: Store) -> None:
        self._table = table
        self._store = store

    async def heed(self, seat: int, wish: wire.Gather) -> wire.Invited | None:
        """What a seat wants of the table; a link, if one was asked for."""
        async with self._table.locked():
            if isinstance(wish, wire.GetUpMessage):
                await self._get_up(seat)
            elif isinstance(wish, wire.DeleteMessage):
                await self._delete(seat)
            elif isinstance(wish, wire.SendAwayMessage):
                await self._send_away(seat, wish.send_away)
            elif isinstance(wish, wire.FillMessage):
                await self._fill(seat)
            else:
                return await self._invite(seat, wish)
        return None

    # --- sitting down ----------------------------------------------------------------------------

    async def take(
        self,
        name: str,
        seal: str,
        commitment: str,
        colour: int | None = None,
        by_code: bool = False,
    ) -> wire.TakenSeat:
        """A free seat for whoever comes, with a key of its own: that of his colour, if he can have
        it. ``by_code``: he is in the room."""
        table = self._table
        async with table.locked():
            if not (table.public or by_code):
                raise refusals.ByLink()
            # The host's own is kept for him, whoever is faster.
            free = [
                seat
                for seat in table.seats
                if seat.human and not seat.taken and seat.number != table.host
            ]
            if table.table is not None:
                raise refusals.NoFreeSeat()
            # A name is somebody's who is to come: in the room, whoever says that it is his.
            own = [seat for seat in free if by_code and naming.is_taken(name, [seat.name])]
            if by_code:
                free = own or [seat for seat in free if not seat.name]
            if not free:
                raise refusals.NoFreeSeat()
            seat = min(free, key=lambda one: (bool(one.name), one.number != colour))
            others = [one.name for one in table.seats if one is not seat]
            name = naming.chosen(name, others, table.public)
            key = new_key()
            await table.dice.seal(seat, seal, commitment)
            await self._store.take(table.id, seat.number, name, hashed(key), seat.link + 1)
            seat.name, seat.taken = name, True
            self._change_hands(seat, hashed(key), seat.link + 1, refusals.NewLink())
            await table.beginning.changed()
            return wire.TakenSeat(seat.number, key, name, table.dice.commitment)

    # --- getting up ------------------------------------------------------------------------------

    async def _get_up(self, number: int) -> None:
        self._check_before()
        others = [seat.number for seat in self._table.seats if self._sits(seat, number)]
        if number == self._table.host and not others:
            await self._close(refusals.GotUp())
            return
        host = others[0] if number == self._table.host else self._table.host
        await self._free(number, host, refusals.GotUp())

    async def _send_away(self, host: int, number: int) -> None:
        self._check_host(host)
        self._check_before()
        seats = self._table.seats
        if number == host or number >= len(seats) or not self._sits(seats[number]):
            raise refusals.NotTaken()
        await self._free(number, host, refusals.SentAway())

    async def _free(self, number: int, host: int, why: refusals.Rejected) -> None:
        """The seat is free, and the key of who sat there opens nothing any more."""
        table, seat = self._table, self._table.seats[number]
        key, link = hashed(new_key()), seat.link + 1
        await self._store.free(table.id, number, key, link, host)
        seat.name, seat.taken, seat.seal, seat.nonce = "", False, None, ""
        self._change_hands(seat, key, link, why)
        table.host = host
        await table.beginning.changed()

    def _change_hands(self, seat: Seat, key: str, link: int, why: refusals.Rejected) -> None:
        """Whoever has it next shows nobody his hand because somebody before did; and whoever has
        come with the old key, if only to look, is told why and sees nothing any more."""
        seat.change_hands(key, link)
        self._table.watching.hide(seat)
        self._table.onlookers.send_off(seat.number, why.reason)

    def _sits(self, seat: Seat, but: int | None = None) -> bool:
        return seat.human and seat.taken and seat.number != but

    def _check_before(self) -> None:
        """Nobody gets up once all shares in the dice are sealed: who saw something come that he
        did not like could have it dealt anew."""
        if self._table.table is not None:
            raise refusals.Started()
        if self._table.dice.told().seals:
            raise refusals.Starting()

    def _check_host(self, seat: int) -> None:
        if seat != self._table.host:
            raise refusals.HostOnly()

    # --- others instead --------------------------------------------------------------------------

    async def _invite(self, host: int, wish: wire.InviteMessage) -> wire.Invited:
        self._check_host(host)
        self._check_before()
        seats = self._table.seats
        if wish.invite >= len(seats) or not seats[wish.invite].human or seats[wish.invite].taken:
            raise refusals.SeatTaken()
        seat, key = seats[wish.invite], new_key()
        link = seat.link + 1
        await self._store.invite(self._table.id, seat.number, hashed(key), link)
        self._change_hands(seat, hashed(key), link, refusals.NewLink())
        self._table.tell()
        return wire.Invited(wish.id, seat.number, key, link)

    async def _fill(self, host: int) -> None:
        """Bots sit down wherever nobody does."""
        self._check_host(host)
        self._check_before()
        table = self._table
        free = [seat for seat in table.seats if seat.human and not seat.taken]
        names = naming.bot_names((seat.name for seat in table.seats if seat.taken), len(free))
        bot = roster.usual(table.game)
        rows = [
            SeatRow(seat.number, BOT, name, "", bot, "", True)
            for seat, name in zip(free, names, strict=True)
        ]
        await self._store.fill(table.id, rows)
        for seat, row in zip(free, rows, strict=True):
            table.onlookers.send_off(seat.number, refusals.SentAway().reason)
            table.watching.hide(seat)
            seat.become(row)
        await table.beginning.changed()

    # --- the end ---------------------------------------------------------------------------------

    async def _delete(self, host: int) -> None:
        """A game that others play is theirs, too: it is ended by all, and deleted then."""
        table = self._table
        self._check_host(host)
        others = [seat for seat in table.seats if seat.played and seat.number != host]
        if table.playing and others:
            raise refusals.StillPlayed()
        await self._close(refusals.Deleted())

    async def _close(self, why: refusals.Rejected) -> None:
        """Gone: from the store, and for all who look."""
        table = self._table
        await self._store.delete(table.id)
        table.onlookers.send_off_all(why.reason)
        table.put_away()
