"""Foxtrot O'Flanigan (K13.10): a starting gangster who defends a car."""

import pytest

from backroom.games.chicago.components import CAR, HOSPITAL
from backroom.games.chicago.gangsters import FOXTROT_OFLANIGAN, ROLLS_ROY
from tests.chicago.gangsters.fights import (
    AWAY,
    NOTHING_AT_ALL,
    Worth,
    cars_meet,
    dealt_at_the_start,
    shoot,
    worth,
)


@pytest.mark.rule("K13.10", "K6.2")
def test_he_is_worth_two_when_his_car_is_attacked() -> None:
    assert worth(FOXTROT_OFLANIGAN) == Worth(car_defence=2)


@pytest.mark.rule("K13.10", "K6.4")
def test_with_equal_dice_he_holds_the_car() -> None:
    given = cars_meet([ROLLS_ROY], [FOXTROT_OFLANIGAN])
    shoot(given.dice("shootout 0", 2, 2).dice("shootout 1", 2, 2))
    assert given.where(ROLLS_ROY) == HOSPITAL
    assert given.where(FOXTROT_OFLANIGAN) == CAR
    given.sound()


@pytest.mark.rule("K13.10", "K3.1")
def test_he_is_one_of_the_six_starting_gangsters() -> None:
    assert dealt_at_the_start(FOXTROT_OFLANIGAN)


@pytest.mark.rule("K13.10", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing(away: int) -> None:
    assert worth(FOXTROT_OFLANIGAN, away) == NOTHING_AT_ALL
