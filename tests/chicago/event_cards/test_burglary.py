"""Burglary (K12.4)."""

import pytest

from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Drive, EndTurn, Grab, NoAction, Play, RollDie
from backroom.games.chicago.components import BOOZE, BURGLARY, GIRLS, HENCHMEN
from backroom.games.chicago.event_cards.burglary import Burgled
from tests.chicago.event_cards.scenes import not_now, on_whom
from tests.chicago.given import Given


@pytest.mark.rule("K12.4")
def test_he_sees_the_resources_and_takes_as_many_as_the_die_says() -> None:
    given = Given().hand(0, BURGLARY).goods(1, booze=2, girls=1, henchmen=3).turn_of(0)
    given.dice("burglary 0", 2).act(0, Play(BURGLARY, 1))
    (ask,) = given.asks(0)
    safe = questions.Burglary(boss=1, booze=2, girls=1, henchmen=3, count=2)
    assert ask.question == safe
    given.act(0, Grab(HENCHMEN), Grab(GIRLS))
    assert given.boss(0).goods == [1, 2, 2]
    assert given.boss(1).goods == [2, 0, 2]
    assert questions.Move in given.asked(0)  # and his turn goes on
    given.sound()


@pytest.mark.rule("K12.4")
def test_all_of_them_if_there_are_fewer() -> None:
    given = Given().hand(0, BURGLARY).goods(1, girls=1, henchmen=1).turn_of(0)
    given.dice("burglary 0", 6).act(0, Play(BURGLARY, 1))
    reason = given.refused(0, Grab(BOOZE))
    assert (reason.rule, reason.key) == ("K12.4", "why-none-left")
    given.act(0, Grab(GIRLS), Grab(HENCHMEN))
    assert (given.boss(0).goods, given.boss(1).goods) == ([1, 2, 2], [0, 0, 0])
    assert questions.Burglary not in given.asked(0)


@pytest.mark.rule("K12.4", "K9.1")
def test_a_third_boss_does_not_learn_what_it_was() -> None:
    given = Given().hand(0, BURGLARY).goods(1, booze=2, henchmen=2).turn_of(0)
    given.dice("burglary 0", 3).act(0, Play(BURGLARY, 1), Grab(BOOZE)).sound()
    given.act(0, Grab(HENCHMEN), Grab(BOOZE))
    assert events.SeesResources in given.kinds(0)
    for party in (0, 1):
        assert events.BurgledWhat in given.kinds(party)
    for other in (2, None):
        assert not {events.SeesResources, events.BurgledWhat} & set(given.kinds(other))
        assert given.all(Burgled, other) == [Burgled(boss=0, boss_other=1, count=3)]


@pytest.mark.rule("K12.4", "K12.22")
def test_between_any_two_decisions_of_his_own_turn() -> None:
    given = Given().hand(0, BURGLARY).turn_of(0)
    here = given.boss(0).square
    for kind, decision in (
        (questions.Move, RollDie()),
        (questions.Drive, Drive(here)),
        (questions.TurnAction, NoAction()),
        (questions.EndTurn, EndTurn()),
    ):
        assert given.asked(0) == [kind, questions.Besides]
        assert on_whom(given, 0, BURGLARY) == [1, 2]
        given.act(0, decision)


@pytest.mark.rule("K12.4", "K12.22")
def test_not_in_the_windows_of_another() -> None:
    given = Given().hand(0, BURGLARY).turn_of(1, window=True)
    assert given.asked(0) == [questions.WindowTurnStart]
    assert not_now(given, 0, BURGLARY) == "K12.4"
