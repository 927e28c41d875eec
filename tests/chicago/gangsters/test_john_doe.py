"""John Doe (K13.18): worth nothing himself, he puts one enemy out."""

import pytest

from backroom.games.chicago import questions
from backroom.games.chicago.actions import Neutralize, NoPick
from backroom.games.chicago.components import CEMETERY, HOSPITAL, NOTHING
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    JOHN_DOE,
    KNUCKLES,
    LUCKY_LOU,
    ROLLS_ROY,
    THE_CLEANER,
    THE_DOCTOR,
)
from tests.chicago.gangsters.fights import (
    AWAY,
    NOTHING_AT_ALL,
    at_the_door,
    cars_meet,
    put,
    shoot,
    totals_of,
    worth,
)


@pytest.mark.rule("K13.18", "K6.2")
def test_he_himself_is_worth_nothing() -> None:
    assert worth(JOHN_DOE) == NOTHING_AT_ALL


@pytest.mark.rule("K13.18", "K6.1", "K6.11")
def test_his_pick_counts_nothing_but_must_still_be_beaten() -> None:
    given = cars_meet([JOHN_DOE, BUGS_BENNY], [THE_CLEANER]).dice("shootout 0", 6, 6)
    shoot(given.dice("shootout 1", 4, 4))
    assert set(given.legal(0)) == {Neutralize(THE_CLEANER), NoPick()}
    given.act(0, Neutralize(THE_CLEANER))
    assert totals_of(given) == (2, 0)
    assert given.where(THE_CLEANER) == HOSPITAL
    assert given.boss(1).garage != NOTHING
    given.sound()


@pytest.mark.rule("K13.18", "K6.1")
def test_he_picks_in_defence_too_and_only_if_he_likes() -> None:
    given = shoot(at_the_door([THE_CLEANER, KNUCKLES], [JOHN_DOE, ROLLS_ROY]))
    assert totals_of(given.act(1, Neutralize(KNUCKLES))) == (4, 1 + 1)
    given = shoot(at_the_door([THE_CLEANER, KNUCKLES], [JOHN_DOE, ROLLS_ROY]))
    assert totals_of(given.act(1, NoPick())) == (4 + 1, 1 + 1)


@pytest.mark.rule("K13.18", "K6.11", "K13.22", "K13.36")
@pytest.mark.parametrize("pick", [LUCKY_LOU, THE_DOCTOR])
def test_alone_he_attacks_and_the_abilities_of_his_pick_are_off(pick: int) -> None:
    given = cars_meet([JOHN_DOE], [pick]).dice("shootout 0", 6).dice("shootout 1", 1)
    shoot(given.dice("doctor 1", 6)).act(0, Neutralize(pick))
    assert given.where(pick) == CEMETERY


@pytest.mark.rule("K13.18", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_picks_nobody(away: int) -> None:
    given = shoot(put(cars_meet([ROLLS_ROY], [KNUCKLES]), 0, JOHN_DOE, away))
    assert totals_of(given) == (1, 1)
    assert questions.JohnDoe not in given.asked(0)
