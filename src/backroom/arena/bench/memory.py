"""How much memory random play takes, after some games and after ten times as many: prints JSON.

python -m backroom.arena.bench.memory GAME GAMES SEED
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import msgspec

from backroom.arena.bench.measure import SEATS
from backroom.bots.at_random import RandomPlay
from backroom.games import shelf

#: Linux tells what a process has had.
_STATUS = Path("/proc/self/status")
#: At this part of the games memory is looked at for the first time.
FIRST = 10


class Held(msgspec.Struct):
    """The most memory that the process has had so far, in bytes."""

    games: int
    first: int
    last: int


def held() -> int:
    """The most memory that this process has ever had."""
    if _STATUS.exists():  # getrusage would count what the program had that started this one
        found = re.search(r"VmHWM:\s+(\d+) kB", _STATUS.read_text())
        if found is not None:
            return int(found.group(1)) * 1024
    import resource  # not on Windows

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def measure(name: str, games: int, seed: int) -> Held:
    game = shelf.find(name)
    player = RandomPlay(game, game.options(), SEATS, Random(seed))
    first = 0
    while player.games < games:
        player.play()
        if player.games == max(1, games // FIRST):
            first = held()
    return Held(games, first, held())


if __name__ == "__main__":
    asked, count, number = sys.argv[1:]
    found = measure(asked, int(count), int(number))
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
