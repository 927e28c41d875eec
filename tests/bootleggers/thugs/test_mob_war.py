"""Mob War (B11.16)."""

import pytest

from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseHouse, ChooseMobster, Play
from backroom.games.bootleggers.components import BARLEYCORNS, LILS, MOB_WAR, MOTHERS, OMALLEYS
from tests.bootleggers.given import Given


@pytest.mark.rule("B11.16", "B11.31")
def test_two_markers_of_two_mobsters_return_to_their_supplies() -> None:
    given = Given().thug(0, MOB_WAR).markers(MOTHERS, [0, 2, 3, 0]).window(timing.LINED_UP)
    supplies = [given.state.supply(seat) for seat in range(4)]
    given.play(0, MOB_WAR, ChooseHouse(MOTHERS), ChooseMobster(1), ChooseMobster(2))
    assert given.house(MOTHERS).markers == (0, 1, 2, 0)
    assert given.state.supply(1) == supplies[1] + 1
    assert given.state.supply(2) == supplies[2] + 1
    assert given.mobster(1).markers == given.mobster(2).markers == 1
    given.sound()


@pytest.mark.rule("B11.16")
def test_both_may_be_of_one_mobster() -> None:
    given = Given().thug(0, MOB_WAR).markers(MOTHERS, [0, 2, 3, 0]).window(timing.LINED_UP)
    given.play(0, MOB_WAR, ChooseHouse(MOTHERS), ChooseMobster(1), ChooseMobster(1))
    assert given.house(MOTHERS).markers == (0, 0, 3, 0)


@pytest.mark.rule("B11.16")
def test_one_may_be_your_own() -> None:
    given = Given().thug(0, MOB_WAR).markers(MOTHERS, [2, 2, 3, 0]).window(timing.LINED_UP)
    given.play(0, MOB_WAR, ChooseHouse(MOTHERS), ChooseMobster(0), ChooseMobster(2))
    assert given.house(MOTHERS).markers == (1, 2, 2, 0)


@pytest.mark.rule("B11.16")
def test_a_single_marker_cannot_be_destroyed_twice() -> None:
    given = Given().thug(0, MOB_WAR).markers(MOTHERS, [0, 1, 3, 0]).window(timing.LINED_UP)
    given.act(0, Play(MOB_WAR), ChooseHouse(MOTHERS), ChooseMobster(1))
    assert given.refused(0, ChooseMobster(1)) == "B11.16"


@pytest.mark.rule("B11.16")
def test_where_there_is_only_one_marker_only_one_is_destroyed() -> None:
    given = Given().thug(0, MOB_WAR).markers(MOTHERS, [0, 1, 0, 0])
    given.markers(BARLEYCORNS, [0, 4, 0, 0]).window(timing.LINED_UP)
    given.play(0, MOB_WAR, ChooseHouse(MOTHERS), ChooseMobster(1))
    assert given.house(MOTHERS).markers == (0, 0, 0, 0)
    assert given.house(BARLEYCORNS).markers == (0, 4, 0, 0)
    assert given.state.table.discard[MOB_WAR] == 1


@pytest.mark.rule("B11.16", "B11.32")
def test_it_needs_a_house_with_a_marker() -> None:
    given = Given().thug(0, MOB_WAR).window(timing.LINED_UP)
    assert given.refused(0, Play(MOB_WAR)) == "B11.32"
    given = Given().thug(0, MOB_WAR).markers(MOTHERS, [0, 1, 0, 0]).window(timing.LINED_UP)
    given.act(0, Play(MOB_WAR))
    assert given.refused(0, ChooseHouse(OMALLEYS)) == "B11.16"
    assert given.refused(0, ChooseHouse(LILS)) == "B11.16"


@pytest.mark.rule("B5.2", "B7.9")
def test_the_house_closes_and_its_trucks_sell_nothing() -> None:
    given = Given().thug(0, MOB_WAR).markers(MOTHERS, [0, 5, 0, 0]).own(1, 1, 4, MOTHERS)
    given.house_window(MOTHERS)
    assert influence.is_open(given.state, MOTHERS)
    given.play(0, MOB_WAR, ChooseHouse(MOTHERS), ChooseMobster(1), ChooseMobster(1))
    assert given.tags().count("closes") == 1
    assert "sells" not in given.tags(None)
    assert given.mobster(1).cash == 10


@pytest.mark.rule("B10.5")
def test_it_is_aimed_at_each_mobster_who_loses_a_marker() -> None:
    given = Given().thug(0, MOB_WAR).markers(MOTHERS, [0, 2, 3, 1]).window(timing.LINED_UP)
    given.play(0, MOB_WAR, ChooseHouse(MOTHERS), ChooseMobster(1), ChooseMobster(2))
    assert given.tags(1).count("aimed-at-you") == 1
    assert given.tags(2).count("aimed-at-you") == 1
    assert "aimed-at-you" not in given.tags(3)
