"""What is just being brought that is larger than usual: boards, saved games. A body is in memory as
soon as it begins to come, however slowly it does, and before anybody has looked at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from litestar.types import Scope

from backroom.server import refusals, wire
from backroom.server.limits import house
from backroom.server.settings import Settings

_MEGABYTE = 1 << 20


class Bringing:
    """So many bytes at a time from one address, and from all."""

    def __init__(self, settings: Settings) -> None:
        self._most_each = settings.most_brought_each * _MEGABYTE
        self._most = settings.most_brought_all * _MEGABYTE
        self._coming: Counter[str] = Counter()

    @contextmanager
    def of(self, scope: Scope) -> Iterator[None]:
        size = _size(scope)
        if size <= wire.LARGEST:
            yield
            return
        client = scope.get("client")
        address = house(client[0]) if client else ""
        if self._coming[address] + size > self._most_each:
            raise refusals.TooFast()
        if self._coming.total() + size > self._most:
            raise refusals.Full()
        self._coming[address] += size
        try:
            yield
        finally:
            self._coming[address] -= size
            if not self._coming[address]:
                del self._coming[address]

    def total(self) -> int:
        return self._coming.total()


def _size(scope: Scope) -> int:
    """As much as is announced; whoever does not say how much it is may bring as much as we take."""
    headers = dict(scope["headers"])
    if b"transfer-encoding" in headers:
        return wire.LARGEST_SAVE
    with suppress(ValueError):
        return min(int(headers.get(b"content-length", b"0")), wire.LARGEST_SAVE)
    return wire.LARGEST_SAVE
