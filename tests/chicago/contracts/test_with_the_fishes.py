"""Sleeping with the Fishes (K14.7)."""

import pytest

from backroom.games.chicago.actions import CompleteContract, StartContract
from backroom.games.chicago.components import FIRST_CONTRACT, POST_OFFICE, TEAMSTERS, WHARF
from tests.chicago.contracts.errands import at, ends, in_hand, run, starts
from tests.chicago.given import Given

CONTRACT, OTHER = FIRST_CONTRACT + 6, FIRST_CONTRACT


@pytest.mark.rule("K14.7", "K5.9")
def test_from_the_teamsters_to_the_wharf_for_1300_and_a_point() -> None:
    given = Given()
    teamsters, wharf = given.place(TEAMSTERS), given.place(WHARF)
    assert (starts(CONTRACT), ends(CONTRACT)) == ([teamsters], [wharf])
    given = run(CONTRACT, teamsters, wharf)
    assert given.boss(0).cash == 2300
    assert given.points(0) == 2
    given.sound()


@pytest.mark.rule("K5.9", "K4.2")
def test_starting_it_is_his_action() -> None:
    given = in_hand(CONTRACT, Given().place(TEAMSTERS)).act(0, StartContract(CONTRACT))
    assert given.state.table.now == 1  # there is nothing left to do


@pytest.mark.rule("K5.9")
def test_several_may_be_under_way_at_once() -> None:
    given = Given().started(0, OTHER).hand(0, CONTRACT)
    at(given, given.place(TEAMSTERS)).act(0, StartContract(CONTRACT))
    assert given.boss(0).started == [OTHER, CONTRACT]
    at(given, given.place(WHARF), round=2).act(0, CompleteContract(CONTRACT))
    assert (given.boss(0).started, given.boss(0).completed) == ([OTHER], [CONTRACT])
    at(given, given.place(POST_OFFICE), round=3).act(0, CompleteContract(OTHER))
    assert given.boss(0).completed == [CONTRACT, OTHER]
    assert given.points(0) == 3
