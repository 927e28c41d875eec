"""Many games between bots, one after the other or in processes, and a report of them.

The report, and every byte of every save, follow from the plan alone.
"""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import quantiles
from typing import Annotated, TypeVar

import msgspec

from backroom.arena.check import Inspector
from backroom.arena.play import Match, match
from backroom.arena.processes import in_order
from backroom.engine.save import AnyTable, Save, done, head_of, load_options, save_table
from backroom.engine.tally import Counts, tell
from backroom.games import shelf


class Plan(msgspec.Struct, frozen=True):
    """What to play. The number of seats cycles from game to game; bots move around the table."""

    game: str
    games: int
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    check: bool = False
    options: dict[str, bool | int | str] = {}

    def seats_of(self, number: int) -> int:
        return self.seats[number % len(self.seats)]

    def bots_of(self, number: int) -> list[str]:
        """Who sits where: everybody one seat further whenever the numbers of seats are through."""
        turn = number // len(self.seats)
        return [self.bots[(seat + turn) % len(self.bots)] for seat in range(self.seats_of(number))]

    def file_name(self, number: int) -> str:
        return f"{self.game}-{self.seed}-{number:05d}.jsonl"


class Broken(msgspec.Struct, frozen=True):
    """A violation: in which game, after how many records, what is wrong, and where it showed."""

    number: int
    seats: int
    records: int
    what: str
    trace: str


class Played(msgspec.Struct, frozen=True):
    """One game and what is worth keeping of it; ``save`` is the file that replays it."""

    number: int
    bots: tuple[str, ...]
    records: int
    rounds: int
    refused: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
    story: dict[str, int]
    cards: dict[int, int]
    save: bytes
    broken: Broken | None = None


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
    #: Games by number of seats.
    seats: dict[int, int]
    bots: dict[str, Standing]
    by_seat: list[Standing]
    rounds: Spread | None
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


def play_number(plan: Plan, number: int) -> Played:
    """One game of the plan. What goes wrong in it is a violation, never the end of the run."""
    game = shelf.find(plan.game)
    bots = plan.bots_of(number)
    match_: Match | None = None
    broken: Broken | None = None
    try:
        watch = Inspector(Random(f"check {plan.seed} {number}")) if plan.check else None
        options = load_options(game, plan.options)
        match_ = match(game, options, bots, plan.seed, number, watch=watch)
        match_.play()
    except Exception as error:
        broken = _broken(number, len(bots), match_, error)
    return _played(number, bots, match_, broken)


def _broken(number: int, seats: int, match_: Match | None, error: Exception) -> Broken:
    records = 0 if match_ is None else len(match_.table.records)
    what = f"{type(error).__name__}: {error}"
    if match_ is not None and match_.trying is not None:
        seat, action = match_.trying
        what += f" (seat {seat}: {action})"
    return Broken(number, seats, records, what, "".join(traceback.format_exception(error)))


def _played(number: int, bots: list[str], match_: Match | None, broken: Broken | None) -> Played:
    if match_ is None:
        return Played(number, tuple(bots), 0, 0, 0, (), (), "", {}, {}, b"", broken)
    table = match_.table
    result = None if broken is not None else table.game.result(table.state)
    story, cards = _told(table)
    names = [f"{name}-{seat}" for seat, name in enumerate(bots, start=1)]
    return Played(
        number=number,
        bots=tuple(bots),
        records=len(table.records),
        # A game whose rounds lie within turns is as long as its turns are many.
        rounds=table.game.progress(table.state).now,
        refused=match_.refused,
        winners=() if result is None else result.winners,
        scores=() if result is None else result.scores,
        ending="" if result is None else result.ending,
        story=story,
        cards=cards,
        save=_saved(table, names, broken),
        broken=broken,
    )


def _saved(table: AnyTable, names: list[str], broken: Broken | None) -> bytes:
    """The save; of a broken game only the records, for its state is not to be trusted."""
    if broken is None:
        return save_table(table, names).encode()
    return Save(head_of(table, names), [done(record) for record in table.records]).encode()


