"""A line to a server that costs its client next to nothing: WebSocket frames by hand.

The load comes from one process, and must not be what is measured. So there is no library in
between: what the server sends is cut into frames, and handed on as bytes. It offers to take them
compressed, as browsers do.
"""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import cast

_TEXT = 0x81
_MASKED = 0x80
#: Nothing is hidden by a mask of zeros, and nothing has to be computed.
_MASK = bytes(4)
_OPCODE = 0x0F
_COMPRESSED = 0x40
#: How each compressed message ends, which is not sent.
_END = b"\x00\x00\xff\xff"
_CLOSE, _PING = 8, 9
_PONG = 0x8A


class Line(asyncio.Protocol):
    """One WebSocket. ``heard`` is called with each message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._waiting = b""
        self._open = asyncio.Event()
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        #: That have come over it.
        self.bytes = 0
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, port: int, path: str, heard: Callable[[bytes], None]) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        line._write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        await line._open.wait()
        return line

    def send(self, message: bytes) -> None:
        self._write(_frame(_TEXT, message))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    # --- asyncio calls these -------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by its class

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self._waiting + data if self._waiting else data
        at = 0
        if not self._open.is_set():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._waiting = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:at].decode("latin-1"))
            self._open.set()
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < begin + size:
                break
            message = data[begin : begin + size]
            if data[at] & _COMPRESSED:
                message = self._inflate.decompress(message + _END)
            self._take(data[at] & _OPCODE, message)
            at = begin + size
        self._waiting = data[at:]

    def _take(self, opcode: int, message: bytes) -> None:
        if opcode == _PING:
            self._write(_frame(_PONG, message))
        elif opcode == _CLOSE:
            self.close()
        else:
            self._heard(message)


def _frame(kind: int, message: bytes) -> bytes:
    size = len(message)
    if size < 126:
        head = bytes((kind, _MASKED | size))
    else:
        head = bytes((kind, _MASKED | 126)) + size.to_bytes(2, "big")
    return head + _MASK + message


async def post(port: int, path: str, body: bytes) -> bytes:
    """One call by HTTP, and what it is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        + body
    )
    answer = await reader.read()
    writer.close()
    head, _, told = answer.partition(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 2"):
        raise ConnectionError(answer.decode("utf-8", "replace"))
    return told
