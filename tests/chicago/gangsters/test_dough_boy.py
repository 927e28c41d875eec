"""Dough Boy (K13.7): a good man in any defence."""

import pytest

from backroom.games.chicago.components import CAR, HOSPITAL
from backroom.games.chicago.gangsters import DOUGH_BOY, ROLLS_ROY
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, cars_meet, shoot, worth


@pytest.mark.rule("K13.7", "K6.2")
def test_he_is_worth_two_in_every_defence_and_one_in_attack() -> None:
    assert worth(DOUGH_BOY) == Worth(car_defence=2, business_defence=2)


@pytest.mark.rule("K13.7", "K6.4")
def test_with_equal_dice_he_holds_the_car() -> None:
    given = cars_meet([ROLLS_ROY], [DOUGH_BOY])
    shoot(given.dice("shootout 0", 3, 3).dice("shootout 1", 3, 3))
    assert given.where(ROLLS_ROY) == HOSPITAL
    assert given.where(DOUGH_BOY) == CAR
    given.sound()


@pytest.mark.rule("K13.7", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing(away: int) -> None:
    assert worth(DOUGH_BOY, away) == NOTHING_AT_ALL
