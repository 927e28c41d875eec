"""A server at whose tables a game lies as a test has laid it out, for real browsers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

import msgspec
from tools.web import DIST

from backroom.engine.action import Action
from backroom.engine.chance import commitment
from backroom.engine.save import FORMAT, AnyTable, Head
from backroom.server.loading import replayed
from backroom.server.seats import hashed
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import PLAYING, Kept, SeatRow, TableRow
from tests.chicago.given import Given
from tests.server.given import SECRET, Player, Server, apart, key_of, running, settings

NAMES = ("Ann", "Bea", "Cy", "Dot", "Eve", "Flo")


class Laid:
    """Tables in play, by their number in the address."""

    def __init__(self, server: Server, data: Path) -> None:
        self.server = server
        self.url = str(server.http.base_url)
        self._data = data
        self._tables: dict[str, AnyTable] = {}
        self._numbers = count(1)

    def lay(self, given: Given) -> str:
        """People sit at this table, and are told what came before as far as they may know it."""
        table = given.table()
        table.records += given.records
        name = f"laid{next(self._numbers):04}"
        self._tables[name] = table
        names = list(NAMES[: table.seats])
        options = msgspec.to_builtins(table.options)
        seats = len(names)
        head = Head(
            FORMAT, table.game.name, seats, options, names, commitment(SECRET), [""] * seats
        )
        row = TableRow(name, table.game.name, msgspec.json.encode(head), SECRET, 0.0, PLAYING)
        row.tempo = msgspec.json.encode({"window": 0, "time": {"kind": "none"}})
        people = [
            SeatRow(seat, "human", names[seat], hashed(key_of(seat)), "", "", True)
            for seat in range(seats)
        ]

        async def keep() -> None:
            store = SQLiteStore.beside(self._data)
            await store.make(row, people)
            await store.close()

        apart(keep())
        return name

    def address(self, table: str, seat: int) -> str:
        return f"{self.url}/table/{table}#{key_of(seat)}"

    def replayed(self, kept: Kept) -> AnyTable | None:
        return self._tables.get(kept.table.id) or replayed(kept)

    def player(self, table: str, seat: int) -> Player:
        player = self.server.player(table, key_of(seat))
        player.until("log")
        player.settle(0.03)
        return player

    def act(self, table: str, seat: int, *actions: Action) -> None:
        """Somebody does this, wherever he is."""
        player = self.player(table, seat)
        for action in actions:
            refused = player.act(msgspec.to_builtins(action))
            assert refused is None, refused
        player.close()


@contextmanager
def laid_out(data: Path, **changes: object) -> Iterator[Laid]:
    wanted = settings(data, web=DIST, clocks=False, **changes)
    with running(wanted) as server:
        laid = Laid(server, data)
        with patch("backroom.server.loading.replayed", laid.replayed):
            yield laid
