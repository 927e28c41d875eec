"""Call in a Little Favor (B11.5)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Done, Drive, Load, Play
from backroom.games.bootleggers.components import LITTLE_FAVOR, OMALLEYS, UNION_BOSS
from backroom.games.bootleggers.state import NOBODY
from tests.bootleggers.given import Given

MEDIUM_TRUCKS = range(12, 17)
BORROWED = 12


@pytest.mark.rule("B11.5", "B8.7")
def test_a_medium_truck_is_borrowed_for_the_round_at_no_cost() -> None:
    given = Given().crates(0, 9).thug(0, LITTLE_FAVOR)
    given.window(timing.AFTER_DEALS).play(0, LITTLE_FAVOR)
    assert given.truck(BORROWED).borrowed
    assert given.mobster(0).cash == 10
    assert Load(BORROWED, 6) in given.legal(0)
    assert Load(BORROWED, 7) not in given.legal(0)
    given.act(0, Load(BORROWED, 6), Done()).act(0, Drive(BORROWED, OMALLEYS))
    assert given.mobster(0).cash == 10 + 6
    assert given.truck(BORROWED).operator == NOBODY
    given.sound()


@pytest.mark.rule("B11.5")
def test_who_has_no_truck_of_his_own_can_load_the_borrowed_one() -> None:
    given = Given().crates(0, 3).thug(0, LITTLE_FAVOR)
    given.truck(0).owner = given.truck(0).operator = NOBODY
    given.window(timing.AFTER_DEALS).play(0, LITTLE_FAVOR)
    assert Load(BORROWED, 3) in given.legal(0)


@pytest.mark.rule("B11.5")
def test_it_cannot_be_played_when_no_medium_truck_is_left() -> None:
    given = Given().thug(0, LITTLE_FAVOR)
    for truck in MEDIUM_TRUCKS:
        given.own(truck % 4, truck)
    given.window(timing.AFTER_DEALS)
    assert given.refused(0, Play(LITTLE_FAVOR)) == "B11.5"


@pytest.mark.rule("B11.5")
def test_it_fits_in_phase_4_only() -> None:
    for when in (timing.AFTER_DEALS, timing.LOADED, timing.LINED_UP):
        given = Given().thug(0, LITTLE_FAVOR).thug(0, UNION_BOSS).window(when)
        assert Play(LITTLE_FAVOR) in given.legal(0)
    for when in (timing.END_OF_PHASE_1, timing.AFTER_PRODUCTION, timing.LAST_SALE):
        given = Given().thug(0, LITTLE_FAVOR).thug(0, UNION_BOSS).window(when)
        assert given.refused(0, Play(LITTLE_FAVOR)) == "B11.5"
