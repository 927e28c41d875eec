"""The chain of a table in play: every device is told links of it to keep.

A link is told only together with what everybody hears, and covers all records up to that: which
hidden ones there are among them, and how many, nobody can tell from it.
"""

from __future__ import annotations

import msgspec

from backroom.engine.chain import Chain
from backroom.engine.record import Record
from backroom.engine.save import done


class Links:
    """Grows with the records of a game; ``head`` is the first line of its save."""

    def __init__(self, secret: bytes, head: bytes) -> None:
        self._chain = Chain(secret)
        self._chain.add(head)
        #: The link of the last record of which everybody was told something; "": there is none.
        self.told = ""

    def add(self, record: Record, public: bool) -> None:
        link = self._chain.add(msgspec.json.encode(done(record)))
        if public:
            self.told = link.hex()

    @property
    def last(self) -> str:
        """The link of all records: for when the game is over."""
        return self._chain.link.hex()
