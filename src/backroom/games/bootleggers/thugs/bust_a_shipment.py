"""G-Men: Bust a Shipment (B11.10)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Truck
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import BUST_A_SHIPMENT, TRUCKS
from backroom.games.bootleggers.events import Crates
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class BustWhich(CardChoice, frozen=True):
    """Which shipment?"""


@harms("mobster")
class BustsShipment(Event, frozen=True):
    """All the crates on a truck are lost."""

    mobster: Seat
    truck: Truck
    crates: Crates


class RentEnds(Event, frozen=True):
    """A busted truck goes home to its owner, and its rental is over."""

    mobster: Seat
    mobster_from: Seat
    truck: Truck


class LoanEnds(Event, frozen=True):
    """A busted truck goes back to the common stock, from which it was borrowed."""

    mobster_from: Seat
    truck: Truck


class BustAShipment(Thug):
    """A loaded truck loses its cargo and goes home, also out of its line (B11.33)."""

    card: ClassVar[int] = BUST_A_SHIPMENT
    copies: ClassVar[int] = 2
    rule: ClassVar[str] = "B11.10"
    questions: ClassVar[tuple[type[CardChoice], ...]] = (BustWhich,)
    events: ClassVar[tuple[type[Event], ...]] = (BustsShipment, RentEnds, LoanEnds)
    first: ClassVar[int] = timing.LOADED
    last: ClassVar[int] = timing.LINED_UP
    counts: ClassVar[tuple[int, ...]] = (timing.LOADED, timing.LINED_UP)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        loaded = [t for t in range(TRUCKS) if state.trucks[t].crates > 0]
        return self.trucks(BustWhich, loaded, [None] * len(loaded))

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        truck = state.trucks[picks[0]]
        return sorted({truck.operator, truck.owner} - {seat, NOBODY})

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        t = picks[0]
        truck = state.trucks[t]
        state.load(t, 0)
        state.leave_line(t)
        state.lend(t, truck.owner)  # B7.10: it goes home to its owner
        moment.tell(BustsShipment(mobster=truck.operator, truck=t, crates=truck.crates))
        if truck.rented:
            moment.tell(RentEnds(mobster=truck.owner, mobster_from=truck.operator, truck=t))
        elif truck.borrowed:
            moment.tell(LoanEnds(mobster_from=truck.operator, truck=t))
