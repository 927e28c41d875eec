"""Bugs Benny (K13.2): good in any attack."""

import pytest

from backroom.games.chicago.components import CAR, HOSPITAL
from backroom.games.chicago.gangsters import BUGS_BENNY, CHARLIE_THE_FISH
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, cars_meet, shoot, worth


@pytest.mark.rule("K13.2", "K6.2")
def test_he_is_worth_two_in_every_attack_and_one_in_defence() -> None:
    assert worth(BUGS_BENNY) == Worth(car_attack=2, business_attack=2)


@pytest.mark.rule("K13.2", "K6.4")
def test_with_equal_dice_he_wins_the_round() -> None:
    given = cars_meet([BUGS_BENNY], [CHARLIE_THE_FISH])
    shoot(given.dice("shootout 0", 3, 3).dice("shootout 1", 3, 3))
    assert given.where(CHARLIE_THE_FISH) == HOSPITAL
    assert given.where(BUGS_BENNY) == CAR
    given.sound()


@pytest.mark.rule("K13.2", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing(away: int) -> None:
    assert worth(BUGS_BENNY, away) == NOTHING_AT_ALL
