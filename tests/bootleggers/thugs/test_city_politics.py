"""City Politics (B11.6)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseCount, Place, Play
from backroom.games.bootleggers.components import CITY_POLITICS, MOTHERS
from tests.bootleggers.given import Given


@pytest.mark.rule("B11.6")
@pytest.mark.parametrize("count", [1, 2])
def test_markers_for_the_back_room_cost_four_each(count: int) -> None:
    given = Given().back_room(0, 0).thug(0, CITY_POLITICS)
    supply = given.state.supply(0)
    given.window(timing.END_OF_PHASE_1).play(0, CITY_POLITICS, ChooseCount(count))
    assert given.mobster(0).markers == count
    assert given.state.supply(0) == supply - count
    assert [mobster.cash for mobster in given.state.mobsters] == [10 - 4 * count, 10, 10, 10]
    given.sound()


@pytest.mark.rule("B11.6")
def test_three_are_not_for_sale() -> None:
    given = Given().cash(0, 50).thug(0, CITY_POLITICS)
    given.window(timing.END_OF_PHASE_1).act(0, Play(CITY_POLITICS))
    assert ChooseCount(2) in given.legal(0)
    assert ChooseCount(3) not in given.legal(0)
    assert ChooseCount(0) not in given.legal(0)


@pytest.mark.rule("B11.6")
def test_markers_bought_before_phase_2_can_be_placed_in_it() -> None:
    given = Given().back_room(0, 0).thug(0, CITY_POLITICS)
    given.window(timing.END_OF_PHASE_1).play(0, CITY_POLITICS, ChooseCount(1))
    given.act(0, Place(MOTHERS))
    assert given.house(MOTHERS).markers[0] == 1


@pytest.mark.rule("B11.6", "B11.32")
def test_nobody_buys_more_than_he_can_pay() -> None:
    given = Given().cash(0, 7).thug(0, CITY_POLITICS)
    given.window(timing.END_OF_PHASE_1).act(0, Play(CITY_POLITICS))
    assert given.refused(0, ChooseCount(2)) == "B11.32"
    assert ChooseCount(1) in given.legal(0)


@pytest.mark.rule("B11.32")
def test_who_cannot_pay_for_one_cannot_play_it() -> None:
    given = Given().cash(0, 3).thug(0, CITY_POLITICS)
    given.window(timing.END_OF_PHASE_1)
    assert given.refused(0, Play(CITY_POLITICS)) == "B11.32"


@pytest.mark.rule("B11.33")
def test_nobody_buys_more_than_his_supply_holds() -> None:
    given = Given().back_room(0, 18).thug(0, CITY_POLITICS)
    assert given.state.supply(0) == 1  # the truck's mark is the twentieth
    given.window(timing.END_OF_PHASE_1).act(0, Play(CITY_POLITICS))
    assert given.refused(0, ChooseCount(2)) == "B11.33"
    given.act(0, ChooseCount(1))
    assert given.mobster(0).cash == 6
    given.sound()


@pytest.mark.rule("B11.32", "B11.33")
def test_an_empty_supply_leaves_nothing_to_buy() -> None:
    given = Given().back_room(0, 19).thug(0, CITY_POLITICS)
    given.window(timing.END_OF_PHASE_1)
    assert given.refused(0, Play(CITY_POLITICS)) == "B11.32"
