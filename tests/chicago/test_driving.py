"""Driving, and what is reached from a street square (K5.1, K5.2)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    Drive,
    Fetch,
    Mark,
    OpenBusiness,
    RollDie,
    Stay,
    TakeAll,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    FIRST_NATIONAL_BANK,
    HOSPITAL_PLACE,
    PLACES,
    POLICE_DEPARTMENT,
    SMALL,
)
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    JACK_RABBIT,
    KNUCKLES,
    ROLLS_ROY,
    SWIFT_NICK,
)
from tests.chicago.given import Given


def around(given: Given, square: int, steps: int) -> set[int]:
    """The street squares at most so many steps away, walked one by one."""
    found = {square}
    for _ in range(steps):
        found |= {to for at in found for to in given.state.board.neighbours[at]}
    return found


def targets(given: Given) -> set[int]:
    """Where boss 0 may drive, the die being rolled."""
    return {action.square for action in given.legal(0) if isinstance(action, Drive)}


def farthest(given: Given, steps: int) -> int:
    """A square exactly so many steps from boss 0's car."""
    square = given.boss(0).square
    return min(around(given, square, steps) - around(given, square, steps - 1))


# --- the move (K5.1) -----------------------------------------------------------------------------


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.rule("K5.1")
def test_up_to_as_many_squares_as_the_die_says_in_any_direction_or_none(die: int) -> None:
    given = Given().turn_of(0).dice("drive 0", die).act(0, RollDie())
    assert targets(given) == around(given, given.boss(0).square, die)
    to = farthest(given, die)
    assert given.act(0, Drive(to)).boss(0).square == to


@pytest.mark.rule("K5.1")
def test_not_farther_than_the_die_says() -> None:
    given = Given().gangster(0, BUGS_BENNY).turn_of(0).dice("drive 0", 2).act(0, RollDie())
    assert given.refused(0, Drive(farthest(given, 3))).rule == "K5.1"


@pytest.mark.rule("K5.1")
def test_having_rolled_he_may_still_stay_where_he_is() -> None:
    given = Given().turn_of(0).dice("drive 0", 5).act(0, RollDie())
    square = given.boss(0).square
    assert given.act(0, Drive(square)).boss(0).square == square
    assert given.asked(0) == [questions.TurnAction]


@pytest.mark.rule("K5.1")
def test_he_need_not_roll_at_all() -> None:
    given = Given().turn_of(0)
    square = given.boss(0).square
    given.act(0, Stay())
    assert given.boss(0).square == square
    assert given.asked(0) == [questions.TurnAction]


@pytest.mark.rule("K5.1")
def test_cars_pass_and_share_squares_freely() -> None:
    given = Given(4)
    square = given.boss(0).square
    around_him = sorted(around(given, square, 1) - {square})
    for seat, at in zip((1, 2, 3), around_him, strict=False):
        given.car(seat, at)
    given.police(around_him[-1]).turn_of(0).dice("drive 0", 2).act(0, RollDie())
    assert targets(given) == around(given, square, 2)
    assert given.act(0, Drive(around_him[0])).boss(0).square == given.boss(1).square


@pytest.mark.rule("K5.1")
def test_the_best_driving_bonus_in_the_car_is_added_and_only_that() -> None:
    given = Given().gangster(0, ROLLS_ROY, JACK_RABBIT, SWIFT_NICK)
    given.turn_of(0).dice("drive 0", 3).act(0, RollDie())
    assert targets(given) == around(given, given.boss(0).square, 5)
    to = farthest(given, 5)
    assert given.act(0, Drive(to)).boss(0).square == to


@pytest.mark.rule("K5.1")
def test_a_driver_who_sits_elsewhere_does_not_help() -> None:
    given = Given().gangster(1, SWIFT_NICK).gangster(0, ROLLS_ROY, spot=0).in_prison(0, JACK_RABBIT)
    given.turn_of(0).dice("drive 0", 3).act(0, RollDie())
    assert targets(given) == around(given, given.boss(0).square, 3)


