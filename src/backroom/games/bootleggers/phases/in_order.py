"""Acting in muscle order: one mobster finishes before the next begins (B4.4)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.bootleggers.state import NOBODY, Bootleggers


@piece
@mypyc_attr(allow_interpreted_subclasses=True)
class InMuscleOrder(Step[Bootleggers]):
    """Each mobster in turn. Who has not acted yet acts in the order that holds by then, so
    Big City Boys counts at once, and nobody acts twice."""

    seat: int  # whose turn it is
    acted: list[bool]

    def begin(self, state: Bootleggers, seat: int, moment: Moment) -> None:
        """The mobster's turn begins."""

    def asked(self, state: Bootleggers, seat: int) -> bool:
        """Has the mobster (still) something to decide?"""
        raise NotImplementedError

    def end(self, state: Bootleggers, seat: int, moment: Moment) -> None:
        """The mobster's turn is over."""

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        if self.seat == NOBODY:
            return self._next(state, moment)
        if self.asked(state, self.seat):
            return False
        self.finish(state, moment)
        return True

    def after(self, state: Bootleggers) -> int:
        """Who acts next, as things stand."""
        strongest, most = NOBODY, -1
        for seat, acted in enumerate(self.acted):
            if not acted and seat != self.seat:
                value = state.muscle_value(seat)
                if value > most:
                    strongest, most = seat, value
        return strongest

    def _next(self, state: Bootleggers, moment: Moment) -> bool:
        strongest = self.after(state)
        if strongest == NOBODY:
            state.pop()
        else:
            self.seat = strongest
            self.begin(state, strongest, moment)
        return True

    def finish(self, state: Bootleggers, moment: Moment) -> None:
        seat = self.seat
        self.acted[seat] = True
        self.seat = NOBODY
        self.end(state, seat, moment)
