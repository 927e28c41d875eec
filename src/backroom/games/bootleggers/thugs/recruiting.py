"""Recruiting: fresh faces for everybody, for you first (B11.22)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Dice, Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import events
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
    events: ClassVar[tuple[type[Event], ...]] = (RollsForRecruits,)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        rolled = moment.die("recruiting")
        moment.tell(RollsForRecruits(mobster=seat, dice=(rolled,)))
        shares = [0] * state.seats
        shares[seat] = 1
        order = state.muscle_order()
        for taken in range(rolled - 1):
            shares[order[taken % state.seats]] += 1
        for mobster in [seat, *[other for other in order if other != seat]]:
            if shares[mobster] > 0:
                gained = state.recruit(mobster, shares[mobster])
                moment.tell(events.Recruits(mobster=mobster, count=gained))
