"""Hijack: somebody else's whiskey on your truck (B11.14)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import HIJACK, TRUCKS, capacity
from backroom.games.bootleggers.phases.driving import SendTruck
from backroom.games.bootleggers.state import HOME, NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import Choice, Thug


class Hijack(Thug):
    """The whole cargo of another's truck moves onto one empty truck of yours at home."""

    card: ClassVar[int] = HIJACK
    rule: ClassVar[str] = "B11.14"
    first: ClassVar[int] = timing.LOADED
    last: ClassVar[int] = timing.LINED_UP

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
        return self.trucks("ask-hijack-whom", loaded, why_nots)

    def _own_truck(self, state: Bootleggers, seat: int, crates: int) -> Choice:
        empty = [
            t
            for t in state.trucks_at_hand(seat)
            if state.trucks[t].crates == 0 and state.trucks[t].house == HOME
        ]
        too_small = Reason(self.rule, "why-too-small", {"crates": crates})
        why_nots = [None if capacity(t) >= crates else too_small for t in empty]
        return self.trucks("ask-hijack-onto", empty, why_nots)

    def touches(self, state: Bootleggers, seat: int, picks: list[int]) -> list[int]:
        truck = state.trucks[picks[0]]
        return [s for s in {truck.operator, truck.owner} if s not in (seat, NOBODY)]

    def effect(self, state: Bootleggers, seat: int, picks: list[int], moment: Moment) -> None:
        robbed, onto = picks
        crates = state.trucks[robbed].crates
        state.trucks[robbed].crates = 0
        state.trucks[robbed].pigeon = NOBODY  # B11.18 lapses
        state.trucks[onto].crates = crates
        moment.tell(
            "story-hijack",
            mobster=seat,
            mobster_from=state.trucks[robbed].operator,
            crates=crates,
            truck=onto,
        )
        if state.driven[seat]:
            state.push(SendTruck(seat, onto))
