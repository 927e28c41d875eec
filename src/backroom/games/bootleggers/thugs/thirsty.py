"""Thirsty: a good night for the house (B11.25)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import House
from backroom.games.bootleggers.components import THIRSTY
from backroom.games.bootleggers.phases.password import roll_demand, unlimited
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class MakesThirsty(Event, frozen=True):
    """A speakeasy rolls one more demand die."""

    mobster: Seat
    house: House


class Thirsty(Thug):
    """One more demand die in an open house; after the roll it is rolled on its own."""

    card: ClassVar[int] = THIRSTY
    rule: ClassVar[str] = "B11.25"
    events: ClassVar[tuple[type[Event], ...]] = (MakesThirsty,)
    last: ClassVar[int] = timing.PASSWORD
    counts: ClassVar[tuple[int, ...]] = (timing.LINED_UP, timing.PASSWORD)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        return None if picks else self.open_house(state)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        house = picks[0]
        state.make_thirsty(house)
        moment.tell(MakesThirsty(mobster=seat, house=house))
        rolled = len(state.houses[house].demand) > 0
        if rolled and not unlimited(state, house):  # B11.33: a copper drinks without dice
            roll_demand(state, house, 1, moment)
