"""A line: a connection by socket (RFC 6455), from the handshake until it is hung up.

How frames are read, and how a line begins and ends, is the business of ``websockets`` (the part of
it that knows no network). What a line says is read piece by piece, as it is heard; it is told no
more than it reads; and all that there is to tell it leaves in one piece.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from http import HTTPStatus
from typing import Any, ClassVar, NamedTuple, Protocol, cast
from urllib.parse import unquote

from litestar.types import Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN, SERVER
from websockets.protocol import Protocol as Frames
from websockets.server import ServerProtocol

from backroom.server.frames import framed
from backroom.server.gate import Gate, Listening
from backroom.server.limits import Bucket, house
from backroom.server.wire import LARGEST

_log = logging.getLogger("uvicorn.error")

#: So much of what a line has said is read at a time, and so much is sent to it.
_PIECE = 1024
_SENT = 1 << 16
#: So many pieces are read in one go; then others have their turn.
_BREATH = 4
#: What says nothing (a ping, a pong, whatever comes after goodbye) may come so often at once and so
#: often a second: reading it takes time from others.
_IDLE_BURST = 30
_IDLE_RATE = 2.0
#: A message comes in so many parts at most.
_MOST_PARTS = 64
#: A line that has said nothing for so many seconds is asked whether it is there, and has as many
#: again to say so.
_SILENT = 20.0
#: Who is hung up on has so many seconds to say that he has heard it.
_GOODBYE = 10.0
#: The server makes place for another, or has too much to do: come again.
AGAIN = 1012
#: What was said is no text; and what is taken instead of what claims to be none.
_NO_TEXT = 1007
_NOTHING = b"\0"


class HungUp(Exception):
    """Nothing more is heard on this line."""


class Answer(NamedTuple):
    """What is answered to a call by HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes


class House(Protocol):
    """Where lines lead."""

    def turned_away(self, scope: Scope) -> Answer | None:
        """What is said to whoever has come by a wrong way; None: he may come in."""

    def received(self, line: Line, path: str) -> Coroutine[None, None, None] | None:
        """What is done with a line, from the first word to the last; None: it leads nowhere."""


class Told(Protocol):
    """Somebody who is told something over a line."""

    #: Nothing is told any more, or nothing after what waits.
    lost: bool
    out: bool

    def take(self, most: int) -> list[bytes]:
        """What is to be sent next: about so many bytes of it."""


