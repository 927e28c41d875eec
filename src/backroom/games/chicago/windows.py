"""The windows in which cards are played (K12.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.ask import Option, Question
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE, THIS_WINDOW
from backroom.engine.window import Window, lift, wake
from backroom.games.chicago import questions, timing
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import (
    FIRST_AID,
    GETAWAY,
    HORSE_HEAD,
    NOTHING,
    SNEAKING_OUT,
    STILL_STANDING,
)
from backroom.games.chicago.event_cards.event_card import EVENT_CARDS
from backroom.games.chicago.playing import could_play, play, playable, plays
from backroom.games.chicago.reporter import could_look, look, looks
from backroom.games.chicago.state import Chicago

#: What is asked at which moment, about which boss or gangster.
_QUESTIONS: Final[dict[int, Callable[[int], Question]]] = {
    timing.TURN_START: lambda boss: questions.WindowTurnStart(boss=boss),
    timing.AFTER_ROLL: lambda boss: questions.WindowAfterRoll(boss=boss),
    timing.POLICE_ACTION: lambda boss: questions.WindowPoliceAction(boss=boss),
    timing.BEFORE_DRAW: lambda nothing: questions.WindowBeforeDraw(),
    timing.BEFORE_LOT: lambda gangster: questions.WindowBeforeLot(gangster=gangster),
    timing.BEFORE_BRIBE: lambda nothing: questions.WindowBeforeBribe(),
    timing.BEFORE_PLACING: lambda nothing: questions.WindowBeforePlacing(),
    timing.ATTACKED: lambda boss: questions.WindowAttacked(boss=boss),
    timing.SHOOTOUT_START: lambda nothing: questions.WindowShootoutStart(),
    timing.BETWEEN_ROUNDS: lambda nothing: questions.WindowBetweenRounds(),
    timing.WOUNDED: lambda gangster: questions.WindowWounded(gangster=gangster),
    timing.KILLED: lambda gangster: questions.WindowKilled(gangster=gangster),
    timing.RAIDED: lambda boss: questions.WindowRaided(boss=boss),
    timing.ELECTED: lambda boss: questions.WindowElected(),
}


def _may_act(state: Chicago, seat: int, when: int, about: int) -> bool:
    if when == timing.AFTER_ROLL and seat == about:
        return False
    return could_play(state, seat, when) or _may_look(state, seat, when)


def _may_look(state: Chicago, seat: int, when: int) -> bool:
    if when not in timing.ANY_TIME or state.bosses[seat].frozen:
        return False
    return could_look(state, seat)


@piece
class CardWindow(Window[Chicago]):
    """Whoever may have something for it is asked: before a turn, a police action, a lot …"""

    rule: ClassVar[str] = "K12.22"
    heeds: ClassVar[int] = THIS_WINDOW
    when: int  # which moment it is (timing.py)
    about: int  # whose turn, or which gangster's lot

    def question(self, state: Chicago) -> Question:
        return _QUESTIONS[self.when](self.about)

    def name(self, state: Chicago) -> str:
        table = state.table
        return f"{table.turn}.{table.round}.{timing.NAMES[self.when]}.{table.windows}"

    def eligible(self, state: Chicago, seat: int) -> bool:
        """Who holds a kept card that may fit, nobody knows which, or has the Reporter (K12.22).

        After the roll it is not asked of the boss who drives: he may play beside his decision.
        """
        return _may_act(state, seat, self.when, self.about)

    def plays(self, state: Chicago, seat: int) -> list[Option]:
        options = plays(state, seat, self.when)
        return options + looks(state, seat) if self.when in timing.ANY_TIME else options

    def counts(self, state: Chicago, seat: int, action: Action) -> bool:
        """What can as well be played on one's own turn needs no word at each turn of the others."""
        if self.when in (timing.TURN_START, timing.AFTER_ROLL):
            return False
        if self.when in timing.TRADE_PHASE:
            return isinstance(action, Play) and self.when in EVENT_CARDS[action.card].best
        return True

    def order(self, state: Chicago) -> list[int]:
        return list(state.order())

    def ordered(self, state: Chicago, seat: int) -> Action | None:
        """K12.22: an order left in advance answers, if its card can be played."""
        for card in state.bosses[seat].orders:
            if playable(state, seat, card, self.when):
                return Play(card)
        return None

    def perform(self, state: Chicago, seat: int, action: Action, moment: Moment) -> bool:
        # Opened anew first: what the card does may lie on top of the window.
        self.reopen()
        if not look(state, seat, action, moment):
            play(state, seat, action, moment)
        return False


#: Cards that settle what they answer: nothing is left to react to.
_SETTLES: Final[tuple[int, ...]] = (HORSE_HEAD, FIRST_AID, STILL_STANDING, SNEAKING_OUT, GETAWAY)


@piece
class Reaction(CardWindow):
    """Only those concerned are asked: a raid, Election Day, a wound, a death, a shootout."""

    #: It heeds only passes for longer than a window.
    heeds: ClassVar[int] = THIS_PHASE
    concerned: list[int]  # who acts first comes first

    def eligible(self, state: Chicago, seat: int) -> bool:
        return seat in self.concerned and super().eligible(state, seat)

    def order(self, state: Chicago) -> list[int]:
        return list(self.concerned)

    def perform(self, state: Chicago, seat: int, action: Action, moment: Moment) -> bool:
        if isinstance(action, Play) and action.card in _SETTLES:
            state.pop()
            play(state, seat, action, moment)
            return False
        return super().perform(state, seat, action, moment)


def open_window(state: Chicago, moment: Moment, when: int, about: int = NOTHING) -> None:
    state.table.windows += 1
    if _all_pass(state, moment, when, about):
        lift(state, THIS_WINDOW)
    else:
        state.push(CardWindow(when=when, about=about, answers=[None] * state.seats))


def _all_pass(state: Chicago, moment: Moment, when: int, about: int) -> bool:
    """Does the pass of everybody stand who may act? Then the window is over before it opens; that
    somebody was passed over can't be undone, as in any window."""
    if not state.settled:
        return False
    for seat in state.order():
        if state.standing[seat] < THIS_WINDOW or state.bosses[seat].orders:
            if _may_act(state, seat, when, about):
                return False
    if not moment.final:
        for seat in state.order():
            if _may_act(state, seat, when, about):
                moment.no_way_back()
                break
    return True


def open_reaction(state: Chicago, when: int, about: int, concerned: list[int]) -> None:
    """Whoever is touched by something new is asked, though his pass still stood."""
    if when in (timing.RAIDED, timing.ELECTED, timing.ATTACKED):
        for seat in concerned:
            wake(state, seat)
    state.table.windows += 1
    state.push(Reaction(when=when, about=about, concerned=concerned, answers=[None] * state.seats))
