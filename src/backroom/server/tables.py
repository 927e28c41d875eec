"""All the tables of this server: made, found, put away again."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from backroom.bots import roster
from backroom.engine.chance import commitment
from backroom.engine.message import Refusal
from backroom.engine.save import FORMAT, AnyGame, Head, load_options
from backroom.games import shelf
from backroom.server import boards, deadlines, listing, naming, profiles, refusals, wire
from backroom.server.after import Afterwards
from backroom.server.glimpses import Glimpse
from backroom.server.leftovers import Leftovers
from backroom.server.loading import by
from backroom.server.playing import TableInPlay
from backroom.server.seats import BOT, HUMAN, hashed, is_id, new_id, new_key, tidy
from backroom.server.settings import Settings
from backroom.server.standing import Remembered
from backroom.server.thinking import Thinkers
from backroom.server.watching import new_watch_key
from backroom.store.people import People
from backroom.store.store import WAITING, SeatRow, Store, StoreFailed, StoreLost, TableRow

if TYPE_CHECKING:
    from backroom.server.back.forks import Forked

_log = logging.getLogger("backroom.tables")

#: How often to look for tables that nobody needs in memory.
_SWEEP = 30.0
#: So many tables by mail are looked after at a time.
_MOST_DUE = 20


class Tables:
    """Keeps the tables that somebody is at in memory, and no more of them than it can."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self.thinkers = Thinkers(settings.workers, settings.patience)
        #: The figures of finished games.
        self.afterwards = Afterwards(self.thinkers)
        self._tables: dict[str, TableInPlay] = {}
        self._reading = asyncio.Lock()
        #: How reliable people are; None: nobody knows.
        self.people: People | None = None
        self._loading: dict[str, asyncio.Task[TableInPlay]] = {}
        self._leftovers = Leftovers(store, settings)
        #: How those stood that are not in memory.
        self.remembered = Remembered()
        #: Tables that are just being deleted.
        self._sweeping: set[str] = set()
        self._listing = listing.Listing(store)
        self._coming: Callable[[TableInPlay], Awaitable[None]] | None = None
        self._going: Callable[[str], None] | None = None

    def attend(
        self, coming: Callable[[TableInPlay], Awaitable[None]], going: Callable[[str], None]
    ) -> None:
        """Somebody wants to know of each table that comes into memory, and leaves it."""
        self._coming, self._going = coming, going

    async def make(
        self, new: wire.NewTable, address: str = "", secret: bytes | None = None
    ) -> wire.Made:
        """A new table. Its host, too, sits down when he has seen the commitment. ``secret``: what
        its dice follow from, where that is known before (a guided game)."""
        game = find_game(new.game)
        if has_own_board(new):
            async with self._reading:  # one file at a time; what else an address makes goes ahead
                options = await asyncio.to_thread(_options, game, new.options)
        else:
            options = _options(game, new.options)
        async with self._leftovers.making(address) as maker:
            return await self._make(game, options, new, maker, secret or os.urandom(32))

    async def _make(
        self,
        game: AnyGame,
        options: dict[str, wire.Choice],
        new: wire.NewTable,
        maker: str,
        secret: bytes,
    ) -> wire.Made:
        if len(new.seats) not in game.players:
            least, most = game.players[0], game.players[-1]
            raise Refusal(game.seats_rule, "refused-seats", least=least, most=most)
        if new.seats[0].kind != HUMAN:
            raise refusals.HostSeat()
        keys = [new_key() for _ in new.seats]
        watch = new_watch_key()
        rows = _seat_rows(game, new, keys)
        names = [row.name for row in rows]
        naming.check_all(names, new.public)
        now = time.time()
        head = Head(FORMAT, game.name, len(rows), options, names, commitment(secret))
        row = TableRow(
            id=new_id(),
            game=game.name,
            head=msgspec.json.encode(head),
            secret=secret,
            created=now,
            status=WAITING,
            tempo=msgspec.json.encode(new.tempo),
            watching=msgspec.json.encode(new.watching),
            watch_key=hashed(watch),
            talk=msgspec.json.encode(new.talk),
            listed=listing.listed_until(new.tempo, now) if new.public else None,
            maker=maker,
            stale=self._leftovers.first_until(),
        )
        self._make_room()
        await self._store.make(row, rows)
        _log.info("made", extra={"table": row.id, "game": row.game, "seats": len(rows)})
        await self.find(row.id)
        invites = [
            wire.Invite(seat.seat, keys[seat.seat]) for seat in rows[1:] if seat.kind == HUMAN
        ]
        return wire.Made(row.id, 0, keys[0], head.commitment, invites, watch)

    async def fork(self, forked: Callable[[str], Forked], address: str) -> wire.Made:
        """A table that goes on from a move of a finished game: it has begun."""
        async with self._leftovers.making(address) as maker:
            new = forked(maker)
            self._make_room()
            await self._store.put_whole(new.row, new.seats, new.records)
            _log.info("forked", extra={"table": new.row.id, "game": new.row.game})
            await self.find(new.row.id)
            return new.made

    @property
    def at_hand(self) -> list[TableInPlay]:
        """Those in memory."""
        return list(self._tables.values())

    async def listed(self, before: float | None) -> wire.Listed:
        """Tables where everybody can sit down, a page of them."""
        here = {id for id, table in self._tables.items() if table.host in table.onlookers.here}
        return await self._listing.page(before, here)

    async def glimpse(self, id: str) -> TableInPlay | Glimpse:
        """The table of that id, without playing it again if it is not in memory."""
        table = self._tables.get(id)
        if table is not None and not table.gone:
            return table
        kept = await self._store.glimpse(id) if is_id(id) else None
        if kept is None:
            raise refusals.NoSuchTable()
        glimpse = await asyncio.to_thread(Glimpse, kept)
        await self._note_people(glimpse)
        return glimpse

    async def find(self, id: str, seated: bool = True) -> TableInPlay:
        """The table of that id, from memory or from the store. For somebody who has no seat there
        (``seated``) nobody else's table gives way that somebody looks at."""
        table = self._tables.get(id)
        if table is not None and not table.gone:
            return table
        if id in self._sweeping:
            raise refusals.NoSuchTable()
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._load(id, seated))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str, seated: bool) -> TableInPlay:
        kept = await self._store.load_late(id, by()) if is_id(id) else None
        if kept is None:
            raise refusals.NoSuchTable()
        self._make_room(seated)
        table = await TableInPlay.load(kept, self._store, self._settings, self.thinkers)
        await self._note_people(table)
        table.people = self.people
        await self._leftovers.note([table])
        self._tables[id] = table
        self.remembered.forget(id)
        if self._coming is not None:
            await self._coming(table)
        return table

    async def _note_people(self, table: TableInPlay | Glimpse) -> None:
        """How reliable those are who sit there."""
        if self.people is not None:
            for seat, found in (await self.people.reliable(table.id)).items():
                table.seats[seat].reliable = profiles.told(found)

    def _make_room(self, seated: bool = True) -> None:
        """The table that was longest left alone gives way; if there is none, one at which nobody
        sits, and who looks on there has to come again."""
        if len(self._tables) < self._settings.most_tables:
            return
        tables = list(self._tables.values())
        leaving = [table for table in tables if table.idle]
        if not leaving and seated:
            leaving = [table for table in tables if table.vacant]
        if not leaving:
            raise refusals.Full()
        self._put_away(min(leaving, key=lambda table: table.used))

    async def sweep(self) -> None:
        """For ever: put away what nobody has looked at for long."""
        while True:
            await asyncio.sleep(min(_SWEEP, self._settings.idle))
            await self._look_after()
            await self.sweep_store()
            since = time.monotonic() - self._settings.idle
            for table in list(self._tables.values()):
                if table.gone or (table.idle and table.used < since):
                    self._put_away(table)

    async def _look_after(self) -> None:
        """Tables by mail go on though nobody looks: somebody's time is up."""
        try:
            for id in await self._store.due(deadlines.now(), _MOST_DUE):
                await self.find(id)
        except StoreLost:
            pass  # which the store says itself, once
        except Exception:
            _log.exception("tables by mail could not be looked after")

    async def sweep_store(self) -> None:
        """What never began and nobody looks at is deleted, a few tables at a time."""
        try:
            await self._leftovers.note(list(self._tables.values()))
            found = await self._leftovers.stale()
            ids = [id for id in found if id not in self._tables and id not in self._loading]
            if ids:
                self._sweeping.update(ids)
                await self._leftovers.delete(ids)
                for id in ids:
                    if self._going is not None:
                        self._going(id)
        except StoreLost:
            pass
        except Exception:
            _log.exception("the store could not be swept")
        finally:
            self._sweeping.clear()

    def let_go(self, ids: list[str]) -> None:
        """Something about these was changed in the store: whoever looks at them comes again."""
        for id in ids:
            table = self._tables.get(id)
            if table is not None and (table.over or table.table is None):
                self._put_away(table)

    def _put_away(self, table: TableInPlay) -> None:
        self.remembered.note(table)
        table.put_away()
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
            if self._going is not None:
                self._going(table.id)

    async def close(self) -> None:
        with suppress(StoreFailed):
            await self._leftovers.note(list(self._tables.values()))
        for table in list(self._tables.values()):
            async with table.lock:  # whatever is being stored is stored first
                self._put_away(table)
        await asyncio.to_thread(self.thinkers.close)
        await self._store.close()


