"""Easy Mike (K13.8): whoever fetches him from hospital keeps him."""

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.actions import Fetch, Stay
from backroom.games.chicago.components import CAR, HOSPITAL_PLACE, POLICE_DEPARTMENT
from backroom.games.chicago.gangsters import EASY_MIKE, HYMAN_DIAMOND, KNUCKLES, ROLLS_ROY, SAD_KEN
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, worth
from tests.chicago.given import Given


def at(place: int) -> Given:
    """Seat 0's car stands there, and his turn comes."""
    given = Given(2)
    return given.car(0, given.place(place))


@pytest.mark.rule("K13.8", "K6.2")
def test_he_is_worth_two_in_every_attack() -> None:
    assert worth(EASY_MIKE) == Worth(car_attack=2, business_attack=2)


@pytest.mark.rule("K13.8", "K5.10", "K1.4")
def test_a_rival_fetches_him_from_hospital_and_keeps_him() -> None:
    given = at(HOSPITAL_PLACE).in_hospital(1, EASY_MIKE, KNUCKLES).gangster(0, ROLLS_ROY)
    given.turn_of(0).act(0, Stay())
    assert Fetch(KNUCKLES) not in given.legal(0)
    assert given.points(0) == 1  # a small business
    given.act(0, Fetch(EASY_MIKE))
    assert (given.gangster_of(EASY_MIKE), given.where(EASY_MIKE)) == (0, CAR)
    assert given.points(0) == 2  # two gangsters at work (K1.3)
    assert events.FetchesAway in given.kinds(1)
    given.sound()


@pytest.mark.rule("K13.8", "K5.10")
def test_his_own_boss_fetches_him_as_any_other() -> None:
    given = at(HOSPITAL_PLACE).in_hospital(0, EASY_MIKE).turn_of(0).act(0, Stay())
    given.act(0, Fetch(EASY_MIKE))
    assert (given.gangster_of(EASY_MIKE), given.where(EASY_MIKE)) == (0, CAR)
    assert events.Fetches in given.kinds(1)


@pytest.mark.rule("K13.8", "K5.10", "K5.11")
def test_a_rival_can_fetch_him_neither_from_prison_nor_into_a_full_car() -> None:
    given = at(POLICE_DEPARTMENT).in_prison(1, EASY_MIKE).turn_of(0).act(0, Stay())
    assert Fetch(EASY_MIKE) not in given.legal(0)
    given = at(HOSPITAL_PLACE).in_hospital(1, EASY_MIKE)
    given.gangster(0, ROLLS_ROY, SAD_KEN, HYMAN_DIAMOND).turn_of(0).act(0, Stay())
    assert given.refused(0, Fetch(EASY_MIKE)).rule == "K5.11"


@pytest.mark.rule("K13.8", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_counts_nothing_in_a_shootout(away: int) -> None:
    assert worth(EASY_MIKE, away) == NOTHING_AT_ALL
