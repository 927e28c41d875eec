"""Puts together what tells people, when the server starts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from backroom.server.settings import Settings
from backroom.server.tables import Tables
from backroom.server.telling import vapid
from backroom.server.telling.desk import Desk
from backroom.server.telling.keeping import Keeping
from backroom.server.telling.sending import Carrier
from backroom.server.telling.teller import Teller
from backroom.store.reach import Reached


@asynccontextmanager
async def telling(settings: Settings, reached: Reached, tables: Tables) -> AsyncIterator[Desk]:
    key = await asyncio.to_thread(vapid.load, settings.data)
    address = settings.address.rstrip("/")
    carrier = Carrier(settings.telling, key, address)
    teller = Teller(Keeping(reached), settings.telling, address, carrier.carry, tables.find)
    tables.attend(teller.attend, teller.forget_table)
    running = asyncio.create_task(teller.run())
    try:
        yield Desk(teller, carrier, settings.telling, address, vapid.public(key))
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        carrier.close()
