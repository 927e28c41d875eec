"""All the thug cards."""

from __future__ import annotations

from backroom.games.bootleggers.thugs.big_city_boys import BigCityBoys
from backroom.games.bootleggers.thugs.big_payoff import BigPayoff
from backroom.games.bootleggers.thugs.hijack import Hijack
from backroom.games.bootleggers.thugs.investigation import Investigation
from backroom.games.bootleggers.thugs.thug import THUGS, Thug
from backroom.games.bootleggers.thugs.windfall import Windfall

DECK: list[Thug] = [BigCityBoys(), BigPayoff(), Hijack(), Investigation(), Windfall()]

for thug in DECK:
    THUGS[thug.card] = thug
