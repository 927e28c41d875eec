"""Where work is done: here, in processes of this machine, or on a cluster.

Whoever does it, and in which order it gets done: what comes out comes out in order. So a result
follows from the work alone, and never from how many have done it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
F = TypeVar("F")

#: So many batches per worker are under way or wait to be fetched: while the first of them takes its
#: time nobody is idle, and however many there are, memory is not.
AHEAD = 16


class WorkersLost(Exception):
    """Those who did the work are gone; the message says what is known."""


class NotReached(WorkersLost):
    """There is nobody at the address."""


class Executor(ABC):
    """Does something with each number."""

    @abstractmethod
    def in_order(self, work: Callable[[int], T], numbers: range) -> Iterator[T]:
        """What the work makes of each number, in order. Who listens no longer ends the work."""


class Serial(Executor):
    """One after the other, here."""

    def in_order(self, work: Callable[[int], T], numbers: range) -> Iterator[T]:
        return map(work, numbers)


def batches(numbers: range, workers: int, most: int) -> Iterator[range]:
    """The numbers in handfuls: as large as is worth it, as small as keeps all busy to the end."""
    size = max(1, min(most, len(numbers) // (8 * workers)))
    return (numbers[at : at + size] for at in range(0, len(numbers), size))


def fetched(
    parts: Iterator[range],
    submit: Callable[[range], F],
    fetch: Callable[[F], Sequence[T]],
    ahead: int,
) -> Iterator[T]:
    """Hand out parts of the work, so many ahead of what is fetched."""
    waiting: deque[F] = deque()
    for part in parts:
        waiting.append(submit(part))
        if len(waiting) >= ahead:
            yield from fetch(waiting.popleft())
    while waiting:
        yield from fetch(waiting.popleft())


def done(work: Callable[[int], T], numbers: range) -> list[T]:
    """One part of the work."""
    return [work(number) for number in numbers]
