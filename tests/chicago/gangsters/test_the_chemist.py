"""The Chemist (K13.33)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.components import BOOZE, CAR
from backroom.games.chicago.gangsters import THE_CHEMIST
from tests.chicago.gangsters.fights import AWAY, Worth, put, worth
from tests.chicago.gangsters.second import happened, seen_by
from tests.chicago.given import Given

THE_TIN_CUP = 0
SNAKE_EYES, SILK_STOCKING = 5, 8


def table(where: int) -> Given:
    """Boss 0 has a business of each kind and no booze."""
    given = Given(2).business(SNAKE_EYES, 0).business(SILK_STOCKING, 0)
    return put(given.goods(0), 0, THE_CHEMIST, where)


@pytest.mark.rule("K13.33", "K8.1", "K9.2")
def test_in_a_bar_he_brings_2_booze_and_is_seen() -> None:
    given = table(THE_TIN_CUP).last_round_over()
    assert given.boss(0).goods[BOOZE] == 2
    assert sum(given.boss(0).goods) == 2
    assert seen_by(given, THE_CHEMIST) == [0, 1]
    given.sound()


@pytest.mark.rule("K13.33", "K1.4", "K9.2", "K13.46")
@pytest.mark.parametrize("where", [CAR, SNAKE_EYES, SILK_STOCKING, *AWAY])
def test_elsewhere_he_brings_nothing(where: int) -> None:
    given = table(where).last_round_over()
    assert given.boss(0).goods == [0, 0, 0]
    assert not happened(given, events.Brings)


@pytest.mark.rule("K13.33", "K8.1", "K9.2")
def test_in_a_closed_bar_he_brings_nothing_and_stays_unseen() -> None:
    given = table(THE_TIN_CUP).closed(THE_TIN_CUP).last_round_over()
    assert given.boss(0).goods == [0, 0, 0]
    assert seen_by(given, THE_CHEMIST) == [0]


@pytest.mark.rule("K13.33", "K2.3", "K9.2")
@pytest.mark.parametrize(("stock", "seats"), [(1, [0, 1]), (0, [0])])
def test_he_brings_no_more_than_the_stock_has(stock: int, seats: list[int]) -> None:
    given = table(THE_TIN_CUP)
    given.goods(1, booze=given.boss(1).goods[BOOZE] + given.state.table.stock[BOOZE] - stock)
    given.last_round_over()
    assert given.boss(0).goods[BOOZE] == stock
    assert seen_by(given, THE_CHEMIST) == seats


@pytest.mark.rule("K13.33", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THE_CHEMIST) == Worth()
