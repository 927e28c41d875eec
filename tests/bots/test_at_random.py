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
    """Counted again, from outside: all that the seat could answer to whatever it was asked."""
    told: list[tuple[int, bool]] = []
    player = RandomPlay(game, game.options(), 4, Random(3))
    state = player.begin()
    while player.answers < 200:
        asks, counted = list(game.next_asks(state)), player.decisions
        player.step(state)
        answers = sum(o.why_not is None for ask in asks for o in ask.options)
        told.append((answers, player.decisions > counted))
    assert any(decided for _, decided in told)
    assert not any(decided for answers, decided in told if answers == 1)
    assert player.decisions == sum(decided for _, decided in told)


def test_a_pass_is_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(iter(shelf.GAMES.values()))
    rng = Random(1)
    player = RandomPlay(game, game.options(), 4, rng)
    state = player.begin()
    passed = 0
    while passed < 5:
        asks, counted = game.next_asks(state), player.decisions
        if len(asks) == 1 and isinstance(asks[0].options[0].action, Pass):
            passed += 1
            with monkeypatch.context() as patched:
                patched.setattr(rng, "random", lambda: 0.0)  # the first answer is taken
                player.step(state)
            assert player.decisions == counted
        else:
            player.step(state)
        state = player.begin() if state.over else state


@pytest.mark.parametrize("game", shelf.GAMES.values(), ids=lambda game: game.name)
def test_the_same_dice_play_the_same_game(game: AnyGame) -> None:
    ends = []
    for _ in range(2):
        player = RandomPlay(game, game.options(), 3, Random(5))
        state = player.begin()
        while player.answers < 300 and not state.over:
            player.step(state)
        ends.append((player.decisions, game.dump(state)))
    assert ends[0] == ends[1]
