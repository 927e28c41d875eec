"""Freddie Forgery (K13.12): money of his own making, until he is caught."""

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.components import CAR, CEMETERY, NOBODY
from backroom.games.chicago.gangsters import FREDDIE_FORGERY, ROLLS_ROY
from tests.chicago.gangsters.fights import AWAY, earned, put, shown
from tests.chicago.given import Given

HOME = 0  # $400 a trade phase


@pytest.mark.rule("K13.12", "K8.1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_he_brings_100_for_each_pip(die: int) -> None:
    given = Given(2).gangster(0, FREDDIE_FORGERY).dice("forgery", die)
    assert earned(given) == 400 + 100 * die


@pytest.mark.rule("K13.12", "K1.3")
def test_with_a_six_he_is_out_of_the_game() -> None:
    given = Given(2).gangster(0, FREDDIE_FORGERY, ROLLS_ROY).dice("forgery", 6)
    assert given.points(0) == 2  # a small business, two gangsters
    assert earned(given) == 400
    assert (given.where(FREDDIE_FORGERY), given.gangster_of(FREDDIE_FORGERY)) == (CEMETERY, NOBODY)
    assert given.points(0) == 1
    given.sound()


@pytest.mark.rule("K13.12", "K9.2", "K13.46")
@pytest.mark.parametrize("spot", [CAR, HOME])
def test_he_rolls_wherever_he_works_and_the_roll_shows_him(spot: int) -> None:
    given = Given(2).gangster(0, FREDDIE_FORGERY, spot=spot).dice("forgery", 2)
    assert earned(given) == 600
    assert shown(given, FREDDIE_FORGERY)
    assert given.where(FREDDIE_FORGERY) == spot


@pytest.mark.rule("K13.12", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_does_not_roll(away: int) -> None:
    given = put(Given(2), 0, FREDDIE_FORGERY, away).dice("forgery", 6)
    assert earned(given) == 400
    assert given.where(FREDDIE_FORGERY) == away


@pytest.mark.rule("K13.12", "K8.1")
def test_in_a_closed_business_he_forges_nothing() -> None:
    given = Given(2)
    given.gangster(0, FREDDIE_FORGERY, spot=given.home(0)).closed(given.home(0))
    given.last_round_over()
    assert events.Freddie not in set(given.kinds())
    assert events.FreddieCaught not in set(given.kinds())
    assert given.boss(0).cash == 1000
