"""The Mechanic (K13.39)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import ChooseGarage, EndTurn, Play, RollDie
from backroom.games.chicago.components import (
    CAR,
    CEMETERY,
    FIRST_CONTRACT,
    HOSPITAL,
    NOTHING,
    STREETWISE,
)
from backroom.games.chicago.gangsters import RED_IRISH, THE_MECHANIC
from tests.chicago.gangsters.fights import AWAY, Worth, at_the_door, cars_meet, put, shoot, worth
from tests.chicago.gangsters.second import happened, seen_by
from tests.chicago.given import Given

HOMES = (0, 3)


def beaten(given: Given, seat: int, die: int = 1) -> Given:
    """With these dice against sixes this boss loses his car; it goes to the nearest garage."""
    given.dice(f"shootout {seat}", die, die).dice(f"shootout {1 - seat}", 6, 6)
    shoot(given).pass_all()
    for action in given.legal(seat):
        if isinstance(action, ChooseGarage):
            given.act(seat, action)
            break
    assert given.boss(seat).square in given.state.board.garage_square
    return given


@pytest.mark.rule("K13.39", "K6.7", "K9.2")
def test_a_beaten_car_is_back_outside_the_garage_at_once_and_he_is_seen() -> None:
    given = cars_meet([RED_IRISH], []).gangster(1, THE_MECHANIC, spot=HOMES[1])
    assert seen_by(given, THE_MECHANIC) == [1]
    beaten(given, 1)
    assert given.boss(1).garage == NOTHING
    assert RollDie() in given.turn_of(1).legal(1)
    assert seen_by(given, THE_MECHANIC) == [0, 1]
    given.sound()


@pytest.mark.rule("K13.39", "K6.7", "K6.10")
def test_he_has_the_attackers_car_back_too() -> None:
    given = at_the_door([RED_IRISH], []).gangster(0, THE_MECHANIC, spot=HOMES[0])
    assert beaten(given, 0).boss(0).garage == NOTHING


@pytest.mark.rule("K13.39", "K12.16", "K12.12")
def test_an_attackers_mended_car_does_not_drive_again_in_the_same_turn() -> None:
    given = at_the_door([RED_IRISH], []).gangster(0, THE_MECHANIC, spot=HOMES[0])
    beaten(given.hand(0, STREETWISE), 0)
    assert given.asked(0) == [questions.EndTurn, questions.Besides]
    reason = given.refused(0, Play(STREETWISE))
    assert (reason.rule, reason.key) == ("K12.16", "why-cannot-drive")
    given.sound().act(0, EndTurn())
    assert {RollDie(), Play(STREETWISE)} <= set(given.turn_of(0).legal(0)), "next turn it does"


@pytest.mark.rule("K13.39", "K12.16")
def test_a_defenders_mended_car_drives_in_his_next_turn_streetwise_too() -> None:
    given = cars_meet([RED_IRISH], []).gangster(1, THE_MECHANIC, spot=HOMES[1])
    beaten(given.hand(1, STREETWISE), 1).act(0, *[EndTurn()] * (EndTurn() in given.legal(0)))
    assert {RollDie(), Play(STREETWISE)} <= set(given.turn_of(1).legal(1))


@pytest.mark.rule("K13.39", "K6.8")
def test_the_car_is_beaten_all_the_same() -> None:
    given = cars_meet([RED_IRISH], []).gangster(1, THE_MECHANIC, spot=HOMES[1])
    beaten(given.started(1, FIRST_CONTRACT), 1)
    assert given.boss(0).started == [FIRST_CONTRACT]


@pytest.mark.rule("K13.39", "K6.12")
@pytest.mark.parametrize(("die", "where"), [(5, HOSPITAL), (1, CEMETERY)])
def test_he_must_be_at_work_after_the_losses(die: int, where: int) -> None:
    given = beaten(cars_meet([RED_IRISH], [THE_MECHANIC]), 1, die)
    assert given.where(THE_MECHANIC) == where
    assert given.boss(1).garage != NOTHING
    assert RollDie() not in given.turn_of(1).legal(1)


@pytest.mark.rule("K13.39", "K1.4", "K6.7")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_repairs_nothing(away: int) -> None:
    given = put(cars_meet([RED_IRISH], []), 1, THE_MECHANIC, away)
    assert beaten(given, 1).boss(1).garage != NOTHING
    assert not happened(given, events.Mechanic)


@pytest.mark.rule("K13.39", "K13.46")
def test_he_works_for_his_own_boss_only() -> None:
    given = cars_meet([RED_IRISH, THE_MECHANIC], [])
    assert beaten(given, 1).boss(1).garage != NOTHING
    assert given.where(THE_MECHANIC) == CAR


@pytest.mark.rule("K13.39", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THE_MECHANIC) == Worth()
