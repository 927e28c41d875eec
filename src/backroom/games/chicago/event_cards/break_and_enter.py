"""Break and Enter: two cards out of a rival's hand (K12.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.actions import Count
from backroom.games.chicago.components import BREAK_AND_ENTER, CARDS
from backroom.games.chicago.event_cards.event_card import ON_BOSS, EventCard
from backroom.games.chicago.events import BrokenIn
from backroom.games.chicago.state import Chicago

#: So many cards, or what there is.
TAKEN: Final = 2


@harms("boss_other")
class BreaksIn(Event, frozen=True):
    """A boss takes so many cards out of a rival's hand."""

    boss: Seat
    boss_other: Seat
    count: Count


class BreakAndEnter(EventCard):
    card: ClassVar[int] = BREAK_AND_ENTER
    rule: ClassVar[str] = "K12.3"
    moments: ClassVar[tuple[int, ...]] = timing.TRADE_PHASE
    best: ClassVar[tuple[int, ...]] = (timing.BEFORE_PLACING,)
    aims: ClassVar[int] = ON_BOSS
    events: ClassVar[tuple[type[Event], ...]] = (BreaksIn,)

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        if state.bosses[on].hand:
            return None
        return Reason(self.rule, "why-no-hand", {"boss": on})

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """At random; only the two of them learn which."""
        victim = state.bosses[on].hand
        count = min(TAKEN, len(victim))
        stolen = []
        for _ in range(count):
            counts = [victim.count(card) for card in range(CARDS)]
            card = moment.card(f"break-in {on}", counts)
            victim.remove(card)
            state.bosses[seat].hand.append(card)
            stolen.append(card)
        state.forget_orders(on)
        moment.tell(BreaksIn(boss=seat, boss_other=on, count=count))
        moment.tell(BrokenIn(boss=seat, boss_other=on, cards=tuple(stolen)))
