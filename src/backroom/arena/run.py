"""Many games between bots, one after the other or in processes, and a report of them.

The report, and every byte of every save, follow from the plan alone.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import quantiles

import msgspec

from backroom.arena.check import Inspector
from backroom.arena.play import Match, match
from backroom.engine.save import AnyTable, Save, done, head_of, load_options, save_table
from backroom.engine.tally import Counts, tell
from backroom.games import shelf

#: Games that are handed to a process at a time.
_BATCH = 4


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
    #: SHA-256 over the bytes of all saves: the same seed gives the same.
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


def run(plan: Plan, jobs: int = 1, on_game: Callable[[Played], None] | None = None) -> Report:
    """Play the plan. ``on_game`` gets each game, in order."""
    report = _Tally(plan)
    for played in _serial(plan) if jobs == 1 else _in_processes(plan, jobs):
        report.add(played)
        if on_game is not None:
            on_game(played)
    return report.report()


def _serial(plan: Plan) -> Iterator[Played]:
    for number in range(plan.games):
        yield play_number(plan, number)


def _in_processes(plan: Plan, jobs: int) -> Iterator[Played]:
    # Spawned, not forked: the same on every system, and nothing is inherited by accident.
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn) as pool:
        try:
            yield from pool.map(partial(play_number, plan), range(plan.games), chunksize=_BATCH)
        finally:
            pool.shutdown(cancel_futures=True)


class _Tally:
    """Counts along."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._digest = hashlib.sha256()
        self._games = self._finished = self._records = self._refused = 0
        self._seats: Counter[int] = Counter()
        self._ends: Counter[str] = Counter()
        self._story: Counter[str] = Counter()
        self._cards: Counter[int] = Counter()
        self._rounds: list[int] = []
        self._by_bot = {name: _Scores() for name in sorted(plan.bots)}
        self._by_seat = [_Scores() for _ in range(max(plan.seats))]
        self._all = _Scores()
        self._violations: list[Broken] = []

    def add(self, played: Played) -> None:
        self._digest.update(played.save)
        self._games += 1
        self._records += played.records
        self._refused += played.refused
        self._seats[len(played.bots)] += 1
        self._story.update(played.story)
        self._cards.update(played.cards)
        if played.broken is not None:
            self._violations.append(played.broken)
            return
        self._finished += 1
        self._rounds.append(played.rounds)
        self._ends[played.ending] += 1
        for seat, score in enumerate(played.scores):
            won = seat in played.winners
            for scores in (self._by_bot[played.bots[seat]], self._by_seat[seat], self._all):
                scores.add(score, won)

    def report(self) -> Report:
        return Report(
            game=self._plan.game,
            seed=self._plan.seed,
            checked=self._plan.check,
            games=self._games,
            finished=self._finished,
            records=self._records,
            seats=dict(sorted(self._seats.items())),
            bots={name: scores.standing() for name, scores in self._by_bot.items()},
            by_seat=[scores.standing() for scores in self._by_seat],
            rounds=spread(self._rounds),
            scores=spread(self._all.scores),
            ends=dict(sorted(self._ends.items())),
            cards=dict(sorted(self._cards.items())),
            story=dict(sorted(self._story.items())),
            refused=self._refused,
            violations=self._violations,
            sha256=self._digest.hexdigest(),
        )


class _Scores:
    def __init__(self) -> None:
        self.scores: list[int] = []
        self.wins = 0

    def add(self, score: int, won: bool) -> None:
        self.scores.append(score)
        self.wins += won

    def standing(self) -> Standing:
        return Standing(len(self.scores), self.wins, spread(self.scores))


def spread(numbers: list[int]) -> Spread | None:
    """The quartiles; None of nothing."""
    if not numbers:
        return None
    several = numbers if len(numbers) > 1 else numbers * 2
    lower, median, upper = quantiles(several, method="inclusive")
    return Spread(min(numbers), lower, median, upper, max(numbers))
