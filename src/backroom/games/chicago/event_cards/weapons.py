"""Shotguns and Tommyguns: more to one's dice in a shootout (K12.13, K12.21)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import SHOTGUNS, TOMMYGUNS
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.shootout import current_shootout
from backroom.games.chicago.state import Chicago


class Weapon(EventCard):
    """Several weapon cards add up (K6.11)."""

    moments: ClassVar[tuple[int, ...]] = (timing.SHOOTOUT_START,)
    bonus: ClassVar[int]

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        shootout = current_shootout(state)
        assert shootout is not None
        shootout.bonus[shootout.side(seat)] += self.bonus


class Shotguns(Weapon):
    card: ClassVar[int] = SHOTGUNS
    rule: ClassVar[str] = "K12.13"
    bonus: ClassVar[int] = 1


class Tommyguns(Weapon):
    card: ClassVar[int] = TOMMYGUNS
    rule: ClassVar[str] = "K12.21"
    bonus: ClassVar[int] = 2
