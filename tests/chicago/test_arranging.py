"""What is arranged as a whole: the gang, who goes in and who comes along, what is taken (K5, K8.6).

Nobody sees a plan before it is given; it is given all at once or not at all.
"""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.message import Refusal
from backroom.engine.view import View
from backroom.games.chicago import questions
from backroom.games.chicago.actions import (
    ConfiscateSome,
    Done,
    NoAction,
    NoPolice,
    PickLot,
    Put,
    Stay,
    TakeCount,
    TakeSome,
    VisitBusiness,
)
from backroom.games.chicago.components import BOOZE, CAR, DOCKS, FREE, GIRLS, HENCHMEN, HIDING
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    KEN_EVIL,
    KNUCKLES,
)
from backroom.games.chicago.trade_phase import PLACE
from backroom.games.chicago.view import ChicagoView
from tests.checks import received, viewers
from tests.chicago.given import Given
from tests.chicago.test_setup import new_table, settle_in, starred_lots

FULL_CAR, FULL_HOUSE = (BUGS_BENNY, KNUCKLES, KEN_EVIL), (DOUGH_BOY, BOMB_JACK, CHICKEN_JOE)


def full(seats: int = 3) -> Given:
    """0 has a full car and a full business."""
    given = Given(seats).gangster(0, *FULL_CAR).gangster(0, *FULL_HOUSE, spot=0)
    return given.trade(PLACE)


def planned(given: Given, seat: int, *actions: Action) -> tuple[ChicagoView, bool]:
    """The view of a seat with parts that it has yet to give; nothing has changed for anybody."""
    table = given.table()
    before = [received(table, other) for other in viewers(table.state)]
    view, more = CHICAGO.arrange(CHICAGO.view(given.state, seat), list(actions))
    assert [received(table, other) for other in viewers(table.state)] == before
    return view, more


def seated(view: View) -> dict[int, list[int]]:
    assert isinstance(view, ChicagoView)
    assert view.placing is not None
    return {spot.spot: spot.gangsters for spot in view.placing.spots}


def check_parts(given: Given, seat: int, *actions: Action) -> str:
    """Why an arrangement can't be given; "": it can."""
    *parts, last = actions
    try:
        CHICAGO.check_parts(given.state, seat, parts, last)
    except Refusal as refusal:
        return refusal.reason.key
    return ""


# --- placing (K8.6) ------------------------------------------------------------------------------


@pytest.mark.rule("K8.6", "K5.11")
def test_two_change_places_in_a_plan_though_all_is_full() -> None:
    """One steps aside for a moment; nobody sees it."""
    given = full()
    assert check_parts(given, 0, Put(BUGS_BENNY, 0), Done()) == "why-no-room"
    parts = [Put(BUGS_BENNY, HIDING), Put(DOUGH_BOY, CAR), Put(BUGS_BENNY, 0)]
    view, more = planned(given, 0, *parts)
    assert more
    assert seated(view)[0] == sorted([BUGS_BENNY, BOMB_JACK, CHICKEN_JOE])
    assert check_parts(given, 0, *parts, Done()) == ""
    CHICAGO.act_all(given.state, 0, [*parts, Done()], given.chance)
    assert (given.where(BUGS_BENNY), given.where(DOUGH_BOY)) == (0, CAR)
    given.sound()


@pytest.mark.rule("K8.6", "K9.1")
def test_a_plan_is_nobody_elses_business_and_tells_nobody_who_has_placed() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).trade(PLACE)
    open_, more = planned(given, 0, Put(BUGS_BENNY, 0), Done())
    given.act(1, Done())
    closed, same = planned(given, 0, Put(BUGS_BENNY, 0), Done())
    assert (seated(open_), more) == (seated(closed), same)


@pytest.mark.rule("K8.6")
def test_all_of_it_is_given_or_nothing() -> None:
    given = full()
    before = CHICAGO.dump(given.state)
    with pytest.raises(Refusal, match="why-no-room"):
        CHICAGO.act_all(
            given.state,
            0,
            [Put(BUGS_BENNY, HIDING), Put(KNUCKLES, 0), Put(KEN_EVIL, 0)],
            given.chance,
        )
    assert CHICAGO.dump(given.state) == before


@pytest.mark.rule("K8.6")
def test_what_ends_the_placing_is_no_part_of_it() -> None:
    given = Given(3).gangster(0, BUGS_BENNY, spot=FREE).trade(PLACE)
    assert check_parts(given, 0, Done(), Put(BUGS_BENNY, 0)) == "refused-not-an-answer"


