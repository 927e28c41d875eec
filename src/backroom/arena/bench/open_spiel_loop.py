"""Random play of a game of OpenSpiel, measured like ours.

python open_spiel_loop.py GAME SECONDS SEED

Runs in the peers' own environment, so nothing of Backroom is imported here.
"""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version
from time import process_time
from typing import Any

import open_spiel.python.games  # noqa: F401  (puts the games written in Python on the list)
import pyspiel

_BATCH = 50


def play(game: Any, rng: random.Random) -> int:
    """A whole game: its decisions with more than one answer."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            decisions += 1
        state.apply_action(rng.choice(actions))
    return decisions


def middle(game: Any, rng: random.Random, moves: int) -> Any:
    """A position after so many moves."""
    state = game.new_initial_state()
    while moves and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        state.apply_action(rng.choice(state.legal_actions()))
        moves -= 1
    return state


def main(name: str, seconds: float, seed: int) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(seed)
    length = play(game, rng)
    games = decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        decisions += play(game, rng)
        games += 1
    took = process_time() - begun
    figures = {"random_games": games / took, "random_decisions": decisions / took}
    state = middle(game, rng, length // 2)
    copies, begun = 0, process_time()
    while process_time() - begun < seconds / 4:
        for _ in range(_BATCH):
            state.clone()
        copies += _BATCH
    figures["copy"] = (process_time() - begun) / copies * 1e6
    print(json.dumps({"version": version("open_spiel"), "figures": figures}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
