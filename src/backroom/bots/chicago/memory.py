"""What a boss remembers from one thought to the next."""

from __future__ import annotations

import msgspec

from backroom.bots.memory import Memory
from backroom.bots.notebook import Notebook


class BossMemory(Memory):
    """The deals, and where gangsters are meant to go."""

    notebook: Notebook = msgspec.field(default_factory=Notebook)
    #: Who is to be placed where, and who of them shall go where.
    placing: tuple[int, tuple[int, ...], tuple[int, ...]] = (0, (), ())
    places: dict[int, int] = msgspec.field(default_factory=dict)
