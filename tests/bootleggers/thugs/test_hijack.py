"""Hijack (B11.14)."""

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseTruck, Done, Drive, Play
from backroom.games.bootleggers.components import BIG_CITY_BOYS, HIJACK, HIT, MOTHERS, OMALLEYS
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.state import HOME, NOBODY, TWO_STARS
from tests.bootleggers.given import Given

MEDIUM_TRUCK, LARGE_TRUCK = 12, 17


@pytest.mark.rule("B11.14")
def test_the_whole_cargo_moves_onto_an_empty_truck_of_yours() -> None:
    given = Given().thug(0, HIJACK).own(1, 1, crates=3).window(timing.LOADED)
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0))
    assert (given.truck(0).crates, given.truck(1).crates) == (3, 0)
    assert given.truck(1).owner == given.truck(1).operator == 1
    given.sound()


@pytest.mark.rule("B11.14", "B7.5")
def test_before_your_driving_turn_you_ship_it_on_that_turn() -> None:
    given = Given().thug(0, HIJACK).own(1, 1, crates=3).window(timing.LOADED)
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0))
    assert given.truck(0).house == HOME
    assert Done() in given.legal(0)  # nothing sends it off before that
    given.act(0, Drive(0, OMALLEYS)).close_windows()
    assert given.mobster(0).cash == 13
    assert given.mobster(1).cash == 10


@pytest.mark.rule("B11.14", "B10.4")
def test_on_your_driving_turn_you_may_hijack_a_truck_that_stands_in_line() -> None:
    given = Given().thug(1, HIJACK).own(0, 0, crates=4).part(drive_trucks)
    given.act(0, Drive(0, OMALLEYS))
    given.play(1, HIJACK, ChooseTruck(0), ChooseTruck(1))
    assert given.truck(0).house == OMALLEYS  # there it stays, empty
    assert given.truck(0).crates == 0
    given.act(1, Drive(1, OMALLEYS)).close_windows()
    assert [given.mobster(seat).cash for seat in (0, 1)] == [10, 14]


@pytest.mark.rule("B11.14", "B7.10")
def test_after_your_driving_turn_it_leaves_at_once_for_the_dock_of_your_influence() -> None:
    given = Given().thug(0, HIJACK).thug(3, BIG_CITY_BOYS).markers(MOTHERS, [1, 3, 1, 0])
    given.own(1, 1, 4).own(2, 2, 4).part(drive_trucks)
    given.act(0, Done()).act(1, Drive(1, MOTHERS)).act(2, Drive(2, MOTHERS)).act(3, Done())
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0))
    assert given.refused(0, Done()) == "B11.14"
    given.act(0, Drive(0, MOTHERS))
    assert given.house(MOTHERS).docks[TWO_STARS] == (2, 0)  # last in line
    assert given.truck(0).late
    assert given.truck(1).house == MOTHERS
    given.sound()


@pytest.mark.rule("B11.14")
def test_after_your_driving_turn_it_may_go_to_any_speakeasy_in_play() -> None:
    given = Given().thug(0, HIJACK).own(1, 1, 4, MOTHERS).window(timing.LINED_UP)
    given.state.table.driven = [True] * 4
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0))
    assert given.legal(0) == [Drive(0, house) for house in range(5)]
    given.act(0, Drive(0, OMALLEYS)).close_windows()
    assert given.mobster(0).cash == 14


@pytest.mark.rule("B11.14", "B7.10")
def test_a_robbed_truck_in_line_keeps_its_place_but_sells_nothing() -> None:
    given = Given().thug(0, HIJACK).thug(3, BIG_CITY_BOYS).markers(MOTHERS, [0, 4, 0, 0])
    given.own(1, 1, 4, MOTHERS).window(timing.LINED_UP)
    given.state.table.driven = [True] * 4
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0)).act(0, Drive(0, OMALLEYS))
    assert given.state.trucks_in_line(MOTHERS) == [1]
    given.close_windows()
    assert [given.mobster(seat).cash for seat in (0, 1)] == [14, 10]


@pytest.mark.rule("B11.14")
def test_you_may_rob_a_truck_you_rented_out() -> None:
    given = Given().thug(0, HIJACK).own(0, 4, crates=3)
    given.truck(4).operator = 1
    given.window(timing.LOADED)
    given.play(0, HIJACK, ChooseTruck(4), ChooseTruck(0))
    assert given.truck(0).crates == 3
    assert "aimed-at-you" in given.tags(1)


@pytest.mark.rule("B11.14")
def test_a_truck_you_rent_is_no_target_but_can_take_the_cargo() -> None:
    given = Given().thug(0, HIJACK).own(1, 1, crates=3).own(2, 2, crates=1)
    given.truck(2).operator = given.truck(3).operator = 0
    given.window(timing.LOADED).act(0, Play(HIJACK)).pass_all()
    assert ChooseTruck(2) not in given.legal(0)
    given.act(0, ChooseTruck(1), ChooseTruck(3)).pass_answers()
    assert given.truck(3).crates == 3


@pytest.mark.rule("B11.14")
def test_your_truck_must_have_room_for_all_of_it() -> None:
    given = Given().thug(0, HIJACK).own(0, MEDIUM_TRUCK).own(1, 1, crates=2)
    given.own(1, MEDIUM_TRUCK + 1, crates=6).own(1, LARGE_TRUCK, crates=7)
    given.window(timing.LOADED).act(0, Play(HIJACK)).pass_all()
    assert given.refused(0, ChooseTruck(LARGE_TRUCK)) == "B11.14"
    given.act(0, ChooseTruck(MEDIUM_TRUCK + 1))
    assert given.refused(0, ChooseTruck(0)) == "B11.14"
    given.act(0, ChooseTruck(MEDIUM_TRUCK)).pass_answers()
    assert given.truck(MEDIUM_TRUCK).crates == 6


@pytest.mark.rule("B11.14", "B11.32")
def test_your_truck_must_be_empty_and_at_home() -> None:
    given = Given().thug(0, HIJACK).own(0, 0, crates=1).own(1, 1, crates=1)
    given.window(timing.LOADED)
    assert given.refused(0, Play(HIJACK)) == "B11.32"
    given = Given().thug(0, HIJACK).own(0, 0, 0, MOTHERS).own(1, 1, crates=1)
    given.window(timing.LINED_UP)
    assert given.refused(0, Play(HIJACK)) == "B11.32"


@pytest.mark.rule("B11.14", "B11.18")
def test_a_pigeon_lapses_with_the_cargo() -> None:
    given = Given().thug(0, HIJACK).own(1, 1, 4, OMALLEYS)
    given.truck(1).pigeon = 2
    given.window(timing.LINED_UP)
    given.state.table.driven = [True] * 4
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(0))
    assert given.truck(0).pigeon == given.truck(1).pigeon == NOBODY
    given.act(0, Drive(0, OMALLEYS)).close_windows()
    assert [mobster.cash for mobster in given.state.mobsters] == [14, 10, 10, 10]


@pytest.mark.rule("B11.14")
@pytest.mark.parametrize("when", [timing.AFTER_DEALS, timing.LAST_SALE])
def test_neither_before_loading_is_shown_nor_after_phase_4(when: int) -> None:
    given = Given().thug(0, HIJACK).thug(0, HIT).own(1, 1, crates=4).window(when)
    assert given.refused(0, Play(HIJACK)) == "B11.14"
