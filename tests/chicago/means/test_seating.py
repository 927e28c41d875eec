"""What it means where a gangster sits (K3.4, K5.10, K8.6)."""

from __future__ import annotations

import pytest

from backroom.games.chicago.actions import Done, Put, SettleIn, Stay, VisitBusiness
from backroom.games.chicago.components import CAR, FREE, HIDING
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHARLIE_THE_FISH,
    CHICKEN_JOE,
    DOUGH_BOY,
    FAT_FRED,
    HYMAN_DIAMOND,
    JACK_RABBIT,
    KNUCKLES,
    SPONGE,
    THE_CHEMIST,
    THE_MAYOR,
)
from backroom.games.chicago.setting_up import SettlingIn
from backroom.games.chicago.trade_phase import PLACE
from tests.chicago.given import Given
from tests.chicago.means.saying import means, sure, told


def placing(*gangsters: int) -> Given:
    """Boss 0, who has a bar, places them."""
    return Given(3).gangster(0, *gangsters, spot=FREE).trade(PLACE)


@pytest.mark.rule("K3.4")
def test_the_first_gangster_in_the_car_or_behind_the_bar() -> None:
    given = Given(3)
    for seat, g in enumerate((SPONGE, CHICKEN_JOE, JACK_RABBIT)):
        given.gangster(seat, g, spot=FREE)
    given.state.stack.append(SettlingIn(answers=[None] * 3))
    assert told(given, 0, SettleIn(given.home(0))) == "strength 2 defending the business"
    assert told(given, 1, SettleIn(CAR)) == (
        "strength 3 attacking cars, 1 attacking businesses, 3 defending the car"
    )
    assert told(given, 2, SettleIn(CAR)).endswith("drives 2 squares farther")


@pytest.mark.rule("K8.6", "K13.3", "K13.33", "K13.38")
def test_what_he_does_where_he_is_put() -> None:
    given = placing(CHARLIE_THE_FISH, THE_CHEMIST, THE_MAYOR)
    home = given.home(0)
    assert told(given, 0, Put(CHARLIE_THE_FISH, home)).startswith(
        "strength 1 defending the business; brings $200 at income"
    )
    assert "brings 2 booze at income" in told(given, 0, Put(THE_CHEMIST, home))
    assert "brings $400 at income" in told(given, 0, Put(THE_MAYOR, home))
    assert told(given, 0, Put(THE_CHEMIST, CAR)).endswith("of 3 seats taken then")
    assert told(given, 0, Put(THE_CHEMIST, HIDING)) == (
        "in hiding he counts for nothing until the next placing"
    )
    assert means(given, 0, Put(THE_CHEMIST, HIDING)).tone == "loses"
    given = placing(CHARLIE_THE_FISH, THE_CHEMIST)
    assert told(given, 0, Put(THE_CHEMIST, HIDING)).endswith("1 point for you instead of 2")


@pytest.mark.rule("K8.6")
def test_whoever_finds_room_comes_out_by_himself() -> None:
    given = placing(SPONGE)
    assert told(given, 0, Done()) == "$400 income a game turn"
    assert means(given, 0, Done()).tone == "earns"
    given.act(0, Put(SPONGE, HIDING))
    assert told(given, 0, Done()) == "$400 income a game turn; Sponge goes into the car by himself"


@pytest.mark.rule("K8.6")
def test_whoever_has_to_hide_is_told_and_whoever_need_not_is_asked_about() -> None:
    gang = [SPONGE, KNUCKLES, DOUGH_BOY, CHICKEN_JOE, HYMAN_DIAMOND, JACK_RABBIT]
    given = placing(*gang, BUGS_BENNY)
    assert "stays hiding and counts for nothing" in told(given, 0, Done())
    assert means(given, 0, Done()).sure is None, "there is no seat for all"
    given = placing(*gang[:5], FAT_FRED)
    home = given.home(0)
    for g in gang[:3]:
        given.act(0, Put(g, HIDING))
    for g in (*gang[3:5], FAT_FRED):
        given.act(0, Put(g, HIDING))
    given.act(0, Put(FAT_FRED, CAR), Put(SPONGE, CAR))
    for g in gang[1:4]:
        given.act(0, Put(g, home))
    assert sure(given, 0, Done()) == "Leave Hyman Diamond hiding?"
    assert means(given, 0, Done()).tone == "loses"


@pytest.mark.rule("K5.10")
def test_moving_in_and_out_tells_who_sits_where() -> None:
    given = Given(3).gangster(0, SPONGE, BUGS_BENNY)
    home = given.home(0)
    given.car(0, given.door(home)).turn_of(0).act(0, Stay(), VisitBusiness(home))
    assert (
        told(given, 0, Put(SPONGE, home))
        == "strength 2 defending the business; 1 of 3 seats taken then"
    )
    assert told(given, 0, Done()) == "0 of 3 seats taken inside, 2 of 3 in the car"
    given.act(0, Put(SPONGE, home))
    assert told(given, 0, Put(SPONGE, CAR)).endswith("2 of 3 seats taken then")
    assert told(given, 0, Done()) == "1 of 3 seats taken inside, 1 of 3 in the car"
