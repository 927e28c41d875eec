"""What city and state politics share: markers for money (B11.6, B11.24)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class BuyMarkers(CardChoice, frozen=True):
    """How many markers?"""


class Politics(Thug):
    """Buy markers into the back room; ``cost`` is for each of them."""

    most: ClassVar[int]
    counts: ClassVar[tuple[int, ...]] = (timing.END_OF_PHASE_1,)
    questions: ClassVar[tuple[type[CardChoice], ...]] = (BuyMarkers,)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        why_nots = [self._why_not_buy(state, seat, n) for n in range(1, self.most + 1)]
        return self.count(BuyMarkers, why_nots)

    def _why_not_buy(self, state: Bootleggers, seat: int, count: int) -> Reason | None:
        supply = state.supply(seat)
        if count > supply:
            return Reason("B11.33", "why-no-supply", {"count": supply})
        if self.cost * count > state.mobsters[seat].cash:
            return Reason("B11.32", "why-no-cash", {"cash": self.cost * count})
        return None

    def price(self, state: Bootleggers, seat: int, picks: list[int]) -> int:
        return self.cost * picks[0]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        moment.tell(events.Recruits(mobster=seat, count=state.recruit(seat, picks[0])))
