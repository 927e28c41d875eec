"""Sneaking Out the Backdoor (K12.14)."""

import pytest

from backroom.engine.passing import Pass
from backroom.games.chicago import questions
from backroom.games.chicago.actions import Done, LeaveOrder, Play
from backroom.games.chicago.components import CAR, HIDING, SHOTGUNS, SNEAKING_OUT
from backroom.games.chicago.gangsters import BUGS_BENNY, DOUGH_BOY, KNUCKLES, SPONGE
from backroom.games.chicago.trade_phase import PLACE
from tests.chicago.event_cards.scenes import business_fight, car_fight, not_now, scores, totals
from tests.chicago.given import Given


def _attacked(*more: int) -> Given:
    """Knuckles and Sponge are in the business of boss 1, which Bugs Benny attacks."""
    given = Given().gangster(0, BUGS_BENNY).hand(1, SNEAKING_OUT, *more)
    return given.gangster(1, KNUCKLES, SPONGE, spot=given.home(1))


@pytest.mark.rule("K12.14")
def test_his_gangsters_hide_and_the_business_defends_alone() -> None:
    given = business_fight(_attacked().dice("shootout 0", 6).dice("shootout 1", 1))
    assert given.asked(1) == [questions.WindowAttacked]
    given.in_window(1, Play(SNEAKING_OUT))
    assert given.where(KNUCKLES) == given.where(SPONGE) == HIDING
    assert totals(given) == (2, 1)
    assert scores(given) == [(8, 2)]  # one round is enough
    assert given.owner(given.home(1)) == 0
    given.sound()


@pytest.mark.rule("K12.14", "K1.4")
def test_they_count_for_nothing_until_they_are_placed_again() -> None:
    given = _attacked(SHOTGUNS)
    assert given.points(1) == 2
    business_fight(given).in_window(1, Play(SNEAKING_OUT))
    assert given.points(1) == 1
    assert given.state.gang(1) == []
    given.trade(PLACE).act(0, Done()).act(1, Done())
    assert CAR in (given.where(KNUCKLES), given.where(SPONGE))
    assert given.state.gang(1) == [KNUCKLES, SPONGE]
    assert given.points(1) == 2


@pytest.mark.rule("K12.14", "K12.22")
def test_an_order_left_in_advance_answers_at_once() -> None:
    given = _attacked(SHOTGUNS).turn_of(0)
    given.act(1, LeaveOrder(SNEAKING_OUT))
    business_fight(given)
    assert given.where(KNUCKLES) == given.where(SPONGE) == HIDING
    assert given.asked(1) == [questions.WindowShootoutStart]


@pytest.mark.rule("K12.14")
def test_not_out_of_an_empty_business() -> None:
    given = business_fight(Given().gangster(0, BUGS_BENNY).hand(1, SNEAKING_OUT))
    reason = given.refused(1, Play(SNEAKING_OUT))
    assert (reason.rule, reason.key) == ("K12.14", "why-nobody-inside")


@pytest.mark.rule("K12.14", "K6.1")
def test_not_out_of_a_car_and_not_when_the_shootout_has_started() -> None:
    given = car_fight(_attacked().gangster(1, DOUGH_BOY))
    assert given.asked(1) == [questions.WindowShootoutStart]
    assert not_now(given, 1, SNEAKING_OUT) == "K12.14"
    given = business_fight(_attacked()).act(1, Pass())
    assert given.asked(1) == [questions.WindowShootoutStart]
    assert not_now(given, 1, SNEAKING_OUT) == "K12.14"
