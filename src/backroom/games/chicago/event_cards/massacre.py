"""Massacre: whoever is beaten dies (K12.11)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import MASSACRE
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.shootout import current_shootout
from backroom.games.chicago.state import Chicago


class Massacre(EventCard):
    card: ClassVar[int] = MASSACRE
    rule: ClassVar[str] = "K12.11"
    moments: ClassVar[tuple[int, ...]] = (timing.SHOOTOUT_START,)

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        shootout = current_shootout(state)
        assert shootout is not None
        shootout.massacre = True
