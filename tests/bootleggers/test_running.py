"""Phase 4: whiskey running (B7)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import events, influence, questions, timing
from backroom.games.bootleggers.actions import (
    Allow,
    ChooseCount,
    ChooseHouse,
    ChooseMobster,
    ChooseTruck,
    ChooseWay,
    Done,
    Drive,
    Load,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BIG_PAYOFF,
    BUST_A_SHIPMENT,
    DOUBLE_CROSS,
    FREE_TRUCK,
    HIJACK,
    HIT,
    LILS,
    MOB_WAR,
    MOTHERS,
    OMALLEYS,
    SAFE_HOUSE,
    VOLSTEAD,
    WAREHOUSE,
)
from backroom.games.bootleggers.phases.driving import drive_trucks, lose_crates
from backroom.games.bootleggers.phases.loading import Loading, load_trucks, make_deals
from backroom.games.bootleggers.phases.password import send_trucks_home
from backroom.games.bootleggers.state import HOME, NOBODY, PUBLIC, THREE_STARS, TWO_STARS
from tests.bootleggers.given import Given
from tests.bootleggers.test_password import at_the_door


def watched(seats: int = 3) -> Given:
    """The last mobster has a die in the back room, so every window stays open for a look."""
    given = Given(seats)
    given.mobster(seats - 1).dice = 1
    return given


def asked(given: Given) -> list[int]:
    return sorted({ask.seat for ask in given.asks() if ask.waiting})


# --- deals and loading (B7.1–B7.4) -------------------------------------------------------------


@pytest.mark.rule("B7.1", "B13.6")
def test_phase_4_begins_with_open_negotiation() -> None:
    given = Given(3).part(make_deals)
    assert asked(given) == [0, 1, 2]
    assert {ask.question for ask in given.asks()} == {questions.Deals(2)}
    given.act(0, Done()).act(1, Done())
    assert [ask.question for ask in given.asks() if ask.waiting] == [questions.Deals(0)]


@pytest.mark.rule("B7.2")
def test_crates_are_loaded_up_to_the_capacity_of_a_truck() -> None:
    given = watched(3).crates(0, 20).own(0, 12).part(load_trucks)
    given.act(0, Load(0, 4), Load(12, 6))
    assert Load(0, 5) not in given.legal(0)
    given.act(0, Done())
    assert (given.truck(0).crates, given.truck(12).crates) == (4, 6)
    assert given.mobster(0).crates == 10


@pytest.mark.rule("B7.2")
def test_no_more_crates_than_there_are() -> None:
    given = Given(3).crates(0, 5).own(0, 12).part(load_trucks)
    given.act(0, Load(0, 4))
    assert given.refused(0, Load(12, 2)) == "B7.2"
    given.act(0, Load(12, 1), Done())
    assert given.mobster(0).crates == 0


@pytest.mark.rule("B7.2")
def test_all_load_at_the_same_time_and_it_shows_when_all_are_done() -> None:
    given = watched(3).crates(0, 4).crates(1, 3).crates(2, 2).part(load_trucks)
    assert asked(given) == [0, 1, 2]
    given.act(0, Load(0, 4), Done()).act(1, Load(1, 3), Done())
    assert given.truck(0).crates == 0
    assert "loads" not in given.tags(None)
    given.act(1, Load(1, 2))  # he thinks better of it
    assert asked(given) == [1, 2]
    given.act(2, Load(2, 1), Done()).act(1, Done())
    assert [given.truck(truck).crates for truck in range(3)] == [4, 2, 1]
    assert given.tags().count("loads") == 3


@pytest.mark.rule("B7.2")
def test_a_loaded_crate_is_not_moved_again() -> None:
    given = watched(3).crates(0, 4).part(load_trucks)
    given.act(0, Load(0, 4), Done())
    assert not isinstance(given.state.stack[-1], Loading)
    assert given.refused(0, Load(0, 0))
    assert given.truck(0).crates == 4


@pytest.mark.rule("B7.2", "B7.4")
def test_trucks_at_hand_are_owned_rented_or_borrowed_not_rented_out() -> None:
    given = Given(3).crates(0, 20).crates(1, 20).own(0, 12)
    given.truck(12).operator = 1  # rented out
    given.truck(17).operator = 0  # borrowed from the common stock
    given.part(load_trucks)
    loads = {action.truck for action in given.legal(0) if isinstance(action, Load)}
    assert loads == {0, 17}
    loads = {action.truck for action in given.legal(1) if isinstance(action, Load)}
    assert loads == {1, 12}


@pytest.mark.rule("B7.3")
def test_no_one_carries_anothers_crates() -> None:
    given = watched(3).crates(0, 4).crates(1, 4).part(load_trucks)
    assert given.refused(0, Load(1, 2)) == "B7.2"
    given.act(0, Load(0, 4), Done()).act(1, Done())
    assert (given.truck(0).crates, given.truck(1).crates) == (4, 0)
    assert (given.mobster(0).crates, given.mobster(1).crates) == (0, 4)


@pytest.mark.rule("B7.4")
def test_a_rented_truck_drives_and_docks_as_the_renters_and_returns() -> None:
    given = watched(3).markers(MOTHERS, [3, 1, 0]).own(0, 12, crates=6)
    given.truck(12).operator = 1
    given.part(drive_trucks)
    assert asked(given) == [1]
    given.act(1, Drive(12, MOTHERS))
    assert given.house(MOTHERS).docks[TWO_STARS] == (12,), "the renter's influence counts"
    given.part(send_trucks_home)
    assert (given.truck(12).owner, given.truck(12).operator) == (0, 0)


@pytest.mark.rule("B7.4")
def test_the_renter_gets_the_money() -> None:
    given = Given(3).own(0, 12, crates=2)
    given.truck(12).operator = 1
    given.line_up(12, OMALLEYS).house_window(OMALLEYS)
    assert [mobster.cash for mobster in given.state.mobsters] == [10, 12, 10]


# --- driving (B7.5–B7.9) -----------------------------------------------------------------------


@pytest.mark.rule("B7.5")
def test_in_muscle_order_each_sends_any_of_his_loaded_trucks() -> None:
    given = watched(3).muscle(10, 30, 20)
    given.own(0, 0, crates=1).own(1, 1, crates=1).own(1, 12, crates=5).own(2, 2)
    given.part(drive_trucks)
    assert asked(given) == [1]
    given.act(1, Drive(12, MOTHERS), Drive(1, OMALLEYS))
    assert asked(given) == [0], "the third has nothing loaded"
    given.act(0, Drive(0, MOTHERS))
    assert given.house(MOTHERS).docks[PUBLIC] == (12, 0)
    assert given.house(OMALLEYS).docks[PUBLIC] == (1,)


@pytest.mark.rule("B7.5")
def test_the_dock_follows_from_influence() -> None:
    given = watched(4).markers(MOTHERS, [3, 1, 1, 0])
    for seat in range(4):
        given.own(seat, seat, crates=1)
    given.part(drive_trucks)
    for seat in range(4):
        given.act(seat, Drive(seat, MOTHERS))
    docks = given.house(MOTHERS).docks
    assert (docks[THREE_STARS], docks[TWO_STARS], docks[PUBLIC]) == ((0,), (1, 2), (3,))


@pytest.mark.rule("B7.5")
def test_a_majority_holder_uses_the_3_star_dock() -> None:
    given = watched(4).markers(MOTHERS, [3, 2, 2, 0]).own(0, 0, crates=1).part(drive_trucks)
    given.act(0, Drive(0, MOTHERS))
    assert given.house(MOTHERS).docks[THREE_STARS] == (0,)


@pytest.mark.rule("B7.5")
def test_omalleys_has_one_line_for_all() -> None:
    given = watched(3).own(0, 0, crates=1).own(1, 1, crates=1).part(drive_trucks)
    given.act(0, Drive(0, OMALLEYS)).act(1, Drive(1, OMALLEYS))
    assert given.state.trucks_in_line(OMALLEYS) == [0, 1]


@pytest.mark.rule("B7.5")
def test_who_has_no_loaded_truck_but_holds_a_thug_card_is_asked_all_the_same() -> None:
    given = Given(3).thug(1, BIG_CITY_BOYS).thug(2, HIJACK, unseen=True)
    given.part(drive_trucks)
    assert asked(given) == [1]
    given.act(1, Done())
    assert asked(given) == [2]


@pytest.mark.rule("B7.5", "B1.10")
def test_only_speakeasies_in_play() -> None:
    given = Given(5).own(0, 0, crates=1).part(drive_trucks)
    assert given.refused(0, Drive(0, VOLSTEAD)) == "B7.5"


@pytest.mark.rule("B7.6")
def test_a_truck_may_go_to_a_closed_speakeasy_or_stay_home() -> None:
    given = Given(3).own(0, 0, crates=2).own(1, 1, crates=2).part(drive_trucks)
    given.act(0, Drive(0, LILS)).act(1, Done())
    assert given.truck(1).house == HOME
    given.close_windows()
    assert [mobster.cash for mobster in given.state.mobsters] == [10, 10, 10]
    assert [m.truck for m in given.all(events.Unsold)] == [0, 1]
    assert [truck.crates for truck in given.state.trucks] == [0] * 20


@pytest.mark.rule("B7.6")
def test_an_empty_truck_stays_home() -> None:
    given = Given(3).own(0, 0, crates=1).own(0, 12).part(drive_trucks)
    assert given.refused(0, Drive(12, OMALLEYS)) == "B7.5"


@pytest.mark.rule("B7.7")
def test_crates_on_no_truck_are_lost_at_the_end_of_phase_4() -> None:
    given = Given(3).crates(0, 7).thug(1, BIG_CITY_BOYS)
    given.window(timing.LINED_UP)
    assert given.mobster(0).crates == 7
    given.close_windows()
    assert given.mobster(0).crates == 0


@pytest.mark.rule("B7.7", "B11.27")
def test_but_for_warehouse_once() -> None:
    given = Given(3).crates(0, 7).crates(1, 3)
    given.mobster(0).warehouse = True
    given.part(lose_crates)
    assert [mobster.crates for mobster in given.state.mobsters] == [7, 0, 0]
    given.part(lose_crates)
    assert given.mobster(0).crates == 0, "in the next round they are lost if unloaded again"


@pytest.mark.rule("B7.7", "B11.27")
def test_crates_on_a_truck_are_not_warehoused() -> None:
    given = Given(3).crates(0, 2).own(0, 0, crates=4).thug(0, WAREHOUSE)
    given.window(timing.LINED_UP).play(0, WAREHOUSE).close_windows()
    assert given.mobster(0).crates == 2
    assert given.truck(0).crates == 0


@pytest.mark.rule("B7.8")
def test_a_truck_in_line_does_not_move_when_influence_changes() -> None:
    given = Given(3).markers(MOTHERS, [3, 2, 0]).own(0, 0, crates=1).own(1, 1, crates=1)
    given.line_up(0, MOTHERS).line_up(1, MOTHERS)
    given.dice("demand.2", 1, 1)
    given.house(MOTHERS).markers = (0, 4, 0)
    docks = given.house(MOTHERS).docks
    assert (docks[THREE_STARS], docks[TWO_STARS]) == ((0,), (1,))
    given.house_window(MOTHERS)
    sold = [m.truck for m in given.all(events.Sells)]
    assert sold == [0, 1], "dock order, not present influence"
    assert [given.mobster(seat).cash for seat in range(2)] == [12, 12 + 2], "profit is the holder's"


@pytest.mark.rule("B7.8")
def test_the_dock_decides_whether_permission_is_needed_and_present_influence_who_gives_it() -> None:
    given = Given(3).own(0, 0, crates=1).own(1, 1, crates=1).own(2, 2, crates=1)
    for truck in range(3):
        given.line_up(truck, MOTHERS)  # nobody had a marker: all in the public dock
    given.house(MOTHERS).markers = (1, 3, 0)
    given.dice("demand.2", 6, 6).house_window(MOTHERS)
    assert asked(given) == [1], "the present holder is asked about the first truck in line"
    assert at_the_door(given, 1).truck == 0
    given.act(1, Allow(True))
    assert at_the_door(given, 1).truck == 2, "his own truck needed no permission"
    assert given.truck(1).crates == 0


@pytest.mark.rule("B7.8", "B11.3")
def test_big_payoff_is_the_exception() -> None:
    given = watched(3).markers(MOTHERS, [3, 1, 0]).own(0, 0, crates=1).own(1, 1, crates=1)
    given.line_up(0, MOTHERS).line_up(1, MOTHERS).thug(1, BIG_PAYOFF)
    given.window(timing.LINED_UP).play(1, BIG_PAYOFF, ChooseHouse(MOTHERS))
    docks = given.house(MOTHERS).docks
    assert (docks[THREE_STARS], docks[TWO_STARS]) == ((1,), (0,))


@pytest.mark.rule("B7.9", "B5.2")
def test_if_a_speakeasy_closes_its_trucks_sell_nothing_and_do_not_leave() -> None:
    given = Given(3).markers(MOTHERS, [3, 1, 0]).own(0, 0, crates=4, house=MOTHERS)
    given.house(MOTHERS).markers = (3, 0, 0)
    given.part(drive_trucks)
    assert Drive(0, OMALLEYS) not in given.legal(0)
    given.house_window(MOTHERS)
    assert given.mobster(0).cash == 10
    assert given.truck(0).crates == 0
    assert "sells" not in given.tags(None)


@pytest.mark.rule("B7.9", "B5.2")
def test_a_house_that_closes_with_trucks_in_line_sells_nothing_even_if_it_reopens() -> None:
    given = Given(3).markers(MOTHERS, [3, 1, 0]).own(0, 0, crates=4, house=MOTHERS)
    given.thug(2, HIT).thug(1, DOUBLE_CROSS).window(timing.LINED_UP)
    given.play(2, HIT, ChooseHouse(MOTHERS), ChooseMobster(1))
    given.play(1, DOUBLE_CROSS, ChooseHouse(MOTHERS), ChooseWay(1))
    assert given.house(MOTHERS).markers == (3, 1, 0), "there are as many as before"
    given.close_windows()
    assert "rolls-demand" not in given.tags(None)
    assert given.mobster(0).cash == 10
    assert [event.house for event in given.all(events.StaysClosed)] == [MOTHERS]
    given.sound()


@pytest.mark.rule("B7.9", "B5.2")
def test_who_drives_there_after_it_has_closed_and_reopened_sells_nothing_either() -> None:
    given = Given(3).markers(MOTHERS, [3, 1, 0]).own(0, 0, crates=4, house=MOTHERS)
    given.own(2, 2, crates=2).thug(1, MOB_WAR).back_room(1, 0).part(drive_trucks)
    given.play(1, MOB_WAR, ChooseHouse(MOTHERS), ChooseMobster(1), ChooseMobster(0))
    given.house(MOTHERS).markers = (4, 0, 0)
    given.act(2, Drive(2, MOTHERS))
    assert given.truck(2).house == HOME, "the round is over"
    assert "sells" not in given.tags(None)


@pytest.mark.rule("B7.9", "B7.6", "B5.2")
def test_a_house_that_closes_while_nobody_stands_there_may_reopen_and_sell() -> None:
    given = Given(3).markers(MOTHERS, [3, 1, 0]).own(0, 0, crates=4).thug(2, HIT)
    given.thug(1, DOUBLE_CROSS).window(timing.LOADED)
    given.play(2, HIT, ChooseHouse(MOTHERS), ChooseMobster(1))
    given.play(1, DOUBLE_CROSS, ChooseHouse(MOTHERS), ChooseWay(1))
    given.dice("demand.2", 6, 6).close_windows().act(0, Drive(0, MOTHERS))
    assert [sale.crates for sale in given.all(events.Sells)] == [4]


@pytest.mark.rule("B7.9", "B11.23")
def test_safe_house_shuts_a_house_with_trucks_in_line_for_the_round() -> None:
    given = watched(3).markers(MOTHERS, [3, 1, 0]).own(1, 1, crates=4, house=MOTHERS)
    given.thug(0, SAFE_HOUSE).window(timing.LINED_UP)
    given.play(0, SAFE_HOUSE, ChooseHouse(MOTHERS), ChooseCount(0))
    assert given.house(MOTHERS).shut
    assert not influence.is_open(given.state, MOTHERS)
    given.house(MOTHERS).markers = (4, 4, 0)
    assert not influence.is_open(given.state, MOTHERS)
    given.close_windows()
    assert influence.is_open(given.state, MOTHERS), "next year it is open again"


@pytest.mark.rule("B7.9", "B11.33")
def test_under_a_copper_it_stays_open_and_is_not_shut_however_few_are_left() -> None:
    given = watched(3).markers(MOTHERS, [3, 1, 0]).own(0, 0, crates=4, house=MOTHERS)
    given.house(MOTHERS).copper = True
    given.thug(2, HIT).window(timing.LINED_UP)
    given.play(2, HIT, ChooseHouse(MOTHERS), ChooseMobster(1)).close_windows()
    assert [(sale.crates, sale.cash) for sale in given.all(events.Sells)] == [(4, 4)]


# --- what becomes of trucks (B7.10) ------------------------------------------------------------


@pytest.mark.rule("B7.10", "B11.13")
def test_a_rented_truck_that_is_stolen_is_lost_to_its_owner() -> None:
    given = watched(3).own(0, 12).thug(2, FREE_TRUCK)
    given.truck(12).operator = 1
    given.window(timing.LOADED).play(2, FREE_TRUCK, ChooseTruck(12))
    assert (given.truck(12).owner, given.truck(12).operator) == (2, 2)
    given.part(send_trucks_home)
    assert given.truck(12).owner == 2


@pytest.mark.rule("B7.10", "B11.10", "B7.4")
def test_a_busted_truck_goes_home_empty_to_its_owner_and_its_rent_ends() -> None:
    given = watched(3).own(0, 12, crates=5).thug(2, BUST_A_SHIPMENT)
    given.truck(12).operator = 1
    given.line_up(12, OMALLEYS)
    supply = given.state.supply(1)
    given.window(timing.LINED_UP).play(2, BUST_A_SHIPMENT, ChooseTruck(12))
    truck = given.truck(12)
    assert (truck.house, truck.crates, truck.operator, truck.owner) == (HOME, 0, 0, 0)
    assert given.state.supply(1) == supply + 1, "the renter's mark comes home (B2.6)"
    assert "rent-ends" in given.tags(None)


@pytest.mark.rule("B7.10", "B11.10", "B11.14")
def test_the_owner_of_a_busted_truck_may_fill_it_by_hijack_and_the_renter_may_not() -> None:
    given = watched(3).own(0, 12, crates=5).own(2, 2, crates=4)
    given.thug(2, BUST_A_SHIPMENT).thug(0, HIJACK).truck(12).operator = 1
    given.window(timing.LOADED).play(2, BUST_A_SHIPMENT, ChooseTruck(12))
    given.play(0, HIJACK, ChooseTruck(2), answers=False)
    assert ChooseTruck(12) in given.legal(0)


@pytest.mark.parametrize("in_line", [False, True])
@pytest.mark.rule("B7.10", "B11.14")
def test_a_hijacked_truck_stays_where_it_is_empty(in_line: bool) -> None:
    given = watched(3).own(1, 1, crates=3).thug(0, HIJACK)
    if in_line:
        given.line_up(1, LILS)
    given.window(timing.LOADED).play(0, HIJACK, ChooseTruck(1), ChooseTruck(0))
    assert given.truck(1).crates == 0
    assert given.truck(1).house == (LILS if in_line else HOME)
    assert given.truck(1).owner == 1


@pytest.mark.rule("B7.4")
def test_a_borrowed_truck_returns_to_the_common_stock() -> None:
    given = Given(3)
    given.truck(17).operator = 0
    given.part(send_trucks_home)
    assert (given.truck(17).owner, given.truck(17).operator) == (NOBODY, NOBODY)


@pytest.mark.rule("B7.6", "B5.2")
def test_a_closed_speakeasy_may_open_yet() -> None:
    given = Given(3).markers(LILS, [1, 1, 0]).own(0, 0, crates=2, house=LILS)
    given.state.add_markers(LILS, 2, 1)
    given.dice("demand.1", 2).house_window(LILS)
    assert given.mobster(0).cash == 10 + 2 * 2, "nobody controls it"
