"""Who can be attacked (K5.12)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.games.chicago.actions import AttackBusiness, AttackCar
from backroom.games.chicago.components import BOXING_CLUB
from backroom.games.chicago.gangsters import BUGS_BENNY, HARRY_THE_HAND
from tests.chicago.given import Given
from tests.chicago.turn_action.acting import acting


def attacks(given: Given) -> list[Action]:
    return [a for a in given.legal(0) if isinstance(a, AttackCar | AttackBusiness)]


@pytest.mark.rule("K5.12")
def test_a_car_on_the_square_or_a_business_at_it_can_be_attacked() -> None:
    given = Given().gangster(0, HARRY_THE_HAND)
    square = given.door(given.home(1))
    acting(given, square)
    assert attacks(given) == [AttackBusiness(given.home(1)), AttackCar(1)]
    given = Given().gangster(0, HARRY_THE_HAND)
    given.car(1, given.place(BOXING_CLUB)).car(2, given.place(BOXING_CLUB))
    acting(given, given.place(BOXING_CLUB))
    assert attacks(given) == [AttackCar(1), AttackCar(2)]
    given.refused(0, AttackBusiness(given.home(1)))


@pytest.mark.rule("K5.12")
def test_without_a_gangster_in_the_car_there_is_no_attack() -> None:
    given = Given().gangster(0, HARRY_THE_HAND, spot=0).in_hospital(0, BUGS_BENNY)
    acting(given, given.door(given.home(1)))
    for attack in (AttackCar(1), AttackBusiness(given.home(1))):
        assert given.refused(0, attack).rule == "K5.12"


@pytest.mark.rule("K5.12")
def test_nobody_attacks_himself() -> None:
    given = Given().gangster(0, HARRY_THE_HAND)
    acting(given, given.door(given.home(0)))
    assert attacks(given) == []
