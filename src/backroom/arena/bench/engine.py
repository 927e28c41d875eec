"""Builds and other engines take turns: a machine that is busy for a while slows them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median

import msgspec

from backroom.arena.bench.measure import Measured
from backroom.arena.bench.peers import Peer
from backroom.arena.bench.processes import ChildFailed, run_module
from backroom.builds import Build, Kind

#: What is counted by the second; everything else is microseconds.
RATES = ("random_games", "random_decisions", "scripted_games", "scripted_records")
TIMES = ("copy", "asks", "view", "view_played", "views", "sample", "save", "restore")
#: What other engines are compared by.
COMPARED = ("random_decisions", "copy")


class Range(msgspec.Struct, frozen=True):
    """What came out in the turns: the middle, and how far they lie apart."""

    median: float
    least: float
    most: float


def range_of(numbers: Sequence[float]) -> Range:
    return Range(median(numbers), min(numbers), max(numbers))


class Runner(msgspec.Struct):
    """Whoever takes turns: a game on one of our builds, or a game of another engine."""

    title: str
    #: Empty: another engine's.
    game: str = ""
    build: Kind | None = None
    version: str = ""
    #: What was found, a turn after the other, and all of them together.
    turns: list[dict[str, float]] = []
    figures: dict[str, Range] = {}


class Ratio(msgspec.Struct, frozen=True):
    """How many times as fast as another somebody is, compared within each turn."""

    runner: str
    other: str
    figure: str
    times: Range


class Report(msgspec.Struct):
    """What came out."""

    turns: int
    seconds: float
    runners: list[Runner]
    ratios: list[Ratio]

    def runner(self, game: str, build: Kind) -> Runner | None:
        return next((r for r in self.runners if r.game == game and r.build == build), None)

    def peers(self) -> list[Runner]:
        return [runner for runner in self.runners if runner.build is None]

    def ratio(self, runner: str, other: str, figure: str) -> Range | None:
        for ratio in self.ratios:
            if (ratio.runner, ratio.other, ratio.figure) == (runner, other, figure):
                return ratio.times
        return None


class Contest:
    """All turns of all runners."""

    def __init__(
        self,
        games: Sequence[str],
        builds: Sequence[Build],
        peers: Sequence[Peer],
        python: Path,
        seconds: float,
    ) -> None:
        self._seconds = seconds
        self._takes: list[tuple[Runner, Callable[[int], Measured]]] = []
        #: Other engines that could not be measured, and why.
        self.failed: dict[str, str] = {}
        for game in games:
            for build in builds:
                runner = Runner(f"{game} ({build.kind})", game, build.kind)
                self._takes.append((runner, self._ours(game, build)))
        for peer in peers:
            self._takes.append((Runner(peer.title), self._theirs(peer, python)))

    def _ours(self, game: str, build: Build) -> Callable[[int], Measured]:
        def take(turn: int) -> Measured:
            words = [game, str(self._seconds), str(turn)]
            found = run_module(build, "backroom.arena.bench.measure", words, Measured)
            if found.compiled != (build.kind == "compiled"):
                raise ChildFailed(f"{build.folder}: not the {build.kind} build")
            return found

        return take

    def _theirs(self, peer: Peer, python: Path) -> Callable[[int], Measured]:
        return lambda turn: peer.measure(python, self._seconds, turn)

    def __len__(self) -> int:
        return len(self._takes)

    def take_turn(self, turn: int) -> Iterator[str]:
        """Everybody once, the other way round each time; who is done."""
        for runner, take in list(self._takes[:: -1 if turn % 2 else 1]):
            try:
                found = take(turn)
            except ChildFailed as error:
                if runner.build is not None:
                    raise
                self.failed[runner.title] = error.said
                self._takes = [each for each in self._takes if each[0] is not runner]
            else:
                runner.version = found.version
                runner.turns.append(found.figures)
            yield runner.title

    def report(self) -> Report:
        runners = [runner for runner, _ in self._takes if runner.turns]
        for runner in runners:
            names = runner.turns[0]
            runner.figures = {n: range_of([turn[n] for turn in runner.turns]) for n in names}
        turns = max((len(runner.turns) for runner in runners), default=0)
        return Report(turns, self._seconds, runners, list(_ratios(runners)))


def _ratios(runners: list[Runner]) -> Iterator[Ratio]:
    """Compiled beside plain in everything, both beside other engines in what those have too."""
    for runner in runners:
        for other in runners:
            if runner.build is None or other is runner:
                continue
            if other.build is None:
                names = [name for name in COMPARED if name in other.figures]
            elif runner.build == "compiled" and runner.game == other.game:
                names = list(runner.figures)
            else:
                continue
            for name in names:
                pairs = zip(runner.turns, other.turns, strict=False)
                times = [_faster(name, ours[name], theirs[name]) for ours, theirs in pairs]
                yield Ratio(runner.title, other.title, name, range_of(times))


def _faster(name: str, ours: float, theirs: float) -> float:
    return ours / theirs if name in RATES else theirs / ours
