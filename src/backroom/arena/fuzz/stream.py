"""A hostile game as a string of bytes: a head that sets the table, then four bytes a move.

Blocks of one length keep their meaning when others before them are cut out or put in, so that
mutating a stream changes a game here and there, and shrinking one takes whole moves away.
"""

from __future__ import annotations

from random import Random

HEAD = 16
BLOCK = 4
#: No stream gets longer than so many blocks.
MOST_BLOCKS = 3000

_MASK = (1 << 64) - 1


class Choices:
    """What a few bytes choose: themselves first, then numbers that follow from them."""

    def __init__(self, raw: bytes) -> None:
        self._left = list(reversed(raw))
        self._more = int.from_bytes(raw, "little") * 2 + 1

    def under(self, count: int) -> int:
        """A number from 0 to ``count - 1``."""
        if count <= 1:
            return 0
        if self._left and count <= 256:
            return self._left.pop() % count
        self._more = (self._more * 6364136223846793005 + 1442695040888963407) & _MASK
        return (self._more >> 24) % count

    def between(self, least: int, most: int) -> int:
        return least + self.under(most - least + 1)

    def chance(self, percent: int) -> bool:
        return self.under(100) < percent


def blocks(stream: bytes) -> int:
    return max(0, len(stream) - HEAD) // BLOCK


def block(stream: bytes, number: int) -> bytes:
    at = HEAD + number * BLOCK
    return stream[at : at + BLOCK]


def cut(stream: bytes, first: int, last: int) -> bytes:
    """Without the blocks from ``first`` up to ``last``."""
    return stream[: HEAD + first * BLOCK] + stream[HEAD + last * BLOCK :]


def shared(stream: bytes, other: bytes) -> int:
    """How many blocks the two have in common from the start; none if the tables differ."""
    if stream[:HEAD] != other[:HEAD]:
        return 0
    least, most = 0, min(blocks(stream), blocks(other))
    while least < most:
        middle = (least + most + 1) // 2
        end = HEAD + middle * BLOCK
        if stream[:end] == other[:end]:
            least = middle
        else:
            most = middle - 1
    return least


def mutated(stream: bytes, other: bytes, rng: Random) -> bytes:
    """The stream after a few changes; ``other`` is one to cross it with."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 4))):
        stream = rng.choice(_MUTATIONS)(stream, other, rng)
    return stream[: HEAD + MOST_BLOCKS * BLOCK]


def _place(stream: bytes, rng: Random) -> int:
    """Somewhere in the stream, near its end as often as not: play goes on from there."""
    count = blocks(stream)
    if rng.random() < 0.5:
        return max(0, count - rng.randint(0, 40))
    return rng.randint(0, count)


def _flip(stream: bytes, other: bytes, rng: Random) -> bytes:
    raw = bytearray(stream)
    at = min(HEAD + _place(stream, rng) * BLOCK + rng.randrange(BLOCK), len(raw) - 1)
    raw[at] = rng.randrange(256) if rng.random() < 0.5 else raw[at] ^ 1 << rng.randrange(8)
    return bytes(raw)


def _insert(stream: bytes, other: bytes, rng: Random) -> bytes:
    at = HEAD + _place(stream, rng) * BLOCK
    return stream[:at] + rng.randbytes(BLOCK * rng.choice((1, 2, 8))) + stream[at:]


def _repeat(stream: bytes, other: bytes, rng: Random) -> bytes:
    """A block once more, with another first byte perhaps: the same choice, done otherwise."""
    at = _place(stream, rng)
    again = bytearray(block(stream, at) or rng.randbytes(BLOCK))
    if rng.random() < 0.5:
        again[0] = rng.randrange(256)
    where = HEAD + at * BLOCK
    return stream[:where] + bytes(again) + stream[where:]


def _delete(stream: bytes, other: bytes, rng: Random) -> bytes:
    at = _place(stream, rng)
    return cut(stream, at, at + rng.choice((1, 1, 4, 16)))


def _truncate(stream: bytes, other: bytes, rng: Random) -> bytes:
    return stream[: HEAD + _place(stream, rng) * BLOCK]


def _splice(stream: bytes, other: bytes, rng: Random) -> bytes:
    """Some moves of another game."""
    at, there = _place(stream, rng), _place(other, rng)
    some = other[HEAD + there * BLOCK : HEAD + (there + rng.choice((4, 16, 64))) * BLOCK]
    where = HEAD + at * BLOCK
    return stream[:where] + some + stream[where:]


def _cross(stream: bytes, other: bytes, rng: Random) -> bytes:
    """The beginning of one game, the rest of another."""
    at = HEAD + _place(stream, rng) * BLOCK
    return stream[:at] + other[at:]


def _set_table(stream: bytes, other: bytes, rng: Random) -> bytes:
    """Another number of seats, another option, other dice."""
    head = bytearray(stream[:HEAD])
    head[rng.randrange(HEAD)] = rng.randrange(256)
    return bytes(head) + stream[HEAD:]


_MUTATIONS = (
    *(_flip, _flip, _flip, _insert, _insert, _repeat, _delete),
    *(_truncate, _truncate, _splice, _cross, _set_table),
)
