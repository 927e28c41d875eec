"""Double Cross (B11.8)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_ROUND
from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseHouse, ChooseMobster, ChooseWay, Play
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    DOUBLE_CROSS,
    LILS,
    MCCOY,
    MOTHERS,
    OMALLEYS,
    UNION_BOSS,
    VOLSTEAD,
)
from backroom.games.bootleggers.options import Options
from tests.bootleggers.given import Given

DESTROY, ADD = ChooseWay(0), ChooseWay(1)
AT_MOTHERS = ChooseHouse(MOTHERS)


def table(options: Options | None = None) -> Given:
    """Mother's is open; seat 0 holds the card; seat 3 keeps windows from closing."""
    given = Given(options=options).thug(0, DOUBLE_CROSS).thug(3, UNION_BOSS)
    return given.markers(MOTHERS, [2, 3, 0, 0])


@pytest.mark.rule("B11.8", "B11.31")
def test_a_marker_of_another_is_destroyed_and_returns_to_the_supply() -> None:
    given = table()
    supply = given.state.supply(1)
    given.window(timing.REVEAL)
    given.play(0, DOUBLE_CROSS, AT_MOTHERS, DESTROY, ChooseMobster(1))
    assert given.house(MOTHERS).markers == (2, 2, 0, 0)
    assert given.state.supply(1) == supply + 1
    assert given.mobster(1).markers == 1
    given.sound()


@pytest.mark.rule("B11.8")
def test_a_marker_of_ones_own_comes_from_the_supply() -> None:
    given = table()
    supply = given.state.supply(0)
    given.window(timing.REVEAL).play(0, DOUBLE_CROSS, AT_MOTHERS, ADD)
    assert given.house(MOTHERS).markers == (3, 3, 0, 0)
    assert given.state.supply(0) == supply - 1
    assert given.mobster(0).markers == 1  # the back room is left alone
    given.sound()


@pytest.mark.rule("B11.8", "B5.8")
def test_a_full_house_takes_no_more_but_can_lose_one() -> None:
    given = table().markers(LILS, [3, 2, 0, 0])
    given.window(timing.REVEAL).play(0, DOUBLE_CROSS, ChooseHouse(LILS))
    assert given.refused(0, ADD) == "B5.8"
    given.act(0, DESTROY, ChooseMobster(1))
    assert given.house(LILS).markers == (3, 1, 0, 0)


@pytest.mark.rule("B11.8")
def test_with_an_empty_supply_nothing_can_be_added() -> None:
    given = table().back_room(0, 17)
    assert given.state.supply(0) == 0
    given.window(timing.REVEAL).play(0, DOUBLE_CROSS, AT_MOTHERS)
    assert given.refused(0, ADD) == "B11.8"
    assert DESTROY in given.legal(0)


@pytest.mark.rule("B11.8")
def test_where_nobody_else_stands_one_can_only_add() -> None:
    given = table().markers(BARLEYCORNS, [1, 0, 0, 0])
    given.window(timing.REVEAL).play(0, DOUBLE_CROSS, ChooseHouse(BARLEYCORNS))
    assert given.refused(0, DESTROY) == "B11.8"
    given.act(0, ADD)
    assert given.house(BARLEYCORNS).markers == (2, 0, 0, 0)


@pytest.mark.rule("B11.8", "B12.4")
def test_ones_own_marker_cannot_be_destroyed() -> None:
    given = table()
    given.window(timing.REVEAL).play(0, DOUBLE_CROSS, AT_MOTHERS, DESTROY)
    assert given.refused(0, ChooseMobster(0)) == "B11.8"
    assert given.refused(0, ChooseMobster(2)) == "B11.8"  # he has none there
    assert ChooseMobster(1) in given.legal(0)


@pytest.mark.rule("B11.8", "B12.4")
def test_with_the_option_any_marker_can_be_destroyed() -> None:
    given = table(Options(double_cross="any"))
    given.window(timing.REVEAL)
    given.play(0, DOUBLE_CROSS, AT_MOTHERS, DESTROY, ChooseMobster(0))
    assert given.house(MOTHERS).markers == (1, 3, 0, 0)
    given.sound()


@pytest.mark.rule("B11.8")
def test_omalleys_is_not_a_house_and_volstead_needs_six() -> None:
    given = table()
    given.window(timing.REVEAL).play(0, DOUBLE_CROSS)
    assert given.refused(0, ChooseHouse(OMALLEYS)) == "B11.8"
    houses = [a.house for a in given.legal(0) if isinstance(a, ChooseHouse)]
    assert houses == [LILS, MOTHERS, BARLEYCORNS, MCCOY]
    given = Given(6).thug(0, DOUBLE_CROSS).window(timing.REVEAL).play(0, DOUBLE_CROSS)
    assert ChooseHouse(VOLSTEAD) in given.legal(0)


@pytest.mark.rule("B11.8", "B12.4")
def test_where_only_ones_own_markers_stand_the_option_decides() -> None:
    for options, whose in ((Options(), []), (Options(double_cross="any"), [ChooseMobster(0)])):
        given = table(options).markers(MOTHERS, [4, 0, 0, 0])
        given.window(timing.REVEAL).play(0, DOUBLE_CROSS, AT_MOTHERS)
        if DESTROY in given.legal(0):
            given.act(0, DESTROY)
        assert [a for a in given.legal(0) if isinstance(a, ChooseMobster)] == whose


@pytest.mark.rule("B11.32")
def test_with_nothing_to_destroy_or_add_it_cannot_be_played() -> None:
    given = table().markers(MOTHERS, [0, 0, 0, 0]).back_room(0, 19)
    given.window(timing.REVEAL)
    assert given.refused(0, Play(DOUBLE_CROSS)) == "B11.32"


@pytest.mark.rule("B11.8", "B5.2")
def test_it_can_close_a_house_and_open_one() -> None:
    given = table().markers(MOTHERS, [1, 3, 0, 0])
    given.window(timing.LINED_UP)
    given.play(0, DOUBLE_CROSS, AT_MOTHERS, DESTROY, ChooseMobster(1))
    assert "closes" in given.tags(0)
    assert not influence.is_open(given.state, MOTHERS)
    given = table().markers(MOTHERS, [1, 2, 0, 0])
    given.window(timing.LINED_UP).play(0, DOUBLE_CROSS, AT_MOTHERS, ADD)
    assert "opens" in given.tags(0)
    assert influence.is_open(given.state, MOTHERS)


@pytest.mark.rule("B11.8", "B5.3")
def test_it_can_turn_control() -> None:
    given = table()
    assert influence.controller(given.state, MOTHERS) == 1
    given.window(timing.REVEAL).play(0, DOUBLE_CROSS, AT_MOTHERS, ADD)
    assert influence.controller(given.state, MOTHERS) == 0  # 3-3, and more muscle


@pytest.mark.rule("B10.5")
def test_the_one_who_loses_a_marker_is_woken_and_told() -> None:
    given = table().markers(MOTHERS, [0, 5, 1, 1])
    given.state.standing = [0, THIS_ROUND, THIS_ROUND, 0]
    given.window(timing.REVEAL)
    given.play(0, DOUBLE_CROSS, AT_MOTHERS, DESTROY, ChooseMobster(1))
    assert given.state.standing == [0, 0, THIS_ROUND, 0]
    assert "aimed-at-you" in given.tags(1)
    assert "aimed-at-you" not in given.tags(2)
