"""What a company of bots remembers between two moves."""

from __future__ import annotations

import msgspec


class Kept(msgspec.Struct):
    """What a company remembers, as data: it belongs to the game, and is as secret as the hands."""

    #: How many offers each bot has made since the game came to this step.
    step: str = ""
    offers: dict[int, int] = msgspec.field(default_factory=dict)
    #: What lay before each bot when it had no more to say unasked.
    quiet: dict[int, bytes] = msgspec.field(default_factory=dict)
    memories: dict[int, msgspec.Raw] = msgspec.field(default_factory=dict)
