"""Lucky Lou (K13.22): too lucky to die."""

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.actions import Neutralize, Play
from backroom.games.chicago.components import (
    ACCIDENT,
    CEMETERY,
    DYNAMITE,
    FIRST_AID,
    HOSPITAL,
    MASSACRE,
    PRISON,
    THE_PILLOW,
)
from backroom.games.chicago.gangsters import JOHN_DOE, KNUCKLES, LUCKY_LOU, ROLLS_ROY
from tests.chicago.gangsters.fights import cars_meet, put, shoot
from tests.chicago.given import Given


@pytest.mark.rule("K13.22", "K6.5", "K6.12")
def test_deadly_dice_bring_him_to_hospital_and_no_card_is_asked_for() -> None:
    given = cars_meet([ROLLS_ROY], [LUCKY_LOU]).dice("shootout 0", 6, 6).dice("shootout 1", 1, 1)
    shoot(given.hand(1, FIRST_AID)).pass_all()
    assert given.where(LUCKY_LOU) == HOSPITAL
    assert given.boss(1).hand == [FIRST_AID]
    given.sound()


@pytest.mark.rule("K13.22", "K12.11")
def test_he_survives_a_massacre() -> None:
    given = cars_meet([ROLLS_ROY, KNUCKLES], [LUCKY_LOU]).hand(0, MASSACRE)
    shoot(given.dice("shootout 0", 3, 3).dice("shootout 1", 3, 3)).act(0, Play(MASSACRE))
    given.pass_all()
    assert given.where(LUCKY_LOU) == HOSPITAL


@pytest.mark.rule("K13.22", "K12.5", "K6.11")
def test_as_a_victim_of_dynamite_he_goes_to_hospital_and_no_longer_counts() -> None:
    given = cars_meet([LUCKY_LOU, ROLLS_ROY], [KNUCKLES]).hand(0, DYNAMITE)
    shoot(given).act(0, Play(DYNAMITE, LUCKY_LOU)).pass_all()
    assert given.where(LUCKY_LOU) == HOSPITAL
    told = given.all(events.Totals)[0]
    assert (told.total, told.bonus) == (1, 4)
    given.sound()


@pytest.mark.rule("K13.22", "K12.10", "K12.18", "K1.4")
@pytest.mark.parametrize(("card", "where"), [(ACCIDENT, PRISON), (THE_PILLOW, HOSPITAL)])
def test_an_accident_or_a_pillow_does_nothing_to_him(card: int, where: int) -> None:
    given = put(Given(2), 1, LUCKY_LOU, where).hand(0, card).turn_of(0)
    given.act(0, Play(card, LUCKY_LOU))
    assert (given.gangster_of(LUCKY_LOU), given.where(LUCKY_LOU)) == (1, where)
    assert given.state.table.discard[card] == 1
    given.sound()


@pytest.mark.rule("K13.22", "K6.11")
def test_picked_by_john_doe_he_dies_like_anybody() -> None:
    given = cars_meet([JOHN_DOE], [LUCKY_LOU]).dice("shootout 0", 5).dice("shootout 1", 2)
    shoot(given).act(0, Neutralize(LUCKY_LOU))
    assert given.where(LUCKY_LOU) == CEMETERY
