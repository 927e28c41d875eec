"""Move Over, Pigeon (B11.18)."""

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Allow, ChooseTruck, Drive, Play
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BIG_CITY_BOYS,
    BUST_A_SHIPMENT,
    HIJACK,
    MOTHERS,
    OMALLEYS,
    PIGEON,
)
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.state import NOBODY, PUBLIC
from tests.bootleggers.given import Given


def cash(given: Given) -> list[int]:
    return [mobster.cash for mobster in given.state.mobsters]


def a_truck_of_seat_1_at_mothers() -> Given:
    """Seat 1 controls Mother's and has 4 crates in line there; demand is enough for them."""
    given = Given().thug(0, PIGEON).markers(MOTHERS, [0, 4, 0, 0]).own(1, 1, 4, MOTHERS)
    return given.dice("demand.2", 3, 3)


@pytest.mark.rule("B11.18", "B8.5")
def test_the_wholesale_money_is_yours_and_the_profit_stays_the_controllers() -> None:
    given = a_truck_of_seat_1_at_mothers().window(timing.LINED_UP)
    given.play(0, PIGEON, ChooseTruck(1)).close_windows()
    assert cash(given) == [10 + 4 * 2, 10 + 4 * 1, 10, 10]
    given.sound()


@pytest.mark.rule("B11.18")
def test_between_the_roll_and_the_sale_it_is_not_too_late() -> None:
    given = a_truck_of_seat_1_at_mothers().house_window(MOTHERS).pass_all()
    given.play(0, PIGEON, ChooseTruck(1)).close_windows()
    assert cash(given) == [18, 14, 10, 10]


@pytest.mark.rule("B11.18")
def test_at_omalleys_too() -> None:
    given = Given().thug(0, PIGEON).own(1, 1, 4, OMALLEYS).window(timing.LINED_UP)
    given.play(0, PIGEON, ChooseTruck(1)).close_windows()
    assert cash(given) == [14, 10, 10, 10]


@pytest.mark.rule("B11.18")
def test_it_lasts_for_one_round() -> None:
    given = a_truck_of_seat_1_at_mothers().window(timing.LINED_UP)
    given.play(0, PIGEON, ChooseTruck(1)).close_windows()
    assert given.state.table.round == 3
    assert given.truck(1).pigeon == NOBODY
    assert given.truck(1).owner == given.truck(1).operator == 1


@pytest.mark.rule("B11.18", "B11.21")
@pytest.mark.parametrize(("packing_heat", "earned"), [(0, 8), (1, 4), (2, 4)])
def test_the_price_is_the_one_that_holds_for_you(packing_heat: int, earned: int) -> None:
    given = a_truck_of_seat_1_at_mothers()
    given.house(MOTHERS).heat = packing_heat
    given.window(timing.LINED_UP)
    given.play(0, PIGEON, ChooseTruck(1)).close_windows()
    assert given.mobster(0).cash == 10 + earned


@pytest.mark.rule("B11.18", "B7.10")
def test_it_lapses_when_the_cargo_is_hijacked() -> None:
    given = a_truck_of_seat_1_at_mothers().thug(2, HIJACK).window(timing.LINED_UP)
    given.state.table.driven = [True] * 4
    given.play(0, PIGEON, ChooseTruck(1))
    given.play(2, HIJACK, ChooseTruck(1), ChooseTruck(2))
    assert given.truck(1).pigeon == given.truck(2).pigeon == NOBODY
    given.act(2, Drive(2, OMALLEYS)).close_windows()
    assert cash(given) == [10, 10, 14, 10]


@pytest.mark.rule("B11.18", "B11.10")
def test_it_lapses_when_the_cargo_is_busted() -> None:
    given = a_truck_of_seat_1_at_mothers().thug(2, BUST_A_SHIPMENT).thug(3, BIG_CITY_BOYS)
    given.window(timing.LINED_UP)
    given.play(0, PIGEON, ChooseTruck(1))
    assert given.truck(1).pigeon == 0
    given.play(2, BUST_A_SHIPMENT, ChooseTruck(1))
    assert given.truck(1).pigeon == NOBODY
    given.close_windows()
    assert cash(given) == [10, 10, 10, 10]


@pytest.mark.rule("B11.18")
def test_the_truck_keeps_its_place_in_line() -> None:
    given = a_truck_of_seat_1_at_mothers().own(2, 2, 4, MOTHERS).thug(3, BIG_CITY_BOYS)
    given.window(timing.LINED_UP)
    given.play(0, PIGEON, ChooseTruck(1))
    assert given.house(MOTHERS).docks == ((1,), (), (2,))
    assert given.truck(1).operator == 1


