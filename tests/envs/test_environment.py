"""The environment with arrays."""

from __future__ import annotations

import numpy as np
import pytest

from backroom.envs.environment import Environment
from tests.envs.games import GAMES, at_random


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_shows_what_is_legal(game: str) -> None:
    for env in at_random(Environment(game, 4), 1, 100):
        mask = env.legal_mask()
        assert mask.dtype == np.int8
        assert mask.shape == (env.space.size,)
        assert sorted(env.legal()) == np.flatnonzero(mask).tolist()
        assert env.seat is not None
        assert not env.legal_mask((env.seat + 1) % 4).any()


def test_when_it_is_over_nothing_is_legal() -> None:
    env = Environment("bootleggers", 3, most=3)
    for _ in at_random(env, 1):
        pass
    assert not env.legal_mask().any()
    assert env.observe(0).shape == (env.layout.size,)
