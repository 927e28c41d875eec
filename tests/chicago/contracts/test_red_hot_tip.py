"""Red Hot Tip (K14.5)."""

import pytest

from backroom.games.chicago.actions import Bet, CompleteContract, StartContract
from backroom.games.chicago.components import BOOKIE, FIRST_CONTRACT, RACE_TRACK
from tests.chicago.contracts.errands import at, ends, in_hand, starts, under_way
from tests.chicago.given import Given

CONTRACT = FIRST_CONTRACT + 4


@pytest.mark.rule("K14.5", "K5.9")
def test_from_the_bookie_to_the_race_track() -> None:
    given = Given()
    assert starts(CONTRACT) == [given.place(BOOKIE)]
    assert ends(CONTRACT) == [given.place(RACE_TRACK)]
    given = in_hand(CONTRACT, given.place(BOOKIE)).act(0, StartContract(CONTRACT))
    assert given.boss(0).started == [CONTRACT]


@pytest.mark.rule("K14.5", "K5.9")
@pytest.mark.parametrize(("die", "cash"), [(1, 700), (3, 700), (4, 1300), (6, 1300)])
def test_the_bet_is_lost_or_doubled_and_it_is_complete_either_way(die: int, cash: int) -> None:
    given = under_way(CONTRACT, Given().place(RACE_TRACK)).dice("race", die)
    given.act(0, CompleteContract(CONTRACT), Bet(6))
    assert given.boss(0).cash == cash
    assert (given.boss(0).started, given.boss(0).completed) == ([], [CONTRACT])
    assert given.points(0) == 2
    given.sound()


@pytest.mark.rule("K14.5", "K14.9")
def test_the_bet_is_at_least_50_and_at_most_his_cash() -> None:
    given = under_way(CONTRACT, Given().place(RACE_TRACK)).cash(0, 150)
    given.act(0, CompleteContract(CONTRACT))
    assert given.legal(0) == [Bet(1), Bet(2), Bet(3)]
    assert given.refused(0, Bet(4)).rule == "K14.5"
    given.sound()


@pytest.mark.rule("K14.9")
def test_without_50_it_can_not_be_completed() -> None:
    given = at(Given().started(0, CONTRACT).cash(0, 0), Given().place(RACE_TRACK))
    reason = given.refused(0, CompleteContract(CONTRACT))
    assert (reason.rule, reason.key) == ("K14.9", "why-no-cash")
