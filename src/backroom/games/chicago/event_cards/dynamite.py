"""Dynamite: a gangster of one's own for four more in every round (K12.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.moment import Moment
from backroom.games.chicago import timing
from backroom.games.chicago.casualties import HIT, Falling
from backroom.games.chicago.components import DYNAMITE, NOBODY
from backroom.games.chicago.event_cards.event_card import ON_GANGSTER, EventCard
from backroom.games.chicago.shootout import current_shootout
from backroom.games.chicago.state import Chicago

#: So much is added to one's dice.
BLAST: Final = 4


class Dynamite(EventCard):
    card: ClassVar[int] = DYNAMITE
    rule: ClassVar[str] = "K12.5"
    moments: ClassVar[tuple[int, ...]] = (timing.SHOOTOUT_START,)
    aims: ClassVar[int] = ON_GANGSTER

    def targets(self, state: Chicago, seat: int) -> list[int]:
        shootout = current_shootout(state)
        if shootout is None or shootout.side(seat) == NOBODY:
            return []
        return list(shootout.standing(shootout.side(seat)))

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """He dies first, and nobody can save him (K6.11)."""
        shootout = current_shootout(state)
        assert shootout is not None
        shootout.bonus[shootout.side(seat)] += BLAST
        state.push(
            Falling(
                gangster=on,
                owner=seat,
                dying=True,
                fighting=True,
                can_be_saved=False,
                stage=HIT,
                saved=False,
            )
        )
