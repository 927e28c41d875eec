"""Out of Gas: a rival's car can't move in one action round (K12.12)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.components import OUT_OF_GAS
from backroom.games.chicago.event_cards.event_card import ON_BOSS, EventCard
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.turn import current_turn


class OutOfGas(EventCard):
    card: ClassVar[int] = OUT_OF_GAS
    rule: ClassVar[str] = "K12.12"
    moments: ClassVar[tuple[int, ...]] = timing.ANY_TIME
    aims: ClassVar[int] = ON_BOSS

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        return Reason(self.rule, "why-stalled-already") if state.bosses[on].stalled else None

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """His move in this turn; if he has already rolled, in his next one."""
        turn = current_turn(state)
        if turn is not None and turn.seat == on and not turn.rolled and turn.may_drive(state):
            turn.stalled = True
        else:
            state.bosses[on].stalled = True
