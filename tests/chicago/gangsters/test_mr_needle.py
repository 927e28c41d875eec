"""Mr. Needle (K13.25)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import MR_NEEDLE
from tests.chicago.gangsters.fights import AWAY, Worth, hidden, put, worth
from tests.chicago.gangsters.second import income
from tests.chicago.given import Given

HOME = 0


def paid_for_territories(where: int, closed: bool = False) -> list[int]:
    """Boss 0, whose Mr. Needle is there, has three territories, boss 1 two."""
    given = put(Given(2).territory(0, 0, 1, 2).territory(1, 3, 4), 0, MR_NEEDLE, where)
    if closed:
        given.closed(HOME)
    given.last_round_over()
    assert given.boss(0).cash == 1000 + income(given, 0)
    return [income(given, seat, "cash_territories") for seat in (0, 1)]


@pytest.mark.rule("K13.25", "K8.1", "K13.46")
@pytest.mark.parametrize(("where", "closed"), [(CAR, False), (HOME, False), (HOME, True)])
def test_anywhere_at_work_he_doubles_his_boss_s_territories(where: int, closed: bool) -> None:
    assert paid_for_territories(where, closed) == [300, 100]


@pytest.mark.rule("K13.25", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_doubles_nothing(away: int) -> None:
    assert paid_for_territories(away) == [150, 100]


@pytest.mark.rule("K13.25", "K9.2")
def test_the_money_does_not_show_him() -> None:
    given = Given(2).territory(0, 0, 1).gangster(0, MR_NEEDLE).last_round_over()
    assert income(given, 0, "cash_territories") == 200
    assert hidden(given, MR_NEEDLE)
    given.sound()


@pytest.mark.rule("K13.25", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(MR_NEEDLE) == Worth()