@pytest.mark.rule("K5.1", "K9.2")
def test_its_owner_need_not_use_it_and_then_the_driver_stays_unknown() -> None:
    given = Given().gangster(0, JACK_RABBIT).turn_of(0).dice("drive 0", 3).act(0, RollDie())
    given.act(0, Drive(farthest(given, 3)))
    assert given.state.known[JACK_RABBIT] == 1
    assert given.kinds(1).count(events.Driver) == 0


@pytest.mark.rule("K5.1", "K9.2")
def test_who_drives_farther_than_the_die_says_shows_his_driver() -> None:
    given = Given().gangster(0, JACK_RABBIT, KNUCKLES)
    given.turn_of(0).dice("drive 0", 3).act(0, RollDie()).act(0, Drive(farthest(given, 4)))
    assert given.state.known[JACK_RABBIT] == given.state.everybody
    assert given.state.known[KNUCKLES] == 1
    assert events.Driver in given.kinds(2)


@pytest.mark.rule("K5.1", "K9.2")
def test_of_two_drivers_alike_one_who_is_known_already_drives() -> None:
    given = Given().gangster(0, ROLLS_ROY, SWIFT_NICK)
    given.state.show(SWIFT_NICK)
    given.turn_of(0).dice("drive 0", 3).act(0, RollDie()).act(0, Drive(farthest(given, 4)))
    assert given.state.known[ROLLS_ROY] == 1


# --- what is reached from where (K5.2) -----------------------------------------------------------


def at(given: Given, square: int) -> list[Action]:
    """What boss 0 could do with his car there."""
    given.car(0, square)
    given.state.open_asks = None
    return given.legal(0)


@pytest.mark.rule("K5.2")
def test_places_businesses_and_territories_are_reached_from_their_own_street_square_alone() -> None:
    given = Given().goods(0, 3, 3, 3).gangster(0, BUGS_BENNY).business(9, 0).business(11, 1)
    for place in range(PLACES):
        given.lying(place, booze=1)
    given.in_prison(0, KNUCKLES).in_hospital(0, JACK_RABBIT).turn_of(0).act(0, Stay())
    state, board = given.state, given.state.board
    free = [lot for lot in range(len(board.lot_size)) if state.business_on(lot) < 0]
    for square in range(board.squares):
        legal = at(given, square)
        assert [a.place for a in legal if isinstance(a, TakeAll)] == [
            place for place in range(PLACES) if board.place_square[place] == square
        ]
        assert [a.territory for a in legal if isinstance(a, Mark)] == [
            t for t, arrow in enumerate(board.territory_square) if arrow == square
        ]
        assert {a.lot for a in legal if isinstance(a, OpenBusiness)} == {
            lot for lot in free if board.lot_square[lot] == square and board.lot_size[lot] == SMALL
        }
        assert [a.business for a in legal if isinstance(a, VisitBusiness)] == [
            b for b in (0, 9) if given.door(b) == square
        ]
        assert [a.business for a in legal if isinstance(a, AttackBusiness)] == [
            b for b in (3, 6, 11) if given.door(b) == square
        ]
        assert (Fetch(KNUCKLES) in legal) == (square == given.place(POLICE_DEPARTMENT))
        assert (Fetch(JACK_RABBIT) in legal) == (square == given.place(HOSPITAL_PLACE))


@pytest.mark.rule("K5.2")
def test_where_a_square_serves_several_the_action_names_one() -> None:
    given = Given().lying(FIRST_NATIONAL_BANK, girls=2).lying(POLICE_DEPARTMENT, booze=1)
    square = given.place(FIRST_NATIONAL_BANK)
    assert square == given.place(POLICE_DEPARTMENT)
    given.car(0, square).turn_of(0).act(0, Stay())
    takes = [action for action in given.legal(0) if isinstance(action, TakeAll)]
    assert takes == [TakeAll(FIRST_NATIONAL_BANK), TakeAll(POLICE_DEPARTMENT)]
    given.act(0, takes[0])
    assert given.boss(0).goods == [1, 3, 1]
    assert given.state.table.on_place(POLICE_DEPARTMENT) == [1, 0, 0]
