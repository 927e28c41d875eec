"""Phase 3: stills, and the copper (B6)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import questions
from backroom.games.bootleggers.components import FIRST_REMOTE
from backroom.games.bootleggers.phases.stills import make_whiskey
from backroom.games.bootleggers.state import NOBODY
from tests.bootleggers.given import Given


def rolls(given: Given, *faces: int) -> Given:
    """Each family still has one die; this is what they will show."""
    for seat, face in enumerate(faces):
        given.dice(f"production.{seat}.{seat}", face)
    return given


@pytest.mark.rule("B6.1")
def test_every_still_rolls_its_dice_into_the_owners_back_room() -> None:
    given = Given(3)
    given.still(0).dice = 2
    given.still(FIRST_REMOTE).owner = 0
    given.still(FIRST_REMOTE).dice = 1
    given.crates(0, 5)  # from a warehouse
    given.dice("production.0.0", 4, 3).dice(f"production.0.{FIRST_REMOTE}", 6)
    rolls(given, 4, 2, 6)
    given.chance.faces["production.0.0"] = [3, 2]
    given.part(make_whiskey)
    assert [mobster.crates for mobster in given.state.mobsters] == [5 + 7 + 6, 2, 6]


@pytest.mark.rule("B6.1")
def test_a_still_without_dice_makes_nothing() -> None:
    given = rolls(Given(3), 1, 1, 1)
    given.still(FIRST_REMOTE).owner = 1
    given.part(make_whiskey)
    assert given.mobster(1).crates == 1


@pytest.mark.rule("B6.2")
def test_a_5_at_the_coppers_family_stops_the_family_still() -> None:
    given = Given(3, round=5)
    given.state.table.copper = 1
    given.still(1).dice = 3
    given.still(FIRST_REMOTE).owner = 1
    given.still(FIRST_REMOTE).dice = 1
    given.dice("production.1.1", 6, 5, 6).dice(f"production.1.{FIRST_REMOTE}", 5)
    given.part(make_whiskey)
    assert given.mobster(1).crates == 5, "remote stills are immune"


@pytest.mark.rule("B6.2")
def test_a_5_elsewhere_or_no_5_at_all_is_good_whiskey() -> None:
    given = rolls(Given(3, round=5), 5, 6, 5)
    given.state.table.copper = 1
    given.part(make_whiskey)
    assert [mobster.crates for mobster in given.state.mobsters] == [5, 6, 5]


@pytest.mark.rule("B6.3")
def test_from_round_4_on_the_copper_goes_to_the_family_that_made_most() -> None:
    early = rolls(Given(3, round=3), 1, 6, 2).part(make_whiskey)
    assert early.state.table.copper == NOBODY
    given = rolls(Given(3, round=4), 1, 6, 2).part(make_whiskey)
    assert given.state.table.copper == 1


@pytest.mark.rule("B6.3")
def test_remote_stills_do_not_attract_him() -> None:
    given = rolls(Given(3, round=4), 1, 2, 3)
    given.still(FIRST_REMOTE).owner = 0
    given.still(FIRST_REMOTE).dice = 1
    given.dice(f"production.0.{FIRST_REMOTE}", 6).part(make_whiskey)
    assert given.state.table.copper == 2


@pytest.mark.rule("B6.3", "B4.4")
def test_in_a_tie_the_lowest_muscle_value_gets_him() -> None:
    given = Given(4, round=6).muscle(40, 20, 30, 10)
    rolls(given, 6, 6, 6, 2).part(make_whiskey)
    assert given.state.table.copper == 1


@pytest.mark.rule("B6.3", "B6.2")
def test_a_stopped_still_made_nothing() -> None:
    given = rolls(Given(3, round=5), 5, 1, 2)
    given.state.table.copper = 0
    given.part(make_whiskey)
    assert given.state.table.copper == 2


@pytest.mark.rule("B6.3", "B11.1")
def test_if_every_family_still_made_nothing_he_stays() -> None:
    given = Given(3, round=5)
    given.state.table.copper = 1  # not the lowest muscle, who gets him in a tie
    for seat in range(3):
        given.still(seat).stopped = True
    given.part(make_whiskey)
    assert given.state.table.copper == 1


@pytest.mark.rule("B6.3")
def test_he_moves_before_the_window_after_production() -> None:
    given = rolls(Given(3, round=4), 1, 6, 2)
    given.mobster(0).dice = 1  # so that the window asks somebody
    given.part(make_whiskey)
    assert given.asks()[0].question == questions.Window("after-production")
    assert given.state.table.copper == 1


@pytest.mark.rule("B6.3")
def test_the_first_roll_he_can_spoil_is_in_round_5() -> None:
    given = rolls(Given(3, round=4), 5, 1, 1).part(make_whiskey)
    assert given.mobster(0).crates == 5
    assert given.state.table.copper == 0
