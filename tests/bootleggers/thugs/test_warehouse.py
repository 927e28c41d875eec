"""Warehouse (B11.27)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Tradable
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Done, Load, Play
from backroom.games.bootleggers.components import MOTHERS, WAREHOUSE
from backroom.games.bootleggers.dealing import CRATES
from backroom.games.bootleggers.phases import loading, stills
from tests.bootleggers.given import Given


def warehoused(crates: int = 5) -> Given:
    """Alice has kept crates from round 2; round 3 begins."""
    given = Given().thug(0, WAREHOUSE).crates(0, crates).crates(1, 3).window(timing.LINED_UP)
    given.play(0, WAREHOUSE)
    assert given.state.table.round == 3
    return given


@pytest.mark.rule("B11.27", "B7.7")
def test_crates_on_no_truck_are_kept_for_the_next_round() -> None:
    given = warehoused()
    assert given.mobster(0).crates == 5
    assert given.mobster(1).crates == 0
    assert "opens-warehouse" in given.tags(1)
    given.sound()


@pytest.mark.rule("B11.27")
def test_once_only_unloaded_again_they_are_lost() -> None:
    given = warehoused().window(timing.LINED_UP)
    assert given.mobster(0).crates == 0
    assert given.state.table.round == 4


@pytest.mark.rule("B11.27", "B6.1")
def test_new_whiskey_joins_them() -> None:
    given = warehoused().dice("production.0.0", 4).part(stills.make_whiskey)
    assert given.mobster(0).crates == 5 + 4


@pytest.mark.rule("B11.27", "B13.3")
def test_they_can_be_traded_in_the_next_round() -> None:
    given = warehoused().part(loading.make_deals)
    view = given.game.view(given.state, 1)
    assert Tradable(CRATES, 0, 5) in given.game.tradable(view, 0)


@pytest.mark.rule("B11.27", "B7.2")
def test_they_can_be_loaded_in_the_next_round() -> None:
    given = warehoused().part(loading.load_trucks)
    given.act(0, Load(0, 4), Done())
    assert given.truck(0).crates == 4


@pytest.mark.rule("B11.27", "B8.4")
def test_crates_on_a_truck_are_not_kept() -> None:
    given = Given().thug(0, WAREHOUSE).crates(0, 2).own(0, 0, crates=4)
    given.own(0, 6, crates=3, house=MOTHERS).window(timing.LINED_UP)
    given.state.table.truck_deck[0] -= 1
    given.play(0, WAREHOUSE)
    assert given.mobster(0).crates == 2
    assert given.truck(0).crates == 0
    assert given.truck(6).crates == 0
    given.sound()


@pytest.mark.rule("B11.27")
def test_played_before_loading_it_keeps_what_is_left_after_it() -> None:
    given = Given().thug(0, WAREHOUSE).crates(0, 5).window(timing.AFTER_DEALS)
    given.play(0, WAREHOUSE).act(0, Load(0, 3), Done())
    given.act(0, Done())
    assert given.state.table.round == 3
    assert given.mobster(0).crates == 2


@pytest.mark.rule("B11.27")
@pytest.mark.parametrize("when", [timing.AFTER_PRODUCTION, timing.LAST_SALE])
def test_outside_phase_4_it_cant_be_played(when: int) -> None:
    given = Given().thug(0, WAREHOUSE, unseen=True).crates(0, 5).window(when)
    assert given.refused(0, Play(WAREHOUSE)) == "B11.27"


@pytest.mark.rule("B11.27")
@pytest.mark.parametrize("when", [timing.AFTER_DEALS, timing.LOADED, timing.LINED_UP])
def test_in_each_window_of_phase_4_it_can(when: int) -> None:
    given = Given().thug(0, WAREHOUSE).crates(0, 5).window(when)
    assert Play(WAREHOUSE) in given.legal(0)
