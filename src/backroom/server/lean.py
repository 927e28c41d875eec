"""What every line has, in little memory: a flag to wait for, a queue with one reader, a way out.

asyncio's own keep a deque each, which takes most of a kilobyte while it is empty; a line had eight.
"""

from __future__ import annotations

import asyncio
from typing import Any, Generic, TypeVar

T = TypeVar("T")

#: So many bytes at most wait for the rest of what is said in one go.
_ENOUGH = 1 << 16


class Flag:
    """Up or down; who waits goes on when it is up."""

    __slots__ = ("_up", "_waiting")

    def __init__(self, up: bool = False) -> None:
        self._up = up
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._up

    def set(self) -> None:
        self._up = True
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():  # nobody has given up waiting
                one.set_result(None)

    def clear(self) -> None:
        self._up = False

    async def wait(self) -> None:
        while not self._up:
            await self.coming()

    def coming(self) -> asyncio.Future[None]:
        """Done when the flag goes up, or if it is up."""
        future = asyncio.get_running_loop().create_future()
        if self._up:
            future.set_result(None)
        else:
            self._waiting = [one for one in self._waiting if not one.done()]
            self._waiting.append(future)
        return future


class Inbox(Generic[T]):
    """What has come and was not read; one at a time reads."""

    __slots__ = ("_come", "_items")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._come = Flag()

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        self._come.set()

    async def get(self) -> T:
        while not self._items:
            self._come.clear()
            await self._come.wait()
        return self._items.pop(0)


class InOnePiece:
    """A transport: what is written to it in one go is sent in one piece. After a move each viewer
    is told two or three things, and to send one takes as long as to make it."""

    __slots__ = ("_loop", "_parts", "_size", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._parts: list[bytes] = []
        self._size = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        if not self._parts:
            self._loop.call_soon(self._send)
        self._parts.append(data)
        self._size += len(data)
        if self._size > _ENOUGH:
            self._send()

    def close(self) -> None:
        self._send()
        self._transport.close()

    def _send(self) -> None:
        if self._parts:
            whole = b"".join(self._parts)
            self._parts, self._size = [], 0
            if not self._transport.is_closing():
                self._transport.write(whole)