def _told(table: AnyTable) -> tuple[dict[str, int], dict[int, int]]:
    """How often each kind of event happened, and each card was played."""
    counts = Counts()
    tell(counts, table.seats, table.records, None)
    return dict(sorted(counts.events.items())), dict(sorted(counts.cards.items()))


def run(
    plan: Plan,
    jobs: int = 1,
    on_game: Callable[[Played], None] | None = None,
    tally: Tally | None = None,
) -> Report:
    """Play the plan, or what a tally lacks of it. ``on_game`` gets each game, in order.

    Ctrl-C ends it: what has been played by then is counted in the tally.
    """
    tally = Tally.of(plan) if tally is None else tally
    for played in play_all(plan, jobs, tally.games):
        tally.add(played)
        if on_game is not None:
            on_game(played)
    return tally.report()


def play_all(plan: Plan, jobs: int = 1, first: int = 0) -> Iterator[Played]:
    """The games of the plan, from one of them on."""
    numbers = range(first, plan.games)
    play = partial(play_number, plan)
    return map(play, numbers) if jobs == 1 else in_order(play, numbers, jobs)


def chained(before: str, save: bytes) -> str:
    """SHA-256 over the one before and the next save: it can go on where it was left."""
    return hashlib.sha256(bytes.fromhex(before) + save).hexdigest()


class Scores(msgspec.Struct):
    """What was scored, and how often it was enough."""

    scores: list[int] = []
    wins: int = 0

    def add(self, score: int, won: bool) -> None:
        self.scores.append(score)
        self.wins += won

    def standing(self) -> Standing:
        return Standing(len(self.scores), self.wins, spread(self.scores))


class Tally(msgspec.Struct):
    """Counts along. It can be kept in a file, and go on from there."""

    plan: Plan
    by_bot: dict[str, Scores]
    by_seat: list[Scores]
    everybody: Scores = msgspec.field(default_factory=Scores)
    games: int = 0
    finished: int = 0
    records: int = 0
    refused: int = 0
    seats: dict[int, int] = {}
    ends: dict[str, int] = {}
    story: dict[str, int] = {}
    cards: dict[int, int] = {}
    rounds: list[int] = []
    violations: list[Broken] = []
    sha256: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""

    @classmethod
    def of(cls, plan: Plan) -> Tally:
        """Nothing has been played yet."""
        by_seat = [Scores() for _ in range(max(plan.seats))]
        return cls(plan, {name: Scores() for name in sorted(plan.bots)}, by_seat)

    def add(self, played: Played) -> None:
        self.sha256 = chained(self.sha256, played.save)
        self.games += 1
        self.records += played.records
        self.refused += played.refused
        _count(self.seats, len(played.bots))
        for tag, count in played.story.items():
            _count(self.story, tag, count)
        for card, count in played.cards.items():
            _count(self.cards, card, count)
        if played.broken is not None:
            self.violations.append(played.broken)
            return
        self.finished += 1
        self.rounds.append(played.rounds)
        _count(self.ends, played.ending)
        for seat, score in enumerate(played.scores):
            won = seat in played.winners
            for scores in (self.by_bot[played.bots[seat]], self.by_seat[seat], self.everybody):
                scores.add(score, won)

    def report(self) -> Report:
        return Report(
            game=self.plan.game,
            seed=self.plan.seed,
            checked=self.plan.check,
            planned=self.plan.games,
            games=self.games,
            finished=self.finished,
            records=self.records,
            seats=dict(sorted(self.seats.items())),
            bots={name: scores.standing() for name, scores in self.by_bot.items()},
            by_seat=[scores.standing() for scores in self.by_seat],
            rounds=spread(self.rounds),
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


def spread(numbers: list[int]) -> Spread | None:
    """The quartiles; None of nothing."""
    if not numbers:
        return None
    several = numbers if len(numbers) > 1 else numbers * 2
    lower, median, upper = quantiles(several, method="inclusive")
    return Spread(min(numbers), lower, median, upper, max(numbers))
