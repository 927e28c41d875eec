"""Phase 5: what's the password? (B8, with the option B12.5)"""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import events, questions, timing
from backroom.games.bootleggers.actions import (
    Allow,
    ChooseHouse,
    ChooseMobster,
    Play,
    PutDie,
    PutImprovement,
)
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BIG_CITY_BOYS,
    BUST_A_SPEAKEASY,
    COPPER_IN_THE_HOUSE,
    LILS,
    MCCOY,
    MOTHERS,
    OMALLEYS,
    THIRSTY,
    VOLSTEAD,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.password import send_trucks_home, whats_the_password
from backroom.games.bootleggers.state import PUBLIC, THREE_STARS, TWO_STARS
from tests.bootleggers.given import Given


def cash(given: Given) -> list[int]:
    return [mobster.cash for mobster in given.state.mobsters]


def sold(given: Given) -> list[tuple[int, int]]:
    """Truck and crates of every sale."""
    return [(sale.truck, sale.crates) for sale in given.all(events.Sells)]


def houses(given: Given, kind: type[events.Sells | events.RollsDemand]) -> list[int]:
    return [event.house for event in given.all(kind)]


def at_the_door(given: Given, seat: int | None = None) -> questions.Allow:
    question = given.asks(seat)[0].question
    assert isinstance(question, questions.Allow)
    return question


def mothers(*trucks: int, options: Options | None = None) -> Given:
    """Mother's: seat 0 controls, 1 has a minority, 2 and 3 have nothing; a truck of each."""
    given = Given(options=options).markers(MOTHERS, [3, 1, 0, 0])
    for seat, crates in enumerate(trucks):
        given.own(seat, seat, crates=crates, house=MOTHERS)
    return given


# --- the two windows of a house (B8.1, B10.1) -------------------------------------------------


def window_asked(given: Given) -> questions.Window:
    question = given.asks()[0].question
    assert isinstance(question, questions.Window)
    return question


@pytest.mark.rule("B8.1", "B10.1")
def test_the_windows_of_a_house_say_whether_demand_has_been_rolled() -> None:
    given = mothers(1, 1, 1, 1).thug(3, THIRSTY)
    given.house(MOTHERS).improvements = 1
    given.dice("demand.2", 3, 2).house_window(MOTHERS)
    assert window_asked(given) == questions.Window("password", MOTHERS, "not-yet")
    given.pass_all()
    assert window_asked(given) == questions.Window("password", MOTHERS, "rolled", 3 + 2 + 2)
    given.dice("demand.2", 6).play(3, THIRSTY, ChooseHouse(MOTHERS))
    assert at_the_door(given).demand == 3 + 2 + 6 + 3 - 2


@pytest.mark.rule("B8.1", "B10.1")
def test_a_window_after_the_roll_counts_what_is_added_meanwhile() -> None:
    given = mothers(1).thug(3, THIRSTY).thug(2, BIG_CITY_BOYS).dice("demand.2", 3, 2)
    given.house_window(MOTHERS).pass_all()
    given.dice("demand.2", 6).play(3, THIRSTY, ChooseHouse(MOTHERS))
    assert window_asked(given).demand == 11


@pytest.mark.rule("B8.6", "B10.1")
def test_where_nothing_is_rolled_the_window_says_no_demand() -> None:
    given = Given().own(0, 0, crates=1, house=OMALLEYS).thug(3, BIG_CITY_BOYS)
    given.house_window(OMALLEYS)
    assert window_asked(given) == questions.Window("password", OMALLEYS, "no-roll")
    given = mothers(1).thug(3, COPPER_IN_THE_HOUSE).thug(2, BIG_CITY_BOYS).house_window(MOTHERS)
    given.pass_all().play(3, COPPER_IN_THE_HOUSE, ChooseHouse(MOTHERS))
    assert window_asked(given) == questions.Window("password", MOTHERS, "no-roll")


# --- the order of houses -----------------------------------------------------------------------


