"""What each thug card would do now, told before it is played (B11): worked examples."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.passing import Pass
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import (
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    ChooseWay,
    NeverMind,
    Play,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    COPPER_IN_THE_HOUSE,
    FIRST_REMOTE,
    FREE_TRUCK,
    HIJACK,
    HIT,
    INVESTIGATION,
    LILS,
    MOTHERS,
    MUSCLING_IN,
    OPPORTUNITY_KNOCKS,
    PACKING_HEAT,
    PIGEON,
    RECRUITING,
    SAFE_HOUSE,
    THIRSTY,
    TURF_WAR,
    UNION_BOSS,
    VIGORISH,
    WAREHOUSE,
    WINDFALL,
    WORD_OF_MOUTH,
)
from backroom.games.bootleggers.options import Options
from tests.bootleggers.given import Given
from tests.bootleggers.test_means import means, told


def holding(card: int, seats: int = 4) -> Given:
    """Seat 0 holds the card; it has the majority at Mother's, which is open."""
    return Given(seats).thug(0, card).markers(MOTHERS, [2, 1, 1, 0])


def says(given: Given, card: int, *choices: Action) -> str:
    """What is said of the last choice, or of playing the card, when all before it are made."""
    *first, last = (Play(card), *choices)
    given.act(0, *first)
    return told(given, 0, last)


@pytest.mark.rule("B11.2")
def test_big_city_boys_say_which_rank_they_make() -> None:
    given = holding(BIG_CITY_BOYS).muscle(40, 50, 38, 20).window(timing.END_OF_PHASE_1)
    assert says(given, BIG_CITY_BOYS, ChooseMobster(2)) == (
        "Vito would be number 2 of 4 in muscle order"
    )


@pytest.mark.rule("B11.22")
def test_recruiting_says_that_a_die_decides() -> None:
    given = holding(RECRUITING).window(timing.END_OF_PHASE_1)
    assert says(given, RECRUITING).startswith("1 to 6 markers, as the die falls")


@pytest.mark.rule("B11.28", "B3.1")
def test_windfall_says_nothing_of_the_card_on_top() -> None:
    given = holding(WINDFALL).window(timing.END_OF_PHASE_1)
    assert says(given, WINDFALL) == "a card off the top that nobody else sees"


@pytest.mark.rule("B11.1")
def test_vigorish_says_what_the_owner_pays() -> None:
    given = holding(VIGORISH)
    given.still(1).dice = 2
    given.window(timing.END_OF_PHASE_1)
    said = says(given, VIGORISH, ChooseStill(1))
    assert said == "Stella pays $6G, or the still makes nothing this round"


@pytest.mark.rule("B11.14")
def test_hijack_says_what_the_truck_carries_and_who_has_it_then() -> None:
    given = holding(HIJACK).own(1, 12, crates=3, house=MOTHERS).own(2, 13, crates=2)
    given.own(0, 3).window(timing.LOADED).act(0, Play(HIJACK))
    there = told(given, 0, ChooseTruck(12))
    assert there == "Stella's, with 3 crates; stands in line at Mother's Groceries"
    assert told(given, 0, ChooseTruck(13)) == "Vito's, with 2 crates"
    given.act(0, ChooseTruck(12))
    assert told(given, 0, ChooseTruck(3)) == "you get 3 crates; Stella loses 3 crates"
    assert means(given, 0, NeverMind()).told[0].key == "mean-card-kept"


@pytest.mark.rule("B11.13")
def test_a_free_truck_says_how_much_it_holds() -> None:
    given = holding(FREE_TRUCK).own(1, 12).window(timing.LOADED)
    assert says(given, FREE_TRUCK, ChooseTruck(12)) == "you have a truck for 6 crates"


@pytest.mark.rule("B11.18")
def test_a_pigeon_says_how_much_money_it_is_at_most() -> None:
    given = holding(PIGEON).own(1, 12, crates=4, house=MOTHERS).window(timing.LINED_UP)
    assert says(given, PIGEON, ChooseTruck(12)) == "up to $8G for its cargo go to you"


@pytest.mark.rule("B11.26")
def test_turf_war_says_what_becomes_of_a_still() -> None:
    given = holding(TURF_WAR)
    given.still(FIRST_REMOTE).owner, given.still(FIRST_REMOTE).dice = 1, 2
    given.still(1).dice = 3
    given.still(0).dice = 2
    given.window(timing.END_OF_PHASE_1)
    given.act(0, Play(TURF_WAR))
    assert told(given, 0, ChooseStill(FIRST_REMOTE)).startswith("Stella loses ")
    assert told(given, 0, ChooseStill(1)).endswith(": dice 2 instead of 3")
    assert means(given, 0, ChooseStill(1)).tone == "earns"
    assert means(given, 0, ChooseStill(0)).tone == "loses", "one's own"
    assert means(given, 0, ChooseStill(0)).sure is not None


@pytest.mark.rule("B11.9", "B11.12")
def test_a_union_boss_says_what_he_saves_and_what_it_costs_without_him() -> None:
    given = holding(UNION_BOSS).own(0, 12).window(timing.END_OF_PHASE_1)
    assert says(given, UNION_BOSS) == "saves $2G wages a round"
    given = holding(INVESTIGATION).own(1, 12)
    given.mobster(1).union_boss = True
    given.state.deck[UNION_BOSS] -= 1
    given.window(timing.END_OF_PHASE_1)
    assert says(given, INVESTIGATION, ChooseMobster(1)) == "Stella pays $2G wages a round again"


