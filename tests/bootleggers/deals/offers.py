"""Tables at which mobsters deal, and what they put into their offers."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.phases.loading import make_deals
from tests.bootleggers.given import Given


def cash(count: int) -> Good:
    return Good("cash", 0, count)


def crates(count: int) -> Good:
    return Good("crates", 0, count)


def thug(card: int) -> Good:
    return Good("thug", card)


def truck(item: int) -> Good:
    return Good("truck", item)


def rent(item: int) -> Good:
    return Good("rent", item)


def table_of(given: Given) -> AnyTable:
    """A table at which this position is played."""
    options, seats = given.state.options, given.state.seats
    table: AnyTable = Table(BOOTLEGGERS, options, seats, given.chance)
    table.state = given.state
    return table


def dealing(given: Given | None = None) -> AnyTable:
    """In the deals step of phase 4."""
    return table_of((given or Given(3)).part(make_deals))


def refused(table: AnyTable, seat: int, action: Action) -> str:
    before = BOOTLEGGERS.dump(table.state)
    with pytest.raises(Refusal) as refusal:
        table.act(seat, action)
    assert BOOTLEGGERS.dump(table.state) == before
    return refusal.value.reason.rule


def deal(table: AnyTable, terms: MakeOffer, by: int = 0) -> AnyTable:
    """Offered and accepted by the first it was made to."""
    table.act(by, terms)
    table.act(terms.to[0], AcceptOffer(table.offers[-1].id))
    return table
