"""Thirsty (B11.25)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.actions import ChooseHouse, Play
from backroom.games.bootleggers.components import BARLEYCORNS, LILS, MOTHERS, OMALLEYS, THIRSTY
from tests.bootleggers.given import Given

LARGE_TRUCK = 17


def a_large_truck(crates: int = 9) -> Given:
    """Mother's, which Alice controls: profit and wholesale make $3G a crate for her."""
    given = Given().thug(1, THIRSTY).cash(0, 0).markers(MOTHERS, [4, 1, 0, 0])
    given.state.table.truck_deck[2] -= 1
    return given.own(0, LARGE_TRUCK, crates=crates, house=MOTHERS)


@pytest.mark.rule("B11.25", "B8.1")
def test_one_more_die_is_rolled_with_the_others() -> None:
    given = a_large_truck().dice("demand.2", 1, 2, 3).house_window(MOTHERS)
    given.play(1, THIRSTY, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 3 * (1 + 2 + 3)
    given.sound()


@pytest.mark.rule("B11.25")
def test_without_it_two_dice_are_rolled() -> None:
    given = a_large_truck().dice("demand.2", 1, 2, 3).house_window(MOTHERS).close_windows()
    assert given.mobster(0).cash == 3 * (1 + 2)


@pytest.mark.rule("B11.25", "B8.1")
def test_improvements_add_to_its_die_too() -> None:
    given = a_large_truck().dice("demand.2", 1, 1, 1)
    given.house(MOTHERS).improvements = 1
    given.house_window(MOTHERS).play(1, THIRSTY, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 3 * (3 * 1 + 3 * 1)


@pytest.mark.rule("B11.25", "B8.1")
def test_after_the_roll_its_die_is_rolled_on_its_own() -> None:
    given = a_large_truck().dice("demand.2", 1, 1, 2)
    given.house(MOTHERS).improvements = 1
    given.house_window(MOTHERS).pass_all()
    assert given.house(MOTHERS).demand == (1, 1)
    given.play(1, THIRSTY, ChooseHouse(MOTHERS))
    rolls = given.all(events.RollsDemand)
    assert [(roll.dice, roll.crates) for roll in rolls] == [((1, 1), 4), ((2,), 7)]
    assert given.mobster(0).cash == 3 * 7


@pytest.mark.rule("B11.25")
def test_played_early_it_waits_for_the_roll_of_its_house() -> None:
    given = a_large_truck().dice("demand.2", 2, 2, 2).window(timing.LINED_UP)
    given.play(1, THIRSTY, ChooseHouse(MOTHERS))
    rolls = [message.dice for message in given.all(events.RollsDemand)]
    assert rolls == [(2, 2, 2)]


@pytest.mark.rule("B11.33")
def test_a_copper_in_the_house_needs_no_die() -> None:
    given = a_large_truck().dice("demand.2", 1, 1, 6).house_window(MOTHERS).pass_all()
    given.house(MOTHERS).copper = True  # played after the roll
    given.play(1, THIRSTY, ChooseHouse(MOTHERS))
    assert given.tags().count("rolls-demand") == 1
    assert given.mobster(0).cash == 9


@pytest.mark.rule("B11.25")
def test_only_an_open_house_whose_sale_has_not_begun() -> None:
    given = a_large_truck().markers(LILS, [2, 0, 0, 0]).markers(BARLEYCORNS, [4, 0, 0, 0])
    given.house(BARLEYCORNS).sold = True
    given.house_window(MOTHERS).act(1, Play(THIRSTY))
    for house, key in (
        (OMALLEYS, "why-not-omalleys"),
        (LILS, "why-closed"),
        (BARLEYCORNS, "why-sold"),
    ):
        why = given.why_not(1, ChooseHouse(house))
        assert why is not None and why.key == key
        assert given.refused(1, ChooseHouse(house)) == "B11.25"


@pytest.mark.rule("B11.25")
def test_after_the_last_sale_it_is_too_late() -> None:
    given = Given().thug(0, THIRSTY, unseen=True).markers(MOTHERS, [4, 0, 0, 0])
    given.window(timing.LAST_SALE)
    assert given.refused(0, Play(THIRSTY)) == "B11.25"


@pytest.mark.rule("B11.25")
def test_it_holds_for_one_round() -> None:
    given = a_large_truck().house_window(MOTHERS)
    given.play(1, THIRSTY, ChooseHouse(MOTHERS))
    assert given.state.table.round == 3
    assert given.house(MOTHERS).extra_dice == 0
