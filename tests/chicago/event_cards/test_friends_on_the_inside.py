"""Friends on the Inside (K12.8)."""

import pytest

from backroom.games.chicago import questions
from backroom.games.chicago.actions import (
    DrivePolice,
    NoAction,
    NoPolice,
    Play,
    PoliceFirst,
    RaidBusiness,
    RollPolice,
    Stay,
)
from backroom.games.chicago.components import FRIENDS_ON_THE_INSIDE, NOBODY, SHOTGUNS
from tests.chicago.event_cards.scenes import not_now
from tests.chicago.given import Given


@pytest.mark.rule("K12.8", "K12.6")
def test_the_badge_is_his_at_once_even_that_of_a_frozen_boss() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).badge(1).frozen(1).turn_of(0)
    given.act(0, Play(FRIENDS_ON_THE_INSIDE))
    assert given.state.table.badge == 0
    given.act(0, Stay(), NoAction())
    assert given.asked(0) == [questions.Police]
    given.sound()


@pytest.mark.rule("K12.8")
def test_the_police_may_go_before_his_own_car_and_then_not_after_it() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).turn_of(0).dice("police", 1)
    given.police(given.door(given.home(1)))
    square = given.state.board.neighbours[given.state.table.police][0]
    given.act(0, Play(FRIENDS_ON_THE_INSIDE), PoliceFirst(), RollPolice(), DrivePolice(square))
    assert given.state.table.police == square
    assert given.asked(0) == [questions.Move]
    assert PoliceFirst() not in given.legal(0)
    given.act(0, Stay(), NoAction())
    assert given.state.table.now == 1


@pytest.mark.rule("K12.8")
def test_once_his_car_has_moved_the_police_come_after_it() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).turn_of(0).act(0, Stay())
    given.act(0, Play(FRIENDS_ON_THE_INSIDE))
    assert given.asked(0) == [questions.TurnAction]
    assert PoliceFirst() not in given.legal(0)


@pytest.mark.rule("K12.8", "K7.2")
@pytest.mark.parametrize("left", [0, 1])
def test_a_police_action_spent_stays_spent(left: int) -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE)
    given.police(given.door(given.home(1)), actions=left).turn_of(0)
    given.act(0, Play(FRIENDS_ON_THE_INSIDE), Stay(), NoAction(), NoPolice())
    assert (RaidBusiness(given.home(1)) in given.legal(0)) == bool(left)


@pytest.mark.rule("K12.8", "K8.5")
def test_in_the_trade_phase_the_badge_is_gone() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).hand(2, SHOTGUNS).turn_of(0, round=4)
    given.act(0, Play(FRIENDS_ON_THE_INSIDE)).last_round_over()
    assert given.asked(2) == [questions.WindowBeforeDraw]
    assert given.state.table.badge == NOBODY


@pytest.mark.rule("K12.8", "K12.22")
def test_in_his_own_turn_only_and_not_with_the_badge() -> None:
    given = Given().hand(0, FRIENDS_ON_THE_INSIDE).turn_of(1, window=True)
    assert not_now(given, 0, FRIENDS_ON_THE_INSIDE) == "K12.8"
    given.badge(0).turn_of(0)
    reason = given.refused(0, Play(FRIENDS_ON_THE_INSIDE))
    assert (reason.rule, reason.key) == ("K12.8", "why-badge-already")
