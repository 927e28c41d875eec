"""Rolls Roy (K13.28)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.actions import Drive
from backroom.games.chicago.gangsters import JACK_RABBIT, ROLLS_ROY
from tests.chicago.gangsters.fights import AWAY, Worth, dealt_at_the_start, put, worth
from tests.chicago.gangsters.second import reach, rolled, seen_by, squares_off
from tests.chicago.given import Given

HOME = 0


@pytest.mark.rule("K13.28", "K5.1", "K9.2")
def test_he_drives_one_square_farther_and_is_seen_doing_it() -> None:
    given = rolled(Given(3).gangster(0, ROLLS_ROY), 0, 3)
    assert reach(given, 0) == 4
    square = squares_off(given, 0, 4)
    given.act(0, Drive(square))
    assert given.boss(0).square == square
    assert seen_by(given, ROLLS_ROY) == [0, 1, 2]
    given.sound()


@pytest.mark.rule("K13.28", "K5.1", "K9.2")
def test_he_stays_unseen_as_long_as_the_die_is_enough() -> None:
    given = rolled(Given(3).gangster(0, ROLLS_ROY), 0, 3)
    given.act(0, Drive(squares_off(given, 0, 3)))
    assert seen_by(given, ROLLS_ROY) == [0]


@pytest.mark.rule("K13.28", "K5.1", "K9.2")
def test_beside_a_better_driver_he_adds_nothing() -> None:
    given = rolled(Given(3).gangster(0, ROLLS_ROY, JACK_RABBIT), 0, 3)
    assert reach(given, 0) == 5
    given.act(0, Drive(squares_off(given, 0, 5)))
    assert seen_by(given, ROLLS_ROY) == [0]
    assert seen_by(given, JACK_RABBIT) == [0, 1, 2]


@pytest.mark.rule("K13.28", "K1.4", "K13.46")
@pytest.mark.parametrize("where", [*AWAY, HOME])
def test_he_drives_only_the_car_he_is_in(where: int) -> None:
    assert reach(rolled(put(Given(2), 0, ROLLS_ROY, where), 0, 3), 0) == 3


@pytest.mark.rule("K13.28", "K3.1")
def test_he_may_be_dealt_at_the_start() -> None:
    assert dealt_at_the_start(ROLLS_ROY)


@pytest.mark.rule("K13.28", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(ROLLS_ROY) == Worth()
