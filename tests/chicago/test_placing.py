"""Placing the gangsters, and the end of the trade phase (K8.6, K8.7)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.games.chicago import questions
from backroom.games.chicago.actions import (
    AttackBusiness,
    Done,
    Play,
    Put,
    Stay,
)
from backroom.games.chicago.components import (
    CAR,
    FREE,
    HIDING,
    HOSPITAL,
    NOTHING,
    PRISON,
    SNEAKING_OUT,
    UNKNOWN,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    FAT_FRED,
    HARRY_THE_HAND,
    KEN_EVIL,
    KNUCKLES,
    THE_DENTIST,
    THE_DWARF,
    THE_REPORTER,
    THIN_TIM,
)
from backroom.games.chicago.trade_phase import PLACE, REOPEN
from tests.checks import seen_bytes
from tests.chicago.given import Given, swap

SEVEN = (BUGS_BENNY, KNUCKLES, KEN_EVIL, DOUGH_BOY, BOMB_JACK, CHICKEN_JOE, THE_DENTIST)


def spots(given: Given, seat: int, gangster: int) -> list[int]:
    """Where he may be put, if there is room."""
    puts = [option.action for ask in given.asks(seat) for option in ask.options]
    return [put.spot for put in puts if isinstance(put, Put) and put.gangster == gangster]


# --- secret, and at the same time (K8.6) ---------------------------------------------------------


@pytest.mark.rule("K8.6")
def test_everyone_is_asked_at_the_same_time() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).gangster(2, KEN_EVIL)
    given.trade(PLACE)
    for seat in (2, 0):
        given.act(seat, Done())
        assert all(questions.PlacingDone in given.asked(other) for other in range(3))
        assert given.state.table.turn == 2
    given.act(1, Done())
    assert given.state.table.turn == 3, "all are done"


@pytest.mark.rule("K8.6", "K9.1")
def test_nobody_sees_what_the_others_do_until_all_are_done() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES, KEN_EVIL).trade(PLACE)
    before = [seen_bytes(CHICAGO, given.state, seat) for seat in (0, 2, None)]
    told = [given.told(seat) for seat in (0, 2, None)]
    home = given.home(1)
    given.act(1, Put(KNUCKLES, home), Done())
    assert [seen_bytes(CHICAGO, given.state, seat) for seat in (0, 2, None)] == before
    assert [given.told(seat) for seat in (0, 2, None)] == told
    assert given.where(KNUCKLES) == CAR, "he moves when all are done"
    given.sound()
    given.act(0, Done())
    assert given.where(KNUCKLES) == home
    view = CHICAGO.view(given.state, 0)
    assert (view.bosses[1].in_car, view.businesses[home].count) == (1, 1), "numbers are public"
    assert view.gangsters[KNUCKLES].where == UNKNOWN
    given.sound()


@pytest.mark.rule("K8.6")
def test_one_may_think_again_until_all_are_done() -> None:
    given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).trade(PLACE)
    home = given.home(1)
    given.act(1, Put(KNUCKLES, home), Done(), Put(KNUCKLES, CAR)).act(0, Done())
    assert given.asked(1)[0] == questions.PlacingDone, "he is waited for again"
    assert given.act(1, Done()).where(KNUCKLES) == CAR


# --- who, and where (K8.6) -----------------------------------------------------------------------


@pytest.mark.rule("K8.6")
def test_hired_at_work_and_hiding_gangsters_go_into_the_car_and_the_businesses() -> None:
    given = Given().business(9, 0).gangster(0, BUGS_BENNY).gangster(0, KEN_EVIL, spot=9)
    given.gangster(0, KNUCKLES, spot=FREE).hiding(0, DOUGH_BOY).trade(PLACE)
    own = (BUGS_BENNY, KEN_EVIL, KNUCKLES, DOUGH_BOY)
    for gangster in own:
        assert set(spots(given, 0, gangster)) == {given.home(0), 9, CAR, HIDING}
    given.act(0, Put(BUGS_BENNY, 9), Put(KNUCKLES, 0), Put(DOUGH_BOY, 0), Put(KEN_EVIL, CAR))
    given.act(0, Done())
    assert [given.where(gangster) for gangster in own] == [9, CAR, 0, 0]
    assert all(given.state.known[gangster] == 1 for gangster in own), "face down"
    given.sound()


@pytest.mark.rule("K8.6")
def test_not_those_in_prison_or_hospital_nor_into_a_rivals_business() -> None:
    given = Given().gangster(0, BUGS_BENNY).in_prison(0, KNUCKLES).in_hospital(0, KEN_EVIL)
    given.gangster(1, DOUGH_BOY).trade(PLACE)
    for gangster in (KNUCKLES, KEN_EVIL, DOUGH_BOY):
        given.refused(0, Put(gangster, CAR))
    given.refused(0, Put(BUGS_BENNY, given.home(1)))
    given.act(0, Done()).act(1, Done())
    assert (given.where(KNUCKLES), given.where(KEN_EVIL)) == (PRISON, HOSPITAL)


@pytest.mark.rule("K8.6")
def test_who_has_nobody_to_place_is_not_asked() -> None:
    given = Given().gangster(0, BUGS_BENNY).in_prison(1, KNUCKLES).trade(PLACE)
    assert given.asked(1) == given.asked(2) == []
    given.act(0, Done())
    assert given.state.table.turn == 3


@pytest.mark.rule("K8.6")
def test_a_closed_business_and_a_car_in_a_garage_take_gangsters_too() -> None:
    given = Given().closed(0).in_garage(0).gangster(0, BUGS_BENNY, KNUCKLES).trade(PLACE)
    given.act(0, Put(BUGS_BENNY, 0), Done())
    assert (given.where(BUGS_BENNY), given.where(KNUCKLES)) == (0, CAR)


# --- room (K5.11, K8.6) --------------------------------------------------------------------------


@pytest.mark.rule("K8.6", "K5.11")
def test_only_three_fit_into_each() -> None:
    given = Given().gangster(0, BUGS_BENNY, KNUCKLES, KEN_EVIL).gangster(0, DOUGH_BOY, spot=0)
    given.trade(PLACE)
    reason = given.refused(0, Put(DOUGH_BOY, CAR))
    assert (reason.rule, reason.key) == ("K5.11", "why-no-room")
    assert Put(KEN_EVIL, 0) in given.legal(0)


@pytest.mark.rule("K8.6", "K5.11")
def test_two_can_change_places_where_all_is_full() -> None:
    given = Given().gangster(0, *SEVEN[:3]).gangster(0, *SEVEN[3:6], spot=0).trade(PLACE)
    one, other = SEVEN[0], SEVEN[3]
    given.act(0, Put(one, HIDING), Put(other, CAR), Put(one, 0), Done())
    assert (given.where(one), given.where(other)) == (0, CAR)
    assert given.state.hiding(0) == []


@pytest.mark.rule("K8.6", "K5.11")
def test_fat_fred_and_the_dwarf_while_placing() -> None:
    given = Given().gangster(0, THE_DWARF, BUGS_BENNY, KNUCKLES).gangster(0, KEN_EVIL, spot=0)
    given.trade(PLACE).act(0, Put(KEN_EVIL, CAR), Done())
    assert len(given.state.in_car(0)) == 4
    given = Given().gangster(0, BUGS_BENNY, KNUCKLES).gangster(0, FAT_FRED, spot=0).trade(PLACE)
    assert given.refused(0, Put(FAT_FRED, CAR)).rule == "K5.11"
    given.act(0, Put(KNUCKLES, 0), Put(FAT_FRED, CAR), Done())
    assert given.state.in_car(0) == [BUGS_BENNY, FAT_FRED]


@pytest.mark.rule("K8.6")
def test_everyone_for_whom_there_is_room_must_be_placed() -> None:
    given = Given().gangster(0, BUGS_BENNY, KNUCKLES, spot=FREE).trade(PLACE)
    given.act(0, Put(BUGS_BENNY, HIDING), Put(KNUCKLES, HIDING), Done())
    assert given.state.hiding(0) == []
    assert all(given.where(gangster) in (0, CAR) for gangster in (BUGS_BENNY, KNUCKLES))


@pytest.mark.rule("K8.6")
def test_one_for_whom_there_is_no_room_stays_hiding_and_his_boss_says_who() -> None:
    given = Given().gangster(0, *SEVEN[:3]).gangster(0, *SEVEN[3:6], spot=0)
    given.gangster(0, THE_DENTIST, spot=FREE).trade(PLACE)
    given.act(0, Put(BUGS_BENNY, HIDING), Put(THE_DENTIST, CAR), Done())
    assert given.state.hiding(0) == [BUGS_BENNY]
    assert given.where(THE_DENTIST) == CAR
    assert given.points(0) == 1 + 3, "who hides is not at work"
    assert given.state.known[BUGS_BENNY] == 1, "who hides is his secret"
    assert CHICAGO.view(given.state, 1).bosses[0].hiding == 1
    given.sound()


@pytest.mark.rule("K8.6")
def test_he_comes_back_as_soon_as_there_is_room() -> None:
    given = Given().gangster(0, *SEVEN[:2]).gangster(0, *SEVEN[3:6], spot=0)
    given.hiding(0, THE_DENTIST).trade(PLACE).act(0, Done())
    assert given.where(THE_DENTIST) == CAR


@pytest.mark.rule("K8.6")
def test_the_dwarf_brings_a_seat_for_one_who_would_have_to_hide() -> None:
    given = Given().gangster(0, *SEVEN[:3]).gangster(0, *SEVEN[3:5], spot=0)
    given.hiding(0, THE_DENTIST, THE_DWARF).trade(PLACE).act(0, Done())
    assert given.state.hiding(0) == []
    given.sound()


@pytest.mark.rule("K8.6")
def test_who_sneaked_out_is_placed_again() -> None:
    given = Given(2).gangster(0, HARRY_THE_HAND).hand(1, SNEAKING_OUT)
    home = given.home(1)
    given.gangster(1, KNUCKLES, spot=home).car(0, given.door(home))
    given.dice("shootout 0", 1, 1, 1).dice("shootout 1", 6, 6, 6)
    given.turn_of(0).act(0, Stay(), AttackBusiness(home)).act(1, Play(SNEAKING_OUT))
    assert given.where(KNUCKLES) == HIDING
    given.trade(PLACE).act(1, Put(KNUCKLES, home), Done())
    assert given.where(KNUCKLES) == home


@pytest.mark.rule("K8.6")
def test_a_gangster_who_changes_sides_meanwhile_is_placed_by_his_new_boss() -> None:
    given = Given().gangster(0, BUGS_BENNY, KEN_EVIL).gangster(1, KNUCKLES).trade(PLACE)
    given.act(0, Done())
    swap(given.table(), 0, 1, (Good("gangster", BUGS_BENNY),))
    assert given.where(BUGS_BENNY) == FREE
    given.refused(0, Put(BUGS_BENNY, CAR))
    given.act(1, Put(BUGS_BENNY, given.home(1)), Done()).act(0, Done())
    assert given.where(BUGS_BENNY) == given.home(1)
    given.sound()
    given = Given().gangster(0, BUGS_BENNY, KEN_EVIL).gangster(1, KNUCKLES).trade(PLACE)
    given.act(1, Done())
    swap(given.table(), 0, 1, (Good("gangster", BUGS_BENNY),))
    given.act(1, Done()).act(0, Done())
    assert given.where(BUGS_BENNY) in (CAR, given.home(1)), "he says no word about him"
    given.sound()


# --- the end of the trade phase (K8.7) -----------------------------------------------------------


@pytest.mark.rule("K8.7")
def test_garages_and_closed_businesses_open_and_abilities_are_fresh() -> None:
    given = Given().in_garage(0, 2).closed(3).business(9, 2, closed=True)
    given.gangster(1, THE_REPORTER).gangster(2, THIN_TIM)
    given.state.table.used = [THE_REPORTER, THIN_TIM]
    given.trade(REOPEN)
    assert (given.boss(0).garage, given.boss(0).square) == (NOTHING, given.garage(2))
    assert given.state.businesses[3].open
    assert given.state.businesses[9].open
    assert given.state.table.used == []


@pytest.mark.rule("K8.7")
def test_that_comes_after_the_placing() -> None:
    given = Given().in_garage(0).closed(0).gangster(0, BUGS_BENNY).trade(PLACE)
    assert given.boss(0).garage != NOTHING
    assert not given.state.businesses[0].open
    given.act(0, Done())
    assert given.boss(0).garage == NOTHING
    assert given.state.businesses[0].open
    assert given.asked(1) == [questions.Move], "the next game turn"
