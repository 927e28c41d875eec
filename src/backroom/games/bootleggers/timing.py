"""The time of the round: when something may be played (B10.1)."""

from __future__ import annotations

from typing import Final, Literal, get_args

(
    PICKING,
    REVEAL,
    TAKING,
    END_OF_PHASE_1,
    PLACING,
    BEFORE_PRODUCTION,
    AFTER_PRODUCTION,
    DEALING,
    AFTER_DEALS,
    LOADING,
    LOADED,
    DRIVING,
    LINED_UP,
    PASSWORD,
    LAST_SALE,
    LAW,
) = range(16)

#: The words for the times, in the same order.
Time = Literal[
    "picking",
    "reveal",
    "taking",
    "end-of-phase-1",
    "placing",
    "before-production",
    "after-production",
    "dealing",
    "after-deals",
    "loading",
    "loaded",
    "driving",
    "lined-up",
    "password",
    "last-sale",
    "law",
]
NAMES: Final[tuple[Time, ...]] = get_args(Time)

#: The phase of each, 1 to 6.
PHASES: Final[tuple[int, ...]] = (1, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 4, 5, 5, 6)


def phase(when: int) -> int:
    """The phase of the round, 1 to 6."""
    return PHASES[when]
