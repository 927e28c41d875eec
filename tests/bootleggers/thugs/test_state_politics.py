"""State Politics (B11.24)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseCount, Play
from backroom.games.bootleggers.components import STATE_POLITICS
from tests.bootleggers.given import Given


@pytest.mark.rule("B11.24")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_markers_for_the_back_room_cost_five_each(count: int) -> None:
    given = Given().cash(0, 15).back_room(0, 0).thug(0, STATE_POLITICS)
    given.window(timing.END_OF_PHASE_1).play(0, STATE_POLITICS, ChooseCount(count))
    assert given.mobster(0).markers == count
    assert [mobster.cash for mobster in given.state.mobsters] == [15 - 5 * count, 10, 10, 10]
    given.sound()


@pytest.mark.rule("B11.24")
def test_four_are_not_for_sale() -> None:
    given = Given().cash(0, 50).thug(0, STATE_POLITICS)
    given.window(timing.END_OF_PHASE_1).act(0, Play(STATE_POLITICS))
    assert ChooseCount(3) in given.legal(0)
    assert ChooseCount(4) not in given.legal(0)


@pytest.mark.rule("B11.24", "B11.32")
def test_nobody_buys_more_than_he_can_pay() -> None:
    given = Given().cash(0, 14).thug(0, STATE_POLITICS)
    given.window(timing.END_OF_PHASE_1).act(0, Play(STATE_POLITICS))
    assert given.refused(0, ChooseCount(3)) == "B11.32"
    assert ChooseCount(2) in given.legal(0)


@pytest.mark.rule("B11.32")
def test_who_cannot_pay_for_one_cannot_play_it() -> None:
    given = Given().cash(0, 4).thug(0, STATE_POLITICS)
    given.window(timing.END_OF_PHASE_1)
    assert given.refused(0, Play(STATE_POLITICS)) == "B11.32"


@pytest.mark.rule("B11.33")
def test_nobody_buys_more_than_his_supply_holds() -> None:
    given = Given().cash(0, 50).back_room(0, 17).thug(0, STATE_POLITICS)
    given.window(timing.END_OF_PHASE_1).act(0, Play(STATE_POLITICS))
    assert given.refused(0, ChooseCount(3)) == "B11.33"
    assert ChooseCount(2) in given.legal(0)


@pytest.mark.rule("B11.32", "B11.33")
def test_an_empty_supply_leaves_nothing_to_buy() -> None:
    given = Given().cash(0, 50).back_room(0, 19).thug(0, STATE_POLITICS)
    given.window(timing.END_OF_PHASE_1)
    assert given.refused(0, Play(STATE_POLITICS)) == "B11.32"
