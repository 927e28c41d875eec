"""Whole games, recorded once: they replay to the same result and the same bytes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tools.record_games import digest

from backroom.engine.fairness import verify_dice
from backroom.engine.save import Save, load_table, save_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import PRESETS, Options

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))


def load(file: Path) -> Save:
    return Save.decode(file.read_bytes())


@pytest.mark.parametrize("file", GAMES, ids=[file.stem for file in GAMES])
def test_a_recorded_game_replays_to_the_same_bytes(file: Path) -> None:
    save = load(file)
    assert save.end is not None
    table = load_table(BOOTLEGGERS, save)
    assert BOOTLEGGERS.result(table.state) == save.end.result
    assert BOOTLEGGERS.check(table.state) == []
    again = save_table(table)
    assert msgspec.json.encode(again.records) == msgspec.json.encode(save.records)
    assert digest(table) == file.with_suffix(".sha256").read_text(encoding="ascii").strip()
    verify_dice(save, bytes.fromhex(save.end.secret))


def test_there_is_a_recorded_game_of_everything() -> None:
    heads = [load(file) for file in GAMES]
    assert len(heads) >= 40
    assert {save.head.seats for save in heads} == {3, 4, 5, 6}
    assert {save.end.result.ending for save in heads if save.end} == {
        "fortune",
        "last-round",
    }
    played = [save.head.options for save in heads]
    values: dict[str, set[int | str]] = {
        "single_influence": {22, 20},
        "big_payoff": {"dock-anew", "stay"},
        "safe_house": {"any", "one"},
        "double_cross": {"another", "any"},
        "public_dock": {"each", "all"},
        "packing_heat": {"others", "you"},
        "cash": {"secret", "open"},
        "rounds": {12, 8},
        "influence": {"phase", "pre-empt", "any-time"},
        "unloading": {"arrival", "muscle"},
        "warehouse": {"no-truck", "home"},
    }
    assert set(values) == set(Options.__struct_fields__) - {"rules"}
    for name, wanted in values.items():
        assert {options[name] for options in played} == wanted, name
    for preset in PRESETS.values():
        assert any(_same(options, preset) for options in played)


def _same(options: dict[str, bool | int | str], preset: Options) -> bool:
    names = [name for name in Options.__struct_fields__ if name != "rules"]
    return all(options[name] == getattr(preset, name) for name in names)
