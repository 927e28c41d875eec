"""What is in the box (B1)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import components
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BUST_A_SHIPMENT,
    CAPACITY,
    CIRCLES,
    DEMAND_DICE,
    FIRST_REMOTE,
    FIRST_THUG,
    HIT,
    IMPROVEMENT_SLOTS,
    LILS,
    MCCOY,
    MOTHERS,
    OMALLEYS,
    OPENS_AT,
    PRICE,
    RECRUITING,
    STILLS,
    TRUCK_CARDS,
    TRUCK_SIZES,
    VOLSTEAD,
    WAGE,
    capacity,
    in_play,
    muscle_cost,
    profit,
    suit,
    wholesale,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.stills import make_whiskey
from backroom.games.bootleggers.phases.taking import improvements_left
from backroom.games.bootleggers.thugs.deck import action_deck
from tests.bootleggers.given import Given


@pytest.mark.rule("B1.1")
def test_the_20_markers_lie_in_supply_back_room_speakeasies_or_mark_a_truck_or_still() -> None:
    given = Given()
    assert given.state.supply(0) == 20 - 1 - 1  # back room, truck
    given.back_room(0, 3).markers(MOTHERS, [4, 0, 0, 0]).own(0, 12)
    given.still(FIRST_REMOTE).owner = 0
    assert given.state.supply(0) == 20 - 3 - 4 - 2 - 1


@pytest.mark.rule("B1.2")
def test_72_muscle_cards_in_four_suits() -> None:
    colours = [suit(muscle) for muscle in range(1, components.MUSCLE_CARDS + 1)]
    assert colours == [0] * 18 + [1] * 18 + [2] * 18 + [3] * 18


@pytest.mark.rule("B1.3")
def test_what_a_muscle_card_costs() -> None:
    costs = [muscle_cost(muscle) for muscle in range(1, 73)]
    assert costs == [0] * 12 + [1] * 15 + [2] * 18 + [3] * 15 + [4] * 12


@pytest.mark.rule("B1.4")
def test_80_men_of_action_cards_33_of_them_thugs() -> None:
    deck = action_deck(Options(rules=1))
    assert deck[:FIRST_THUG] == [22, 2, 9, 6, 8, 0, 0, 0, 0, 0]
    thugs = deck[FIRST_THUG:]
    assert sum(thugs) == 33
    assert sum(deck) == 80
    doubles = {FIRST_THUG + at for at, count in enumerate(thugs) if count == 2}
    assert doubles == {BUST_A_SHIPMENT, HIT, RECRUITING}
    assert len(thugs) == 30


@pytest.mark.rule("B1.5")
def test_14_truck_cards() -> None:
    assert TRUCK_CARDS == (6, 5, 3)


@pytest.mark.rule("B1.6")
def test_the_trucks() -> None:
    assert [TRUCK_SIZES.count(size) for size in range(3)] == [12, 5, 3]
    assert CAPACITY == (4, 6, 9)
    assert PRICE == (1, 1, 3)
    assert WAGE == (1, 1, 2)
    assert [capacity(truck) for truck in (0, 11, 12, 16, 17, 19)] == [4, 4, 6, 6, 9, 9]


@pytest.mark.rule("B1.7")
def test_a_family_still_each_and_six_remote_ones_with_four_slots() -> None:
    given = Given(seats=5)
    owners = [still.owner for still in given.state.stills]
    assert owners == [0, 1, 2, 3, 4, -1] + [-1] * 6
    assert STILLS - FIRST_REMOTE == 6
    given.still(0).dice = 4
    assert given.state.free_slots(0) == []
    given.still(0).dice = 3
    assert given.state.free_slots(0) == [0]


@pytest.mark.rule("B1.7", "B6.1")
def test_a_still_rolls_one_die_for_each_die_on_it() -> None:
    given = Given()
    given.still(0).dice = 3
    given.dice("production.0.0", 1, 2, 4).part(make_whiskey)
    assert given.mobster(0).crates == 7
    rolls = [roll for record in given.records for roll in record.rolls]
    assert sum(roll.label == "production.0.0" for roll in rolls) == 3


@pytest.mark.rule("B1.8")
def test_12_improvement_markers() -> None:
    given = Given()
    assert improvements_left(given.state) == 12
    given.house(MCCOY).improvements = 4
    given.mobster(2).improvements = 3
    assert improvements_left(given.state) == 5


@pytest.mark.rule("B1.9")
def test_the_box_limits_neither_dice_nor_crates() -> None:
    given = Given(seats=6)
    for number in range(STILLS):
        given.still(number).owner = number % 6
        given.still(number).dice = 4
        given.dice(f"production.{number % 6}.{number}", 6, 6, 6, 6)
    given.part(make_whiskey)
    assert sum(mobster.crates for mobster in given.state.mobsters) == 12 * 4 * 6


@pytest.mark.rule("B1.10")
def test_the_speakeasies_smallest_to_largest() -> None:
    assert (OMALLEYS, LILS, MOTHERS, BARLEYCORNS, MCCOY, VOLSTEAD) == (0, 1, 2, 3, 4, 5)
    assert CIRCLES == (0, 5, 9, 11, 15, 17)
    assert OPENS_AT == (0, 3, 4, 4, 8, 11)
    assert IMPROVEMENT_SLOTS == (0, 1, 2, 3, 4, 5)
    assert DEMAND_DICE == (0, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.rule("B1.10")
def test_prices_and_profits_by_number_of_mobsters(seats: int) -> None:
    crowd = seats == 6
    assert [house for house in range(6) if in_play(house, seats)] == list(range(5 + crowd))
    prices = [wholesale(house, seats) for house in range(6)]
    assert prices == [1, 2, 2, 2, 2 if crowd else 3, 3]
    margins = [profit(house, seats) for house in range(6)]
    assert margins == [0, 1, 1, 1, 1 if crowd else 2, 2]
