"""Help You, Help Me (K14.2)."""

import pytest

from backroom.games.chicago.actions import CompleteContract, Stay
from backroom.games.chicago.components import DEMOCRAT_HQ, FIRST_CONTRACT, NOTHING, REPUBLICAN_HQ
from backroom.games.chicago.gangsters import BUGS_BENNY
from tests.chicago.contracts.errands import ends, run, starts
from tests.chicago.event_cards.scenes import car_fight
from tests.chicago.given import Given

CONTRACT, DONE, OTHER = FIRST_CONTRACT + 1, FIRST_CONTRACT + 2, FIRST_CONTRACT + 3


@pytest.mark.rule("K14.2", "K5.9")
def test_from_the_republicans_to_the_democrats_for_900_and_a_point() -> None:
    given = Given()
    republicans, democrats = given.place(REPUBLICAN_HQ), given.place(DEMOCRAT_HQ)
    assert (starts(CONTRACT), ends(CONTRACT)) == ([republicans], [democrats])
    given = run(CONTRACT, republicans, democrats)
    assert given.boss(0).cash == 1900
    assert given.points(0) == 2
    given.sound()


@pytest.mark.rule("K6.8", "K5.9")
def test_a_beaten_defending_car_hands_it_over_and_the_winner_completes_it() -> None:
    given = Given().gangster(0, BUGS_BENNY).started(1, CONTRACT).completed(1, DONE)
    car_fight(given.dice("shootout 0", 6).dice("shootout 1", 1))
    assert given.boss(1).garage != NOTHING
    assert (given.boss(0).started, given.boss(1).started) == ([CONTRACT], [])
    assert given.boss(1).completed == [DONE]  # its point can't be lost
    given.car(0, given.place(DEMOCRAT_HQ)).turn_of(0, round=2)
    given.act(0, Stay(), CompleteContract(CONTRACT))
    assert given.boss(0).cash == 1900


@pytest.mark.rule("K6.10", "K6.8")
def test_a_beaten_attacker_keeps_it_and_takes_none() -> None:
    given = Given().gangster(0, BUGS_BENNY).started(0, CONTRACT).started(1, OTHER)
    car_fight(given.dice("shootout 0", 1, 1).dice("shootout 1", 6, 6))
    assert given.boss(0).garage != NOTHING
    assert (given.boss(0).started, given.boss(1).started) == ([CONTRACT], [OTHER])
