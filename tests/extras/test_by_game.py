"""What a game has beside its rules is found by the game's name; a game may have nothing."""

from __future__ import annotations

import pytest

from backroom.arena.balance.page import Part
from backroom.bots import roster
from backroom.extras import by_game
from backroom.games import shelf
from tests.toy.game import Cellar


@pytest.mark.parametrize("game", ["bootleggers", "chicago"])
def test_the_games_of_the_shelf_have_a_balance_page_and_a_bot_of_their_own(game: str) -> None:
    part = by_game.balance(game)
    assert issubclass(part, Part)
    assert part is not Part
    assert roster.names(shelf.find(game)) == ["chaotic", "scripted"]


def test_only_a_game_whose_board_can_be_another_one_has_a_page_about_it() -> None:
    pages = {name for name in shelf.GAMES if by_game.board(name) is not None}
    assert pages == {name for name, game in shelf.GAMES.items() if game.board_option}
    assert pages


def test_a_game_that_is_only_its_rules_has_what_every_game_has() -> None:
    game = Cellar()
    assert by_game.balance(game.name) is Part
    assert by_game.board(game.name) is None
    assert roster.names(game) == ["chaotic"]
    with pytest.raises(roster.NoSuchBot):
        roster.find("scripted", game)
