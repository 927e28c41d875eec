"""Turf War: somebody's still goes up in flames (B11.26)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Count, Still
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import FIRST_REMOTE, STILLS, TURF_WAR
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class TurfWarWhere(CardChoice, frozen=True):
    """Which still?"""


@harms("mobster_from")
class DestroysStill(Event, frozen=True):
    """A remote still is destroyed with all its dice."""

    mobster: Seat
    mobster_from: Seat
    still: Still
    count: Count


@harms("mobster_from")
class DestroysDie(Event, frozen=True):
    """A family still loses a die."""

    mobster: Seat
    mobster_from: Seat
    still: Still


class TurfWar(Thug):
    """A remote still with all its dice, or one die of a family still, never its last."""

    card: ClassVar[int] = TURF_WAR
    rule: ClassVar[str] = "B11.26"
    counts: ClassVar[tuple[int, ...]] = (timing.BEFORE_PRODUCTION,)
    questions: ClassVar[tuple[type[CardChoice], ...]] = (TurfWarWhere,)
    events: ClassVar[tuple[type[Event], ...]] = (
        DestroysStill,
        DestroysDie,
    )

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        stills = [s for s in range(STILLS) if state.stills[s].owner != NOBODY]
        why_nots = [self._why_not_still(state, s) for s in stills]
        return self.stills(TurfWarWhere, stills, why_nots)

    def _why_not_still(self, state: Bootleggers, s: int) -> Reason | None:
        if s < FIRST_REMOTE and state.stills[s].dice <= 1:
            return Reason(self.rule, "why-last-die", {"still": s})
        return None

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return [state.stills[picks[0]].owner]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        s = picks[0]
        still = state.stills[s]
        owner = still.owner
        if s < FIRST_REMOTE:
            state.set_dice(s, still.dice - 1)
            moment.tell(DestroysDie(mobster=seat, mobster_from=owner, still=s))
            return
        moment.tell(DestroysStill(mobster=seat, mobster_from=owner, still=s, count=still.dice))
        state.clear_still(s)  # the board may be started anew in this round
