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
        self._seated: defaultdict[str, Counter[str]] = defaultdict(Counter)

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

    @contextmanager
    def known(self, address: str, table: str, seated: bool) -> Iterator[None]:
        """Somebody who looks at a table, from a seat or from none."""
        with self._from_seat(address, table) if seated else self._looking_on(address):
            yield

    @contextmanager
    def _from_seat(self, address: str, table: str) -> Iterator[None]:
        theirs = self._seated[address]
        many = len(theirs) >= self._settings.most_tables_each and table not in theirs
        if many or theirs.total() >= self._settings.most_lines:
            raise refusals.Full()
        theirs[table] += 1
        try:
            yield
        finally:
            theirs[table] -= 1
            if not theirs[table]:
                del theirs[table]
            if not theirs:
                self._seated.pop(address, None)

    @contextmanager
    def _looking_on(self, address: str) -> Iterator[None]:
        many = self._onlookers[address] >= self._settings.most_onlookers_each
        if many or self._onlookers.total() >= self._settings.most_onlookers:
            raise refusals.Full()
        self._onlookers[address] += 1
        try:
            yield
        finally:
            self._onlookers[address] -= 1
            if not self._onlookers[address]:
                del self._onlookers[address]