@pytest.mark.rule("B11.18", "B7.8")
def test_its_operator_keeps_his_priority_at_the_public_dock() -> None:
    given = Given().thug(0, PIGEON).own(1, 1, 4).line_up(1, MOTHERS, PUBLIC)
    given.markers(MOTHERS, [0, 4, 0, 0]).dice("demand.2", 3, 3).window(timing.LINED_UP)
    given.play(0, PIGEON, ChooseTruck(1)).close_windows()
    assert given.state.table.round == 3  # seat 1 holds the house: nobody was asked for leave
    assert cash(given) == [18, 14, 10, 10]


@pytest.mark.rule("B11.18", "B8.3")
def test_your_own_standing_does_not_let_the_truck_in() -> None:
    given = Given().thug(0, PIGEON).markers(MOTHERS, [4, 0, 0, 0]).own(1, 1, 4, MOTHERS)
    given.dice("demand.2", 3, 3).window(timing.LINED_UP)
    given.play(0, PIGEON, ChooseTruck(1)).close_windows()
    assert Allow(False) in given.legal(0)
    given.act(0, Allow(False))
    assert given.mobster(0).cash == 10


@pytest.mark.rule("B11.18", "B10.4")
def test_on_ones_driving_turn_it_takes_a_truck_that_has_lined_up_already() -> None:
    given = Given().thug(1, PIGEON).thug(3, BIG_CITY_BOYS).own(0, 0, crates=4)
    given.own(2, 2, crates=4).part(drive_trucks)
    given.act(0, Drive(0, OMALLEYS))
    assert given.asks(1)  # his turn
    given.act(1, Play(PIGEON))
    assert ChooseTruck(2) not in given.legal(1)  # still at home
    given.act(1, ChooseTruck(0)).pass_answers()
    assert given.truck(0).pigeon == 1


@pytest.mark.rule("B11.18")
def test_only_loaded_trucks_in_line_that_another_operates() -> None:
    given = Given(seats=6).thug(0, PIGEON).own(0, 0, 4, MOTHERS).own(1, 1, 4, MOTHERS)
    given.own(2, 2, 4).own(3, 3, 0, MOTHERS)
    given.truck(4).operator = given.truck(5).operator = 0  # rented from seats 4 and 5
    given.truck(4).crates = 4
    given.line_up(4, MOTHERS)
    given.own(0, 6, 4)
    given.truck(6).operator = 5  # your own, rented out: its cargo is another's
    given.line_up(6, MOTHERS)
    given.window(timing.LINED_UP).act(0, Play(PIGEON))
    legal = given.legal(0)
    assert [t for t in range(20) if ChooseTruck(t) in legal] == [1, 6]


@pytest.mark.rule("B11.18")
def test_it_cannot_be_played_before_the_trucks_drive_or_with_none_in_line() -> None:
    given = Given().thug(0, PIGEON).thug(0, HIJACK).own(1, 1, crates=4)
    given.window(timing.LOADED)
    assert given.refused(0, Play(PIGEON)) == "B11.18"
    given.window(timing.LINED_UP)
    assert given.refused(0, Play(PIGEON)) == "B11.32"


@pytest.mark.rule("B11.18")
def test_after_the_sale_of_that_house_it_is_too_late() -> None:
    given = Given().thug(0, PIGEON).markers(MOTHERS, [4, 0, 0, 0])
    given.own(1, 1, 4, MOTHERS).own(2, 2, 4)
    given.markers(BARLEYCORNS, [0, 0, 4, 0]).line_up(2, BARLEYCORNS)
    given.dice("demand.2", 1, 1).dice("demand.3", 2, 2, 2)
    given.house_window(MOTHERS).pass_all().pass_all()
    given.act(0, Allow(False))  # truck 1 keeps its crates, and the next house has its turn
    given.act(0, Play(PIGEON))
    why = given.why_not(0, ChooseTruck(1))
    assert why is not None and why.key == "why-sold"
    given.act(0, ChooseTruck(2)).pass_answers()
    assert given.mobster(0).cash == 10 + 4 * 2


@pytest.mark.rule("B11.18")
def test_after_the_last_sale_it_is_too_late() -> None:
    given = a_truck_of_seat_1_at_mothers().thug(0, BIG_CITY_BOYS).window(timing.LAST_SALE)
    assert given.refused(0, Play(PIGEON)) == "B11.18"


@pytest.mark.rule("B10.5")
def test_it_is_aimed_at_the_operator() -> None:
    given = a_truck_of_seat_1_at_mothers()
    given.truck(1).operator = 2  # rented
    given.window(timing.LINED_UP).play(0, PIGEON, ChooseTruck(1))
    assert "aimed-at-you" in given.tags(2)
    assert "aimed-at-you" not in given.tags(3)
