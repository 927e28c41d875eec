"""Word of Mouth (B11.29)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseHouse, Play
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    LILS,
    MOTHERS,
    OMALLEYS,
    WORD_OF_MOUTH,
)
from backroom.games.bootleggers.state import NOBODY
from tests.bootleggers.given import Given


def sale(markers: list[int]) -> Given:
    """Mother's buys 4 crates of Alice and 3 of Bob; Charlie has heard of it."""
    given = Given().thug(2, WORD_OF_MOUTH).markers(MOTHERS, markers)
    for seat in range(4):
        given.cash(seat, 0)
    given.own(0, 0, crates=4, house=MOTHERS).own(1, 1, crates=3, house=MOTHERS)
    return given.dice("demand.2", 6, 6).house_window(MOTHERS)


@pytest.mark.rule("B11.29", "B8.5")
def test_the_controller_earns_1_more_on_every_crate_whoever_sold_it() -> None:
    given = sale([4, 1, 1, 0]).play(2, WORD_OF_MOUTH, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 4 * 2 + (4 + 3) * (1 + 1)
    assert given.mobster(1).cash == 3 * 2
    assert given.mobster(2).cash == 0  # who played it has nothing of it
    assert "spreads-word" in given.tags(3)
    given.sound()


@pytest.mark.rule("B11.29", "B11.33")
def test_a_majority_holder_gets_nothing() -> None:
    given = sale([3, 2, 2, 0])
    assert influence.majority(given.state, MOTHERS) == 0
    given.play(2, WORD_OF_MOUTH, ChooseHouse(MOTHERS))
    assert [given.mobster(seat).cash for seat in range(4)] == [4 * 2, 3 * 2, 0, 0]
    assert "earns-profit" not in given.tags(3)


@pytest.mark.rule("B11.29", "B11.33")
def test_in_a_house_that_is_nobodys_it_pays_nobody() -> None:
    given = sale([2, 2, 1, 0])
    assert influence.holder(given.state, MOTHERS) == NOBODY
    given.play(2, WORD_OF_MOUTH, ChooseHouse(MOTHERS))
    assert [given.mobster(seat).cash for seat in range(4)] == [4 * 2, 3 * 2, 0, 0]


@pytest.mark.rule("B11.29")
def test_it_can_be_played_after_the_roll() -> None:
    given = sale([4, 1, 1, 0]).pass_all()
    assert given.house(MOTHERS).demand == (6, 6)
    given.play(2, WORD_OF_MOUTH, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 4 * 2 + (4 + 3) * (1 + 1)


@pytest.mark.rule("B11.33")
def test_a_copper_in_the_house_leaves_no_profit_to_anyone() -> None:
    given = sale([4, 1, 1, 0])
    given.house(MOTHERS).copper = True
    given.play(2, WORD_OF_MOUTH, ChooseHouse(MOTHERS))
    assert [given.mobster(seat).cash for seat in range(4)] == [4, 3, 0, 0]


@pytest.mark.rule("B11.29")
def test_only_an_open_house_whose_sale_has_not_begun() -> None:
    given = sale([4, 1, 1, 0]).markers(LILS, [2, 0, 0, 0]).markers(BARLEYCORNS, [4, 0, 0, 0])
    given.house(BARLEYCORNS).sold = True
    given.act(2, Play(WORD_OF_MOUTH))
    for house, key in (
        (OMALLEYS, "why-not-omalleys"),
        (LILS, "why-closed"),
        (BARLEYCORNS, "why-sold"),
    ):
        why = given.why_not(2, ChooseHouse(house))
        assert why is not None and why.key == key
        assert given.refused(2, ChooseHouse(house)) == "B11.29"


@pytest.mark.rule("B11.29")
def test_after_the_last_sale_it_is_too_late() -> None:
    given = Given().thug(0, WORD_OF_MOUTH, unseen=True).markers(MOTHERS, [4, 0, 0, 0])
    given.window(timing.LAST_SALE)
    assert given.refused(0, Play(WORD_OF_MOUTH)) == "B11.29"


@pytest.mark.rule("B11.29")
def test_it_holds_for_one_round() -> None:
    given = sale([4, 1, 1, 0]).play(2, WORD_OF_MOUTH, ChooseHouse(MOTHERS))
    assert given.state.table.round == 3
    assert not given.house(MOTHERS).word
