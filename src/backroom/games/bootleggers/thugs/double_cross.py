"""Double Cross: one of theirs goes, or one of yours comes (B11.8)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import influence
from backroom.games.bootleggers.components import DOUBLE_CROSS, OMALLEYS
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug

DESTROY, ADD = range(2)


class DoubleCross(Thug):
    """In one house: destroy a marker of another mobster, or add one of your own."""

    card: ClassVar[int] = DOUBLE_CROSS
    rule: ClassVar[str] = "B11.8"

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if not picks:
            return self.houses(
                state, [self._why_not_there(state, seat, h) for h in state.houses_in_play()]
            )
        house = picks[0]
        if len(picks) == 1:
            return self.way("ask-double-cross", self._why_not_ways(state, seat, house))
        if len(picks) == 2 and picks[1] == DESTROY:
            whose = [self._why_not_destroy(state, seat, house, s) for s in range(state.seats)]
            return self.mobsters(whose)
        return None

    def _why_not_there(self, state: Bootleggers, seat: int, house: int) -> Reason | None:
        if house == OMALLEYS:
            return Reason(self.rule, "why-not-omalleys")
        ways = self._why_not_ways(state, seat, house)
        return None if None in ways else ways[DESTROY]

    def _why_not_ways(self, state: Bootleggers, seat: int, house: int) -> list[Reason | None]:
        """Why neither, one or the other is possible in a house."""
        destroy = None
        if all(self._why_not_destroy(state, seat, house, s) for s in range(state.seats)):
            destroy = Reason(self.rule, "why-no-marker-there", {"house": house})
        add = None
        if influence.free_circles(state, house) == 0:
            add = Reason("B5.8", "why-full", {"house": house})
        elif state.supply(seat) == 0:
            add = Reason(self.rule, "why-no-supply", {"count": 0})
        return [destroy, add]

    def _why_not_destroy(
        self, state: Bootleggers, seat: int, house: int, victim: int
    ) -> Reason | None:
        if victim == seat and state.options.double_cross == "another":
            return Reason("B12.4", "why-not-yourself")
        if state.houses[house].markers[victim] == 0:
            return Reason(self.rule, "why-no-marker", {"mobster": victim, "house": house})
        return None

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return [s for s in picks[2:] if s != seat]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        house = picks[0]
        was_open = influence.is_open(state, house)
        if picks[1] == DESTROY:  # B11.31: what is nowhere else is in the supply
            state.houses[house].markers[picks[2]] -= 1
            moment.tell("story-loses-marker", mobster=picks[2], house=house)
        else:
            state.houses[house].markers[seat] += 1
            moment.tell("story-adds-marker", mobster=seat, house=house)
        if influence.is_open(state, house) != was_open:
            moment.tell("story-closes" if was_open else "story-opens", house=house)
