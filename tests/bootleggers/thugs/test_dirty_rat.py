"""You Dirty Rat (B11.30)."""

import pytest

from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseHouse, ChooseMobster, Play
from backroom.games.bootleggers.components import DIRTY_RAT, HIT, LILS, MOTHERS, OMALLEYS
from tests.bootleggers.given import Given


@pytest.mark.rule("B11.30", "B11.31")
def test_anothers_marker_is_replaced_by_one_from_your_supply() -> None:
    given = Given().thug(0, DIRTY_RAT).markers(MOTHERS, [1, 0, 3, 0]).window(timing.LINED_UP)
    supplies = [given.state.supply(seat) for seat in range(4)]
    given.play(0, DIRTY_RAT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert given.house(MOTHERS).markers == (2, 0, 2, 0)
    assert given.state.supply(0) == supplies[0] - 1
    assert given.state.supply(2) == supplies[2] + 1
    assert given.mobster(0).markers == given.mobster(2).markers == 1
    given.sound()


@pytest.mark.rule("B11.30", "B5.8")
def test_a_full_house_has_room_since_one_goes_for_one_that_comes() -> None:
    given = Given().thug(0, DIRTY_RAT).markers(LILS, [0, 5, 0, 0]).window(timing.LINED_UP)
    given.play(0, DIRTY_RAT, ChooseHouse(LILS), ChooseMobster(1))
    assert given.house(LILS).markers == (1, 4, 0, 0)
    given.sound()


@pytest.mark.rule("B11.30", "B5.2", "B5.3")
def test_the_house_stays_open_and_may_change_hands() -> None:
    given = Given().thug(0, DIRTY_RAT).thug(1, HIT).markers(MOTHERS, [1, 0, 3, 0])
    given.window(timing.LINED_UP)
    assert influence.controller(given.state, MOTHERS) == 2
    given.play(0, DIRTY_RAT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert influence.controller(given.state, MOTHERS) == 0
    assert influence.is_open(given.state, MOTHERS)
    assert "closes" not in given.tags(None)


@pytest.mark.rule("B11.30")
def test_with_an_empty_supply_it_cannot_be_played() -> None:
    given = Given().thug(0, DIRTY_RAT).markers(MOTHERS, [0, 0, 3, 0]).back_room(0, 19)
    given.window(timing.LINED_UP)
    assert given.state.supply(0) == 0
    assert given.refused(0, Play(DIRTY_RAT)) == "B11.30"


@pytest.mark.rule("B11.30", "B11.32")
def test_only_a_marker_of_another_mobster_can_be_replaced() -> None:
    given = Given().thug(0, DIRTY_RAT).markers(MOTHERS, [1, 0, 3, 0]).markers(LILS, [2, 0, 0, 0])
    given.window(timing.LINED_UP).act(0, Play(DIRTY_RAT))
    assert given.refused(0, ChooseHouse(LILS)) == "B11.30"
    assert given.refused(0, ChooseHouse(OMALLEYS)) == "B11.30"
    given.act(0, ChooseHouse(MOTHERS))
    assert given.refused(0, ChooseMobster(0)) == "B11.30"
    assert given.refused(0, ChooseMobster(1)) == "B11.30"

    alone = Given().thug(0, DIRTY_RAT).markers(LILS, [2, 0, 0, 0]).window(timing.LINED_UP)
    assert alone.refused(0, Play(DIRTY_RAT)) == "B11.32"


@pytest.mark.rule("B10.5")
def test_it_is_aimed_at_the_mobster_whose_marker_goes() -> None:
    given = Given().thug(0, DIRTY_RAT).markers(MOTHERS, [1, 1, 3, 0]).window(timing.LINED_UP)
    given.play(0, DIRTY_RAT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert "aimed-at-you" in given.tags(2)
    assert "aimed-at-you" not in given.tags(1)
