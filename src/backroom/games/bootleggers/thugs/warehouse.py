"""Warehouse: what is on no truck keeps until next time (B11.27)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import WAREHOUSE
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Thug


class OpensWarehouse(Event, frozen=True):
    """A mobster will keep his crates over this round."""

    mobster: Seat


class Warehouse(Thug):
    """Crates on no truck at the end of phase 4 are kept, once (phases/driving.py)."""

    card: ClassVar[int] = WAREHOUSE
    rule: ClassVar[str] = "B11.27"
    events: ClassVar[tuple[type[Event], ...]] = (OpensWarehouse,)
    first: ClassVar[int] = timing.DEALING
    last: ClassVar[int] = timing.LINED_UP
    counts: ClassVar[tuple[int, ...]] = (timing.LINED_UP,)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.mobsters[seat].warehouse = True
        moment.tell(OpensWarehouse(mobster=seat))
