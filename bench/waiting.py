"""How long one waits for bots: python bench/waiting.py [GAME [pace …]]

A real server, one person who answers at once with whatever does no harm, and three bots. Seconds
from one's own turn to the next (in Bootleggers a round, in King of Chicago a round of boss turns),
as they pass on the wire; a trade phase stands by itself.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.given import Json, answers, over, running, settings

from backroom.games.chicago.components import TRADE

SEATS: list[Json] = [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
#: At most so many seconds (a person would also think).
WANTED = {"normal": 15.0, "fast": 4.0}
#: So many rounds are waited for.
LAPS = {"bootleggers": 5, "chicago": 10}
OPTIONS: dict[str, Json] = {"bootleggers": {"rounds": 12}, "chicago": {}}


def lap(view: Json) -> tuple[str, int, int]:
    """What is going on, as far as the clock is concerned."""
    table = view["table"]
    trade = "turn" in table and table["round"] == TRADE
    return "trade phase" if trade else "round", table.get("turn", 0), table["round"]


def seconds(game: str, pace: str) -> dict[str, list[float]]:
    """How long each round and each trade phase took."""
    found: dict[str, list[float]] = defaultdict(list)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings(Path(folder), leisure=1.0)) as server,
    ):
        table, keys = server.seated(SEATS, game=game, options=OPTIONS[game], tempo={"pace": pace})
        player = server.player(table, keys[0])
        player.until("view")
        begun, at = time.monotonic(), lap(player.view)
        while sum(map(len, found.values())) < LAPS[game] and not over(player):
            if lap(player.view) != at:
                now = time.monotonic()
                found[at[0]].append(now - begun)
                begun, at = now, lap(player.view)
            waiting = player.waiting()
            if not waiting:
                player.hear()
                continue
            ask = waiting[0]
            player.act(ask.get("default", answers(ask)[0]), ask["id"])
    return found


if __name__ == "__main__":
    games = sys.argv[1:2] or list(LAPS)
    for game in games:
        for pace in sys.argv[2:] or WANTED:
            for what, times in seconds(game, pace).items():
                print(
                    f"{game}, {pace}: {mean(times):.1f} s a {what} (worst {max(times):.1f}), "
                    f"at most {WANTED.get(pace, 0):.0f}"
                )
