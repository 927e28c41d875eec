"""Random play that really builds an empire: cars drive to where something can be done."""

from __future__ import annotations

from functools import partial
from random import Random

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.passing import Pass
from backroom.games.chicago import questions, turn_action
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Bid,
    CompleteContract,
    Done,
    Drive,
    EndTurn,
    NoAction,
    NoPolice,
    OpenBusiness,
    PassBid,
    Put,
    StartContract,
    Stay,
    TakeAll,
    VisitBusiness,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.state import Chicago
from tests import play

_IDLE = (Pass, NoAction, NoPolice, PassBid, Done, EndTurn, Stay)
#: What is worth a drive, and how much.
_WORTH: dict[type[Action], int] = {
    OpenBusiness: 40,
    CompleteContract: 40,
    StartContract: 15,
    TakeAll: 8,
    AttackBusiness: 3,
    AttackCar: 3,
    VisitBusiness: 1,
}


def _worth(action: Action) -> int:
    return _WORTH.get(type(action), 2)


def lively_answer(state: Chicago, asks: list[Ask], rng: Random) -> Action:
    """Of all that a seat may do, mostly what brings the game on."""
    for ask in asks:
        if isinstance(ask.question, questions.Drive) and rng.random() < 0.8:
            return _drive(state, ask, rng)
    actions = [action for ask in asks for action in ask.answers()]
    bids = [action for action in actions if isinstance(action, Bid)]
    if bids:
        return rng.choice(bids[:4]) if rng.random() < 0.6 else PassBid()
    active = [action for action in actions if not isinstance(action, _IDLE)]
    idle = [action for action in actions if isinstance(action, _IDLE)]
    puts = [action for action in active if isinstance(action, Put)]
    if active and (not idle or rng.random() < (0.4 if puts else 0.85)):
        best = max(_worth(action) for action in active)
        if best > 2 and rng.random() < 0.8:
            active = [action for action in active if _worth(action) == best]
        return rng.choice(active)
    return rng.choice(idle or active)


def _drive(state: Chicago, ask: Ask, rng: Random) -> Action:
    """To a square where something can be done, rather a good thing."""
    boss = state.bosses[ask.seat]
    home = boss.square
    squares: list[Action] = []
    weights: list[int] = []
    for option in ask.options:
        assert isinstance(option.action, Drive)
        boss.square = option.action.square
        there = turn_action.options(state, ask.seat)
        squares.append(option.action)
        weights.append(sum((_worth(o.action) for o in there if o.why_not is None), 1) ** 2)
    boss.square = home
    return rng.choices(squares, weights)[0]


lively_game = partial(play.lively_game, CHICAGO, answer=lively_answer, extras=0.05, whims=0.1)
