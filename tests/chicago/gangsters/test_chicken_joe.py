"""Chicken Joe (K13.4): between cars there is none better."""

import pytest

from backroom.games.chicago.components import CAR, HOSPITAL
from backroom.games.chicago.gangsters import CHICKEN_JOE, ROLLS_ROY
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, cars_meet, shoot, worth


@pytest.mark.rule("K13.4", "K6.2")
def test_he_is_worth_three_between_cars_and_one_where_a_business_is_at_stake() -> None:
    assert worth(CHICKEN_JOE) == Worth(car_attack=3, car_defence=3)


@pytest.mark.rule("K13.4", "K6.4")
def test_an_attack_on_his_car_fails_though_its_die_was_higher_by_one() -> None:
    given = cars_meet([ROLLS_ROY], [CHICKEN_JOE])
    shoot(given.dice("shootout 0", 5, 4).dice("shootout 1", 4, 3))
    assert given.where(ROLLS_ROY) == HOSPITAL
    assert given.where(CHICKEN_JOE) == CAR
    given.sound()


@pytest.mark.rule("K13.4", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing(away: int) -> None:
    assert worth(CHICKEN_JOE, away) == NOTHING_AT_ALL
