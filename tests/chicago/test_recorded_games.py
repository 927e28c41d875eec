"""Whole games, recorded once: they replay to the same result and the same bytes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tools.record_games import ENDINGS, SHUFFLED, beside, digest, own_board, replayed

from backroom.engine.fairness import verify_dice
from backroom.engine.save import Save, save_table
from backroom.games.chicago.board import LOOP
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl"))


def load(file: Path) -> Save:
    return Save.decode(file.read_bytes())


@pytest.mark.parametrize("file", GAMES, ids=[file.stem for file in GAMES])
@pytest.mark.rule("K1.2")
def test_a_recorded_game_replays_to_the_same_bytes(file: Path) -> None:
    save = load(file)
    assert save.end is not None
    table, notes = replayed(CHICAGO, save)
    assert CHICAGO.result(table.state) == save.end.result
    assert CHICAGO.check(table.state) == []
    again = save_table(table)
    assert msgspec.json.encode(again.records) == msgspec.json.encode(save.records)
    assert (digest(table), notes) == beside(file)
    verify_dice(save, bytes.fromhex(save.end.secret))


@pytest.mark.rule("K1.1", "K1.3", "K2.4", "K10.4", "K11.1")
def test_there_is_a_recorded_game_of_everything() -> None:
    heads = [load(file).head for file in GAMES]
    assert len(heads) >= 40
    assert {head.seats for head in heads} == {2, 3, 4, 5, 6}
    values: dict[str, set[int | str]] = {
        "board": {LOOP, own_board()},
        "deals": {"private", "open"},
        "words": {"plain", "mild"},
    }
    assert set(values) == set(Options.__struct_fields__) - {"rules"}
    for name, wanted in values.items():
        assert {head.options[name] for head in heads} == wanted, name
    assert {note for file in GAMES for note in beside(file)[1]} == {*ENDINGS, SHUFFLED}
