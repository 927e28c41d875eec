"""Dynamite (K12.5)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import CEMETERY, DYNAMITE, FIRST_AID, HOSPITAL, NOTHING
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    KEN_EVIL,
    KNUCKLES,
    LUCKY_LOU,
    SPONGE,
    THE_DOCTOR,
)
from tests.chicago.event_cards.scenes import car_fight, not_now, on_whom, scores, totals
from tests.chicago.given import Given


@pytest.mark.rule("K12.5")
def test_one_of_his_dies_first_and_every_round_counts_four_more() -> None:
    given = Given().gangster(0, BUGS_BENNY, KEN_EVIL).gangster(1, KNUCKLES).hand(0, DYNAMITE)
    car_fight(given).dice("shootout 0", 1, 1).dice("shootout 1", 5, 5)
    given.in_window(0, Play(DYNAMITE, BUGS_BENNY))
    assert given.where(BUGS_BENNY) == CEMETERY
    assert totals(given) == (2, 1)  # his bonus is gone
    assert scores(given) == [(7, 6), (7, 6)]
    assert given.boss(1).garage != NOTHING
    given.sound()


@pytest.mark.rule("K12.5", "K6.11")
def test_nobody_needs_to_beat_him_any_more_even_if_he_was_the_only_one() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).hand(1, DYNAMITE)
    car_fight(given).dice("shootout 0", 6).dice("shootout 1", 1)
    given.in_window(1, Play(DYNAMITE, KNUCKLES))
    assert scores(given) == [(8, 5)]  # it goes on without him, and one round is enough
    assert given.boss(1).garage != NOTHING


@pytest.mark.rule("K12.5", "K6.11", "K12.7", "K13.36")
def test_neither_the_doctor_nor_first_aid_saves_him() -> None:
    given = Given().gangster(0, BUGS_BENNY, KEN_EVIL).gangster(0, THE_DOCTOR, spot=Given().home(0))
    given.gangster(1, KNUCKLES).hand(0, DYNAMITE, FIRST_AID)
    car_fight(given).in_window(0, Play(DYNAMITE, BUGS_BENNY))
    assert given.where(BUGS_BENNY) == CEMETERY
    assert given.asked(0) == [questions.WindowShootoutStart]
    assert not {events.DoctorSaves, events.DoctorFails} & set(given.kinds())


@pytest.mark.rule("K12.5", "K6.11", "K13.22")
def test_lucky_lou_goes_to_hospital_and_is_out_of_it() -> None:
    given = Given().gangster(0, LUCKY_LOU, KEN_EVIL).gangster(1, KNUCKLES).hand(0, DYNAMITE)
    car_fight(given).in_window(0, Play(DYNAMITE, LUCKY_LOU))
    assert given.where(LUCKY_LOU) == HOSPITAL
    assert totals(given) == (2, 1)


@pytest.mark.rule("K12.5")
def test_it_takes_a_gangster_of_his_own_who_is_there() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(0, SPONGE, spot=Given().home(0))
    car_fight(given.gangster(1, KNUCKLES, spot=given.home(1)).hand(0, DYNAMITE))
    assert on_whom(given, 0, DYNAMITE) == [BUGS_BENNY]
    given = car_fight(Given().gangster(0, BUGS_BENNY).hand(1, DYNAMITE))
    reason = given.refused(1, Play(DYNAMITE))
    assert (reason.rule, reason.key) == ("K12.5", "why-no-target")


@pytest.mark.rule("K12.5", "K12.23")
def test_only_at_the_start_of_a_shootout() -> None:
    given = Given().gangster(0, BUGS_BENNY, KEN_EVIL).gangster(1, KNUCKLES).hand(0, DYNAMITE)
    given.turn_of(0)
    assert not_now(given, 0, DYNAMITE) == "K12.5"
    car_fight(given).dice("shootout 0", 6).dice("shootout 1", 5).act(0, Pass())
    assert given.asked(0) == [questions.WindowBetweenRounds]
    assert not_now(given, 0, DYNAMITE) == "K12.5"
