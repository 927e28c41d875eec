"""Still Standing: it was only a scratch (K12.15)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.actions import Gangster
from backroom.games.chicago.casualties import current_fall
from backroom.games.chicago.components import STILL_STANDING
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.state import Chicago


class OnlyAScratch(Event, frozen=True):
    """A wounded gangster is unhurt after all."""

    boss: Seat
    gangster: Gangster


class StillStanding(EventCard):
    card: ClassVar[int] = STILL_STANDING
    rule: ClassVar[str] = "K12.15"
    moments: ClassVar[tuple[int, ...]] = (timing.WOUNDED,)
    by_order: ClassVar[bool] = True
    events: ClassVar[tuple[type[Event], ...]] = (OnlyAScratch,)

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """He is unhurt, and that win is void (K6.12)."""
        fall = current_fall(state)
        assert fall is not None
        fall.saved = True
        moment.tell(OnlyAScratch(boss=seat, gangster=fall.gangster))