@pytest.mark.rule("B8.1", "B8.2")
def test_speakeasies_have_their_turn_smallest_first() -> None:
    given = Given(6)
    given.markers(LILS, [3, 0, 0, 0, 0, 0]).markers(VOLSTEAD, [11, 0, 0, 0, 0, 0])
    given.markers(MCCOY, [8, 0, 0, 0, 0, 0])
    for truck, house in enumerate((VOLSTEAD, LILS, OMALLEYS, MCCOY)):
        given.own(0, truck + 6, crates=1, house=house)
    given.part(whats_the_password)
    assert houses(given, events.Sells) == [OMALLEYS, LILS, MCCOY, VOLSTEAD]


@pytest.mark.rule("B8.1")
def test_a_speakeasy_with_no_loaded_truck_is_skipped() -> None:
    given = mothers(0).thug(3, BIG_CITY_BOYS, unseen=True)
    given.part(whats_the_password)
    assert houses(given, events.RollsDemand) == []
    assert given.asks()[0].question == questions.Window("last-sale")


@pytest.mark.rule("B8.1", "B5.2")
def test_a_closed_one_has_its_window_but_no_roll() -> None:
    given = Given(3).markers(MOTHERS, [3, 0, 0]).own(0, 0, crates=1, house=MOTHERS)
    given.thug(2, BIG_CITY_BOYS, unseen=True).part(whats_the_password)
    assert given.asks()[0].question == questions.Window("password", MOTHERS, "not-yet")
    given.pass_all()
    assert houses(given, events.RollsDemand) == []
    assert given.asks()[0].question == questions.Window("last-sale")


@pytest.mark.rule("B8.1", "B8.4")
def test_one_that_opens_after_its_turn_is_too_late() -> None:
    given = Given(3).markers(LILS, [2, 0, 0]).own(0, 0, crates=1, house=LILS)
    given.own(0, 12, crates=1, house=OMALLEYS).thug(2, BIG_CITY_BOYS, unseen=True)
    given.house_window(LILS).pass_all()
    given.markers(LILS, [2, 3, 0])
    given.close_windows()
    assert sold(given) == []


@pytest.mark.rule("B8.1", "B10.1")
def test_omalleys_has_no_roll_and_one_window() -> None:
    given = Given(3).own(0, 0, crates=2, house=OMALLEYS).thug(2, BIG_CITY_BOYS, unseen=True)
    given.house_window(OMALLEYS)
    assert sold(given) == []
    given.pass_all()
    assert sold(given) == [(0, 2)]
    assert houses(given, events.RollsDemand) == []


@pytest.mark.rule("B8.1", "B10.1", "B11.7")
def test_a_house_under_copper_has_no_roll_and_one_window_too() -> None:
    given = mothers(2).thug(3, BIG_CITY_BOYS, unseen=True)
    given.house(MOTHERS).copper = True
    given.house_window(MOTHERS).pass_all()
    assert houses(given, events.RollsDemand) == []
    assert sold(given) == [(0, 2)]
    assert cash(given)[0] == 12, "wholesale $1G and no profit"


# --- demand (B8.1) -----------------------------------------------------------------------------


@pytest.mark.rule("B8.1")
def test_each_improvement_adds_one_to_each_die() -> None:
    given = Given(3).markers(BARLEYCORNS, [4, 0, 0]).own(0, 17, crates=9, house=BARLEYCORNS)
    given.own(0, 18, crates=9, house=BARLEYCORNS)
    given.house(BARLEYCORNS).improvements = 2
    given.dice("demand.3", 1, 2, 3).house_window(BARLEYCORNS)
    assert sold(given) == [(17, 9), (18, 3)], "6 on the dice, 2 more on each of 3"


@pytest.mark.rule("B8.1", "B4.15")
def test_an_improvement_added_after_the_roll_counts() -> None:
    given = mothers(4)
    given.mobster(2).improvements = 1
    given.dice("demand.2", 1, 1).house_window(MOTHERS).pass_all()
    assert houses(given, events.RollsDemand) == [MOTHERS]
    given.act(2, PutImprovement(MOTHERS)).pass_all()
    assert sold(given) == [(0, 4)]


