"""Frankie the Squealer (K13.11): good with a gun, a disaster in prison."""

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.components import BOOZE, CAR, HIDING, HOSPITAL
from backroom.games.chicago.gangsters import (
    FRANKIE_THE_SQUEALER,
    FREDDIE_FORGERY,
    HYMAN_DIAMOND,
    THE_CHEMIST,
)
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, earned, put, worth
from tests.chicago.given import Given


def rich() -> Given:
    """Seat 0: $400 of his bar, $50 of a territory, $100 of Hyman, two booze of the Chemist."""
    return Given(2).goods(0).territory(0, 0).gangster(0, HYMAN_DIAMOND, THE_CHEMIST, spot=0)


@pytest.mark.rule("K13.11", "K6.2")
def test_he_is_worth_two_in_every_shootout() -> None:
    assert worth(FRANKIE_THE_SQUEALER) == Worth(2, 2, 2, 2)


@pytest.mark.rule("K13.11", "K8.8", "K1.4")
def test_while_he_is_in_prison_his_boss_has_no_income_of_any_kind() -> None:
    given = rich().gangster(0, FREDDIE_FORGERY).in_prison(0, FRANKIE_THE_SQUEALER)
    assert earned(given.dice("forgery", 5)) == 0
    assert given.boss(0).goods[BOOZE] == 0
    assert events.Freddie not in given.kinds(1)
    assert events.NoIncomeFrankie in given.kinds(1)
    given.sound()


@pytest.mark.rule("K13.11")
def test_his_prison_costs_no_other_boss_anything() -> None:
    assert earned(rich().in_prison(1, FRANKIE_THE_SQUEALER)) == 550


@pytest.mark.rule("K13.11", "K8.1")
@pytest.mark.parametrize("where", [CAR, 0, HOSPITAL, HIDING])
def test_anywhere_but_in_prison_he_does_no_harm(where: int) -> None:
    given = put(rich(), 0, FRANKIE_THE_SQUEALER, where)
    assert earned(given) == 550
    assert given.boss(0).goods[BOOZE] == 2


@pytest.mark.rule("K13.11", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing_in_a_shootout(away: int) -> None:
    assert worth(FRANKIE_THE_SQUEALER, away) == NOTHING_AT_ALL
