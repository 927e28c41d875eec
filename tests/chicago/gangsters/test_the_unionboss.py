"""The Unionboss (K13.42)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.components import CAR, HENCHMEN
from backroom.games.chicago.gangsters import THE_UNIONBOSS
from tests.chicago.gangsters.fights import AWAY, Worth, put, worth
from tests.chicago.gangsters.second import happened, seen_by
from tests.chicago.given import Given

FOUR_ACES_PALACE = 16
THE_LAST_DROP, SILK_STOCKING = 2, 8


def table(where: int) -> Given:
    """Boss 0 has a business of each kind and no henchmen."""
    given = (
        Given(2).business(FOUR_ACES_PALACE, 0).business(THE_LAST_DROP, 0).business(SILK_STOCKING, 0)
    )
    return put(given.goods(0), 0, THE_UNIONBOSS, where)


@pytest.mark.rule("K13.42", "K8.1", "K9.2")
def test_in_a_casino_he_brings_2_henchmen_and_is_seen() -> None:
    given = table(FOUR_ACES_PALACE).last_round_over()
    assert given.boss(0).goods[HENCHMEN] == 2
    assert sum(given.boss(0).goods) == 2
    assert seen_by(given, THE_UNIONBOSS) == [0, 1]
    given.sound()


@pytest.mark.rule("K13.42", "K1.4", "K9.2", "K13.46")
@pytest.mark.parametrize("where", [CAR, THE_LAST_DROP, SILK_STOCKING, *AWAY])
def test_elsewhere_he_brings_nothing(where: int) -> None:
    given = table(where).last_round_over()
    assert given.boss(0).goods == [0, 0, 0]
    assert not happened(given, events.Brings)


@pytest.mark.rule("K13.42", "K8.1", "K9.2")
def test_in_a_closed_casino_he_brings_nothing_and_stays_unseen() -> None:
    given = table(FOUR_ACES_PALACE).closed(FOUR_ACES_PALACE).last_round_over()
    assert given.boss(0).goods == [0, 0, 0]
    assert seen_by(given, THE_UNIONBOSS) == [0]


@pytest.mark.rule("K13.42", "K2.3", "K9.2")
@pytest.mark.parametrize(("stock", "seats"), [(1, [0, 1]), (0, [0])])
def test_he_brings_no_more_than_the_stock_has(stock: int, seats: list[int]) -> None:
    given = table(FOUR_ACES_PALACE)
    given.goods(
        1, henchmen=given.boss(1).goods[HENCHMEN] + given.state.table.stock[HENCHMEN] - stock
    )
    given.last_round_over()
    assert given.boss(0).goods[HENCHMEN] == stock
    assert seen_by(given, THE_UNIONBOSS) == seats


@pytest.mark.rule("K13.42", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THE_UNIONBOSS) == Worth()
