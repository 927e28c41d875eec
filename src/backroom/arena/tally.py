"""Counting along: what came out of many games. It takes no more room the more there are."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, TypeVar

import msgspec

from backroom.arena.plan import Plan
from backroom.arena.rows import Row


class Broken(msgspec.Struct, frozen=True):
    """A violation: in which game, after how many records, what is wrong, and where it showed."""

    number: int
    seats: int
    records: int
    what: str
    #: Not kept in a row.
    trace: str = ""


class Spread(msgspec.Struct, frozen=True):
    """How some numbers lie: the least, the quartiles, the most."""

    least: float
    lower: float
    median: float
    upper: float
    most: float


class Standing(msgspec.Struct):
    """How a bot, or a seat, has done."""

    games: int = 0
    wins: int = 0
    #: So many wins would be fair: one a game, shared by all who sit there.
    fair: float = 0.0
    scores: Spread | None = None


class Report(msgspec.Struct):
    """What came out of all the games."""

    game: str
    seed: int
    checked: bool
    #: Games that were wanted, that were played, and that were played to the end.
    planned: int
    games: int
    finished: int
    records: int
    decisions: int
    #: Games by number of seats.
    seats: dict[int, int]
    bots: dict[str, Standing]
    by_seat: list[Standing]
    #: The seats of tables with so many.
    by_table: dict[int, list[Standing]]
    rounds: Spread | None
    #: Games by the round they ended in.
    lengths: dict[int, int]
    scores: Spread | None
    ends: dict[str, int]
    #: Cards played, by kind; how often each line of the story was told.
    cards: dict[int, int]
    story: dict[str, int]
    #: Unasked actions (offers mostly) that could not be carried out.
    refused: int
    violations: list[Broken]
    #: Of all saves (see `chained`): the same seed gives the same.
    sha256: str


def chained(before: str, save: str) -> str:
    """SHA-256 over the one before and that of the next save: it can go on where it was left, and a
    save need not be at hand."""
    return hashlib.sha256(bytes.fromhex(before) + bytes.fromhex(save)).hexdigest()


class Scores(msgspec.Struct):
    """What was scored, how often, and how often it was enough; at tables with how many seats."""

    scores: dict[int, int] = {}
    tables: dict[int, int] = {}
    wins: int = 0

    def add(self, score: int, won: bool, seats: int) -> None:
        _count(self.scores, score)
        _count(self.tables, seats)
        self.wins += won

    def standing(self) -> Standing:
        fair = sum(games / seats for seats, games in sorted(self.tables.items()))
        return Standing(sum(self.tables.values()), self.wins, round(fair, 6), spread(self.scores))


class Tally(msgspec.Struct):
    """Counts along. It can be kept in a file, and go on from there."""

    plan: Plan
    by_bot: dict[str, Scores]
    by_seat: list[Scores]
    by_table: dict[int, list[Scores]]
    everybody: Scores = msgspec.field(default_factory=Scores)
    games: int = 0
    finished: int = 0
    records: int = 0
    decisions: int = 0
    refused: int = 0
    seats: dict[int, int] = {}
    ends: dict[str, int] = {}
    story: dict[str, int] = {}
    cards: dict[int, int] = {}
    rounds: dict[int, int] = {}
    violations: list[Broken] = []
    sha256: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""

    @classmethod
    def of(cls, plan: Plan) -> Tally:
        """Nothing has been played yet."""
        by_seat = [Scores() for _ in range(max(plan.seats))]
        by_table = {seats: [Scores() for _ in range(seats)] for seats in plan.seats}
        return cls(plan, {name: Scores() for name in sorted(plan.bots)}, by_seat, by_table)

    def is_whole(self) -> bool:
        """Can it go on? A file may have been written by hand."""
        plan = self.plan
        return (
            min(plan.seats, default=0) > 0
            and sorted(self.by_bot) == sorted(set(plan.bots))
            and len(self.by_seat) == max(plan.seats)
            and {n: len(of) for n, of in self.by_table.items()} == {n: n for n in plan.seats}
        )

    def is_next(self, row: Row) -> bool:
        """Is this the row of the game after those that are counted?"""
        plan, number = self.plan, self.games
        return (row.game, row.number, row.seed) == (plan.game, number, plan.seed) and (
            list(row.bots) == plan.bots_of(number) and number < plan.games
        )

    def add(self, row: Row, broken: Broken | None = None) -> None:
        """Count a game; more than the row may be known of what went wrong."""
        self.sha256 = chained(self.sha256, row.sha256)
        self.games += 1
        self.records += row.records
        self.decisions += row.decisions
        self.refused += row.refused
        _count(self.seats, row.seats)
        for tag, count in row.events.items():
            _count(self.story, tag, count)
        for card, count in row.cards.items():
            _count(self.cards, card, count)
        if row.violation is not None:
            what = Broken(row.number, row.seats, row.records, row.violation)
            self.violations.append(broken or what)
            return
        self.finished += 1
        _count(self.rounds, row.rounds)
        _count(self.ends, row.ending)
        for seat, score in enumerate(row.scores):
            by_table = self.by_table[row.seats]
            for scores in (
                *(self.by_bot[row.bots[seat]], self.by_seat[seat], by_table[seat]),
                self.everybody,
            ):
                scores.add(score, seat in row.winners, row.seats)

    def report(self) -> Report:
        return Report(
            game=self.plan.game,
            seed=self.plan.seed,
            checked=self.plan.check,
            planned=self.plan.games,
            games=self.games,
            finished=self.finished,
            records=self.records,
            decisions=self.decisions,
            seats=dict(sorted(self.seats.items())),
            bots={name: scores.standing() for name, scores in self.by_bot.items()},
            by_seat=[scores.standing() for scores in self.by_seat],
            by_table={n: [scores.standing() for scores in of] for n, of in self.by_table.items()},
            rounds=spread(self.rounds),
            lengths=dict(sorted(self.rounds.items())),
            scores=spread(self.everybody.scores),
            ends=dict(sorted(self.ends.items())),
            cards=dict(sorted(self.cards.items())),
            story=dict(sorted(self.story.items())),
            refused=self.refused,
            violations=self.violations,
            sha256=self.sha256,
        )


_Key = TypeVar("_Key", int, str)


def _count(counts: dict[_Key, int], key: _Key, more: int = 1) -> None:
    counts[key] = counts.get(key, 0) + more


def spread(numbers: Iterable[int] | Mapping[int, int]) -> Spread | None:
    """The quartiles of numbers, or of how often each was there; None of nothing."""
    counts = sorted(Counter(numbers).items())
    last = sum(count for _, count in counts) - 1
    if last < 0:
        return None
    lower, median, upper = (_quantile(counts, part * last) for part in (1, 2, 3))
    return Spread(counts[0][0], lower, median, upper, counts[-1][0])


def _quantile(counts: list[tuple[int, int]], quarters: int) -> float:
    """What stands so many quarters of a place after the first, between two if need be."""
    place, rest = divmod(quarters, 4)
    here = _at(counts, place)
    return here if rest == 0 else (here * (4 - rest) + _at(counts, place + 1) * rest) / 4


def _at(counts: list[tuple[int, int]], place: int) -> int:
    for number, count in counts:
        place -= count
        if place < 0:
            return number
    raise AssertionError("a place after the last")
