"""Der Schweinehund (K13.6): storms a business, but takes the place of the goods in the car."""

import pytest

from backroom.games.chicago.actions import Stay, TakeAll, TakeSome
from backroom.games.chicago.components import BOOZE, WHARF
from backroom.games.chicago.gangsters import DER_SCHWEINEHUND
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, hidden, put, worth
from tests.chicago.given import Given


def at_the_wharf() -> Given:
    """Three booze lie there."""
    given = Given(2).goods(0)
    return given.car(0, given.place(WHARF))


@pytest.mark.rule("K13.6", "K6.2")
def test_he_is_worth_three_against_a_business() -> None:
    assert worth(DER_SCHWEINEHUND) == Worth(business_attack=3)


@pytest.mark.rule("K13.6", "K5.4")
def test_with_him_in_the_car_no_resources_are_taken() -> None:
    given = at_the_wharf().gangster(0, DER_SCHWEINEHUND).turn_of(0)
    given.act(0, Stay())
    assert given.refused(0, TakeAll(WHARF)).rule == "K13.6"
    assert given.refused(0, TakeSome(WHARF)).rule == "K13.6"
    assert hidden(given, DER_SCHWEINEHUND)
    given.sound()


@pytest.mark.rule("K13.6", "K13.46")
def test_with_him_in_a_business_the_car_takes_what_it_likes() -> None:
    given = at_the_wharf().gangster(0, DER_SCHWEINEHUND, spot=0).turn_of(0)
    given.act(0, Stay(), TakeAll(WHARF))
    assert given.boss(0).goods[BOOZE] == 3


@pytest.mark.rule("K13.6", "K13.46")
def test_in_a_rivals_car_he_hinders_only_that_rival() -> None:
    given = at_the_wharf().gangster(1, DER_SCHWEINEHUND).turn_of(0)
    given.act(0, Stay(), TakeAll(WHARF))
    assert given.boss(0).goods[BOOZE] == 3


@pytest.mark.rule("K13.6", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_neither_helps_nor_hinders(away: int) -> None:
    assert worth(DER_SCHWEINEHUND, away) == NOTHING_AT_ALL
    given = put(at_the_wharf(), 0, DER_SCHWEINEHUND, away).turn_of(0)
    given.act(0, Stay(), TakeAll(WHARF))
    assert given.boss(0).goods[BOOZE] == 3
