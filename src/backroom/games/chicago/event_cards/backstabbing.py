"""Backstabbing Son of a Gun: a rival loses a gangster (K12.2)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.actions import Gangster
from backroom.games.chicago.components import BACKSTABBING, FREE
from backroom.games.chicago.event_cards.event_card import ON_BOSS, EventCard
from backroom.games.chicago.state import Chicago


class StealsGangster(Event, frozen=True):
    """A boss wins a rival's gangster, who waits to be placed."""

    boss: Seat
    boss_other: Seat
    gangster: Gangster


class Backstabbing(EventCard):
    card: ClassVar[int] = BACKSTABBING
    rule: ClassVar[str] = "K12.2"
    moments: ClassVar[tuple[int, ...]] = timing.TRADE_PHASE
    aims: ClassVar[int] = ON_BOSS
    events: ClassVar[tuple[type[Event], ...]] = (StealsGangster,)

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        if state.gang(on):
            return None
        return Reason(self.rule, "why-no-gang", {"boss": on})

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """One at work, at random; he waits to be placed (K10.1)."""
        gang = state.gang(on)
        counts = [int(g in gang) for g in range(len(state.owners))]
        stolen = moment.card("backstab", counts)
        state.owners[stolen] = seat
        state.send(stolen, FREE)
        moment.tell(StealsGangster(boss=seat, boss_other=on, gangster=stolen))
