"""Windows: "at any time", played by wire.

A window asks all eligible seats at the same time: play something, or pass. Of those who want to
act the first in order acts; then it opens anew, until all have passed. Eligibility follows from
public facts alone, and nobody is shown who has answered, so a window gives nobody's hand away.
A pass may stand, and an order left in advance answers for its seat.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option, Question
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.passing import (
    THIS_PHASE,
    THIS_ROUND,
    THIS_TIME,
    THIS_WINDOW,
    UNTIL_HIT,
    Pass,
)
from backroom.engine.step import State, Together

W = TypeVar("W", bound=State)

_PASSES: Final = (
    Option(Pass(THIS_TIME)),
    Option(Pass(THIS_WINDOW)),
    Option(Pass(THIS_PHASE)),
    Option(Pass(THIS_ROUND)),
    Option(Pass(UNTIL_HIT)),
)
_PASS: Final = Pass(THIS_TIME)
#: The passes of a window, by the first standing one that it heeds.
_PASSES_FROM: Final = tuple((_PASSES[0], *_PASSES[first:]) for first in range(len(_PASSES)))


@piece
@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Together[W]):
    """A game says who is eligible, what can be played and in which order."""

    sealed: ClassVar[bool] = True
    #: A pass for "this window" covers windows from this scope on; reactions inside a window are
    #: windows of their own and only heed passes for the phase or the round.
    heeds: ClassVar[int] = THIS_WINDOW

    #: How often the window has opened, and what each seat has answered this time.
    opening: int = 0
    answers: list[Action | None]

    def question(self, state: W) -> Question:
        """What is asked, by public facts only."""
        raise NotImplementedError

    def name(self, state: W) -> str:
        """A name for the question ids, made of public facts only."""
        raise NotImplementedError

    def eligible(self, state: W, seat: int) -> bool:
        """May this seat have something to play, by public facts alone?"""
        raise NotImplementedError

    def could_act(self, state: W, seat: int) -> bool:
        """Could an eligible seat really play something, for all that the table knows?"""
        return True

    def open_to(self, state: W) -> list[int]:
        """Whom it concerns by public facts: who might act, and has not said that he passes."""
        return [
            seat
            for seat in range(state.seats)
            if state.standing[seat] < self.heeds
            and self.eligible(state, seat)
            and self.could_act(state, seat)
        ]

    def plays(self, state: W, seat: int) -> list[Option]:
        """What the seat can play."""
        raise NotImplementedError

    def counts(self, state: W, seat: int, action: Action) -> bool:
        """Is this one of the moments at which the seat would play that, if at all?

        No rule: it may be played in every window. Whoever plays alone among bots is asked at these
        moments, and need not pass at all the others.
        """
        return True

    def order(self, state: W) -> list[int]:
        """Who acts first of those who want to."""
        raise NotImplementedError

    def ordered(self, state: W, seat: int) -> Action | None:
        """What an order left in advance answers for the seat."""
        return None

    def perform(self, state: W, seat: int, action: Action, moment: Moment) -> bool:
        """The seat acts. False: it has yet to make choices; :meth:`reopen` or :meth:`forgo`
        is called when it has."""
        raise NotImplementedError

    def close(self, state: W, moment: Moment) -> None:
        """All have passed."""
        state.pop()

    def run(self, state: W, moment: Moment) -> bool:
        if not self._all_in(state):
            return False
        if not self._somebody_wants():
            if self._somebody_answered():
                moment.no_way_back()
            if self.heeds == THIS_WINDOW:
                lift(state, THIS_WINDOW)
            self.close(state, moment)
            return True
        for seat in self.order(state):
            action = self.answers[seat]
            if action is not None and self._wants(seat):
                moment.no_way_back()
                if self.perform(state, seat, action, moment):
                    self.reopen()
                return True
        raise AssertionError("somebody wants to act, but is not in the order")

    def _all_in(self, state: W) -> bool:
        """Take what stands or was ordered for a seat, once no seat is waited for.

        Not before: an answer that turns up early would show its seat who else has answered.
        """
        answers = self.answers
        for seat, answer in enumerate(answers):
            if answer is None and self.awaits(state, seat):
                return False
        for seat, answer in enumerate(answers):
            if answer is None and self.eligible(state, seat):
                answers[seat] = answer = self._answered_for(state, seat)
            if type(answer) is Pass and answer.stand > state.standing[seat]:
                state.standing[seat] = answer.stand
        return True

    def _somebody_wants(self) -> bool:
        for answer in self.answers:
            if answer is not None and not isinstance(answer, Pass):
                return True
        return False

    def _somebody_answered(self) -> bool:
        for answer in self.answers:
            if answer is not None:
                return True
        return False

    def _wants(self, seat: int) -> bool:
        answer = self.answers[seat]
        return answer is not None and not isinstance(answer, Pass)

    def _answered_for(self, state: W, seat: int) -> Action | None:
        ordered = self.ordered(state, seat)
        if ordered is not None:
            return ordered
        return _PASS if state.standing[seat] >= self.heeds else None

    def reopen(self) -> None:
        """Somebody has acted: all are asked anew."""
        self.opening += 1
        self.answers = [None] * len(self.answers)

    def forgo(self, seat: int) -> None:
        """The seat does not act after all: it has passed."""
        self.answers[seat] = _PASS

    def awaits(self, state: W, seat: int) -> bool:
        if self.answers[seat] is not None or state.standing[seat] >= self.heeds:
            return False
        return self.eligible(state, seat) and self.ordered(state, seat) is None

    def asks_of(self, state: W, seat: int) -> list[Ask]:
        answered = self.answers[seat] is not None and self.eligible(state, seat)
        return self._asks(state, seat) if answered or self.awaits(state, seat) else []

    def next_asks(self, state: W) -> list[Ask]:
        for seat, answer in enumerate(self.answers):
            if answer is None and self.awaits(state, seat):
                return self._asks(state, seat)
        return []

    def _asks(self, state: W, seat: int) -> list[Ask]:
        return [
            Ask(
                f"{self.name(state)}.{self.opening}",
                seat,
                self.question(state),
                self.rule,
                [*_PASSES_FROM[self.heeds], *self.plays(state, seat)],
                default=_PASS,
                answer=self.answers[seat],
            )
        ]

    def worth_asking(self, state: W, seat: int) -> bool:
        """Has the seat something to play here whose moment it is, or has somebody just acted?"""
        for option in self.plays(state, seat):
            if option.why_not is None:
                if self.opening > 0 or self.counts(state, seat, option.action):
                    return True
        return False

    def may_force(self, state: W) -> bool:
        for seat in range(state.seats):
            if self.awaits(state, seat) and not self.could_act(state, seat):
                return True
        return False

    def by_public_facts(self, state: W, ask: Ask) -> bool:
        return not self.could_act(state, ask.seat)

    def answer(self, state: W, seat: int, action: Action, moment: Moment) -> None:
        self.answers[seat] = action

    def dealt(self, state: W, parties: tuple[int, ...]) -> None:
        """What the parties meant to play may have changed hands: they are asked again."""
        for seat in parties:
            self.answers[seat] = None

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        seen["answers"] = [a if at == seat else None for at, a in enumerate(self.answers)]
        return seen


def lift(state: State, scope: int) -> None:
    """A window, phase or round is over: passes that stood no longer than that lapse."""
    standing = state.standing
    for seat, stand in enumerate(standing):
        if THIS_TIME < stand <= scope:
            standing[seat] = THIS_TIME


def wake(state: State, seat: int) -> None:
    """Something has touched the seat: its standing pass lapses."""
    state.standing[seat] = THIS_TIME
