"""Massacre (K12.11)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import questions
from backroom.games.chicago.actions import Lose, Play
from backroom.games.chicago.components import (
    CAR,
    CEMETERY,
    HOSPITAL,
    MASSACRE,
    NOTHING,
    STILL_STANDING,
)
from backroom.games.chicago.gangsters import DOUGH_BOY, KNUCKLES, LUCKY_LOU, SPONGE
from tests.chicago.event_cards.scenes import car_fight, not_now
from tests.chicago.given import Given


@pytest.mark.rule("K12.11", "K6.5")
def test_everyone_beaten_dies_on_both_sides_however_near_the_dice() -> None:
    given = Given().gangster(0, KNUCKLES, SPONGE).gangster(1, DOUGH_BOY).hand(0, MASSACRE)
    car_fight(given).dice("shootout 0", 3, 4, 4).dice("shootout 1", 4, 3, 3)
    given.in_window(0, Play(MASSACRE))
    assert given.asked(0) == [questions.WhoDies]
    given.act(0, Lose(SPONGE))
    assert given.where(SPONGE) == given.where(DOUGH_BOY) == CEMETERY
    assert given.where(KNUCKLES) == CAR
    assert given.boss(1).garage != NOTHING
    given.sound()


@pytest.mark.rule("K12.11", "K6.12")
def test_nobody_is_wounded_so_nobody_is_still_standing() -> None:
    given = Given().gangster(0, KNUCKLES).gangster(1, SPONGE).hand(0, MASSACRE)
    given.hand(1, STILL_STANDING).dice("shootout 0", 4).dice("shootout 1", 3)
    car_fight(given).in_window(0, Play(MASSACRE)).act(1, Pass())
    assert given.asked(1) == [questions.WindowKilled]
    assert not_now(given, 1, STILL_STANDING) == "K12.15"


@pytest.mark.rule("K12.11", "K13.22")
def test_lucky_lou_still_never_dies() -> None:
    given = Given().gangster(0, KNUCKLES).gangster(1, LUCKY_LOU).hand(1, MASSACRE)
    car_fight(given).dice("shootout 0", 4).dice("shootout 1", 3).in_window(1, Play(MASSACRE))
    assert given.where(LUCKY_LOU) == HOSPITAL


@pytest.mark.rule("K12.11", "K12.23")
def test_only_at_the_start_of_a_shootout() -> None:
    given = Given().gangster(0, KNUCKLES).gangster(1, SPONGE).hand(0, MASSACRE).turn_of(0)
    assert not_now(given, 0, MASSACRE) == "K12.11"
    given.dice("shootout 0", 4).dice("shootout 1", 3)
    car_fight(given).act(0, Pass())
    assert given.asked(0) == [questions.WindowBetweenRounds]
    assert not_now(given, 0, MASSACRE) == "K12.11"
    assert given.where(SPONGE) == HOSPITAL  # without it he was but wounded
