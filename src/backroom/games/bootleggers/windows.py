"""The windows of a round (B10.1–B10.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.ask import Option, Question
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_WINDOW
from backroom.engine.window import Window, lift
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import Play, PutImprovement
from backroom.games.bootleggers.components import OMALLEYS
from backroom.games.bootleggers.placing import any_time, could_place
from backroom.games.bootleggers.playing import a_slot_is_free, could_play, play, plays
from backroom.games.bootleggers.state import NOTHING, Bootleggers
from backroom.games.bootleggers.thugs.thug import THUGS

#: A die on a still, a marker in a house: before they are counted.
_PRODUCTION: Final = timing.BEFORE_PRODUCTION


def eligible(state: Bootleggers, seat: int) -> bool:
    """B10.2, by public facts alone."""
    mobster = state.mobsters[seat]
    if mobster.unseen:
        return True
    for card in mobster.known:
        if THUGS[card].fits(state):
            return True
    if mobster.dice > 0 and state.free_slots(seat):
        return True
    if any_time(state) and could_place(state, seat):
        return True
    return mobster.improvements > 0 and a_slot_is_free(state)


@piece
class CardWindow(Window[Bootleggers]):
    """Play something, or pass. In phase 5 ``house`` is the one whose turn it is."""

    rule: ClassVar[str] = "B10.2"
    house: int

    def question(self, state: Bootleggers) -> Question:
        when = timing.NAMES[state.table.when]
        if self.house == NOTHING:
            return questions.Window(when=when)
        place = state.houses[self.house]
        if self.house == OMALLEYS or place.copper:
            return questions.Window(when=when, house=self.house, rolled="no-roll")
        if not place.demand:
            return questions.Window(when=when, house=self.house, rolled="not-yet")
        wanted = place.wanted()
        return questions.Window(when=when, house=self.house, rolled="rolled", demand=wanted)

    def name(self, state: Bootleggers) -> str:
        rolled = 0 if self.house == NOTHING else len(state.houses[self.house].demand)
        return f"{state.table.round}.{timing.NAMES[state.table.when]}.{self.house}.{rolled}"

    def eligible(self, state: Bootleggers, seat: int) -> bool:
        return eligible(state, seat)

    def could_act(self, state: Bootleggers, seat: int) -> bool:
        return could_play(state, seat)

    def plays(self, state: Bootleggers, seat: int) -> list[Option]:
        return plays(state, seat)

    def counts(self, state: Bootleggers, seat: int, action: Action) -> bool:
        now = state.table.when
        if isinstance(action, Play):
            if now not in THUGS[action.card].counts:
                return False
            return now != timing.PASSWORD or self._rolled_for(state, seat)
        return now == (timing.LINED_UP if isinstance(action, PutImprovement) else _PRODUCTION)

    def _rolled_for(self, state: Bootleggers, seat: int) -> bool:
        """The dice have fallen at a house where the seat has a marker, or a truck in line."""
        place = state.houses[self.house]
        if not place.demand:
            return False
        in_line = state.trucks_in_line(self.house)
        return place.markers[seat] > 0 or any(state.trucks[t].operator == seat for t in in_line)

    def order(self, state: Bootleggers) -> list[int]:
        return state.muscle_order()

    def perform(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> bool:
        return play(state, seat, action, moment)


def open_window(state: Bootleggers, moment: Moment, house: int = NOTHING) -> None:
    """One that concerns nobody, or in which everybody's pass stands, is over before it opens; that
    somebody was passed over can't be undone, as in any window."""
    passed = False
    for seat in range(state.seats):
        if eligible(state, seat):
            if state.standing[seat] < THIS_WINDOW:
                state.push(CardWindow(house=house, answers=[None] * state.seats))
                return
            passed = True
    if passed:
        moment.no_way_back()
    lift(state, THIS_WINDOW)


def window(when: int) -> Callable[[Bootleggers, Moment], None]:
    """A part of the round: the window at this time."""

    def part(state: Bootleggers, moment: Moment) -> None:
        state.come_to(when)
        open_window(state, moment)

    return part