@pytest.mark.rule("B8.1", "B11.25")
def test_a_die_added_after_the_roll_counts_with_its_improvements() -> None:
    given = mothers(4).own(0, 17, crates=9, house=MOTHERS).thug(2, THIRSTY)
    given.house(MOTHERS).improvements = 1
    given.dice("demand.2", 1, 1, 3).house_window(MOTHERS).pass_all()
    given.play(2, THIRSTY, ChooseHouse(MOTHERS)).pass_all()
    assert sold(given) == [(0, 4), (17, 4)]


@pytest.mark.rule("B8.1")
def test_from_the_first_crate_to_the_profit_nothing_can_be_played() -> None:
    given = mothers(1, 1, 1).thug(0, BIG_CITY_BOYS).thug(1, THIRSTY)
    given.mobster(0).dice = 1
    given.dice("demand.2", 6, 6).house_window(MOTHERS).pass_all().pass_all()
    assert given.legal(0) == [Allow(True), Allow(False)]
    assert given.refused(0, Play(BIG_CITY_BOYS)) == "B8.3"
    assert given.refused(0, PutDie(0)) == "B8.3"
    assert given.refused(1, Play(THIRSTY)) == "B8.3"


@pytest.mark.rule("B8.1", "B7.9", "B11.11")
def test_if_it_closes_after_the_roll_there_is_no_sale() -> None:
    given = mothers(4).thug(2, BUST_A_SPEAKEASY)
    given.house_window(MOTHERS).pass_all()
    given.play(2, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS)).pass_all()
    assert houses(given, events.RollsDemand) == [MOTHERS]
    assert sold(given) == []


@pytest.mark.rule("B8.1", "B11.7")
def test_a_copper_after_the_roll_makes_demand_unlimited() -> None:
    given = mothers(4).thug(2, COPPER_IN_THE_HOUSE)
    given.dice("demand.2", 1, 1).house_window(MOTHERS).pass_all()
    given.play(2, COPPER_IN_THE_HOUSE, ChooseHouse(MOTHERS)).close_windows()
    assert sold(given) == [(0, 4)]


# --- the sale (B8.2–B8.6) ----------------------------------------------------------------------


@pytest.mark.rule("B8.2")
def test_the_house_buys_from_the_3_star_dock_then_from_the_2_star_dock() -> None:
    given = Given().markers(MOTHERS, [3, 2, 1, 0])
    given.own(2, 2, crates=2, house=MOTHERS).own(1, 1, crates=3, house=MOTHERS)
    given.own(0, 0, crates=4, house=MOTHERS)
    assert given.house(MOTHERS).docks[TWO_STARS] == (2, 1)
    given.dice("demand.2", 6, 2).house_window(MOTHERS)
    assert sold(given) == [(0, 4), (2, 2), (1, 2)], "each dock in order of arrival"
    assert cash(given) == [10 + 4 * 2 + 8, 10 + 2 * 2, 10 + 2 * 2, 10]


@pytest.mark.rule("B8.3")
def test_the_public_dock_sells_truck_by_truck_if_the_holder_allows() -> None:
    given = mothers(1, 1, 1, 1).dice("demand.2", 6, 6).house_window(MOTHERS)
    assert sold(given) == [(0, 1), (1, 1)]
    assert [ask.seat for ask in given.asks()] == [0]
    assert at_the_door(given).truck == 2
    given.act(0, Allow(True))
    assert sold(given)[2:] == [(2, 1)]
    assert at_the_door(given).truck == 3
    given.act(0, Allow(True))
    assert sold(given)[3:] == [(3, 1)]


