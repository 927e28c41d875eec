"""Every invariant can be broken, and is found: a check that can't fail would prove nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backroom.games.bootleggers.components import FIRST_REMOTE, IMPROVEMENT_SLOTS, TRUCKS
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.state import HOME, NOBODY, Bootleggers
from tests.bootleggers.given import Given
from tests.changing import change


def card_lost(state: Bootleggers) -> None:
    state.deck[state.deck.index(max(state.deck))] -= 1


def too_many_truck_cards(state: Bootleggers) -> None:
    state.table.truck_deck[0] += 9


def muscle_twice(state: Bootleggers) -> None:
    state.mobsters[0].hand[0] = state.mobsters[1].hand[0]


def muscle_lost(state: Bootleggers) -> None:
    state.mobsters[0].hand.pop()


def too_many_markers(state: Bootleggers) -> None:
    state.mobsters[0].markers += 20


def markers_in_debt(state: Bootleggers) -> None:
    state.mobsters[0].markers = -1


def more_markers_than_circles(state: Bootleggers) -> None:
    state.add_markers(0, 0, 20)


def improvements_where_there_is_no_room(state: Bootleggers) -> None:
    state.add_improvements(0, IMPROVEMENT_SLOTS[0] + 1)


def too_many_improvements(state: Bootleggers) -> None:
    state.mobsters[0].improvements = 99


def truck_not_in_line(state: Bootleggers) -> None:
    change(state.trucks, 0, house=2)


def truck_in_two_places(state: Bootleggers) -> None:
    state.line_up(0, 1, 0)
    change(state.trucks, 0, house=HOME)


def overloaded(state: Bootleggers) -> None:
    change(state.trucks, 0, crates=99)


def driverless(state: Bootleggers) -> None:
    change(state.trucks, 0, operator=NOBODY)


def truck_for_nothing(state: Bootleggers) -> None:
    for truck in range(TRUCKS):
        state.make_over(truck, 0)


def still_of_dice(state: Bootleggers) -> None:
    change(state.stills, 0, dice=99)


def remote_still_of_nobody(state: Bootleggers) -> None:
    change(state.stills, FIRST_REMOTE, owner=NOBODY)
    change(state.stills, FIRST_REMOTE, dice=1)


def family_still_of_a_stranger(state: Bootleggers) -> None:
    change(state.stills, 0, owner=1)


def family_still_without_dice(state: Bootleggers) -> None:
    change(state.stills, 0, dice=0)


def debt(state: Bootleggers) -> None:
    state.mobsters[0].cash = -1


@pytest.mark.parametrize(
    ("tamper", "wrong"),
    [
        (card_lost, "men-of-action cards are"),
        (too_many_truck_cards, "truck cards are"),
        (muscle_twice, "a muscle card is there twice"),
        (muscle_lost, "has not had his share"),
        (too_many_markers, "more than"),
        (markers_in_debt, "markers in the back room"),
        (more_markers_than_circles, "house 0 holds"),
        (improvements_where_there_is_no_room, "house 0 has"),
        (too_many_improvements, "improvement markers"),
        (truck_not_in_line, "stands in 0 lines"),
        (truck_in_two_places, "is not where it stands"),
        (overloaded, "truck 0 carries 99"),
        (driverless, "nobody operates truck 0"),
        (truck_for_nothing, "truck cards"),
        (still_of_dice, "still 0 has 99 dice"),
        (remote_still_of_nobody, f"still {FIRST_REMOTE} has 1 dice"),
        (family_still_of_a_stranger, "the wrong owner"),
        (family_still_without_dice, "has lost its last die"),
        (debt, "less than nothing"),
    ],
)
@pytest.mark.rule("B2.1", "B3.1")
def test_what_must_be_true_is_checked(tamper: Callable[[Bootleggers], None], wrong: str) -> None:
    state = Given().sound().state
    tamper(state)
    found = BOOTLEGGERS.check(state)
    assert any(wrong in line for line in found), found
