"""Hit (B11.15)."""

import pytest

from backroom.engine.passing import THIS_ROUND, THIS_TIME
from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseHouse, ChooseMobster, Play
from backroom.games.bootleggers.components import HIT, LILS, MOTHERS, OMALLEYS
from tests.bootleggers.given import Given


@pytest.mark.rule("B11.15", "B11.31")
def test_the_marker_returns_to_its_owners_supply_and_not_to_the_back_room() -> None:
    given = Given().thug(0, HIT).markers(MOTHERS, [2, 0, 3, 0]).window(timing.LINED_UP)
    supply = given.state.supply(2)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert given.house(MOTHERS).markers == (2, 0, 2, 0)
    assert given.state.supply(2) == supply + 1
    assert given.mobster(2).markers == 1
    assert given.state.table.discard[HIT] == 1
    given.sound()


@pytest.mark.rule("B11.15")
def test_the_marker_may_be_your_own() -> None:
    given = Given().thug(0, HIT).markers(MOTHERS, [2, 0, 0, 0]).window(timing.LINED_UP)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(0))
    assert given.house(MOTHERS).markers == (1, 0, 0, 0)


@pytest.mark.rule("B11.15")
def test_a_closed_house_can_be_hit_too() -> None:
    given = Given().thug(0, HIT).markers(MOTHERS, [0, 0, 1, 0]).window(timing.LINED_UP)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert given.house(MOTHERS).markers == (0, 0, 0, 0)
    assert "closes" not in given.tags(None)


@pytest.mark.rule("B11.15")
def test_only_a_house_with_markers_and_a_mobster_who_has_one_there() -> None:
    given = Given().thug(0, HIT).markers(MOTHERS, [2, 0, 3, 0]).window(timing.LINED_UP)
    given.act(0, Play(HIT))
    why = given.why_not(0, ChooseHouse(OMALLEYS))
    assert why is not None and why.key == "why-not-omalleys"
    assert given.refused(0, ChooseHouse(LILS)) == "B11.15"
    given.act(0, ChooseHouse(MOTHERS))
    assert given.refused(0, ChooseMobster(1)) == "B11.15"


@pytest.mark.rule("B11.32")
def test_with_no_marker_in_any_house_it_cannot_be_played() -> None:
    given = Given().thug(0, HIT).window(timing.LINED_UP)
    assert given.refused(0, Play(HIT)) == "B11.32"


@pytest.mark.rule("B5.2", "B7.9")
def test_a_house_that_closes_for_want_of_markers_buys_nothing() -> None:
    given = Given().thug(0, HIT).markers(MOTHERS, [0, 4, 0, 0]).own(1, 1, 4, MOTHERS)
    given.house_window(MOTHERS)
    assert influence.is_open(given.state, MOTHERS)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(1))
    assert given.tags().count("closes") == 1
    assert "stays-closed" in given.tags(None)
    assert "sells" not in given.tags(None)
    assert "unsold" in given.tags(None)
    assert given.mobster(1).cash == 10
    given.sound()


@pytest.mark.rule("B5.2", "B7.9")
def test_after_the_roll_a_hit_still_closes_the_house() -> None:
    given = Given().thug(0, HIT).markers(MOTHERS, [0, 4, 0, 0]).own(1, 1, 4, MOTHERS)
    given.house_window(MOTHERS).pass_all()
    assert len(given.house(MOTHERS).demand) == 2
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(1))
    assert given.mobster(1).cash == 10


@pytest.mark.rule("B5.3", "B7.8")
def test_control_may_change_hands_while_the_trucks_stay_in_their_docks() -> None:
    given = Given().thug(0, HIT).markers(MOTHERS, [2, 0, 3, 0]).own(2, 2, 4, MOTHERS)
    docks = given.house(MOTHERS).docks
    given.thug(3, HIT).window(timing.LINED_UP)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert influence.controller(given.state, MOTHERS) == 0
    assert given.house(MOTHERS).docks == docks


@pytest.mark.rule("B10.5")
def test_the_standing_pass_of_the_mobster_hit_lapses() -> None:
    given = Given().thug(0, HIT).markers(MOTHERS, [2, 1, 3, 0])
    given.thug(3, HIT).window(timing.LINED_UP)
    given.state.standing[1] = given.state.standing[2] = THIS_ROUND
    given.act(0, Play(HIT)).pass_all()
    given.act(0, ChooseHouse(MOTHERS), ChooseMobster(1))
    assert given.state.standing[1] == THIS_TIME
    assert given.tags(1).count("aimed-at-you") == 1
    assert "aimed-at-you" not in given.tags(2)
