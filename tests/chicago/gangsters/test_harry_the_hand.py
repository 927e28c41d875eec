"""Harry the Hand (K13.13): a casino brings $200 more with him in it."""

import pytest

from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import HARRY_THE_HAND
from tests.chicago.gangsters.fights import AWAY, earned, hidden, put
from tests.chicago.given import Given

BAR, CASINO, BROTHEL = 9, 3, 13  # seat 1 starts with the only casino: $400 (K8.2)


@pytest.mark.rule("K13.13", "K8.1")
def test_in_a_casino_he_brings_200() -> None:
    assert earned(Given(2), seat=1) == 400
    assert earned(Given(2).gangster(1, HARRY_THE_HAND, spot=CASINO), seat=1) == 600


@pytest.mark.rule("K13.13", "K13.46")
@pytest.mark.parametrize("elsewhere", [CAR, BAR, BROTHEL])
def test_anywhere_else_he_brings_nothing(elsewhere: int) -> None:
    without = Given(2).business(BAR, 1).business(BROTHEL, 1)
    given = Given(2).business(BAR, 1).business(BROTHEL, 1)
    given.gangster(1, HARRY_THE_HAND, spot=elsewhere)
    assert earned(given, seat=1) == earned(without, seat=1)


@pytest.mark.rule("K13.13", "K1.5", "K8.1")
def test_in_a_closed_casino_he_brings_nothing() -> None:
    given = Given(2).closed(CASINO).gangster(1, HARRY_THE_HAND, spot=CASINO)
    assert earned(given, seat=1) == 0


@pytest.mark.rule("K13.13", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_brings_nothing(away: int) -> None:
    assert earned(put(Given(2), 1, HARRY_THE_HAND, away), seat=1) == 400


@pytest.mark.rule("K13.13", "K9.2")
def test_the_money_does_not_show_where_he_sits() -> None:
    given = Given(2).gangster(1, HARRY_THE_HAND, spot=CASINO)
    assert earned(given, seat=1) == 600
    assert hidden(given, HARRY_THE_HAND)
    given.sound()
