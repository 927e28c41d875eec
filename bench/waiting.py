"""How long one waits for bots: python bench/waiting.py [pace …]

A real server, one person who answers at once with whatever does no harm, and three bots. Seconds a
round, as they pass on the wire.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.given import Json, answers, over, running, settings

ROUNDS = 5
SEATS: list[Json] = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
#: At most so many seconds a round (a person would also think).
WANTED = {"normal": 15.0, "fast": 4.0}


def seconds_a_round(pace: str) -> float:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings(Path(folder), leisure=1.0)) as server,
    ):
        made = server.make(SEATS, options={"rounds": 12}, tempo={"pace": pace})
        player = server.player(made["table"], made["key"])
        player.until("view")
        started = time.monotonic()
        while player.view["table"]["round"] <= ROUNDS and not over(player):
            waiting = player.waiting()
            if not waiting:
                player.hear()
                continue
            ask = waiting[0]
            player.act(ask.get("default", answers(ask)[0]), ask["id"])
        rounds: int = player.view["table"]["round"] - 1
        return (time.monotonic() - started) / max(1, rounds)


if __name__ == "__main__":
    for pace in sys.argv[1:] or WANTED:
        print(f"{pace}: {seconds_a_round(pace):.1f} s a round, at most {WANTED.get(pace, 0):.0f}")
