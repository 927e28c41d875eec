"""What each answer to an open question would mean."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.meaning import Meaning
from backroom.games.bootleggers import actions, questions
from backroom.games.bootleggers.means import road
from backroom.games.bootleggers.secrets import known
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.view import BootleggersView


def means(view: BootleggersView, ask: Ask) -> list[Meaning | None]:
    """From the view alone: nothing is dealt or rolled for it."""
    state = known(view)
    return [None if option.why_not else _means(state, ask, option.action) for option in ask.options]


def _means(state: Bootleggers, ask: Ask, action: Action) -> Meaning | None:
    seat = ask.seat
    if isinstance(action, actions.Drive):
        return road.drive(state, seat, action.truck, action.house)
    if isinstance(action, actions.Done):
        return _done(state, ask)
    return None


def _done(state: Bootleggers, ask: Ask) -> Meaning | None:
    question = ask.question
    if isinstance(question, questions.Drive):
        return road.stay_home(state, ask.seat)
    return None
