"""G-Men: Bust a Shipment (B11.10)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_ROUND
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseTruck, Drive, Play
from backroom.games.bootleggers.components import (
    BUST_A_SHIPMENT,
    FREE_TRUCK,
    HIJACK,
    MOTHERS,
    OMALLEYS,
    UNION_BOSS,
)
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.state import HOME, NOBODY
from tests.bootleggers.given import Given


def table() -> Given:
    """Seat 0 holds the card; seat 3 keeps windows from closing."""
    return Given().thug(0, BUST_A_SHIPMENT).thug(3, UNION_BOSS)


@pytest.mark.rule("B11.10")
def test_a_loaded_truck_loses_its_cargo() -> None:
    given = table().own(1, 1, crates=4)
    given.window(timing.LOADED).play(0, BUST_A_SHIPMENT, ChooseTruck(1))
    assert given.truck(1).crates == 0
    assert given.truck(1).owner == given.truck(1).operator == 1
    assert [mobster.crates for mobster in given.state.mobsters] == [0, 0, 0, 0]
    given.sound()


@pytest.mark.rule("B11.10", "B11.33", "B7.10")
def test_a_truck_in_line_goes_home_and_the_line_closes_up() -> None:
    given = table().own(1, 1, crates=4, house=OMALLEYS).own(2, 2, crates=3, house=OMALLEYS)
    given.window(timing.LINED_UP).play(0, BUST_A_SHIPMENT, ChooseTruck(1))
    assert given.truck(1).house == HOME
    assert given.state.trucks_in_line(OMALLEYS) == [2]
    given.sound().close_windows()
    assert [mobster.cash for mobster in given.state.mobsters] == [10, 10, 13, 10]


@pytest.mark.rule("B11.10")
def test_a_house_whose_only_truck_was_busted_is_skipped() -> None:
    given = table().markers(MOTHERS, [0, 4, 0, 0]).own(1, 1, crates=4, house=MOTHERS)
    given.window(timing.LINED_UP).play(0, BUST_A_SHIPMENT, ChooseTruck(1)).close_windows()
    assert given.state.table.round == 3
    assert "rolls-demand" not in given.tags(0)


@pytest.mark.rule("B11.10", "B7.10")
def test_a_rented_truck_goes_home_to_its_owner() -> None:
    given = table().own(1, 12, crates=6)
    given.truck(12).operator = 2
    given.line_up(12, OMALLEYS)
    given.window(timing.LINED_UP).play(0, BUST_A_SHIPMENT, ChooseTruck(12))
    assert given.truck(12).house == HOME
    assert (given.truck(12).owner, given.truck(12).operator) == (1, 1)


@pytest.mark.rule("B11.10", "B10.5")
def test_owner_and_renter_are_both_woken() -> None:
    given = table().own(1, 12, crates=6)
    given.truck(12).operator = 2
    given.state.standing = [0, THIS_ROUND, THIS_ROUND, 0]
    given.window(timing.LOADED).play(0, BUST_A_SHIPMENT, ChooseTruck(12))
    assert given.state.standing == [0, 0, 0, 0]
    assert "aimed-at-you" in given.tags(1)
    assert "aimed-at-you" in given.tags(2)


@pytest.mark.rule("B11.10", "B7.10", "B11.4")
def test_a_borrowed_truck_that_is_busted_goes_back_to_the_common_stock() -> None:
    given = Given().thug(0, BUST_A_SHIPMENT).thug(1, UNION_BOSS)
    given.truck(17).operator, given.truck(17).crates = 2, 9
    given.state.standing = [0, 0, THIS_ROUND, THIS_ROUND]
    given.window(timing.LOADED).play(0, BUST_A_SHIPMENT, ChooseTruck(17))
    assert given.truck(17).crates == 0
    assert given.truck(17).operator == NOBODY
    assert given.state.standing == [0, 0, 0, THIS_ROUND]  # nobody owns it, so nobody else is woken
    given.sound()


@pytest.mark.rule("B11.10", "B11.32")
def test_an_empty_truck_is_no_target() -> None:
    given = table().own(1, 1, crates=4).own(2, 2)
    given.window(timing.LOADED).play(0, BUST_A_SHIPMENT)
    assert [a for a in given.legal(0) if isinstance(a, ChooseTruck)] == [ChooseTruck(1)]
    given = table().window(timing.LOADED)
    assert given.refused(0, Play(BUST_A_SHIPMENT)) == "B11.32"


@pytest.mark.rule("B11.10")
def test_ones_own_shipment_is_a_loaded_truck_too() -> None:
    given = table().own(0, 0, crates=4)
    given.window(timing.LOADED).play(0, BUST_A_SHIPMENT, ChooseTruck(0))
    assert given.truck(0).crates == 0


@pytest.mark.rule("B11.10", "B11.33")
def test_it_fits_from_the_showing_of_the_loads_to_the_end_of_phase_4() -> None:
    for when in (timing.LOADED, timing.LINED_UP):
        given = table().thug(0, HIJACK).own(1, 1, crates=4).window(when)
        assert Play(BUST_A_SHIPMENT) in given.legal(0)
    for when in (timing.AFTER_DEALS, timing.LAST_SALE):
        given = Given().thug(0, BUST_A_SHIPMENT).thug(0, UNION_BOSS)
        given.own(1, 1, crates=4).window(when)
        assert given.refused(0, Play(BUST_A_SHIPMENT)) == "B11.10"


@pytest.mark.rule("B11.10", "B10.4")
def test_on_ones_driving_turn_it_spares_the_next_mobster_his() -> None:
    given = Given().thug(0, BUST_A_SHIPMENT).own(1, 1, crates=4).own(2, 2, crates=1)
    given.part(drive_trucks).play(0, BUST_A_SHIPMENT, ChooseTruck(1))
    # Seat 0 has nothing more to do, seat 1 has no loaded truck: seat 2 drives.
    assert [action for action in given.legal(2) if isinstance(action, Drive)]
    assert given.asks(1) == []


@pytest.mark.rule("B11.10", "B11.14")
def test_a_busted_truck_can_be_filled_by_hijack_in_the_same_round() -> None:
    given = table().thug(1, HIJACK).own(1, 1, crates=4).own(2, 2, crates=3)
    given.part(drive_trucks).play(0, BUST_A_SHIPMENT, ChooseTruck(1))
    assert not [action for action in given.legal(1) if isinstance(action, Drive)]
    given.play(1, HIJACK, ChooseTruck(2), ChooseTruck(1)).act(1, Drive(1, OMALLEYS))
    assert given.truck(1).crates == 3
    assert given.truck(1).house == OMALLEYS


@pytest.mark.rule("B11.10", "B11.13")
def test_a_truck_just_busted_out_of_its_line_can_be_stolen() -> None:
    given = table().thug(0, FREE_TRUCK).own(1, 1, crates=4, house=OMALLEYS)
    given.window(timing.LINED_UP).play(0, BUST_A_SHIPMENT, ChooseTruck(1))
    given.play(0, FREE_TRUCK, ChooseTruck(1))
    assert given.truck(1).owner == given.truck(1).operator == 0
    given.sound()


@pytest.mark.rule("B11.10", "B11.18")
def test_move_over_pigeon_lapses_with_the_cargo() -> None:
    given = table().own(1, 1, crates=4, house=OMALLEYS)
    given.truck(1).pigeon = 2
    given.window(timing.LINED_UP).play(0, BUST_A_SHIPMENT, ChooseTruck(1))
    assert given.truck(1).pigeon == NOBODY


@pytest.mark.rule("B11.10", "B11.3")
def test_a_late_truck_that_was_busted_is_late_no_more() -> None:
    given = table().own(1, 1, crates=4, house=OMALLEYS)
    given.truck(1).late = True
    given.window(timing.LINED_UP).play(0, BUST_A_SHIPMENT, ChooseTruck(1))
    assert not given.truck(1).late


@pytest.mark.rule("B11.10")
def test_both_copies_can_hit_in_one_window() -> None:
    given = table().thug(0, BUST_A_SHIPMENT).own(1, 1, crates=4).own(2, 2, crates=3)
    given.window(timing.LOADED)
    given.play(0, BUST_A_SHIPMENT, ChooseTruck(1)).play(0, BUST_A_SHIPMENT, ChooseTruck(2))
    assert given.truck(1).crates == given.truck(2).crates == 0
    assert given.state.table.discard[BUST_A_SHIPMENT] == 2
    given.sound()
