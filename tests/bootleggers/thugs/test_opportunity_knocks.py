"""Opportunity Knocks (B11.20)."""

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseHouse, Play
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    BIG_CITY_BOYS,
    LILS,
    MCCOY,
    MOTHERS,
    OMALLEYS,
    OPPORTUNITY_KNOCKS,
)
from backroom.games.bootleggers.phases.password import demand
from tests.bootleggers.given import Given


def improved(**improvements: int) -> Given:
    """Barleycorn's and Texas Lil's are open, Mother's is not."""
    given = Given().thug(0, OPPORTUNITY_KNOCKS).thug(3, BIG_CITY_BOYS)
    given.markers(BARLEYCORNS, [0, 4, 0, 0]).markers(LILS, [0, 0, 3, 0])
    given.markers(MOTHERS, [3, 0, 0, 0])
    given.house(LILS).improvements = improvements.get("lils", 0)
    given.house(MOTHERS).improvements = improvements.get("mothers", 0)
    given.house(BARLEYCORNS).improvements = improvements.get("barleycorns", 0)
    return given


@pytest.mark.rule("B11.20")
def test_an_improvement_moves_from_one_house_to_another_even_out_of_a_closed_one() -> None:
    given = improved(mothers=2).window(timing.LINED_UP)
    given.play(0, OPPORTUNITY_KNOCKS, ChooseHouse(MOTHERS), ChooseHouse(BARLEYCORNS))
    assert given.house(MOTHERS).improvements == 1
    assert given.house(BARLEYCORNS).improvements == 1
    given.sound()


@pytest.mark.rule("B11.20")
def test_only_to_a_free_slot_of_another_open_house() -> None:
    given = improved(lils=1, barleycorns=1).markers(MCCOY, [4, 4, 0, 0]).window(timing.LINED_UP)
    given.act(0, Play(OPPORTUNITY_KNOCKS)).pass_all().act(0, ChooseHouse(BARLEYCORNS))
    reasons = {}
    for house in given.state.houses_in_play():
        why = given.why_not(0, ChooseHouse(house))
        reasons[house] = why.key if why is not None else None
    assert reasons == {
        OMALLEYS: "why-not-omalleys",
        LILS: "why-no-slot",
        MOTHERS: "why-closed",
        BARLEYCORNS: "why-same-house",
        MCCOY: None,
    }
    assert given.refused(0, ChooseHouse(MOTHERS)) == "B11.20"


@pytest.mark.rule("B11.20")
def test_the_house_it_leaves_must_have_one() -> None:
    given = improved(mothers=1).window(timing.LINED_UP)
    given.act(0, Play(OPPORTUNITY_KNOCKS)).pass_all()
    assert given.refused(0, ChooseHouse(BARLEYCORNS)) == "B11.20"
    assert given.refused(0, ChooseHouse(OMALLEYS)) == "B11.20"


@pytest.mark.rule("B11.32")
def test_with_no_open_house_that_has_room_it_cannot_be_played() -> None:
    given = improved(lils=1, barleycorns=3).window(timing.LINED_UP)
    assert given.refused(0, Play(OPPORTUNITY_KNOCKS)) == "B11.32"


@pytest.mark.rule("B11.32")
def test_with_no_improvement_anywhere_it_cannot_be_played() -> None:
    given = improved().window(timing.LINED_UP)
    assert given.refused(0, Play(OPPORTUNITY_KNOCKS)) == "B11.32"


@pytest.mark.rule("B11.20", "B8.1")
def test_after_the_roll_demand_follows_the_marker() -> None:
    given = improved(barleycorns=2).own(1, 1, 4, BARLEYCORNS).dice("demand.3", 1, 2, 3)
    given.house_window(BARLEYCORNS).pass_all()
    assert demand(given.state, BARLEYCORNS) == 6 + 3 * 2
    given.play(0, OPPORTUNITY_KNOCKS, ChooseHouse(BARLEYCORNS), ChooseHouse(LILS))
    assert demand(given.state, BARLEYCORNS) == 6 + 3 * 1
    assert given.house(LILS).improvements == 1
