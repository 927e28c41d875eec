"""How often one may speak."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection

#: So many addresses are remembered.
_MOST = 10_000
#: What all addresses of a house begin with, in bits, and those of all that anybody is given at once
#: who asks for more.
_HOUSE = 64
_SITE = 48


def house(address: str) -> str:
    """Whose address it is: by the newer protocol a house has more than anybody can count."""
    try:
        read = ip_address(address)
    except ValueError:
        return address
    if isinstance(read, IPv6Address) and read.ipv4_mapped is None:
        return str(IPv6Network((read, _HOUSE), strict=False))
    return address


def site(house: str) -> str:
    """Where a house stands: one person can have tens of thousands of them side by side."""
    try:
        read = IPv6Network(house)
    except ValueError:
        return house
    return str(read.supernet(new_prefix=_SITE)) if read.prefixlen == _HOUSE else house


def address_of(caller: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who calls, or has the line."""
    return house(caller.client.host) if caller.client else ""


class Bucket:
    """So much at once, and so much a second from then on."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = float(burst)
        self._rate = rate
        self._left = self._burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """False: too fast."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def give_back(self) -> None:
        """It shall not count after all."""
        self._left = min(self._burst, self._left + 1.0)


class Buckets:
    """One for each address."""

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(self._burst, self._rate))
        self._buckets.move_to_end(address)
        if len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return bucket.take()

    def give_back(self, address: str) -> None:
        if address in self._buckets:
            self._buckets[address].give_back()
