"""Shares of wins, and how far chance may have moved them."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec

#: The interval holds the true share in so many of a hundred cases.
CONFIDENCE = 99
_Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 200)
#: Something is strong if even the low end of its interval is so many times the fair share.
STRONG = 1.6


class Share(msgspec.Struct):
    """So many wins in so many tries."""

    wins: int = 0
    tries: int = 0

    def add(self, won: bool) -> None:
        self.wins += won
        self.tries += 1

    def rate(self) -> float:
        return self.wins / self.tries if self.tries else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's score interval: it holds for few tries, and for shares near 0 and 1 too."""
        if not self.tries:
            return 0.0, 1.0
        n, p, z2 = self.tries, self.rate(), _Z * _Z
        middle = (p + z2 / (2 * n)) / (1 + z2 / n)
        reach = _Z / (1 + z2 / n) * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def strong(self, seats: int) -> bool:
        """More than luck and more than a little: the whole interval is far above 1 in ``seats``."""
        return self.interval()[0] > STRONG / seats
