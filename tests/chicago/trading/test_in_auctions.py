"""Trading during an auction: the money of the highest bid is locked (K10.3, K8.4)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.games.chicago.actions import Bid, PassBid
from backroom.games.chicago.gangsters import JOHNNY_FAVORITE, MR_JESUS, SLICK_RICK
from backroom.games.chicago.trade_phase import BRIBE
from tests.chicago.given import Given, swap
from tests.chicago.trading.offers import cash, gangster, in_trade_phase, refused


@pytest.mark.rule("K10.3")
def test_cash_may_change_hands_during_an_auction_before_the_next_bid() -> None:
    given = Given(3).cash(1, 100)
    table = in_trade_phase(given)
    table.act(0, Bid(6))
    assert given.legal(1) == [PassBid()]
    swap(table, 2, 1, (cash(300),))
    assert given.legal(1) == [Bid(7), Bid(8), PassBid()]
    table.act(1, Bid(8))
    table.act(2, PassBid())
    table.act(0, PassBid())
    assert given.gangster_of(SLICK_RICK) == 1
    assert given.boss(1).cash == 0


@pytest.mark.rule("K10.3", "K8.4", "K10.1")
def test_the_money_of_the_highest_bid_is_locked_until_outbid() -> None:
    given = Given(3)
    table = in_trade_phase(given)
    table.act(0, Bid(16))
    assert refused(table, 0, MakeOffer((2,), (cash(250),))).key == "refused-no-cash"
    swap(table, 0, 2, (cash(200),))
    assert given.boss(0).cash == 800
    assert refused(table, 0, MakeOffer((2,), (cash(50),))).key == "refused-no-cash"
    table.act(1, Bid(17))
    swap(table, 0, 2, (cash(800),))
    assert given.boss(0).cash == 0
    assert refused(table, 1, MakeOffer((2,), (cash(200),))).key == "refused-no-cash"


@pytest.mark.rule("K10.1", "K8.4")
def test_an_offer_made_before_the_bid_can_not_take_its_money() -> None:
    given = Given(3)
    table = in_trade_phase(given)
    table.act(1, MakeOffer((0,), (Good("booze", 0, 1),), (cash(900),)))
    table.act(0, Bid(16))
    assert refused(table, 0, AcceptOffer(table.offers[-1].id)).key == "refused-no-cash"
    assert given.boss(0).goods == [1, 1, 1]


@pytest.mark.rule("K10.1", "K8.4", "K13.24")
def test_so_are_the_resources_that_mr_jesus_costs() -> None:
    given = Given(3).goods(0, 3, 1, 1)
    table = in_trade_phase(given, MR_JESUS)
    table.act(0, Bid(2))
    assert refused(table, 0, MakeOffer((1,), (Good("booze", 0, 2),))).key == "refused-no-resources"
    swap(table, 0, 1, (Good("booze", 0, 1),))
    table.act(1, PassBid())
    table.act(2, PassBid())
    assert given.gangster_of(MR_JESUS) == 0
    assert given.boss(0).goods == [0, 1, 1]


@pytest.mark.rule("K10.1", "K8.9", "K13.19")
def test_so_is_johnny_favorite_when_the_bribe_needs_him() -> None:
    given = Given(3).gangster(0, JOHNNY_FAVORITE).cash(0, 100)
    table = given.trade(BRIBE).table()
    table.act(0, Bid(6))
    refused(table, 0, MakeOffer((1,), (gangster(JOHNNY_FAVORITE),)))
    table.act(1, PassBid())
    table.act(2, PassBid())
    assert (given.state.table.badge, given.boss(0).cash) == (0, 0)
