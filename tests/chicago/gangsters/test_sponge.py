"""Sponge (K13.31)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.gangsters import SPONGE
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, dealt_at_the_start, worth


@pytest.mark.rule("K13.31", "K6.2")
def test_he_defends_a_business_with_2() -> None:
    assert worth(SPONGE) == Worth(business_defence=2)


@pytest.mark.rule("K13.31", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(SPONGE, away) == NOTHING_AT_ALL


@pytest.mark.rule("K13.31", "K3.1")
def test_he_may_be_dealt_at_the_start() -> None:
    assert dealt_at_the_start(SPONGE)
