"""Red Irish (K13.27)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.gangsters import RED_IRISH
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, dealt_at_the_start, worth


@pytest.mark.rule("K13.27", "K6.2")
def test_he_attacks_businesses_with_2() -> None:
    assert worth(RED_IRISH) == Worth(business_attack=2)


@pytest.mark.rule("K13.27", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(RED_IRISH, away) == NOTHING_AT_ALL


@pytest.mark.rule("K13.27", "K3.1")
def test_he_may_be_dealt_at_the_start() -> None:
    assert dealt_at_the_start(RED_IRISH)