def find_game(name: str) -> AnyGame:
    try:
        return shelf.find(name)
    except shelf.NoSuchGame:
        raise refusals.NoSuchGame() from None


def has_own_board(new: wire.NewTable) -> bool:
    """Is it to be played on the board of a file?"""
    game = find_game(new.game)
    return game.board_option in new.options and game.has_own_board(new.options)


def _options(game: AnyGame, chosen: dict[str, wire.Choice]) -> dict[str, wire.Choice]:
    """All options of the table. A board that can't be is refused by its line."""
    board = chosen.get(game.board_option)
    if isinstance(board, str) and game.has_own_board(chosen):
        boards.check(game, board)
    try:
        options: dict[str, wire.Choice] = msgspec.to_builtins(load_options(game, chosen))
    except msgspec.ValidationError as error:
        raise refusals.Unreadable(detail=str(error)) from None
    return options


def _seat_rows(game: AnyGame, new: wire.NewTable, keys: list[str]) -> list[SeatRow]:
    names = [tidy(seat.name) for seat in new.seats]
    free = iter(naming.bot_names(names, len(names)))
    rows = []
    for number, seat in enumerate(new.seats):
        if seat.kind == BOT:
            bot = seat.bot or roster.usual(game)
            if bot not in roster.names(game):
                raise refusals.NoSuchBot()
            rows.append(SeatRow(number, BOT, names[number] or next(free), "", bot, "", True))
        else:
            key = hashed(keys[number])
            rows.append(SeatRow(number, HUMAN, names[number], key, "", "", False))
    return rows
