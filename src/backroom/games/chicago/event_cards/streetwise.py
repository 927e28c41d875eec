"""Streetwise: one more die to move the car (K12.16)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import STREETWISE
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn import current_turn, roll_and_drive


class Streetwise(EventCard):
    card: ClassVar[int] = STREETWISE
    rule: ClassVar[str] = "K12.16"
    moments: ClassVar[tuple[int, ...]] = (timing.OWN_TURN,)

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        """Not from a garage; Out of Gas stops it, too (K12.12)."""
        turn = current_turn(state)
        if turn is not None and turn.may_drive(state):
            return None
        return Reason(self.rule, "why-cannot-drive")

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        roll_and_drive(state, seat, moment)
