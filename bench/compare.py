"""Speed of the compiled rules against the plain ones, as ratios measured in one run.

python bench/compare.py build/fast

The two builds take turns, so that a busy machine slows both. Figures are seconds per whole game
of random answers (passes included), per copy of a state, and per view.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys

TURNS = 5

MEASURE = """
import json, time
from random import Random
from backroom.engine.chance import SampledChance
from backroom.games.bootleggers.game import BOOTLEGGERS as game
from backroom.games.bootleggers.options import Options

def play(seed):
    rng = Random(seed)
    chance = SampledChance(rng)
    state, _ = game.setup(Options(), 4, chance)
    middle = None
    while not state.over:
        asks = [ask for ask in game.asks(state) if ask.waiting or ask.optional]
        answers = list(rng.choice(asks).answers())
        if answers:
            ask = next(a for a in asks if a.knows(answers[0]))
            game.act(state, ask.seat, rng.choice(answers), chance)
        if middle is None and state.table.round == 6:
            middle = state.copy()
    return middle

def timed(job, times):
    start = time.perf_counter()
    for turn in range(times):
        job(turn)
    return (time.perf_counter() - start) / times

state = play(0)
print(json.dumps({
    "game": timed(play, 20),
    "copy": timed(lambda _: state.copy(), 2000),
    "view": timed(lambda _: game.view(state, 0), 1000),
}))
"""


def measure(path: str) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": path}
    out = subprocess.run(
        [sys.executable, "-c", MEASURE], env=environment, capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(out.stdout)
    return figures


def main(fast: str) -> None:
    plain_runs, fast_runs = [], []
    for _ in range(TURNS):
        plain_runs.append(measure("src"))
        fast_runs.append(measure(fast))
    for name in ("game", "copy", "view"):
        ratio = statistics.median(
            plain[name] / quick[name] for plain, quick in zip(plain_runs, fast_runs, strict=True)
        )
        slow = statistics.median(run[name] for run in plain_runs)
        print(f"{name}: compiled is {ratio:.1f} times as fast (plain: {slow * 1e6:.0f} µs)")


if __name__ == "__main__":
    main(sys.argv[1])