# --- moving gangsters (K5.10) --------------------------------------------------------------------


@pytest.mark.rule("K5.10", "K9.1")
def test_who_goes_in_and_who_comes_along_is_arranged_as_a_whole() -> None:
    given = Given(3).gangster(1, *FULL_CAR)
    given.gangster(1, *FULL_HOUSE, spot=given.home(1)).turn_of(1)
    given.act(1, Stay(), VisitBusiness(given.home(1)))
    parts = [Put(BUGS_BENNY, given.home(1)), Put(DOUGH_BOY, CAR)]
    assert all(ask.part for ask in given.asks(1))
    view, more = planned(given, 1, *parts)
    assert more
    assert seated(view)[CAR] == sorted([DOUGH_BOY, KNUCKLES, KEN_EVIL])
    assert check_parts(given, 1, parts[0], Done()) == "why-no-room"
    CHICAGO.act_all(given.state, 1, [*parts, Done()], given.chance)
    assert (given.where(BUGS_BENNY), given.where(DOUGH_BOY)) == (given.home(1), CAR)


# --- taking some of what lies there (K5.4, K7.5) -------------------------------------------------


def taking() -> Given:
    given = Given(3).lying(DOCKS, booze=3, girls=2, henchmen=1)
    return given.car(0, given.place(DOCKS)).turn_of(0).act(0, Stay(), TakeSome(DOCKS))


@pytest.mark.rule("K5.4")
def test_how_many_of_each_is_asked_at_once() -> None:
    given = taking()
    assert given.asked(0) == [questions.TakeDone, *[questions.Take] * 3]
    assert [ask.answer for ask in given.asks(0)] == [
        None,
        *(TakeCount(BOOZE, 3), TakeCount(GIRLS, 2), TakeCount(HENCHMEN, 1)),
    ], "all of it, to begin with"
    view, more = planned(given, 0, TakeCount(BOOZE, 1), TakeCount(GIRLS, 0), TakeCount(BOOZE, 2))
    assert more
    assert [ask.answer for ask in view.asks][1:] == [
        TakeCount(BOOZE, 2),
        TakeCount(GIRLS, 0),
        TakeCount(HENCHMEN, 1),
    ]
    parts = [TakeCount(BOOZE, 2), TakeCount(GIRLS, 0), Done()]
    assert check_parts(given, 0, *parts) == ""
    CHICAGO.act_all(given.state, 0, list(parts), given.chance)
    assert given.boss(0).goods == [3, 1, 2]
    assert given.state.table.on_place(DOCKS) == [1, 2, 0]


@pytest.mark.rule("K5.4")
def test_something_is_taken() -> None:
    given = taking()
    nothing = [TakeCount(resource, 0) for resource in (BOOZE, GIRLS, HENCHMEN)]
    assert check_parts(given, 0, *nothing, Done()) == "why-take-nothing"
    assert check_parts(given, 0, *nothing[:2], Done()) == ""


@pytest.mark.rule("K7.5")
def test_the_police_take_as_a_whole_too() -> None:
    given = Given(3).lying(DOCKS, booze=4, henchmen=2).badge(0)
    given.police(given.place(DOCKS)).turn_of(0).act(0, Stay(), NoAction(), NoPolice())
    given.act(0, ConfiscateSome(DOCKS)).pass_all()
    CHICAGO.act_all(given.state, 0, [TakeCount(BOOZE, 1), Done()], given.chance)
    assert given.state.table.on_place(DOCKS) == [3, 0, 0]


@pytest.mark.rule("K5.4")
def test_what_is_said_so_far_survives_a_save() -> None:
    given = taking().act(0, TakeCount(BOOZE, 1)).sound()
    CHICAGO.preview(CHICAGO.view(given.state, 0), [TakeCount(BOOZE, 0)], Random(1))


# --- what is no arrangement ----------------------------------------------------------------------


@pytest.mark.rule("K3.3")
def test_nothing_is_planned_where_nothing_is_arranged() -> None:
    """The last to pick his square, and nobody is left who could be asked the same."""
    table = settle_in(new_table(2, {0: [1, 1], 1: [6, 6]}))
    lots = starred_lots(table)
    table.act(1, PickLot(lots[0]))
    view = table.game.view(table.state, 0)
    with pytest.raises(Refusal, match="refused-not-an-answer"):
        CHICAGO.arrange(view, [PickLot(lots[1])])
    given = Given(3).gangster(0, BUGS_BENNY).turn_of(0)
    with pytest.raises(Refusal, match="refused-not-an-answer"):
        planned(given, 0, Stay())
