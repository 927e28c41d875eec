"""The Feds Are in Town: one more police action (K12.17)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import THE_FEDS
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.state import Chicago


class TheFeds(EventCard):
    card: ClassVar[int] = THE_FEDS
    rule: ClassVar[str] = "K12.17"
    moments: ClassVar[tuple[int, ...]] = timing.ANY_TIME

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """For whoever has the badge (K7.6)."""
        state.police_actions += 1
        moment.tell("story-feds", count=state.police_actions)
