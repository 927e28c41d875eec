"""A Thorough Shaving (K14.1)."""

import pytest

from backroom.engine.deal import Good
from backroom.engine.message import Refusal
from backroom.games.chicago import events
from backroom.games.chicago.actions import CompleteContract, StartContract
from backroom.games.chicago.components import BARBER, FIRST_CONTRACT, POST_OFFICE
from tests.chicago.contracts.errands import ends, in_hand, run, starts, under_way
from tests.chicago.given import Given, swap

CONTRACT = FIRST_CONTRACT


@pytest.mark.rule("K14.1", "K5.9", "K1.3")
def test_from_the_barber_to_the_post_office_for_1200_and_a_point() -> None:
    given = Given()
    barber, post_office = given.place(BARBER), given.place(POST_OFFICE)
    assert (starts(CONTRACT), ends(CONTRACT)) == ([barber], [post_office])
    given = run(CONTRACT, barber, post_office)
    assert given.boss(0).cash == 2200
    assert given.points(0) == 2
    given.sound()


@pytest.mark.rule("K14.1", "K5.9")
def test_anywhere_else_it_is_no_answer() -> None:
    given = in_hand(CONTRACT, Given().place(POST_OFFICE))
    assert given.refused(0, StartContract(CONTRACT)).rule == "K4.2"
    given = under_way(CONTRACT, given.place(BARBER))
    assert given.refused(0, CompleteContract(CONTRACT)).rule == "K4.2"


@pytest.mark.rule("K5.9", "K9.1")
def test_nobody_knows_of_it_before_it_is_started() -> None:
    given = in_hand(CONTRACT, Given().place(BARBER))
    view = given.game.view(given.state, 1)
    assert (view.bosses[0].cards, view.bosses[0].started) == (1, [])
    given.act(0, StartContract(CONTRACT))
    view = given.game.view(given.state, 1)
    assert (view.bosses[0].cards, view.bosses[0].started) == (0, [CONTRACT])
    assert events.Starts in given.kinds(1)


@pytest.mark.rule("K5.9", "K10.1")
def test_it_can_be_traded_until_it_is_started() -> None:
    card = (Good("card", CONTRACT),)
    given = Given().hand(0, CONTRACT).turn_of(0)
    swap(given.table(), 0, 1, give=card)
    assert given.boss(1).hand == [CONTRACT]
    given = Given().started(0, CONTRACT).turn_of(0)
    with pytest.raises(Refusal) as refused:
        swap(given.table(), 0, 1, give=card)
    assert refused.value.reason.rule == "K10.1"
    with pytest.raises(Refusal) as refused:
        swap(given.table(), 1, 0, take=card)
    assert refused.value.reason.rule == "K10.1"
    assert given.boss(0).started == [CONTRACT]
