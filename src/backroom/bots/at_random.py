"""Random play without a table, as fast as the rules allow: what speed is measured by.

Nobody thinks here: one question that the game waits for is answered at random, and half of the time
the same seat first does something that it might do before. The decisions are counted.
"""

from __future__ import annotations

from random import Random
from typing import Any

from backroom.engine.action import Action
from backroom.engine.ask import Ask, together
from backroom.engine.chance import SampledChance
from backroom.engine.passing import Pass
from backroom.engine.save import AnyGame
from backroom.engine.step import State

#: How often a seat does first what it might do before it answers.
_BEFORE = 0.5


class RandomPlay:
    """Games of random answers, one after the other; the same dice give the same games."""

    def __init__(self, game: AnyGame, options: Any, seats: int, rng: Random) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.rng = rng
        self.chance = SampledChance(rng)
        #: Games played to the end, and everything that was answered in them.
        self.games = 0
        self.answers = 0
        #: Of these, decisions: the seat had more than one answer, to whatever it was asked, and it
        #: did not pass.
        self.decisions = 0

    def begin(self) -> State:
        """A new game."""
        state: State = self.game.setup(self.options, self.seats, self.chance)[0]
        return state

    def play(self) -> State:
        """A whole game."""
        state = self.begin()
        while state.stack:
            self.step(state)
        self.games += 1
        return state

    def step(self, state: State) -> None:
        """One answer."""
        rng = self.rng
        asks = self.game.next_asks(state)
        ask = asks[0]
        if len(asks) > 1:
            ask = _waiting(asks)
            if rng.random() < _BEFORE:
                before = [each for each in asks if each.optional]
                ask = before[int(rng.random() * len(before))]
        answers = [option.action for option in ask.options if option.why_not is None]
        action: Action | None
        if answers and ask.form != "several":  # as most are
            action = answers[int(rng.random() * len(answers))]
        else:
            action = _picked(ask, answers, rng)
            if action is None:  # nothing can be done before
                ask = _waiting(asks)
                answers = _enabled(ask)
                action = _picked(ask, answers, rng)
                assert action is not None, "a waiting question has an answer"
        self.answers += 1
        if type(action) is not Pass and (len(answers) > 1 or _other_answer(asks, ask)):
            self.decisions += 1
        self.game.act(state, ask.seat, action, self.chance)


def random_answer(ask: Ask, rng: Random) -> Action | None:
    """A legal answer, without listing the answers of a huge question. None: there is none."""
    return _picked(ask, _enabled(ask), rng)


def _waiting(asks: list[Ask]) -> Ask:
    for ask in asks:
        if ask.answer is None and not ask.optional:
            return ask
    raise AssertionError("the game is not over, and waits for nobody")


def _other_answer(asks: list[Ask], chosen: Ask) -> bool:
    """Has the seat an answer to another of its questions?"""
    for ask in asks:
        if ask is not chosen:
            for option in ask.options:
                if option.why_not is None:
                    return True
    return False


def _enabled(ask: Ask) -> list[Action]:
    return [option.action for option in ask.options if option.why_not is None]


def _picked(ask: Ask, answers: list[Action], rng: Random) -> Action | None:
    if ask.form != "several":
        return answers[int(rng.random() * len(answers))] if answers else None
    most = min(ask.most, len(answers))
    if not ask.options or ask.least > most:
        return None
    picked = rng.sample(answers, rng.randint(ask.least, most))
    return together(tuple(picked), type(ask.options[0].action))
