"""Sealed questions in live play: nobody may learn from the clock who has answered what.

A sealed step is not seen to close before its least length. The answer that would close it sooner
is held back; its seat is shown the same as any other that has answered. A seat that could only
pass is not asked at all: the server passes for it, when the least length is over.
"""

from __future__ import annotations

from typing import Any

from backroom.engine.action import Action
from backroom.engine.chance import ChanceNeeded, NoChance
from backroom.engine.message import Refusal
from backroom.engine.moment import Moment
from backroom.engine.passing import Attend
from backroom.engine.save import AnyGame


def question(game: AnyGame, state: Any) -> str | None:
    """Names the sealed question that the table is deciding; None: there is none."""
    if state.over or not state.stack[-1].sealed:
        return None
    ids = sorted(ask.id for ask in game.asks(state) if not ask.optional)
    return f"{len(state.stack)} {ids[0] if ids else ''}"


def closes(game: AnyGame, state: Any, seat: int, action: Action) -> bool:
    """Would this close the sealed question that is open? (Deals are no answers: never.)"""
    before = question(game, state)
    if before is None:
        return False
    trial = state.copy()
    try:
        game.act(trial, seat, action, NoChance())
    except ChanceNeeded:
        return True
    except Refusal:
        return False
    return question(game, trial) != before


def answers(game: AnyGame, state: Any, seat: int, action: Action) -> bool:
    """Is it an answer to one of the seat's questions?"""
    return any(ask.knows(action) for ask in game.own_asks(state, seat))


def answered(game: AnyGame, state: Any, seat: int, action: Action) -> Any:
    """The state as it is with this answer, while the question stays open."""
    trial = state.copy()
    moment = Moment(NoChance())
    if answers(game, state, seat, action):
        trial.stack[-1].answer(trial, seat, action, moment)
    elif isinstance(action, Attend):
        trial.standing[seat] = 0
    else:
        game.aside(trial, seat, action, moment)
    trial.open_asks = None
    return trial
