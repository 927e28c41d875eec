"""The Dwarf (K13.37)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.actions import Done, Fetch, Put, Stay, VisitBusiness
from backroom.games.chicago.components import CAR, HIDING, HOSPITAL_PLACE
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CLEAN_GENE,
    DOUGH_BOY,
    EASY_MIKE,
    FAT_FRED,
    KEN_EVIL,
    KNUCKLES,
    THE_DWARF,
)
from backroom.games.chicago.trade_phase import PLACE
from tests.chicago.gangsters.fights import AWAY, Worth, put, worth
from tests.chicago.given import Given

HOME = 0


def at_the_hospital(*in_car: int) -> Given:
    """Boss 0 could fetch Easy Mike."""
    given = Given(2).gangster(0, *in_car).in_hospital(0, EASY_MIKE)
    return given.car(0, given.place(HOSPITAL_PLACE))


def there_is_room(given: Given) -> bool:
    return Fetch(EASY_MIKE) in given.turn_of(0).act(0, Stay()).legal(0)


@pytest.mark.rule("K13.37", "K5.11")
def test_his_car_has_room_for_four() -> None:
    assert there_is_room(at_the_hospital(THE_DWARF, BUGS_BENNY, KEN_EVIL))
    assert not there_is_room(at_the_hospital(THE_DWARF, BUGS_BENNY, KEN_EVIL, KNUCKLES))
    assert not there_is_room(at_the_hospital(BUGS_BENNY, KEN_EVIL, KNUCKLES))


@pytest.mark.rule("K13.37", "K1.4", "K5.11", "K13.46")
@pytest.mark.parametrize("where", [*AWAY, HOME])
def test_he_makes_no_room_in_a_car_that_he_is_not_in(where: int) -> None:
    given = at_the_hospital(BUGS_BENNY, KEN_EVIL, KNUCKLES)
    assert not there_is_room(put(given, 0, THE_DWARF, where))


@pytest.mark.rule("K13.9", "K13.37", "K5.11")
def test_in_a_car_he_and_fat_fred_cancel_out() -> None:
    assert there_is_room(at_the_hospital(THE_DWARF, FAT_FRED))
    assert not there_is_room(at_the_hospital(THE_DWARF, FAT_FRED, BUGS_BENNY))
    assert not there_is_room(at_the_hospital(FAT_FRED, BUGS_BENNY))


@pytest.mark.rule("K13.37", "K5.10", "K5.11")
def test_his_business_has_room_for_four() -> None:
    given = Given(2).gangster(0, KEN_EVIL, KNUCKLES, DOUGH_BOY, spot=HOME)
    given.gangster(0, BUGS_BENNY, THE_DWARF).turn_of(0).act(0, Stay(), VisitBusiness(HOME))
    given.act(0, Put(BUGS_BENNY, HOME))
    assert given.refused(0, Done()).key == "why-no-room"
    given.act(0, Put(THE_DWARF, HOME))
    assert given.refused(0, Done()).key == "why-no-room"
    given.act(0, Put(BUGS_BENNY, CAR), Done())
    assert given.state.in_business(HOME) == [DOUGH_BOY, KEN_EVIL, KNUCKLES, THE_DWARF]
    given.sound()


@pytest.mark.rule("K13.37", "K8.6")
@pytest.mark.parametrize(("seventh", "hidden"), [(THE_DWARF, 0), (CLEAN_GENE, 1)])
def test_a_seventh_gangster_finds_a_place_if_it_is_him(seventh: int, hidden: int) -> None:
    six = (BUGS_BENNY, DOUGH_BOY, EASY_MIKE, KEN_EVIL, KNUCKLES)
    given = Given(2).gangster(0, *six, spot=HIDING).gangster(0, FAT_FRED, seventh, spot=HOME)
    given.trade(PLACE).act(0, Done())
    assert len(given.state.hiding(0)) == hidden
    given.sound()


@pytest.mark.rule("K13.37", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(THE_DWARF) == Worth()
