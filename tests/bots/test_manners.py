"""Bots among themselves: they bargain, and nobody is a bore."""

from __future__ import annotations

import pytest
from tools.bargains import bargains

from backroom.engine.save import AnyGame
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.chicago.game import CHICAGO


@pytest.mark.whole_game
@pytest.mark.parametrize(("game", "seats"), [(BOOTLEGGERS, 4), (CHICAGO, 2), (CHICAGO, 4)])
def test_few_offers_are_made_and_many_of_them_accepted(game: AnyGame, seats: int) -> None:
    found = bargains(game, seats, games=6)
    assert 0.5 <= found.each <= 4.0
    assert found.share >= 0.3
