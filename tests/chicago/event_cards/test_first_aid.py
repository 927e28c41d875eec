"""Fabulous First Aid (K12.7)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import DropOrder, LeaveOrder, Play
from backroom.games.chicago.components import (
    ACCIDENT,
    CEMETERY,
    FIRST_AID,
    HOSPITAL,
    NOTHING,
    THE_PILLOW,
)
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, THE_DOCTOR
from tests.chicago.event_cards.scenes import car_fight, not_now
from tests.chicago.given import Given


def _killed(given: Given) -> Given:
    """Knuckles, in the car of boss 1, has just been killed."""
    given.gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).hand(1, FIRST_AID)
    given.dice("shootout 0", 6, 6).dice("shootout 1", 1, 1)
    return car_fight(given).act(1, Pass())


@pytest.mark.rule("K12.7", "K6.12")
def test_he_goes_to_hospital_instead_and_is_out_of_the_shootout() -> None:
    given = _killed(Given())
    assert given.asked(1) == [questions.WindowKilled]
    given.in_window(1, Play(FIRST_AID))
    assert given.where(KNUCKLES) == HOSPITAL
    assert given.gangster_of(KNUCKLES) == 1
    assert given.kinds().count(events.ShootoutRoundWon) == 2
    assert given.boss(1).garage != NOTHING
    given.sound()


@pytest.mark.rule("K12.7", "K6.12", "K13.36")
def test_the_doctor_tries_first_and_first_aid_helps_if_he_fails() -> None:
    given = Given().gangster(1, THE_DOCTOR, spot=Given().home(1)).dice("doctor 1", 3)
    _killed(given)
    assert given.asked(1) == [questions.WindowKilled]
    given.in_window(1, Play(FIRST_AID))
    assert given.where(KNUCKLES) == HOSPITAL
    given = Given().gangster(1, THE_DOCTOR, spot=Given().home(1)).dice("doctor 1", 4)
    _killed(given)
    assert given.where(KNUCKLES) == HOSPITAL
    assert given.asked(1) != [questions.WindowKilled]
    assert given.boss(1).hand == [FIRST_AID]


@pytest.mark.rule("K12.7", "K12.10", "K12.18")
@pytest.mark.parametrize("card", [ACCIDENT, THE_PILLOW])
def test_it_helps_against_the_accident_and_the_pillow(card: int) -> None:
    given = Given().hand(0, card).hand(1, FIRST_AID)
    given.in_prison(1, KNUCKLES) if card == ACCIDENT else given.in_hospital(1, KNUCKLES)
    given.turn_of(0).act(0, Play(card, KNUCKLES))
    assert given.asked(1) == [questions.WindowKilled]
    given.in_window(1, Play(FIRST_AID))
    assert given.where(KNUCKLES) == HOSPITAL
    assert given.gangster_of(KNUCKLES) == 1


@pytest.mark.rule("K12.7", "K12.22")
def test_an_order_left_in_advance_answers_until_it_is_dropped() -> None:
    given = Given().hand(0, ACCIDENT).hand(1, FIRST_AID).in_prison(1, KNUCKLES).turn_of(0)
    given.act(1, LeaveOrder(FIRST_AID)).act(0, Play(ACCIDENT, KNUCKLES))
    assert given.where(KNUCKLES) == HOSPITAL
    assert (given.state.bosses[1].orders, given.boss(1).hand) == ((), [])
    given = Given().hand(0, ACCIDENT).hand(1, FIRST_AID).in_prison(1, KNUCKLES).turn_of(0)
    given.act(1, LeaveOrder(FIRST_AID), DropOrder(FIRST_AID)).act(0, Play(ACCIDENT, KNUCKLES))
    given.act(1, Pass())
    assert given.where(KNUCKLES) == CEMETERY


@pytest.mark.rule("K12.7", "K12.22")
def test_not_for_a_wound_nor_without_a_victim() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).hand(1, FIRST_AID).turn_of(1)
    assert not_now(given, 1, FIRST_AID) == "K12.7"
    given.dice("shootout 0", 3).dice("shootout 1", 1)
    car_fight(given).act(1, Pass())
    assert given.asked(1) == [questions.WindowWounded]
    assert not_now(given, 1, FIRST_AID) == "K12.7"
