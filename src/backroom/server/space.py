"""How large the store may become, and how much the disk must have left: beyond that games that are
there go on, and no new table is made."""

from __future__ import annotations

import logging
import time

from backroom.server import refusals
from backroom.server.settings import Settings
from backroom.store.store import Store

_log = logging.getLogger("backroom.space")

_MEGABYTE = 1 << 20
#: The host is told so often, however many tables are refused.
_SAY_AGAIN = 3600.0


class Space:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._most = settings.most_stored * _MEGABYTE
        self._least_free = settings.least_free * _MEGABYTE
        self._said = float("-inf")

    async def check(self) -> None:
        used, free = await self._store.space()
        if used < self._most and free >= self._least_free:
            return
        if time.monotonic() - self._said > _SAY_AGAIN:
            self._said = time.monotonic()
            _log.warning("no room for new tables", extra={"used": used, "free": free})
        raise refusals.NoSpace()
