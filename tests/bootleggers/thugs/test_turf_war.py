"""Turf War (B11.26)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_ROUND, THIS_TIME
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseStill, Play
from backroom.games.bootleggers.components import FIRST_REMOTE, TURF_WAR
from backroom.games.bootleggers.state import NOBODY
from backroom.games.bootleggers.thugs.turf_war import DestroysDie, DestroysStill
from tests.bootleggers.given import Given

REMOTE = FIRST_REMOTE
#: The family stills are numbered as the seats.
BOBS, CHARLIES = 1, 2


def stills(remote_dice: int = 3, family_dice: int = 2) -> Given:
    """Bob has a remote still and some dice on his family still."""
    given = Given().thug(0, TURF_WAR)
    given.still(REMOTE).owner = 1
    given.still(REMOTE).dice = remote_dice
    given.still(BOBS).dice = family_dice
    return given.window(timing.END_OF_PHASE_1)


@pytest.mark.rule("B11.26")
def test_a_remote_still_is_destroyed_with_all_its_dice() -> None:
    given = stills().play(0, TURF_WAR, ChooseStill(REMOTE))
    assert given.still(REMOTE).owner == NOBODY
    assert given.still(REMOTE).dice == 0
    assert given.mobster(1).dice == 0
    destroyed = DestroysStill(mobster=0, mobster_from=1, still=REMOTE, count=3)
    assert destroyed in given.told()
    given.sound()


@pytest.mark.rule("B11.26", "B2.6")
def test_its_board_returns_to_the_six_and_its_mark_to_the_owners_supply() -> None:
    given = stills()
    for still in range(FIRST_REMOTE + 1, FIRST_REMOTE + 6):
        given.still(still).owner = 2
    supply = given.state.supply(1)
    assert given.state.free_remote_still() < 0
    given.play(0, TURF_WAR, ChooseStill(REMOTE))
    assert given.state.free_remote_still() == REMOTE
    assert given.state.supply(1) == supply + 1


@pytest.mark.rule("B11.26")
def test_a_remote_still_without_dice_can_be_destroyed_too() -> None:
    given = stills(remote_dice=0).play(0, TURF_WAR, ChooseStill(REMOTE))
    assert given.still(REMOTE).owner == NOBODY


@pytest.mark.rule("B11.26")
def test_a_family_still_loses_one_die() -> None:
    given = stills(family_dice=3).play(0, TURF_WAR, ChooseStill(BOBS))
    assert given.still(BOBS).dice == 2
    assert given.still(BOBS).owner == 1
    assert DestroysDie(mobster=0, mobster_from=1, still=BOBS) in given.told()
    given.sound()


@pytest.mark.rule("B11.26")
def test_a_family_still_keeps_its_last_die() -> None:
    given = stills().act(0, Play(TURF_WAR))
    why = given.why_not(0, ChooseStill(CHARLIES))
    assert why is not None and (why.rule, why.key) == ("B11.26", "why-last-die")
    assert given.refused(0, ChooseStill(CHARLIES)) == "B11.26"


@pytest.mark.rule("B11.26")
def test_a_remote_still_that_nobody_has_started_is_no_target() -> None:
    given = stills().act(0, Play(TURF_WAR))
    given.refused(0, ChooseStill(REMOTE + 1))


@pytest.mark.rule("B11.26", "B11.32")
def test_with_nothing_but_last_dice_it_cant_be_played() -> None:
    given = Given().thug(0, TURF_WAR).window(timing.END_OF_PHASE_1)
    assert given.refused(0, Play(TURF_WAR)) == "B11.32"


@pytest.mark.rule("B11.26")
def test_ones_own_still_may_burn() -> None:
    given = Given().thug(0, TURF_WAR)
    given.still(REMOTE).owner = 0
    given.window(timing.END_OF_PHASE_1).play(0, TURF_WAR, ChooseStill(REMOTE))
    assert given.still(REMOTE).owner == NOBODY


@pytest.mark.rule("B11.26")
def test_who_starts_the_returned_board_anew_is_not_stopped_by_what_was_done_to_it() -> None:
    given = stills()
    given.still(REMOTE).stopped = True  # A Little Vigorish, not paid
    given.play(0, TURF_WAR, ChooseStill(REMOTE))
    assert not given.still(REMOTE).stopped


@pytest.mark.rule("B10.5")
def test_the_owners_standing_pass_lapses_and_he_is_told() -> None:
    given = stills()
    given.state.standing = [THIS_TIME, THIS_ROUND, THIS_ROUND, THIS_TIME]
    given.play(0, TURF_WAR, ChooseStill(REMOTE))
    assert given.state.standing == [THIS_TIME, THIS_TIME, THIS_ROUND, THIS_TIME]
    assert "aimed-at-you" in given.tags(1)
    assert "aimed-at-you" not in given.tags(2)
