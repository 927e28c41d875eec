"""Tables at which bosses of Chicago trade, and what they put into their offers."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import Good
from backroom.engine.message import Reason, Refusal
from backroom.games.chicago.components import FIRST_CONTRACT
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import SLICK_RICK
from backroom.games.chicago.trade_phase import BEFORE_LOT
from tests.chicago.given import ChicagoTable, Given

A_THOROUGH_SHAVING, HELP_YOU, ONE_DOWN = range(FIRST_CONTRACT, FIRST_CONTRACT + 3)


def cash(count: int) -> Good:
    return Good("cash", 0, count)


def card(item: int) -> Good:
    return Good("card", item)


def gangster(item: int) -> Good:
    return Good("gangster", item)


def refused(table: ChicagoTable, seat: int, action: Action) -> Reason:
    """Why not; nothing has changed."""
    before = CHICAGO.dump(table.state)
    with pytest.raises(Refusal) as refusal:
        table.act(seat, action)
    assert CHICAGO.dump(table.state) == before
    return refusal.value.reason


def waiting(table: ChicagoTable) -> list[int]:
    """Whom the game waits for."""
    return [ask.seat for ask in CHICAGO.asks(table.state) if ask.waiting]


def in_action_round(given: Given) -> ChicagoTable:
    """It is 0's turn."""
    return given.turn_of(0).table()


def in_trade_phase(given: Given, *lots: int) -> ChicagoTable:
    """Gangsters are up for hire, the first boss is to bid."""
    return given.offer(*(lots or (SLICK_RICK,))).trade(BEFORE_LOT).table()
