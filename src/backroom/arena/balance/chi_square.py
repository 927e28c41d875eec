"""Are some counts equal but for chance? Pearson's chi-square test, without a statistics library."""

from __future__ import annotations

import math
from collections.abc import Sequence

#: The sums below stop when a term changes nothing that a reader could see.
_PRECISION = 1e-15
_MOST_TERMS = 10_000
#: Stands for 0 where the continued fraction would divide by it.
_TINY = 1e-300


def equal_counts(counts: Sequence[int]) -> float:
    """The p-value of counts that should all be equal: small means that they are not."""
    total = sum(counts)
    if len(counts) < 2 or total == 0:
        return 1.0
    expected = total / len(counts)
    distance = sum((count - expected) ** 2 for count in counts) / expected
    return upper_tail(distance, len(counts) - 1)


def upper_tail(distance: float, freedom: int) -> float:
    """How often chance alone gives a chi-square of at least this, with so many degrees."""
    return upper_gamma(freedom / 2, distance / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function Q(a, x), for a > 0 and x >= 0."""
    if a <= 0 or x < 0:
        raise ValueError(f"Q({a}, {x}) is not defined")
    if x == 0:
        return 1.0
    # Each of the two converges quickly where the other is slow.
    return 1.0 - _series(a, x) if x < a + 1 else _continued_fraction(a, x)


def _scale(a: float, x: float) -> float:
    return math.exp(a * math.log(x) - x - math.lgamma(a))


def _series(a: float, x: float) -> float:
    """The lower function P(a, x) by its power series."""
    term = total = 1 / a
    for n in range(1, _MOST_TERMS):
        term *= x / (a + n)
        total += term
        if term < total * _PRECISION:
            break
    return total * _scale(a, x)


def _continued_fraction(a: float, x: float) -> float:
    """Q(a, x) by its continued fraction, evaluated from the front (Lentz's method)."""
    b = x + 1 - a
    c = 1 / _TINY
    d = 1 / b
    value = d
    for n in range(1, _MOST_TERMS):
        step = -n * (n - a)
        b += 2
        d = step * d + b
        d = 1 / (d if abs(d) > _TINY else _TINY)
        c = b + step / c
        c = c if abs(c) > _TINY else _TINY
        value *= c * d
        if abs(c * d - 1) < _PRECISION:
            break
    return value * _scale(a, x)
