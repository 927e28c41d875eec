"""The Cleaner (K13.34)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.engine.message import Refusal
from backroom.games.chicago.actions import Bid, PassBid, Play
from backroom.games.chicago.components import AN_OLD_FAVOR, FREE
from backroom.games.chicago.gangsters import THE_CLEANER
from backroom.games.chicago.trade_phase import BEFORE_LOT
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, worth
from tests.chicago.gangsters.second import for_hire
from tests.chicago.given import Given, swap


@pytest.mark.rule("K13.34", "K6.2")
def test_he_attacks_with_4() -> None:
    assert worth(THE_CLEANER) == Worth(car_attack=4, business_attack=4)


@pytest.mark.rule("K13.34", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(THE_CLEANER, away) == NOTHING_AT_ALL


@pytest.mark.rule("K13.34", "K8.4")
def test_two_booze_and_two_girls_are_paid_with_the_bid() -> None:
    given = Given(3).goods(0, booze=1, girls=2, henchmen=5).goods(1, booze=2, girls=1, henchmen=5)
    given = for_hire(given.goods(2, booze=2, girls=4), THE_CLEANER)
    assert given.refused(0, Bid(1)).key == "why-no-resources"
    given.act(0, PassBid())
    assert given.refused(1, Bid(1)).key == "why-no-resources"
    given.act(1, PassBid()).act(2, Bid(1)).act(0, PassBid()).act(1, PassBid())
    assert given.gangster_of(THE_CLEANER) == 2
    assert given.boss(2).goods == [0, 2, 0]
    given.sound()


@pytest.mark.rule("K13.34", "K8.4", "K10.1")
@pytest.mark.parametrize("good", ["booze", "girls"])
def test_the_high_bidders_resources_are_locked_until_he_is_outbid(good: str) -> None:
    given = Given(2).goods(0, booze=2, girls=2, henchmen=1).goods(1, booze=2, girls=2)
    given = for_hire(given, THE_CLEANER).act(0, Bid(1))
    table = given.table()
    with pytest.raises(Refusal, match="refused-no-resources"):
        swap(table, 0, 1, give=(Good(good),))
    swap(table, 0, 1, give=(Good("henchmen"),))  # not in his price
    given.act(1, Bid(2))
    swap(table, 0, 1, give=(Good(good),))
    assert given.refused(0, Bid(3)).key == "why-no-resources"


@pytest.mark.rule("K13.34", "K8.9", "K12.1")
def test_an_old_favor_waives_the_resources() -> None:
    given = Given(2).goods(1).hand(1, AN_OLD_FAVOR).offer(THE_CLEANER)
    given.trade(BEFORE_LOT, windows=True).act(1, Play(AN_OLD_FAVOR, THE_CLEANER))
    assert (given.gangster_of(THE_CLEANER), given.where(THE_CLEANER)) == (1, FREE)
    assert given.boss(1).goods == [0, 0, 0]
    given.sound()
