"""Big City Boys: borrowed muscle from out of town (B11.2)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Muscle
from backroom.games.bootleggers.components import BIG_CITY_BOYS
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class BoostsMuscle(Event, frozen=True):
    """Big City Boys stand behind a mobster for this round."""

    mobster: Seat
    muscle: Muscle


class BigCityBoys(Thug):
    """+5½ to any muscle card for the round. It counts at once (B4.4)."""

    card: ClassVar[int] = BIG_CITY_BOYS
    rule: ClassVar[str] = "B11.2"
    counts: ClassVar[tuple[int, ...]] = (timing.REVEAL,)
    events: ClassVar[tuple[type[Event], ...]] = (BoostsMuscle,)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        return None if picks else self.mobsters([None] * state.seats)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return picks

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.mobsters[picks[0]].boosted = True
        moment.tell(BoostsMuscle(mobster=picks[0], muscle=state.mobsters[picks[0]].muscle))
