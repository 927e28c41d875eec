"""Placing influence markers (B5.1), and cutting in with more muscle (B5.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.answers import unless
from backroom.engine.ask import Ask, Option
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_TIME, Pass
from backroom.engine.step import Step
from backroom.engine.window import Window, wake
from backroom.games.bootleggers import events, influence, questions
from backroom.games.bootleggers.actions import Place, PreEmpt
from backroom.games.bootleggers.answers import DONE, PLACE
from backroom.games.bootleggers.components import HOUSES, OMALLEYS
from backroom.games.bootleggers.state import Bootleggers

_NOT_OMALLEYS: Final = Reason("B5.1", "why-not-omalleys")
_FULL: Final = tuple([Reason("B5.8", "why-full", {"house": house}) for house in range(HOUSES)])


def any_time(state: Bootleggers) -> bool:
    """Option B12.9: markers are placed in windows, and there is no phase 2."""
    return state.options.influence != "phase"


def place_options(state: Bootleggers) -> list[Option]:
    """Where a marker can go."""
    return [unless(why_full(state, house), PLACE[house]) for house in state.houses_in_play()]


def why_full(state: Bootleggers, house: int) -> Reason | None:
    if house == OMALLEYS:
        return _NOT_OMALLEYS
    if influence.free_circles(state, house) == 0:
        return _FULL[house]
    return None


def could_place(state: Bootleggers, seat: int) -> bool:
    """Has the seat a marker to place, and is there a circle for it?"""
    if state.may_place(seat) == 0:
        return False
    for house in state.houses_in_play():
        if why_full(state, house) is None:
            return True
    return False


def place(state: Bootleggers, seat: int, house: int, moment: Moment) -> None:
    """One marker from the back room goes to a speakeasy."""
    before = standings(state, (house,))
    was_open = influence.is_open(state, house)
    state.mobsters[seat].markers -= 1
    state.add_markers(house, seat, 1)
    moment.tell(events.Places(mobster=seat, house=house))
    if not was_open and influence.is_open(state, house):
        moment.tell(events.Opens(house=house))
    wake_touched(state, (house,), before)


# --- passes lapse (B10.5) ------------------------------------------------------------------------


def standings(state: Bootleggers, houses: tuple[int, ...]) -> list[list[int]]:
    """Each seat's standing in each house, and whether it is open. Empty, if no pass stands."""
    if not any(state.standing):
        return []
    return [
        [*influence.standings(state, house), int(influence.is_open(state, house))]
        for house in houses
    ]


def wake_touched(state: Bootleggers, houses: tuple[int, ...], before: list[list[int]]) -> None:
    """A pass lapses where its mobster's standing, or the openness of his house, has changed."""
    if not before:
        return
    after = standings(state, houses)
    for house, then, now in zip(houses, before, after, strict=True):
        if then == now:
            continue
        opened = then[-1] != now[-1]
        in_line = [state.trucks[t].operator for t in state.trucks_in_line(house)]
        for seat in range(state.seats):
            there = state.houses[house].markers[seat] > 0 or seat in in_line
            if then[seat] != now[seat] or (opened and there):
                wake(state, seat)


# --- cutting in (B5.7) ---------------------------------------------------------------------------


def declare(state: Bootleggers, seat: int, house: int, moment: Moment) -> bool:
    """Place at any time. False: those with more muscle are asked first."""
    if state.options.influence == "pre-empt":
        moment.tell(events.Declares(mobster=seat, house=house))
        state.push(
            Declared(
                seat=seat, house=house, declined=[False] * state.seats, pre_empts=False, cut=False
            )
        )
        return False
    place(state, seat, house, moment)
    return True


@piece
class Declared(Step[Bootleggers]):
    """A mobster means to place here; those with more muscle may pre-empt him, asked upwards.

    A pre-emptor has declared a placement too, so he can be pre-empted in turn. Who has been
    pre-empted decides anew.
    """

    rule: ClassVar[str] = "B5.7"
    seat: int
    house: int
    declined: list[bool]
    pre_empts: bool  # he cuts in himself
    cut: bool  # somebody has cut in before him
    overtaken: bool = False  # and somebody else before that one, who has let it be since

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        if self.cut or influence.free_circles(state, self.house) == 0:
            self._end(state)
            return True
        if self._next(state) is not None:
            return False
        self._end(state)
        if self.overtaken:
            return True
        if self.pre_empts:
            self._cut_in(state)
            place(state, self.seat, self.house, moment)
            state.push(PlacingMore(seat=self.seat, house=self.house))
        else:
            place(state, self.seat, self.house, moment)
        return True

    def _cut_in(self, state: Bootleggers) -> None:
        """All who meant to place here decide anew, the one before whom he cuts in first."""
        for step in state.stack:
            if isinstance(step, Declared):
                step.overtaken = True
        below = state.stack[-1]
        if isinstance(below, Declared):
            below.cut = True

    def _end(self, state: Bootleggers) -> None:
        state.pop()
        below = state.stack[-1]
        if isinstance(below, Window):
            below.reopen()

    def _next(self, state: Bootleggers) -> int | None:
        """The next one up who could pre-empt and has not said no."""
        for other in reversed(state.muscle_order()):
            stronger = state.muscle_value(other) > state.muscle_value(self.seat)
            if stronger and not self.declined[other] and state.may_place(other) > 0:
                return other
        return None

    def asks(self, state: Bootleggers) -> list[Ask]:
        other = self._next(state)
        if other is None:
            return []
        left = sum(influence.free_circles(state, house) for house in state.houses_in_play())
        id = f"{state.table.round}.pre-empt.{left}.{self.seat}.{other}"
        options = [Option(Pass(THIS_TIME)), Option(PreEmpt(self.house))]
        question = questions.PreEmpt(mobster=self.seat, house=self.house)
        default = options[0].action
        return [Ask(id, other, question, self.rule, options, "confirm", default=default)]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, PreEmpt):
            moment.tell(events.PreEmpts(mobster=seat, mobster_of=self.seat, house=self.house))
            state.push(
                Declared(
                    seat=seat,
                    house=self.house,
                    declined=[False] * state.seats,
                    pre_empts=True,
                    cut=False,
                )
            )
        else:
            self.declined[seat] = True


@piece
class PlacingMore(Step[Bootleggers]):
    """Who pre-empts places at least one marker, and as many more as he likes (B5.7)."""

    rule: ClassVar[str] = "B5.7"
    seat: int
    house: int

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        room = influence.free_circles(state, self.house)
        if state.may_place(self.seat) > 0 and room > 0:
            return False
        state.pop()
        return True

    def asks(self, state: Bootleggers) -> list[Ask]:
        left = state.may_place(self.seat)
        question = questions.PlaceMore(house=self.house, count=left)
        id = f"{state.table.round}.more.{self.house}.{left}"
        options = [PLACE[self.house], DONE]
        return [Ask(id, self.seat, question, self.rule, options, default=DONE.action)]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Place):
            place(state, seat, action.house, moment)
        else:
            state.pop()
