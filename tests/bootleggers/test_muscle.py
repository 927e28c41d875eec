"""Phase 1, first part: cards on offer, and muscle (B4.1–B4.4)."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import ChooseMobster, PickMuscle, Take
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    LARGE,
    SINGLE_INFLUENCE,
    SMALL,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.law import clear_the_table
from backroom.games.bootleggers.phases.muscle import turn_up_cards
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.games.bootleggers.state import NOTHING
from backroom.games.bootleggers.thugs.deck import action_deck
from tests.bootleggers.given import Given


def asked(given: Given) -> list[int]:
    return [ask.seat for ask in given.asks() if ask.waiting]


@pytest.mark.rule("B4.1")
def test_a_truck_card_is_turned_up_if_none_lies_there() -> None:
    given = Given()
    given.state.table.truck_deck = [0, 0, 3]
    given.part(turn_up_cards)
    assert given.state.table.truck_card == LARGE
    assert given.state.table.truck_deck == [0, 0, 2]


@pytest.mark.rule("B4.1")
def test_a_truck_card_stays_until_somebody_takes_it() -> None:
    given = Given()
    given.state.table.truck_card = SMALL
    given.state.table.truck_deck = [5, 5, 3]
    given.part(turn_up_cards)
    assert given.state.table.truck_card == SMALL
    assert given.state.table.truck_deck == [5, 5, 3]


@pytest.mark.rule("B4.1")
def test_with_no_truck_card_left_none_is_turned_up() -> None:
    given = Given()
    given.state.table.truck_deck = [0, 0, 0]
    given.part(turn_up_cards)
    assert given.state.table.truck_card == NOTHING


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.rule("B4.2")
def test_as_many_cards_lie_face_up_as_there_are_mobsters(seats: int) -> None:
    given = Given(seats).part(turn_up_cards)
    assert len(given.state.table.offer) == seats
    assert sum(given.state.deck) == sum(action_deck(Options())) - seats
    assert given.game.view(given.state, None).table.offer == given.state.table.offer
    given.sound()


def picking(seats: int = 3) -> Given:
    """All hands are full, nothing lies in front."""
    given = Given(seats)
    for seat, mobster in enumerate(given.state.mobsters):
        mobster.hand = sorted([*mobster.hand, mobster.muscle])
        mobster.muscle = 0
        given.state.mobsters[seat].muscle_seen = []
    return given.part(turn_up_cards)


@pytest.mark.rule("B4.3", "B3.1")
def test_muscle_is_picked_in_secret_and_revealed_together() -> None:
    given = picking()
    picks = [given.mobster(seat).hand[seat] for seat in range(3)]
    given.act(0, PickMuscle(picks[0])).act(2, PickMuscle(picks[2]))
    assert [mobster.muscle for mobster in given.state.mobsters] == [0, 0, 0]
    assert "shows-muscle" not in given.tags(1)
    view = given.game.view(given.state, 1)
    assert view.waiting == []
    assert view.flow[-1]["answers"] == [None, None, None]
    given.act(1, PickMuscle(picks[1]))
    assert [mobster.muscle for mobster in given.state.mobsters] == picks
    shown = given.game.view(given.state, None)
    assert [mobster.muscle for mobster in shown.mobsters] == picks
    assert all(picks[seat] not in given.mobster(seat).hand for seat in range(3))


@pytest.mark.rule("B4.3")
def test_a_pick_can_be_changed_until_all_are_in() -> None:
    given = picking()
    first, second = given.mobster(0).hand[:2]
    given.act(0, PickMuscle(first), PickMuscle(second))
    for seat in (1, 2):
        given.act(seat, PickMuscle(given.mobster(seat).hand[0]))
    assert given.mobster(0).muscle == second
    assert first in given.mobster(0).hand


@pytest.mark.rule("B11.23")
def test_markers_in_a_safe_house_are_locked_until_the_reveal() -> None:
    given = picking()
    given.mobster(0).locked = 2
    for seat in range(3):
        assert given.mobster(0).locked == 2
        given.act(seat, PickMuscle(given.mobster(seat).hand[0]))
    assert given.mobster(0).locked == 0


@pytest.mark.rule("B4.3")
def test_one_picks_from_ones_own_hand_only() -> None:
    given = picking()
    stranger = given.mobster(1).hand[0]
    assert given.refused(0, PickMuscle(stranger)) == "B4.3"


@pytest.mark.rule("B4.3", "B9.3")
def test_muscle_cards_lie_in_front_until_the_end_of_the_round() -> None:
    given = Given()
    given.window(timing.LAST_SALE)  # nobody holds a card: the round ends at once
    assert given.state.table.round == 3
    assert [mobster.muscle for mobster in given.state.mobsters] == [0] * 4
    other = Given().thug(0, BIG_CITY_BOYS).window(timing.LAST_SALE)
    assert [mobster.muscle for mobster in other.state.mobsters] == [50, 40, 30, 20]


@pytest.mark.rule("B4.4")
def test_muscle_order_is_descending_muscle_value() -> None:
    given = Given().muscle(12, 70, 33, 34)
    assert given.state.muscle_order() == [1, 3, 2, 0]
    assert given.game.view(given.state, None).table.order == [1, 3, 2, 0]


@pytest.mark.rule("B4.4", "B11.2")
def test_a_changed_value_counts_at_once_for_those_who_have_not_acted() -> None:
    given = Given(3).muscle(50, 40, 36).thug(0, BIG_CITY_BOYS)
    given.state.deck[SINGLE_INFLUENCE] -= 3
    given.state.table.offer = [SINGLE_INFLUENCE] * 3
    given.part(take_cards)
    assert asked(given) == [0]
    given.play(0, BIG_CITY_BOYS, ChooseMobster(2))  # 36 becomes 41½
    given.act(0, Take(SINGLE_INFLUENCE))
    assert asked(given) == [2]
    given.act(2, Take(SINGLE_INFLUENCE))
    assert asked(given) == [1]
    given.act(1, Take(SINGLE_INFLUENCE))
    assert [mobster.markers for mobster in given.state.mobsters] == [2, 2, 2]


@pytest.mark.rule("B4.4", "B11.2")
def test_nobody_acts_twice_when_the_order_changes() -> None:
    given = Given(3).muscle(50, 48, 36).thug(1, BIG_CITY_BOYS)
    given.state.deck[SINGLE_INFLUENCE] -= 3
    given.state.table.offer = [SINGLE_INFLUENCE] * 3
    given.part(take_cards)
    given.act(0, Take(SINGLE_INFLUENCE))
    given.play(1, BIG_CITY_BOYS, ChooseMobster(0))  # he has had his turn
    assert asked(given) == [1]
    given.act(1, Take(SINGLE_INFLUENCE))
    assert asked(given) == [2]


@pytest.mark.rule("B4.4")
def test_the_value_is_back_after_the_round() -> None:
    given = Given()
    given.mobster(3).boosted = True
    given.part(clear_the_table)
    assert not given.mobster(3).boosted
