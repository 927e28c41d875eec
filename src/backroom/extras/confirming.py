"""Is the best answer of a challenge the best? Played out, not claimed.

Where nothing but the answers decide, every line there is is played, in several of the worlds that
the seat may be in: the right ones reach the goal, and no other does. Elsewhere each answer is
played on many times, with what is hidden dealt anew and other dice: the right one has to be better
than every other by more than four standard errors.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import NamedTuple

from backroom.engine.save import AnyGame
from backroom.extras.challenges import (
    Challenge,
    Line,
    Play,
    begin,
    imagine,
    is_best,
    lines,
    play,
    position,
)

#: So many standard errors lie between the best and the next best.
MARGIN = 4.0
#: In so many worlds is it looked whether what is hidden matters.
WORLDS = 3


class Rate(NamedTuple):
    """How often a line reaches the goal."""

    line: Line
    rate: float


class Confirmed(NamedTuple):
    """What was found: all lines, the best first, and what is wrong ("": nothing)."""

    rates: list[Rate]
    wrong: str

    def second(self, challenge: Challenge) -> float:
        """The best of what is not right."""
        return max((r.rate for r in self.rates if not is_best(challenge, r.line)), default=0.0)

    def worst_best(self, challenge: Challenge) -> float:
        return min((r.rate for r in self.rates if is_best(challenge, r.line)), default=0.0)


def confirm(game: AnyGame, challenge: Challenge, tries: int, seed: int = 0) -> Confirmed:
    """``tries`` counts where chance or others have a say."""
    if challenge.sure:
        return _exhaust(game, challenge)
    return _simulate(game, challenge, tries, seed)


def _exhaust(game: AnyGame, challenge: Challenge) -> Confirmed:
    rates: list[Rate] = []
    for line in lines(lambda: begin(game, challenge)):
        run = play(begin(game, challenge), line)
        rates.append(Rate(line, float(run.reached)))
        if run.open:
            return Confirmed(rates, f"something else has a say in {line}")
        if run.reached != is_best(challenge, line):
            return Confirmed(rates, f"{'another' if run.reached else 'no'} solution: {line}")
        for world in range(WORLDS):
            if play(_world(game, challenge, world), line).reached != run.reached:
                return Confirmed(rates, f"what is hidden matters for {line}")
    rates.sort(key=lambda each: -each.rate)
    return Confirmed(rates, "" if rates and rates[0].rate else "no solution")


def _world(game: AnyGame, challenge: Challenge, seed: int) -> Play:
    found = position(game.name, challenge.save, challenge.at)
    return imagine(game, challenge, found.state, Random(f"{challenge.name} {seed}"))


def _simulate(game: AnyGame, challenge: Challenge, tries: int, seed: int) -> Confirmed:
    every = list(lines(lambda: begin(game, challenge)))
    rates = []
    for line in every:
        reached = 0
        for world in range(tries):
            run = play(_world(game, challenge, seed + world), line)
            reached += run.reached
        rates.append(Rate(line, reached / tries))
    rates.sort(key=lambda each: -each.rate)
    found = Confirmed(rates, "")
    best, second = found.worst_best(challenge), found.second(challenge)
    margin = MARGIN * sqrt((best * (1 - best) + second * (1 - second)) / tries)
    if best - second <= margin:
        return Confirmed(rates, f"{best} is not better than {second} by {margin}")
    return found
