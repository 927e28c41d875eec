"""Income, with which the trade phase begins (K8.1, K8.2, K8.8, K8.10)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import NoAction, Play, Stay
from backroom.games.chicago.components import (
    BAR,
    BROTHEL,
    CAR,
    CASINO,
    CEMETERY,
    ELECTION_DAY,
    FIRST_CONTRACT,
    THE_RAT,
)
from backroom.games.chicago.gangsters import (
    CHARLIE_THE_FISH,
    FRANKIE_THE_SQUEALER,
    FREDDIE_FORGERY,
    HARRY_THE_HAND,
    HYMAN_DIAMOND,
    MR_NEEDLE,
    SLICK_RICK,
    THE_CHEMIST,
    THE_MAYOR,
)
from backroom.games.chicago.scoring import monopoly
from backroom.games.chicago.trade_phase import INCOME
from tests.chicago.given import Given

SMALL_BAR, MEDIUM_BAR, LARGE_BAR = 0, 9, 15
SMALL_CASINO, MEDIUM_CASINO, SMALL_BROTHEL = 3, 11, 6
RIVALS_BAR = 1


def income(given: Given, seat: int = 0) -> int:
    """What the boss gets when the last action round is over."""
    before = given.boss(seat).cash
    return given.last_round_over().boss(seat).cash - before


def without_monopoly() -> Given:
    """Boss 0 has a small bar, and boss 1 has one, too."""
    return Given().business(RIVALS_BAR, 1)


# --- what is paid (K8.1) -------------------------------------------------------------------------


@pytest.mark.parametrize(("business", "pays"), [(2, 300), (MEDIUM_BAR, 600), (LARGE_BAR, 1200)])
@pytest.mark.rule("K8.1")
def test_what_a_business_pays(business: int, pays: int) -> None:
    assert income(without_monopoly()) == 300
    assert income(without_monopoly().business(business, 0)) == 300 + pays


@pytest.mark.parametrize(("business", "pays"), [(2, 400), (MEDIUM_BAR, 800), (LARGE_BAR, 1500)])
@pytest.mark.rule("K8.1", "K8.2")
def test_with_a_monopoly_it_pays_more(business: int, pays: int) -> None:
    assert income(Given()) == 400
    assert income(Given().business(business, 0)) == 400 + pays


@pytest.mark.rule("K8.1", "K8.2")
def test_a_monopoly_raises_its_own_kind_alone() -> None:
    given = Given().business(MEDIUM_CASINO, 0)  # boss 1 has the small casino
    assert income(given) == 400 + 600
    assert income(Given().business(MEDIUM_CASINO, 0), 1) == 300, "and he has lost his"


@pytest.mark.rule("K8.1")
def test_each_territory_pays_50() -> None:
    assert income(Given().territory(0, 1, 2, 3).territory(1, 4)) == 400 + 150


@pytest.mark.parametrize(
    ("gangster", "business", "pays"),
    [
        (CHARLIE_THE_FISH, SMALL_BAR, 200),
        (CHARLIE_THE_FISH, CAR, 0),
        (HARRY_THE_HAND, SMALL_BAR, 0),
        (SLICK_RICK, SMALL_BAR, 0),
        (HYMAN_DIAMOND, SMALL_BAR, 100),
        (HYMAN_DIAMOND, CAR, 0),
    ],
)
@pytest.mark.rule("K8.1")
def test_then_come_the_extras_of_gangsters(gangster: int, business: int, pays: int) -> None:
    assert income(Given().gangster(0, gangster, spot=business)) == 400 + pays


@pytest.mark.rule("K8.1", "K1.5")
def test_a_closed_business_gives_nothing_nor_do_the_gangsters_in_it() -> None:
    given = Given().gangster(0, CHARLIE_THE_FISH, THE_CHEMIST, HYMAN_DIAMOND, spot=SMALL_BAR)
    assert income(given) == 400 + 200 + 100
    assert given.boss(0).goods[0] == 3
    given = Given().gangster(0, CHARLIE_THE_FISH, THE_CHEMIST, HYMAN_DIAMOND, spot=SMALL_BAR)
    assert income(given.closed(SMALL_BAR).territory(0, 1)) == 50
    assert given.boss(0).goods[0] == 1


@pytest.mark.rule("K8.1")
def test_freddies_roll_is_part_of_income_and_not_a_choice() -> None:
    for face in range(1, 6):
        given = Given().gangster(0, FREDDIE_FORGERY).dice("forgery", face)
        assert income(given) == 400 + 100 * face
    given = Given().gangster(0, FREDDIE_FORGERY).dice("forgery", 6)
    assert income(given) == 400
    assert given.where(FREDDIE_FORGERY) == CEMETERY


@pytest.mark.rule("K8.1")
def test_each_boss_gets_his_own() -> None:
    given = Given().business(MEDIUM_CASINO, 1).territory(2, 5).last_round_over()
    assert [given.boss(seat).cash for seat in range(3)] == [1400, 1000 + 400 + 800, 1450]


@pytest.mark.rule("K8.1", "K8.8")
def test_a_boss_is_told_his_own_line_by_line() -> None:
    """Businesses by name, then what gangsters add; what brings nothing has no line."""
    given = Given().business(MEDIUM_CASINO, 0).business(MEDIUM_BAR, 0).closed(MEDIUM_BAR)
    given.gangster(0, CHARLIE_THE_FISH, THE_MAYOR, spot=SMALL_BAR).gangster(0, HARRY_THE_HAND)
    given.territory(0, 1, 2).last_round_over()
    (own,) = given.all(events.OwnIncome, 0)
    assert own.paid == (
        events.Paid(800, SMALL_BAR),
        events.Paid(600, MEDIUM_CASINO),
        events.Paid(200, SMALL_BAR, CHARLIE_THE_FISH),
    )
    assert sum(line.cash for line in own.paid) + own.cash_territories == own.cash == 1700


# --- monopolies (K8.2) ---------------------------------------------------------------------------


@pytest.mark.rule("K8.2")
def test_a_monopoly_is_all_the_open_businesses_of_a_kind() -> None:
    given = Given().business(MEDIUM_BAR, 0)
    assert [monopoly(given.state, 0, kind) for kind in (BAR, CASINO, BROTHEL)] == [
        True,
        False,
        False,
    ]
    given.business(RIVALS_BAR, 2)
    assert not monopoly(given.state, 0, BAR)
    assert not monopoly(given.state, 2, BAR)


@pytest.mark.rule("K8.2", "K1.5")
def test_a_rivals_closed_business_does_not_break_it() -> None:
    given = without_monopoly().closed(RIVALS_BAR)
    assert monopoly(given.state, 0, BAR)
    assert income(given) == 400


@pytest.mark.rule("K8.2", "K1.5")
def test_nobody_has_a_monopoly_with_closed_businesses_alone() -> None:
    given = Given().closed(SMALL_BAR)
    assert not monopoly(given.state, 0, BAR)
    given.closed(SMALL_CASINO)
    assert not any(monopoly(given.state, seat, CASINO) for seat in range(3))


# --- the Mayor, and those without income (K8.8) --------------------------------------------------


@pytest.mark.rule("K8.8")
def test_the_mayor_doubles_what_his_business_itself_pays() -> None:
    given = without_monopoly().gangster(0, THE_MAYOR, CHARLIE_THE_FISH, spot=SMALL_BAR)
    assert income(given) == 600 + 200, "not what another brings"
    given = Given().business(MEDIUM_BAR, 0).gangster(0, THE_MAYOR, spot=MEDIUM_BAR)
    assert income(given.territory(0, 2)) == 400 + 1600 + 50, "at the rate of a monopoly"
    assert income(Given().gangster(0, THE_MAYOR)) == 400, "he drives about"
    assert income(Given().gangster(0, THE_MAYOR, spot=SMALL_BAR).closed(SMALL_BAR)) == 0


@pytest.mark.rule("K8.8")
def test_frankie_in_prison_stops_all_income() -> None:
    given = Given().territory(0, 1, 2).gangster(0, MR_NEEDLE, FREDDIE_FORGERY)
    given.gangster(0, CHARLIE_THE_FISH, THE_CHEMIST, spot=SMALL_BAR).dice("forgery", 5)
    given.in_prison(0, FRANKIE_THE_SQUEALER)
    assert income(given) == 0
    assert given.boss(0).goods == [1, 1, 1]
    assert given.boss(1).cash == 1400, "not the others'"
    assert income(Given().in_hospital(0, FRANKIE_THE_SQUEALER)) == 400
    assert income(Given().in_prison(1, FRANKIE_THE_SQUEALER)) == 400


@pytest.mark.rule("K8.8")
def test_election_day_stops_all_income() -> None:
    given = Given().territory(0, 1, 2).gangster(0, FREDDIE_FORGERY).dice("forgery", 5)
    given.gangster(0, CHARLIE_THE_FISH, THE_CHEMIST, spot=SMALL_BAR).frozen(0)
    assert income(given) == 0
    assert given.boss(0).goods == [1, 1, 1]


# --- the beginning of the trade phase (K8.10) ----------------------------------------------------


@pytest.mark.rule("K8.10")
def test_income_is_paid_before_any_window_opens_or_anybody_can_trade() -> None:
    given = Given().hand(0, THE_RAT).hand(1, FIRST_CONTRACT)
    given.turn_of(2, round=4).act(2, Stay(), NoAction())
    assert given.asked(0) == [questions.WindowBeforeDraw]
    assert [given.boss(seat).cash for seat in range(3)] == [1400, 1400, 1400]


@pytest.mark.rule("K8.10")
def test_the_frozen_thaw_then_but_have_no_income_this_once() -> None:
    given = Given().hand(0, ELECTION_DAY).hand(1, THE_RAT).turn_of(0, round=4)
    given.act(0, Play(ELECTION_DAY, 1)).pass_all()
    assert given.boss(1).frozen
    given.act(0, Stay(), NoAction())
    given.act(2, Stay(), NoAction())
    assert not given.boss(1).frozen
    assert given.asked(1) == [questions.WindowBeforeDraw], "he plays and trades again"
    assert [given.boss(seat).cash for seat in range(3)] == [1400, 1000, 1400]
    assert given.trade(INCOME).boss(1).cash == 1400, "next time he has"
