"""Coverage-guided hostile play: streams that reach something new are kept and changed again.

Everything follows from the seed and the number of executions. The first failure ends the run; its
stream is shrunk, and the game up to it can be replayed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import Empty
from random import Random
from typing import Any

import msgspec

from backroom.arena.fuzz.cover import Coverage, Edge
from backroom.arena.fuzz.play import Failure, HostileGame
from backroom.arena.fuzz.stream import HEAD, MOST_BLOCKS, blocks, cut, mutated, shared
from backroom.arena.processes import SPAWN, undisturbed
from backroom.engine.save import AnyGame
from backroom.games import shelf

#: So many streams are kept at most.
_MOST_KEPT = 400
#: The first executions are games at random, of these lengths; later one in so many is.
_FIRST = (40, 200, 800, MOST_BLOCKS, 40, 200, 800, MOST_BLOCKS)
_FRESH = 50
#: How much longer a changed stream may get by going on at random.
_LONGER = (0, 0, 10, 10, 40, 40, 150, 600)
#: One changed stream in so many is saved and replayed at its end.
_REPLAYED = 4
#: So many children of a stream are tried in a row.
_LITTER = 8
#: Shrinking stops after so many tries or seconds.
_TRIES = 600
_SHRINK_SECONDS = 30.0


class Plan(msgspec.Struct, frozen=True):
    """What to play, and for how long: ``runs`` executions, or ``seconds``; whichever ends first."""

    game: str
    seats: tuple[int, ...]
    seed: int = 1
    seconds: float | None = None
    runs: int | None = None
    #: Options that are settled; all others take any value.
    options: dict[str, bool | int | str] = {}


class Progress(msgspec.Struct, frozen=True):
    """How far a run is."""

    executions: int = 0
    moves: int = 0
    finished: int = 0
    corpus: int = 0
    edges: int = 0
    features: int = 0
    seconds: float = 0.0


class Found(msgspec.Struct, frozen=True):
    """A failure, and the shortest stream that was found for it."""

    failure: Failure
    stream: bytes
    #: The execution it showed in, and how many moves it took before and after shrinking.
    execution: int
    moves: int
    shrunk: int


class Outcome(msgspec.Struct, frozen=True):
    """How a run has ended."""

    progress: Progress
    found: Found | None
    edges: set[Edge]


#: Called after each execution; True ends the run.
Watch = Callable[[Progress], bool]


class _Kept(msgspec.Struct):
    stream: bytes
    picked: int = 0


class Corpus:
    """The streams that have reached something new."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._kept: list[_Kept] = []

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, stream: bytes) -> None:
        if len(self._kept) >= _MOST_KEPT:
            self._kept.remove(max(self._kept, key=lambda kept: kept.picked))
        self._kept.append(_Kept(stream))

    def pick(self) -> bytes:
        """Rather one that has been picked less often, so the new ones get their turn."""
        kept = min(self._rng.choices(self._kept, k=3), key=lambda kept: kept.picked)
        kept.picked += 1
        return kept.stream

    def other(self) -> bytes:
        return self._rng.choice(self._kept).stream


