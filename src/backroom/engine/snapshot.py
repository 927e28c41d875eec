"""A table as it stands, without the records that led there: a long game is loaded from it.

It is a cache that can be thrown away. The records are the truth, and give the same table again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from backroom.engine.deal import Entry, Offer


class Snapshot(msgspec.Struct):
    """Taken when nothing can be taken back: so it need not hold what undo would go back to."""

    #: How many records there were, and whose the last one is.
    count: int
    last: int
    state: dict[str, Any]
    offers: list[Offer]
    ledger: list[Entry]
    made: dict[int, int]
    stopped: dict[int, int]
    turned_down: list[Offer] = []
    made_in: dict[int, tuple[str, int]] = {}
