"""The compiled rules and the plain ones play the same games."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from tools.compile import main as compile_rules

ROOT = Path(__file__).parents[2]
FAST = ROOT / "build" / "fast"

PLAY = """
import hashlib, msgspec, sys
from random import Random
import backroom.engine.step
from backroom.engine.chance import SampledChance
from backroom.games.bootleggers.game import BOOTLEGGERS as game
from backroom.games.bootleggers.options import Options

digest = hashlib.sha256()
for seed in range(12):
    rng = Random(seed)
    chance = SampledChance(rng)
    influence = ["phase", "pre-empt", "any-time"][seed % 3]
    state, _ = game.setup(Options(influence=influence), 3 + seed % 4, chance)
    while not state.over:
        asks = [ask for ask in game.asks(state) if ask.waiting or ask.optional]
        ask = rng.choice(asks)
        answers = list(ask.answers())
        if answers:
            game.act(state, ask.seat, rng.choice(answers), chance)
            digest.update(msgspec.json.encode(game.view(state, ask.seat)))
    digest.update(msgspec.json.encode(game.dump(state)))
print(backroom.engine.step.__file__.rsplit(".", 1)[-1], digest.hexdigest())
"""


def played(path: Path) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    out = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True
    )
    kind, digest = out.stdout.split()
    return kind, digest


def test_the_compiled_rules_play_the_same_games() -> None:
    compile_rules(FAST)  # nothing to do, if they are up to date
    plain_kind, plain = played(ROOT / "src")
    fast_kind, fast = played(FAST)
    assert (plain_kind, fast_kind) == ("py", "so")
    assert plain == fast
    assert plain != hashlib.sha256().hexdigest()
