"""Hijack: somebody else's whiskey on your truck (B11.14)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Seat
from backroom.engine.event import Event, harms
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Truck
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.components import HIJACK, TRUCKS, capacity
from backroom.games.bootleggers.events import Crates
from backroom.games.bootleggers.phases.driving import SendTruck
from backroom.games.bootleggers.state import HOME, NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class HijackWhom(CardChoice, frozen=True):
    """Whose crates?"""


class HijackOnto(CardChoice, frozen=True):
    """Onto which truck?"""


@harms("mobster_from")
class HijacksCrates(Event, frozen=True):
    """A truck's crates change over to the hijacker's truck."""

    mobster: Seat
    mobster_from: Seat
    crates: Crates
    truck: Truck


class Hijack(Thug):
    """The whole cargo of another's truck moves onto one empty truck of yours at home."""

    card: ClassVar[int] = HIJACK
    rule: ClassVar[str] = "B11.14"
    questions: ClassVar[tuple[type[CardChoice], ...]] = (
        HijackWhom,
        HijackOnto,
    )
    events: ClassVar[tuple[type[Event], ...]] = (HijacksCrates,)
    first: ClassVar[int] = timing.LOADED
    last: ClassVar[int] = timing.LINED_UP
    counts: ClassVar[tuple[int, ...]] = (timing.LOADED, timing.LINED_UP)

    def choose(self, state: Bootleggers, seat: int, picks: list[int]) -> Choice | None:
        if len(picks) == 2:
            return None
        if picks:
            return self._own_truck(state, seat, state.trucks[picks[0]].crates)
        loaded = [
            t
            for t in range(TRUCKS)
            if state.trucks[t].crates > 0 and state.trucks[t].operator != seat
        ]
        why_nots = [
            None
            if self._own_truck(state, seat, state.trucks[t].crates).possible()
            else Reason(self.rule, "why-no-room", {"crates": state.trucks[t].crates})
            for t in loaded
        ]
        return self.trucks(HijackWhom, loaded, why_nots)

    def _own_truck(self, state: Bootleggers, seat: int, crates: int) -> Choice:
        empty = [
            t
            for t in state.trucks_at_hand(seat)
            if state.trucks[t].crates == 0 and state.trucks[t].house == HOME
        ]
        too_small = Reason(self.rule, "why-too-small", {"crates": crates})
        why_nots = [None if capacity(t) >= crates else too_small for t in empty]
        return self.trucks(HijackOnto, empty, why_nots)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        truck = state.trucks[picks[0]]
        return [s for s in {truck.operator, truck.owner} if s not in (seat, NOBODY)]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        robbed, onto = picks
        crates = state.trucks[robbed].crates
        state.load(robbed, 0)
        state.promise_sale(robbed, NOBODY)  # B11.18 lapses
        state.load(onto, crates)
        moment.tell(
            HijacksCrates(
                mobster=seat, mobster_from=state.trucks[robbed].operator, crates=crates, truck=onto
            )
        )
        if state.table.driven[seat]:
            state.push(SendTruck(seat=seat, truck=onto))
