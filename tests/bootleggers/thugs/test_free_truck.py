"""Hey, Free Truck (B11.13)."""

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseTruck, Drive, Load, Play
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BUST_A_SHIPMENT,
    FREE_TRUCK,
    HIJACK,
    HIT,
    MOTHERS,
)
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.state import HOME, NOBODY
from backroom.games.bootleggers.thugs.free_truck import StealsTruck
from tests.bootleggers.given import Given

LARGE_TRUCK = 17


def a_table() -> Given:
    """Seat 3 has something to play, so that windows stay open."""
    return Given().thug(0, FREE_TRUCK).thug(3, BIG_CITY_BOYS)


@pytest.mark.rule("B11.13", "B2.6")
def test_an_empty_truck_of_another_is_yours_with_your_mark_on_it() -> None:
    given = a_table().window(timing.LOADED)
    supplies = [given.state.supply(seat) for seat in range(4)]
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.truck(1).owner == given.truck(1).operator == 0
    assert given.state.supply(0) == supplies[0] - 1
    assert given.state.supply(1) == supplies[1] + 1
    given.sound()


@pytest.mark.rule("B11.13")
def test_it_is_yours_for_good() -> None:
    given = Given().thug(0, FREE_TRUCK).window(timing.LINED_UP)
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.state.table.round == 3
    assert given.state.own_trucks(0) == [0, 1]
    assert given.state.own_trucks(1) == []


@pytest.mark.rule("B11.13", "B7.10")
def test_a_rented_truck_is_lost_to_its_owner() -> None:
    given = a_table()
    given.truck(1).operator = 2
    given.window(timing.LOADED)
    supplies = [given.state.supply(seat) for seat in range(4)]
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.truck(1).owner == given.truck(1).operator == 0
    assert [given.state.supply(seat) for seat in (1, 2)] == [supplies[1] + 1, supplies[2] + 1]
    assert [m.mobster_from for m in given.all(StealsTruck)] == [1]
    assert "aimed-at-you" in given.tags(1)
    assert "aimed-at-you" in given.tags(2)
    given.sound()


@pytest.mark.rule("B11.13", "B7.10")
def test_a_renter_steals_the_empty_truck_he_rents() -> None:
    given = Given().thug(0, FREE_TRUCK)
    given.truck(1).operator = 0
    given.window(timing.LINED_UP)
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.state.table.round == 3
    assert given.truck(1).owner == given.truck(1).operator == 0
    given.sound()


@pytest.mark.rule("B11.13")
def test_a_borrowed_truck_is_yours_only_until_the_rounds_end() -> None:
    given = a_table()
    given.truck(LARGE_TRUCK).operator = 1
    given.window(timing.LINED_UP)
    given.play(0, FREE_TRUCK, ChooseTruck(LARGE_TRUCK))
    assert given.truck(LARGE_TRUCK).owner == NOBODY
    assert given.truck(LARGE_TRUCK).operator == 0
    assert "steals-borrowed-truck" in given.tags(None)
    assert "aimed-at-you" in given.tags(1)
    given.close_windows()
    assert given.state.table.round == 3
    assert given.truck(LARGE_TRUCK).operator == NOBODY
    given.sound()


@pytest.mark.rule("B11.13", "B11.14", "B7.10")
def test_a_truck_in_line_that_was_just_hijacked_leaves_its_line() -> None:
    given = a_table().thug(0, HIJACK).markers(MOTHERS, [0, 4, 0, 0]).own(1, 1, 4, MOTHERS)
    given.window(timing.LINED_UP)
    given.state.table.driven = [True] * 4
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0)).act(0, Drive(0, MOTHERS))
    assert given.truck(1).house == MOTHERS
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.truck(1).owner == 0
    assert given.truck(1).house == HOME
    assert given.state.trucks_in_line(MOTHERS) == [0]
    given.sound()


@pytest.mark.rule("B11.13", "B11.10")
def test_a_truck_that_was_just_busted_can_be_taken() -> None:
    given = a_table().thug(0, BUST_A_SHIPMENT).own(1, 1, 4, MOTHERS).window(timing.LINED_UP)
    given.play(0, BUST_A_SHIPMENT, ChooseTruck(1))
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.truck(1).owner == 0
    given.sound()


@pytest.mark.rule("B11.13")
def test_a_loaded_truck_cannot_be_taken() -> None:
    given = a_table().own(1, 1, crates=1).window(timing.LOADED)
    given.act(0, Play(FREE_TRUCK)).pass_all()
    assert given.refused(0, ChooseTruck(1)) == "B11.13"


@pytest.mark.rule("B11.32")
def test_with_all_their_trucks_loaded_it_cannot_be_played() -> None:
    given = a_table().own(1, 1, crates=1).own(2, 2, crates=2).own(3, 3, crates=4)
    given.window(timing.LOADED)
    assert given.refused(0, Play(FREE_TRUCK)) == "B11.32"


@pytest.mark.rule("B11.13")
def test_a_truck_that_is_yours_already_is_no_target_even_when_rented_out() -> None:
    given = a_table().own(0, 4)
    given.truck(0).operator = 1
    given.truck(LARGE_TRUCK).operator = 0
    given.window(timing.LOADED).act(0, Play(FREE_TRUCK)).pass_all()
    legal = given.legal(0)
    assert [t for t in range(20) if ChooseTruck(t) in legal] == [1, 2, 3]


@pytest.mark.rule("B11.13")
def test_this_round_only_a_hijack_can_load_it() -> None:
    given = a_table().thug(0, HIJACK).crates(0, 4).own(0, 0, crates=4).own(2, 2, crates=3)
    given.window(timing.LOADED)
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    given.play(0, HIJACK, ChooseTruck(2), ChooseTruck(1))
    assert given.truck(1).crates == 3
    given.close_windows()
    assert Drive(1, MOTHERS) in given.legal(0)
    assert not any(isinstance(action, Load) for action in given.legal(0))
    given.sound()


@pytest.mark.rule("B11.13", "B10.4")
def test_it_can_be_played_on_ones_driving_turn() -> None:
    given = a_table().part(drive_trucks)
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.truck(1).owner == 0


@pytest.mark.rule("B11.13")
@pytest.mark.parametrize("when", [timing.AFTER_DEALS, timing.LAST_SALE])
def test_neither_before_loading_nor_after_phase_4(when: int) -> None:
    given = a_table().thug(0, HIT).window(when)
    assert given.refused(0, Play(FREE_TRUCK)) == "B11.13"
