"""How long many games take in so many processes, by the clock on the wall: prints JSON.

python -m backroom.arena.bench.jobs GAME GAMES JOBS
"""

from __future__ import annotations

import sys
from time import perf_counter

import msgspec

from backroom.arena.bench.measure import SEATS
from backroom.arena.run import Plan, run
from backroom.bots import roster
from backroom.games import shelf


class Took(msgspec.Struct):
    """Seconds, and what came out: the same for any number of processes."""

    seconds: float
    sha256: str


def measure(name: str, games: int, jobs: int) -> Took:
    """As `backroom sim GAME --seats 4 --bots scripted --jobs JOBS` would play."""
    plan = Plan(name, games, (SEATS,), (roster.usual(shelf.find(name)),), seed=1)
    begun = perf_counter()
    report = run(plan, jobs)
    return Took(perf_counter() - begun, report.sha256)


if __name__ == "__main__":
    asked, count, several = sys.argv[1:]
    found = measure(asked, int(count), int(several))
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
