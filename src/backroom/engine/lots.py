"""Drawing lots for what is only imagined: samples and cards dealt anew.

``random`` takes care of things that do not matter here, and a microsecond for each of them.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

T = TypeVar("T")


def below(count: int, rng: Random) -> int:
    """A number from 0 on."""
    return int(rng.random() * count)


def one_of(items: list[T], rng: Random) -> T:
    return items[below(len(items), rng)]


def taken(items: list[T], rng: Random) -> T:
    """One of the items; it is gone from them, and the last stands in its place."""
    at = below(len(items), rng)
    item = items[at]
    items[at] = items[-1]
    items.pop()
    return item


def shuffle(items: list[T], rng: Random) -> None:
    for last in range(len(items) - 1, 0, -1):
        at = below(last + 1, rng)
        item = items[at]
        items[at] = items[last]
        items[last] = item
