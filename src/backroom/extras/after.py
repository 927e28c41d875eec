"""A finished game in figures: what everybody had over time and from where, what the dice gave
against their mean, which deals were struck and which words kept.

A game brings its part as ``Part`` in the after.py of its folder (``by_game.after``). It hears the
events that stand (nothing that was taken back), looks at the table after each record, and is asked
before dice are cast whether it wants to see them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, ClassVar

import msgspec

from backroom.engine.deal import Good, Promise, Verdict
from backroom.engine.event import Event
from backroom.engine.record import Result


class Stretch(msgspec.Struct, frozen=True):
    """A part of the game by which it is told: the message is ``after-step-`` and this, with the
    round, and the part of it."""

    key: str
    round: int = 0
    part: int = 0


class Chart(msgspec.Struct):
    """Something over time, as it stood at the end of each step. The parts add up to the whole."""

    kind: str
    #: What is counted: ``after-unit-`` and this.
    unit: str
    parts: list[str]
    #: By seat, part and step.
    values: list[list[list[int]]]


class Grid(msgspec.Struct):
    """Whose something was at the end of each step (-1: nobody's)."""

    kind: str
    #: What the things are called, as in a message, and their numbers.
    thing: str
    rows: list[int]
    #: By row and step; ``marks`` says more of it: the message is ``after-mark-`` and this.
    owners: list[list[int]]
    marks: list[list[str]]


class Against(msgspec.Struct):
    """What dice came to beside what they come to on average, in each step."""

    kind: str
    unit: str
    #: What the rows are ("": seats), and their numbers.
    thing: str
    rows: list[int]
    got: list[list[int]]
    mean: list[list[float]]


class Fates(msgspec.Struct):
    """What became of something in the whole game: which way how much of it went."""

    kind: str
    unit: str
    #: The messages are ``after-way-`` and these.
    ways: list[str]
    #: By seat and way.
    values: list[list[int]]


class Luck(msgspec.Struct):
    """One kind of dice of one seat."""

    kind: str
    #: What they gave, and give on average, in what this kind counts (``after-unit-`` and this).
    unit: str
    rolls: int = 0
    got: float = 0.0
    mean: float = 0.0
    #: What that was worth in what the game counts.
    worth: float = 0.0


class Lucky(msgspec.Struct):
    """How lucky a seat was in all: two times in three it is within the spread."""

    worth: float
    spread: float
    kinds: list[Luck]


class Swing(msgspec.Struct):
    """A step in which a seat won or lost much against the others, and by what most of all. What it
    paid or took in beside may make that more than the change."""

    step: int
    seat: int
    change: int
    part: str
    amount: int
    #: The move that did most of it: by how many events that everybody was told it was done.
    at: int
    #: Has it taken the lead from somebody?
    lead: bool = False


class Struck(msgspec.Struct):
    """A deal."""

    step: int
    seat: int
    seat_with: int
    give: tuple[Good, ...]
    take: tuple[Good, ...]
    promises: tuple[Promise, ...]


class Word(msgspec.Struct):
    """A promise, and what became of it."""

    promise: Promise
    verdict: Verdict


class After(msgspec.Struct):
    """All of it. The first chart is what the game counts."""

    game: str
    seats: int
    result: Result
    steps: list[Stretch]
    charts: list[Chart]
    grids: list[Grid]
    against: list[Against]
    luck: list[Lucky]
    swings: list[Swing]
    #: Who led at the end of each step (-1: nobody, or several).
    leaders: list[int]
    #: The first deals and promises, and how many there were in all.
    deals: list[Struck]
    deals_in_all: int
    words: list[Word]
    words_in_all: int
    fates: list[Fates] = []


class Cast:
    """Dice that are about to be rolled: so many, and what is to be done when they have fallen."""

    def __init__(self, dice: int, settle: Callable[[list[int]], None]) -> None:
        self.left = dice
        self._dice: list[int] = []
        self._settle = settle

    def fall(self, die: int) -> None:
        self._dice.append(die)
        self.left -= 1
        if self.left == 0:
            self._settle(self._dice)


class Fortune:
    """The luck of all seats, roll by roll."""

    def __init__(self, seats: int) -> None:
        self._kinds: list[dict[str, Luck]] = [{} for _ in range(seats)]
        self._spread = [0.0] * seats

    def add(
        self,
        seat: int,
        kind: str,
        unit: str,
        got: float,
        mean: float,
        *,
        worth: float = 0.0,
        spread: float = 0.0,
    ) -> None:
        """``worth``: of what was got beyond the mean; ``spread``: of that, its variance."""
        luck = self._kinds[seat].setdefault(kind, Luck(kind, unit))
        luck.rolls += 1
        luck.got += got
        luck.mean += mean
        luck.worth += worth
        self._spread[seat] += spread

    def told(self) -> list[Lucky]:
        return [
            Lucky(sum(luck.worth for luck in kinds.values()), sqrt(spread), list(kinds.values()))
            for kinds, spread in zip(self._kinds, self._spread, strict=True)
        ]


class Rows:
    """What dice came to and come to on average, by row and step, while a game is read."""

    def __init__(self) -> None:
        self._got: dict[tuple[int, int], int] = {}
        self._mean: dict[tuple[int, int], float] = {}

    def add(self, row: int, step: int, got: int, mean: float) -> None:
        at = (row, step)
        self._got[at] = self._got.get(at, 0) + got
        self._mean[at] = self._mean.get(at, 0.0) + mean

    def told(self, kind: str, unit: str, thing: str, rows: list[int], steps: int) -> Against:
        return Against(
            kind,
            unit,
            thing,
            rows,
            [[self._got.get((row, step), 0) for step in range(steps)] for row in rows],
            [[self._mean.get((row, step), 0.0) for step in range(steps)] for row in rows],
        )


class Money:
    """Where money came from and went, by source: all sources together are what one has."""

    def __init__(self, seats: int, sources: list[str], start: int) -> None:
        self.sources = sources
        self.now = [[0] * len(sources) for _ in range(seats)]
        for seat in range(seats):
            self.now[seat][0] = start
        self._then: list[list[list[int]]] = []

    def add(self, seat: int, source: str, cash: int) -> None:
        self.now[seat][self.sources.index(source)] += cash

    def change_hands(self, source: str, giver: int, taker: int, cash: int) -> None:
        self.add(giver, source, -cash)
        self.add(taker, source, cash)

    def cash(self, seat: int) -> int:
        return sum(self.now[seat])

    def end_step(self) -> None:
        self._then.append([list(parts) for parts in self.now])

    def told(self, kind: str, unit: str) -> Chart:
        values = [
            [[then[seat][part] for then in self._then] for part in range(len(self.sources))]
            for seat in range(len(self.now))
        ]
        return Chart(kind, unit, self.sources, values)


class Part:
    """What a game says of itself. Steps follow one another; the first is the set-up."""

    #: The words it needs, in the catalogue of the game's name and ``-after``, by what is called so:
    #: the message is ``after-``, that, and the word. (What luck is has a ``-means`` as well.)
    words: ClassVar[dict[str, tuple[str, ...]]] = {}

    def __init__(self, options: Any, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.steps: list[Stretch] = [Stretch("begin")]
        self.fortune = Fortune(seats)

    def begins(self, event: Event) -> Stretch | None:
        """The step that begins with this event, if one does."""
        return None

    def cast(self, state: Any, label: str) -> Cast | None:
        """Dice of this label are about to be rolled, at a table like this."""
        return None

    def look(self, state: Any) -> object:
        """What is to be kept of the table after a record, for :meth:`seen`."""
        return None

    def event(self, event: Event) -> None:
        """Something has happened that stands."""

    def seen(self, looked: object) -> None:
        """How the table was after the record whose events were told last."""

    def end_step(self) -> None:
        """What stands now is how the step ended."""

    def charts(self) -> list[Chart]:
        return []

    def standing(self) -> list[list[int]]:
        """What the first chart tells, as it is now: by seat and part."""
        return []

    def grids(self) -> list[Grid]:
        return []

    def against(self) -> list[Against]:
        return []

    def fates(self) -> list[Fates]:
        return []

    @property
    def step(self) -> int:
        """The step that is under way."""
        return len(self.steps) - 1
