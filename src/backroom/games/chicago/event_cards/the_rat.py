"""The Rat: half of a rival's resources go to the stock (K12.19)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.deal import Goods
from backroom.engine.event import Event, harms
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import RESOURCES, THE_RAT
from backroom.games.chicago.event_cards.event_card import ON_BOSS, EventCard
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn_action import goods_of


@harms("boss")
class RattedOut(Event, frozen=True):
    """A boss loses half of the own resources to the stock."""

    boss: Seat
    goods: Goods


class TheRat(EventCard):
    card: ClassVar[int] = THE_RAT
    rule: ClassVar[str] = "K12.19"
    moments: ClassVar[tuple[int, ...]] = (timing.OWN_TURN,)
    aims: ClassVar[int] = ON_BOSS
    events: ClassVar[tuple[type[Event], ...]] = (RattedOut,)

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """Rounded up, at random. The stock is public, so all see what it was."""
        goods = list(state.bosses[on].goods)
        lost = [0] * RESOURCES
        for _ in range((sum(goods) + 1) // 2):
            lost[moment.card(f"rat {on}", goods)] += 1
        state.spend(on, lost)
        moment.tell(RattedOut(boss=on, goods=goods_of(lost)))
