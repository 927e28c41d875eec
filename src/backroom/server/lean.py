"""What every line has, in little memory: a flag to wait for, and a queue with one reader.

asyncio's own keep a deque each, which takes most of a kilobyte while it is empty; a line had eight.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


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
