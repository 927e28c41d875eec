"""Gangsters move between car and business; prison and hospital (K5.10, K5.11)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import questions
from backroom.games.chicago.actions import Done, Fetch, Put, VisitBusiness
from backroom.games.chicago.components import (
    CAR,
    HOSPITAL,
    HOSPITAL_PLACE,
    POLICE_DEPARTMENT,
    PRISON,
)
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    EASY_MIKE,
    FAT_FRED,
    KEN_EVIL,
    KNUCKLES,
    THE_DENTIST,
    THE_DWARF,
)
from tests.chicago.given import Given
from tests.chicago.turn_action.acting import acting


@pytest.mark.rule("K5.10")
def test_at_an_own_business_any_number_may_move_both_ways() -> None:
    given = Given()
    home = given.home(0)
    given.gangster(0, BUGS_BENNY, KNUCKLES).gangster(0, KEN_EVIL, DOUGH_BOY, spot=home)
    acting(given, given.door(home)).act(0, VisitBusiness(home))
    given.act(0, Put(BUGS_BENNY, home), Put(KEN_EVIL, CAR), Put(DOUGH_BOY, CAR), Done())
    assert given.state.in_business(home) == [BUGS_BENNY]
    assert given.state.in_car(0) == [DOUGH_BOY, KEN_EVIL, KNUCKLES]
    assert given.asked(0) == []
    given.sound()


@pytest.mark.rule("K5.10", "K5.11")
def test_a_full_car_and_a_full_business_can_swap() -> None:
    given = Given()
    home, riders, guards = 0, (BUGS_BENNY, KNUCKLES, KEN_EVIL), (DOUGH_BOY, BOMB_JACK, CHICKEN_JOE)
    given.gangster(0, *riders).gangster(0, *guards, spot=home)
    acting(given, given.door(home)).act(0, VisitBusiness(home))
    for rider, guard in zip(riders, guards, strict=True):
        given.act(0, Put(rider, home), Put(guard, CAR))
    given.act(0, Done())
    assert given.state.in_business(home) == sorted(riders)
    assert given.state.in_car(0) == sorted(guards)


@pytest.mark.parametrize(("moves", "to"), [(KNUCKLES, 0), (DOUGH_BOY, CAR)])
@pytest.mark.rule("K5.11")
def test_only_three_fit_into_a_car_or_a_business(moves: int, to: int) -> None:
    given = Given().gangster(0, BUGS_BENNY, KNUCKLES, KEN_EVIL)
    given.gangster(0, DOUGH_BOY, BOMB_JACK, CHICKEN_JOE, spot=0)
    acting(given, given.door(0)).act(0, VisitBusiness(0), Put(moves, to))
    reason = given.refused(0, Done())
    assert (reason.rule, reason.key) == ("K5.11", "why-no-room")


@pytest.mark.rule("K5.11")
def test_the_dwarf_makes_room_for_one_more_and_fat_fred_takes_a_seat_in_the_car() -> None:
    given = Given().gangster(0, THE_DWARF, KNUCKLES, KEN_EVIL).gangster(0, FAT_FRED, spot=0)
    acting(given, given.door(0)).act(0, VisitBusiness(0), Put(FAT_FRED, CAR))
    assert given.refused(0, Done()).rule == "K5.11", "he and The Dwarf cancel out"
    given.act(0, Put(THE_DWARF, 0))
    assert given.refused(0, Done()).rule == "K5.11", "two seats with Fat Fred"
    given.act(0, Put(KNUCKLES, 0), Done())
    assert given.state.in_car(0) == [FAT_FRED, KEN_EVIL]
    given = Given().gangster(0, KEN_EVIL).gangster(0, THE_DWARF, KNUCKLES, FAT_FRED, spot=0)
    acting(given, given.door(0)).act(0, VisitBusiness(0), Put(KEN_EVIL, 0), Done())
    assert len(given.state.in_business(0)) == 4, "in a business Fat Fred takes one seat only"


@pytest.mark.rule("K5.10")
def test_gangsters_move_at_a_closed_business_too() -> None:
    given = Given().closed(0).gangster(0, BUGS_BENNY)
    acting(given, given.door(0)).act(0, VisitBusiness(0), Put(BUGS_BENNY, 0), Done())
    assert given.where(BUGS_BENNY) == 0


@pytest.mark.rule("K5.10")
def test_not_at_a_rivals_business_nor_where_there_is_nobody_to_move() -> None:
    given = Given().gangster(0, BUGS_BENNY)
    acting(given, given.door(given.home(1))).refused(0, VisitBusiness(given.home(1)))
    given = Given()
    assert acting(given, given.door(0)).refused(0, VisitBusiness(0)).rule == "K5.10"


@pytest.mark.parametrize(
    ("place", "where"), [(POLICE_DEPARTMENT, PRISON), (HOSPITAL_PLACE, HOSPITAL)]
)
@pytest.mark.rule("K5.10")
def test_one_fetches_ones_own_out_of_prison_and_hospital(place: int, where: int) -> None:
    given = Given()
    for gangster, owner in ((BUGS_BENNY, 0), (KNUCKLES, 0), (KEN_EVIL, 1)):
        given.gangster(owner, gangster).state.send(gangster, where)
    other = HOSPITAL if where == PRISON else PRISON
    given.gangster(0, DOUGH_BOY).state.send(DOUGH_BOY, other)
    acting(given, given.place(place))
    assert [a for a in given.legal(0) if isinstance(a, Fetch)] == [
        Fetch(BUGS_BENNY),
        Fetch(KNUCKLES),
    ]
    given.act(0, Fetch(KNUCKLES))
    assert given.legal(0) == [Fetch(BUGS_BENNY), Done()], "as many as he likes"
    given.act(0, Fetch(BUGS_BENNY))
    assert given.state.in_car(0) == [BUGS_BENNY, KNUCKLES]
    assert given.points(0) == 2, "they are at work again"
    assert given.asked(0) == [], "that was the action"
    assert (given.where(KEN_EVIL), given.where(DOUGH_BOY)) == (where, other)
    given.sound()


@pytest.mark.rule("K5.10")
def test_he_need_not_fetch_all() -> None:
    given = Given().in_prison(0, BUGS_BENNY, KNUCKLES)
    acting(given, given.place(POLICE_DEPARTMENT)).act(0, Fetch(KNUCKLES), Done())
    assert given.where(BUGS_BENNY) == PRISON
    assert given.asked(0) == []


@pytest.mark.rule("K5.10", "K5.11")
def test_nobody_is_fetched_into_a_full_car() -> None:
    given = Given().gangster(0, KEN_EVIL, DOUGH_BOY).in_prison(0, BUGS_BENNY, KNUCKLES)
    acting(given, given.place(POLICE_DEPARTMENT)).act(0, Fetch(KNUCKLES))
    # Asked all the same: who sits in the car, and so whether there is room, is a secret (K9.1).
    assert given.asked(0) == [questions.FetchMore]
    assert given.refused(0, Fetch(BUGS_BENNY)).rule == "K5.11"
    given.act(0, Done())
    assert given.asked(0) == []
    assert given.where(BUGS_BENNY) == PRISON
    given = Given().gangster(0, KEN_EVIL, DOUGH_BOY, KNUCKLES).in_prison(0, BUGS_BENNY, THE_DWARF)
    acting(given, given.place(POLICE_DEPARTMENT))
    assert given.refused(0, Fetch(BUGS_BENNY)).rule == "K5.11"
    given.act(0, Fetch(THE_DWARF))
    assert given.where(THE_DWARF) == CAR, "he brings his own seat"


@pytest.mark.rule("K5.10")
def test_a_rivals_gangster_is_not_fetched_but_for_easy_mike_in_hospital() -> None:
    given = Given().in_hospital(1, EASY_MIKE, THE_DENTIST)
    acting(given, given.place(HOSPITAL_PLACE)).refused(0, Fetch(THE_DENTIST))
    given.act(0, Fetch(EASY_MIKE))
    assert (given.where(EASY_MIKE), given.gangster_of(EASY_MIKE)) == (CAR, 0)
    given = Given().in_prison(1, EASY_MIKE)
    acting(given, given.place(POLICE_DEPARTMENT)).refused(0, Fetch(EASY_MIKE))
