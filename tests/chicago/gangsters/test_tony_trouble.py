"""Tony Trouble (K13.45)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.components import CAR, PRISON
from backroom.games.chicago.gangsters import CLEAN_GENE, SPONGE, TONY_TROUBLE
from tests.chicago.gangsters.fights import (
    AWAY,
    NOTHING_AT_ALL,
    Worth,
    at_the_door,
    cars_meet,
    put,
    raid,
    worth,
)
from tests.chicago.gangsters.second import happened
from tests.chicago.given import Given

Meeting = Callable[[list[int], list[int]], Given]

HOME = 3


def arrested(given: Given, *gangsters: int) -> list[int]:
    return [g for g in gangsters if given.where(g) == PRISON]


@pytest.mark.rule("K13.45", "K6.2")
def test_he_attacks_with_2() -> None:
    assert worth(TONY_TROUBLE) == Worth(car_attack=2, business_attack=2)


@pytest.mark.rule("K13.45", "K7.3", "K7.7")
@pytest.mark.parametrize("meet", [cars_meet, at_the_door])
def test_a_raid_on_his_car_or_business_succeeds_without_dice(meet: Meeting) -> None:
    given = raid(meet([], [TONY_TROUBLE, SPONGE]), police=1, raided=6)
    assert arrested(given, TONY_TROUBLE, SPONGE) == [TONY_TROUBLE, SPONGE]
    assert given.state.businesses[HOME].closed == (meet is at_the_door)
    assert not happened(given, events.RaidDice)
    given.sound()


@pytest.mark.rule("K13.5", "K13.45", "K7.3")
@pytest.mark.parametrize("meet", [cars_meet, at_the_door])
@pytest.mark.parametrize(("police", "raided"), [(6, 1), (1, 6)])
def test_with_clean_gene_there_too_the_dice_decide(meet: Meeting, police: int, raided: int) -> None:
    given = raid(meet([], [TONY_TROUBLE, CLEAN_GENE]), police, raided)
    both = [CLEAN_GENE, TONY_TROUBLE]
    assert arrested(given, *both) == (both if police > raided else [])


@pytest.mark.rule("K13.45", "K1.4", "K13.46")
@pytest.mark.parametrize("where", [*AWAY, HOME])
def test_not_there_he_is_no_trouble(where: int) -> None:
    given = raid(put(cars_meet([], [SPONGE]), 1, TONY_TROUBLE, where), police=1, raided=6)
    assert given.where(SPONGE) == CAR
    assert given.where(TONY_TROUBLE) == where
    given = raid(put(cars_meet([], [SPONGE]), 1, TONY_TROUBLE, where), police=6, raided=1)
    assert given.where(SPONGE) == PRISON
    assert given.where(TONY_TROUBLE) == where


@pytest.mark.rule("K13.45", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(TONY_TROUBLE, away) == NOTHING_AT_ALL