class Line(asyncio.Protocol):
    """uvicorn makes one of each connection that wants to be a socket."""

    __slots__ = (
        *("address", "transport", "_closing", "_conn", "_full", "_house", "_idle", "_later"),
        *("_left", "_leaving", "_listening", "_loop", "_over", "_parts", "_pinged", "_said"),
        *("_server", "_spoke"),
        *("_told", "_unread", "_waiting"),
    )
    gate: ClassVar[Gate]
    house: ClassVar[House]
    #: The table's viewers have bounds of their own.
    unsettled = False

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._server = server_state
        self._conn: Frames = ServerProtocol(max_size=LARGEST, logger=_log)
        self.transport: asyncio.Transport
        #: Who calls, as the door has found out.
        self.address = ""
        #: What has come and was not read; parts of a message; messages that were not heard.
        self._unread = bytearray()
        self._full = False
        #: Is the rest read in the loop's next turn?
        self._later = False
        #: Of what says nothing. None: it has not said any such thing.
        self._idle: Bucket | None = None
        self._parts: list[bytes] = []
        self._said: list[str] = []
        #: Whoever waits for the next message.
        self._waiting: asyncio.Future[None] | None = None
        #: Who is told something over it, and what is done when it is over.
        self._told: Told | None = None
        self._left: Callable[[], None] | None = None
        self._leaving = False
        self._over = False
        self._closing: asyncio.TimerHandle | None = None
        self._spoke = self._loop.time()
        self._pinged = False

    # --- the handshake -------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none by its class
        # What is told is written at once, and nothing more is taken while some of it waits: uvloop
        # would write it when all who are told in the same breath have been.
        self.transport.set_write_buffer_limits(high=0)
        caller = get_remote_addr(self.transport)
        self._house = house(caller[0]) if caller else ""
        self._listening = Listening(self.gate.settings)
        self._server.connections.add(self)  # type: ignore[arg-type]
        self.gate.enter(self, self._house)

    def _greet(self, handshake: ServerProtocol, request: Request) -> None:
        """Somebody wants to open a line."""
        response = handshake.accept(request)
        path = unquote(request.path.partition("?")[0])
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._refuse(handshake, response)
            return
        scope: Any = {
            "type": "websocket",
            "path": path,
            "client": get_remote_addr(self.transport),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
        }
        turned_away = self.house.turned_away(scope)
        if turned_away is not None:
            status, said, body = turned_away
            phrase = HTTPStatus(status).phrase
            headers = Headers({**said, "Connection": "close"})
            self._refuse(handshake, Response(status, phrase, headers, body))
            return
        self.address = house(scope["client"][0]) if scope["client"] else ""
        visit = self.house.received(self, path)
        if visit is None:
            self._refuse(handshake, handshake.reject(HTTPStatus.FORBIDDEN, ""))
            return
        handshake.send_response(response)
        self._write()
        # What was said in the handshake is kept no longer. (Its parser holds it, and it its parser:
        # as a circle it would stay until Python looks for those, which is seldom.)
        handshake.parser.close()
        self._conn = Frames(SERVER, max_size=LARGEST, logger=_log)
        task = self._loop.create_task(visit)
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _refuse(self, handshake: ServerProtocol, response: Response) -> None:
        handshake.send_response(response)
        self._write()
        self.transport.close()
        self.hang_up()

    # --- what it says --------------------------------------------------------------------------

    async def hear(self) -> str:
        """The next thing it says."""
        while not self._said:
            if self._over:
                raise HungUp
            self._waiting = self._loop.create_future()
            await self._waiting
        said = self._said.pop(0)
        if not self._said:
            self._read_on()
        return said

    def data_received(self, data: bytes) -> None:
        self._spoke, self._pinged = self._loop.time(), False
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """A few pieces, until there is something to be heard; once it is over, until nothing is
        left. More is taken when that has been read."""
        for _ in range(_BREATH):
            if not self._reads:
                break
            piece = bytes(self._unread[:_PIECE])
            del self._unread[:_PIECE]
            self._read(piece)
        if self.transport.is_closing():
            self._unread.clear()
            return
        if self._reads and not self._later:
            self._later = True
            self._loop.call_soon(self._read_later)
        if bool(self._unread) != self._full:
            self._full = not self._full
            if self._full:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _read_later(self) -> None:
        self._later = False
        self._read_on()

    @property
    def _reads(self) -> bool:
        """Is there something to be read, and nothing that is to be heard first?"""
        if not self._unread or self.transport.is_closing():
            return False
        return self._over or not self._said

    def _read(self, piece: bytes) -> None:
        conn = self._conn
        conn.receive_data(piece)
        for event in conn.events_received():
            if isinstance(event, Request) and isinstance(conn, ServerProtocol):
                self._greet(conn, event)
            elif isinstance(event, Frame):
                self._take(event)
        if conn.writes:  # an answer to what the protocol itself says
            if not self._listening.hears:
                self.transport.abort()  # asks again and again, and does not read the answers
                return
            self._write()
        if conn.eof_sent:  # both have said goodbye, or that was no frame
            self.transport.close()
            self.hang_up()

    def _take(self, frame: Frame) -> None:
        """A part of a message, mostly all of it. What is no text says nothing."""
        if self._over or frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._idle = self._idle or Bucket(_IDLE_BURST, _IDLE_RATE)
            if not self._idle.take():
                self.transport.abort()
            return
        self._parts.append(_NOTHING if frame.opcode is Opcode.BINARY else bytes(frame.data))
        if len(self._parts) > _MOST_PARTS:
            self.transport.abort()
        elif frame.fin:
            said, self._parts = b"".join(self._parts), []
            try:
                self._said.append(said.decode())
            except UnicodeDecodeError:
                self._conn.fail(_NO_TEXT)
            self._wake()

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    # --- what it is told -----------------------------------------------------------------------

    def tell(self, told: Told, left: Callable[[], None]) -> None:
        """From now on it is told what waits for this one; ``left`` is called once it is over."""
        if self._over:
            left()
            return
        self._told, self._left = told, left
        self.news()

    def news(self) -> None:
        """Something waits to be sent: it leaves with whatever is told in the same breath."""
        if not self._leaving:
            self._leaving = True
            self._loop.call_soon(self._send)

    def hurry(self) -> None:
        """What waits is sent now, before anything else is done."""
        told = self._told
        if told is None or self._over:
            return
        while self._listening.hears and not told.lost:
            messages = told.take(_SENT)
            if not messages:
                break
            self._say(messages)

    def _send(self) -> None:
        self._leaving = False
        self.hurry()
        told = self._told
        if told is None or self._over:
            return
        if told.lost or (told.out and self._listening.hears):
            self.hang_up()

    def say(self, *messages: bytes) -> None:
        """At once, whoever listens."""
        if not self._over:
            self._say(messages)

    def _say(self, messages: Sequence[bytes]) -> None:
        """Nothing else waits to be written: what the protocol says itself is written at once."""
        if self._conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(framed(messages))

    def _write(self) -> None:
        self.transport.write(b"".join(self._conn.data_to_send()))

    def pause_writing(self) -> None:
        self._listening.deaf = self._loop.time()

    def resume_writing(self) -> None:
        self._listening.deaf = None
        self.news()

    # --- the end -------------------------------------------------------------------------------

    def hang_up(self) -> None:
        """Nothing is told or heard any more, but for what was said already."""
        if not self._over:
            self._over = True
            self._wake()
            if self._left is not None:
                self._left()
                self._told = self._left = None

    def close(self, code: int) -> None:
        """Say why, and hang up. Who does not answer to that is not waited for."""
        self.hang_up()
        if self._conn.state is not OPEN or self.transport.is_closing():
            return
        self._conn.send_close(code)
        self._write()
        self._closing = self._loop.call_later(_GOODBYE, self.transport.close)
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self, self._house)
        self._server.connections.discard(self)
        if self._closing is not None:
            self._closing.cancel()
        self._unread.clear()
        self.hang_up()

    def shutdown(self) -> None:
        """The server stops: whoever is here comes again."""
        self.close(AGAIN)
        self.transport.close()

    def watch(self, now: float) -> None:
        """Is it still there, and does it listen?"""
        if self._full:  # it has said more than was heard
            self._spoke = now
        silent = now - self._spoke
        if self._listening.too_long(now, self.transport) or silent > 2 * _SILENT:
            self.transport.abort()
        elif silent > _SILENT and not self._pinged and self._conn.state is OPEN:
            self._pinged = True
            self._conn.send_ping(b"")
            self._write()
