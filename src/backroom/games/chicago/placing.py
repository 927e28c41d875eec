"""Placing the gangsters, all at the same time and in secret (K8.6)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Done, Put
from backroom.games.chicago.components import CAR, FREE, HIDING, UNKNOWN
from backroom.games.chicago.gangsters import fit
from backroom.games.chicago.state import Chicago


def placeable(state: Chicago, seat: int) -> list[int]:
    """At work, just hired, or back from hiding."""
    return [
        g
        for g in range(len(state.owners))
        if state.owners[g] == seat and (state.where[g] <= HIDING or state.where[g] == FREE)
    ]


@piece
class Placing(Step[Chicago]):
    """``plans`` of each seat say of each of its gangsters where he is to go."""

    rule: ClassVar[str] = "K8.6"
    sealed: ClassVar[bool] = True
    plans: list[list[int]]
    done: list[bool]

    def run(self, state: Chicago, moment: Moment) -> bool:
        for seat in range(state.seats):
            if not self.done[seat] and placeable(state, seat):
                return False
        state.pop()
        moment.no_way_back()
        for seat in range(state.seats):
            for g in placeable(state, seat):
                state.seat(g, self.plans[seat][g], 1 << seat)
        moment.tell(events.Placed())
        return True

    def spots(self, state: Chicago, seat: int) -> list[int]:
        return [*state.own_businesses(seat), CAR]

    def inside(self, seat: int, own: list[int], spot: int) -> list[int]:
        """Who of all who are to be placed is to go there."""
        return [g for g in own if self.plans[seat][g] == spot]

    def why_not(self, seat: int, own: list[int], gangster: int, spot: int) -> Reason | None:
        """There must be room where he goes (K5.11)."""
        if spot in (HIDING, self.plans[seat][gangster]):
            return None
        there = [*self.inside(seat, own, spot), gangster]
        return None if fit(there, spot == CAR) else Reason("K5.11", "why-no-room")

    def asks(self, state: Chicago) -> list[Ask]:
        asks = []
        for seat in range(state.seats):
            own = placeable(state, seat)
            if not own:
                continue
            id = f"{state.table.turn}.place"
            answer = Done() if self.done[seat] else None
            done = [Option(Done())]
            asks.append(
                Ask(
                    id,
                    seat,
                    questions.PlacingDone(),
                    self.rule,
                    done,
                    default=Done(),
                    answer=answer,
                )
            )
            spots = [*self.spots(state, seat), HIDING]
            for g in own:
                options = [Option(Put(g, spot), self.why_not(seat, own, g, spot)) for spot in spots]
                asks.append(
                    Ask(
                        id=f"{id}.{g}",
                        seat=seat,
                        question=questions.PlaceGangster(gangster=g),
                        rule=self.rule,
                        options=options,
                        optional=True,
                        answer=Put(g, self.plans[seat][g]),
                        part=True,
                    )
                )
        return asks

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Put):
            self.plans[seat][action.gangster] = action.spot
            self.done[seat] = False
        else:
            self.done[seat] = True
            take_in(state, seat, self.plans[seat])

    def dealt(self, state: Chicago, parties: tuple[int, ...]) -> None:
        """Whose gang has changed places it anew."""
        for seat in parties:
            planned = [g for g, spot in enumerate(self.plans[seat]) if spot != UNKNOWN]
            if planned != placeable(state, seat):
                self.done[seat] = False
                self.plans[seat] = arrange(state, seat)

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        hidden = [UNKNOWN] * len(self.plans[0])
        seen["plans"] = [list(plan) if at == seat else hidden for at, plan in enumerate(self.plans)]
        seen["done"] = [done and at == seat for at, done in enumerate(self.done)]
        return seen


def arrange(state: Chicago, seat: int) -> list[int]:
    """A legal plan to begin with: all stay where they are, the rest go where there is room."""
    plan = [UNKNOWN] * len(state.owners)
    spots = [*state.own_businesses(seat), CAR]
    for g in placeable(state, seat):
        plan[g] = state.where[g] if state.where[g] in spots else HIDING
    take_in(state, seat, plan)
    return plan


def take_in(state: Chicago, seat: int, plan: list[int]) -> None:
    """Everyone for whom there is room must be placed; who is left stays hiding."""
    own = placeable(state, seat)
    for g in own:
        for spot in (CAR, *reversed(state.own_businesses(seat))):
            inside = [other for other in own if plan[other] == spot]
            if plan[g] == HIDING and fit([*inside, g], spot == CAR):
                plan[g] = spot


def place_gangsters(state: Chicago) -> None:
    plans = [arrange(state, seat) for seat in range(state.seats)]
    state.push(Placing(plans=plans, done=[False] * state.seats))
