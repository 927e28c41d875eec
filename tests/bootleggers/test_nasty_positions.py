"""Positions in which several rules meet: two cards on one house, ties, empty supplies, ends."""

from __future__ import annotations

import pytest

from backroom.engine.deal import AcceptOffer, MakeOffer
from backroom.games.bootleggers import events, influence, timing
from backroom.games.bootleggers.actions import (
    Allow,
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    ChooseWay,
    Drive,
    Place,
    Play,
    StartStill,
    Take,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BIG_FAVOR,
    BIG_PAYOFF,
    BUST_A_SHIPMENT,
    BUST_A_SPEAKEASY,
    CITY_POLITICS,
    COPPER_IN_THE_HOUSE,
    DIRTY_RAT,
    DOUBLE_CROSS,
    DOUBLE_STILL,
    FIRST_REMOTE,
    FREE_TRUCK,
    HIJACK,
    HIT,
    LILS,
    MARKERS,
    MOB_WAR,
    MOLL,
    MOTHERS,
    OMALLEYS,
    OPPORTUNITY_KNOCKS,
    PACKING_HEAT,
    PIGEON,
    RECRUITING,
    STILLS,
    THIRSTY,
    TURF_WAR,
    WORD_OF_MOUTH,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.phases.law import the_long_arm
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.games.bootleggers.state import HOME, NOBODY, PUBLIC, THREE_STARS, TWO_STARS
from tests.bootleggers.deals.offers import cash as money
from tests.bootleggers.deals.offers import table_of
from tests.bootleggers.given import Given


def purses(given: Given) -> list[int]:
    return [mobster.cash for mobster in given.state.mobsters]


def sold(given: Given) -> list[tuple[int, int, int]]:
    """Who was paid, for how many crates, how much."""
    return [(sale.mobster, sale.crates, sale.cash) for sale in given.all(events.Sells)]


def empty_supply(given: Given, *seats: int) -> Given:
    """All their markers are in use: most of them in the back room."""
    for seat in seats:
        given.mobster(seat).markers += given.state.supply(seat)
        assert given.state.supply(seat) == 0
    return given


# --- two cards on one house --------------------------------------------------------------------


@pytest.mark.rule("B11.3", "B11.29", "B8.5", "B11.33")
def test_bought_control_earns_word_of_mouth_too_without_a_single_marker() -> None:
    given = Given().markers(MOTHERS, [3, 1, 0, 0]).own(0, 0, crates=4, house=MOTHERS)
    given.thug(3, BIG_PAYOFF).thug(3, WORD_OF_MOUTH).dice("demand.2", 2, 2)
    given.house_window(MOTHERS).play(3, BIG_PAYOFF, ChooseHouse(MOTHERS))
    given.play(3, WORD_OF_MOUTH, ChooseHouse(MOTHERS)).close_windows()
    assert sold(given) == [(0, 4, 8)]
    assert purses(given) == [18, 10, 10, 10 - 5 + 4 * 2]


@pytest.mark.rule("B11.3", "B7.9", "B5.2")
def test_bought_control_of_a_house_that_falls_is_worth_nothing() -> None:
    given = Given().markers(MOTHERS, [3, 1, 0, 0]).own(0, 0, crates=4, house=MOTHERS)
    given.thug(3, BIG_PAYOFF).thug(2, HIT).window(timing.LINED_UP)
    given.play(3, BIG_PAYOFF, ChooseHouse(MOTHERS))
    given.play(2, HIT, ChooseHouse(MOTHERS), ChooseMobster(1)).close_windows()
    assert sold(given) == []
    assert purses(given) == [10, 10, 10, 5]


@pytest.mark.rule("B11.21", "B11.18", "B11.7")
@pytest.mark.parametrize(("copper", "price"), [(False, 2), (True, 1)])
def test_the_pigeons_master_is_paid_the_price_that_holds_for_him(copper: bool, price: int) -> None:
    given = Given().markers(MOTHERS, [3, 1, 0, 0]).own(1, 1, crates=3, house=MOTHERS)
    given.thug(2, PACKING_HEAT).thug(2, PIGEON).thug(3, COPPER_IN_THE_HOUSE)
    given.dice("demand.2", 3, 3).house_window(MOTHERS)
    given.play(2, PACKING_HEAT, ChooseHouse(MOTHERS)).play(2, PIGEON, ChooseTruck(1))
    if copper:
        given.play(3, COPPER_IN_THE_HOUSE, ChooseHouse(MOTHERS))
    given.close_windows()
    assert sold(given) == [(2, 3, 3 * price)]


@pytest.mark.rule("B11.7", "B11.11", "B11.33", "B8.1")
def test_a_house_under_copper_that_is_busted_sells_nothing_and_loses_the_cargo() -> None:
    given = Given().markers(MOTHERS, [3, 1, 0, 0]).own(0, 0, crates=4, house=MOTHERS)
    given.thug(1, COPPER_IN_THE_HOUSE).thug(2, BUST_A_SPEAKEASY).house_window(MOTHERS)
    given.play(1, COPPER_IN_THE_HOUSE, ChooseHouse(MOTHERS))
    given.play(2, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS)).close_windows()
    assert sold(given) == []
    assert [event.crates for event in given.all(events.Unsold)] == [4]
    assert influence.is_open(given.state, MOTHERS), "next year the door is open again"


