"""Random play that really builds an empire: cars drive to where something can be done."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.chance import Chance, SampledChance
from backroom.engine.deal import AcceptOffer
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.chicago import turn_action
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
from backroom.games.chicago.options import Options
from backroom.games.chicago.state import Chicago
from tests.play import OnStep, play_on, random_answer, random_extra

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
        if ask.prompt == "ask-drive" and rng.random() < 0.8:
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


def lively_game(
    options: Options,
    seats: int,
    rng: Random,
    on_step: OnStep | None = None,
    *,
    chance: Chance | None = None,
    extras: float = 0.05,
    undo: bool = True,
    most: int = 100_000,
    game: Any = CHICAGO,
) -> AnyTable:
    """Play to the end, or for ``most`` records. Deals and undo may be refused, answers never."""
    table: AnyTable = Table(game, options, seats, chance or SampledChance(rng))
    pick = partial(next_lively, rng=rng, extras=extras)
    return play_on(table, pick, on_step, most, undo=undo)


def next_lively(table: AnyTable, rng: Random, extras: float) -> tuple[int, Action]:
    if extras and table.offers and rng.random() < 0.5:
        offer = rng.choice(table.offers)
        return rng.choice(offer.terms.to), AcceptOffer(offer.id)
    if rng.random() < extras:
        extra = random_extra(table.game, table, rng)
        if extra is not None:
            return extra
    waiting = [ask for ask in table.game.asks(table.state) if ask.waiting]
    assert waiting, "the game is not over, and waits for nobody"
    ask = rng.choice(waiting)
    asks = table.game.own_asks(table.state, ask.seat)
    if rng.random() < 0.1:
        answer = random_answer(ask, rng)
        assert answer is not None
        return ask.seat, answer
    return ask.seat, lively_answer(table.state, asks, rng)
