"""Double Cross: one of theirs goes, or one of yours comes (B11.8)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import events, influence
from backroom.games.bootleggers.actions import House
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import DOUBLE_CROSS, OMALLEYS
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.markers import destroy, marker_of, others
from backroom.games.bootleggers.thugs.thug import Choice, Thug

DESTROY, ADD = range(2)


class DoubleCrossHow(CardChoice, frozen=True):
    """Destroy a marker, or add one?"""


class AddsMarker(Event, frozen=True):
    """A marker comes from the supply straight into a speakeasy."""

    mobster: Seat
    house: House


class DoubleCross(Thug):
    """In one house: destroy a marker of another mobster, or add one of your own."""

    card: ClassVar[int] = DOUBLE_CROSS
    rule: ClassVar[str] = "B11.8"
    questions: ClassVar[tuple[type[CardChoice], ...]] = (DoubleCrossHow,)
    events: ClassVar[tuple[type[Event], ...]] = (AddsMarker,)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if not picks:
            places = state.houses_in_play()
            return self.houses(state, [self._why_not_there(state, seat, h) for h in places])
        if len(picks) == 1:
            return self.way(DoubleCrossHow, self._why_not_ways(state, seat, picks[0]))
        if len(picks) == 2 and picks[1] == DESTROY:
            return self._whose(state, seat, picks[0])
        return None

    def _whose(self, state: Bootleggers, seat: int, house: int) -> Choice:
        """Choose the mobster whose marker is destroyed."""
        anybody = state.options.double_cross == "any"  # B12.4
        whose = list(range(state.seats)) if anybody else others(state, seat)
        return marker_of(self, state, house, whose, [])

    def _nobody_there(self, state: Bootleggers, seat: int, house: int) -> bool:
        """Is there no marker in this house that it could destroy?"""
        place = state.houses[house]
        spared = 0 if state.options.double_cross == "any" else place.markers[seat]  # B12.4
        return place.markers_of_all() == spared

    def _why_not_ways(self, state: Bootleggers, seat: int, house: int) -> list[Reason | None]:
        """Why nothing can be destroyed in this house, and why nothing added."""
        nobody = add = None
        if self._nobody_there(state, seat, house):
            nobody = Reason(self.rule, "why-no-marker-there", {"house": house})
        if influence.free_circles(state, house) == 0:
            add = Reason("B5.8", "why-full", {"house": house})
        elif state.supply(seat) == 0:
            add = Reason(self.rule, "why-no-supply", {"count": 0})
        return [nobody, add]

    def _why_not_there(self, state: Bootleggers, seat: int, house: int) -> Reason | None:
        if house == OMALLEYS:
            return Reason(self.rule, "why-not-omalleys")
        if not self._nobody_there(state, seat, house):
            return None
        return self._why_not_ways(state, seat, house)[ADD]

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return picks[2:]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        house = picks[0]
        if picks[1] == DESTROY:
            destroy(state, house, picks[2], moment)
            return
        was_open = influence.is_open(state, house)
        state.add_markers(house, seat, 1)
        moment.tell(AddsMarker(mobster=seat, house=house))
        if not was_open and influence.is_open(state, house):
            moment.tell(events.Opens(house=house))
