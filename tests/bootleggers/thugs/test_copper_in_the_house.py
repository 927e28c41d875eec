"""Copper in the House (B11.7, B11.33)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_ROUND
from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseHouse, ChooseMobster, ChooseWay, Drive, Place
from backroom.games.bootleggers.components import (
    BIG_PAYOFF,
    BUST_A_SPEAKEASY,
    COPPER_IN_THE_HOUSE,
    DOUBLE_CROSS,
    LILS,
    MOTHERS,
    OMALLEYS,
    PACKING_HEAT,
    THIRSTY,
    UNION_BOSS,
    WORD_OF_MOUTH,
)
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.state import NOBODY, PUBLIC
from tests.bootleggers.given import Given

COPPER = (COPPER_IN_THE_HOUSE, ChooseHouse(MOTHERS))


def table() -> Given:
    """Mother's is open and seat 0 controls it; a truck in each dock; seat 3 holds the card."""
    given = Given().markers(MOTHERS, [3, 2, 0, 0]).thug(3, COPPER_IN_THE_HOUSE)
    for seat in (0, 1, 2):
        given.own(seat, seat, crates=4, house=MOTHERS)
    return given


def demand_rolls(given: Given) -> list[str]:
    labels = [roll.label for record in given.records for roll in record.rolls]
    return [label for label in labels if label.startswith("demand")]


def cash(given: Given) -> list[int]:
    return [mobster.cash for mobster in given.state.mobsters]


@pytest.mark.rule("B11.7", "B11.33")
def test_every_truck_sells_everything_at_one_and_nobody_profits() -> None:
    given = table().house_window(MOTHERS)
    given.play(3, *COPPER)
    # Docks and permissions mean nothing: the round is over and nobody was asked.
    assert given.state.table.round == 3
    assert cash(given) == [14, 14, 14, 10]
    assert "earns-profit" not in given.tags(0)
    given.sound()


@pytest.mark.rule("B11.7", "B11.33")
def test_without_the_copper_the_same_house_rolls_asks_and_pays_profit() -> None:
    given = table().dice("demand.2", 4, 4).house_window(MOTHERS).close_windows()
    # Two trucks sell 8 crates at $2G, the public dock gets nothing, profit of $1G a crate.
    assert cash(given) == [10 + 8 + 8, 10 + 8, 10, 10]


@pytest.mark.rule("B11.7", "B11.33")
def test_there_is_no_roll_and_one_window() -> None:
    given = table().thug(2, UNION_BOSS).house_window(MOTHERS)
    given.play(3, *COPPER)
    given.pass_all()  # the one window
    assert demand_rolls(given) == []
    assert cash(given) == [14, 14, 14, 10]


@pytest.mark.rule("B11.7", "B11.33")
def test_after_the_roll_it_still_makes_demand_unlimited() -> None:
    given = table().dice("demand.2", 1, 1).house_window(MOTHERS).pass_all()
    assert given.house(MOTHERS).demand == (1, 1)
    given.play(3, *COPPER)
    assert cash(given) == [14, 14, 14, 10]


@pytest.mark.rule("B11.7")
def test_only_an_open_house_before_its_sale_and_never_omalleys() -> None:
    given = Given(6).thug(3, COPPER_IN_THE_HOUSE)
    given.markers(MOTHERS, [3, 1, 0, 0, 0, 0]).markers(LILS, [1, 1, 0, 0, 0, 0])
    given.window(timing.LINED_UP)
    given.play(3, COPPER_IN_THE_HOUSE)
    assert given.refused(3, ChooseHouse(OMALLEYS)) == "B11.7"
    assert given.refused(3, ChooseHouse(LILS)) == "B11.7"
    assert [a for a in given.legal(3) if isinstance(a, ChooseHouse)] == [ChooseHouse(MOTHERS)]


@pytest.mark.rule("B11.7")
def test_a_house_whose_sale_has_begun_is_too_late() -> None:
    given = Given().markers(LILS, [3, 0, 0, 0]).markers(MOTHERS, [4, 0, 0, 0])
    given.thug(3, COPPER_IN_THE_HOUSE).own(0, 0, crates=1, house=LILS)
    given.own(1, 1, crates=1, house=MOTHERS).house_window(LILS)
    while given.state.houses[LILS].bought == 0:
        given.pass_all()
    given.play(3, COPPER_IN_THE_HOUSE)
    assert given.refused(3, ChooseHouse(LILS)) == "B11.7"
    given.act(3, ChooseHouse(MOTHERS))
    assert given.mobster(1).cash == 11


