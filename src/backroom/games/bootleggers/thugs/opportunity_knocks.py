"""Opportunity Knocks: the band plays elsewhere tonight (B11.20)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import House
from backroom.games.bootleggers.components import OMALLEYS, OPPORTUNITY_KNOCKS
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class MovesImprovement(Event, frozen=True):
    """An improvement marker moves from one speakeasy to another."""

    mobster: Seat
    house_from: House
    house_to: House


class OpportunityKnocks(Thug):
    """An improvement marker moves from one house to a free slot of another, open one."""

    card: ClassVar[int] = OPPORTUNITY_KNOCKS
    rule: ClassVar[str] = "B11.20"
    counts: ClassVar[tuple[int, ...]] = (timing.LINED_UP,)
    events: ClassVar[tuple[type[Event], ...]] = (MovesImprovement,)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        places = state.houses_in_play()
        if not picks:
            return self.houses(state, [self._why_not_from(state, house) for house in places])
        if len(picks) == 1:
            return self.houses(state, [self._why_not_to(state, picks[0], h) for h in places])
        return None

    def _why_not_from(self, state: Bootleggers, house: int) -> Reason | None:
        if house == OMALLEYS:
            return Reason(self.rule, "why-not-omalleys")
        if state.houses[house].improvements == 0:
            return Reason(self.rule, "why-no-improvement", {"house": house})
        if all(self._why_not_to(state, house, h) is not None for h in state.houses_in_play()):
            return Reason(self.rule, "why-no-open-slot")
        return None

    def _why_not_to(self, state: Bootleggers, house_from: int, house: int) -> Reason | None:
        if house == OMALLEYS:
            return Reason(self.rule, "why-not-omalleys")
        if house == house_from:
            return Reason(self.rule, "why-same-house", {"house": house})
        if not influence.is_open(state, house):
            return Reason(self.rule, "why-closed", {"house": house})
        if influence.free_improvement_slots(state, house) == 0:
            return Reason(self.rule, "why-no-slot", {"house": house})
        return None

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        house_from, house_to = picks
        state.add_improvements(house_from, -1)
        state.add_improvements(house_to, 1)
        moment.tell(MovesImprovement(mobster=seat, house_from=house_from, house_to=house_to))
