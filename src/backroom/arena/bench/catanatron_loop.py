"""Random play of Catanatron, measured like ours: python catanatron_loop.py GAME SECONDS SEED

Runs in the peers' own environment, so nothing of Backroom is imported here.
"""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer

#: A position to copy is taken after so many moves.
_MIDDLE = 200
_BATCH = 50


class Counting(RandomPlayer):
    """Picks at random; counts decisions with more than one answer."""

    decisions = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        if len(playable_actions) > 1:
            Counting.decisions += 1
        return random.choice(playable_actions)


def new_game() -> Any:
    return Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def main(seconds: float, seed: int) -> None:
    random.seed(seed)
    new_game().play()
    Counting.decisions = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        new_game().play()
        games += 1
    took = process_time() - begun
    figures = {"random_games": games / took, "random_decisions": Counting.decisions / took}
    middle = new_game()
    for _ in range(_MIDDLE):
        middle.play_tick()
    copies, begun = 0, process_time()
    while process_time() - begun < seconds / 4:
        for _ in range(_BATCH):
            middle.copy()
        copies += _BATCH
    figures["copy"] = (process_time() - begun) / copies * 1e6
    print(json.dumps({"version": version("catanatron"), "figures": figures}))


if __name__ == "__main__":
    main(float(sys.argv[2]), int(sys.argv[3]))
