"""Fat Fred (K13.9): two fit into a car with him, himself counted."""

import pytest

from backroom.games.chicago.actions import Done, Fetch, Put, Stay, VisitBusiness
from backroom.games.chicago.components import CAR, HOSPITAL_PLACE
from backroom.games.chicago.gangsters import FAT_FRED, HYMAN_DIAMOND, ROLLS_ROY, SAD_KEN, THE_DWARF
from backroom.games.chicago.trade_phase import PLACE
from tests.chicago.gangsters.fights import AWAY, NOTHING_AT_ALL, Worth, put, worth
from tests.chicago.given import Given

HOME = 0


@pytest.mark.rule("K13.9", "K6.2")
def test_he_is_worth_two_in_every_attack() -> None:
    assert worth(FAT_FRED) == Worth(car_attack=2, business_attack=2)


@pytest.mark.rule("K13.9", "K5.11", "K8.6")
def test_a_third_man_is_placed_in_a_business_with_him_but_not_in_the_car() -> None:
    given = Given(2).gangster(0, FAT_FRED, ROLLS_ROY).gangster(0, SAD_KEN, spot=HOME).trade(PLACE)
    assert given.refused(0, Put(SAD_KEN, CAR)).rule == "K5.11"
    given.act(0, Put(FAT_FRED, HOME), Put(ROLLS_ROY, HOME), Done())
    assert given.where(FAT_FRED) == given.where(ROLLS_ROY) == given.where(SAD_KEN) == HOME
    given.sound()


@pytest.mark.rule("K13.9", "K5.10", "K5.11")
def test_he_and_two_more_are_too_many_on_a_visit_and_at_the_hospital() -> None:
    given = Given(2).gangster(0, ROLLS_ROY, SAD_KEN).gangster(0, FAT_FRED, spot=HOME)
    given.turn_of(0).act(0, Stay(), VisitBusiness(HOME), Put(FAT_FRED, CAR))
    assert given.refused(0, Done()).rule == "K5.11"
    given = Given(2).gangster(0, FAT_FRED, ROLLS_ROY).in_hospital(0, SAD_KEN)
    given.car(0, given.place(HOSPITAL_PLACE)).turn_of(0).act(0, Stay())
    assert given.refused(0, Fetch(SAD_KEN)).rule == "K5.11"


@pytest.mark.rule("K13.9", "K13.37", "K5.11")
def test_beside_the_dwarf_the_car_has_three_seats_again() -> None:
    given = Given(2).gangster(0, FAT_FRED, THE_DWARF)
    given.gangster(0, ROLLS_ROY, HYMAN_DIAMOND, spot=HOME).trade(PLACE)
    given.act(0, Put(ROLLS_ROY, CAR))
    assert given.refused(0, Put(HYMAN_DIAMOND, CAR)).rule == "K5.11"


@pytest.mark.rule("K13.9", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_takes_no_seat(away: int) -> None:
    given = put(Given(2), 0, FAT_FRED, away).gangster(0, ROLLS_ROY, SAD_KEN)
    given.gangster(0, HYMAN_DIAMOND, spot=HOME)
    given.turn_of(0).act(0, Stay(), VisitBusiness(HOME), Put(HYMAN_DIAMOND, CAR), Done())
    assert given.where(HYMAN_DIAMOND) == CAR
    assert worth(FAT_FRED, away) == NOTHING_AT_ALL
