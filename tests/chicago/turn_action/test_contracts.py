"""Starting and completing contracts (K5.9)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.engine.message import Refusal
from backroom.games.chicago import events
from backroom.games.chicago.actions import AttackCar, CompleteContract, StartContract, Stay
from backroom.games.chicago.components import BARBER, FLORIST, POST_OFFICE
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY
from tests.chicago.given import Given, swap
from tests.chicago.turn_action.acting import ROSES, SHAVING, acting


@pytest.mark.rule("K5.9")
def test_a_contract_is_started_at_its_first_place_and_shown() -> None:
    given = Given().hand(0, SHAVING)
    acting(given, given.place(BARBER)).act(0, StartContract(SHAVING))
    assert (given.boss(0).hand, given.boss(0).started) == ([], [SHAVING])
    assert CHICAGO.view(given.state, 2).bosses[0].started == [SHAVING]
    assert events.Starts in given.kinds(2)
    assert given.points(0) == 1
    given = Given().hand(0, SHAVING)
    acting(given, given.place(FLORIST)).refused(0, StartContract(SHAVING))


@pytest.mark.rule("K5.9")
def test_a_started_contract_can_not_be_traded() -> None:
    given = Given().hand(0, SHAVING).turn_of(0)
    swap(given.table(), 0, 1, (Good("card", SHAVING),))
    assert given.boss(1).hand == [SHAVING]
    given = Given().started(0, SHAVING).hand(0, ROSES).turn_of(0)
    with pytest.raises(Refusal):
        swap(given.table(), 0, 1, (Good("card", SHAVING),))
    with pytest.raises(Refusal):
        swap(given.table(), 1, 0, (), (Good("card", SHAVING),))
    assert given.boss(0).started == [SHAVING]


@pytest.mark.rule("K5.9")
def test_it_is_completed_at_its_second_place_for_the_reward_and_a_point() -> None:
    given = Given().started(0, SHAVING)
    acting(given, given.place(BARBER)).refused(0, CompleteContract(SHAVING))
    given = Given().started(0, SHAVING)
    acting(given, given.place(POST_OFFICE)).act(0, CompleteContract(SHAVING))
    assert given.boss(0).cash == 2200
    assert (given.boss(0).started, given.boss(0).completed) == ([], [SHAVING])
    assert given.points(0) == 2


@pytest.mark.rule("K5.9")
def test_the_point_of_a_completed_contract_can_not_be_lost() -> None:
    given = Given().completed(1, SHAVING).started(1, ROSES).gangster(0, BUGS_BENNY)
    given.car(1, given.boss(0).square).dice("shootout 0", 6).dice("shootout 1", 1)
    given.turn_of(0).act(0, Stay(), AttackCar(1))
    assert (given.boss(1).completed, given.boss(1).started) == ([SHAVING], [])
    assert given.points(1) == 2


@pytest.mark.rule("K5.9")
def test_several_contracts_may_be_under_way() -> None:
    given = Given().started(0, SHAVING).hand(0, ROSES)
    acting(given, given.place(FLORIST)).act(0, StartContract(ROSES))
    assert given.boss(0).started == [SHAVING, ROSES]
