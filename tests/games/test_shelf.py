"""The shelf, and what a game says of the board that it is played on."""

from __future__ import annotations

import msgspec
import pytest

from backroom.engine.game import OWN_BOARD
from backroom.engine.save import AnyGame
from backroom.games import shelf
from tests.toy.tables import GAME

GAMES = [*shelf.GAMES.values(), GAME]


def test_a_game_that_is_not_there_is_told_by_name() -> None:
    with pytest.raises(shelf.NoSuchGame) as caught:
        shelf.find("whist")
    assert caught.value.name == "whist"


def test_a_game_from_elsewhere_can_be_put_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "GAMES", dict(shelf.GAMES))
    shelf.add(GAME)
    assert shelf.find(GAME.name) is GAME


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_of_a_board_file_only_that_there_is_one_is_told(game: AnyGame) -> None:
    usual = msgspec.to_builtins(game.options())
    assert game.told_options(usual) == usual
    assert not game.has_own_board(usual)
    name = game.board_option
    if name:
        assert game.wrong_board("no board at all") is not None
        assert game.board_name(usual[name])
        other = {**usual, name: "the text of a file"}
        assert game.told_options(other) == {**usual, name: OWN_BOARD}
