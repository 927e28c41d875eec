"""Who waits for a game to be shown: of those who want many, one is in the way of others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from backroom.server import refusals

#: So many may wait, and of one address.
MOST = 24
MOST_EACH = 4


class Queue:
    """One after the other; those of an address wait for each other first."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._own: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        if self._waiting.total() >= MOST or self._waiting[address] >= MOST_EACH:
            raise refusals.TooFast()
        self._waiting[address] += 1
        try:
            async with self._own.setdefault(address, asyncio.Lock()), self._one:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._own[address]

    def __len__(self) -> int:
        return self._waiting.total()
