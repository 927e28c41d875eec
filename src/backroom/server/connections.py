"""Connections, as uvicorn makes them: by HTTP, and those that become a line (``line.py``)."""

from __future__ import annotations

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from backroom.server.gate import Gate, Listening
from backroom.server.limits import house
from backroom.server.line import House, Line
from backroom.server.settings import Settings


class Http(H11Protocol):
    """A connection by HTTP: the head of a request, its body, and the answer have their time."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._house = house(self.client[0]) if self.client else ""
        self._listening = Listening(self.gate.settings)
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

    def watch(self, now: float) -> None:
        settings = self.gate.settings
        most = {"head": settings.head, "body": settings.body}.get(self._stage)
        late = most is not None and now - self._since > most
        if late or self._listening.too_long(now, self.transport):
            self.transport.abort()


def protocols(settings: Settings, house: House) -> tuple[type[Http], type[Line]]:
    """Those of one server, with its gate."""
    gate = Gate(settings)
    of_lines = {"__slots__": (), "gate": gate, "house": house}
    return type("Http", (Http,), {"gate": gate}), type("Line", (Line,), of_lines)
