"""Mob War: blood on the dance floor (B11.16)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.moment import Moment
from backroom.games.bootleggers.components import MOB_WAR
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.markers import destroy, house_with_marker, marker_of
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class MobWar(Thug):
    """Two markers of your choice in one house are destroyed; one, if there is only one."""

    card: ClassVar[int] = MOB_WAR
    rule: ClassVar[str] = "B11.16"

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        everybody = list(range(state.seats))
        if not picks:
            return house_with_marker(self, state, everybody)
        house, victims = picks[0], picks[1:]
        if len(victims) == min(2, sum(state.houses[house].markers)):
            return None
        return marker_of(self, state, house, everybody, victims)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return sorted(set(picks[1:]))

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        for victim in picks[1:]:
            destroy(state, picks[0], victim, moment)
