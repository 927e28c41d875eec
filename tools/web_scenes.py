"""Records moments of real games for the work on the browser client (web/src/games/*/scenes.json).

Bots play; of each kind of question to seat 0, the moment with most questions beside it is kept,
with all that the server would send. A game without a board is told in words. Run it again when
views or questions change:

    python tools/web_scenes.py
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from backroom.arena.play import match  # noqa: E402
from backroom.bots import roster  # noqa: E402
from backroom.engine.event import Event  # noqa: E402
from backroom.engine.record import Record  # noqa: E402
from backroom.engine.save import AnyGame, AnyTable  # noqa: E402
from backroom.engine.view import View  # noqa: E402
from backroom.games import shelf  # noqa: E402

GAMES = ROOT / "web" / "src" / "games"
SEATS = 4
#: A full table is recorded too, if there is a board it must fit on: `six-taking`.
FULL = ("six", 6)
ME = 0
#: Later moments show a fuller table.
FROM = 3
LINES = 25
#: One window is like another.
WINDOW = "window"
#: Questions at which one looks around on the board.
ON_THE_MOVE = ("move", "drive", "turn-action")
SEEDS = (3, 4, 5)


class Recorder:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self.scenes: dict[str, Any] = {}
        self._game = game
        self.seats = min(seats, game.players[-1])
        self._board = (GAMES / game.name / "Board.svelte").exists()
        self._log: list[Event] = []
        self._asked: dict[str, int] = {}

    def watch(self, table: AnyTable, record: Record) -> None:
        self._log += self._game.story(record, ME)
        seen = table.seen(ME)
        if seen.view.progress.now < FROM and not table.state.over:
            return
        asks = [ask for ask in seen.view.asks if ask.answer is None]
        name = next((ask.question.tag for ask in asks if not ask.optional), "")
        if table.state.over:
            name = "over"
        elif seen.offers and any(ME in offer.terms.to for offer in seen.offers):
            name = "offered"
        elif name.startswith(WINDOW):
            name = WINDOW
        elif not asks:
            name = "deciding" if seen.view.deciding else "waiting"
        count = len(seen.view.asks)
        if count > self._asked.get(name, -1):
            self._asked[name] = count
            sections = {
                **self._view(seen.view),
                "asks": self._game.explained(seen.view),
                "offers": seen.offers,
                "ledger": seen.ledger,
                "not_trading": seen.not_trading,
                "undo": seen.undo,
                "tradable": [self._game.tradable(seen.view, seat) for seat in range(self.seats)],
            }
            scene = {"view": sections, "log": self._log[-LINES:]}
            if name in ON_THE_MOVE:
                scene["prospects"] = self._game.foreseen(seen.view)
            self.scenes[name] = msgspec.to_builtins(scene)

    def _view(self, view: View) -> dict[str, Any]:
        """All of it, or what every game shows and the table in words."""
        if self._board:
            return {name: getattr(view, name) for name in view.__struct_fields__}
        shared = {name: getattr(view, name) for name in View.__struct_fields__}
        return {**shared, "panels": self._game.describe(view)}


def _scenes(game: AnyGame, seats: int) -> dict[str, Any]:
    recorder = Recorder(game, seats)
    bots = [roster.usual(game)] * recorder.seats
    for seed in SEEDS:
        match(game, game.options(), bots, seed, undo=True, watch=recorder.watch).play()
    return recorder.scenes


def record(game: AnyGame) -> None:
    options = game.options()
    scenes = _scenes(game, SEATS)
    if (GAMES / game.name / "Board.svelte").exists():
        word, seats = FULL
        scenes |= {f"{word}-{name}": scene for name, scene in _scenes(game, seats).items()}
    kept = {"options": msgspec.to_builtins(options), "scenes": scenes}
    file = GAMES / game.name / "scenes.json"
    file.write_bytes(msgspec.json.encode(kept) + b"\n")
    print(file.relative_to(ROOT), file.stat().st_size, *sorted(scenes), sep="\n  ")


def main() -> None:
    for game in shelf.GAMES.values():
        record(game)


if __name__ == "__main__":
    main()
