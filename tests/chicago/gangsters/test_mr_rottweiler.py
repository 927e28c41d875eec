"""Mr. Rottweiler (K13.26)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.gangsters import MR_ROTTWEILER
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, dealt_at_the_start, worth


@pytest.mark.rule("K13.26", "K6.2")
def test_he_attacks_cars_with_2() -> None:
    assert worth(MR_ROTTWEILER) == Worth(car_attack=2)


@pytest.mark.rule("K13.26", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(MR_ROTTWEILER, away) == NOTHING_AT_ALL


@pytest.mark.rule("K13.26", "K3.1")
def test_he_may_be_dealt_at_the_start() -> None:
    assert dealt_at_the_start(MR_ROTTWEILER)
