"""Still Standing (K12.15)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import LeaveOrder, Play
from backroom.games.chicago.components import CAR, HOSPITAL, NOTHING, SHOTGUNS, STILL_STANDING
from backroom.games.chicago.event_cards.still_standing import OnlyAScratch
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES
from tests.chicago.event_cards.scenes import car_fight, not_now, totals
from tests.chicago.given import Given


def _fight(holder: int = 1) -> Given:
    """Bugs Benny attacks Knuckles; he wins three rounds by a little, if there are three."""
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).hand(holder, STILL_STANDING)
    return given.dice("shootout 0", 4, 4, 4).dice("shootout 1", 3, 3, 3)


@pytest.mark.rule("K12.15", "K6.12")
def test_he_is_unhurt_and_the_enemy_needs_one_more_win() -> None:
    given = car_fight(_fight().hand(1, SHOTGUNS)).act(1, Pass())
    assert given.asked(1) == [questions.WindowWounded]
    given.in_window(1, Play(STILL_STANDING))
    assert given.where(KNUCKLES) == CAR
    assert given.boss(1).garage == NOTHING
    given.sound().pass_all()
    assert given.where(KNUCKLES) == HOSPITAL
    assert given.kinds().count(events.ShootoutRoundWon) == 3
    assert given.boss(1).garage != NOTHING
    assert totals(given) == (2, 1)


@pytest.mark.rule("K12.15", "K6.12")
def test_not_when_he_dies() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).hand(1, STILL_STANDING)
    car_fight(given.dice("shootout 0", 6).dice("shootout 1", 1)).act(1, Pass())
    assert given.asked(1) == [questions.WindowKilled]
    assert not_now(given, 1, STILL_STANDING) == "K12.15"


@pytest.mark.rule("K12.15", "K12.22")
def test_only_the_boss_of_the_wounded_is_asked() -> None:
    given = car_fight(_fight(holder=0)).act(0, Pass())
    assert given.where(KNUCKLES) == HOSPITAL
    assert given.asked(0) == [questions.WindowBetweenRounds]
    assert not_now(given, 0, STILL_STANDING) == "K12.15"


@pytest.mark.rule("K12.15", "K12.22")
def test_an_order_left_in_advance_answers_the_first_wound() -> None:
    given = _fight().turn_of(0)
    given.act(1, LeaveOrder(STILL_STANDING))
    car_fight(given).act(1, Pass())
    assert given.state.table.discard[STILL_STANDING] == 1
    assert OnlyAScratch in given.kinds(None)
    assert given.kinds().count(events.ShootoutRoundWon) == 3
