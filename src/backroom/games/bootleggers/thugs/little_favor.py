"""Call in a Little Favor: somebody lends you a medium truck (B11.5)."""

from __future__ import annotations

from typing import ClassVar

from backroom.games.bootleggers.components import LITTLE_FAVOR, MEDIUM
from backroom.games.bootleggers.thugs.favor import Favor


class LittleFavor(Favor):
    card: ClassVar[int] = LITTLE_FAVOR
    rule: ClassVar[str] = "B11.5"
    size: ClassVar[int] = MEDIUM
