"""Random play: the same dice play the same games, and decisions are counted as they should be."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.at_random import RandomPlay
from backroom.engine.passing import Pass
from backroom.engine.save import AnyGame
from backroom.games import shelf
from tests.toy.tables import GAME


@pytest.mark.parametrize("seats", [2, 3])
def test_games_come_to_their_end(seats: int) -> None:
    player = RandomPlay(GAME, GAME.options(), seats, Random(1))
    for games in range(1, 6):
        assert player.play().over
        assert player.games == games
    assert player.answers > player.decisions > 0


@pytest.mark.parametrize("game", shelf.GAMES.values(), ids=lambda game: game.name)
def test_decisions_are_answers_of_several_that_do_not_pass(game: AnyGame) -> None:
    """Counted again, from outside: what was done is what the game was told."""
    told: list[tuple[int, bool]] = []
    player = RandomPlay(game, game.options(), 4, Random(3))
    state = player.begin()
    while player.answers < 200:
        asks, before, counted = list(game.asks(state)), player.answers, player.decisions
        player.step(state)
        if player.answers > before:
            most = max(sum(o.why_not is None for o in ask.options) for ask in asks)
            told.append((most, player.decisions > counted))
    assert any(decided for _, decided in told)
    assert not any(decided for most, decided in told if most == 1)
    assert player.decisions == sum(decided for _, decided in told)


def test_a_pass_is_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(shelf.GAMES.values()))
    rng = Random(1)
    # Whoever may pass passes, as long as there is something else to do.
    monkeypatch.setattr(
        rng, "choice", lambda some: next((a for a in some if isinstance(a, Pass)), some[0])
    )
    player = RandomPlay(game, game.options(), 4, rng)
    state = player.begin()
    passed = 0
    while passed < 5:
        asks, counted = list(game.asks(state)), player.decisions
        ask = next(ask for ask in asks if ask.waiting)
        enabled = [option.action for option in ask.options if option.why_not is None]
        alone = not any(each.optional and each.seat == ask.seat for each in asks)
        player.step(state)
        if alone and len(enabled) > 1 and any(isinstance(action, Pass) for action in enabled):
            passed += 1
            assert player.decisions == counted


@pytest.mark.parametrize("game", shelf.GAMES.values(), ids=lambda game: game.name)
def test_the_same_dice_play_the_same_game(game: AnyGame) -> None:
    ends = []
    for _ in range(2):
        player = RandomPlay(game, game.options(), 3, Random(5))
        state = player.begin()
        while player.answers < 300:
            player.step(state)
        ends.append((player.decisions, game.dump(state)))
    assert ends[0] == ends[1]
