"""The chain of a table in play: every device is told links of it to keep.

A link is told only together with what everybody hears, and covers all records up to that: which
hidden ones there are among them, and how many, nobody can tell from it.
"""

from __future__ import annotations

from backroom.engine.chain import Chain
from backroom.engine.record import Record
from backroom.engine.save import line_of


class Links:
    """Grows with the records of a game, from its first line on, or from a chain that we have."""

    def __init__(self, chain: Chain, told: str = "") -> None:
        self.chain = chain
        #: The link of the last record of which everybody was told something; "": there is none.
        self.told = told

    @classmethod
    def begun(cls, secret: bytes, head: bytes) -> Links:
        """``head`` is the first line of the game's save."""
        chain = Chain(secret)
        chain.add(head)
        return cls(chain)

    def add(self, record: Record, public: bool) -> None:
        link = self.chain.add(line_of(record))
        if public:
            self.told = link.hex()

    @property
    def last(self) -> str:
        """The link of all records: for when the game is over."""
        return self.chain.link.hex()
