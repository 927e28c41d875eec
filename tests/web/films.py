"""Recorded games, laid into the store of a server as if they had been played there."""

from __future__ import annotations

from pathlib import Path

import msgspec

from backroom.engine.save import Save
from backroom.server.seats import hashed
from backroom.store.sqlite import FILE, SQLiteStore
from backroom.store.store import PLAYING, SeatRow, TableRow
from tests.server.given import apart

ROOT = Path(__file__).parents[1]
#: The longest names there may be.
NAMES = (
    *("Annemarie von Wegen", "Bea", "Cyprien de la Grange"),
    *("Dot", "Maximilian Wolkenfur", "Fay"),
)


def recorded(game: str, name: str) -> Save:
    return Save.decode((ROOT / game / "games" / f"{name}.jsonl").read_bytes())


def lay(
    folder: Path,
    tables: dict[str, Save],
    records: dict[str, int] | None = None,
    names: tuple[str, ...] = NAMES,
    people: int = len(NAMES),
) -> None:
    """These games by the ids of their tables; some of them only so far. The key of each seat is
    ``key-<seat>``; after so many people bots sit."""

    def seat_of(seat: int, name: str) -> SeatRow:
        if seat < people:
            return SeatRow(seat, "human", name, hashed(f"key-{seat}"), "", "", True)
        return SeatRow(seat, "bot", name, "", "scripted", "", True)

    async def keep() -> None:
        served = (folder / FILE).exists()
        store = SQLiteStore.beside(folder) if served else SQLiteStore.open(folder)
        for id, save in tables.items():
            upto = (records or {}).get(id)
            head = msgspec.structs.replace(save.head, names=list(names[: save.head.seats]))
            secret = bytes.fromhex(save.end.secret) if save.end is not None else bytes(32)
            lines = [msgspec.json.encode(record) for record in save.records[:upto]]
            row = TableRow(id, head.game, msgspec.json.encode(head), secret, 0.0, PLAYING)
            row.tempo = msgspec.json.encode({"window": 0, "time": {"kind": "none"}})
            seats = [seat_of(seat, name) for seat, name in enumerate(head.names)]
            await store.make(row, seats)
            await store.append(id, 0, lines, None, upto is None)
        await store.close()

    apart(keep())
