"""Turf War: somebody's still goes up in flames (B11.26)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers.components import FIRST_REMOTE, STILLS, TURF_WAR
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class TurfWar(Thug):
    """A remote still with all its dice, or one die of a family still, never its last."""

    card: ClassVar[int] = TURF_WAR
    rule: ClassVar[str] = "B11.26"

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        stills = [s for s in range(STILLS) if state.stills[s].owner != NOBODY]
        why_nots = [self._why_not_still(state, s) for s in stills]
        return self.stills("ask-turf-war", stills, why_nots)

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
            still.dice -= 1
            moment.tell("story-turf-war-die", mobster=seat, mobster_from=owner, still=s)
            return
        moment.tell(
            "story-turf-war-still", mobster=seat, mobster_from=owner, still=s, count=still.dice
        )
        still.owner = NOBODY
        still.dice = 0
        still.stopped = False  # the board may be started anew in this round
