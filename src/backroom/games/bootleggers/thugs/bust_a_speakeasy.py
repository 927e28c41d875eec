"""G-Men: Bust a Speakeasy: axes through the front door (B11.11)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import events, influence, timing
from backroom.games.bootleggers.components import BUST_A_SPEAKEASY
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class BustASpeakeasy(Thug):
    """An open speakeasy, O'Malley's too, is closed for the round."""

    card: ClassVar[int] = BUST_A_SPEAKEASY
    rule: ClassVar[str] = "B11.11"
    last: ClassVar[int] = timing.PASSWORD
    counts: ClassVar[tuple[int, ...]] = (timing.LINED_UP, timing.PASSWORD)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        return self.houses(state, [self._spared(state, h) for h in state.houses_in_play()])

    def _spared(self, state: Bootleggers, house: int) -> Reason | None:
        if state.houses[house].sold:
            return self._sold[house]
        if not influence.is_open(state, house):
            return self._closed[house]
        return None

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.bust(picks[0])
        moment.tell(events.Closes(house=picks[0]))
