"""He Had an Accident: a rival's gangster in prison dies (K12.10)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import ACCIDENT, PRISON
from backroom.games.chicago.event_cards.event_card import ON_GANGSTER, EventCard
from backroom.games.chicago.event_cards.murder import kill, victims
from backroom.games.chicago.state import Chicago


class Accident(EventCard):
    card: ClassVar[int] = ACCIDENT
    rule: ClassVar[str] = "K12.10"
    moments: ClassVar[tuple[int, ...]] = timing.ANY_TIME
    aims: ClassVar[int] = ON_GANGSTER

    def targets(self, state: Chicago, seat: int) -> list[int]:
        return victims(state, seat, PRISON)

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        kill(state, on)