@pytest.mark.rule("B11.33")
def test_the_house_stays_open_whatever_the_number_of_markers() -> None:
    given = table().thug(3, DOUBLE_CROSS).markers(MOTHERS, [2, 2, 0, 0])
    given.house_window(MOTHERS).play(3, *COPPER)
    given.play(3, DOUBLE_CROSS, ChooseHouse(MOTHERS), ChooseWay(0), ChooseMobster(1))
    assert "closes" not in given.tags(0)
    assert cash(given) == [14, 14, 14, 10]
    # In the next round the marker counts: three are too few.
    assert given.house(MOTHERS).markers == (2, 1, 0, 0)
    assert not influence.is_open(given.state, MOTHERS)


@pytest.mark.rule("B11.33", "B11.11")
def test_only_bust_a_speakeasy_closes_it() -> None:
    given = table().thug(2, BUST_A_SPEAKEASY).house_window(MOTHERS).play(3, *COPPER)
    assert influence.is_open(given.state, MOTHERS)
    given.play(2, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert cash(given) == [10, 10, 10, 10]
    assert "stays-closed" in given.tags(0)


@pytest.mark.rule("B11.33")
def test_markers_may_be_placed_but_count_for_nothing_in_this_round() -> None:
    given = table()
    given.house(MOTHERS).copper = True
    given.part(send_the_boys).act(0, Place(MOTHERS))
    assert given.house(MOTHERS).markers == (4, 2, 0, 0)
    assert influence.controller(given.state, MOTHERS) == NOBODY
    assert influence.majority(given.state, MOTHERS) == NOBODY
    for seat in range(4):
        assert influence.standing(given.state, MOTHERS, seat) == influence.NONE
    given.window(timing.LAST_SALE).close_windows()
    assert given.state.table.round == 3
    assert influence.controller(given.state, MOTHERS) == 0


@pytest.mark.rule("B11.33")
def test_trucks_that_arrive_later_stand_in_one_line() -> None:
    given = Given().markers(MOTHERS, [3, 2, 0, 0]).thug(3, COPPER_IN_THE_HOUSE)
    for seat in (0, 1, 2):
        given.own(seat, seat, crates=4)
    given.window(timing.LOADED).play(3, *COPPER)
    given.act(0, Drive(0, MOTHERS)).act(1, Drive(1, MOTHERS))
    assert given.house(MOTHERS).docks[PUBLIC] == (0, 1)
    given.act(2, Drive(2, MOTHERS))
    assert cash(given) == [14, 14, 14, 10]


@pytest.mark.rule("B11.7", "B11.33", "B11.3")
@pytest.mark.parametrize("copper_first", [True, False])
@pytest.mark.parametrize(
    ("card", "cost"),
    [(BIG_PAYOFF, 5), (THIRSTY, 0), (PACKING_HEAT, 0), (WORD_OF_MOUTH, 0)],
)
def test_it_overrides_what_other_cards_do_to_the_house(
    card: int, cost: int, copper_first: bool
) -> None:
    given = table().thug(0, card).house_window(MOTHERS)
    plays = [(3, *COPPER), (0, card, ChooseHouse(MOTHERS))]
    for seat, played, house in plays if copper_first else reversed(plays):
        given.play(seat, played, house)
    given.close_windows()
    assert demand_rolls(given) == []
    assert cash(given) == [14 - cost, 14, 14, 10]
    given.sound()


@pytest.mark.rule("B11.33", "B11.25")
def test_a_thirsty_crowd_is_not_rolled_for_after_the_copper_came() -> None:
    given = table().thug(0, THIRSTY).house_window(MOTHERS).pass_all()
    given.play(3, *COPPER).play(0, THIRSTY, ChooseHouse(MOTHERS))
    assert len(demand_rolls(given)) == 2


@pytest.mark.rule("B10.5", "B11.7")
def test_the_pass_of_those_whose_standing_changes_lapses() -> None:
    given = table().thug(0, UNION_BOSS)
    given.state.standing = [THIS_ROUND] * 3 + [0]
    given.house_window(MOTHERS).play(3, *COPPER)
    # The first two had control and minority; the third had nothing here before either.
    assert given.state.standing == [0, 0, THIS_ROUND, 0]
    assert given.asks(0)
