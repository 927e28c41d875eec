"""What waits to be sent by the whole server, and to each address that lines come from."""

from __future__ import annotations

from weakref import WeakValueDictionary

from backroom.server.backlog import Backlog
from backroom.server.settings import Settings

_MEGABYTE = 1 << 20


class _OfAddress(Backlog):
    """Forgotten with the last line from there: it is known by a weak reference, which nothing that
    is compiled can be."""


class Backlogs:
    """All there is, and that of each address."""

    def __init__(self, settings: Settings) -> None:
        self._each = settings.most_behind_each * _MEGABYTE
        self._all = Backlog(settings.most_behind_all * _MEGABYTE)
        self._by_address: WeakValueDictionary[str, _OfAddress] = WeakValueDictionary()

    @property
    def bytes(self) -> int:
        return self._all.bytes

    def of(self, address: str) -> tuple[Backlog, Backlog]:
        """Those to which whatever is sent to this address counts."""
        theirs = self._by_address.get(address)
        if theirs is None:
            theirs = self._by_address[address] = _OfAddress(self._each)
        return theirs, self._all
