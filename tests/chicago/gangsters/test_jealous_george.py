"""Jealous George (K13.17): +4 for each of his three rivals in love on the other side."""

import pytest

from backroom.games.chicago.actions import Neutralize
from backroom.games.chicago.gangsters import (
    JEALOUS_GEORGE,
    JOHN_DOE,
    MR_NEEDLE,
    ROLLS_ROY,
    THE_DOCTOR,
    THE_MAYOR,
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

ENEMIES = [THE_MAYOR, THE_DOCTOR, MR_NEEDLE]


@pytest.mark.rule("K13.17", "K6.3")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_an_enemy_makes_him_worth_four_more_in_every_shootout(enemy: int) -> None:
    assert worth(JEALOUS_GEORGE) == Worth()
    assert totals_of(shoot(cars_meet([JEALOUS_GEORGE], [enemy])))[0] == 1 + 4
    assert totals_of(shoot(cars_meet([enemy], [JEALOUS_GEORGE])))[1] == 1 + 4
    assert totals_of(shoot(at_the_door([JEALOUS_GEORGE], [enemy])))[0] == 1 + 4
    assert totals_of(shoot(at_the_door([enemy], [JEALOUS_GEORGE])))[1] == 1 + 4 + 1


@pytest.mark.rule("K13.17", "K6.3")
def test_each_enemy_there_counts() -> None:
    given = shoot(at_the_door(ENEMIES, [JEALOUS_GEORGE, ROLLS_ROY]))
    assert totals_of(given) == (0 + 1 + 1, 1 + 3 * 4 + 1 + 1)
    given.sound()


@pytest.mark.rule("K13.17", "K6.11")
def test_picked_by_john_doe_he_counts_nothing_against_anybody() -> None:
    given = shoot(at_the_door([JOHN_DOE, THE_DOCTOR], [JEALOUS_GEORGE]))
    assert totals_of(given.act(0, Neutralize(JEALOUS_GEORGE))) == (1, 1)


@pytest.mark.rule("K13.17", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_threatens_nobody(away: int) -> None:
    given = put(at_the_door([MR_NEEDLE], [ROLLS_ROY]), 1, JEALOUS_GEORGE, away)
    assert totals_of(shoot(given)) == (1, 1 + 1)
