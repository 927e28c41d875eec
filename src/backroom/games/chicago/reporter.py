"""The Reporter: once a game turn he looks into a car or a business (K13.41)."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Option
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.games.chicago import events
from backroom.games.chicago.actions import LookInBusiness, LookInCar
from backroom.games.chicago.components import BUSINESSES, CAR, HIDING, NOBODY
from backroom.games.chicago.fight import current_fight
from backroom.games.chicago.gangsters import THE_REPORTER
from backroom.games.chicago.state import Chicago


def may_look(state: Chicago, seat: int) -> bool:
    """Has he the Reporter at work, unused in this game turn?"""
    if state.owners[THE_REPORTER] != seat:
        return False
    return state.at_work(THE_REPORTER) and not _spent(state)


def could_look(state: Chicago, seat: int) -> bool:
    """By public facts alone: may he, and is there anybody face down to be seen?"""
    if state.owners[THE_REPORTER] != seat or _spent(state):
        return False
    if not state.at_work(THE_REPORTER):
        # That it is the Reporter who hides, and not another, may be known to his boss alone.
        known = state.known[THE_REPORTER] == state.everybody
        if known or state.where[THE_REPORTER] != HIDING:
            return False
    return any(
        state.owners[g] not in (NOBODY, seat)
        and state.where[g] <= CAR
        and state.known[g] != state.everybody
        for g in range(len(state.owners))
    )


def _spent(state: Chicago) -> bool:
    """Has he looked in this game turn, or has John Doe put him out of a shootout (K6.11)?"""
    fight = current_fight(state)
    return THE_REPORTER in state.table.used or (fight is not None and fight.neutral(THE_REPORTER))


def looks(state: Chicago, seat: int) -> list[Option]:
    """Where he may look; none, if he may not."""
    options: list[Option] = []
    if not may_look(state, seat):
        return options
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


def look(state: Chicago, seat: int, action: Action, moment: Moment) -> bool:
    """All see where, he alone sees who. False: the action is something else."""
    if isinstance(action, LookInCar):
        moment.tell(events.LooksInCar(boss=seat, boss_other=action.boss))
        found = state.inside(action.boss, CAR)
    elif isinstance(action, LookInBusiness):
        moment.tell(events.LooksInBusiness(boss=seat, business=action.business))
        found = state.in_business(action.business)
    else:
        return False
    state.table.used.append(THE_REPORTER)
    state.show(THE_REPORTER)
    for g in found:
        state.known[g] |= 1 << seat
    moment.tell(events.Sees(boss=seat, gangsters=tuple(found)))
    moment.no_way_back()
    return True
