"""The trade phase (K8): income, draw, hire, bribe, place, and everything opens again."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE
from backroom.engine.step import Step
from backroom.engine.window import lift
from backroom.games.chicago import events, timing
from backroom.games.chicago.auction import Auction, forget_limits
from backroom.games.chicago.components import BUSINESSES, NOBODY, NOTHING
from backroom.games.chicago.drawing import draw_all, next_lot
from backroom.games.chicago.income import pay_income
from backroom.games.chicago.placing import place_gangsters
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.windows import CardWindow, open_window

INCOME, BEFORE_DRAW, DRAW, BEFORE_LOT, LOT, BEFORE_BRIBE, BRIBE, BEFORE_PLACING, PLACE, REOPEN = (
    range(10)
)


@piece
class TradePhase(Step[Chicago]):
    """``unsold`` gangsters at the left of the offer have found no boss in this phase."""

    rule: ClassVar[str] = "K8.1"
    unsold: int
    lot: int  # the gangster whose auction is announced or over

    def run(self, state: Chicago, moment: Moment) -> bool:
        part = state.table.part
        state.table.part += 1
        if part in (BEFORE_LOT, BEFORE_BRIBE, BEFORE_PLACING):
            forget_limits(state)
        if part == INCOME:
            state.table.badge = NOBODY  # it was held for four action rounds (K8.5)
            moment.tell(events.TradePhaseBegins(turn=state.table.turn))
            pay_income(state, moment)
        elif part == BEFORE_DRAW:
            open_window(state, moment, timing.BEFORE_DRAW)
        elif part == DRAW:
            draw_all(state, moment)
        elif part == BEFORE_LOT:
            self._announce(state, moment)
        elif part == LOT:
            self._auction(state)
        elif part == BEFORE_BRIBE:
            open_window(state, moment, timing.BEFORE_BRIBE)
        elif part == BRIBE:
            state.push(Auction(gangster=NOTHING, seat=state.table.first))
        elif part == BEFORE_PLACING:
            open_window(state, moment, timing.BEFORE_PLACING)
        elif part == PLACE:
            place_gangsters(state)
        else:
            self._reopen(state, moment)
        return True

    def _announce(self, state: Chicago, moment: Moment) -> None:
        """One by one, left to right; who is still in the offer is unsold and stays (K8.4)."""
        if self.lot in state.table.offer:
            self.unsold += 1
        self.lot = next_lot(state, self.unsold)
        if self.lot == NOTHING:
            state.table.part = BEFORE_BRIBE
        else:
            open_window(state, moment, timing.BEFORE_LOT, self.lot)

    def _auction(self, state: Chicago) -> None:
        state.table.part = BEFORE_LOT
        if self.lot in state.table.offer:
            state.push(Auction(gangster=self.lot, seat=state.table.first))

    def favor(self, state: Chicago, gangster: int) -> None:
        """Somebody is about to leave the offer otherwise."""
        if gangster == self.lot:
            forget_limits(state)
        if state.table.offer.index(gangster) < self.unsold:
            self.unsold -= 1

    def _reopen(self, state: Chicago, moment: Moment) -> None:
        """K8.7: garages and closed businesses open, abilities are fresh. One effect (K1.2)."""
        state.pop()
        state.table.part = INCOME
        lift(state, THIS_PHASE)
        state.table.used = []
        for seat in range(state.seats):
            boss = state.bosses[seat]
            if boss.garage != NOTHING:
                moment.tell(events.CarBack(boss=seat, garage=boss.garage))
                boss.garage = NOTHING
        for b in range(BUSINESSES):
            business = state.businesses[b]
            if business.closed:
                state.shut(b, False)
                moment.tell(events.Reopens(boss=business.owner, business=b))


def current_auction(state: Chicago) -> Auction | None:
    """The auction that runs."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Auction) else None


def announced_auction(state: Chicago) -> Auction | None:
    """The one that comes next, while its window is open: nobody has bid yet."""
    for at in range(len(state.stack) - 1):
        phase, window = state.stack[at], state.stack[at + 1]
        if isinstance(phase, TradePhase) and isinstance(window, CardWindow):
            if window.when == timing.BEFORE_LOT and phase.lot in state.table.offer:
                return Auction(gangster=phase.lot, seat=state.table.first)
            if window.when == timing.BEFORE_BRIBE:
                return Auction(gangster=NOTHING, seat=state.table.first)
    return None


def auction_in_sight(state: Chicago) -> Auction | None:
    """The one that runs or is announced."""
    return current_auction(state) or announced_auction(state)
