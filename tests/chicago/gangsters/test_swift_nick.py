"""Swift Nick (K13.32)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.actions import Drive
from backroom.games.chicago.gangsters import SWIFT_NICK, THIN_TIM
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, put, worth
from tests.chicago.gangsters.second import reach, rolled, seen_by, squares_off
from tests.chicago.given import Given

HOME = 0


@pytest.mark.rule("K13.32", "K6.2")
def test_he_attacks_with_2() -> None:
    assert worth(SWIFT_NICK) == Worth(car_attack=2, business_attack=2)


@pytest.mark.rule("K13.32", "K5.1", "K9.2")
@pytest.mark.parametrize(("squares", "seats"), [(5, [0, 1]), (4, [0])])
def test_he_drives_one_square_farther_and_shows_only_then(squares: int, seats: list[int]) -> None:
    given = rolled(Given(2).gangster(0, SWIFT_NICK), 0, 4)
    assert reach(given, 0) == 5
    given.act(0, Drive(squares_off(given, 0, squares)))
    assert seen_by(given, SWIFT_NICK) == seats
    given.sound()


@pytest.mark.rule("K13.32", "K5.1", "K9.2")
def test_of_two_drivers_only_one_counts_and_is_seen() -> None:
    given = rolled(Given(2).gangster(0, SWIFT_NICK, THIN_TIM), 0, 4)
    assert reach(given, 0) == 5
    given.act(0, Drive(squares_off(given, 0, 5)))
    assert sorted([seen_by(given, SWIFT_NICK), seen_by(given, THIN_TIM)]) == [[0], [0, 1]]


@pytest.mark.rule("K13.32", "K1.4", "K13.46")
@pytest.mark.parametrize("where", [*AWAY, HOME])
def test_he_drives_only_the_car_he_is_in(where: int) -> None:
    assert reach(rolled(put(Given(2), 0, SWIFT_NICK, where), 0, 4), 0) == 4


@pytest.mark.rule("K13.32", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_is_worth_nothing(away: int) -> None:
    assert worth(SWIFT_NICK, away) == NOTHING_AT_ALL
