"""Roses Are Red… (K14.6)."""

import pytest

from backroom.games.chicago.actions import CompleteContract
from backroom.games.chicago.components import BUTCHER, FIRST_CONTRACT, FLORIST
from backroom.games.chicago.gangsters import BUGS_BENNY
from tests.chicago.contracts.errands import at, ends, run, starts
from tests.chicago.event_cards.scenes import business_fight
from tests.chicago.given import Given

CONTRACT = FIRST_CONTRACT + 5
LARGE_ONES = (15, 16)


@pytest.mark.rule("K14.6", "K5.9")
def test_from_the_florist_to_the_butcher_for_1100_and_a_point() -> None:
    given = Given()
    florist, butcher = given.place(FLORIST), given.place(BUTCHER)
    assert (starts(CONTRACT), ends(CONTRACT)) == ([florist], [butcher])
    given = run(CONTRACT, florist, butcher)
    assert given.boss(0).cash == 2100
    assert given.points(0) == 2
    given.sound()


@pytest.mark.rule("K6.8", "K6.10")
def test_who_loses_a_business_keeps_it() -> None:
    given = Given().gangster(0, BUGS_BENNY).started(1, CONTRACT)
    business_fight(given.dice("shootout 0", 6).dice("shootout 1", 1))
    assert given.owner(given.home(1)) == 0
    assert (given.boss(0).started, given.boss(1).started) == ([], [CONTRACT])


@pytest.mark.rule("K1.2", "K1.3")
def test_its_point_may_be_the_tenth() -> None:
    given = Given().completed(0, FIRST_CONTRACT, FIRST_CONTRACT + 1).started(0, CONTRACT)
    for business in LARGE_ONES:
        given.business(business, 0)
    assert given.points(0) == 9
    at(given, given.place(BUTCHER)).act(0, CompleteContract(CONTRACT))
    assert given.state.over
    assert given.state.table.winner == 0
