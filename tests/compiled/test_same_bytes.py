"""The compiled rules and bots play the same games as the plain ones."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from tools.compile import main as compile_rules

from backroom.games import shelf

ROOT = Path(__file__).parents[2]
FAST = ROOT / "build" / "fast"

#: How many games of each, and how many records of each at most. What differs from one to the next
#: is an option of the game.
_Some = tuple[int, int, list[dict[str, str]]]
GAMES: dict[str, _Some] = {
    **{game: (5, 500, [{}]) for game in shelf.GAMES},
    "bootleggers": (12, 100_000, [{"influence": i} for i in ("phase", "pre-empt", "any-time")]),
    "chicago": (10, 900, [{"deals": deals} for deals in ("private", "open")]),
}

PLAY = """
import hashlib, json, msgspec, sys
from random import Random
import backroom.engine.game
from backroom.arena.play import play
from backroom.bots import roster
from backroom.bots.at_random import RandomPlay
from backroom.engine.chance import SampledChance
from backroom.games import shelf

game = shelf.find(sys.argv[1])
count, most, variants = json.loads(sys.argv[2])
digest = hashlib.sha256()
for seed in range(count):
    rng = Random(seed)
    chance = SampledChance(rng)
    options = msgspec.convert(variants[seed % len(variants)], game.options)
    seats = game.players[seed % len(game.players)]
    state, record = game.setup(options, seats, chance)
    for _ in range(most):
        if state.over:
            break
        asks = [ask for ask in game.asks(state) if ask.waiting or ask.optional]
        ask = rng.choice(asks)
        answers = list(ask.answers())
        if answers:
            record = game.act(state, ask.seat, rng.choice(answers), chance)
            digest.update(msgspec.json.encode(record.events))
            digest.update(msgspec.json.encode(game.view(state, ask.seat)))
    digest.update(msgspec.json.encode(game.dump(state)))
    digest.update(msgspec.json.encode(game.dump(game.reseal(state, 0, rng))))
    digest.update(msgspec.json.encode(game.describe(game.view(state, None))))
player = RandomPlay(game, game.options(), 4, Random(7))
digest.update(msgspec.json.encode(game.dump(player.play())))
digest.update(f"{player.answers} {player.decisions}".encode())
for bot in roster.names(game):
    table = play(game, game.options(), [bot] * 4, 5)
    digest.update(msgspec.json.encode(table.records))
    digest.update(msgspec.json.encode(game.dump(table.state)))
print(backroom.engine.game.__file__.rsplit(".", 1)[-1], digest.hexdigest())
"""


def played(path: Path, game: str) -> tuple[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    words = [sys.executable, "-c", PLAY, game, json.dumps(GAMES[game])]
    out = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    kind, digest = out.stdout.split()
    return kind, digest


def test_the_compiled_rules_play_the_same_games() -> None:
    compile_rules(FAST)  # nothing to do, if they are up to date
    for game in GAMES:
        plain_kind, plain = played(ROOT / "src", game)
        fast_kind, fast = played(FAST, game)
        assert (plain_kind, fast_kind) == ("py", "so")
        assert plain == fast, game
        assert plain != hashlib.sha256().hexdigest()
