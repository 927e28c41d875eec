"""A bot's dice, where it throws many at a time."""

from __future__ import annotations

from random import Random
from typing import TypeVar

_T = TypeVar("_T")


def shuffle(rng: Random, things: list[_T]) -> None:
    """As ``rng.shuffle(things)`` does it, with the same throws, in less time."""
    bits = len(things).bit_length()
    for last in range(len(things) - 1, 0, -1):
        if last + 1 < 1 << (bits - 1):
            bits -= 1
        at = rng.getrandbits(bits)
        while at > last:
            at = rng.getrandbits(bits)
        things[last], things[at] = things[at], things[last]
