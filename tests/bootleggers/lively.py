"""Random play that really runs whiskey: trucks are loaded and sent, cards are played."""

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
from backroom.games.bootleggers.actions import Done, Load
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from tests.play import OnStep, play_on, random_extra


def lively_answer(asks: list[Ask], rng: Random) -> Action:
    """Of all that a seat may do, mostly what brings the game on."""
    actions = [action for ask in asks for action in ask.answers()]
    loads = [action for action in actions if isinstance(action, Load) and action.crates > 0]
    if loads and rng.random() < 0.7:
        return max(rng.sample(loads, min(3, len(loads))), key=lambda load: load.crates)
    active = [action for action in actions if not isinstance(action, (Pass, Done, Load))]
    if active and rng.random() < 0.7:
        return rng.choice(active)
    idle = [action for action in actions if isinstance(action, (Pass, Done))]
    return rng.choice(idle or active)


def lively_game(
    options: Options,
    seats: int,
    rng: Random,
    on_step: OnStep | None = None,
    *,
    chance: Chance | None = None,
    extras: float = 0.2,
    undo: bool = True,
    most: int = 100_000,
    game: Any = BOOTLEGGERS,
) -> AnyTable:
    """Play to the end, or for ``most`` records. Deals and undo may be refused, answers never."""
    table: AnyTable = Table(game, options, seats, chance or SampledChance(rng))
    pick = partial(_next, rng=rng, extras=extras)
    return play_on(table, pick, on_step, most, undo=undo)


def _next(table: AnyTable, rng: Random, extras: float) -> tuple[int, Action]:
    if extras and table.offers and rng.random() < 0.5:
        offer = rng.choice(table.offers)
        return rng.choice(offer.terms.to), AcceptOffer(offer.id)
    if rng.random() < extras:
        extra = random_extra(table.game, table, rng)
        if extra is not None:
            return extra
    waiting = [ask.seat for ask in table.game.asks(table.state) if ask.waiting]
    assert waiting, "the game is not over, and waits for nobody"
    seat = rng.choice(waiting)
    return seat, lively_answer(table.game.own_asks(table.state, seat), rng)
