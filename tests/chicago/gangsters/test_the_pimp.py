"""The Pimp (K13.40)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.components import CAR, GIRLS
from backroom.games.chicago.gangsters import THE_PIMP
from tests.chicago.gangsters.fights import AWAY, Worth, put, worth
from tests.chicago.gangsters.second import happened, seen_by
from tests.chicago.given import Given

THE_GARTER = 13
THE_LAST_DROP, SNAKE_EYES = 2, 5


def table(where: int) -> Given:
    """Boss 0 has a business of each kind and no girls."""
    given = Given(2).business(THE_GARTER, 0).business(THE_LAST_DROP, 0).business(SNAKE_EYES, 0)
    return put(given.goods(0), 0, THE_PIMP, where)


@pytest.mark.rule("K13.40", "K8.1", "K9.2")
def test_in_a_brothel_he_brings_2_girls_and_is_seen() -> None:
    given = table(THE_GARTER).last_round_over()
    assert given.boss(0).goods[GIRLS] == 2
    assert sum(given.boss(0).goods) == 2
    assert seen_by(given, THE_PIMP) == [0, 1]
    given.sound()


@pytest.mark.rule("K13.40", "K1.4", "K9.2", "K13.46")
@pytest.mark.parametrize("where", [CAR, THE_LAST_DROP, SNAKE_EYES, *AWAY])
def test_elsewhere_he_brings_nothing(where: int) -> None:
    given = table(where).last_round_over()
    assert given.boss(0).goods == [0, 0, 0]
    assert not happened(given, events.Brings)


@pytest.mark.rule("K13.40", "K8.1", "K9.2")
def test_in_a_closed_brothel_he_brings_nothing_and_stays_unseen() -> None:
    given = table(THE_GARTER).closed(THE_GARTER).last_round_over()
    assert given.boss(0).goods == [0, 0, 0]
    assert seen_by(given, THE_PIMP) == [0]


@pytest.mark.rule("K13.40", "K2.3", "K9.2")
@pytest.mark.parametrize(("stock", "seats"), [(1, [0, 1]), (0, [0])])
def test_he_brings_no_more_than_the_stock_has(stock: int, seats: list[int]) -> None:
    given = table(THE_GARTER)
    given.goods(1, girls=given.boss(1).goods[GIRLS] + given.state.table.stock[GIRLS] - stock)
    given.last_round_over()
    assert given.boss(0).goods[GIRLS] == stock
    assert seen_by(given, THE_PIMP) == seats


@pytest.mark.rule("K13.40", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THE_PIMP) == Worth()
