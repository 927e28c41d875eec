"""Windfall: a card off the top, for your eyes only (B11.28)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.actions import Card
from backroom.games.bootleggers.components import WINDFALL, is_thug
from backroom.games.bootleggers.phases.taking import receive
from backroom.games.bootleggers.playing import PlayOrKeep
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Thug


class DrawsCard(Event, frozen=True):
    """A card that is no thug card is drawn and shown."""

    mobster: Seat
    card: Card


class Windfall(Thug):
    """Draw a men-of-action card unseen by the others."""

    card: ClassVar[int] = WINDFALL
    rule: ClassVar[str] = "B11.28"
    events: ClassVar[tuple[type[Event], ...]] = (DrawsCard,)
    last: ClassVar[int] = timing.END_OF_PHASE_1
    counts: ClassVar[tuple[int, ...]] = (timing.REVEAL,)

    def fits(self, state: Bootleggers) -> bool:
        """When taken; once kept, in a later round only."""
        return super().fits(state) and state.table.round > state.table.windfall_round

    def why_not(self, state: Bootleggers, seat: int) -> Reason | None:
        if sum(state.deck) == 0:
            return Reason("B11.32", "why-no-target", {"card": self.card})
        return super().why_not(state, seat)

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        card = moment.card("men-of-action", state.deck)
        if is_thug(card):
            state.mobsters[seat].unseen.append(card)
            moment.tell(events.DrawsThug(mobster=seat))
            moment.tell(events.DrawsThugUnseen(mobster=seat, card=card))
            state.push(PlayOrKeep(seat=seat, card=card, unseen=True))
        else:
            moment.tell(DrawsCard(mobster=seat, card=card))
            receive(state, seat, card, moment)
