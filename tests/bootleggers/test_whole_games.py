"""Whole games at random, for every number of mobsters: nothing is lost, nothing gets out."""

from __future__ import annotations

from random import Random

import pytest

from backroom.arena.check import CopyWatch
from backroom.engine.record import Record
from backroom.engine.save import AnyTable, Save, load_table, save_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import PRESETS, Options
from tests.bootleggers.lively import lively_game
from tests.checks import Silence, check_position

#: Every so many records the whole position is checked, seat by seat.
_EVERY = 12


@pytest.mark.whole_game
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, Options()),
        (4, PRESETS["003"]),
        (5, PRESETS["001"]),
        (6, PRESETS["004"]),
        (6, Options(cash="open", rounds=8)),
    ],
)
@pytest.mark.rule("B1.1", "B2.1", "B3.1", "B9.4", "B10.3")
def test_a_whole_game_is_sound_and_shows_nothing_secret(seats: int, options: Options) -> None:
    rng = Random(seats)
    silence, watch = Silence(), CopyWatch()
    changed = 0

    def on_step(table: AnyTable, record: Record) -> None:
        nonlocal changed
        silence(table, record)
        watch(table, record)
        assert BOOTLEGGERS.check(table.state) == []
        if len(table.records) % _EVERY == 0 or table.state.over:
            changed += check_position(BOOTLEGGERS, table.state, rng)

    table = lively_game(options, seats, rng, on_step)
    result = BOOTLEGGERS.result(table.state)
    assert result is not None
    assert result.scores[result.winners[0]] == max(result.scores)
    told = {event.tag for event in table.story(None)}
    assert told >= {"sells", "plays-card", "deal-made"}, "it was not much of a game"
    assert changed > len(table.records) // _EVERY
    assert silence.compared > 50


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.rule("B9.4")
def test_a_game_replays_from_its_save(seats: int) -> None:
    table = lively_game(Options(), seats, Random(100 + seats))
    save = Save.decode(save_table(table).encode())
    again = load_table(BOOTLEGGERS, save)
    assert BOOTLEGGERS.dump(again.state) == BOOTLEGGERS.dump(table.state)
    assert again.story(None) == table.story(None)
