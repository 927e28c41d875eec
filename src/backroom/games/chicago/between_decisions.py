"""What a boss may do between any two decisions of his own turn (K12.22): cards, the Reporter."""

from __future__ import annotations

from typing import Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.moment import Moment
from backroom.games.chicago import questions, timing
from backroom.games.chicago.actions import LookInBusiness, LookInCar, Play
from backroom.games.chicago.components import FIRST_CONTRACT, FIRST_EVENT
from backroom.games.chicago.playing import could_play, play, plays
from backroom.games.chicago.reporter import could_look, look, looks, may_look
from backroom.games.chicago.state import Chicago

_BESIDES: Final = questions.Besides()
#: What he may do there.
_BESIDE: Final[frozenset[type[Action]]] = frozenset({Play, LookInCar, LookInBusiness})


def name(state: Chicago) -> str:
    """The beginning of a question's id: whose turn of which round it is."""
    table = state.table
    return f"{table.turn}.{table.round}.{table.now}"


def may_do_more(state: Chicago, seat: int) -> bool:
    """By public facts alone: could he have something left to do in his turn?"""
    return could_play(state, seat, timing.OWN_TURN) or could_look(state, seat)


def beside(state: Chicago, name: str, ask: Ask) -> list[Ask]:
    """A decision of his, and the question that stands beside every one (its id begins so)."""
    seat = ask.seat
    options = plays(state, seat, timing.OWN_TURN)
    if may_look(state, seat):
        options += looks(state, seat)
    if not options:
        return [ask]
    played = sum(state.table.discard[FIRST_EVENT:FIRST_CONTRACT])
    id = f"{name}.cards.{played}"
    return [ask, Ask(id, seat, _BESIDES, "K12.22", options, optional=True)]


def answer(state: Chicago, seat: int, action: Action, moment: Moment) -> bool:
    """Carry out such a thing. False: the action is something else."""
    if type(action) not in _BESIDE:
        return False
    if isinstance(action, Play):
        play(state, seat, action, moment)
        return True
    return look(state, seat, action, moment)
