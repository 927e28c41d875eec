"""What can be traded follows from the sections of a view that the game names, and from nothing
else: a server that finds these unchanged does not work it out again."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.engine.deal import Tradable
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.games import shelf
from tests.play import random_game


@pytest.mark.parametrize("game", shelf.GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_follows_from_what_is_named(game: AnyGame, seed: int) -> None:
    found: dict[tuple[int, ...], list[list[Tradable]]] = {}
    differ = set()

    def look(table: AnyTable, record: Record) -> None:
        for seat in (None, *range(3)):
            view = game.view(table.state, seat)
            sections = [msgspec.json.encode(getattr(view, name)) for name in game.traded_by]
            key = (-1 if seat is None else seat, *map(hash, sections))
            goods = game.tradables(view)
            assert found.setdefault(key, goods) == goods
            differ.add(msgspec.json.encode(goods))

    random_game(game, game.options(), 3, Random(seed), look, extras=0.2, most=250)
    assert game.traded_by and len(differ) > 10
