"""G-Men: Bust a Speakeasy (B11.11)."""

import pytest

from backroom.engine.passing import THIS_ROUND, THIS_TIME
from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseHouse, Play
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BUST_A_SPEAKEASY,
    LILS,
    MOTHERS,
    OMALLEYS,
)
from tests.bootleggers.given import Given


@pytest.mark.rule("B11.11", "B7.9")
def test_a_busted_house_buys_nothing() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).markers(MOTHERS, [0, 4, 0, 0])
    given.own(1, 1, 4, MOTHERS).house_window(MOTHERS)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.tags().count("closes") == 1
    assert "rolls-demand" not in given.tags(None)
    assert "sells" not in given.tags(None)
    assert given.mobster(1).cash == 10
    given.sound()


@pytest.mark.rule("B11.11")
def test_between_the_roll_and_the_sale_it_is_not_too_late() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).markers(MOTHERS, [0, 4, 0, 0])
    given.own(1, 1, 4, MOTHERS).house_window(MOTHERS).pass_all()
    assert "rolls-demand" in given.tags(None)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert "sells" not in given.tags(None)
    assert given.mobster(1).cash == 10


@pytest.mark.rule("B11.11", "B5.2")
def test_omalleys_can_be_busted_too() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).own(1, 1, 4, OMALLEYS)
    given.window(timing.LINED_UP)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(OMALLEYS))
    assert "stays-closed" in given.tags(None)
    assert given.mobster(1).cash == 10
    given.sound()


@pytest.mark.rule("B11.11", "B5.2")
def test_early_in_the_round_more_markers_do_not_open_it_again() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).thug(3, BIG_CITY_BOYS)
    given.markers(MOTHERS, [0, 4, 0, 0]).window(timing.END_OF_PHASE_1)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    given.house(MOTHERS).markers = (1, 4, 0, 0)
    assert not influence.is_open(given.state, MOTHERS)


@pytest.mark.rule("B11.11")
def test_next_round_it_is_open_again() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).markers(MOTHERS, [0, 4, 0, 0])
    given.window(timing.LINED_UP)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.state.table.round == 3
    assert influence.is_open(given.state, MOTHERS)


@pytest.mark.rule("B11.33")
def test_not_even_a_copper_in_the_house_keeps_it_open() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).thug(3, BIG_CITY_BOYS)
    given.house(MOTHERS).copper = True
    given.window(timing.LINED_UP)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert not influence.is_open(given.state, MOTHERS)


@pytest.mark.rule("B11.11")
def test_a_closed_house_cannot_be_busted() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).markers(MOTHERS, [0, 3, 0, 0])
    given.window(timing.LINED_UP).act(0, Play(BUST_A_SPEAKEASY))
    assert given.refused(0, ChooseHouse(MOTHERS)) == "B11.11"


@pytest.mark.rule("B11.11")
def test_a_house_whose_sale_is_over_cannot_be_busted() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).markers(LILS, [0, 3, 0, 0])
    given.markers(MOTHERS, [0, 4, 0, 0]).own(1, 1, 4, MOTHERS).house_window(OMALLEYS)
    given.act(0, Play(BUST_A_SPEAKEASY))
    for house in (OMALLEYS, LILS):
        why = given.why_not(0, ChooseHouse(house))
        assert why is not None and why.key == "why-sold"
    assert given.why_not(0, ChooseHouse(MOTHERS)) is None


@pytest.mark.rule("B11.11")
def test_after_the_last_sale_it_is_too_late() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).thug(0, BIG_CITY_BOYS)
    given.markers(MOTHERS, [0, 4, 0, 0]).window(timing.LAST_SALE)
    assert given.refused(0, Play(BUST_A_SPEAKEASY)) == "B11.11"


@pytest.mark.rule("B10.5")
def test_who_has_a_truck_or_a_marker_there_is_asked_again() -> None:
    given = Given().thug(0, BUST_A_SPEAKEASY).thug(0, BIG_CITY_BOYS)
    given.markers(MOTHERS, [0, 4, 0, 0]).own(2, 2, 4, MOTHERS).window(timing.LINED_UP)
    given.state.standing = [THIS_TIME, THIS_ROUND, THIS_ROUND, THIS_ROUND]
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.state.standing == [THIS_TIME, THIS_TIME, THIS_TIME, THIS_ROUND]
