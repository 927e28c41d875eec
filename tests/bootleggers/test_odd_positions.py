"""Positions that a rules lawyer asks about: cards that follow each other, deals in between."""

from __future__ import annotations

import pytest

from backroom.engine.deal import AcceptOffer, MakeOffer
from backroom.games.bootleggers import events, timing
from backroom.games.bootleggers.actions import (
    Allow,
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    Drive,
    PayUp,
    Play,
)
from backroom.games.bootleggers.components import (
    BIG_FAVOR,
    BUST_A_SHIPMENT,
    FREE_TRUCK,
    HIJACK,
    HIT,
    INVESTIGATION,
    LILS,
    MOTHERS,
    OMALLEYS,
    PIGEON,
    VIGORISH,
    WAREHOUSE,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.state import HOME, NOBODY, PUBLIC
from tests.bootleggers.deals.offers import cash as money
from tests.bootleggers.deals.offers import table_of, thug
from tests.bootleggers.given import Given

#: A large truck.
LARGE_TRUCK = 17


def sold(given: Given) -> list[tuple[int, int, int]]:
    """Who was paid, for how many crates, how much."""
    return [(sale.mobster, sale.crates, sale.cash) for sale in given.all(events.Sells)]


@pytest.mark.rule("B11.4", "B11.14", "B8.7")
def test_who_owns_no_truck_borrows_one_after_the_line_up_hijacks_and_drives_at_once() -> None:
    given = Given().own(1, 1, crates=4, house=OMALLEYS).thug(0, BIG_FAVOR).thug(0, HIJACK)
    given.truck(0).owner = given.truck(0).operator = NOBODY
    given.markers(MOTHERS, [4, 0, 0, 0]).dice("demand.2", 1, 1)
    given.state.table.driven = [True] * 4
    given.window(timing.LINED_UP).act(0, Play(BIG_FAVOR))
    given.play(0, HIJACK, ChooseTruck(1), ChooseTruck(LARGE_TRUCK))
    given.act(0, Drive(LARGE_TRUCK, MOTHERS))
    assert sold(given) == [(0, 2, 4)], "the robbed truck sells nothing at O'Malley's"
    assert (given.truck(LARGE_TRUCK).operator, given.truck(1).house) == (NOBODY, HOME)


@pytest.mark.rule("B11.13", "B11.14", "B11.10", "B7.10")
def test_a_borrowed_truck_that_was_stolen_filled_and_busted_is_back_in_the_stock() -> None:
    given = Given().thug(0, FREE_TRUCK).thug(0, HIJACK).thug(2, BUST_A_SHIPMENT)
    given.own(3, 3, crates=4).thug(3, HIT)  # and so the window stays open
    given.truck(LARGE_TRUCK).operator = 1
    given.window(timing.LOADED).play(0, FREE_TRUCK, ChooseTruck(LARGE_TRUCK))
    given.play(0, HIJACK, ChooseTruck(3), ChooseTruck(LARGE_TRUCK))
    given.play(2, BUST_A_SHIPMENT, ChooseTruck(LARGE_TRUCK))
    truck = given.truck(LARGE_TRUCK)
    assert (truck.owner, truck.operator, truck.crates) == (NOBODY, NOBODY, 0)
    given.sound()


@pytest.mark.rule("B12.11", "B11.27", "B7.4")
def test_by_the_option_a_renters_load_at_home_is_warehoused_and_the_truck_returns_empty() -> None:
    given = Given(options=Options(warehouse="home")).thug(0, WAREHOUSE).crates(0, 2)
    given.own(1, 1, crates=4).truck(1).operator = 0
    given.window(timing.LINED_UP).play(0, WAREHOUSE).close_windows()
    assert given.mobster(0).crates == 6
    assert (given.truck(1).operator, given.truck(1).crates) == (1, 0)


@pytest.mark.rule("B11.1", "B13.3")
def test_who_can_not_pay_the_interest_may_borrow_it_while_he_is_asked() -> None:
    given = Given().thug(0, VIGORISH).cash(1, 1).window(timing.REVEAL)
    given.play(0, VIGORISH, ChooseStill(1))
    assert given.legal(1) == [PayUp(False)]
    table = table_of(given)
    table.act(2, MakeOffer((1,), (money(2),)))
    table.act(1, AcceptOffer(0))
    assert PayUp(True) in given.legal(1)
    table.act(1, PayUp(True))
    assert given.mobster(1).cash == 0
    assert not given.still(1).stopped


@pytest.mark.rule("B12.5", "B7.8", "B8.3")
def test_one_no_for_the_whole_dock_spares_the_holders_own_truck_in_the_middle() -> None:
    given = Given(options=Options(public_dock="all")).markers(MOTHERS, [0, 4, 0, 0])
    for truck in (2, 1, 3):
        given.own(truck, truck, crates=1).line_up(truck, MOTHERS, PUBLIC)
    given.dice("demand.2", 3, 3).house_window(MOTHERS).act(1, Allow(False))
    assert sold(given) == [(1, 1, 2)]
    assert given.mobster(1).cash == 10 + 2 + 1, "and the profit on his own crate"


@pytest.mark.rule("B11.18", "B7.9")
def test_the_pigeon_of_a_house_that_is_shut_brings_nobody_anything() -> None:
    given = Given().markers(LILS, [3, 0, 0, 0]).own(0, 0, crates=4, house=LILS)
    given.thug(1, PIGEON).thug(2, HIT).window(timing.LINED_UP)
    given.play(1, PIGEON, ChooseTruck(0))
    given.play(2, HIT, ChooseHouse(LILS), ChooseMobster(0)).close_windows()
    assert sold(given) == []
    assert [mobster.cash for mobster in given.state.mobsters] == [10] * 4


@pytest.mark.rule("B13.3", "B10.4", "B10.6")
def test_a_card_can_be_sold_while_its_choices_are_made_and_is_not_played_then() -> None:
    given = Given().thug(0, HIT).thug(1, INVESTIGATION).markers(LILS, [0, 1, 0, 0])
    given.window(timing.REVEAL).act(0, Play(HIT)).pass_all()
    table = table_of(given)
    table.act(0, MakeOffer((1,), (thug(HIT),), (money(1),)))
    table.act(1, AcceptOffer(0))
    assert given.mobster(1).known == [INVESTIGATION, HIT]
    assert ChooseHouse(LILS) not in given.legal(0)
    assert given.house(LILS).markers == (0, 1, 0, 0)
    given.sound()
