"""What an answer would mean, in data: what it earns, opens, costs or throws away."""

from __future__ import annotations

from typing import Literal

import msgspec

from backroom.engine.message import Message

#: Does the seat gain by the answer, or throw something of its own away?
Tone = Literal["earns", "neutral", "loses"]


class Meaning(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one answer would mean for the seat that gives it, by what it may know."""

    tone: Tone = "neutral"
    #: A word or a number, short enough to stand on the thing that is picked.
    brief: Message | None = None
    #: The same in full: clauses, the most important first.
    told: tuple[Message, ...] = ()
    #: To be asked before something is thrown away.
    sure: Message | None = None
    #: It would break the seat's own word: that is asked about even where it can be taken back.
    word: bool = False
