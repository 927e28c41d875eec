"""What is said at a table."""

from __future__ import annotations

import time

from backroom.server import wire
from backroom.store.store import Store, TalkRow


class Talk:
    """It is kept before anybody hears it."""

    def __init__(self, table: str, store: Store, said: list[TalkRow]) -> None:
        self.lines = [wire.Talk(row.seat, row.text, row.at, row.phrase) for row in said]
        self._table = table
        self._store = store

    async def say(self, seat: int, text: str, phrase: str = "") -> None:
        """Words, or one of the phrases of the game."""
        row = TalkRow(seat, text, round(time.time(), 3), phrase)
        await self._store.talk(self._table, len(self.lines), row)
        self.lines.append(wire.Talk(row.seat, row.text, row.at, row.phrase))
