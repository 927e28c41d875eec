"""Backstabbing Son of a Gun: a rival loses a gangster (K12.2)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.actions import Gangster
from backroom.games.chicago.components import BACKSTABBING, FREE, HOSPITAL, PRISON
from backroom.games.chicago.event_cards.event_card import ON_BOSS, EventCard
from backroom.games.chicago.events import Where
from backroom.games.chicago.state import Chicago


@harms("boss_other")
class StealsGangster(Event, frozen=True):
    """A boss wins a rival's gangster, who waits to be placed."""

    boss: Seat
    boss_other: Seat
    gangster: Gangster


@harms("boss_other")
class StealsFromAfar(Event, frozen=True):
    """A boss wins a rival's gangster who is in prison or in hospital, and stays there."""

    boss: Seat
    boss_other: Seat
    gangster: Gangster
    where: Where


class Backstabbing(EventCard):
    card: ClassVar[int] = BACKSTABBING
    rule: ClassVar[str] = "K12.2"
    moments: ClassVar[tuple[int, ...]] = timing.TRADE_PHASE
    best: ClassVar[tuple[int, ...]] = (timing.BEFORE_PLACING,)
    aims: ClassVar[int] = ON_BOSS
    events: ClassVar[tuple[type[Event], ...]] = (StealsGangster, StealsFromAfar)

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        if on in state.owners:
            return None
        return Reason(self.rule, "why-no-gang", {"boss": on})

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """At random; he waits to be placed (K10.1), but whoever is locked up or in bed stays."""
        counts = [int(owner == on) for owner in state.owners]
        stolen = moment.card("backstab", counts)
        state.works_now_for(seat, stolen)
        where = state.where[stolen]
        if where in (PRISON, HOSPITAL):
            moment.tell(StealsFromAfar(boss=seat, boss_other=on, gangster=stolen, where=where))
            return
        state.send(stolen, FREE)
        moment.tell(StealsGangster(boss=seat, boss_other=on, gangster=stolen))
