"""Mad-Dog Moe (K13.23)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.gangsters import MAD_DOG_MOE, RED_IRISH
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
from tests.chicago.gangsters.second import seen_by


@pytest.mark.rule("K13.23", "K6.2")
def test_he_attacks_with_2_and_defends_a_car_with_2() -> None:
    assert worth(MAD_DOG_MOE) == Worth(car_attack=2, business_attack=2, car_defence=2)


@pytest.mark.rule("K13.23", "K13.46")
def test_he_fights_only_where_he_is() -> None:
    his_business = at_the_door([RED_IRISH], []).gangster(1, MAD_DOG_MOE)
    assert totals_of(shoot(his_business)) == (2, 1)
    his_car = cars_meet([RED_IRISH], [])
    his_car.gangster(1, MAD_DOG_MOE, spot=his_car.home(1))
    assert totals_of(shoot(his_car)) == (1, 0)


@pytest.mark.rule("K13.23", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(MAD_DOG_MOE, away) == NOTHING_AT_ALL


@pytest.mark.rule("K13.23", "K6.1", "K9.2")
def test_a_shootout_shows_him() -> None:
    given = cars_meet([RED_IRISH], []).gangster(1, MAD_DOG_MOE)
    assert seen_by(given, MAD_DOG_MOE) == [1]
    given.dice("shootout 0", 1, 1).dice("shootout 1", 6, 6)
    assert seen_by(shoot(given), MAD_DOG_MOE) == [0, 1]
    given.sound()
