"""The Dentist (K13.35)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.actions import AttackBusiness, Stay
from backroom.games.chicago.gangsters import RED_IRISH, THE_DENTIST
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, totals_of, worth
from tests.chicago.given import Given

THE_ORCHID_HOUSE = 17


@pytest.mark.rule("K13.35", "K6.2")
def test_he_defends_a_business_with_3() -> None:
    assert worth(THE_DENTIST) == Worth(business_defence=3)


@pytest.mark.rule("K13.35", "K6.2")
@pytest.mark.parametrize("closed", [False, True])
def test_with_a_large_business_he_is_6(closed: bool) -> None:
    given = Given(2).business(THE_ORCHID_HOUSE, 1, closed=closed)
    given.gangster(1, THE_DENTIST, spot=THE_ORCHID_HOUSE).gangster(0, RED_IRISH)
    given.car(0, given.door(THE_ORCHID_HOUSE)).turn_of(0)
    given.act(0, Stay(), AttackBusiness(THE_ORCHID_HOUSE))
    assert totals_of(given) == (2, 6)


@pytest.mark.rule("K13.35", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(THE_DENTIST, away) == NOTHING_AT_ALL
