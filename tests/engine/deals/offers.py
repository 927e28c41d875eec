"""A table of the toy game at which an offer lies."""

from __future__ import annotations

from backroom.engine.deal import Good, MakeOffer
from tests.toy.game import Cellar
from tests.toy.pieces import CORK
from tests.toy.tables import GAME, CellarTable, cellar

HANDS = [[1, 1, 0, 0], [0, 2, 0, 0], [1, 0, 1, 0]]
CASH = (Good("cash", count=3),)
COIN = (Good("cash"),)
CARD = (Good("card", CORK),)


def table_with_offer(terms: MakeOffer, by: int = 0, game: Cellar = GAME) -> CellarTable:
    table = cellar("auction", HANDS, game=game)
    table.act(by, terms)
    return table


def tags(table: CellarTable) -> list[str]:
    return [event.tag for event in table.story(None)]
