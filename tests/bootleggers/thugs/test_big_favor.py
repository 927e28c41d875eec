"""Call in a Big Favor (B11.4)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good, MakeOffer
from backroom.engine.message import Refusal
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseTruck, Done, Drive, Load, Play
from backroom.games.bootleggers.components import BIG_FAVOR, HIJACK, OMALLEYS, UNION_BOSS
from backroom.games.bootleggers.phases.loading import make_deals
from backroom.games.bootleggers.phases.taking import wages
from backroom.games.bootleggers.state import NOBODY
from tests.bootleggers.given import Given

LARGE_TRUCKS = (17, 18, 19)
BORROWED = 17


@pytest.mark.rule("B11.4", "B8.7")
def test_a_large_truck_is_borrowed_for_the_round_at_no_cost() -> None:
    given = Given().crates(0, 9).thug(0, BIG_FAVOR)
    given.window(timing.AFTER_DEALS).play(0, BIG_FAVOR)
    assert given.truck(BORROWED).borrowed
    assert given.mobster(0).cash == 10
    assert wages(given.state, 0) == 1  # for the small truck of the set-up alone
    given.act(0, Load(BORROWED, 9), Done()).act(0, Drive(BORROWED, OMALLEYS))
    assert given.mobster(0).cash == 10 + 9
    assert given.state.table.round == 3
    assert given.truck(BORROWED).operator == NOBODY
    given.sound()


@pytest.mark.rule("B11.4", "B8.7")
def test_a_borrowed_truck_stays_until_the_last_window_of_phase_5() -> None:
    given = Given().thug(3, UNION_BOSS)
    given.truck(BORROWED).operator = 0
    given.window(timing.LAST_SALE)
    assert given.truck(BORROWED).operator == 0
    given.close_windows()
    assert given.truck(BORROWED).operator == NOBODY


@pytest.mark.rule("B11.4", "B2.6")
def test_a_borrowed_truck_needs_no_mark() -> None:
    given = Given().thug(0, BIG_FAVOR).thug(3, UNION_BOSS)
    before = given.state.supply(0)
    given.window(timing.AFTER_DEALS).play(0, BIG_FAVOR)
    assert given.state.supply(0) == before


@pytest.mark.rule("B11.4")
def test_it_cannot_be_played_when_no_large_truck_is_left() -> None:
    given = Given().thug(0, BIG_FAVOR)
    for truck in LARGE_TRUCKS:
        given.own(1, truck)
    given.window(timing.AFTER_DEALS)
    assert given.refused(0, Play(BIG_FAVOR)) == "B11.4"
    assert not given.truck(12).borrowed  # a medium one is no substitute


@pytest.mark.rule("B11.4")
def test_the_last_large_truck_can_be_borrowed() -> None:
    given = Given().thug(0, BIG_FAVOR).own(1, 17).own(2, 18).thug(3, UNION_BOSS)
    given.window(timing.AFTER_DEALS).play(0, BIG_FAVOR)
    assert given.truck(19).operator == 0


@pytest.mark.rule("B11.4")
def test_it_fits_in_phase_4_only() -> None:
    for when in (timing.AFTER_DEALS, timing.LOADED, timing.LINED_UP):
        given = Given().thug(0, BIG_FAVOR).thug(0, UNION_BOSS).window(when)
        assert Play(BIG_FAVOR) in given.legal(0)
    for when in (timing.REVEAL, timing.AFTER_PRODUCTION, timing.LAST_SALE):
        given = Given().thug(0, BIG_FAVOR).thug(0, UNION_BOSS).window(when)
        assert given.refused(0, Play(BIG_FAVOR)) == "B11.4"


@pytest.mark.rule("B11.4", "B11.14")
def test_after_loading_it_can_only_receive_a_hijack() -> None:
    given = Given().thug(0, BIG_FAVOR).thug(0, HIJACK).crates(0, 5).own(1, 12, crates=6)
    given.window(timing.LOADED).play(0, BIG_FAVOR).close_windows()
    assert given.state.table.when == timing.DRIVING
    drives = [action for action in given.legal(0) if isinstance(action, Drive)]
    assert drives == []  # it is empty, and the crates at home can't be loaded any more
    given.play(0, HIJACK, ChooseTruck(12), ChooseTruck(BORROWED))
    assert given.truck(BORROWED).crates == 6
    given.act(0, Drive(BORROWED, OMALLEYS))
    assert given.mobster(0).cash == 10 + 6


@pytest.mark.rule("B11.4", "B13.3")
def test_it_comes_too_late_for_the_deals_step() -> None:
    given = Given().thug(0, BIG_FAVOR).thug(3, UNION_BOSS)
    given.window(timing.AFTER_DEALS).play(0, BIG_FAVOR)
    for kind in ("truck", "rent"):
        with pytest.raises(Refusal) as refusal:
            given.game.offer(
                given.state, 0, MakeOffer((1,), give=(Good(kind, BORROWED),)), given.chance
            )
        assert refusal.value.reason.rule == "B13.3"


@pytest.mark.rule("B7.4")
def test_a_borrowed_truck_cannot_be_sold_or_sublet_even_while_deals_are_made() -> None:
    given = Given()
    given.truck(BORROWED).operator = 0
    given.part(make_deals)
    for kind in ("truck", "rent"):
        with pytest.raises(Refusal) as refusal:
            given.game.offer(
                given.state, 0, MakeOffer((1,), give=(Good(kind, BORROWED),)), given.chance
            )
        assert refusal.value.reason.rule == "B7.4"
