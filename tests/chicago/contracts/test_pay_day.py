"""Pay-day Is Coming Up (K14.4)."""

import pytest

from backroom.games.chicago.actions import CompleteContract, StartContract
from backroom.games.chicago.components import FIRST_CONTRACT, FIRST_NATIONAL_BANK, MEDIUM
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, SPONGE
from tests.chicago.contracts.errands import at, ends, starts
from tests.chicago.given import Given

CONTRACT = FIRST_CONTRACT + 3
BOOZE_BASH = 9


@pytest.mark.rule("K14.4", "K5.9")
def test_from_the_bank_to_an_own_business_for_1500_and_a_point() -> None:
    given = Given().hand(0, CONTRACT).gangster(0, BUGS_BENNY, KNUCKLES)
    at(given, given.place(FIRST_NATIONAL_BANK)).act(0, StartContract(CONTRACT))
    at(given, given.door(given.home(0)), round=2).act(0, CompleteContract(CONTRACT))
    assert given.boss(0).cash == 2500
    assert given.boss(0).completed == [CONTRACT]
    assert given.points(0) == 3  # business, two gangsters, contract
    given.sound()


@pytest.mark.rule("K14.4")
def test_it_takes_two_gangsters_in_the_car_to_start_it() -> None:
    given = Given().hand(0, CONTRACT).gangster(0, BUGS_BENNY)
    given.gangster(0, KNUCKLES, SPONGE, spot=given.home(0))
    at(given, given.place(FIRST_NATIONAL_BANK))
    reason = given.refused(0, StartContract(CONTRACT))
    assert (reason.rule, reason.key) == ("K14.4", "why-few-gangsters")
    assert reason.args == {"count": 2}
    assert starts(CONTRACT) == []  # without any


@pytest.mark.rule("K14.9", "K14.4")
def test_it_takes_none_to_complete_it_and_the_business_may_be_closed() -> None:
    given = Given().started(0, CONTRACT).closed(Given().home(0))
    at(given, given.door(given.home(0))).act(0, CompleteContract(CONTRACT))
    assert given.boss(0).cash == 2500


@pytest.mark.rule("K14.4")
def test_any_own_business_will_do_but_no_rivals() -> None:
    given = Given()
    assert ends(CONTRACT) == [given.door(given.home(0))]
    given.started(0, CONTRACT).business(BOOZE_BASH, 0, given.free_lot(MEDIUM))
    assert CompleteContract(CONTRACT) in at(given, given.door(BOOZE_BASH)).legal(0)
    at(given, given.door(given.home(1)))
    assert given.refused(0, CompleteContract(CONTRACT)).rule == "K4.2"
