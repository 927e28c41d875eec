"""They Never Saw It Coming (K14.8)."""

import pytest

from backroom.games.chicago.actions import StartContract
from backroom.games.chicago.components import FIRST_CONTRACT, TAILOR
from tests.chicago.contracts.errands import at, ends, in_hand, run, starts
from tests.chicago.given import Given

CONTRACT = FIRST_CONTRACT + 7


@pytest.mark.rule("K14.8", "K5.9")
def test_from_the_tailor_to_any_garage_for_1300_and_a_point() -> None:
    given = Given()
    garages = sorted(given.state.board.garage_square)
    assert (starts(CONTRACT), ends(CONTRACT)) == ([given.place(TAILOR)], garages)
    given = run(CONTRACT, given.place(TAILOR), given.garage(1))
    assert given.boss(0).cash == 1000 - 500 + 1300
    assert given.points(0) == 2
    given.sound()


@pytest.mark.rule("K14.8", "K14.9")
def test_500_are_paid_at_the_start() -> None:
    given = in_hand(CONTRACT, Given().place(TAILOR)).act(0, StartContract(CONTRACT))
    assert given.boss(0).cash == 500
    given = at(Given().hand(0, CONTRACT).cash(0, 450), given.place(TAILOR))
    reason = given.refused(0, StartContract(CONTRACT))
    assert (reason.rule, reason.key) == ("K14.9", "why-no-cash")
    assert reason.args == {"cash": 500}


@pytest.mark.rule("K14.8", "K6.7")
def test_not_from_inside_a_garage() -> None:
    given = Given().started(0, CONTRACT).in_garage(0).turn_of(0)
    assert given.legal(0) == []
    assert given.state.table.now == 1
