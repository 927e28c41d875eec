"""The games as PettingZoo environments; its own tests pass."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from backroom.envs import aec
from tests.envs.games import GAMES

#: PettingZoo wonders at observations with a mask, and knows them from its own games.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_has_nothing_to_say_against_it(game: str) -> None:
    api_test(aec.env(game, seats=3), num_cycles=300)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: aec.env(game, seats=4), num_cycles=40)  # type: ignore[no-untyped-call]


def whole_game(env: aec.BackroomAEC) -> dict[str, float]:
    """By its usual loop; what each agent has won."""
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    won: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, terminated, truncated, _ = env.last()
        won[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert observed is not None
        env.step(int(rng.choice(np.flatnonzero(observed["action_mask"]))))
    return won


def test_a_whole_game() -> None:
    won = whole_game(aec.env("bootleggers", seats=4))
    assert sorted(won.values()) == [-1 / 3, -1 / 3, -1 / 3, 1.0]


def test_a_game_that_is_cut_off() -> None:
    env = aec.env("chicago", seats=2, most=20)
    assert whole_game(env) == {"seat_0": 0.0, "seat_1": 0.0}
    assert env.agents == []


def test_bots_are_no_agents() -> None:
    env = aec.env("bootleggers", seats=3, bots={0: "chaotic", 2: "chaotic"}, most=30)
    assert env.possible_agents == ["seat_1"]
    whole_game(env)


def test_it_shows_the_table_in_words() -> None:
    settings: dict[str, Any] = {"render_mode": "ansi"}
    env = aec.BackroomAEC("bootleggers", 3, **settings)
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None and shown.startswith("Round 1 of 12")
    assert aec.env("chicago", seats=2).render() is None
    with pytest.raises(ValueError, match="an answer"):
        env.step(None)
    env.close()
