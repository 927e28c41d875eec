"""The Reporter (K13.41)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.actions import (
    Drive,
    EndTurn,
    LookInBusiness,
    LookInCar,
    NoAction,
    RollDie,
    Stay,
)
from backroom.games.chicago.components import CAR
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, SPONGE, THE_REPORTER
from tests.chicago.gangsters.fights import AWAY, Worth, put, worth
from tests.chicago.gangsters.second import next_game_turn, seen_by, squares_off
from tests.chicago.given import Given

HOME, RIVALS_HOME = 0, 3


def table(where: int = HOME) -> Given:
    """Boss 1 has two gangsters in his car and one at home; boss 0 has the Reporter."""
    given = Given(3).gangster(1, BUGS_BENNY, SPONGE).gangster(1, KNUCKLES, spot=RIVALS_HOME)
    return put(given, 0, THE_REPORTER, where)


def looks(given: Given, seat: int = 0) -> list[LookInCar | LookInBusiness]:
    return [a for a in given.legal(seat) if isinstance(a, (LookInCar, LookInBusiness))]


@pytest.mark.rule("K13.41", "K9.2", "K13.46")
@pytest.mark.parametrize("where", [CAR, HOME])
def test_he_alone_sees_who_is_in_a_car(where: int) -> None:
    given = table(where).turn_of(0).act(0, LookInCar(1))
    assert seen_by(given, BUGS_BENNY) == seen_by(given, SPONGE) == [0, 1]
    assert seen_by(given, KNUCKLES) == [1]
    assert seen_by(given, THE_REPORTER) == [0, 1, 2]
    told = set(given.kinds(2))
    assert events.LooksInCar in told
    assert events.Sees not in told
    given.sound()


@pytest.mark.rule("K13.41")
def test_or_who_is_in_a_business_and_all_see_which() -> None:
    given = table().turn_of(0).act(0, LookInBusiness(RIVALS_HOME))
    assert seen_by(given, KNUCKLES) == [0, 1]
    assert seen_by(given, BUGS_BENNY) == [1]
    told = given.all(events.LooksInBusiness, 2)
    assert told == [events.LooksInBusiness(boss=0, business=RIVALS_HOME)]
    assert given.all(events.Sees, 0) == [events.Sees(boss=0, gangsters=(KNUCKLES,))]


@pytest.mark.rule("K13.41", "K12.22")
def test_he_looks_at_any_point_of_his_boss_s_turn_and_in_no_other() -> None:
    assert looks(table().turn_of(0))
    given = table().dice("drive 0", 2).turn_of(0).act(0, RollDie())
    assert looks(given)
    assert looks(given.act(0, Drive(squares_off(given, 0, 1))))
    assert looks(given.act(0, NoAction()))
    assert given.act(0, EndTurn()).state.table.now == 1
    assert not looks(given)


@pytest.mark.rule("K13.41", "K8.7")
def test_he_looks_once_a_game_turn() -> None:
    given = table().turn_of(0).act(0, LookInCar(1))
    assert not looks(given.act(0, Stay()))
    assert not looks(given.turn_of(0, round=2))
    next_game_turn(given)
    assert seen_by(given, BUGS_BENNY) == [1]  # placed anew
    assert looks(given.turn_of(0))


@pytest.mark.rule("K13.41", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_out_of_work_he_sees_nothing(away: int) -> None:
    assert not looks(table(away).turn_of(0))


@pytest.mark.rule("K13.41", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THE_REPORTER) == Worth()
