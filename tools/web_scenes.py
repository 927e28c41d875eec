"""Records moments of a real game for the work on the browser client (web/src/dev/scenes.json).

Bots play; whenever seat 0 is asked something of a kind not yet seen, all that the server would
send to it is kept. Run it again when views or questions change:

    python tools/web_scenes.py
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from backroom.arena.play import Match  # noqa: E402
from backroom.bots.roster import hire  # noqa: E402
from backroom.engine.chance import SampledChance  # noqa: E402
from backroom.engine.message import Message  # noqa: E402
from backroom.engine.record import Record  # noqa: E402
from backroom.engine.save import AnyTable  # noqa: E402
from backroom.games.bootleggers.game import BOOTLEGGERS  # noqa: E402
from backroom.games.bootleggers.options import Options  # noqa: E402

FILE = ROOT / "web" / "src" / "dev" / "scenes.json"
SEATS = 4
ME = 0
#: Later rounds show a fuller table.
FROM_ROUND = 3
LINES = 40


class Recorder:
    def __init__(self) -> None:
        self.scenes: dict[str, Any] = {}
        self._log: list[Message] = []

    def watch(self, table: AnyTable, record: Record) -> None:
        self._log += BOOTLEGGERS.story(record, ME)
        seen = table.seen(ME)
        if seen.view.table.round < FROM_ROUND and not table.state.over:
            return
        asks = [ask for ask in seen.view.asks if ask.answer is None]
        name = next((ask.prompt for ask in asks if not ask.optional), "")
        if table.state.over:
            name = "over"
        elif seen.offers and any(ME in offer.terms.to for offer in seen.offers):
            name = "offered"
        elif not asks:
            name = "waiting" if seen.view.waiting else "deciding"
        if name in self.scenes:
            return
        view = msgspec.to_builtins(seen.view)
        offers = msgspec.to_builtins(seen.offers)
        self.scenes[name] = {
            "view": {
                **view,
                "offers": offers,
                "ledger": msgspec.to_builtins(seen.ledger),
                "undo": seen.undo,
                "tradable": [
                    msgspec.to_builtins(BOOTLEGGERS.tradable(seen.view, seat))
                    for seat in range(SEATS)
                ],
            },
            "log": msgspec.to_builtins(self._log[-LINES:]),
        }


def main() -> None:
    recorder = Recorder()
    for seed in (3, 4, 5):
        rng = Random(seed)
        bots = [hire("scripted", BOOTLEGGERS, rng) for _ in range(SEATS)]
        Match(
            BOOTLEGGERS, Options(), bots, SampledChance(rng), undo=True, watch=recorder.watch
        ).play()
    FILE.write_bytes(msgspec.json.encode(recorder.scenes) + b"\n")
    print(*sorted(recorder.scenes), sep="\n")


if __name__ == "__main__":
    main()
