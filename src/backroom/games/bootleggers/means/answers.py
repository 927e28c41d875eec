"""What each answer to an open question would mean."""

from __future__ import annotations

from typing import Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.meaning import Meaning
from backroom.engine.passing import Pass
from backroom.games.bootleggers import actions, questions
from backroom.games.bootleggers.means import cards, offer, road, turf
from backroom.games.bootleggers.means.saying import meaning, say
from backroom.games.bootleggers.secrets import known
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.view import BootleggersView


def means(view: BootleggersView, asks: list[Ask]) -> list[list[Meaning | None]]:
    """From the view alone: nothing is dealt or rolled for it."""
    if not asks:
        return []
    state = known(view)
    return [
        [None if option.why_not else _means(state, ask, option.action) for option in ask.options]
        for ask in asks
    ]


#: What is put on the table, taken from it or driven over it. (To ask for each kind in turn takes
#: time.)
_PLACED: Final[frozenset[type[Action]]] = frozenset(
    {
        *(actions.Drive, actions.Place, actions.PreEmpt, actions.PutImprovement),
        *(actions.PickMuscle, actions.Take, actions.PutDie, actions.StartStill),
    }
)


def _means(state: Bootleggers, ask: Ask, action: Action) -> Meaning | None:
    if type(action) in _PLACED:
        return _placed(state, ask.seat, action)
    if isinstance(action, actions.Done):
        return _done(state, ask)
    if isinstance(action, Pass):
        return _passes(state, ask)
    if isinstance(ask.question, questions.Allow) and isinstance(action, actions.Allow):
        return road.allow(state, ask.seat, ask.question, action.yes)
    if isinstance(ask.question, questions.PayUp) and isinstance(action, actions.PayUp):
        return _pay_up(state, ask.seat, ask.question, action.yes)
    if isinstance(ask.question, questions.Load) and isinstance(action, actions.Load):
        return road.load(state, ask.seat, action.truck, ask.question.crates - action.crates)
    return _played(state, ask, action)


def _placed(state: Bootleggers, seat: int, action: Action) -> Meaning | None:
    if isinstance(action, actions.PickMuscle):
        return offer.pick_muscle(state, seat, action.muscle)
    if isinstance(action, actions.Drive):
        return road.drive(state, seat, action.truck, action.house)
    if isinstance(action, (actions.Place, actions.PreEmpt)):
        return turf.place_marker(state, seat, action.house)
    if isinstance(action, actions.PutImprovement):
        return turf.put_improvement(state, action.house)
    if isinstance(action, actions.Take):
        return offer.take(state, seat, action.card)
    if isinstance(action, actions.PutDie):
        return offer.put_die(state, action.still)
    if isinstance(action, actions.StartStill):
        return offer.start_still(state, seat)
    return None


_CHOOSES = (
    actions.ChooseHouse,
    actions.ChooseMobster,
    actions.ChooseTruck,
    actions.ChooseStill,
    actions.ChooseCount,
    actions.ChooseWay,
)


def _played(state: Bootleggers, ask: Ask, action: Action) -> Meaning | None:
    """Cards, and what is kept instead."""
    if isinstance(action, actions.Play):
        if isinstance(ask.question, questions.Investigation):
            return meaning("neutral", say("mean-stops", card=ask.question.card))
        return cards.play(state, ask.seat, action.card)
    if isinstance(action, _CHOOSES):
        return cards.choose(state, ask.seat, action)
    if isinstance(action, (actions.KeepCard, actions.NeverMind)):
        return meaning("neutral", say("mean-card-kept"))
    if isinstance(action, actions.KeepDie):
        return meaning("neutral", say("mean-die-idle"))
    if isinstance(action, actions.KeepImprovement):
        return meaning("neutral", say("mean-improvement-idle"))
    return None


def _done(state: Bootleggers, ask: Ask) -> Meaning | None:
    question = ask.question
    if isinstance(question, questions.Drive):
        return road.stay_home(state, ask.seat)
    if isinstance(question, questions.LoadDone):
        return road.loaded(state, ask.seat, question.crates)
    if isinstance(question, (questions.Place, questions.PlaceMore)):
        return meaning("neutral", say("mean-keeps-markers", count=question.count))
    return None


def _passes(state: Bootleggers, ask: Ask) -> Meaning | None:
    question = ask.question
    if isinstance(question, questions.Investigation):
        return cards.let_happen(state, ask.seat)
    if isinstance(question, questions.PreEmpt):
        return turf.anothers_marker(state, ask.seat, question.mobster, question.house)
    return None


def _pay_up(state: Bootleggers, seat: int, question: questions.PayUp, yes: bool) -> Meaning:
    """B11.1: pay, or the still makes nothing."""
    if not yes:
        return meaning("neutral", say("mean-still-stops"))
    made = offer.makes(state, question.still, state.stills[question.still].dice)
    left = state.mobsters[seat].cash - question.cash
    return meaning("neutral", say("mean-costs", cash=question.cash, cash_left=left), *made)