@pytest.mark.rule("B11.15", "B11.33")
def test_hit_destroys_a_marker_under_a_copper_and_it_is_missed_next_year() -> None:
    given = Given().markers(MOTHERS, [3, 1, 0, 0]).own(0, 0, crates=2, house=MOTHERS)
    given.thug(1, COPPER_IN_THE_HOUSE).thug(2, HIT).house_window(MOTHERS)
    given.play(1, COPPER_IN_THE_HOUSE, ChooseHouse(MOTHERS))
    given.play(2, HIT, ChooseHouse(MOTHERS), ChooseMobster(1)).close_windows()
    assert sold(given) == [(0, 2, 2)]
    assert not influence.is_open(given.state, MOTHERS), "three are one too few"


@pytest.mark.rule("B11.20", "B11.25", "B8.1")
def test_an_improvement_carried_off_after_the_roll_is_missing_on_every_die() -> None:
    given = Given().markers(MOTHERS, [4, 0, 0, 0]).markers(LILS, [0, 3, 0, 0])
    given.house(MOTHERS).improvements = 2
    given.own(0, 12, crates=6, house=MOTHERS).own(0, 13, crates=6, house=MOTHERS)
    given.thug(2, THIRSTY).thug(3, OPPORTUNITY_KNOCKS).dice("demand.2", 1, 1)
    given.house_window(MOTHERS).pass_all()
    given.dice("demand.2", 1).play(2, THIRSTY, ChooseHouse(MOTHERS))
    assert given.house(MOTHERS).wanted() == 3 + 3 * 2
    given.play(3, OPPORTUNITY_KNOCKS, ChooseHouse(MOTHERS), ChooseHouse(LILS)).close_windows()
    assert sum(sale.crates for sale in given.all(events.Sells)) == 3 + 3 * 1


# --- ties --------------------------------------------------------------------------------------


@pytest.mark.rule("B5.3", "B4.4", "B7.8", "B8.5", "B11.2")
def test_big_city_boys_after_the_roll_turn_a_tied_house_and_its_profit() -> None:
    given = Given().muscle(50, 48, 30, 20).markers(MOTHERS, [2, 2, 0, 0])
    given.own(0, 0, crates=1, house=MOTHERS).own(3, 3, crates=1, house=MOTHERS)
    given.thug(2, BIG_CITY_BOYS).dice("demand.2", 6, 6).house_window(MOTHERS).pass_all()
    given.play(2, BIG_CITY_BOYS, ChooseMobster(1))
    assert [ask.seat for ask in given.asks()] == [1], "he decides now"
    given.act(1, Allow(True))
    assert purses(given) == [12, 10 + 2, 10, 12]