class Fuzzer:
    """One run."""

    def __init__(self, game: AnyGame, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.cover = Coverage(game)
        self._rng = Random(f"backroom fuzz {plan.seed}")
        self._corpus = Corpus(self._rng)
        self._executions = self._moves = self._finished = 0
        self._parent = HostileGame(game, plan.seats, b"", options=plan.options)
        self._litter: list[tuple[int, bytes]] = []
        self._start = time.monotonic()

    def run(self, watch: Watch | None = None) -> Outcome:
        """Play until the time is up, the executions are done, or something fails."""
        found = None
        while found is None and not self._done():
            found = self._execute()
            if watch is not None and watch(self.progress()):
                break
        return Outcome(self.progress(), found, self.cover.named())

    def _done(self) -> bool:
        if self.plan.runs is not None and self._executions >= self.plan.runs:
            return True
        seconds = self.plan.seconds
        return seconds is not None and time.monotonic() - self._start >= seconds

    def progress(self) -> Progress:
        return Progress(
            executions=self._executions,
            moves=self._moves,
            finished=self._finished,
            corpus=len(self._corpus),
            edges=self.cover.edges,
            features=self.cover.features,
            seconds=time.monotonic() - self._start,
        )

    def _execute(self) -> Found | None:
        before = self.cover.reached()
        hostile = self._next_game()
        known = hostile.moves
        failure = hostile.play()
        self._executions += 1
        self._moves += hostile.moves - known
        if failure is not None:
            stream, failure_ = shrunk(self.game, self.plan, hostile.stream, failure)
            moves = blocks(hostile.stream)
            return Found(failure_, stream, self._executions, moves, blocks(stream))
        self._finished += hostile.table.state.over
        if self.cover.reached() > before:
            self._corpus.add(hostile.stream)
        return None

    def _next_game(self) -> HostileGame:
        if self._executions < len(_FIRST) or not len(self._corpus):
            return self._fresh()
        if not self._litter:
            if self._rng.randrange(_FRESH) == 0:
                return self._fresh()
            self._breed()
        known, stream = self._litter.pop()
        rng = self._rng
        longer = rng.choice(_LONGER)
        # To replay a game takes as long as playing it, and most of this one is known.
        replayed = rng.randrange(_REPLAYED) == 0
        return HostileGame(
            self.game,
            self.plan.seats,
            stream,
            self.cover,
            (known, self._parent.upto(known)) if known else None,
            rng if longer else None,
            blocks(stream) + longer,
            replayed,
            self.plan.options,
        )

    def _fresh(self) -> HostileGame:
        """A game at random."""
        head, most = self._rng.randbytes(HEAD), _FIRST[self._executions % len(_FIRST)]
        return HostileGame(
            self.game,
            self.plan.seats,
            head,
            self.cover,
            longer=self._rng,
            most=most,
            options=self.plan.options,
        )

    def _breed(self) -> None:
        """Several children of one stream: what they share with it is played only once."""
        parent = self._corpus.pick()
        self._parent = HostileGame(self.game, self.plan.seats, parent, options=self.plan.options)
        children = [mutated(parent, self._corpus.other(), self._rng) for _ in range(_LITTER)]
        litter = [(shared(parent, child), child) for child in children]
        self._litter = sorted(litter, reverse=True)  # the last is born first: it shares least


def shrunk(game: AnyGame, plan: Plan, stream: bytes, failure: Failure) -> tuple[bytes, Failure]:
    """Take away as many moves as can go while the same thing fails, within a time box."""
    signature = failure.signature
    end = time.monotonic() + _SHRINK_SECONDS
    tries = 0
    size = max(1, blocks(stream) // 2)
    while True:
        at, shorter = 0, False
        while at < blocks(stream):
            if tries >= _TRIES or time.monotonic() > end:
                return stream, failure
            tries += 1
            shorter_ = cut(stream, at, at + size)
            trial = HostileGame(game, plan.seats, shorter_, options=plan.options)
            try:
                again = trial.play()
            except KeyboardInterrupt:  # it is short enough for whoever waits
                return stream, failure
            if again is not None and again.signature == signature:
                stream, failure, shorter = trial.stream, again, True
            else:
                at += size
        if size == 1 and not shorter:
            return stream, failure
        size = max(1, size // 2)


# --- in processes --------------------------------------------------------------------------------


def run(plan: Plan, jobs: int = 1, watch: Callable[[Progress], None] | None = None) -> Outcome:
    """Carry out the plan; ``jobs`` processes share its executions, each with a seed of its own."""

    def tell(progress: Progress) -> bool:
        if watch is not None:
            watch(progress)
        return False

    if jobs == 1:
        return Fuzzer(shelf.find(plan.game), plan).run(tell)
    return _in_processes(_shares(plan, jobs), watch)


def _shares(plan: Plan, jobs: int) -> list[Plan]:
    shares = []
    for job in range(jobs):
        runs = None if plan.runs is None else (plan.runs + job) // jobs
        # Far apart, so that the next run with the next seed plays other games.
        seed = plan.seed if job == 0 else plan.seed + job * 1_000_003
        shares.append(msgspec.structs.replace(plan, seed=seed, runs=runs))
    return shares


def _in_processes(plans: list[Plan], watch: Callable[[Progress], None] | None) -> Outcome:
    queue: Any = SPAWN.Queue()
    stop = SPAWN.Event()
    workers = [
        SPAWN.Process(target=_work, args=(number, plan, queue, stop), daemon=True)
        for number, plan in enumerate(plans)
    ]
    with undisturbed():
        for worker in workers:
            worker.start()
    progress = [Progress() for _ in plans]
    outcomes: dict[int, Outcome] = {}
    try:
        while len(outcomes) < len(plans):
            try:
                number, news = queue.get(timeout=1.0)
            except Empty:
                if all(not worker.is_alive() for worker in workers) and queue.empty():
                    raise RuntimeError("a process has died") from None
                continue
            if isinstance(news, Outcome):
                outcomes[number] = news
                progress[number] = news.progress
                if news.found is not None:
                    stop.set()
            else:
                progress[number] = news
            if watch is not None:
                watch(_sum(progress, set()))
    finally:
        stop.set()
        for worker in workers:
            worker.join(timeout=5.0)
            if worker.is_alive():
                worker.terminate()
    ended = [outcomes[number] for number in sorted(outcomes)]
    edges = set().union(*[outcome.edges for outcome in ended])
    found = next((outcome.found for outcome in ended if outcome.found is not None), None)
    return Outcome(_sum([outcome.progress for outcome in ended], edges), found, edges)


def _work(number: int, plan: Plan, queue: Any, stop: Any) -> None:
    last = 0.0

    def tell(progress: Progress) -> bool:
        nonlocal last
        if progress.seconds - last >= 1.0:
            last = progress.seconds
            queue.put((number, progress))
        return bool(stop.is_set())

    queue.put((number, Fuzzer(shelf.find(plan.game), plan).run(tell)))


def _sum(parts: list[Progress], edges: set[Edge]) -> Progress:
    return Progress(
        executions=sum(part.executions for part in parts),
        moves=sum(part.moves for part in parts),
        finished=sum(part.finished for part in parts),
        corpus=sum(part.corpus for part in parts),
        edges=len(edges) or max(part.edges for part in parts),
        features=max(part.features for part in parts),
        seconds=max(part.seconds for part in parts),
    )
