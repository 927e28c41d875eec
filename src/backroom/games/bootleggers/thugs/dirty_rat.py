"""You Dirty Rat: one of theirs has always been one of yours (B11.30)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers.actions import House
from backroom.games.bootleggers.components import DIRTY_RAT
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.markers import house_with_marker, marker_of, others
from backroom.games.bootleggers.thugs.thug import Choice, Thug


@harms("mobster_from")
class TurnsMarker(Event, frozen=True):
    """A marker is replaced by one of another mobster."""

    mobster: Seat
    mobster_from: Seat
    house: House


class DirtyRat(Thug):
    """Another's marker in a house is replaced by one from your supply."""

    card: ClassVar[int] = DIRTY_RAT
    rule: ClassVar[str] = "B11.30"
    events: ClassVar[tuple[type[Event], ...]] = (TurnsMarker,)

    def why_not(self, state: Bootleggers, seat: int) -> Reason | None:
        why = super().why_not(state, seat)
        if why is None and state.supply(seat) == 0:
            return Reason(self.rule, "why-no-supply", {"count": 0})
        return why

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if not picks:
            return house_with_marker(self, state, others(state, seat))
        if len(picks) == 1:
            return marker_of(self, state, picks[0], others(state, seat), [])
        return None

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return [picks[1]]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        # One for one: the number of markers, and so whether the house is open, stays the same.
        house, victim = picks
        state.add_markers(house, victim, -1)
        state.add_markers(house, seat, 1)
        moment.tell(TurnsMarker(mobster=seat, mobster_from=victim, house=house))
