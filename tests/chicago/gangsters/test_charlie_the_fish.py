"""Charlie the Fish (K13.3): a bar brings $200 more with him in it."""

import msgspec
import pytest

from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import CHARLIE_THE_FISH
from tests.chicago.gangsters.fights import AWAY, earned, hidden, put
from tests.chicago.given import Given

BAR, CASINO, BROTHEL = 0, 11, 13  # seat 0 starts with the only bar: $400 (K8.2)


@pytest.mark.rule("K13.3", "K8.1")
def test_in_a_bar_he_brings_200() -> None:
    assert earned(Given(2)) == 400
    assert earned(Given(2).gangster(0, CHARLIE_THE_FISH, spot=BAR)) == 600


@pytest.mark.rule("K13.3", "K13.46")
@pytest.mark.parametrize("elsewhere", [CAR, CASINO, BROTHEL])
def test_anywhere_else_he_brings_nothing(elsewhere: int) -> None:
    without = Given(2).business(CASINO, 0).business(BROTHEL, 0)
    given = Given(2).business(CASINO, 0).business(BROTHEL, 0)
    assert earned(given.gangster(0, CHARLIE_THE_FISH, spot=elsewhere)) == earned(without)


@pytest.mark.rule("K13.3", "K1.5", "K8.1")
def test_in_a_closed_bar_he_brings_nothing() -> None:
    assert earned(Given(2).closed(BAR).gangster(0, CHARLIE_THE_FISH, spot=BAR)) == 0


@pytest.mark.rule("K13.3", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_brings_nothing(away: int) -> None:
    assert earned(put(Given(2), 0, CHARLIE_THE_FISH, away)) == 400


@pytest.mark.rule("K13.3", "K9.2")
def test_the_money_does_not_show_where_he_sits() -> None:
    given = Given(2).gangster(0, CHARLIE_THE_FISH, spot=BAR)
    assert earned(given) == 600
    assert hidden(given, CHARLIE_THE_FISH)
    assert not any(600 in msgspec.structs.astuple(event) for event in given.told(1))
    given.sound()
