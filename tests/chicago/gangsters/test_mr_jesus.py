"""Mr. Jesus (K13.24)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.engine.message import Refusal
from backroom.games.chicago.actions import Bid, PassBid, Play
from backroom.games.chicago.components import AN_OLD_FAVOR, BOOZE, FREE
from backroom.games.chicago.gangsters import MR_JESUS
from backroom.games.chicago.trade_phase import BEFORE_LOT
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, worth
from tests.chicago.gangsters.second import for_hire
from tests.chicago.given import Given, swap

ONE_BOOZE = (Good("booze"),)


@pytest.mark.rule("K13.24", "K6.2")
def test_he_defends_with_3() -> None:
    assert worth(MR_JESUS) == Worth(car_defence=3, business_defence=3)


@pytest.mark.rule("K13.24", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(MR_JESUS, away) == NOTHING_AT_ALL


@pytest.mark.rule("K13.24", "K8.4")
def test_two_booze_are_paid_with_the_bid() -> None:
    given = for_hire(Given(2).goods(0, booze=1, girls=9, henchmen=9).goods(1, booze=3), MR_JESUS)
    stock = given.state.table.stock[BOOZE]
    assert given.refused(0, Bid(1)).key == "why-no-resources"
    given.act(0, PassBid()).act(1, Bid(2)).act(0, PassBid())
    assert given.gangster_of(MR_JESUS) == 1
    assert given.boss(1).goods[BOOZE] == 3 - 2
    assert given.boss(1).cash == 1000 - 100
    assert given.state.table.stock[BOOZE] == stock + 2
    given.sound()


@pytest.mark.rule("K13.24", "K8.4", "K10.1")
def test_the_high_bidders_booze_is_locked_until_he_is_outbid() -> None:
    given = for_hire(Given(2).goods(0, booze=3).goods(1, booze=2), MR_JESUS).act(0, Bid(1))
    table = given.table()
    swap(table, 0, 1, give=ONE_BOOZE)
    with pytest.raises(Refusal, match="refused-no-resources"):
        swap(table, 0, 1, give=ONE_BOOZE)
    given.act(1, Bid(2))
    swap(table, 0, 1, give=ONE_BOOZE)
    assert [given.boss(seat).goods[BOOZE] for seat in (0, 1)] == [1, 4]
    assert given.refused(0, Bid(3)).key == "why-no-resources"


@pytest.mark.rule("K13.24", "K8.9", "K12.1")
def test_an_old_favor_waives_the_booze() -> None:
    given = Given(2).goods(1, booze=2).hand(1, AN_OLD_FAVOR).offer(MR_JESUS)
    given.trade(BEFORE_LOT, windows=True).act(1, Play(AN_OLD_FAVOR, MR_JESUS))
    assert (given.gangster_of(MR_JESUS), given.where(MR_JESUS)) == (1, FREE)
    assert given.boss(1).goods[BOOZE] == 2
    given.sound()
