"""Bomb Jack (K13.1): made for storming a business, a liability in defence."""

import pytest

from backroom.games.chicago.components import HOSPITAL
from backroom.games.chicago.gangsters import BOMB_JACK, ROLLS_ROY
from tests.chicago.gangsters.fights import (
    AWAY,
    NOTHING_AT_ALL,
    Worth,
    at_the_door,
    cars_meet,
    shoot,
    totals_of,
    worth,
)


@pytest.mark.rule("K13.1", "K6.2")
def test_he_is_worth_three_against_a_business_and_less_than_nothing_in_defence() -> None:
    assert worth(BOMB_JACK) == Worth(business_attack=3, car_defence=-1, business_defence=-1)


@pytest.mark.rule("K13.1", "K6.2")
def test_alone_in_a_small_business_he_brings_its_defence_to_nothing() -> None:
    given = shoot(at_the_door([ROLLS_ROY], [BOMB_JACK]))
    assert totals_of(given) == (1, 0)
    given.sound()


@pytest.mark.rule("K13.1", "K6.2")
def test_alone_in_a_car_he_loses_a_round_in_which_his_die_was_higher() -> None:
    given = cars_meet([ROLLS_ROY], [BOMB_JACK]).dice("shootout 0", 3).dice("shootout 1", 4)
    shoot(given)
    assert totals_of(given) == (1, -1)
    assert given.where(BOMB_JACK) == HOSPITAL


@pytest.mark.rule("K13.1", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing(away: int) -> None:
    assert worth(BOMB_JACK, away) == NOTHING_AT_ALL