@pytest.mark.parametrize("options", [Options(), Options(public_dock="all")])
@pytest.mark.rule("B7.8", "B8.3", "B12.5")
def test_a_no_does_not_shut_out_the_holders_own_truck_behind_it(options: Options) -> None:
    """He lined up as a stranger, and has come to control the house since."""
    given = Given(options=options).markers(MOTHERS, [3, 1, 0, 0])
    for truck, seat in ((1, 1), (2, 2), (3, 3), (4, 0)):
        given.own(seat, truck, crates=1)
        given.line_up(truck, MOTHERS, dock=TWO_STARS if seat == 1 else PUBLIC)
    given.dice("demand.2", 6, 6).house_window(MOTHERS)
    assert at_the_door(given).truck == 2
    given.act(0, Allow(False))
    assert sold(given) == [(1, 1), (4, 1)], "strangers are out, his own truck is not"
    away = [event.mobster_other for event in given.all(events.TurnsAway)]
    assert away == [2, 3]
    assert cash(given) == [10 + 2 + 2, 12, 10, 10], "his crate, and the profit on both"


@pytest.mark.rule("B7.8", "B8.3")
def test_after_a_no_nobody_is_asked_again_for_a_stranger_between_two_of_the_holders_own() -> None:
    given = Given().markers(MOTHERS, [4, 0, 0, 0])
    for truck, seat in ((2, 2), (0, 0), (3, 3), (4, 0)):
        given.own(seat, truck, crates=1)
        given.line_up(truck, MOTHERS, dock=PUBLIC)
    given.dice("demand.2", 6, 6).house_window(MOTHERS).act(0, Allow(False))
    assert sold(given) == [(0, 1), (4, 1)]
    assert given.state.table.round == 3, "the round is over: there was one question"


@pytest.mark.rule("B7.8", "B8.3")
def test_after_a_no_the_holders_own_truck_sells_no_more_than_is_wanted() -> None:
    given = Given().markers(MOTHERS, [4, 0, 0, 0]).own(2, 2, crates=4)
    given.line_up(2, MOTHERS, dock=PUBLIC).own(0, 0, crates=4).line_up(0, MOTHERS, dock=PUBLIC)
    given.dice("demand.2", 1, 1).house_window(MOTHERS).act(0, Allow(False))
    assert sold(given) == [(0, 2)]


@pytest.mark.rule("B8.3", "B12.5")
def test_the_first_no_ends_the_sales_of_the_house() -> None:
    given = mothers(1, 1, 1, 1).dice("demand.2", 6, 6).house_window(MOTHERS)
    given.act(0, Allow(False))
    assert sold(given) == [(0, 1), (1, 1)]
    assert cash(given) == [10 + 2 + 2, 12, 10, 10], "profit on the two crates bought"


@pytest.mark.rule("B8.3")
def test_without_demand_left_nobody_is_asked() -> None:
    given = mothers(2, 0, 2).dice("demand.2", 1, 1).house_window(MOTHERS)
    assert sold(given) == [(0, 2)]
    assert "allows" not in given.tags(None)
    assert given.truck(2).crates == 0


@pytest.mark.rule("B8.3")
def test_a_majority_holder_decides_as_well() -> None:
    given = Given().markers(MOTHERS, [0, 3, 2, 2]).own(0, 0, crates=1, house=MOTHERS)
    given.dice("demand.2", 6, 6).house_window(MOTHERS)
    assert [ask.seat for ask in given.asks()] == [1]


@pytest.mark.rule("B8.3", "B5.9")
def test_with_neither_controller_nor_majority_nothing_sells_there() -> None:
    given = Given().markers(MOTHERS, [0, 2, 2, 1]).own(0, 0, crates=1, house=MOTHERS)
    given.dice("demand.2", 6, 6).house_window(MOTHERS)
    assert sold(given) == []
    assert given.state.table.round == 3, "nobody is asked"


@pytest.mark.rule("B12.5")
def test_option_one_yes_for_the_whole_dock() -> None:
    given = mothers(1, 1, 1, 1, options=Options(public_dock="all"))
    given.dice("demand.2", 6, 6).house_window(MOTHERS)
    assert isinstance(given.asks()[0].question, questions.AllowAll)
    given.act(0, Allow(True))
    assert sold(given) == [(0, 1), (1, 1), (2, 1), (3, 1)]


