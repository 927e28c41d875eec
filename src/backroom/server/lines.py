"""Lines: the sockets that one address holds open. Seats have places of their own, and so have those
who look on; whoever has not said who he is gives way."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from backroom.server import refusals
from backroom.server.settings import Settings


class Silent(Protocol):
    """Somebody who has yet to say who he is."""

    def hang_up(self) -> None: ...


class Lines:
    """By address, as long as there are any."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._unknown: defaultdict[str, dict[Silent, None]] = defaultdict(dict)
        self._onlookers: Counter[str] = Counter()
        self._seated: dict[str, Counter[str]] = {}

    @contextmanager
    def unknown(self, address: str, line: Silent) -> Iterator[None]:
        """Somebody who has yet to say who he is."""
        waiting = self._unknown[address]
        if len(waiting) >= self._settings.most_unknown:
            oldest = next(iter(waiting))
            del waiting[oldest]
            oldest.hang_up()
        waiting[line] = None
        try:
            yield
        finally:
            waiting.pop(line, None)
            if not waiting:
                self._unknown.pop(address, None)

    def come(self, address: str, table: str | None) -> None:
        """Somebody looks at a table: from a seat at this one, or (None) from none."""
        if table is None:
            self._look_on(address)
        else:
            self._sit(address, table)

    def go(self, address: str, table: str | None) -> None:
        """He looks no longer."""
        if table is None:
            _one_less(self._onlookers, address)
            return
        theirs = self._seated[address]
        _one_less(theirs, table)
        if not theirs:
            del self._seated[address]

    def _sit(self, address: str, table: str) -> None:
        theirs = self._seated.get(address, Counter())
        many = len(theirs) >= self._settings.most_tables_each and table not in theirs
        if many or theirs.total() >= self._settings.most_lines:
            raise refusals.Full()
        self._seated.setdefault(address, theirs)[table] += 1

    def _look_on(self, address: str) -> None:
        many = self._onlookers[address] >= self._settings.most_onlookers_each
        if many or self._onlookers.total() >= self._settings.most_onlookers:
            raise refusals.Full()
        self._onlookers[address] += 1


def _one_less(counted: Counter[str], who: str) -> None:
    counted[who] -= 1
    if not counted[who]:
        del counted[who]
