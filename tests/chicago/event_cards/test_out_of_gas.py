"""Out of Gas (K12.12)."""

import pytest

from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Drive, NoAction, Play, RollDie, Stay
from backroom.games.chicago.components import GETAWAY, NOTHING, OUT_OF_GAS, STREETWISE
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES
from backroom.games.chicago.trade_phase import BEFORE_DRAW, BEFORE_PLACING, REOPEN
from tests.chicago.event_cards.scenes import car_fight, on_whom, raid_business
from tests.chicago.given import Given


@pytest.mark.rule("K12.12")
def test_before_his_roll_he_does_not_move_in_this_turn_but_may_act() -> None:
    given = Given().hand(1, OUT_OF_GAS).turn_of(0, window=True)
    given.in_window(1, Play(OUT_OF_GAS, 0))
    assert events.OutOfGas in given.kinds(None)
    assert given.asked(0) == [questions.TurnAction]
    given.sound().turn_of(0, round=2)
    assert given.asked(0) == [questions.Move]


@pytest.mark.rule("K12.12")
def test_when_he_has_rolled_it_is_his_next_turn_even_in_the_next_game_turn() -> None:
    given = raid_business(Given().hand(1, OUT_OF_GAS)).in_window(1, Play(OUT_OF_GAS, 0))
    assert given.boss(0).stalled
    given.trade(REOPEN).act(1, Stay(), NoAction()).act(2, Stay(), NoAction())
    assert (given.state.table.turn, given.state.table.now) == (3, 0)
    assert given.asked(0) == [questions.TurnAction]
    given.turn_of(0, round=2)
    assert given.asked(0) == [questions.Move]


@pytest.mark.rule("K12.12", "K6.7", "K12.6")
@pytest.mark.parametrize("why", ["garage", "frozen"])
def test_it_waits_for_a_turn_in_which_he_could_have_moved(why: str) -> None:
    given = Given().hand(1, OUT_OF_GAS)
    given.in_garage(0) if why == "garage" else given.frozen(0)
    given.turn_of(0, window=True).in_window(1, Play(OUT_OF_GAS, 0)).turn_of(0, round=2)
    assert given.boss(0).stalled
    given.boss(0).garage, given.boss(0).frozen = NOTHING, False
    given.turn_of(0, round=3)
    assert given.asked(0) == [questions.TurnAction]
    assert not given.boss(0).stalled


@pytest.mark.rule("K12.12", "K12.16", "K12.9")
def test_it_stops_streetwise_but_not_a_getaway() -> None:
    given = Given().hand(0, STREETWISE, GETAWAY).hand(1, OUT_OF_GAS).turn_of(0, window=True)
    given.in_window(1, Play(OUT_OF_GAS, 0)).pass_all()
    assert given.refused(0, Play(STREETWISE)).key == "why-cannot-drive"
    given = Given().hand(1, GETAWAY).gangster(0, BUGS_BENNY).gangster(1, KNUCKLES)
    given.boss(1).stalled = True
    car_fight(given).in_window(1, Play(GETAWAY))
    away = given.legal(1)[0]
    assert isinstance(away, Drive)
    given.act(1, away)
    assert given.boss(1).square == away.square


@pytest.mark.rule("K12.12", "K12.22")
def test_on_any_rival_at_any_time_but_not_twice() -> None:
    given = Given().hand(0, OUT_OF_GAS).turn_of(0)
    assert on_whom(given, 0, OUT_OF_GAS) == [1, 2]
    given.boss(1).stalled = True
    reason = given.turn_of(2, window=True).refused(0, Play(OUT_OF_GAS, 1))
    assert (reason.rule, reason.key) == ("K12.12", "why-stalled-already")
    given.trade(BEFORE_DRAW, windows=True)
    assert on_whom(given, 0, OUT_OF_GAS) == [2]


@pytest.mark.rule("K12.12", "K12.22")
def test_played_in_the_trade_phase_it_stops_his_first_move_of_the_next_game_turn() -> None:
    given = Given().hand(1, OUT_OF_GAS).trade(BEFORE_PLACING, windows=True)
    given.in_window(1, Play(OUT_OF_GAS, 2))
    assert given.asked(1) == [questions.Move]
    given.act(1, Stay(), NoAction())
    assert given.asked(2) == [questions.TurnAction]


@pytest.mark.rule("K12.12", "K12.22")
def test_after_the_roll_it_is_his_next_turn() -> None:
    given = Given().hand(1, OUT_OF_GAS).turn_of(0).dice("drive 0", 3).act(0, RollDie())
    given.in_window(1, Play(OUT_OF_GAS, 0))
    assert given.asked(0) == [questions.Drive], "he drives in this one"
    assert given.boss(0).stalled


@pytest.mark.rule("K12.12", "K12.16", "K12.22")
def test_a_streetwise_die_is_a_roll_too() -> None:
    given = Given().hand(0, STREETWISE).hand(1, OUT_OF_GAS).turn_of(0)
    given.act(0, Play(STREETWISE)).in_window(1, Play(OUT_OF_GAS, 0))
    here = given.boss(0).square
    given.act(0, Drive(here))
    assert RollDie() in given.legal(0), "it waits for his next turn"
    assert given.boss(0).stalled
