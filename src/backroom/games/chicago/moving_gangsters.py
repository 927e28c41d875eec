"""Moving gangsters between the car and a business (K5.7, K5.10, K6.13)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import between_decisions, events, questions
from backroom.games.chicago.actions import Done, Put
from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import fit
from backroom.games.chicago.state import Chicago


@piece
class Shifting(Step[Chicago]):
    """Who goes in, who comes along? Others see only how many sit where when it is done."""

    rule: ClassVar[str] = "K5.10"
    seat: int
    business: int
    inside: list[int]  # who is to be in the business

    def run(self, state: Chicago, moment: Moment) -> bool:
        return False

    def all(self, state: Chicago) -> list[int]:
        return sorted(state.in_car(self.seat) + state.in_business(self.business))

    def asks(self, state: Chicago) -> list[Ask]:
        everyone = self.all(state)
        in_car = [g for g in everyone if g not in self.inside]
        id = f"{between_decisions.name(state)}.shift"
        why = None
        if not fit(in_car, True) or not fit(self.inside, False):
            why = Reason("K5.11", "why-no-room")
        puts = [Option(Put(g, self.business if g in in_car else CAR)) for g in everyone]
        done = Option(Done(), why)
        question = questions.Shift(business=self.business)
        default = Done() if why is None else self._back(state)
        return [Ask(id, self.seat, question, self.rule, [*puts, done], default=default, part=True)]

    def _back(self, state: Chicago) -> Action:
        """One step back to where everybody sits, and there is room for all."""
        for g in self.all(state):
            if (state.where[g] == CAR) != (g not in self.inside):
                return Put(g, state.where[g])
        raise AssertionError("there is no room for those who sit there")

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Put):
            if action.spot == CAR:
                self.inside.remove(action.gangster)
            else:
                self.inside.append(action.gangster)
                self.inside.sort()
            return
        state.pop()
        everyone = self.all(state)
        for g in everyone:
            known = state.known[g]
            if known != state.everybody:
                known = 1 << seat  # who has peeped can't tell any more who went where
            state.seat(g, self.business if g in self.inside else CAR, known)
        moment.no_way_back()
        moment.tell(
            events.Shifts(
                boss=seat,
                business=self.business,
                count_inside=len(self.inside),
                count_car=len(everyone) - len(self.inside),
            )
        )

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        if seat != self.seat:
            seen["inside"] = []
        return seen


def shift(state: Chicago, seat: int, business: int) -> None:
    """Ask who goes where, if there is anybody to ask about."""
    inside = state.in_business(business)
    if inside or state.in_car(seat):
        state.push(Shifting(seat=seat, business=business, inside=inside))
