"""Challenges: what a page sends and hears."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from backroom.engine.action import Action
from backroom.engine.prospect import Prospect
from backroom.server.wire.told import Log
from backroom.server.wire.values import Choice, Number

#: An answer: one action, or an arrangement of several.
Answer = Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1, max_length=64)]


class ChallengeInfo(msgspec.Struct):
    """``sure``: nothing but the answers decide; else the odds do. So many ``answers`` are given."""

    name: str
    answers: int
    sure: bool


class ChallengesOf(msgspec.Struct):
    game: str
    challenges: list[ChallengeInfo]


class Challenges(msgspec.Struct):
    games: list[ChallengesOf]


class TryChallenge(msgspec.Struct, forbid_unknown_fields=True):
    """How does it stand after these answers? ``log``: so many events are known. ``plan``: and how
    would it look with this arrangement? ``look``: and what could the seat do where?"""

    answers: Annotated[list[Answer], msgspec.Meta(max_length=6)] = []
    log: Number = 0
    panels: bool = False
    plan: Answer | None = None
    look: bool = False


class Verdict(msgspec.Struct):
    """What came of it. ``chance`` and ``second``: how often the best answer reaches the goal, and
    the next best, in a hundred continuations; ``tries``: so many of each were played (1: nothing
    but the answers decide)."""

    solved: bool
    #: Was the goal reached, this time? How much of it?
    reached: bool
    measured: int
    least: int
    best: list[Action]
    chance: int
    second: int
    tries: int


class Foreseen(msgspec.Struct):
    """The sections that an arrangement would change; with ``more`` it can go on."""

    more: bool
    view: dict[str, Any]


class Tried(msgspec.Struct):
    """How it stands; ``verdict``: it is over."""

    name: str
    seat: int
    names: list[str]
    options: dict[str, Choice]
    #: Answers that are yet to be given.
    left: int
    view: dict[str, Any]
    log: Log
    verdict: Verdict | None = None
    planned: Foreseen | None = None
    prospects: list[Prospect] = []
