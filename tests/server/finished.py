"""Finished games in the store of a server: nobody has to play them first."""

from __future__ import annotations

from pathlib import Path

import msgspec

from backroom.arena.play import secret
from backroom.engine.save import AnyTable, save_table
from backroom.server.seats import hashed
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import OVER, SeatRow, TableRow
from tests.server.given import Json, apart, key_of


def lay_out_finished(
    data: Path,
    table: AnyTable,
    names: list[str],
    id: str,
    seed: int,
    absent: dict[int, str] | None = None,
    beside: bool = False,
) -> str:
    """A game of ``backroom sim`` as if people had played it; ``absent``: for whom a bot played at
    the end, and why; ``beside``: a server runs there already."""
    save = save_table(table, names)
    behind = secret(seed, 0)

    async def keep() -> None:
        store = SQLiteStore.beside(data) if beside else SQLiteStore.open(data)
        row = TableRow(id, table.game.name, msgspec.json.encode(save.head), behind, 0.0, OVER)
        tempo: Json = {"window": 0, "time": {"kind": "none"}}
        row.tempo = msgspec.json.encode(tempo)
        row.talk = msgspec.json.encode({})
        people = [
            SeatRow(seat, "human", name, hashed(key_of(seat)), "", "", True)
            for seat, name in enumerate(names)
        ]
        await store.make(row, people)
        await store.append(id, 0, [msgspec.json.encode(each) for each in save.records], None, True)
        for seat, why in (absent or {}).items():
            await store.stand_in(id, seat, why, 0)
        await store.close()

    apart(keep())
    return id
