"""The Feds Are in Town (K12.17)."""

import pytest

from backroom.games.chicago import questions
from backroom.games.chicago.actions import (
    NoAction,
    NoPolice,
    Play,
    RaidBusiness,
    RaidCar,
    RollPolice,
    Stay,
)
from backroom.games.chicago.components import THE_FEDS
from backroom.games.chicago.trade_phase import BEFORE_DRAW, REOPEN
from tests.chicago.event_cards.scenes import not_now, raid_business
from tests.chicago.given import Given


@pytest.mark.rule("K12.17", "K7.2")
def test_both_actions_may_be_taken_in_one_turn_with_no_move_between() -> None:
    given = Given().hand(0, THE_FEDS).badge(0).police(Given().boss(1).square).turn_of(0)
    home = given.home(1)
    given.act(0, Play(THE_FEDS), Stay(), NoAction(), NoPolice(), RaidCar(1))
    assert given.asked(0) == [questions.PoliceAction]
    assert RollPolice() not in given.legal(0)
    assert RaidBusiness(home) in given.legal(0)
    given.sound().act(0, RaidBusiness(home))
    assert given.state.table.police_actions == 0
    assert given.state.table.now == 1


@pytest.mark.rule("K12.17", "K7.6")
def test_the_action_is_for_whoever_has_the_badge() -> None:
    given = Given().hand(2, THE_FEDS).badge(0).police(Given().boss(1).square, actions=0)
    given.turn_of(0, window=True).in_window(2, Play(THE_FEDS))
    given.act(0, Stay(), NoAction(), NoPolice())
    assert RaidCar(1) in given.legal(0)


@pytest.mark.rule("K12.17", "K12.22")
def test_before_a_police_action_too() -> None:
    given = raid_business(Given().hand(1, THE_FEDS)).in_window(1, Play(THE_FEDS))
    assert given.state.table.police_actions == 1
    assert given.asked(0) == [questions.PoliceAction]


@pytest.mark.rule("K12.17")
def test_it_is_gone_with_the_game_turn() -> None:
    given = Given().hand(0, THE_FEDS).turn_of(0).act(0, Play(THE_FEDS))
    assert given.state.table.police_actions == 2
    given.trade(REOPEN)
    assert (given.state.table.turn, given.state.table.police_actions) == (3, 1)


@pytest.mark.rule("K12.17", "K12.22")
def test_in_action_rounds_only() -> None:
    given = Given().hand(0, THE_FEDS).trade(BEFORE_DRAW, windows=True)
    assert not_now(given, 0, THE_FEDS) == "K12.17"
