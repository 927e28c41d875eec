"""Ken Evil (K13.20): good in a drive-by."""

import pytest

from backroom.games.chicago.components import HOSPITAL, NOTHING
from backroom.games.chicago.gangsters import CHARLIE_THE_FISH, KEN_EVIL
from tests.chicago.gangsters.fights import (
    AWAY,
    NOTHING_AT_ALL,
    Worth,
    cars_meet,
    shoot,
    totals_of,
    worth,
)


@pytest.mark.rule("K13.20", "K6.2")
def test_he_is_worth_two_when_he_attacks_a_car() -> None:
    assert worth(KEN_EVIL) == Worth(car_attack=2)


@pytest.mark.rule("K13.20", "K6.4")
def test_with_equal_dice_he_beats_a_car() -> None:
    given = cars_meet([KEN_EVIL], [CHARLIE_THE_FISH])
    shoot(given.dice("shootout 0", 5, 5).dice("shootout 1", 5, 5))
    assert totals_of(given) == (2, 1)
    assert given.where(CHARLIE_THE_FISH) == HOSPITAL
    assert given.boss(1).garage != NOTHING
    given.sound()


@pytest.mark.rule("K13.20", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing(away: int) -> None:
    assert worth(KEN_EVIL, away) == NOTHING_AT_ALL
