"""Getaway: out of a shootout, tyres screeching (K12.9)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import GETAWAY
from backroom.games.chicago.driving import Fleeing
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.shootout import current_shootout
from backroom.games.chicago.state import Chicago


class Getaway(EventCard):
    card: ClassVar[int] = GETAWAY
    rule: ClassVar[str] = "K12.9"
    moments: ClassVar[tuple[int, ...]] = (timing.SHOOTOUT_START, timing.BETWEEN_ROUNDS)

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        """Not to defend a business."""
        shootout = current_shootout(state)
        if shootout is not None and shootout.has_car(seat):
            return None
        return Reason(self.rule, "why-no-car-in-it")

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        shootout = current_shootout(state)
        assert shootout is not None
        shootout.stop()
        state.push(Fleeing(seat=seat))
