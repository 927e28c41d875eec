"""Big City Boys (B11.2): played while others are waiting for their turn."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import influence, timing
from backroom.games.bootleggers.actions import ChooseMobster, Done, Place, Take
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    HIT,
    LILS,
    MOTHERS,
    SINGLE_INFLUENCE,
    UNION_BOSS,
)
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.taking import take_cards
from tests.bootleggers.given import Given

MUSCLE = (50, 40, 38, 20)


def table(holder: int = 0) -> Given:
    return Given().muscle(*MUSCLE).thug(holder, BIG_CITY_BOYS)


def taking(holder: int = 0) -> Given:
    """Phase 1: four influence cards lie on offer."""
    given = table(holder)
    given.state.deck[SINGLE_INFLUENCE] -= 4
    given.state.table.offer = [SINGLE_INFLUENCE] * 4
    return given.part(take_cards)


def order_of_taking(given: Given) -> list[int]:
    """Everybody takes a card; who was asked, in order. (Single influence asks nothing more.)"""
    order = []
    while given.state.table.when == timing.TAKING:
        seat = given.asks()[0].seat
        order.append(seat)
        given.act(seat, Take(SINGLE_INFLUENCE))
    return order


def order_of_placing(given: Given) -> list[int]:
    """Everybody is done at once; who was asked, in order."""
    order = []
    while given.state.table.when == timing.PLACING:
        seat = given.asks()[0].seat
        order.append(seat)
        given.act(seat, Done())
    return order


@pytest.mark.rule("B11.2", "B4.4")
def test_in_the_middle_of_phase_1_the_stronger_takes_his_card_sooner() -> None:
    given = taking().play(0, BIG_CITY_BOYS, ChooseMobster(2))  # 43½ beats 40
    assert order_of_taking(given) == [0, 2, 1, 3]
    given.sound()


@pytest.mark.rule("B4.4")
def test_without_the_card_the_order_is_that_of_the_muscle_cards() -> None:
    assert order_of_taking(taking()) == [0, 1, 2, 3]
    assert order_of_placing(table().part(send_the_boys)) == [0, 1, 2, 3]


@pytest.mark.rule("B11.2", "B4.4")
def test_who_has_taken_a_card_does_not_take_another() -> None:
    given = taking(holder=2)
    given.act(0, Take(SINGLE_INFLUENCE)).act(1, Take(SINGLE_INFLUENCE))
    given.play(2, BIG_CITY_BOYS, ChooseMobster(0))  # boosts one who has acted
    assert order_of_taking(given) == [2, 3]
    given = taking(holder=1).act(0, Take(SINGLE_INFLUENCE))
    given.play(1, BIG_CITY_BOYS, ChooseMobster(1))  # 45½: still in his own turn
    assert order_of_taking(given) == [1, 2, 3]


@pytest.mark.rule("B11.2", "B4.4", "B5.1")
def test_a_turn_that_has_begun_is_finished_first() -> None:
    given = Given().muscle(50, 45, 38, 20).thug(0, BIG_CITY_BOYS).back_room(0, 2)
    given.part(send_the_boys).act(0, Place(MOTHERS))
    given.play(0, BIG_CITY_BOYS, ChooseMobster(1))  # 50½ beats 50
    assert [ask.seat for ask in given.asks()] == [0]
    assert given.state.muscle_order() == [1, 0, 2, 3]
    assert order_of_placing(given) == [0, 1, 2, 3]


@pytest.mark.rule("B11.2", "B4.4", "B5.1")
def test_in_the_middle_of_phase_2_the_stronger_places_sooner() -> None:
    given = table().part(send_the_boys).play(0, BIG_CITY_BOYS, ChooseMobster(2))
    assert order_of_placing(given) == [0, 2, 1, 3]


@pytest.mark.rule("B11.2", "B4.4")
def test_who_has_placed_does_not_place_again() -> None:
    given = table(holder=1).back_room(0, 2).part(send_the_boys).act(0, Done())
    given.play(1, BIG_CITY_BOYS, ChooseMobster(0))
    assert order_of_placing(given) == [1, 2, 3]


@pytest.mark.rule("B11.2", "B4.4")
def test_before_the_first_card_is_taken_everybody_goes_by_the_new_order() -> None:
    given = table(holder=3)
    given.state.deck[SINGLE_INFLUENCE] -= 4
    given.state.table.offer = [SINGLE_INFLUENCE] * 4
    given.window(timing.REVEAL).play(3, BIG_CITY_BOYS, ChooseMobster(2))
    assert order_of_taking(given) == [0, 2, 1, 3]


@pytest.mark.rule("B11.2", "B4.4")
@pytest.mark.parametrize(("other", "ahead"), [(45, True), (46, False)])
def test_it_adds_five_and_a_half(other: int, ahead: bool) -> None:
    given = Given().muscle(other, 40, 30, 20).thug(1, BIG_CITY_BOYS).thug(3, UNION_BOSS)
    given.window(timing.REVEAL).play(1, BIG_CITY_BOYS, ChooseMobster(1))
    assert (given.state.muscle_order()[0] == 1) == ahead


@pytest.mark.rule("B11.2", "B5.3")
def test_its_value_decides_who_controls_a_house_that_two_could() -> None:
    given = table(holder=1).thug(3, UNION_BOSS)
    given.markers(MOTHERS, [0, 2, 2, 0]).markers(LILS, [2, 0, 2, 0])
    assert influence.controller(given.state, MOTHERS) == 1
    given.window(timing.LINED_UP).play(1, BIG_CITY_BOYS, ChooseMobster(2))
    assert influence.controller(given.state, MOTHERS) == 2
    assert influence.controller(given.state, LILS) == 0  # 43½ is no match for 50


@pytest.mark.rule("B11.2", "B4.5")
def test_it_does_not_raise_the_cost_of_the_muscle_card() -> None:
    given = Given().muscle(45, 40, 30, 20).thug(0, BIG_CITY_BOYS)
    given.window(timing.REVEAL).play(0, BIG_CITY_BOYS, ChooseMobster(0))
    assert given.state.muscle_value(0) == 2 * 50 + 1
    assert given.mobster(0).cash == 10 - 2 - 1  # a 45 costs $2G, a 50 would cost $3G; the wage


@pytest.mark.rule("B11.2")
def test_it_lasts_one_round() -> None:
    given = table(holder=1).thug(1, HIT)
    given.window(timing.LAST_SALE).play(1, BIG_CITY_BOYS, ChooseMobster(2))
    assert given.mobster(2).boosted
    given.close_windows()
    assert given.state.table.round == 3
    assert not given.mobster(2).boosted
