"""Safe House: some of your people had better not be seen for a while (B11.23)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.ask import Option
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseCount, ChooseHouse, Count, House
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import OMALLEYS, SAFE_HOUSE
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.markers import close
from backroom.games.bootleggers.thugs.thug import Choice, Thug

MOST = 3
#: "No more than these." No marker ever stands at O'Malley's, so it is no speakeasy's number.
ENOUGH = OMALLEYS


class SafeHouseMore(CardChoice, frozen=True):
    """Another marker?"""


class SafeHouseFirst(CardChoice, frozen=True):
    """From which house?"""


class SavesMarkers(Event, frozen=True):
    """Markers come back from a speakeasy to the back room."""

    mobster: Seat
    house: House
    count: Count


class SafeHouse(Thug):
    """One to three of your own markers go to the back room, and so many are locked there."""

    card: ClassVar[int] = SAFE_HOUSE
    rule: ClassVar[str] = "B11.23"
    counts: ClassVar[tuple[int, ...]] = (timing.LAST_SALE,)
    questions: ClassVar[tuple[type[CardChoice], ...]] = (
        SafeHouseMore,
        SafeHouseFirst,
    )
    events: ClassVar[tuple[type[Event], ...]] = (SavesMarkers,)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        """Marker by marker: from which speakeasy?"""
        if len(picks) == MOST or ENOUGH in picks:
            return None
        options = [
            Option(ChooseHouse(house), self._why_not_from(state, seat, house, picks))
            for house in state.houses_in_play()
        ]
        if not picks:
            return Choice(SafeHouseFirst, options)
        if all(option.why_not is not None for option in options):
            return None  # there are no more
        options.append(Option(ChooseCount(ENOUGH)))
        return Choice(SafeHouseMore, options)

    def _why_not_from(
        self, state: Bootleggers, seat: int, house: int, picks: list[int]
    ) -> Reason | None:
        if house == OMALLEYS:
            return Reason(self.rule, "why-not-omalleys")
        if picks and house != picks[0] and state.options.safe_house == "one":
            return Reason("B12.3", "why-one-speakeasy", {"house": picks[0]})
        if state.houses[house].markers[seat] <= picks.count(house):
            return Reason(self.rule, "why-none-of-yours", {"house": house})
        return None

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        taken = [pick for pick in picks if pick != ENOUGH]
        for house in sorted(set(taken)):
            count = taken.count(house)
            was_open = influence.is_open(state, house)
            state.add_markers(house, seat, -count)
            moment.tell(SavesMarkers(mobster=seat, house=house, count=count))
            if was_open and not influence.is_open(state, house):
                close(state, house, moment)
        state.mobsters[seat].markers += len(taken)
        state.mobsters[seat].locked += len(taken)
