"""Connections: how many there may be, and how long one may take to speak, or to listen.

A stranger can open many and say half a sentence on each, or never listen. Each has its time; where
there is no room left, whoever has not said anything whole yet gives way to whoever comes.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from backroom.server.door import Proxies
from backroom.server.lean import Flag, Inbox
from backroom.server.limits import house
from backroom.server.settings import Settings

#: How often to look for those who take too long, in seconds.
_SWEEP = 1.0
#: So much of what a socket has said is read at a time.
_PIECE = 1024
#: A message comes in so many parts at most.
_MOST_PARTS = 64


class Line(Protocol):
    """A connection, as the gate sees it."""

    transport: asyncio.Transport

    @property
    def unsettled(self) -> bool:
        """Is nothing lost if it is hung up on? It has not said what it wants."""

    def overdue(self, now: float) -> bool:
        """Has it taken too long?"""


class Gate:
    """Counts connections, by address and all together, and hangs up on those that take too long.

    Those who come through a proxy that the host has named can't be told apart here: of them, the
    proxy takes care.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._proxies = Proxies(settings.proxies)
        self._lines: dict[str, dict[Line, None]] = {}
        self._all: dict[Line, None] = {}
        self._sweeping = False

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, line: Line, address: str) -> None:
        """Whoever has no place is hung up on: if need be, the newcomer."""
        theirs = self._lines.get(address, {})
        many = len(theirs) >= self.settings.most_connections_each and address not in self._proxies
        full = len(self._all) >= self.settings.most_connections
        if (many and not self._free(theirs)) or (full and not many and not self._free(self._all)):
            line.transport.abort()
        self._lines.setdefault(address, {})[line] = None
        self._all[line] = None
        self._watch()

    def leave(self, line: Line, address: str) -> None:
        self._all.pop(line, None)
        theirs = self._lines.get(address, {})
        theirs.pop(line, None)
        if not theirs:
            self._lines.pop(address, None)

    def _free(self, among: dict[Line, None]) -> bool:
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
        for line in [line for line in self._all if line.overdue(now)]:
            line.transport.abort()
        self._sweeping = False
        if self._all:
            self._watch()


class _Listening:
    """Since when somebody does not listen, or does not let himself be hung up on."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.listening
        self.deaf: float | None = None
        self._closing: float | None = None

    def too_long(self, now: float, transport: asyncio.Transport) -> bool:
        if transport.is_closing():
            self._closing = now if self._closing is None else self._closing
        return any(
            since is not None and now - since > self._most for since in (self.deaf, self._closing)
        )


class Http(H11Protocol):
    """A connection by HTTP: the head of a request, its body, and the answer have their time."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._house = house(self.client[0]) if self.client else ""
        self._listening = _Listening(self.gate.settings)
        self._stage = ""
        self._since = 0.0
        self._look()
        self.gate.enter(self, self._house)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self, self._house)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.gate.leave(self, self._house)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._listening.deaf = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._listening.deaf = None

    def _look(self) -> None:
        """How far is what it says?"""
        said = self.conn.their_state
        if said is h11.SEND_BODY:
            stage = "body"
        elif said is not h11.IDLE:
            stage = "said"
        else:
            stage = "head" if self.timeout_keep_alive_task is None else "silent"
        if stage != self._stage:
            self._stage, self._since = stage, self.loop.time()

    @property
    def unsettled(self) -> bool:
        return self._stage != "said"

    def overdue(self, now: float) -> bool:
        settings = self.gate.settings
        most = {"head": settings.head, "body": settings.body}.get(self._stage)
        late = most is not None and now - self._since > most
        return late or self._listening.too_long(now, self.transport)


class Live(WebSocketsSansIOProtocol):
    """A connection by socket: what it says is read piece by piece, as it is heard, and it is told
    no more than it reads."""

    gate: ClassVar[Gate]
    #: The table's viewers have bounds of their own.
    unsettled = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._house = house(self.client[0]) if self.client else ""
        self._listening = _Listening(self.gate.settings)
        self._unread = bytearray()
        self._full = False
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Flag(True)  # type: ignore[assignment]
        self.read_paused = True  # that is our own business
        self.gate.enter(self, self._house)

    def start_keepalive(self) -> None:
        """The handshake is over: what was said in it is kept no longer."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self, self._house)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()
        if self._unread and not self._full:  # more is taken when that has been heard
            self._full = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        while self._unread and not self.transport.is_closing():
            if not self.queue.empty() and not self.close_sent:
                return  # first what has been read is to be heard
            piece = bytes(self._unread[:_PIECE])
            del self._unread[:_PIECE]
            super().data_received(piece)
        if self.transport.is_closing():
            self._unread.clear()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._read_on()
        if self._full and not self._unread:
            self._full = False
            self.transport.resume_reading()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _MOST_PARTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Whoever asks again and again, and does not read the answers, is not answered."""
        if not self.writable.is_set():
            self.transport.abort()
            return
        super().handle_ping()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._listening.deaf = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._listening.deaf = None

    def overdue(self, now: float) -> bool:
        return self._listening.too_long(now, self.transport)


def protocols(settings: Settings) -> tuple[type[Http], type[Live]]:
    """Those of one server, with its gate."""
    gate = Gate(settings)
    return type("Http", (Http,), {"gate": gate}), type("Live", (Live,), {"gate": gate})
