"""Tight Mouth Larry (K13.44)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.gangsters import (
    FRANKIE_THE_SQUEALER,
    RED_IRISH,
    SPONGE,
    TIGHT_MOUTH_LARRY,
)
from tests.chicago.gangsters.fights import (
    AWAY,
    Worth,
    at_the_door,
    cars_meet,
    put,
    shoot,
    totals_of,
    worth,
)

LARRY, FRANKIE = TIGHT_MOUTH_LARRY, FRANKIE_THE_SQUEALER


@pytest.mark.rule("K13.44", "K6.2")
def test_he_defends_with_2() -> None:
    assert worth(LARRY) == Worth(car_defence=2, business_defence=2)


@pytest.mark.rule("K13.44", "K6.3")
def test_against_frankie_4_more_come_to_his_normal_value() -> None:
    assert totals_of(shoot(cars_meet([FRANKIE], [LARRY]))) == (2, 2 + 4)
    assert totals_of(shoot(at_the_door([FRANKIE], [LARRY]))) == (2, 1 + 2 + 4)
    assert totals_of(shoot(cars_meet([LARRY], [FRANKIE]))) == (1 + 4, 2)
    assert totals_of(shoot(at_the_door([LARRY], [FRANKIE]))) == (1 + 4, 1 + 2)


@pytest.mark.rule("K13.44", "K6.3")
def test_frankie_at_his_side_is_no_enemy() -> None:
    assert totals_of(shoot(cars_meet([LARRY, FRANKIE], [SPONGE]))) == (1 + 2, 1)


@pytest.mark.rule("K13.44", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing_and_frankie_calls_nobody(away: int) -> None:
    given = put(cars_meet([FRANKIE], [RED_IRISH]), 1, LARRY, away)
    assert totals_of(shoot(given)) == (2, 1)
    given = put(cars_meet([LARRY], [RED_IRISH]), 1, FRANKIE, away)
    assert totals_of(shoot(given)) == (1, 1)
