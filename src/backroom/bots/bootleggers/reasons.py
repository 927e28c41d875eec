"""Why the scripted bot would answer as it does, by the kind of the answer.

Each reason stands beside the decision that has it, and is only asked for where somebody wants to
hear it.
"""

from __future__ import annotations

from backroom.bots.bootleggers import brewing, cards, muscle, placing, running, sales, taking
from backroom.bots.bootleggers.market import Prospects
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.engine.passing import Pass
from backroom.games.bootleggers import questions
from backroom.games.bootleggers.actions import (
    Allow,
    Done,
    Drive,
    KeepCard,
    KeepDie,
    KeepImprovement,
    Load,
    NeverMind,
    PayUp,
    PickMuscle,
    Place,
    Play,
    PreEmpt,
    PutDie,
    PutImprovement,
    StartStill,
    Take,
)
from backroom.games.bootleggers.card_choice import CardChoice


def why(answer: Action, ask: Ask, asks: list[Ask], prospects: Prospects) -> list[Message]:
    """``ask`` is the question that is answered, ``asks`` all that could be."""
    question = ask.question
    if isinstance(question, questions.Investigation):
        return cards.why_investigate(answer, prospects.reading)
    if isinstance(question, questions.PreEmpt) and isinstance(answer, (PreEmpt, Pass)):
        return placing.why_cut_in(answer, ask, prospects)
    if isinstance(question, CardChoice) and not isinstance(answer, NeverMind):
        return cards.why_choose(ask, prospects)
    if isinstance(answer, Pass):
        return cards.why_kept(asks, prospects) + cards.why_pass(answer)
    if isinstance(answer, (KeepCard, NeverMind)):
        return cards.why_kept(asks, prospects)
    if isinstance(answer, Play):
        return cards.why_play(answer.card, prospects)
    if isinstance(answer, Done):
        return _why_done(ask, asks, prospects)
    return _why_asked(answer, ask, prospects)


def _why_asked(answer: Action, ask: Ask, prospects: Prospects) -> list[Message]:
    """The steps of a round, in their order."""
    reading = prospects.reading
    if isinstance(answer, PickMuscle):
        return muscle.why(answer, prospects)
    if isinstance(answer, Take):
        return taking.why_take(answer, ask, prospects)
    if isinstance(answer, (PutDie, StartStill, KeepDie)):
        return taking.why_die(answer, prospects)
    if isinstance(answer, (PutImprovement, KeepImprovement)):
        return taking.why_improvement(answer, ask, prospects)
    if isinstance(answer, Place):
        return placing.why_place(answer.house, ask, prospects)
    if isinstance(answer, PayUp):
        return brewing.why_pay(answer.yes, ask, reading)
    if isinstance(answer, Load):
        return running.why_load(answer.truck, reading)
    if isinstance(answer, Drive):
        return running.why_drive(answer, reading)
    if isinstance(answer, Allow):
        return sales.why(answer.yes, ask, reading)
    return []


def _why_done(ask: Ask, asks: list[Ask], prospects: Prospects) -> list[Message]:
    if isinstance(ask.question, questions.Drive):
        return running.why_stay(prospects.reading)
    if isinstance(ask.question, (questions.Place, questions.PlaceMore)):
        return placing.why_done(prospects)
    if isinstance(ask.question, questions.LoadDone):
        return running.why_loaded(prospects.reading)
    return cards.why_kept(asks, prospects)
