"""Packing Heat: the house finds that your rivals' whiskey is worth little (B11.21)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import House
from backroom.games.bootleggers.components import PACKING_HEAT
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class PacksHeat(Event, frozen=True):
    """Prices in a speakeasy fall for everybody else."""

    mobster: Seat
    house: House


class PacksHeatAlone(Event, frozen=True):
    """Prices in a speakeasy fall for whoever packs heat (B12.6)."""

    mobster: Seat
    house: House


class PackingHeat(Thug):
    """In an open house wholesale is $1G for everyone but you; or for you alone (B12.6)."""

    card: ClassVar[int] = PACKING_HEAT
    rule: ClassVar[str] = "B11.21"
    events: ClassVar[tuple[type[Event], ...]] = (PacksHeat, PacksHeatAlone)
    last: ClassVar[int] = timing.PASSWORD
    counts: ClassVar[tuple[int, ...]] = (timing.LINED_UP, timing.PASSWORD)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        return None if picks else self.open_house(state)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.pack_heat(picks[0], seat)
        alone = state.options.packing_heat == "you"
        heat = PacksHeatAlone if alone else PacksHeat
        moment.tell(heat(mobster=seat, house=picks[0]))
