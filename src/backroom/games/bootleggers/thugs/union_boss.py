"""Friendly Union Boss: your drivers work for the love of it (B11.9)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import UNION_BOSS
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Thug


class HiresUnionBoss(Event, frozen=True):
    """The Union Boss lies face up in front of a mobster."""

    mobster: Seat


class UnionBoss(Thug):
    """Lies face up before you; wages ask ``mobster.union_boss``. Investigation ends it."""

    card: ClassVar[int] = UNION_BOSS
    rule: ClassVar[str] = "B11.9"
    counts: ClassVar[tuple[int, ...]] = (timing.REVEAL,)
    events: ClassVar[tuple[type[Event], ...]] = (HiresUnionBoss,)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        state.table.discard[UNION_BOSS] -= 1  # the one card that is not discarded after use
        state.mobsters[seat].union_boss = True
        moment.tell(HiresUnionBoss(mobster=seat))
