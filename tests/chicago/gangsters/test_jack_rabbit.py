"""Jack Rabbit (K13.16): the car goes two squares farther."""

import pytest

from backroom.games.chicago.actions import Drive, RollDie
from backroom.games.chicago.gangsters import JACK_RABBIT, ROLLS_ROY
from tests.chicago.gangsters.fights import AWAY, hidden, put, shown
from tests.chicago.given import Given

HOME = 0


def reach(given: Given) -> int:
    """How far seat 0 can drive now."""
    distance = given.state.board.distance[given.boss(0).square]
    return max(distance[drive.square] for drive in given.legal(0) if isinstance(drive, Drive))


def square_at(given: Given, squares: int) -> int:
    """Some square so far from seat 0's car."""
    return given.state.board.distance[given.boss(0).square].index(squares)


def rolled(given: Given, die: int) -> Given:
    return given.dice("drive 0", die).turn_of(0).act(0, RollDie())


@pytest.mark.rule("K13.16", "K5.1", "K9.2")
def test_two_squares_more_than_the_die_and_it_shows_him() -> None:
    given = rolled(Given(2).gangster(0, JACK_RABBIT), 3)
    assert reach(given) == 5
    given.act(0, Drive(square_at(given, 5)))
    assert shown(given, JACK_RABBIT)
    given.sound()


@pytest.mark.rule("K13.16", "K5.1", "K9.2")
def test_within_the_die_nobody_learns_who_drives() -> None:
    given = rolled(Given(2).gangster(0, JACK_RABBIT), 3)
    given.act(0, Drive(square_at(given, 3)))
    assert hidden(given, JACK_RABBIT)


@pytest.mark.rule("K13.16", "K5.1")
def test_only_the_best_driver_counts() -> None:
    given = rolled(Given(2).gangster(0, JACK_RABBIT, ROLLS_ROY), 1)
    assert reach(given) == 3
    given.act(0, Drive(square_at(given, 2)))
    assert shown(given, JACK_RABBIT) and hidden(given, ROLLS_ROY)


@pytest.mark.rule("K13.16", "K1.4", "K13.46")
@pytest.mark.parametrize("where", [HOME, *AWAY])
def test_outside_the_car_he_does_not_drive(where: int) -> None:
    assert reach(rolled(put(Given(2), 0, JACK_RABBIT, where), 3)) == 3