@pytest.mark.rule("B11.27")
def test_a_warehouse_says_how_much_it_keeps() -> None:
    given = holding(WAREHOUSE).crates(0, 5).window(timing.LINED_UP)
    assert says(given, WAREHOUSE).endswith("is kept for the next round: 5 crates now")
    given = holding(WAREHOUSE).window(timing.LINED_UP)
    assert says(given, WAREHOUSE) == "what is on no truck is kept for the next round"


@pytest.mark.rule("B11.7")
def test_a_copper_in_the_house_says_that_it_buys_everything() -> None:
    given = holding(COPPER_IN_THE_HOUSE).window(timing.LINED_UP)
    said = says(given, COPPER_IN_THE_HOUSE, ChooseHouse(MOTHERS))
    assert said.startswith("buys everything at $")


@pytest.mark.rule("B11.21", "B12.6")
def test_packing_heat_says_who_gets_how_much() -> None:
    given = holding(PACKING_HEAT).window(timing.LINED_UP)
    said = says(given, PACKING_HEAT, ChooseHouse(MOTHERS))
    assert said == "all others get $1G a crate there"
    given = Given(4, Options(packing_heat="you")).thug(0, PACKING_HEAT)
    given.markers(MOTHERS, [2, 1, 1, 0]).window(timing.LINED_UP)
    assert says(given, PACKING_HEAT, ChooseHouse(MOTHERS)) == "you get $1G a crate there"


@pytest.mark.rule("B11.29")
def test_word_of_mouth_says_the_profit() -> None:
    given = holding(WORD_OF_MOUTH).window(timing.LINED_UP)
    assert "the profit is $2G a crate" in says(given, WORD_OF_MOUTH, ChooseHouse(MOTHERS))


@pytest.mark.rule("B11.25", "B8.1")
def test_thirsty_says_the_demand_it_makes() -> None:
    given = holding(THIRSTY).window(timing.LINED_UP)
    assert says(given, THIRSTY, ChooseHouse(MOTHERS)) == "demand becomes 3–18"


@pytest.mark.rule("B11.25")
def test_after_the_roll_a_die_decides_and_nothing_is_said() -> None:
    given = holding(THIRSTY).own(1, 12, crates=4, house=MOTHERS).house_window(MOTHERS).pass_all()
    assert given.house(MOTHERS).demand, "it is rolled"
    given.act(0, Play(THIRSTY))
    with pytest.raises(AssertionError, match="nothing is said"):
        told(given, 0, ChooseHouse(MOTHERS))


@pytest.mark.rule("B11.20", "B8.1")
def test_an_improvement_that_moves_says_the_demand_it_leaves_and_makes() -> None:
    given = holding(OPPORTUNITY_KNOCKS).markers(LILS, [1, 1, 1, 1])
    given.house(LILS).improvements = 1
    given.own(1, 12, crates=4, house=MOTHERS)
    given.dice("demand.2", 3, 4).house_window(MOTHERS).pass_all()
    given.act(0, Play(OPPORTUNITY_KNOCKS), ChooseHouse(LILS))
    assert told(given, 0, ChooseHouse(MOTHERS)) == "demand becomes 1–6; demand becomes 9–9"


@pytest.mark.rule("B11.19")
def test_muscling_in_says_who_loses_a_die_and_where_it_lies() -> None:
    given = holding(MUSCLING_IN)
    given.still(FIRST_REMOTE).owner, given.still(FIRST_REMOTE).dice = 1, 2
    given.window(timing.END_OF_PHASE_1)
    given.act(0, Play(MUSCLING_IN), ChooseStill(FIRST_REMOTE))
    said = told(given, 0, ChooseWay(1))
    assert ": dice 1 instead of 2; " in said
    assert said.endswith("you have a die more in the back room")


@pytest.mark.rule("B11.23", "B5.2")
def test_a_safe_house_says_what_comes_to_the_back_room() -> None:
    given = holding(SAFE_HOUSE).back_room(0, 1).window(timing.END_OF_PHASE_1)
    given.act(0, Play(SAFE_HOUSE), ChooseHouse(MOTHERS))
    said = told(given, 0, ChooseHouse(MOTHERS))
    assert said.startswith("your markers there: 0 instead of 2; closes the speakeasy")
    assert said.endswith("your back room: 1 marker to place, 2 lying low")


@pytest.mark.rule("B11.15", "B5.2")
def test_before_a_house_is_chosen_it_says_how_it_stands() -> None:
    given = holding(HIT).markers(LILS, [1, 0, 1, 0])
    given.window(timing.END_OF_PHASE_1).act(0, Play(HIT))
    assert "closed: buys nothing – needs 1 more marker" in told(given, 0, ChooseHouse(LILS))
    given = holding(HIT)
    given.house(MOTHERS).closed = True
    given.window(timing.END_OF_PHASE_1).act(0, Play(HIT))
    assert "closed for this round: buys nothing" in told(given, 0, ChooseHouse(MOTHERS))


@pytest.mark.rule("B10.6", "B3.1")
def test_who_could_stop_a_card_is_told_what_it_does() -> None:
    given = Given(4).thug(0, WINDFALL).thug(1, INVESTIGATION).window(timing.END_OF_PHASE_1)
    given.act(0, Play(WINDFALL)).pass_all()
    assert told(given, 1, Pass()) == "a card off the top that nobody else sees"
    assert told(given, 1, Play(INVESTIGATION)).startswith("nothing of Windfall happens")
