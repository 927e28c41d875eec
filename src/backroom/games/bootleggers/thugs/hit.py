"""Hit: somebody had an accident (B11.15)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.moment import Moment
from backroom.games.bootleggers.components import HIT
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.markers import destroy, house_with_marker, marker_of
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class Hit(Thug):
    """One marker of your choice in a house is destroyed; it may be your own."""

    card: ClassVar[int] = HIT
    copies: ClassVar[int] = 2
    rule: ClassVar[str] = "B11.15"

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        everybody = list(range(state.seats))
        if not picks:
            return house_with_marker(self, state, everybody)
        return marker_of(self, state, picks[0], everybody, []) if len(picks) == 1 else None

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return [picks[1]]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        house, victim = picks
        destroy(state, house, victim, moment)
