"""Packing Heat (B11.21)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseHouse, Play
from backroom.games.bootleggers.components import BARLEYCORNS, LILS, MOTHERS, OMALLEYS, PACKING_HEAT
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.state import NOBODY
from tests.bootleggers.given import Given

OTHERS = Options(packing_heat="others")
YOU = Options(packing_heat="you")


def two_sellers(options: Options) -> Given:
    """Mother's with 4 crates of Alice (who controls it and packs heat) and 3 of Bob."""
    given = Given(options=options).thug(0, PACKING_HEAT).cash(0, 0).cash(1, 0)
    given.markers(MOTHERS, [4, 1, 1, 0])
    given.own(0, 0, crates=4, house=MOTHERS).own(1, 1, crates=3, house=MOTHERS)
    return given.dice("demand.2", 6, 6)


@pytest.mark.rule("B11.21", "B12.6")
def test_wholesale_is_1_for_everyone_but_the_one_who_packs_heat() -> None:
    given = two_sellers(OTHERS).house_window(MOTHERS)
    given.play(0, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 4 * 2 + 7  # and the profit, which stays as it is
    assert given.mobster(1).cash == 3 * 1
    assert "packs-heat" in given.tags(3)
    given.sound()


@pytest.mark.rule("B11.21", "B12.6")
def test_by_source_001_wholesale_is_1_for_that_mobster_alone() -> None:
    given = two_sellers(YOU).house_window(MOTHERS)
    given.play(0, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 4 * 1 + 7
    assert given.mobster(1).cash == 3 * 2
    assert "packs-heat-alone" in given.tags(3)


@pytest.mark.rule("B11.18", "B11.21", "B12.6")
@pytest.mark.parametrize(("options", "price"), [(OTHERS, 2), (YOU, 1)])
def test_a_pigeon_of_the_one_who_packs_heat_earns_his_price(options: Options, price: int) -> None:
    given = two_sellers(options)
    given.truck(1).pigeon = 0
    given.house_window(MOTHERS).play(0, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == (4 + 3) * price + 7
    assert given.mobster(1).cash == 0


@pytest.mark.rule("B11.18", "B11.21", "B12.6")
@pytest.mark.parametrize(("options", "price"), [(OTHERS, 1), (YOU, 2)])
def test_his_own_truck_as_anothers_pigeon_earns_the_others_price(
    options: Options, price: int
) -> None:
    given = two_sellers(options)
    given.truck(0).pigeon = 1
    given.house_window(MOTHERS).play(0, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert given.mobster(1).cash == (4 + 3) * price
    assert given.mobster(0).cash == 7


@pytest.mark.rule("B11.21")
def test_it_can_be_played_after_the_roll() -> None:
    given = two_sellers(OTHERS).house_window(MOTHERS).pass_all()
    assert given.house(MOTHERS).demand == (6, 6)
    given.play(0, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert given.mobster(1).cash == 3 * 1


@pytest.mark.rule("B11.33")
def test_a_copper_in_the_house_pays_the_heat_packer_no_more_than_the_rest() -> None:
    given = two_sellers(OTHERS)
    given.house(MOTHERS).copper = True
    given.house_window(MOTHERS).play(0, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert given.mobster(0).cash == 4
    assert given.mobster(1).cash == 3


@pytest.mark.rule("B11.21")
def test_only_an_open_house_whose_sale_has_not_begun() -> None:
    given = two_sellers(OTHERS).markers(LILS, [2, 0, 0, 0]).markers(BARLEYCORNS, [4, 0, 0, 0])
    given.house(BARLEYCORNS).sold = True
    given.house_window(MOTHERS).act(0, Play(PACKING_HEAT))
    for house, key in (
        (OMALLEYS, "why-not-omalleys"),
        (LILS, "why-closed"),
        (BARLEYCORNS, "why-sold"),
    ):
        why = given.why_not(0, ChooseHouse(house))
        assert why is not None and why.key == key
        assert given.refused(0, ChooseHouse(house)) == "B11.21"


@pytest.mark.rule("B11.21")
def test_after_the_last_sale_it_is_too_late() -> None:
    given = Given().thug(0, PACKING_HEAT, unseen=True).markers(MOTHERS, [4, 0, 0, 0])
    given.window(timing.LAST_SALE)
    assert given.refused(0, Play(PACKING_HEAT)) == "B11.21"


@pytest.mark.rule("B11.21")
def test_it_holds_for_one_round() -> None:
    given = two_sellers(OTHERS).house_window(MOTHERS)
    given.play(0, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert given.state.table.round == 3
    assert given.house(MOTHERS).heat == NOBODY