@pytest.mark.rule("B8.3", "B5.4", "B5.9", "B11.15")
def test_a_hit_after_the_roll_can_leave_the_public_dock_to_nobody() -> None:
    given = Given().markers(MOTHERS, [3, 2, 2, 0]).own(3, 3, crates=2, house=MOTHERS)
    given.thug(2, HIT).dice("demand.2", 6, 6).house_window(MOTHERS).pass_all()
    given.play(2, HIT, ChooseHouse(MOTHERS), ChooseMobster(0)).close_windows()
    assert given.house(MOTHERS).markers == (2, 2, 2, 0)
    assert sold(given) == [], "three equal minorities: nobody can let him in"


@pytest.mark.rule("B9.2", "B4.4", "B11.2")
def test_big_city_boys_cost_a_poor_man_his_extra_marker() -> None:
    given = Given(3, round=4).muscle(50, 12, 10).cash(0, 9).cash(1, 3).cash(2, 3)
    given.mobster(2).boosted = True
    given.part(the_long_arm)
    helped = given.all(events.HelpedAsPoorest)
    assert [event.mobster for event in helped] == [1], "15½ is more than 12"


@pytest.mark.rule("B9.4", "B4.4", "B11.2")
def test_a_tied_fortune_goes_to_present_muscle() -> None:
    given = Given(3).muscle(50, 45, 10).cash(0, 101).cash(1, 101).thug(2, BIG_CITY_BOYS)
    given.window(timing.LAST_SALE).play(2, BIG_CITY_BOYS, ChooseMobster(1))
    result = given.game.result(given.state)
    assert result is not None
    assert (result.winners, result.ending) == ((1,), "fortune")


@pytest.mark.rule("B6.3", "B4.4")
def test_the_copper_goes_to_the_weakest_of_those_who_made_most_whatever_was_stopped() -> None:
    from backroom.games.bootleggers.phases import stills

    given = Given(4, round=4).dice("production.1.1", 4).dice("production.2.2", 4)
    given.dice("production.3.3", 3).dice("production.0.0", 6)
    given.still(0).stopped = True
    given.part(stills.make_whiskey)
    assert given.state.table.copper == 2


# --- empty supplies ----------------------------------------------------------------------------


@pytest.mark.rule("B2.6", "B11.6", "B11.30", "B11.8", "B11.32")
def test_with_an_empty_supply_no_card_brings_a_marker_but_one_may_still_destroy() -> None:
    given = empty_supply(Given().markers(MOTHERS, [0, 2, 0, 0]), 0)
    given.thug(0, CITY_POLITICS).thug(0, DIRTY_RAT).thug(0, DOUBLE_CROSS)
    given.window(timing.LOADED)
    assert given.refused(0, Play(CITY_POLITICS)) == "B11.32"
    assert given.refused(0, Play(DIRTY_RAT)) == "B11.30"
    given.play(0, DOUBLE_CROSS, ChooseHouse(MOTHERS), answers=False)
    assert given.refused(0, ChooseWay(1)) == "B11.8"
    given.act(0, ChooseWay(0), ChooseMobster(1)).pass_answers()
    assert given.house(MOTHERS).markers == (0, 1, 0, 0)
    given.sound()


@pytest.mark.rule("B2.6", "B11.22", "B9.1", "B9.2")
def test_shares_that_find_no_supply_are_lost_and_pass_to_nobody() -> None:
    given = empty_supply(Given(3, round=4).cash(1, 0), 0, 1).thug(0, RECRUITING)
    before = [mobster.markers for mobster in given.state.mobsters]
    given.mobster(2).dice = 1
    given.dice("recruiting", 5).window(timing.LOADED).play(0, RECRUITING)
    after = [mobster.markers for mobster in given.state.mobsters]
    assert after == [before[0], before[1], before[2] + 1], "5: 0, then 0, 1, 2, 0"
    given.part(the_long_arm)
    assert [mobster.markers for mobster in given.state.mobsters] == [
        before[0],
        before[1],
        before[2] + 2,
    ]
    assert max(mobster.markers for mobster in given.state.mobsters) <= MARKERS


@pytest.mark.rule("B2.6", "B7.10", "B11.13")
def test_a_stolen_truck_is_his_even_if_no_marker_is_left_to_mark_it() -> None:
    given = empty_supply(Given(3), 0).thug(0, FREE_TRUCK).window(timing.LOADED)
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.truck(1).owner == 0
    assert given.state.supply(0) == 0
    given.sound()


