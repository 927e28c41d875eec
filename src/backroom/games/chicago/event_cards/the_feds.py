"""The Feds Are in Town: one more police action (K12.17)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.actions import Count
from backroom.games.chicago.components import THE_FEDS, TRADE
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.state import Chicago


class FedsInTown(Event, frozen=True):
    """The police have one more action in the game turn: so many in all."""

    count: Count


class TheFeds(EventCard):
    card: ClassVar[int] = THE_FEDS
    rule: ClassVar[str] = "K12.17"
    moments: ClassVar[tuple[int, ...]] = timing.ANY_TIME
    events: ClassVar[tuple[type[Event], ...]] = (FedsInTown,)

    def fits(self, state: Chicago, when: int) -> bool:
        """In action rounds only."""
        return when in self.times and state.table.round != TRADE

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """For whoever has the badge (K7.6)."""
        state.table.police_actions += 1
        moment.tell(FedsInTown(count=state.table.police_actions))
