"""Move Over, Pigeon: your man collects for the load (B11.18)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import House, Truck
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import PIGEON, TRUCKS
from backroom.games.bootleggers.state import HOME, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class PigeonWhom(CardChoice, frozen=True):
    """Whose money?"""


@harms("mobster_from")
class NamesPigeon(Event, frozen=True):
    """The money for a truck's crates will go to another mobster."""

    mobster: Seat
    mobster_from: Seat
    truck: Truck
    house: House


class Pigeon(Thug):
    """The wholesale money of another's loaded truck in line goes to you; the truck stays his."""

    card: ClassVar[int] = PIGEON
    rule: ClassVar[str] = "B11.18"
    questions: ClassVar[tuple[type[CardChoice], ...]] = (PigeonWhom,)
    events: ClassVar[tuple[type[Event], ...]] = (NamesPigeon,)
    first: ClassVar[int] = timing.DRIVING
    last: ClassVar[int] = timing.PASSWORD
    counts: ClassVar[tuple[int, ...]] = (timing.LINED_UP, timing.PASSWORD)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if picks:
            return None
        in_line = [
            t
            for t in range(TRUCKS)
            if state.trucks[t].house != HOME
            and state.trucks[t].crates > 0
            and state.trucks[t].operator != seat
        ]
        why_nots: list[Reason | None] = [
            Reason(self.rule, "why-sold", {"house": state.trucks[t].house})
            if state.houses[state.trucks[t].house].sold
            else None
            for t in in_line
        ]
        return self.trucks(PigeonWhom, in_line, why_nots)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        return [state.trucks[picks[0]].operator]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        truck = state.trucks[picks[0]]
        state.promise_sale(picks[0], seat)
        moment.tell(
            NamesPigeon(
                mobster=seat, mobster_from=truck.operator, truck=picks[0], house=truck.house
            )
        )
