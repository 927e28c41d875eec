"""Profiles: who somebody is on all devices, without an account.

A profile belongs to whoever has its key, a random secret that the person's device has made; the
store has its hash. It knows at which seats its person sits, so that they are found on any device
with the key; it opens none of them to others, and nobody is told whose it is.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from backroom.server import calendars, refusals, wire
from backroom.server.limits import Buckets
from backroom.server.playing import TableInPlay
from backroom.server.seats import clean, hashed, tidy
from backroom.server.settings import Settings
from backroom.store.people import People, ProfileRow, Reliability

#: A profile that nobody has used for so long is gone.
IDLE = 400 * 86_400.0
#: When it was used is noted so coarsely.
_DAY = 86_400.0
#: Nothing is said of somebody who has finished fewer games.
LEAST_GAMES = 3

#: The time of day; tests set it.
now = time.time


class Profiles:
    def __init__(self, people: People, settings: Settings) -> None:
        self._people = people
        self._most = settings.most_profiles
        self._makers = Buckets(settings.profile_burst, settings.profile_rate / 3600)
        self._callers = Buckets(settings.look_burst, settings.look_rate)

    def check(self, address: str) -> None:
        """How often an address may ask."""
        if not self._callers.take(address):
            raise refusals.TooFast()

    async def keep(self, wanted: wire.KeepProfile, address: str) -> wire.Profile:
        """Make or change the profile of this key."""
        self.check(address)
        calendars.check_zone(wanted.profile.zone)
        key = hashed(wanted.me)
        found = await self._people.find(key)
        if found is None:
            if not self._makers.take(address):
                raise refusals.TooFast()
            if await self._people.count() >= self._most:
                raise refusals.Full()
        data = msgspec.structs.replace(
            wanted.profile,
            name=tidy(wanted.profile.name),
            zone=clean(wanted.profile.zone),
            addresses=[clean(each) for each in wanted.profile.addresses],
        )
        id = secrets.token_hex(16) if found is None else found.id
        await self._people.keep(id, key, msgspec.json.encode(data), now())
        return await self.look(wanted.me, address)

    async def look(self, me: str, address: str) -> wire.Profile:
        """The profile of this key, and where its person sits."""
        self.check(address)
        found = await self._find(me)
        if now() - found.seen > _DAY:
            await self._people.seen(found.id, now())
        tables = [
            wire.OwnTable(own.table, own.seat, own.game, own.status)
            for own in await self._people.tables_of(found.id)
        ]
        data = msgspec.json.decode(found.data, type=wire.ProfileData)
        return wire.Profile(data, tables, told(found.reliability))

    async def attach(self, wanted: wire.Attach, table: TableInPlay) -> int:
        """The person of this profile has this seat."""
        found = await self._find(wanted.me)
        async with table.locked():  # nobody gets up meanwhile
            seat = table.seats.opened_by(wanted.key)
            await self._people.attach(found.id, table.id, seat)
            if wanted.own:
                await table.wishes.open_too(seat, wanted.own)
            table.seats[seat].reliable = told(found.reliability)
        return seat

    async def delete(
        self, me: str, address: str, forget: Sequence[Callable[[str, int], Awaitable[None]]]
    ) -> list[str]:
        """All of it is gone, also what else is kept of a person at each seat (``forget``): how
        one is reached, notes. The tables that have lost a name, or will when they are over."""
        self.check(address)
        found = await self._find(me)
        for table, seat in await self._people.seats_of(found.id):
            for each in forget:
                await each(table, seat)
        return await self._people.delete(found.id)

    async def addresses_of(self, me: str) -> list[str]:
        """Where its person wants to be told things."""
        found = await self._find(me)
        return msgspec.json.decode(found.data, type=wire.ProfileData).addresses

    async def _find(self, me: str) -> ProfileRow:
        found = await self._people.find(hashed(me))
        if found is None:
            raise refusals.NoSuchProfile()
        return found

    async def sweep(self) -> None:
        await self._people.sweep(now() - IDLE)
        await self._people.forget_names()


def told(reliability: Reliability) -> wire.Reliable | None:
    """As it stands beside a name; None: there is too little to say."""
    r = reliability
    if r.games < LEAST_GAMES:
        return None
    percent = None if r.asked == 0 else 100 * r.in_time // r.asked
    return wire.Reliable(r.games, percent, r.words, r.kept)