@pytest.mark.rule("B12.5")
def test_option_one_no_for_the_whole_dock() -> None:
    given = mothers(1, 1, 1, 1, options=Options(public_dock="all"))
    given.dice("demand.2", 6, 6).house_window(MOTHERS).act(0, Allow(False))
    assert sold(given) == [(0, 1), (1, 1)]


@pytest.mark.parametrize("options", [Options(), Options(public_dock="all")])
@pytest.mark.rule("B8.3", "B12.5", "B13.4")
def test_a_no_is_told_to_everybody_it_shuts_out(options: Options) -> None:
    given = mothers(1, 1, 1, 1, options=options).dice("demand.2", 6, 6).house_window(MOTHERS)
    given.act(0, Allow(False))
    told = given.all(events.TurnsAway)
    assert told == [events.TurnsAway(0, other, MOTHERS) for other in (2, 3)]


@pytest.mark.rule("B8.4")
def test_unsold_crates_are_lost() -> None:
    given = mothers(4).dice("demand.2", 1, 1).house_window(MOTHERS)
    assert sold(given) == [(0, 2)]
    assert given.all(events.Unsold) == [events.Unsold(mobster=0, truck=0, crates=2)]
    assert given.mobster(0).crates == 0
    assert given.house(MOTHERS).demand == ()


@pytest.mark.rule("B8.5")
def test_a_controller_profits_from_every_crate_whoever_sold_it() -> None:
    given = mothers(0, 4).dice("demand.2", 2, 1).house_window(MOTHERS)
    assert cash(given) == [10 + 3 * 1, 10 + 3 * 2, 10, 10]


@pytest.mark.rule("B8.5")
def test_a_majority_holder_gets_no_profit() -> None:
    given = Given().markers(MOTHERS, [3, 2, 2, 0]).own(0, 0, crates=4, house=MOTHERS)
    given.dice("demand.2", 6, 6).house_window(MOTHERS)
    assert cash(given) == [10 + 8, 10, 10, 10]


@pytest.mark.rule("B8.5", "B1.10")
def test_the_real_mccoy_pays_three_and_two() -> None:
    given = Given().markers(MCCOY, [8, 0, 0, 0]).own(0, 0, crates=4, house=MCCOY)
    given.dice("demand.4", 1, 1, 1, 1).house_window(MCCOY)
    assert cash(given)[0] == 10 + 4 * 3 + 4 * 2


@pytest.mark.rule("B8.6")
def test_omalleys_buys_everything_at_1_with_no_profit_for_anyone() -> None:
    given = Given(3).own(0, 17, crates=9, house=OMALLEYS).own(1, 18, crates=9, house=OMALLEYS)
    given.own(2, 2, crates=4, house=OMALLEYS).house_window(OMALLEYS)
    assert cash(given) == [19, 19, 14]


# --- the end of the phase (B8.7, B8.8) ---------------------------------------------------------


@pytest.mark.rule("B8.7", "B7.4")
def test_trucks_go_home_lines_are_cleared_and_crates_are_gone() -> None:
    given = mothers(4).own(1, 12, crates=2, house=LILS)
    given.truck(12).operator = 2  # rented
    given.truck(17).operator = 3  # borrowed
    given.crates(1, 5)  # warehoused
    given.part(send_trucks_home)
    assert all(truck.crates == 0 and truck.house == -1 for truck in given.state.trucks)
    assert given.house(MOTHERS).docks[THREE_STARS] == ()
    assert given.house(LILS).docks[PUBLIC] == ()
    assert (given.truck(12).operator, given.truck(17).operator) == (1, -1)
    assert given.mobster(1).crates == 5


@pytest.mark.rule("B8.8", "B9.4")
def test_after_the_last_sale_there_is_a_window_before_the_end_is_tested() -> None:
    given = Given(3).cash(0, 120).thug(1, BIG_CITY_BOYS)
    given.part(whats_the_password)
    assert given.state.table.when == timing.LAST_SALE
    assert not given.state.over
    given.play(1, BIG_CITY_BOYS, ChooseMobster(1)).close_windows()
    assert given.state.over
