"""State Politics: a word with the governor (B11.24)."""

from __future__ import annotations

from typing import ClassVar

from backroom.games.bootleggers.components import STATE_POLITICS
from backroom.games.bootleggers.thugs.politics import Politics


class StatePolitics(Politics):
    card: ClassVar[int] = STATE_POLITICS
    rule: ClassVar[str] = "B11.24"
    cost: ClassVar[int] = 5
    most: ClassVar[int] = 3
