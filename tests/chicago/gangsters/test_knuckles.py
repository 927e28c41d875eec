"""Knuckles (K13.21): nobody passes him at the door of a business."""

import pytest

from backroom.games.chicago.components import HOSPITAL
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES
from tests.chicago.gangsters.fights import (
    AWAY,
    NOTHING_AT_ALL,
    Worth,
    at_the_door,
    shoot,
    totals_of,
    worth,
)


@pytest.mark.rule("K13.21", "K6.2")
def test_he_is_worth_two_when_his_business_is_attacked() -> None:
    assert worth(KNUCKLES) == Worth(business_defence=2)


@pytest.mark.rule("K13.21", "K6.4", "K6.2")
def test_with_equal_dice_he_and_a_small_business_beat_a_good_attacker() -> None:
    given = at_the_door([BUGS_BENNY], [KNUCKLES])
    shoot(given.dice("shootout 0", 4, 4).dice("shootout 1", 4, 4))
    assert totals_of(given) == (2, 2 + 1)
    assert given.where(BUGS_BENNY) == HOSPITAL
    assert given.owner(given.home(1)) == 1
    given.sound()


@pytest.mark.rule("K13.21", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing(away: int) -> None:
    assert worth(KNUCKLES, away) == NOTHING_AT_ALL