@pytest.mark.rule("B4.10", "B11.26", "B1.7")
def test_with_all_six_remote_stills_out_none_is_started_until_turf_war_brings_one_back() -> None:
    given = Given(3).thug(1, TURF_WAR)
    for still in range(FIRST_REMOTE, STILLS):
        given.still(still).owner, given.still(still).dice = 2, 1
    given.state.table.offer = [DOUBLE_STILL] * 2
    given.state.deck[DOUBLE_STILL] -= 2
    given.part(take_cards).act(0, Take(DOUBLE_STILL))
    assert StartStill() not in given.legal(0)
    given = Given(3).thug(1, TURF_WAR)
    for still in range(FIRST_REMOTE, STILLS):
        given.still(still).owner, given.still(still).dice = 2, 1
    given.state.table.offer = [DOUBLE_STILL] * 2
    given.state.deck[DOUBLE_STILL] -= 2
    given.window(timing.REVEAL).play(1, TURF_WAR, ChooseStill(FIRST_REMOTE)).close_windows()
    given.act(0, Take(DOUBLE_STILL))
    assert StartStill() in given.legal(0)


@pytest.mark.rule("B11.4", "B11.10", "B7.10", "B11.32")
def test_the_last_large_truck_can_be_borrowed_again_once_it_was_busted() -> None:
    given = Given(3).own(0, 17).own(1, 18).thug(2, BUST_A_SHIPMENT).thug(1, BIG_FAVOR)
    given.truck(19).operator, given.truck(19).crates = 0, 9
    given.mobster(2).dice = 1
    given.window(timing.LOADED)
    assert given.refused(1, Play(BIG_FAVOR)) == "B11.4"
    given.play(2, BUST_A_SHIPMENT, ChooseTruck(19)).play(1, BIG_FAVOR)
    assert (given.truck(19).owner, given.truck(19).operator) == (NOBODY, 1)


# --- trucks in trouble -------------------------------------------------------------------------


@pytest.mark.rule("B11.14", "B7.9", "B11.11")
def test_a_late_hijacker_may_drive_to_a_shut_house_and_loses_the_cargo_there() -> None:
    given = Given(3).markers(MOTHERS, [4, 0, 0]).own(1, 1, crates=3, house=MOTHERS)
    given.thug(2, MOB_WAR).thug(0, HIJACK).window(timing.LINED_UP)
    given.state.table.driven = [True] * 3
    given.play(2, MOB_WAR, ChooseHouse(MOTHERS), ChooseMobster(0), ChooseMobster(0))
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0)).act(0, Drive(0, MOTHERS))
    given.close_windows()
    assert sold(given) == []
    assert [event.crates for event in given.all(events.Unsold)] == [3]


@pytest.mark.rule("B11.18", "B7.8", "B8.3")
def test_the_holders_own_truck_sells_after_his_no_even_if_another_gets_the_money() -> None:
    given = Given().markers(MOTHERS, [4, 0, 0, 0]).own(2, 2, crates=1).own(0, 0, crates=1)
    given.line_up(2, MOTHERS, dock=PUBLIC).line_up(0, MOTHERS, dock=PUBLIC)
    given.truck(0).pigeon = 3
    given.dice("demand.2", 6, 6).house_window(MOTHERS).act(0, Allow(False))
    assert sold(given) == [(3, 1, 2)]
    assert purses(given) == [11, 10, 10, 12], "the profit is the holder's"


@pytest.mark.rule("B11.3", "B12.2", "B7.8", "B8.3")
def test_where_trucks_stay_bought_control_lets_ones_own_truck_sell_from_the_public_dock() -> None:
    given = Given(4, Options(big_payoff="stay")).markers(MOTHERS, [3, 1, 0, 0])
    for seat in range(4):
        given.own(seat, seat, crates=1, house=MOTHERS)
    given.thug(2, BIG_PAYOFF).dice("demand.2", 6, 6).house_window(MOTHERS)
    given.play(2, BIG_PAYOFF, ChooseHouse(MOTHERS)).close_windows()
    docks = given.house(MOTHERS).docks
    assert (docks[THREE_STARS], docks[TWO_STARS], docks[PUBLIC]) == ((0,), (1,), (2, 3))
    assert [sale[0] for sale in sold(given)] == [0, 1, 2]
    assert [ask.seat for ask in given.asks()] == [2], "about 3, whose leave is 2's to give"
    given.act(2, Allow(False))
    assert purses(given) == [12, 12, 10 - 5 + 2 + 3, 10]


