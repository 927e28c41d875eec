"""Slick Rick (K13.30)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import SLICK_RICK
from tests.changing import change
from tests.chicago.gangsters.fights import AWAY, Worth, hidden, put, worth
from tests.chicago.gangsters.second import income
from tests.chicago.given import Given

BAR, CASINO = 0, 3
MADAME_ROSES, PARADISE_ROOMS, THE_ORCHID_HOUSE = 6, 14, 17


def table() -> Given:
    """Boss 0 has a bar, a casino and brothels of all sizes."""
    given = Given(2).business(MADAME_ROSES, 0).business(PARADISE_ROOMS, 0)
    change(given.state.businesses, CASINO, owner=0)
    return given.business(THE_ORCHID_HOUSE, 0)


def brought(given: Given) -> int:
    given.last_round_over()
    assert given.boss(0).cash == 1000 + income(given, 0)
    return income(given, 0, "cash_extras")


@pytest.mark.rule("K13.30", "K8.1")
@pytest.mark.parametrize("brothel", [MADAME_ROSES, PARADISE_ROOMS, THE_ORCHID_HOUSE])
def test_in_a_brothel_he_brings_200(brothel: int) -> None:
    assert brought(table().gangster(0, SLICK_RICK, spot=brothel)) == 200


@pytest.mark.rule("K13.30", "K1.4", "K13.46")
@pytest.mark.parametrize("where", [CAR, BAR, CASINO, *AWAY])
def test_elsewhere_he_brings_nothing(where: int) -> None:
    assert brought(put(table(), 0, SLICK_RICK, where)) == 0


@pytest.mark.rule("K13.30", "K8.1")
def test_in_a_closed_brothel_he_brings_nothing() -> None:
    given = table().gangster(0, SLICK_RICK, spot=MADAME_ROSES).closed(MADAME_ROSES)
    assert brought(given) == 0


@pytest.mark.rule("K13.30", "K9.2")
def test_the_money_does_not_show_him() -> None:
    given = table().gangster(0, SLICK_RICK, spot=MADAME_ROSES)
    assert brought(given) == 200
    assert hidden(given, SLICK_RICK)
    given.sound()


@pytest.mark.rule("K13.30", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(SLICK_RICK) == Worth()
