"""Muscling In (B11.19)."""

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseStill, ChooseWay, Play, PutDie
from backroom.games.bootleggers.components import MUSCLING_IN
from tests.bootleggers.given import Given

THEIRS, MINE = 6, 7
ON_A_STILL, BACK_ROOM = ChooseWay(0), ChooseWay(1)


def a_remote_still(dice: int) -> Given:
    """Seat 1 has a remote still, seat 0 another, each mobster a family still with one die."""
    given = Given().thug(0, MUSCLING_IN)
    given.still(THEIRS).owner, given.still(THEIRS).dice = 1, dice
    given.still(MINE).owner, given.still(MINE).dice = 0, 1
    return given


@pytest.mark.rule("B11.19")
@pytest.mark.parametrize("own", [0, MINE])
def test_a_die_moves_to_a_free_slot_of_yours(own: int) -> None:
    given = a_remote_still(2).window(timing.LINED_UP)
    given.play(0, MUSCLING_IN, ChooseStill(THEIRS), ON_A_STILL, ChooseStill(own))
    assert given.still(THEIRS).dice == 1
    assert given.still(own).dice == 2
    given.sound()


@pytest.mark.rule("B11.19", "B4.15")
def test_or_to_your_back_room_to_be_put_on_a_still_later() -> None:
    given = a_remote_still(2).window(timing.LINED_UP)
    given.play(0, MUSCLING_IN, ChooseStill(THEIRS), BACK_ROOM)
    assert given.still(THEIRS).dice == 1
    assert given.mobster(0).dice == 1
    given.act(0, PutDie(MINE))
    assert given.still(MINE).dice == 2
    given.sound()


@pytest.mark.rule("B11.19")
def test_with_no_free_slot_only_the_back_room_is_left() -> None:
    given = a_remote_still(2)
    given.still(0).dice = given.still(MINE).dice = 4
    given.window(timing.LINED_UP).act(0, Play(MUSCLING_IN), ChooseStill(THEIRS))
    assert given.refused(0, ON_A_STILL) == "B11.19"
    given.act(0, BACK_ROOM).pass_answers()
    assert given.mobster(0).dice == 1


@pytest.mark.rule("B11.19")
def test_a_full_still_of_yours_takes_no_die() -> None:
    given = a_remote_still(2)
    given.still(0).dice = 4
    given.window(timing.LINED_UP).act(0, Play(MUSCLING_IN), ChooseStill(THEIRS), ON_A_STILL)
    assert ChooseStill(0) not in given.legal(0)
    assert ChooseStill(MINE) in given.legal(0)


@pytest.mark.rule("B11.19", "B2.6")
def test_the_still_stays_its_owners_even_with_no_die() -> None:
    given = a_remote_still(1).window(timing.LINED_UP)
    supply = given.state.supply(1)
    given.play(0, MUSCLING_IN, ChooseStill(THEIRS), ON_A_STILL, ChooseStill(MINE))
    assert given.still(THEIRS).dice == 0
    assert given.still(THEIRS).owner == 1
    assert given.state.supply(1) == supply
    given.sound()


@pytest.mark.rule("B11.33", "B11.32")
def test_it_needs_a_die_on_the_still() -> None:
    given = a_remote_still(0).window(timing.LINED_UP)
    assert given.refused(0, Play(MUSCLING_IN)) == "B11.32"
    given = a_remote_still(0)
    given.still(8).owner, given.still(8).dice = 2, 1
    given.window(timing.LINED_UP).act(0, Play(MUSCLING_IN))
    assert given.refused(0, ChooseStill(THEIRS)) == "B11.33"


@pytest.mark.rule("B11.19")
def test_neither_a_family_still_nor_your_own_nor_one_of_nobody() -> None:
    given = a_remote_still(2).window(timing.LINED_UP).act(0, Play(MUSCLING_IN))
    offered = [option.action for ask in given.asks(0) for option in ask.options]
    assert [s for s in range(12) if ChooseStill(s) in offered] == [THEIRS]

    alone = a_remote_still(2)
    alone.still(THEIRS).owner = 0
    alone.window(timing.LINED_UP)
    assert alone.refused(0, Play(MUSCLING_IN)) == "B11.32"


@pytest.mark.rule("B11.19", "B6.1")
def test_before_production_the_die_rolls_for_you() -> None:
    given = a_remote_still(1).dice("production.0.7", 4, 3).window(timing.BEFORE_PRODUCTION)
    given.dice("production.0.0", 1)
    given.play(0, MUSCLING_IN, ChooseStill(THEIRS), ON_A_STILL, ChooseStill(MINE))
    assert given.mobster(0).crates == 1 + 4 + 3


@pytest.mark.rule("B10.5")
def test_it_is_aimed_at_the_owner() -> None:
    given = a_remote_still(2).window(timing.LINED_UP)
    given.play(0, MUSCLING_IN, ChooseStill(THEIRS), BACK_ROOM)
    assert "aimed-at-you" in given.tags(1)
    assert "aimed-at-you" not in given.tags(2)
