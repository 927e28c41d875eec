"""Fabulous First Aid: hospital instead of the cemetery (K12.7)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.casualties import current_fall
from backroom.games.chicago.components import FIRST_AID
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.state import Chicago


class FirstAid(EventCard):
    card: ClassVar[int] = FIRST_AID
    rule: ClassVar[str] = "K12.7"
    moments: ClassVar[tuple[int, ...]] = (timing.KILLED,)
    by_order: ClassVar[bool] = True

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        fall = current_fall(state)
        assert fall is not None
        fall.saved = True
