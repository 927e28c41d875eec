"""Sneaking Out the Backdoor: the gangsters hide, the business is on its own (K12.14)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.actions import Business
from backroom.games.chicago.components import HIDING, SNEAKING_OUT
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.events import Gangsters
from backroom.games.chicago.shootout import current_shootout
from backroom.games.chicago.state import Chicago


class SneaksOut(Event, frozen=True):
    """These gangsters leave an attacked business by the back door, and hide."""

    boss: Seat
    business: Business
    gangsters: Gangsters


class SneakingOut(EventCard):
    card: ClassVar[int] = SNEAKING_OUT
    rule: ClassVar[str] = "K12.14"
    moments: ClassVar[tuple[int, ...]] = (timing.ATTACKED,)
    by_order: ClassVar[bool] = True
    events: ClassVar[tuple[type[Event], ...]] = (SneaksOut,)

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        shootout = current_shootout(state)
        if shootout is not None and shootout.defenders:
            return None
        return Reason(self.rule, "why-nobody-inside")

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        shootout = current_shootout(state)
        assert shootout is not None
        hiding = tuple(shootout.defenders)
        for g in hiding:
            state.send(g, HIDING)
        shootout.defenders = []
        moment.tell(SneaksOut(boss=seat, business=shootout.business, gangsters=hiding))
