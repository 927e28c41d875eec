"""The list of tables where everybody can sit down: by pages, and looked up once for many."""

from __future__ import annotations

import time

import msgspec

from backroom.server import wire
from backroom.server.seats import HUMAN
from backroom.store.store import ListedRow, Store

#: Tables on a page.
_PAGE = 20
#: A table by mail stands on the list for so long, any other for so long.
_BY_MAIL = 7 * 86_400.0
_OTHERS = 12 * 3600.0
#: The first page is looked up so often, in seconds, however many ask for it.
_FRESH = 1.0


def listed_until(tempo: wire.Tempo, now: float) -> float:
    """Until when a new table stands on the list."""
    return now + (_BY_MAIL if tempo.time.kind == "mail" else _OTHERS)


class Listing:
    """What waits for people, as the store has it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._first: list[ListedRow] = []
        self._at = float("-inf")

    async def page(self, before: float | None, here: set[str]) -> wire.Listed:
        """The newest tables; or those made ``before``. ``here``: the tables whose hosts look."""
        now = time.time()
        if before is not None:
            rows = await self._store.listed(now, before, _PAGE + 1)
        else:
            if time.monotonic() - self._at > _FRESH:
                self._at = time.monotonic()
                self._first = await self._store.listed(now, None, _PAGE + 1)
            rows = self._first
        shown = rows[:_PAGE]
        tables = [_told(row, now, row.id in here) for row in shown]
        more = shown[-1].created if len(rows) > _PAGE else None
        return wire.Listed([table for table in tables if table.free], more)


def _told(row: ListedRow, now: float, here: bool) -> wire.ListedTable:
    people = [(name, taken) for kind, name, taken in row.seats if kind == HUMAN]
    return wire.ListedTable(
        table=row.id,
        game=row.game,
        host=row.seats[row.host][1],
        here=here,
        seats=len(row.seats),
        people=len(people),
        free=sum(not taken for _, taken in people),
        tempo=msgspec.json.decode(row.tempo, type=wire.Tempo),
        waits=max(0, int(now - row.created)),
    )
