"""What a boss may do between any two decisions of his own turn (K12.22): cards, the Reporter."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import events, questions, timing
from backroom.games.chicago.actions import LookInBusiness, LookInCar, Play
from backroom.games.chicago.components import BUSINESSES, CAR, HIDING, NOBODY
from backroom.games.chicago.gangsters import THE_REPORTER
from backroom.games.chicago.playing import play, plays
from backroom.games.chicago.state import Chicago


def name(state: Chicago) -> str:
    """The beginning of a question's id: whose turn of which round it is."""
    return f"{state.table.turn}.{state.table.round}.{state.table.now}"


def may_look(state: Chicago, seat: int) -> bool:
    """Has he the Reporter at work, unused in this game turn (K13.41)?"""
    return state.works_for(seat, THE_REPORTER) and THE_REPORTER not in state.table.used


def may_do_more(state: Chicago, seat: int) -> bool:
    """By public facts alone: could he have something left to do in his turn?"""
    if state.bosses[seat].hand:
        return True
    # That it is the Reporter who hides, and not another, is known to his boss alone.
    hides = state.where[THE_REPORTER] == HIDING and state.owners[THE_REPORTER] == seat
    if hides and state.known[THE_REPORTER] != state.everybody:
        return THE_REPORTER not in state.table.used
    return may_look(state, seat)


def card_asks(state: Chicago, seat: int) -> list[Ask]:
    """The question that stands beside every decision of his."""
    options = plays(state, seat, timing.OWN_TURN)
    if may_look(state, seat):
        options += _looks(state, seat)
    if not options:
        return []
    id = f"{name(state)}.cards.{sum(state.table.discard)}"
    return [Ask(id, seat, questions.Besides(), "K12.22", options, optional=True)]


def _looks(state: Chicago, seat: int) -> list[Option]:
    options = []
    for rival in state.rivals(seat):
        empty = not state.in_car(rival)
        why = Reason("K13.41", "why-empty", {}) if empty else None
        options.append(Option(LookInCar(rival), why))
    for b in range(BUSINESSES):
        owner = state.businesses[b].owner
        if owner not in (NOBODY, seat):
            why = None if state.in_business(b) else Reason("K13.41", "why-empty", {})
            options.append(Option(LookInBusiness(b), why))
    return options


def answer(state: Chicago, seat: int, action: Action, moment: Moment) -> bool:
    """Carry out such a thing. False: the action is something else."""
    if isinstance(action, Play):
        play(state, seat, action, moment)
        return True
    if isinstance(action, LookInCar):
        moment.tell(events.LooksInCar(boss=seat, boss_other=action.boss))
        _look(state, seat, state.inside(action.boss, CAR), moment)
        return True
    if isinstance(action, LookInBusiness):
        moment.tell(events.LooksInBusiness(boss=seat, business=action.business))
        _look(state, seat, state.in_business(action.business), moment)
        return True
    return False


def _look(state: Chicago, seat: int, found: list[int], moment: Moment) -> None:
    """All see where, he alone sees who (K13.41)."""
    state.table.used.append(THE_REPORTER)
    state.show(THE_REPORTER)
    for g in found:
        state.known[g] |= 1 << seat
    moment.tell(events.Sees(boss=seat, gangsters=tuple(found)))
    moment.no_way_back()
