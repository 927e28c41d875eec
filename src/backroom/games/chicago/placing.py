"""Placing the gangsters, all at the same time and in secret (K8.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Together
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Put
from backroom.games.chicago.answers import DONE, PUT
from backroom.games.chicago.components import CAR, FREE, HIDING, UNKNOWN
from backroom.games.chicago.gangsters import fit, seats_left, takes
from backroom.games.chicago.state import Chicago


def placeable(state: Chicago, seat: int) -> list[int]:
    """At work, just hired, or back from hiding."""
    where = state.where
    return [
        g
        for g, owner in enumerate(state.owners)
        if owner == seat and (where[g] <= HIDING or where[g] == FREE)
    ]


def has_placeable(state: Chicago, seat: int) -> bool:
    """Has he a gangster to place?"""
    where = state.where
    for g, owner in enumerate(state.owners):
        if owner == seat and (where[g] <= HIDING or where[g] == FREE):
            return True
    return False


_NO_ROOM: Final = Reason("K5.11", "why-no-room")
#: By the gangster and the spot: there is no room for him.
_PUT_IN_VAIN: Final = tuple(
    [tuple([Option(put.action, _NO_ROOM) for put in puts]) for puts in PUT],
)
_DONE: Final = questions.PlacingDone()
_PLACE: Final = tuple([questions.PlaceGangster(g) for g in range(len(PUT))])


def _puts(gangster: int, spot: int, spots: list[int], left: list[int]) -> list[Option]:
    """Where he may go, with so many seats left there; he may stay where he is, and hide."""
    puts, in_vain = PUT[gangster], _PUT_IN_VAIN[gangster]
    inside, in_car = takes(gangster, False), takes(gangster, True)
    options: list[Option] = []
    for at, to in enumerate(spots):
        room = to == spot or (in_car if to == CAR else inside) <= left[at]
        options.append(puts[to] if room else in_vain[to])
    options.append(puts[HIDING])
    return options


@piece
class Placing(Together[Chicago]):
    """``plans`` of each seat say of each of its gangsters where he is to go."""

    rule: ClassVar[str] = "K8.6"
    sealed: ClassVar[bool] = True
    plans: list[list[int]]
    done: list[bool]

    def awaits(self, state: Chicago, seat: int) -> bool:
        return not self.done[seat] and has_placeable(state, seat)

    def run(self, state: Chicago, moment: Moment) -> bool:
        for seat in range(state.seats):
            if self.awaits(state, seat):
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
        return None if fit(there, spot == CAR) else _NO_ROOM

    def asks_of(self, state: Chicago, seat: int) -> list[Ask]:
        own, plan = placeable(state, seat), self.plans[seat]
        if not own:
            return []
        id = f"{state.table.turn}.place"
        done = DONE.action if self.done[seat] else None
        asks = [Ask(id, seat, _DONE, self.rule, [DONE], default=DONE.action, answer=done)]
        spots = self.spots(state, seat)
        left = [seats_left(self.inside(seat, own, spot), spot == CAR) for spot in spots]
        for g in own:
            options = _puts(g, plan[g], spots, left)
            answer = PUT[g][plan[g]].action
            asks.append(
                Ask(
                    f"{id}.{g}",
                    seat,
                    _PLACE[g],
                    self.rule,
                    options,
                    optional=True,
                    answer=answer,
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
        if plan[g] == HIDING:
            plan[g] = _room_for(g, own, plan, state.own_businesses(seat))


def _room_for(gangster: int, own: list[int], plan: list[int], businesses: list[int]) -> int:
    """The car, if he fits in; if not the last business in which he does. Or HIDING."""
    for spot in (CAR, *reversed(businesses)):
        inside = [other for other in own if plan[other] == spot]
        if fit([*inside, gangster], spot == CAR):
            return spot
    return HIDING


def place_gangsters(state: Chicago) -> None:
    plans = [arrange(state, seat) for seat in range(state.seats)]
    state.push(Placing(plans=plans, done=[False] * state.seats))
