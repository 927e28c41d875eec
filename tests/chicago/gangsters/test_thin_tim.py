"""Thin Tim (K13.43)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Drive, SlipOut
from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import RED_IRISH, SPONGE, THIN_TIM
from tests.chicago.gangsters.fights import AWAY, Worth, at_the_door, cars_meet, put, shoot, worth
from tests.chicago.gangsters.second import (
    happened,
    next_game_turn,
    reach,
    rolled,
    seen_by,
    squares_off,
)
from tests.chicago.given import Given

HOME = 3


@pytest.mark.rule("K13.43", "K5.1", "K9.2")
@pytest.mark.parametrize(("squares", "seats"), [(3, [0, 1]), (2, [0])])
def test_he_drives_one_square_farther_and_shows_only_then(squares: int, seats: list[int]) -> None:
    given = rolled(Given(2).gangster(0, THIN_TIM), 0, 2)
    assert reach(given, 0) == 3
    given.act(0, Drive(squares_off(given, 0, squares)))
    assert seen_by(given, THIN_TIM) == seats


@pytest.mark.rule("K13.43", "K6.1", "K9.2")
def test_his_car_slips_out_of_an_attack_after_the_showing() -> None:
    given = shoot(cars_meet([RED_IRISH], [THIN_TIM, SPONGE]))
    square = given.boss(1).square
    assert given.asked(1) == [questions.SlipOut]
    assert seen_by(given, THIN_TIM) == seen_by(given, SPONGE) == [0, 1]
    given.act(1, SlipOut(True))
    assert not happened(given, events.Totals)
    assert given.boss(1).square == given.boss(0).square == square
    assert [given.where(g) for g in (THIN_TIM, SPONGE, RED_IRISH)] == [CAR] * 3
    assert given.state.table.now == 1  # the attacker's action is spent, and with it his turn
    given.sound()


@pytest.mark.rule("K13.43")
def test_he_may_stay_and_fight() -> None:
    given = shoot(cars_meet([RED_IRISH], [THIN_TIM])).act(1, SlipOut(False))
    assert happened(given, events.Totals)
    assert THIN_TIM not in given.state.table.used


@pytest.mark.rule("K13.43", "K8.7")
def test_he_slips_out_once_a_game_turn() -> None:
    given = cars_meet([RED_IRISH], [THIN_TIM])
    shoot(given).act(1, SlipOut(True))
    given.state.table.round = 2
    attacked_again = shoot(given)
    assert given.asked(1) != [questions.SlipOut]
    assert happened(attacked_again, events.Totals)


@pytest.mark.rule("K13.43", "K8.7")
def test_in_the_next_game_turn_he_can_do_it_again() -> None:
    given = cars_meet([RED_IRISH], [THIN_TIM])
    shoot(given).act(1, SlipOut(True))
    shoot(next_game_turn(given))
    assert given.asked(1) == [questions.SlipOut]


@pytest.mark.rule("K13.43", "K1.4", "K13.46")
@pytest.mark.parametrize("where", [*AWAY, HOME])
def test_not_in_the_car_he_can_neither_drive_nor_slip_out(where: int) -> None:
    given = shoot(put(cars_meet([RED_IRISH], [SPONGE]), 1, THIN_TIM, where))
    assert happened(given, events.Totals)
    driving = rolled(put(Given(2), 1, THIN_TIM, where), 1, 2)
    assert reach(driving, 1) == 2


@pytest.mark.rule("K13.43")
def test_he_does_not_slip_out_of_a_business_nor_out_of_an_attack_of_his_own() -> None:
    assert happened(shoot(at_the_door([RED_IRISH], [THIN_TIM])), events.Totals)
    assert happened(shoot(cars_meet([THIN_TIM], [SPONGE])), events.Totals)


@pytest.mark.rule("K13.43", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THIN_TIM) == Worth()
