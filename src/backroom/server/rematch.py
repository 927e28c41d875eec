"""The same people once more: another table, to which each comes with the key that he has."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import msgspec

from backroom.engine.chance import commitment
from backroom.engine.save import FORMAT, Head
from backroom.server.seats import new_id
from backroom.store.store import WAITING, SeatRow, TableRow

if TYPE_CHECKING:
    from backroom.server.playing import TableInPlay


def next_table(table: TableInPlay, host: int, stale: float) -> tuple[TableRow, list[SeatRow]]:
    """As the old one was, with dice of its own. Who wanted it has the say there: the host of old
    may have gone home."""
    secret = os.urandom(32)
    names = table.seats.names
    options = table.head.options
    head = Head(FORMAT, table.game.name, len(names), options, names, commitment(secret))
    row = TableRow(
        id=new_id(),
        game=table.game.name,
        head=msgspec.json.encode(head),
        secret=secret,
        created=time.time(),
        status=WAITING,
        tempo=msgspec.json.encode(table.tempo),
        talk=msgspec.json.encode(table.talk.rules),
        host=host,
        watching=msgspec.json.encode(table.watching.rules),
        watch_key=table.watching.key,
        maker=table.maker,
        stale=stale,
    )
    return row, [seat.once_more() for seat in table.seats]
