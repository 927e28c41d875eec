"""Games played by numbers, for these tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from backroom.envs.turns import Turns
from backroom.games import shelf

GAMES = sorted(shelf.GAMES)
T = TypeVar("T", bound=Turns)


def at_random(turns: T, seed: int, most: int = 100_000) -> Iterator[T]:
    """Play from the beginning; each decision is shown before a random answer is given."""
    rng = Random(seed)
    turns.reset(seed)
    for _ in range(most):
        if turns.seat is None:
            return
        yield turns
        turns.step(rng.choice(turns.legal()))


def played(turns: T, seed: int, most: int = 100_000) -> T:
    """To the end, or for so many decisions."""
    for _ in at_random(turns, seed, most):
        pass
    return turns
