"""What the two favors share: a truck from the common stock, for one round (B11.4, B11.5)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Truck
from backroom.games.bootleggers.components import TRUCK_SIZES
from backroom.games.bootleggers.state import NOTHING, Bootleggers
from backroom.games.bootleggers.thugs.thug import Thug


class BorrowsTruck(Event, frozen=True):
    """A mobster borrows a truck from the common stock for this round."""

    mobster: Seat
    truck: Truck


class Favor(Thug):
    """A truck of one size is borrowed. It goes back with the rented ones (B8.7)."""

    events: ClassVar[tuple[type[Event], ...]] = (BorrowsTruck,)
    size: ClassVar[int]
    first: ClassVar[int] = timing.DEALING
    last: ClassVar[int] = timing.LINED_UP
    counts: ClassVar[tuple[int, ...]] = (timing.AFTER_DEALS,)

    def why_not(self, state: Bootleggers, seat: int) -> Reason | None:
        why = super().why_not(state, seat)
        if why is None and state.free_truck(self.size, TRUCK_SIZES) == NOTHING:
            return Reason(self.rule, "why-no-truck-left", {"card": self.card})
        return why

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        truck = state.free_truck(self.size, TRUCK_SIZES)
        state.lend(truck, seat)
        moment.tell(BorrowsTruck(mobster=seat, truck=truck))
