"""An Old Favor: a gangster for nothing (K12.1)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.auction import hire
from backroom.games.chicago.components import AN_OLD_FAVOR
from backroom.games.chicago.event_cards.event_card import ON_GANGSTER, EventCard
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import TradePhase


class AnOldFavor(EventCard):
    card: ClassVar[int] = AN_OLD_FAVOR
    rule: ClassVar[str] = "K12.1"
    moments: ClassVar[tuple[int, ...]] = timing.TRADE_PHASE
    best: ClassVar[tuple[int, ...]] = (timing.BEFORE_LOT,)
    aims: ClassVar[int] = ON_GANGSTER

    def targets(self, state: Chicago, seat: int) -> list[int]:
        return list(state.table.offer)

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """The resources of Mr. Jesus and The Cleaner are waived, too (K8.9)."""
        for step in state.stack:
            if isinstance(step, TradePhase):
                step.favor(state, on)
        hire(state, seat, on)
