"""Recorded games, laid into a server's store as if they had been played there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from backroom.engine.save import Save
from backroom.server.seats import hashed
from backroom.store.sqlite import SQLiteStore
from backroom.store.store import OVER, PLAYING, SeatRow, TableRow

ROOT = Path(__file__).parents[1]
#: The longest names there may be.
NAMES = (
    *("Annemarie von Wegen", "Bea", "Cyprien de la Grange"),
    *("Dot", "Maximilian Wolkenfur", "Fay"),
)


def recorded(game: str, name: str) -> Save:
    return Save.decode((ROOT / game / "games" / f"{name}.jsonl").read_bytes())


def lay(folder: Path, tables: dict[str, Save], records: dict[str, int] | None = None) -> None:
    """These games by the ids of their tables; some of them only so far. The key of each seat is
    ``key-<seat>``."""

    async def keep() -> None:
        store = SQLiteStore.open(folder)
        for id, save in tables.items():
            upto = (records or {}).get(id)
            head = msgspec.structs.replace(save.head, names=list(NAMES[: save.head.seats]))
            secret = bytes.fromhex(save.end.secret) if save.end is not None else bytes(32)
            lines = [msgspec.json.encode(record) for record in save.records[:upto]]
            row = TableRow(id, head.game, msgspec.json.encode(head), secret, 0.0, PLAYING)
            seats = [
                SeatRow(seat, "human", name, hashed(f"key-{seat}"), "", "", True)
                for seat, name in enumerate(head.names)
            ]
            await store.make(row, seats)
            await store.append(id, 0, lines, None, upto is None)
        await store.close()

    asyncio.run(keep())
    assert OVER
