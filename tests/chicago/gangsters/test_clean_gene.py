"""Clean Gene (K13.5): the police find nothing where he is."""

from collections.abc import Callable

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.components import CAR, PRISON
from backroom.games.chicago.gangsters import CLEAN_GENE, KNUCKLES, TONY_TROUBLE
from tests.chicago.gangsters.fights import AWAY, at_the_door, cars_meet, put, raid, shown
from tests.chicago.given import Given

Meeting = Callable[[list[int], list[int]], Given]


@pytest.mark.rule("K13.5", "K7.2", "K7.7")
def test_a_raid_on_his_car_fails_without_dice_and_is_spent() -> None:
    given = raid(cars_meet([], [CLEAN_GENE, KNUCKLES]), police=6, raided=1)
    assert given.where(CLEAN_GENE) == given.where(KNUCKLES) == CAR
    assert events.RaidDice not in given.kinds(1)
    assert given.state.table.police_actions == 0
    assert shown(given, CLEAN_GENE) and shown(given, KNUCKLES)
    given.sound()


@pytest.mark.rule("K13.5")
def test_a_raid_on_his_business_fails() -> None:
    given = raid(at_the_door([], [CLEAN_GENE, KNUCKLES]), police=6, raided=1)
    assert not given.state.businesses[given.home(1)].closed
    assert given.where(CLEAN_GENE) == given.where(KNUCKLES) == given.home(1)


@pytest.mark.rule("K13.5", "K13.45")
@pytest.mark.parametrize("meet", [cars_meet, at_the_door])
def test_beside_tony_trouble_the_dice_decide(meet: Meeting) -> None:
    given = raid(meet([], [CLEAN_GENE, TONY_TROUBLE]), police=2, raided=5)
    assert PRISON not in (given.where(CLEAN_GENE), given.where(TONY_TROUBLE))
    given = raid(meet([], [CLEAN_GENE, TONY_TROUBLE]), police=5, raided=2)
    assert given.where(CLEAN_GENE) == given.where(TONY_TROUBLE) == PRISON


@pytest.mark.rule("K13.5", "K13.46")
def test_he_protects_only_the_place_where_he_is() -> None:
    given = cars_meet([], [KNUCKLES])
    raid(given.gangster(1, CLEAN_GENE, spot=given.home(1)), police=4, raided=3)
    assert given.where(KNUCKLES) == PRISON


@pytest.mark.rule("K13.5", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_protects_nobody(away: int) -> None:
    given = raid(put(cars_meet([], [KNUCKLES]), 1, CLEAN_GENE, away), police=4, raided=3)
    assert given.where(KNUCKLES) == PRISON
    assert given.where(CLEAN_GENE) == away
