"""What waits to be sent, in bytes: to a seat, to the onlookers of a table, to an address, to all.

Somebody who does not read makes it grow. Where it has grown too much, whoever is farthest behind is
hung up on, and may come again.
"""

from __future__ import annotations

from typing import Protocol

from mypy_extensions import mypyc_attr


class Reader(Protocol):
    """Somebody to whom something is sent."""

    def lose(self) -> None:
        """Hang up."""


@mypyc_attr(allow_interpreted_subclasses=True)  # ``backlogs`` has one
class Backlog:
    """Of several readers together."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[Reader, int] = {}
        self.bytes = 0

    def add(self, reader: Reader, count: int) -> bool:
        """Is it too much now? (Then it is to be checked.)"""
        self._waiting[reader] = self._waiting.get(reader, 0) + count
        self.bytes += count
        return self.bytes > self._most

    def check(self) -> None:
        """Whoever is farthest behind is hung up on, until there is little enough."""
        while self.bytes > self._most:
            max(self._waiting, key=self._waiting.__getitem__).lose()

    def take(self, reader: Reader, count: int) -> None:
        """It was sent, or never will be."""
        left = self._waiting.get(reader, 0) - count
        self.bytes -= count
        if left > 0:
            self._waiting[reader] = left
        else:
            self._waiting.pop(reader, None)
