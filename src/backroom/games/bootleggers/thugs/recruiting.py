"""Recruiting: fresh faces for everybody, for you first (B11.22)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Dice, Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.components import RECRUITING
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Thug


class RollsForRecruits(Event, frozen=True):
    """The die says how many recruits there are to share out."""

    mobster: Seat
    dice: Dice


class Recruiting(Thug):
    """A die of markers: one for you, then one each in muscle order, you too."""

    card: ClassVar[int] = RECRUITING
    copies: ClassVar[int] = 2
    rule: ClassVar[str] = "B11.22"
    counts: ClassVar[tuple[int, ...]] = (timing.END_OF_PHASE_1,)
    events: ClassVar[tuple[type[Event], ...]] = (RollsForRecruits,)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        rolled = moment.die("recruiting")
        moment.tell(RollsForRecruits(mobster=seat, dice=(rolled,)))
        order = state.muscle_order()
        shares = shared_out(rolled, seat, order)
        for mobster in [seat, *[other for other in order if other != seat]]:
            if shares[mobster] > 0:
                gained = state.recruit(mobster, shares[mobster])
                moment.tell(events.Recruits(mobster=mobster, count=gained))


def shared_out(recruits: int, seat: int, order: list[int]) -> list[int]:
    """How many each gets: one for whoever plays the card, then one each in muscle order."""
    shares = [0] * len(order)
    shares[seat] = 1
    for taken in range(recruits - 1):
        shares[order[taken % len(order)]] += 1
    return shares
