"""What a mobster remembers from one thought to the next."""

from __future__ import annotations

import msgspec

from backroom.bots.memory import Memory
from backroom.bots.notebook import Notebook


class MobsterMemory(Memory):
    """The deals, and the cards that came to nothing."""

    notebook: Notebook = msgspec.field(default_factory=Notebook)
    #: The cards that were tried in this step of the round, and how often.
    step: tuple[int, int] = (0, 0)
    tried: dict[int, int] = msgspec.field(default_factory=dict)
