"""How one's own tables stand, for the lobby: several of them in one call.

Nothing that the seat may not know: who is asked only in the open, the last events that everybody
was told, and of talk how many lines it may read. A table that is not in memory is played again for
that only so often; what was known of it when it was put away still holds, as nothing happens there.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody

from backroom.engine.message import Refusal
from backroom.server import refusals, wire
from backroom.server.glimpses import Glimpse
from backroom.server.limits import Buckets, address_of
from backroom.store.store import StoreFailed

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay
    from backroom.server.tables import Tables

#: The events at the end of the log that are told.
_LAST = 4
#: Tables of which it is remembered how they stood when they were put away.
_MOST = 1000
#: Tables that are played again for one call.
_MOST_LOADED = 6


class Remembered:
    """How tables stood when they were put away, by seat; the oldest give way."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, dict[int, wire.News]] = OrderedDict()

    def note(self, table: TableInPlay) -> None:
        """Only of a table at which nothing is under way."""
        self._tables.pop(table.id, None)
        if not table.playing or table.lock.locked():
            return
        self._tables[table.id] = {
            seat.number: news
            for seat in table.seats
            if seat.human and (news := news_of(table, seat.number))
        }
        if len(self._tables) > _MOST:
            self._tables.popitem(last=False)

    def forget(self, table: str) -> None:
        self._tables.pop(table, None)

    def of(self, table: str, seat: int) -> wire.News | None:
        return self._tables.get(table, {}).get(seat)


def news_of(table: TableInPlay, seat: int) -> wire.News | None:
    """What this seat may know of a game in play."""
    played = table.table
    if played is None or table.over:
        return None
    game, state = played.game, played.state
    deciding = bool(game.deciding(state))
    asks = game.own_asks(table.windows.state_for(played, seat), seat)
    rooms = table.talk.rooms_for(seat, table.over)
    told = table.shown.story(None)
    return wire.News(
        progress=game.progress(state),
        deciding=deciding,
        waiting=[] if deciding else list(game.waiting(state)),
        asked=table.seats[seat].played and any(ask.waiting for ask in asks),
        last=[msgspec.Raw(event) for event in told.read(max(0, len(told) - _LAST))],
        lines={
            "": len(table.talk.lines),
            **{",".join(map(str, room)): len(lines) for room, lines in rooms},
        },
    )


class Desk:
    """Answers for one address."""

    def __init__(self, tables: Tables, loaders: Buckets, address: str) -> None:
        self._tables = tables
        self._loaders = loaders
        self._address = address
        self._left = _MOST_LOADED

    async def look(self, own: wire.OwnSeat) -> wire.Standing:
        try:
            found = await self._tables.glimpse(own.table)
            seat = found.seats.opened_by(own.key)
        except Refusal:
            return wire.Standing(own.table, "gone")
        standing = _as_kept(found, seat)
        if standing.status == "playing":
            standing.news = await self._news(found, seat)
        return standing

    async def _news(self, found: TableInPlay | Glimpse, seat: int) -> wire.News | None:
        if isinstance(found, Glimpse):
            known = self._tables.remembered.of(found.id, seat)
            if known is not None:
                return known
            if self._left == 0 or not self._loaders.take(self._address):
                return None
            self._left -= 1
            try:
                found = await self._tables.find(found.id, seated=False)
            except (Refusal, StoreFailed):
                return None
        async with found.lock:  # nobody is told what is not stored yet
            return None if found.gone else news_of(found, seat)


def _as_kept(found: TableInPlay | Glimpse, seat: int) -> wire.Standing:
    info = found.info()
    people = [n for n, each in enumerate(info.seats) if each.kind == "human" and n != seat]
    return wire.Standing(
        table=found.id,
        status="over" if info.over else "playing" if info.started else "waiting",
        game=info.game,
        seat=seat,
        names=found.seats.names,
        host=next((n for n, each in enumerate(info.seats) if each.host), 0),
        free=sum(not info.seats[n].taken for n in people),
        people=len(people),
        mail=info.tempo.time.kind == "mail",
        options=info.options,
        board=info.board,
        stand_in=found.seats[seat].stand_in,
    )


@post("/api/standing", status_code=200)
async def get_standing(
    request: Request[Any, Any, Any], data: JSONBody[wire.OwnSeats], state: State
) -> wire.Standings:
    """How the tables stand where one has a seat."""
    address = address_of(request)
    if not all(state.readers.take(address) for _ in data.seats):
        raise refusals.TooFast()
    desk = Desk(state.tables, state.loaders, address)
    return wire.Standings([await desk.look(own) for own in data.seats])


ROUTES = [get_standing]
