"""Set-up (K3)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.message import Refusal
from backroom.engine.table import Table
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import NoAction, PickLot, SettleIn, Stay
from backroom.games.chicago.components import (
    BOXING_CLUB,
    CAR,
    DOCKS,
    LABORERS_UNION,
    LASALLE_STATION,
    LAWYER,
    MUSEUM,
    NOBODY,
    PAWN_SHOP,
    PLACES,
    POLICE_DEPARTMENT,
    RANDOLPH_STATION,
    SMALL,
    TAILOR,
    TEAMSTERS,
    TOBACCO_TRADE,
    TRADE,
    WHARF,
    size_of,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    FOXTROT_OFLANIGAN,
    HYMAN_DIAMOND,
    MR_ROTTWEILER,
    RED_IRISH,
    ROLLS_ROY,
    ROSTER,
    SPONGE,
)
from backroom.games.chicago.options import Options
from tests.checks import check_position, seen_bytes
from tests.chicago.given import ChicagoTable, Loaded

STARRED = {number for number, gangster in enumerate(ROSTER) if gangster.star}


def new_table(seats: int, dice: dict[int, list[int]] | None = None, seed: int = 7) -> ChicagoTable:
    """Everybody has been dealt his things; these dice will be rolled for the first boss."""
    chance = Loaded()
    chance.rng = SampledChance(Random(seed))
    for seat, faces in (dice or {}).items():
        chance.values[f"first {seat}"] = [face - 1 for face in faces]
    return Table(CHICAGO, Options(), seats, chance)


def settle_in(table: ChicagoTable) -> ChicagoTable:
    for seat in range(table.seats):
        table.act(seat, SettleIn(CAR))
    return table


def business_of(table: ChicagoTable, seat: int) -> int:
    return table.state.own_businesses(seat)[0]


def starred_lots(table: ChicagoTable) -> list[int]:
    return [lot for lot, starred in enumerate(table.state.board.lot_starred) if starred]


def asked(table: ChicagoTable) -> list[int]:
    return [ask.seat for ask in table.game.asks(table.state)]


def settled(seats: int) -> ChicagoTable:
    """A table at which the first turn begins; boss 0 is first."""
    table = settle_in(new_table(seats, {0: [6, 6], **{s: [1, 1] for s in range(1, seats)}}))
    for seat in range(seats):
        table.act(seat, PickLot(starred_lots(table)[seat]))
    return table


# --- what each boss gets (K3.1) ------------------------------------------------------------------


@pytest.mark.rule("K3.1")
def test_six_gangsters_of_the_first_rules_are_starred() -> None:
    first = {gangster for gangster in STARRED if ROSTER[gangster].since == 1}
    assert first == {FOXTROT_OFLANIGAN, HYMAN_DIAMOND, MR_ROTTWEILER, RED_IRISH, ROLLS_ROY, SPONGE}


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.rule("K3.1")
def test_what_each_boss_starts_with(seats: int) -> None:
    state = new_table(seats).state
    for seat, boss in enumerate(state.bosses):
        assert boss.cash == 1000
        assert boss.goods == [1, 1, 1]
        assert (boss.hand, boss.started, boss.completed) == ([], [], [])
        assert [size_of(business) for business in state.own_businesses(seat)] == [SMALL]
        assert len(state.gang(seat)) == 1
        assert set(state.gang(seat)) <= STARRED
    assert len({g for seat in range(seats) for g in state.gang(seat)}) == seats


@pytest.mark.rule("K3.1")
def test_business_and_gangster_are_drawn_at_random() -> None:
    rolls = new_table(6).records[0].rolls
    assert [roll.sides for roll in rolls if roll.label == "business"] == [9, 8, 7, 6, 5, 4]
    starred = [len(STARRED) - seat for seat in range(6)]
    assert [roll.sides for roll in rolls if roll.label == "gangster"] == starred
    tables = [new_table(2, seed=seed) for seed in range(12)]
    assert len({business_of(table, 0) for table in tables}) > 3
    assert len({table.state.gang(0)[0] for table in tables}) > 3


# --- what lies on the board (K3.2) ---------------------------------------------------------------


@pytest.mark.rule("K3.2")
def test_the_resources_on_the_board() -> None:
    state = new_table(3).state
    lying = {
        place: state.table.on_place(place)
        for place in range(PLACES)
        if any(state.table.on_place(place))
    }
    assert lying == {
        PAWN_SHOP: [0, 0, 1],
        TAILOR: [0, 0, 1],
        LAWYER: [0, 1, 0],
        TOBACCO_TRADE: [0, 1, 0],
        MUSEUM: [1, 0, 0],
        BOXING_CLUB: [1, 0, 0],
        WHARF: [3, 0, 0],
        DOCKS: [3, 0, 0],
        RANDOLPH_STATION: [0, 3, 0],
        LASALLE_STATION: [0, 3, 0],
        LABORERS_UNION: [0, 0, 3],
        TEAMSTERS: [0, 0, 3],
    }


# --- the first boss and the squares (K3.3) -------------------------------------------------------


@pytest.mark.rule("K3.3")
def test_the_highest_of_two_dice_is_first_boss() -> None:
    table = settle_in(new_table(3, {0: [3, 4], 1: [6, 2], 2: [5, 1]}))
    assert table.state.table.first == 1
    assert [roll.label for roll in table.records[-1].rolls] == [
        label for seat in range(3) for label in [f"first {seat}"] * 2
    ]


@pytest.mark.rule("K3.3")
def test_who_ties_for_it_rolls_again_and_nobody_else_does() -> None:
    dice = {0: [6, 4, 1, 1], 1: [3, 2], 2: [5, 5, 1, 1], 3: [4, 6, 1, 2]}
    table = settle_in(new_table(4, dice))
    assert table.state.table.first == 3
    told = [event for event in table.story(None) if isinstance(event, events.RollsForFirst)]
    assert [roll.boss for roll in told] == [0, 1, 2, 3, 0, 2, 3]


@pytest.mark.rule("K3.3")
def test_they_roll_until_one_is_highest() -> None:
    table = settle_in(new_table(2, {0: [1, 1, 2, 2, 3, 4], 1: [1, 1, 3, 1, 3, 3]}))
    assert table.state.table.first == 0


@pytest.mark.rule("K3.3")
def test_from_the_first_boss_clockwise_each_picks_a_free_starred_square() -> None:
    table = settle_in(new_table(3, {0: [1, 1], 1: [1, 2], 2: [6, 6]}))
    lots = starred_lots(table)
    assert len(lots) == 6
    for seat, lot in ((2, lots[3]), (0, lots[0]), (1, lots[5])):
        assert asked(table) == [seat]
        table.act(seat, PickLot(lot))
        assert table.state.businesses[business_of(table, seat)].lot == lot
        assert table.state.bosses[seat].square == table.state.board.lot_square[lot]
    assert (table.state.table.turn, table.state.table.round, table.state.table.now) == (1, 1, 2)
    check_position(CHICAGO, table.state, Random(1))


@pytest.mark.rule("K3.3")
def test_a_square_that_is_taken_or_has_no_star_can_not_be_picked() -> None:
    table = settle_in(new_table(2, {0: [6, 6], 1: [1, 1]}))
    lots = starred_lots(table)
    table.act(0, PickLot(lots[2]))
    with pytest.raises(Refusal) as taken:
        table.act(1, PickLot(lots[2]))
    assert (taken.value.reason.rule, taken.value.reason.key) == ("K3.3", "why-lot-taken")
    plain = table.state.board.lot_starred.index(False)
    with pytest.raises(Refusal) as refused:
        table.act(1, PickLot(plain))
    assert refused.value.reason.rule == "K3.3"


# --- the gangster, face down (K3.4) --------------------------------------------------------------


@pytest.mark.rule("K3.4")
def test_before_the_roll_each_puts_his_gangster_into_the_car_or_the_business() -> None:
    table = new_table(3)
    for seat in range(3):
        assert asked(table) == [0, 1, 2]
        answers = list(table.game.own_asks(table.state, seat)[0].answers())
        assert answers == [SettleIn(CAR), SettleIn(business_of(table, seat))]
        assert not any(roll.label.startswith("first") for r in table.records for roll in r.rolls)
        table.act(seat, answers[seat % 2])
    state = table.state
    assert [state.where[state.gang(seat)[0]] for seat in range(3)] == [
        CAR,
        business_of(table, 1),
        CAR,
    ]
    assert any(roll.label == "first 0" for roll in table.records[-1].rolls)


@pytest.mark.rule("K3.4", "K9.1")
def test_nobody_sees_where_the_others_put_him_nor_that_they_have() -> None:
    table = new_table(3)
    before = [seen_bytes(CHICAGO, table.state, seat) for seat in (0, 2, None)]
    table.act(1, SettleIn(CAR))
    assert [seen_bytes(CHICAGO, table.state, seat) for seat in (0, 2, None)] == before
    assert table.game.story(table.records[-1], 0) == []
    table.act(1, SettleIn(business_of(table, 1)))
    assert [seen_bytes(CHICAGO, table.state, seat) for seat in (0, 2, None)] == before
    check_position(CHICAGO, table.state, Random(1))


@pytest.mark.rule("K3.4", "K9.1")
def test_when_all_have_their_number_is_public_and_who_it_is_only_his_own() -> None:
    table = settled(2)
    state = table.state
    gangster = state.gang(1)[0]
    assert state.known[gangster] == 1 << 1
    for seat in (0, None):
        view = CHICAGO.view(state, seat)
        assert view.bosses[1].in_car == 1
        assert view.gangsters[gangster].owner == 1
        assert not view.gangsters[gangster].shown
        assert view.gangsters[gangster].where != CAR
    assert CHICAGO.view(state, 1).gangsters[gangster].where == CAR


# --- the police (K3.5) ---------------------------------------------------------------------------


@pytest.mark.rule("K3.5")
def test_the_police_car_stands_before_the_police_department() -> None:
    state = settled(2).state
    assert state.table.police == state.board.place_square[POLICE_DEPARTMENT]


@pytest.mark.rule("K3.5", "K4.1")
def test_nobody_has_the_badge_in_the_first_game_turn() -> None:
    table = settled(3)
    turns = 0
    while table.state.table.round != TRADE:
        assert table.state.table.badge == NOBODY
        assert [type(ask.question) for ask in table.game.asks(table.state)] == [questions.Move]
        table.act(table.state.table.now, Stay())
        table.act(table.state.table.now, NoAction())
        turns += 1
    assert turns == 12
