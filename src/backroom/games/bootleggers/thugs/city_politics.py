"""City Politics: a word at the town hall (B11.6)."""

from __future__ import annotations

from typing import ClassVar

from backroom.games.bootleggers.components import CITY_POLITICS
from backroom.games.bootleggers.thugs.politics import Politics


class CityPolitics(Politics):
    card: ClassVar[int] = CITY_POLITICS
    rule: ClassVar[str] = "B11.6"
    cost: ClassVar[int] = 4
    most: ClassVar[int] = 2
