"""Johnny Favorite (K13.19): the police like him. The bribe costs $200 less; no one arrests him."""

import pytest

from backroom.engine.deal import Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.games.chicago.actions import Bid, PassBid
from backroom.games.chicago.components import CAR, FREE, PRISON
from backroom.games.chicago.gangsters import JOHNNY_FAVORITE, KNUCKLES
from backroom.games.chicago.trade_phase import BEFORE_LOT, BRIBE
from tests.chicago.gangsters.fights import AWAY, at_the_door, cars_meet, hidden, put, raid, shown
from tests.chicago.given import Given, swap

HOME = 0


def bribery(cash: int, where: int = CAR) -> Given:
    """The badge is about to be auctioned; seat 0 speaks first."""
    return put(Given(2).cash(0, cash), 0, JOHNNY_FAVORITE, where).trade(BRIBE)


@pytest.mark.rule("K13.19", "K8.5", "K9.2", "K13.46")
@pytest.mark.parametrize("where", [CAR, HOME, FREE])
def test_wherever_he_works_a_bribe_of_350_costs_150_and_that_shows_him(where: int) -> None:
    given = bribery(1000, where).act(0, Bid(7)).act(1, PassBid())
    assert given.state.table.badge == 0
    assert given.boss(0).cash == 850
    assert shown(given, JOHNNY_FAVORITE)
    given.sound()


@pytest.mark.rule("K13.19", "K8.9")
def test_his_200_may_be_bid_beyond_the_cash_and_the_bank_never_pays() -> None:
    given = bribery(100)
    assert Bid(7) not in given.legal(0)
    given.act(0, Bid(6)).act(1, PassBid())
    assert (given.state.table.badge, given.boss(0).cash) == (0, 0)
    given = bribery(100).act(0, Bid(1)).act(1, PassBid())
    assert (given.state.table.badge, given.boss(0).cash) == (0, 100)


@pytest.mark.rule("K13.19", "K9.2", "K8.4")
def test_outbid_he_stays_unknown_and_he_makes_no_gangster_cheaper() -> None:
    given = bribery(1000).act(0, Bid(1)).act(1, Bid(2)).act(0, PassBid())
    assert given.state.table.badge == 1
    assert hidden(given, JOHNNY_FAVORITE)
    given = Given(2).cash(0, 100).gangster(0, JOHNNY_FAVORITE).offer(KNUCKLES).trade(BEFORE_LOT)
    assert Bid(2) in given.legal(0)
    assert Bid(3) not in given.legal(0)


@pytest.mark.rule("K13.19", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_makes_nothing_cheaper(away: int) -> None:
    given = bribery(300, away)
    assert Bid(7) not in given.legal(0)
    assert given.act(0, Bid(6)).act(1, PassBid()).boss(0).cash == 0


@pytest.mark.rule("K13.19", "K7.3")
def test_a_raid_that_arrests_the_others_leaves_him_where_he_is() -> None:
    given = raid(cars_meet([], [JOHNNY_FAVORITE, KNUCKLES]), police=5, raided=1)
    assert (given.where(JOHNNY_FAVORITE), given.where(KNUCKLES)) == (CAR, PRISON)
    given = raid(at_the_door([], [JOHNNY_FAVORITE, KNUCKLES]), police=5, raided=1)
    assert (given.where(JOHNNY_FAVORITE), given.where(KNUCKLES)) == (given.home(1), PRISON)
    assert given.state.businesses[given.home(1)].closed
    given.sound()


@pytest.mark.rule("K13.19", "K8.4", "K8.9")
def test_he_is_not_given_away_while_a_bid_counts_on_his_money() -> None:
    given = bribery(100).act(0, Bid(6))
    johnny = (Good("gangster", JOHNNY_FAVORITE),)
    with pytest.raises(Refusal) as refused:
        given.table().act(0, MakeOffer((1,), johnny, (), ()))
    assert refused.value.reason.key == "refused-no-cash"
    given = bribery(300).act(0, Bid(6))
    swap(given.table(), 0, 1, give=johnny)
    given.act(1, PassBid())
    assert (given.state.table.badge, given.boss(0).cash) == (0, 0)
