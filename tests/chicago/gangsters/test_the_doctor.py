"""The Doctor (K13.36)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Lose, Neutralize, NoPick, Play
from backroom.games.chicago.components import (
    CAR,
    CEMETERY,
    DYNAMITE,
    FIRST_AID,
    HOSPITAL,
    THE_PILLOW,
)
from backroom.games.chicago.gangsters import JOHN_DOE, RED_IRISH, SPONGE, THE_DOCTOR
from tests.chicago.gangsters.fights import AWAY, Worth, cars_meet, put, shoot, worth
from tests.chicago.gangsters.second import happened, seen_by
from tests.chicago.given import Given

HOME = 3


def deadly(given: Given) -> Given:
    """Boss 1 loses every round by a difference that kills."""
    return given.dice("shootout 0", 6, 6, 6, 6).dice("shootout 1", 1, 1, 1, 1)


def sponge_is_shot(doctor: int) -> Given:
    """Sponge is alone in boss 1's car, the Doctor is elsewhere."""
    return deadly(put(cars_meet([RED_IRISH], [SPONGE]), 1, THE_DOCTOR, doctor))


@pytest.mark.rule("K13.36", "K6.12", "K9.2", "K13.46")
@pytest.mark.parametrize("die", range(1, 7))
def test_wherever_he_works_4_to_6_saves_a_dying_gangster_and_shows_him(die: int) -> None:
    given = sponge_is_shot(doctor=HOME).dice("doctor 1", die)
    assert seen_by(given, THE_DOCTOR) == [1]
    shoot(given)
    assert given.where(SPONGE) == (HOSPITAL if die >= 4 else CEMETERY)
    assert seen_by(given, THE_DOCTOR) == [0, 1]
    given.sound()


@pytest.mark.rule("K13.36")
@pytest.mark.parametrize(("die", "where"), [(4, HOSPITAL), (3, CEMETERY)])
def test_he_rolls_for_himself_too(die: int, where: int) -> None:
    given = deadly(cars_meet([RED_IRISH], [THE_DOCTOR])).dice("doctor 1", die)
    assert shoot(given).where(THE_DOCTOR) == where


@pytest.mark.rule("K13.36", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_saves_nobody(away: int) -> None:
    given = sponge_is_shot(doctor=away).dice("doctor 1", 6)
    assert shoot(given).where(SPONGE) == CEMETERY


@pytest.mark.rule("K13.36", "K1.4", "K12.18")
@pytest.mark.parametrize(("victim", "where"), [(SPONGE, HOSPITAL), (THE_DOCTOR, CEMETERY)])
def test_he_answers_the_pillow_unless_he_lies_in_hospital_himself(victim: int, where: int) -> None:
    given = Given(2).in_hospital(1, victim).hand(0, THE_PILLOW).dice("doctor 1", 6)
    if victim != THE_DOCTOR:
        given.gangster(1, THE_DOCTOR)
    given.turn_of(0).act(0, Play(THE_PILLOW, victim))
    assert given.where(victim) == where


@pytest.mark.rule("K13.36", "K6.11", "K12.5")
def test_he_can_not_save_the_victim_of_dynamite() -> None:
    given = cars_meet([RED_IRISH, THE_DOCTOR], []).hand(0, DYNAMITE).dice("doctor 0", 6)
    shoot(given).act(0, Play(DYNAMITE, RED_IRISH))
    assert given.where(RED_IRISH) == CEMETERY
    assert given.where(THE_DOCTOR) == CAR
    assert not happened(given, events.DoctorSaves)


@pytest.mark.rule("K13.36", "K6.11", "K13.18")
@pytest.mark.parametrize(
    ("pick", "where"), [(Neutralize(THE_DOCTOR), CEMETERY), (NoPick(), HOSPITAL)]
)
def test_he_saves_nobody_when_john_doe_has_picked_him(
    pick: Neutralize | NoPick, where: int
) -> None:
    given = deadly(cars_meet([JOHN_DOE, RED_IRISH], [THE_DOCTOR, SPONGE])).dice("doctor 1", 6)
    shoot(given).act(0, pick).act(1, Lose(SPONGE))
    assert given.where(SPONGE) == where


@pytest.mark.rule("K13.36", "K6.12", "K12.7")
def test_first_aid_comes_after_his_roll() -> None:
    given = sponge_is_shot(doctor=HOME).hand(1, FIRST_AID).dice("doctor 1", 3)
    shoot(given).act(1, Pass())  # at the start of the shootout
    assert happened(given, events.DoctorFails)
    assert given.asked(1) == [questions.WindowKilled]
    assert given.act(1, Play(FIRST_AID)).where(SPONGE) == HOSPITAL
    saved = sponge_is_shot(doctor=HOME).hand(1, FIRST_AID).dice("doctor 1", 4)
    shoot(saved).act(1, Pass())
    assert saved.where(SPONGE) == HOSPITAL
    assert saved.asked(1) == [questions.WindowBetweenRounds]  # there was nothing left to save


@pytest.mark.rule("K13.36", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THE_DOCTOR) == Worth()
