"""The Severed Horse Head: a raid or Election Day has no effect (K12.20)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import HORSE_HEAD
from backroom.games.chicago.event_cards.election_day import Election
from backroom.games.chicago.event_cards.event_card import EventCard
from backroom.games.chicago.police import Raid
from backroom.games.chicago.state import Chicago


class HorseHeadSent(Event, frozen=True):
    """A boss stops a raid or Election Day."""

    boss: Seat


class HorseHead(EventCard):
    card: ClassVar[int] = HORSE_HEAD
    rule: ClassVar[str] = "K12.20"
    moments: ClassVar[tuple[int, ...]] = (timing.RAIDED, timing.ELECTED)
    by_order: ClassVar[bool] = True
    events: ClassVar[tuple[type[Event], ...]] = (HorseHeadSent,)

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """What it answers is what lies on top now."""
        answered = state.stack[-1]
        if isinstance(answered, (Raid, Election)):
            answered.stopped = True
        moment.tell(HorseHeadSent(boss=seat))
