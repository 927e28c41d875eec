"""How a game begins: people sit down, their devices share in the dice, and it starts by itself."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from backroom.engine.chance import LiveChance
from backroom.engine.save import AnyTable, head_of, line_of, load_options
from backroom.engine.table import Table
from backroom.server import naming
from backroom.server.dice import Stage
from backroom.server.links import Links
from backroom.server.lock import Gone
from backroom.server.shown import Shown
from backroom.store.store import Store, StoreFailed

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay

_log = logging.getLogger("backroom.tables")


class Beginning:
    """Of one table; whatever changes is changed under the table's lock."""

    def __init__(self, table: TableInPlay, store: Store) -> None:
        self._table = table
        self._store = store

    async def sit(self, key: str, name: str, seal: str = "", commitment: str = "") -> int:
        """Take a seat. Sitting down again changes the name, until the game starts."""
        table = self._table
        async with table.locked():
            number = table.seats.opened_by(key)
            seat = table.seats[number]
            if table.table is None:
                others = [other.name for other in table.seats if other is not seat]
                name = naming.chosen(name, others, table.public, seat.name)
                await table.dice.seal(seat, seal, commitment)
                await self._store.sit(table.id, number, name)
                seat.name, seat.taken = name, True
                await self.look()
            await table.go_on()
            return number

    async def changed(self) -> None:
        """Whoever is to play has changed, under the lock: does the game start with that?"""
        self._table.absence.seat()
        await self.look()
        await self._table.go_on()

    # --- the dice --------------------------------------------------------------------------------

    async def seal(self, seat: int, seal: str, commitment: str) -> None:
        """A device has made a nonce for a new deal."""
        table = self._table
        async with table.locked():
            if table.table is None:
                await table.dice.seal(table.seats[seat], seal, commitment)
                await self.look()
                await table.go_on()

    async def open(self, seat: int, nonce: str, commitment: str) -> None:
        """A device opens its nonce, now that all are sealed."""
        table = self._table
        async with table.locked():
            if table.table is not None:
                return
            try:
                await table.dice.open(table.seats[seat], nonce, commitment)
            finally:  # whatever came of it
                await self.look()
                await table.go_on()

    def devices_are_late(self, stage: Stage) -> None:
        self._table.do_later(self.give_up(stage))

    async def give_up(self, stage: Stage) -> None:
        """Nobody waits for a device for ever."""
        table = self._table
        try:
            async with table.locked():
                if table.table is None:
                    await table.dice.give_up(stage)
                    await self.look()
                    await table.go_on()
        except Gone:
            pass
        except StoreFailed:
            table.put_away()  # whoever looks at the table comes again, and finds what is stored

    # --- the game --------------------------------------------------------------------------------

    async def look(self) -> None:
        """The game starts by itself, when all people sit and their devices have opened."""
        here = self._table
        if here.table is not None:
            return
        here.head = here.dice.head
        here.dice.watch()
        if not here.dice.ready:
            return
        options = load_options(here.game, here.head.options)
        chance = LiveChance(here.secret, here.dice.nonces)
        table: AnyTable = Table(here.game, options, len(here.seats), chance)
        head = head_of(table, here.seats.names)
        head.voids = here.head.voids
        line, first = msgspec.json.encode(head), line_of(table.records[0])
        await self._store.start(here.id, line, first)
        here.head, here.table = head, table
        _log.info("begun", extra={"table": here.id, "game": here.game.name})
        here.shown = Shown(table, here.seats, here.windows, Links.begun(here.secret, line))
        here.bots.sit_down(table)
        here.absence.look()
