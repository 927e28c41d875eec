"""Big Payoff (B11.3)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseHouse, Play
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BIG_CITY_BOYS,
    BIG_PAYOFF,
    LILS,
    MOTHERS,
    OMALLEYS,
)
from backroom.games.bootleggers.influence import CONTROL, MINORITY, NONE
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.state import NOBODY, PUBLIC, THREE_STARS, TWO_STARS
from tests.bootleggers.given import Given

STAY = Options(big_payoff="stay")
#: Trucks beside those of the set-up, which are numbered as the seats.
BOBS_SECOND, DAVIDS_SECOND = 6, 12


def standings(given: Given) -> list[int]:
    return [influence.standing(given.state, MOTHERS, seat) for seat in range(4)]


@pytest.mark.rule("B11.3")
def test_it_costs_5_and_brings_control() -> None:
    given = Given().thug(0, BIG_PAYOFF).cash(0, 8).markers(MOTHERS, [0, 4, 1, 0])
    given.window(timing.BEFORE_PRODUCTION).play(0, BIG_PAYOFF, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 3
    assert influence.controller(given.state, MOTHERS) == 0
    given.sound()


@pytest.mark.rule("B11.3")
def test_everyone_else_with_markers_has_minority() -> None:
    given = Given().thug(0, BIG_PAYOFF).markers(MOTHERS, [0, 4, 1, 0])
    given.window(timing.BEFORE_PRODUCTION).play(0, BIG_PAYOFF, ChooseHouse(MOTHERS))
    assert standings(given) == [CONTROL, MINORITY, MINORITY, NONE]
    assert influence.majority(given.state, MOTHERS) == NOBODY


@pytest.mark.rule("B11.3")
@pytest.mark.parametrize("later", [[0, 9, 0, 0], [1, 2, 2, 4], [0, 2, 1, 1]])
def test_control_stays_whatever_changes_later(later: list[int]) -> None:
    given = Given().thug(3, BIG_PAYOFF).markers(MOTHERS, [1, 4, 1, 0])
    given.window(timing.BEFORE_PRODUCTION).play(3, BIG_PAYOFF, ChooseHouse(MOTHERS))
    given.markers(MOTHERS, later)
    given.mobster(1).boosted = True
    assert influence.controller(given.state, MOTHERS) == 3
    assert standings(given)[:3] == [MINORITY if markers else NONE for markers in later[:3]]


@pytest.mark.rule("B11.3", "B8.5")
def test_the_profit_is_his_who_paid() -> None:
    given = Given().thug(0, BIG_PAYOFF).cash(0, 5).cash(1, 0).markers(MOTHERS, [0, 4, 0, 0])
    given.own(1, 1, crates=4, house=MOTHERS).dice("demand.2", 6, 6).house_window(MOTHERS)
    given.play(0, BIG_PAYOFF, ChooseHouse(MOTHERS))
    assert given.mobster(1).cash == 4 * 2
    assert given.mobster(0).cash == 4 * 1


@pytest.mark.rule("B11.3")
def test_it_holds_for_one_round() -> None:
    given = Given().thug(0, BIG_PAYOFF).markers(MOTHERS, [0, 4, 1, 0])
    given.window(timing.LINED_UP).play(0, BIG_PAYOFF, ChooseHouse(MOTHERS))
    assert given.state.table.round == 3
    assert influence.controller(given.state, MOTHERS) == 1


def line(options: Options | None = None) -> Given:
    """Mother's is Bob's. In line: Bob and Charlie at their docks, Alice and David in public."""
    given = Given(options=options).thug(0, BIG_PAYOFF).markers(MOTHERS, [0, 4, 2, 0])
    given.own(3, 3, crates=1, house=MOTHERS).own(0, 0, crates=1, house=MOTHERS)
    given.own(2, 2, crates=1, house=MOTHERS).own(1, 1, crates=1, house=MOTHERS)
    assert given.house(MOTHERS).docks == ((1,), (2,), (3, 0))
    return given


def second_truck(given: Given, seat: int, truck: int, dock: int) -> None:
    given.own(seat, truck, crates=1).line_up(truck, MOTHERS, dock)
    given.state.table.truck_deck[0 if truck < 12 else 1] -= 1


def paid(given: Given) -> list[list[int]]:
    """The docks of Mother's after the payoff, before anything is sold there."""
    given.thug(3, BIG_CITY_BOYS, unseen=True)  # so that the window opens anew
    given.window(timing.LINED_UP).play(0, BIG_PAYOFF, ChooseHouse(MOTHERS))
    assert given.state.table.when == timing.LINED_UP
    given.sound()
    return [list(dock) for dock in given.house(MOTHERS).docks]


