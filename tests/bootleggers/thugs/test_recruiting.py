"""Recruiting (B11.22)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.components import RECRUITING
from backroom.games.bootleggers.thugs.recruiting import RollsForRecruits
from tests.bootleggers.given import Given


def back_rooms(given: Given) -> list[int]:
    return [mobster.markers for mobster in given.state.mobsters]


def recruiting(given: Given, seat: int, die: int) -> Given:
    given.thug(seat, RECRUITING).dice("recruiting", die).window(timing.REVEAL)
    return given.play(seat, RECRUITING)


@pytest.mark.rule("B11.22")
def test_a_one_is_for_the_recruiter_alone() -> None:
    given = recruiting(Given(), 2, die=1)
    assert back_rooms(given) == [1, 1, 2, 1]
    given.sound()


@pytest.mark.rule("B11.22")
def test_the_recruiter_takes_one_then_each_in_muscle_order() -> None:
    given = recruiting(Given().muscle(10, 40, 30, 60), 2, die=3)
    assert back_rooms(given) == [1, 2, 2, 2]


@pytest.mark.rule("B11.22", "B4.4")
def test_muscle_order_counts_big_city_boys() -> None:
    given = Given().muscle(10, 40, 30, 38)
    given.mobster(3).boosted = True
    recruiting(given, 2, die=2)
    assert back_rooms(given) == [1, 1, 2, 2]


@pytest.mark.rule("B11.22")
def test_the_recruiter_has_his_turn_in_muscle_order_too_and_it_goes_round_until_none_is_left() -> (
    None
):
    given = recruiting(Given(), 2, die=6)
    assert back_rooms(given) == [1 + 2, 1 + 1, 1 + 2, 1 + 1]
    given.sound()


@pytest.mark.rule("B11.22")
def test_a_strong_recruiter_takes_the_first_two() -> None:
    given = recruiting(Given(), 0, die=2)
    assert back_rooms(given) == [3, 1, 1, 1]


@pytest.mark.rule("B11.22", "B2.6")
def test_a_share_without_supply_is_lost_and_nobody_elses() -> None:
    given = Given().back_room(0, 19)
    assert given.state.supply(0) == 0
    recruiting(given, 2, die=3)
    assert back_rooms(given) == [19, 2, 2, 1]
    given.sound()


@pytest.mark.rule("B11.22", "B2.6")
def test_two_shares_and_a_supply_of_one() -> None:
    given = recruiting(Given().back_room(0, 18), 2, die=6)
    assert back_rooms(given) == [19, 2, 3, 2]
    given.sound()


@pytest.mark.rule("B11.22", "B2.6")
def test_the_recruiter_too_loses_his_share_without_supply() -> None:
    given = recruiting(Given().back_room(2, 19), 2, die=2)
    assert back_rooms(given) == [2, 1, 19, 1]


@pytest.mark.rule("B11.22")
def test_the_story_tells_the_die_and_what_each_gains() -> None:
    given = recruiting(Given(), 2, die=2)
    told = given.told(3)
    assert RollsForRecruits(mobster=2, dice=(2,)) in told
    assert given.all(events.Recruits, 3) == [events.Recruits(2, 1), events.Recruits(0, 1)]