@pytest.mark.rule("B11.13", "B7.9", "B11.14")
def test_a_house_is_shut_by_an_empty_truck_in_line_as_well() -> None:
    """The robbed truck still stands there: the line is the line."""
    given = Given(4).markers(MOTHERS, [3, 1, 0, 0]).own(1, 1, crates=0, house=MOTHERS)
    given.own(2, 2, crates=4).thug(0, HIT).thug(3, DOUBLE_CROSS).part(drive_trucks)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(1))
    assert given.house(MOTHERS).shut
    given.act(2, Drive(2, MOTHERS))
    given.play(3, DOUBLE_CROSS, ChooseHouse(MOTHERS), ChooseWay(1)).close_windows()
    assert sold(given) == []


@pytest.mark.rule("B8.1", "B12.9", "B5.7")
def test_a_marker_placed_after_the_turn_of_a_house_comes_too_late() -> None:
    given = Given(3, Options(influence="any-time")).markers(LILS, [2, 0, 0])
    given.own(0, 0, crates=2, house=LILS).markers(MOTHERS, [0, 4, 0])
    given.own(1, 1, crates=1, house=MOTHERS).back_room(0, 0).back_room(1, 0)
    given.dice("demand.2", 1, 1).house_window(LILS).pass_all()
    assert [event.house for event in given.all(events.StaysClosed)] == [LILS]
    given.act(2, Place(LILS))
    assert influence.is_open(given.state, LILS)
    given.close_windows()
    assert sold(given) == [(1, 1, 2)]


# --- an end in the middle ----------------------------------------------------------------------


@pytest.mark.rule("B8.8", "B9.4", "B11.17")
def test_moll_in_the_last_window_spends_a_fortune_and_the_game_goes_on() -> None:
    given = Given(3).cash(0, 100).thug(1, MOLL).dice("moll", 1).window(timing.LAST_SALE)
    given.play(1, MOLL, ChooseMobster(0))
    assert not given.state.over
    assert given.state.table.round == 3


@pytest.mark.rule("B8.8", "B9.4", "B13.3")
def test_a_gift_in_the_last_window_makes_a_fortune_and_ends_the_game() -> None:
    given = Given(3).cash(0, 95).cash(1, 60).thug(2, MOLL, unseen=True)
    table = table_of(given.window(timing.LAST_SALE))
    table.act(1, MakeOffer((0,), (money(5),)))
    table.act(0, AcceptOffer(0))
    assert not table.state.over, "the window is still open"
    given.pass_all()
    result = given.game.result(given.state)
    assert result is not None
    assert (result.winners, result.scores) == ((0,), (100, 55, 10))


@pytest.mark.rule("B9.4", "B9.1", "B3.2")
@pytest.mark.parametrize("round", [4, 8])
def test_a_game_that_ends_by_fortune_in_a_recruiting_year_recruits_nobody(round: int) -> None:
    given = Given(3, round=round).cash(2, 100).window(timing.LAST_SALE)
    assert given.state.over
    assert [mobster.markers for mobster in given.state.mobsters] == [1, 1, 1]
    assert len(given.all(events.AnnouncesCash)) == 3


@pytest.mark.rule("B9.4", "B8.2", "B8.8")
def test_a_fortune_made_in_the_first_house_does_not_stop_the_others_from_buying() -> None:
    given = Given(3).cash(0, 99).own(0, 0, crates=2, house=OMALLEYS).markers(LILS, [0, 3, 0])
    given.own(1, 1, crates=3, house=LILS).cash(1, 97).dice("demand.1", 6)
    given.house_window(OMALLEYS)
    result = given.game.result(given.state)
    assert result is not None
    assert result.scores == (101, 97 + 6 + 3, 10)
    assert result.winners == (1,), "who ended it need not win"
    assert given.truck(0).house == HOME
