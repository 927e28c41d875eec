"""What a bot remembers from one thought to the next, as data: it is kept with the game."""

from __future__ import annotations

import msgspec


class Memory(msgspec.Struct):
    """Nothing. Whoever remembers something brings a kind of its own."""
