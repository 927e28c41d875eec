"""What a bid, a gangster and the badge would mean (K8.4, K8.5)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.actions import Bid, PassBid
from backroom.games.chicago.components import NOBODY
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHARLIE_THE_FISH,
    CHICKEN_JOE,
    DOUGH_BOY,
    FAT_FRED,
    HARRY_THE_HAND,
    HYMAN_DIAMOND,
    JACK_RABBIT,
    JOHNNY_FAVORITE,
    KNUCKLES,
    SPONGE,
    THE_CHEMIST,
    THE_CLEANER,
    THE_DOCTOR,
    THE_DWARF,
    THE_MAYOR,
)
from backroom.games.chicago.means.hiring import spare
from backroom.games.chicago.trade_phase import BEFORE_BRIBE, BEFORE_LOT
from tests.changing import change
from tests.chicago.given import Given
from tests.chicago.means.saying import means, told


def lot(gangster: int, given: Given | None = None) -> Given:
    """He is being auctioned."""
    return (given or Given(3)).offer(gangster).trade(BEFORE_LOT)


def badge(given: Given) -> Given:
    return given.trade(BEFORE_BRIBE)


@pytest.mark.rule("K8.4", "K1.3")
def test_what_is_left_and_whether_he_makes_a_point() -> None:
    assert told(lot(BUGS_BENNY), 0, Bid(4)) == (
        "you keep $800; one more gangster after that makes a point; "
        "attack 2 on cars, 2 on businesses; defence 1 in the car, 1 in a business"
    )
    given = lot(JACK_RABBIT, Given(3).gangster(0, SPONGE))
    assert told(given, 0, Bid(1)) == (
        "you keep $950; 2 points for you instead of 1; counts 1 in any shootout; "
        "drives 2 squares farther"
    )
    assert means(given, 0, Bid(1)).tone == "earns"
    assert "saves every second man" in told(lot(THE_DOCTOR), 0, Bid(1))


@pytest.mark.rule("K13.34")
def test_what_he_costs_beside_money() -> None:
    given = lot(THE_CLEANER, Given(3).goods(0, booze=2, girls=2))
    assert "you keep $950; costs 2 booze and 2 girls" in told(given, 0, Bid(1))


@pytest.mark.rule("K13.3", "K13.13", "K13.14", "K13.33", "K13.38")
def test_what_he_brings_where_there_is_a_business_for_him() -> None:
    """Seat 0 has a bar."""
    assert told(lot(CHARLIE_THE_FISH), 0, Bid(1)).endswith("brings $200 at income")
    assert told(lot(THE_CHEMIST), 0, Bid(1)).endswith("brings 2 booze at income")
    assert told(lot(HARRY_THE_HAND), 0, Bid(1)).endswith(
        "earns only in a casino, and you have none"
    )
    assert told(lot(THE_MAYOR), 0, Bid(1)).endswith("brings $400 at income")
    homeless = Given(3)
    change(homeless.state.businesses, homeless.home(0), owner=NOBODY)
    given = lot(HYMAN_DIAMOND, homeless)
    assert told(given, 0, Bid(1)).endswith("earns only in a business, and you have none")
    given = Given(3)
    change(given.state.businesses, given.home(0), owner=NOBODY)
    assert "brings" not in told(lot(THE_MAYOR, given), 0, Bid(1))


@pytest.mark.rule("K8.6", "K5.11")
def test_whoever_finds_no_seat_is_told() -> None:
    gang = [SPONGE, KNUCKLES, DOUGH_BOY, CHICKEN_JOE, HYMAN_DIAMOND, JACK_RABBIT]
    given = Given(3).gangster(0, *gang[:3]).gangster(0, *gang[3:], spot=Given(3).home(0))
    assert told(lot(BUGS_BENNY, given), 0, Bid(1)).endswith(
        "no seat is free: somebody would have to hide"
    )
    given = Given(3).gangster(0, *gang[:3]).gangster(0, *gang[3:], spot=Given(3).home(0))
    assert "no seat" not in told(lot(THE_DWARF, given), 0, Bid(1))


@pytest.mark.rule("K13.9")
def test_fat_fred_takes_a_seat_more_only_where_there_is_but_the_car() -> None:
    given = Given(3).gangster(0, FAT_FRED)
    assert spare(given.state, 0) == 5
    change(given.state.businesses, given.home(0), owner=NOBODY)
    assert spare(given.state, 0) == 1


@pytest.mark.rule("K8.4")
def test_who_passes_is_told_what_comes_of_the_lot() -> None:
    given = lot(BUGS_BENNY)
    assert told(given, 0, PassBid()) == "if somebody else bids, you may bid again"
    given.act(0, PassBid()).act(1, PassBid())
    assert told(given, 2, PassBid()) == "he stays on offer"
    given = lot(BUGS_BENNY).act(0, Bid(2)).act(1, PassBid())
    assert told(given, 2, PassBid()) == "goes to Al for $100"


@pytest.mark.rule("K8.4", "K13.34")
def test_who_could_not_pay_a_higher_bid_is_told_so() -> None:
    again = "if somebody else bids, you may bid again"
    never = "if somebody else bids, you can't outbid that"
    opening = lot(BUGS_BENNY)
    assert told(opening.cash(0, 100), 0, PassBid()) == again
    assert told(opening.cash(0, 50), 0, PassBid()) == never, "the next one would bid that much"
    raised = lot(BUGS_BENNY).act(0, Bid(2))
    assert told(raised.cash(1, 200), 1, PassBid()) == again
    assert told(raised.cash(1, 150), 1, PassBid()) == never
    assert told(raised.cash(1, 50), 1, PassBid()) == never
    assert told(lot(THE_CLEANER), 0, PassBid()) == never, "he costs resources, too"


@pytest.mark.rule("K8.5", "K8.9", "K8.11", "K13.19")
def test_the_badge() -> None:
    given = badge(Given(3))
    assert told(given, 0, Bid(2)) == (
        "you keep $900; the police car is yours for four action rounds, with one police action"
    )
    given.act(0, PassBid()).act(1, PassBid())
    assert told(given, 2, PassBid()) == "nobody has the badge then"
    given = badge(Given(3).gangster(0, JOHNNY_FAVORITE))
    assert told(given, 0, Bid(2)).startswith("you keep $1000")
    assert told(given, 0, Bid(5)).startswith("you keep $950")
