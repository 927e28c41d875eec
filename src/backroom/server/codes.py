"""Around one table: a short code by which a television shows it and phones find a free seat.

A code is no key. It leads to the table for a day, and whoever comes by it sees what every onlooker
sees, as it happens, and can sit down while there is room before the game: the host sees who does.
The host has it made and dropped, and everybody is told. Wrong codes are counted by address: there
are three million, and a guess costs the guesser ten seconds.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeGuard

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from backroom.engine.message import Refusal
from backroom.server import refusals, wire
from backroom.server.limits import Buckets, address_of, site
from backroom.server.lock import Gone
from backroom.server.playing import TableInPlay
from backroom.server.seats import new_key
from backroom.server.watching import TV
from backroom.store.codes import CodeRow, KeptCodes

if TYPE_CHECKING:
    from backroom.server.tables import Tables

#: Read out across a room, and typed with a remote control: no letter looks or sounds like two, and
#: without vowels they make no words.
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
LENGTH = 5
#: So long it leads to its table, from when it was made or asked for anew.
LASTS = 86_400.0
#: All houses of one site together may guess as often as so many.
_HOUSES = 4

#: The time of day; tests set it.
now = time.time


class Guessers:
    """Who has entered codes that lead nowhere: houses, and those that one person can have."""

    def __init__(self, burst: int, rate: float) -> None:
        self._houses = Buckets(burst, rate)
        self._sites = Buckets(_HOUSES * burst, _HOUSES * rate)

    def take(self, address: str) -> bool:
        return self._houses.take(address) and self._sites.take(site(address))

    def give_back(self, address: str) -> None:
        self._houses.give_back(address)
        self._sites.give_back(site(address))


def typed(code: str) -> str:
    """As it was meant."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


class Codes:
    """Of all tables of this server."""

    def __init__(self, kept: KeptCodes, tables: Tables, guessers: Guessers) -> None:
        self._kept = kept
        self._tables = tables
        self._guessers = guessers

    # --- of a table ------------------------------------------------------------------------------

    async def heed(self, table: TableInPlay, key: str, wish: str) -> wire.Code:
        """What a seat wants of its table's code."""
        async with table.locked():
            seat = table.seats.opened_by(key)
            row = await self._kept.of(table.id)
            if wish != "look":
                if seat != table.host:
                    raise refusals.HostOnly()
                row = await (self._make if wish == "make" else self._drop)(table, row)
        return wire.Code(row.code, row.until) if _leads(row) else wire.Code("", 0)

    async def _make(self, table: TableInPlay, row: CodeRow | None) -> CodeRow:
        if table.over:
            raise Refusal(table.game.over_rule, "refused-over")
        if _leads(row):
            row = CodeRow(row.table, row.code, row.key, now() + LASTS)
            await self._kept.keep(row)
            return row
        table.talk.check_note(table.host)
        key = row.key if row is not None else TV + new_key()
        row = CodeRow(table.id, await self._new(), key, now() + LASTS)
        await self._kept.keep(row)
        await table.note(table.host, "note-tv-on")
        return row

    async def _new(self) -> str:
        """One that leads nowhere yet."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            if await self._kept.by(code) is None:
                return code

    async def _drop(self, table: TableInPlay, row: CodeRow | None) -> None:
        """It leads nowhere any more, and no television shows the table."""
        if row is None:
            return
        await self._kept.drop(table.id)
        await self._send_off(table)

    # --- of whoever comes by it ------------------------------------------------------------------

    async def enter(self, code: str, address: str) -> wire.Entered:
        """Where it leads. A guess that leads nowhere has cost its address something."""
        if not self._guessers.take(address):
            raise refusals.TooManyCodes()
        row = await self._kept.by(typed(code))
        if not _leads(row) or (await self._tables.glimpse(row.table)).over:
            raise refusals.NoSuchCode()
        self._guessers.give_back(address)
        return wire.Entered(row.table, row.key)

    async def take(self, wanted: wire.TakeByCode, address: str) -> wire.TakenByCode:
        """A free seat where it leads, with a key of its own."""
        entered = await self.enter(wanted.code, address)
        table = await self._tables.find(entered.table, seated=False)
        wishes = (wanted.name, wanted.seal, wanted.commitment, wanted.colour)
        taken = await asyncio.shield(table.gathering.take(*wishes, by_code=True))
        return wire.TakenByCode(table.id, taken)

    async def admit(self, table: str, key: str) -> None:
        """A television comes by its key, as long as the code leads to the table: the host sees no
        other sign that there is one."""
        row = await self._kept.of(table)
        if not _leads(row) or not hmac.compare_digest(row.key.encode(), key.encode()):
            raise refusals.TvOff()

    async def sweep(self) -> None:
        """Those of tables that are over; and televisions whose day is."""
        await self._kept.sweep()
        for table in self._tables.at_hand:
            shows = any(viewer.tv for viewer in table.onlookers.viewers)
            if shows and not table.over and not _leads(await self._kept.of(table.id)):
                with suppress(Gone):
                    async with table.locked():
                        await self._send_off(table)

    async def _send_off(self, table: TableInPlay) -> None:
        """No television shows the table any more, and all are told."""
        for viewer in list(table.onlookers.viewers):
            if viewer.tv:
                viewer.send_off(refusals.TvOff().reason)
        await table.note(table.host, "note-tv-off")


def _leads(row: CodeRow | None) -> TypeGuard[CodeRow]:
    return row is not None and row.until > now()


# --- the calls -----------------------------------------------------------------------------------


@post("/api/tables/{table:str}/code", status_code=200)
async def ask_code(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    data: JSONBody[wire.AskCode],
    state: State,
) -> wire.Code:
    """The code of a table, for a seat of it."""
    if not state.readers.take(address_of(request)):
        raise refusals.TooFast()
    tables: Tables = state.tables
    (await tables.glimpse(table)).seats.opened_by(data.key)
    codes: Codes = state.codes
    return await asyncio.shield(codes.heed(await tables.find(table), data.key, data.wish))


@post("/api/codes", status_code=200)
async def enter_code(
    request: Request[Any, Any, Any], data: JSONBody[wire.EnterCode], state: State
) -> wire.Entered:
    """Where a code leads."""
    codes: Codes = state.codes
    return await codes.enter(data.code, address_of(request))


@post("/api/codes/take", status_code=200)
async def take_by_code(
    request: Request[Any, Any, Any], data: JSONBody[wire.TakeByCode], state: State
) -> wire.TakenByCode:
    """Sit down where a code leads."""
    if not state.takers.take(address_of(request)):
        raise refusals.TooFast()
    codes: Codes = state.codes
    return await codes.take(data, address_of(request))


ROUTES = [ask_code, enter_code, take_by_code]
