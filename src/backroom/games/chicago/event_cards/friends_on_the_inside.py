"""Friends on the Inside: the badge, at once (K12.8)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import FRIENDS_ON_THE_INSIDE
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn import current_turn


class FriendsOnTheInside(EventCard):
    card: ClassVar[int] = FRIENDS_ON_THE_INSIDE
    rule: ClassVar[str] = "K12.8"
    moments: ClassVar[tuple[int, ...]] = (timing.OWN_TURN,)

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        return Reason(self.rule, "why-badge-already") if state.table.badge == seat else None

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """A police action already spent in this game turn stays spent."""
        state.table.badge = seat
        turn = current_turn(state)
        if turn is not None:
            turn.friends = True
