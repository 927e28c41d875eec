"""Call in a Big Favor: somebody lends you a large truck (B11.4)."""

from __future__ import annotations

from typing import ClassVar

from backroom.games.bootleggers.components import BIG_FAVOR, LARGE
from backroom.games.bootleggers.thugs.favor import Favor


class BigFavor(Favor):
    card: ClassVar[int] = BIG_FAVOR
    rule: ClassVar[str] = "B11.4"
    size: ClassVar[int] = LARGE
