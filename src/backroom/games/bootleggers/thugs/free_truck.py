"""Hey, Free Truck: somebody left the keys in it (B11.13)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Truck
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import FREE_TRUCK, TRUCKS
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


@harms("mobster_from")
class StealsTruck(Event, frozen=True):
    """A truck gets a new owner."""

    mobster: Seat
    mobster_from: Seat
    truck: Truck


class StealsBorrowedTruck(StealsTruck, frozen=True):
    """A borrowed truck has another driver now."""


class FreeTruckWhich(CardChoice, frozen=True):
    """Which truck?"""


class FreeTruck(Thug):
    """An empty truck of another mobster is yours for good."""

    card: ClassVar[int] = FREE_TRUCK
    rule: ClassVar[str] = "B11.13"
    events: ClassVar[tuple[type[Event], ...]] = (StealsTruck, StealsBorrowedTruck)
    questions: ClassVar[tuple[type[CardChoice], ...]] = (FreeTruckWhich,)
    first: ClassVar[int] = timing.LOADED
    last: ClassVar[int] = timing.LINED_UP
    counts: ClassVar[tuple[int, ...]] = (timing.LOADED, timing.LINED_UP)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        theirs = [t for t in range(TRUCKS) if belongs_to(state, t) not in (seat, NOBODY)]
        why_nots: list[Reason | None] = [
            Reason(self.rule, "why-loaded", {"crates": state.trucks[t].crates})
            if state.trucks[t].crates > 0
            else None
            for t in theirs
        ]
        return self.trucks(FreeTruckWhich, theirs, why_nots)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        truck = state.trucks[picks[0]]
        return [s for s in sorted({truck.operator, truck.owner}) if s not in (seat, NOBODY)]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        victim = belongs_to(state, picks[0])
        state.leave_line(picks[0])
        if state.trucks[picks[0]].borrowed:  # it still goes back to the common stock
            state.lend(picks[0], seat)
            steals: type[StealsTruck] = StealsBorrowedTruck
        else:  # B7.10: its owner loses it, even if he has rented it out
            state.make_over(picks[0], seat)
            steals = StealsTruck
        moment.tell(steals(mobster=seat, mobster_from=victim, truck=picks[0]))


def belongs_to(state: Bootleggers, t: int) -> int:
    """Its owner, or who has borrowed it from the common stock."""
    truck = state.trucks[t]
    return truck.operator if truck.borrowed else truck.owner
