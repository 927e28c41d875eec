"""Copper in the House: with him at the bar nobody talks business (B11.7)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import House
from backroom.games.bootleggers.components import COPPER_IN_THE_HOUSE
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class SendsCopper(Event, frozen=True):
    """The copper sits in a speakeasy for this round."""

    house: House


class CopperInTheHouse(Thug):
    """For one round an open house is as O'Malley's: influence and sale ask ``house.copper``."""

    card: ClassVar[int] = COPPER_IN_THE_HOUSE
    rule: ClassVar[str] = "B11.7"
    events: ClassVar[tuple[type[Event], ...]] = (SendsCopper,)
    last: ClassVar[int] = timing.PASSWORD
    counts: ClassVar[tuple[int, ...]] = (timing.LINED_UP, timing.PASSWORD)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        return None if picks else self.open_house(state)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.let_copper_in(picks[0])
        moment.tell(SendsCopper(house=picks[0]))
