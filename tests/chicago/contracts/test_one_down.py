"""One Down (K14.3)."""

import pytest

from backroom.games.chicago.components import ACCOUNTANT, COURTHOUSE, FIRST_CONTRACT
from tests.chicago.contracts.errands import ends, run, starts
from tests.chicago.event_cards.scenes import raid_business, raid_car
from tests.chicago.given import Given

CONTRACT, DONE = FIRST_CONTRACT + 2, FIRST_CONTRACT


@pytest.mark.rule("K14.3", "K5.9")
def test_from_the_accountant_to_the_courthouse_for_800_and_a_point() -> None:
    given = Given()
    accountant, courthouse = given.place(ACCOUNTANT), given.place(COURTHOUSE)
    assert (starts(CONTRACT), ends(CONTRACT)) == ([accountant], [courthouse])
    given = run(CONTRACT, accountant, courthouse)
    assert given.boss(0).cash == 1800
    assert given.points(0) == 2
    given.sound()


@pytest.mark.rule("K7.3", "K2.4", "K5.9")
def test_a_raid_on_the_car_cancels_it_but_not_a_completed_one() -> None:
    given = Given().started(1, CONTRACT).completed(1, DONE)
    raid_car(given.dice("raid police", 6).dice("raid 1", 1))
    assert (given.boss(1).started, given.boss(1).completed) == ([], [DONE])
    assert (given.state.table.discard[CONTRACT], given.state.table.discard[DONE]) == (1, 0)
    assert given.points(1) == 2
    given.sound()


@pytest.mark.rule("K7.3")
def test_neither_a_failed_raid_nor_one_on_a_business_does() -> None:
    given = Given().started(1, CONTRACT).dice("raid police", 1).dice("raid 1", 6)
    assert raid_car(given).boss(1).started == [CONTRACT]
    given = Given().started(1, CONTRACT).dice("raid police", 6).dice("raid 1", 1)
    assert raid_business(given).boss(1).started == [CONTRACT]
    assert given.state.businesses[given.home(1)].closed
