"""Hyman Diamond (K13.14): a starting gangster; any business brings $100 more with him in it."""

import pytest

from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import HYMAN_DIAMOND
from tests.chicago.gangsters.fights import AWAY, dealt_at_the_start, earned, hidden, put
from tests.chicago.given import Given

BAR, CASINO, BROTHEL = 0, 3, 6


@pytest.mark.rule("K13.14", "K8.1")
@pytest.mark.parametrize(("seat", "business"), [(0, BAR), (1, CASINO), (2, BROTHEL)])
def test_in_a_business_of_any_kind_he_brings_100(seat: int, business: int) -> None:
    given = Given(3).gangster(seat, HYMAN_DIAMOND, spot=business)
    assert earned(given, seat) == 400 + 100


@pytest.mark.rule("K13.14", "K13.46", "K1.5")
def test_in_the_car_or_in_a_closed_business_he_brings_nothing() -> None:
    assert earned(Given(2).gangster(0, HYMAN_DIAMOND, spot=CAR)) == 400
    assert earned(Given(2).gangster(0, HYMAN_DIAMOND, spot=BAR).closed(BAR)) == 0


@pytest.mark.rule("K13.14", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_brings_nothing(away: int) -> None:
    assert earned(put(Given(2), 0, HYMAN_DIAMOND, away)) == 400


@pytest.mark.rule("K13.14", "K9.2")
def test_the_money_does_not_show_where_he_sits() -> None:
    given = Given(2).gangster(0, HYMAN_DIAMOND, spot=BAR)
    assert earned(given) == 500
    assert hidden(given, HYMAN_DIAMOND)
    given.sound()


@pytest.mark.rule("K13.14", "K3.1")
def test_he_is_one_of_the_six_starting_gangsters() -> None:
    assert dealt_at_the_start(HYMAN_DIAMOND)
