"""G-Men: Investigation (B11.12). Its answer to another card is in playing.py."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import INVESTIGATION, UNION_BOSS
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


@harms("mobster")
class LosesUnionBoss(Event, frozen=True):
    """A mobster's Union Boss is gone."""

    mobster: Seat


class Investigation(Thug):
    """Played by itself it discards a Friendly Union Boss that lies on the table."""

    card: ClassVar[int] = INVESTIGATION
    rule: ClassVar[str] = "B11.12"
    counts: ClassVar[tuple[int, ...]] = (timing.REVEAL,)
    events: ClassVar[tuple[type[Event], ...]] = (LosesUnionBoss,)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        no_boss = Reason(self.rule, "why-no-union-boss")
        return self.mobsters([None if m.union_boss else no_boss for m in state.mobsters])

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return picks

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.mobsters[picks[0]].union_boss = False
        state.table.discard[UNION_BOSS] += 1
        moment.tell(LosesUnionBoss(mobster=picks[0]))