@pytest.mark.rule("B11.3", "B12.2")
def test_trucks_in_line_dock_anew_in_muscle_order() -> None:
    given = line()
    assert paid(given) == [[0], [1, 2], [3]]
    assert "docks-anew" in given.tags(3)


@pytest.mark.rule("B11.3")
def test_the_muscle_order_is_the_present_one() -> None:
    given = line().muscle(50, 40, 38, 20)
    given.mobster(2).boosted = True
    assert paid(given) == [[0], [2, 1], [3]]


@pytest.mark.rule("B11.3")
def test_one_mobsters_trucks_keep_their_old_order() -> None:
    given = line()
    second_truck(given, 1, BOBS_SECOND, THREE_STARS)
    second_truck(given, 3, DAVIDS_SECOND, PUBLIC)
    assert paid(given) == [[0], [1, BOBS_SECOND, 2], [3, DAVIDS_SECOND]]


@pytest.mark.rule("B11.3")
def test_the_old_order_goes_by_dock_before_arrival() -> None:
    """Bob's second truck arrived first, but at a lower dock: influence had changed meanwhile."""
    given = Given().thug(0, BIG_PAYOFF).markers(MOTHERS, [0, 4, 2, 0])
    second_truck(given, 1, BOBS_SECOND, TWO_STARS)
    given.own(1, 1, crates=1, house=MOTHERS)
    assert paid(given) == [[], [1, BOBS_SECOND], []]


@pytest.mark.rule("B11.3", "B11.14")
def test_a_late_hijackers_truck_docks_last() -> None:
    given = line()
    second_truck(given, 1, BOBS_SECOND, THREE_STARS)
    given.truck(BOBS_SECOND).late = True
    assert paid(given) == [[0], [1, 2, BOBS_SECOND], [3]]


@pytest.mark.rule("B11.3", "B12.2")
def test_by_source_003_trucks_stay_where_they_stand() -> None:
    given = line(STAY)
    assert paid(given) == [[1], [2], [3, 0]]
    assert influence.controller(given.state, MOTHERS) == 0
    assert "docks-anew" not in given.tags(3)


@pytest.mark.rule("B11.3")
def test_it_is_for_an_open_house_whose_sale_has_not_begun() -> None:
    given = Given().thug(0, BIG_PAYOFF).markers(LILS, [2, 0, 0, 0]).markers(MOTHERS, [0, 4, 0, 0])
    given.markers(BARLEYCORNS, [0, 4, 0, 0]).own(1, 1, crates=4, house=MOTHERS)
    given.house(BARLEYCORNS).sold = True
    given.house_window(MOTHERS).act(0, Play(BIG_PAYOFF))
    for house, key in (
        (OMALLEYS, "why-not-omalleys"),
        (LILS, "why-closed"),
        (BARLEYCORNS, "why-sold"),
    ):
        why = given.why_not(0, ChooseHouse(house))
        assert why is not None and why.key == key
        assert given.refused(0, ChooseHouse(house)) == "B11.3"


@pytest.mark.rule("B11.3", "B11.11")
def test_a_busted_house_cant_be_paid_for() -> None:
    given = Given().thug(0, BIG_PAYOFF).markers(MOTHERS, [0, 4, 0, 0])
    given.markers(BARLEYCORNS, [0, 4, 0, 0]).house(MOTHERS).closed = True
    given.window(timing.LINED_UP).act(0, Play(BIG_PAYOFF))
    assert given.refused(0, ChooseHouse(MOTHERS)) == "B11.3"


@pytest.mark.rule("B11.32")
def test_who_has_less_than_5_cant_play_it() -> None:
    given = Given().thug(0, BIG_PAYOFF).cash(0, 4).markers(MOTHERS, [0, 4, 0, 0])
    given.window(timing.LINED_UP)
    assert given.refused(0, Play(BIG_PAYOFF)) == "B11.32"


@pytest.mark.rule("B11.32")
def test_with_no_open_house_it_cant_be_played() -> None:
    given = Given().thug(0, BIG_PAYOFF).markers(MOTHERS, [0, 3, 0, 0]).window(timing.LINED_UP)
    assert given.refused(0, Play(BIG_PAYOFF)) == "B11.32"
