"""Sneaking Out the Backdoor: the gangsters hide, the business is on its own (K12.14)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import HIDING, SNEAKING_OUT
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.shootout import current_shootout
from backroom.games.chicago.state import Chicago


class SneakingOut(EventCard):
    card: ClassVar[int] = SNEAKING_OUT
    rule: ClassVar[str] = "K12.14"
    moments: ClassVar[tuple[int, ...]] = (timing.ATTACKED,)

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        shootout = current_shootout(state)
        if shootout is not None and shootout.defenders:
            return None
        return Reason(self.rule, "why-nobody-inside")

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        shootout = current_shootout(state)
        assert shootout is not None
        for g in shootout.defenders:
            state.send(g, HIDING)
        shootout.defenders = []
        moment.tell("story-sneaks-out", boss=seat, business=shootout.business)
