"""Jack Knife (K13.15): +4 for each of his three enemies on the other side."""

import pytest

from backroom.games.chicago.actions import Lose, Neutralize
from backroom.games.chicago.components import NOTHING
from backroom.games.chicago.gangsters import (
    JACK_KNIFE,
    JOHN_DOE,
    MAD_DOG_MOE,
    ROLLS_ROY,
    SWIFT_NICK,
    THE_CLEANER,
)
from tests.chicago.gangsters.fights import (
    AWAY,
    Worth,
    at_the_door,
    cars_meet,
    put,
    shoot,
    totals_of,
    worth,
)

ENEMIES = [MAD_DOG_MOE, SWIFT_NICK, THE_CLEANER]


@pytest.mark.rule("K13.15", "K6.3")
@pytest.mark.parametrize("enemy", ENEMIES)
def test_an_enemy_makes_him_worth_four_more_in_every_shootout(enemy: int) -> None:
    assert worth(JACK_KNIFE) == Worth()
    assert totals_of(shoot(cars_meet([JACK_KNIFE], [enemy])))[0] == 1 + 4
    assert totals_of(shoot(cars_meet([enemy], [JACK_KNIFE])))[1] == 1 + 4
    assert totals_of(shoot(at_the_door([JACK_KNIFE], [enemy])))[0] == 1 + 4
    assert totals_of(shoot(at_the_door([enemy], [JACK_KNIFE])))[1] == 1 + 4 + 1


@pytest.mark.rule("K13.15", "K6.3", "K6.2")
def test_each_enemy_there_counts_and_it_stays_when_they_fall() -> None:
    given = cars_meet([JACK_KNIFE, ROLLS_ROY], ENEMIES)
    given.dice("shootout 0", 1, 1, 1, 1).dice("shootout 1", 6, 6, 6, 6)
    assert totals_of(shoot(given)) == (1 + 3 * 4 + 1, 2 + 1 + 1)
    for enemy in ENEMIES[:2]:
        given.act(1, Lose(enemy))
    assert given.boss(1).garage != NOTHING
    given.sound()


@pytest.mark.rule("K13.15", "K6.3")
def test_an_enemy_who_is_not_in_the_shootout_or_on_his_own_side_counts_nothing() -> None:
    given = cars_meet([JACK_KNIFE], [ROLLS_ROY])
    given.gangster(1, SWIFT_NICK, spot=given.home(1))
    assert totals_of(shoot(given)) == (1, 1)
    assert totals_of(shoot(cars_meet([JACK_KNIFE, SWIFT_NICK], [ROLLS_ROY]))) == (1 + 2, 1)


@pytest.mark.rule("K13.15", "K6.11")
def test_picked_by_john_doe_he_counts_nothing_against_anybody() -> None:
    given = shoot(cars_meet([JACK_KNIFE], [JOHN_DOE, SWIFT_NICK])).act(1, Neutralize(JACK_KNIFE))
    assert totals_of(given) == (0, 1)


@pytest.mark.rule("K13.15", "K1.4")
@pytest.mark.parametrize("away", AWAY)
def test_in_prison_in_hospital_or_hiding_he_threatens_nobody(away: int) -> None:
    given = put(cars_meet([ROLLS_ROY], [SWIFT_NICK]), 0, JACK_KNIFE, away)
    assert totals_of(shoot(given)) == (1, 1)
