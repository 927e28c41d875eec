"""G-Men: Bust a Shipment (B11.10)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
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


class BustsShipment(Event, frozen=True):
    """All the crates on a truck are lost."""

    mobster: Seat
    truck: Truck
    crates: Crates


class BustAShipment(Thug):
    """A loaded truck loses its cargo and goes home, also out of its line (B11.33)."""

    card: ClassVar[int] = BUST_A_SHIPMENT
    copies: ClassVar[int] = 2
    rule: ClassVar[str] = "B11.10"
    questions: ClassVar[tuple[type[CardChoice], ...]] = (BustWhich,)
    events: ClassVar[tuple[type[Event], ...]] = (BustsShipment,)
    first: ClassVar[int] = timing.LOADED
    last: ClassVar[int] = timing.LINED_UP

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        loaded = [t for t in range(TRUCKS) if state.trucks[t].crates > 0]
        return self.trucks(BustWhich, loaded, [None] * len(loaded))

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        truck = state.trucks[picks[0]]
        return sorted({truck.operator, truck.owner} - {seat, NOBODY})

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        truck = picks[0]
        operator = state.trucks[truck].operator  # B7.10: it goes home to him, rented or not
        crates = state.trucks[truck].crates
        state.trucks[truck].crates = 0
        state.leave_line(truck)
        moment.tell(BustsShipment(mobster=operator, truck=truck, crates=crates))
