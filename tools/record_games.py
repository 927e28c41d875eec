"""Record whole games as fixtures: python tools/record_games.py tests/bootleggers/games

Every number of mobsters, every option value and preset, both lengths, both ends of the game.
Recorded games are only added, never made anew: a file that is there already is left alone. Until
the first release, delete one to record it again.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import msgspec

from backroom.arena.play import match
from backroom.engine.save import AnyTable, save_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import PRESETS, Options

SEED = 1921

VARIANTS: dict[str, Options] = {
    "default": Options(),
    **{f"preset-{name}": options for name, options in PRESETS.items()},
    "single-influence-20": Options(single_influence=20),
    "big-payoff-stay": Options(big_payoff="stay"),
    "safe-house-one": Options(safe_house="one"),
    "double-cross-any": Options(double_cross="any"),
    "public-dock-all": Options(public_dock="all"),
    "packing-heat-you": Options(packing_heat="you"),
    "cash-open": Options(cash="open"),
    "short": Options(rounds=8),
    "pre-empt": Options(influence="pre-empt"),
    "any-time": Options(influence="any-time"),
}

#: Who sits there: mostly people who know the game, with somebody who does anything in between.
COMPANIES = (("scripted",), ("scripted", "chaotic"), ("chaotic",))


def digest(table: AnyTable) -> str:
    """Everything every seat has read, and how the table stood in the end."""
    told = hashlib.sha256()
    for seat in (None, *range(table.seats)):
        told.update(msgspec.json.encode(table.story(seat)))
        told.update(msgspec.json.encode(table.game.view(table.state, seat)))
    told.update(msgspec.json.encode(table.game.dump(table.state)))
    return told.hexdigest()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    for name, options in VARIANTS.items():
        for turn, company in enumerate(COMPANIES):
            seats = 3 + (number + turn) % 4
            number += 1
            file = folder / f"{name}-{seats}-{'-'.join(company)}.jsonl"
            if file.exists():
                continue
            bots = [company[seat % len(company)] for seat in range(seats)]
            played = match(BOOTLEGGERS, options, bots, SEED, number, undo=True)
            played.play()
            file.write_bytes(save_table(played.table).encode())
            file.with_suffix(".sha256").write_text(digest(played.table) + "\n", encoding="ascii")
            print(file.name, played.table.game.result(played.table.state))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
