"""Moll: she has expensive tastes (B11.17)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Dice, Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import MOLL
from backroom.games.bootleggers.events import Cash
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class PaysMoll(Event, frozen=True):
    """A mobster pays the bank what the die says."""

    mobster: Seat
    dice: Dice
    cash: Cash


class Moll(Thug):
    """Another mobster loses a die of cash to the bank."""

    card: ClassVar[int] = MOLL
    rule: ClassVar[str] = "B11.17"
    counts: ClassVar[tuple[int, ...]] = (timing.LAST_SALE,)
    events: ClassVar[tuple[type[Event], ...]] = (PaysMoll,)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        # Who has no cash can be named too: a reason why not would tell what is secret (B3.1).
        yourself = Reason(self.rule, "why-not-yourself")
        return self.mobsters([yourself if s == seat else None for s in range(state.seats)])

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return picks

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        die = moment.die("moll")
        paid = state.pay(picks[0], die)
        moment.tell(PaysMoll(mobster=picks[0], dice=(die,), cash=paid))
