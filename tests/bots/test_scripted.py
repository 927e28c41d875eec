"""The scripted bot: it plays whole games, legally, from what its seat may know, and well."""

from __future__ import annotations

import pytest

from backroom.arena.play import Match, dice, match
from backroom.bots.bootleggers.scripted import ScriptedBot
from backroom.bots.bot import Bot
from backroom.games.bootleggers.components import STARTING_CASH
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import PRESETS, Options
from tests.bots.twins import Twins


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_plays_whole_games_without_a_mistake(seats: int) -> None:
    """An answer that is refused ends the match; offers must be possible too."""
    game = match(BOOTLEGGERS, Options(), ["scripted"] * seats, seed=3)
    table = game.play()
    assert table.state.over
    assert game.refused == 0


@pytest.mark.parametrize(
    "options",
    [
        *[pytest.param(options, id=name) for name, options in PRESETS.items()],
        pytest.param(Options(influence="pre-empt"), id="pre-empt"),
        pytest.param(Options(influence="any-time"), id="any-time"),
        pytest.param(Options(rounds=8, cash="open"), id="short"),
    ],
)
def test_it_plays_by_every_option(options: Options) -> None:
    game = match(BOOTLEGGERS, options, ["scripted", "chaotic", "scripted"], seed=5)
    assert game.play().state.over


@pytest.mark.parametrize("seed", range(4))
def test_it_can_answer_whatever_a_chaotic_table_brings(seed: int) -> None:
    bots = ["scripted", "chaotic", "chaotic", "scripted", "chaotic", "chaotic"][: 3 + seed]
    assert match(BOOTLEGGERS, Options(), bots, seed=100 + seed).play().state.over


def test_it_beats_three_chaotic_bots_nine_times_in_ten() -> None:
    won = 0
    for number in range(10):
        seat = number % 4
        bots = ["chaotic"] * 4
        bots[seat] = "scripted"
        table = match(BOOTLEGGERS, Options(), bots, seed=11, number=number).play()
        result = BOOTLEGGERS.result(table.state)
        assert result is not None
        won += seat in result.winners
    assert won >= 9


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.plain_sources
def test_it_needs_nothing_but_the_bytes_of_its_view_and_its_notes(seats: int) -> None:
    twins: list[Bot] = [Twins(BOOTLEGGERS, ScriptedBot, seat) for seat in range(seats)]
    Match(BOOTLEGGERS, Options(), twins, dice(21, 0, seats)).play()
    assert all(isinstance(twin, Twins) and twin.answers > 10 for twin in twins)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [match(BOOTLEGGERS, Options(), ["scripted"] * 4, seed=8).play() for _ in range(2)]
    actions = [[(r.seat, r.action) for r in table.records] for table in games]
    assert actions[0] == actions[1]


def test_a_game_among_them_ends_with_somebody_rich() -> None:
    """Sensible people make money: nobody ends poorer than he began, and somebody is well off."""
    for number in range(3):
        table = match(BOOTLEGGERS, Options(), ["scripted"] * 4, 2, number).play()
        result = BOOTLEGGERS.result(table.state)
        assert result is not None
        assert max(result.scores) >= 60
        assert min(result.scores) >= STARTING_CASH
