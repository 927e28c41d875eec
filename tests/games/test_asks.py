"""Whoever looks at the questions of a position, at all of them, at a seat's own or at those of the
next seat, is shown the same ones."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.at_random import random_answer
from backroom.engine.ask import Ask
from backroom.engine.chance import SampledChance
from backroom.engine.save import AnyGame
from backroom.games import shelf
from tests.toy.tables import GAME

GAMES = [*shelf.GAMES.values(), GAME]


def of_first_seat(asks: list[Ask]) -> list[Ask]:
    first = next(ask.seat for ask in asks if ask.waiting)
    return [ask for ask in asks if ask.seat == first]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", [1, 2])
def test_all_looks_agree(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    chance = SampledChance(rng)
    state, _ = game.setup(game.options(), 3, chance)
    for _ in range(250):
        if state.over:
            break
        asks = game.asks(state.copy())
        assert game.next_asks(state.copy()) == of_first_seat(asks)
        for seat in range(3):
            assert game.own_asks(state.copy(), seat) == [ask for ask in asks if ask.seat == seat]
        assert game.own_asks(state, None) == []
        open_ = [ask for ask in asks if ask.waiting or ask.optional]
        ask = rng.choice(open_)
        answer = random_answer(ask, rng)
        if answer is not None:
            game.act(state, ask.seat, answer, chance)


def test_nobody_is_asked_when_it_is_over() -> None:
    rng = Random(1)
    chance = SampledChance(rng)
    state, _ = GAME.setup(GAME.options(), 2, chance)
    while not state.over:
        ask = next(ask for ask in GAME.next_asks(state) if ask.waiting)
        answer = random_answer(ask, rng)
        assert answer is not None
        GAME.act(state, ask.seat, answer, chance)
    assert GAME.next_asks(state) == GAME.asks(state) == GAME.own_asks(state, 0) == []
