"""How long it takes until a bot answers, or an order that somebody has left: by public facts alone.

A thought may take longer or shorter; what is seen is the pause.
"""

from __future__ import annotations

from random import SystemRandom

from backroom.engine.deal import Offer
from backroom.server import wire

_dice = SystemRandom()
#: What people wait for a bot, in seconds: it is its turn, and all look at it; …
_IN_THE_OPEN: dict[wire.Pace, tuple[float, float]] = {
    "slow": (1.0, 1.8),
    "normal": (0.4, 0.8),
    "fast": (0.05, 0.1),
    "off": (0.0, 0.0),
}
#: … or all decide at once, and nobody sees who has.
_IN_SECRET: dict[wire.Pace, float] = {"slow": 0.4, "normal": 0.15, "fast": 0.05, "off": 0.0}
_READING: dict[wire.Pace, float] = {"slow": 10.0, "normal": 7.0, "fast": 3.0, "off": 0.0}
#: For so long a bot leaves an offer alone that a person may take as well.
_FIRST_SAY: dict[wire.Pace, float] = {"slow": 5.0, "normal": 3.0, "fast": 1.2, "off": 0.0}
#: Whoever is quick takes so long to say what was clear beforehand.
_A_PERSON = (0.8, 2.4)


def in_the_open(pace: wire.Pace) -> float:
    return _dice.uniform(*_IN_THE_OPEN[pace])


def in_secret(pace: wire.Pace) -> float:
    return _IN_SECRET[pace]


def as_a_person() -> float:
    return _dice.uniform(*_A_PERSON)


def for_a_reader(pace: wire.Pace) -> float:
    """So long a person has to read an offer, before the game goes on without an answer to it."""
    return _READING[pace]


def for_the_first_say(pace: wire.Pace) -> float:
    """So long an offer to several is left to the person among them, before a bot answers it."""
    return _FIRST_SAY[pace]


def unanswered(offers: list[Offer], person: int) -> list[int]:
    """The offers that this person has yet to answer."""
    return [o.id for o in offers if person in o.terms.to and person not in o.declined]
