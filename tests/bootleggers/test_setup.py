"""Set-up (B2)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.games.bootleggers.components import (
    FIRST_REMOTE,
    MOTHERS,
    SMALL,
    TRUCK_CARDS,
    TRUCK_SIZES,
    suit,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.password import send_trucks_home
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.deck import action_deck
from tests.bootleggers.given import Given


def begin(seats: int, options: Options | None = None, seed: int = 1) -> tuple[Bootleggers, Record]:
    return BOOTLEGGERS.setup(options or Options(), seats, SampledChance(Random(seed)))


@pytest.mark.rule("B2.1")
def test_three_to_six_mobsters() -> None:
    for seats in (3, 4, 5, 6):
        assert begin(seats)[0].seats == seats
    for seats in (2, 7):
        with pytest.raises(Refusal) as refused:
            begin(seats)
        assert refused.value.reason.rule == "B2.1"


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.rule("B2.2")
def test_what_each_mobster_starts_with(seats: int) -> None:
    state, _ = begin(seats)
    for seat, mobster in enumerate(state.mobsters):
        assert state.own_stills(seat) == [seat]
        assert state.stills[seat].dice == 1
        assert [TRUCK_SIZES[truck] for truck in state.own_trucks(seat)] == [SMALL]
        assert mobster.cash == 10
        assert mobster.markers == 1
        assert state.supply(seat) == 18
        assert (mobster.crates, mobster.dice, mobster.improvements) == (0, 0, 0)
        assert mobster.thugs() == []
    assert all(sum(house.markers) == 0 for house in state.houses)
    assert state.table.copper == NOBODY


@pytest.mark.rule("B2.3")
def test_three_muscle_cards_of_each_suit_the_rest_leave_unseen() -> None:
    state, record = begin(5)
    for mobster in state.mobsters:
        assert [sum(suit(m) == colour for m in mobster.hand) for colour in range(4)] == [3] * 4
    dealt = [m for mobster in state.mobsters for m in mobster.hand]
    assert len(set(dealt)) == 60
    sides = [roll.sides for roll in record.rolls if roll.label == "muscle.2"]
    assert sides == list(range(18, 3, -1)), "each suit is shuffled by itself, all cards in it"


@pytest.mark.rule("B2.3")
def test_other_shuffles_deal_other_hands() -> None:
    hands = {tuple(begin(4, seed=seed)[0].mobsters[0].hand) for seed in range(10)}
    assert len(hands) == 10


@pytest.mark.rule("B2.4")
def test_both_decks_are_shuffled_face_down() -> None:
    state, record = begin(4)
    cards = sum(action_deck(Options()))
    sides = [r.sides for r in record.rolls if r.label == "men-of-action"]
    assert sides == [cards, cards - 1, cards - 2, cards - 3]
    assert [r.sides for r in record.rolls if r.label == "trucks"] == [14]
    assert sum(state.deck) == cards - 4
    assert sum(state.table.truck_deck) == sum(TRUCK_CARDS) - 1
    for seat in (*range(4), None):
        assert BOOTLEGGERS.view(state, seat).table.deck == cards - 4, (
            "only how many are left is shown"
        )


@pytest.mark.rule("B2.5", "B12.8")
def test_the_short_game_deals_two_of_each_suit_for_eight_rounds() -> None:
    state, _ = begin(6, Options(rounds=8))
    for mobster in state.mobsters:
        assert [sum(suit(m) == colour for m in mobster.hand) for colour in range(4)] == [2] * 4
    assert BOOTLEGGERS.view(state, 0).table.rounds == 8


@pytest.mark.rule("B2.6")
def test_marks_come_out_of_the_20_and_return() -> None:
    given = Given().own(0, 12)
    assert given.state.supply(0) == 17
    given.truck(12).owner = given.truck(12).operator = 1  # sold
    assert (given.state.supply(0), given.state.supply(1)) == (18, 17)
    given.still(FIRST_REMOTE).owner = 0
    assert given.state.supply(0) == 17


@pytest.mark.rule("B2.6", "B7.4")
def test_a_rented_truck_carries_the_marks_of_owner_and_renter_until_it_returns() -> None:
    given = Given().own(0, 12)
    given.truck(12).operator = 1
    assert (given.state.supply(0), given.state.supply(1)) == (17, 17)
    given.part(send_trucks_home)
    assert (given.state.supply(0), given.state.supply(1)) == (17, 18)


@pytest.mark.rule("B2.6")
def test_a_truck_borrowed_from_the_common_stock_bears_no_mark() -> None:
    given = Given()
    given.truck(17).operator = 0
    assert given.state.supply(0) == 18


@pytest.mark.rule("B2.6")
def test_with_an_empty_supply_the_surplus_is_lost_and_supply_is_never_below_nothing() -> None:
    given = Given().back_room(0, 10).markers(MOTHERS, [8, 0, 0, 0])
    assert given.state.supply(0) == 1
    assert given.state.recruit(0, 2) == 1
    assert given.mobster(0).markers == 11
    assert given.state.recruit(0, 1) == 0
    given.own(0, 12).own(0, 13)  # ownership never fails for want of a mark
    assert given.state.own_trucks(0) == [0, 12, 13]
    assert given.state.supply(0) == 0
