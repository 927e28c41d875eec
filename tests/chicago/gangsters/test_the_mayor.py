"""The Mayor (K13.38)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import CHARLIE_THE_FISH, HYMAN_DIAMOND, THE_MAYOR
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, hidden, put, worth
from tests.chicago.gangsters.second import income
from tests.chicago.given import Given

TIN_CUP, BLIND_TIGER, THE_BLUE_HERON = 0, 1, 15


def table() -> Given:
    """Boss 0 has a small and a large bar, boss 1 a small one: nobody has the monopoly."""
    return Given(2).business(THE_BLUE_HERON, 0).business(BLIND_TIGER, 1)


def paid(given: Given) -> int:
    given.last_round_over()
    assert given.boss(0).cash == 1000 + income(given, 0)
    return income(given, 0)


@pytest.mark.rule("K13.38", "K6.2")
def test_in_a_shootout_he_is_worth_nothing() -> None:
    assert worth(THE_MAYOR) == NOTHING_AT_ALL


@pytest.mark.rule("K13.38", "K8.1", "K8.8")
@pytest.mark.parametrize(
    ("bar", "cash"), [(TIN_CUP, 2 * 300 + 1200), (THE_BLUE_HERON, 300 + 2 * 1200)]
)
def test_he_doubles_what_his_business_pays(bar: int, cash: int) -> None:
    given = table().gangster(0, THE_MAYOR, spot=bar)
    assert paid(given) == cash
    assert hidden(given, THE_MAYOR)  # money does not show him (K9.2)
    given.sound()


@pytest.mark.rule("K13.38", "K8.2", "K8.8")
def test_with_a_monopoly_he_doubles_that_rate() -> None:
    given = Given(2).business(THE_BLUE_HERON, 0).gangster(0, THE_MAYOR, spot=THE_BLUE_HERON)
    assert paid(given) == 400 + 2 * 1500


@pytest.mark.rule("K13.38", "K8.8")
def test_he_does_not_double_the_extras_of_others_nor_territories() -> None:
    given = table().territory(0, 0).gangster(0, THE_MAYOR, spot=TIN_CUP)
    given.gangster(0, CHARLIE_THE_FISH, HYMAN_DIAMOND, spot=TIN_CUP)
    assert paid(given) == 2 * 300 + 1200 + 50 + 200 + 100


@pytest.mark.rule("K13.38", "K1.4", "K1.5", "K13.46")
@pytest.mark.parametrize("where", [CAR, *AWAY])
def test_in_no_open_business_he_doubles_nothing(where: int) -> None:
    assert paid(put(table(), 0, THE_MAYOR, where)) == 300 + 1200
    assert paid(table().gangster(0, THE_MAYOR, spot=TIN_CUP).closed(TIN_CUP)) == 1200
