"""The gate: how many connections there may be, and how long one may take to speak, or to listen.

A stranger can open many and say half a sentence on each, or never listen. Each has its time; where
there is no room left, whoever has not said anything whole yet gives way to whoever comes.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from backroom.server.door import Proxies
from backroom.server.settings import Settings

#: How often to look for those who take too long, in seconds.
_SWEEP = 1.0


class Connection(Protocol):
    """As the gate sees it."""

    transport: asyncio.Transport

    @property
    def unsettled(self) -> bool:
        """Is nothing lost if it is hung up on? It has not said what it wants."""

    def watch(self, now: float) -> None:
        """Has it taken too long? Then it is hung up on."""


class Gate:
    """Counts connections, by address and all together, and hangs up on those that take too long.

    Those who come through a proxy that the host has named can't be told apart here: of them, the
    proxy takes care.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._proxies = Proxies(settings.proxies)
        self._lines: dict[str, dict[Connection, None]] = {}
        self._all: dict[Connection, None] = {}
        self._sweeping = False

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, line: Connection, address: str) -> None:
        """Whoever has no place is hung up on: if need be, the newcomer."""
        theirs = self._lines.get(address, {})
        many = len(theirs) >= self.settings.most_connections_each and address not in self._proxies
        full = len(self._all) >= self.settings.most_connections
        if (many and not self._free(theirs)) or (full and not many and not self._free(self._all)):
            line.transport.abort()
        self._lines.setdefault(address, {})[line] = None
        self._all[line] = None
        self._watch()

    def leave(self, line: Connection, address: str) -> None:
        self._all.pop(line, None)
        theirs = self._lines.get(address, {})
        theirs.pop(line, None)
        if not theirs:
            self._lines.pop(address, None)

    def _free(self, among: dict[Connection, None]) -> bool:
        """The oldest that has not said what it wants gives way."""
        for line in among:
            if line.unsettled and not line.transport.is_closing():
                line.transport.abort()
                return True
        return False

    def _watch(self) -> None:
        if not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(_SWEEP, self._sweep)

    def _sweep(self) -> None:
        now = asyncio.get_running_loop().time()
        for line in list(self._all):
            line.watch(now)
        self._sweeping = False
        if self._all:
            self._watch()


class Listening:
    """Since when somebody does not listen, or does not let himself be hung up on."""

    __slots__ = ("_closing", "_most", "deaf")

    def __init__(self, settings: Settings) -> None:
        self._most = settings.listening
        self.deaf: float | None = None
        self._closing: float | None = None

    @property
    def hears(self) -> bool:
        return self.deaf is None

    def too_long(self, now: float, transport: asyncio.Transport) -> bool:
        if transport.is_closing():
            self._closing = now if self._closing is None else self._closing
        return any(
            since is not None and now - since > self._most for since in (self.deaf, self._closing)
        )
