"""Sad Ken (K13.29)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.actions import Mark, Stay
from backroom.games.chicago.gangsters import SAD_KEN
from tests.chicago.gangsters.fights import AWAY, Worth, put, worth
from tests.chicago.gangsters.second import happened, seen_by
from tests.chicago.given import Given

TURF = 7
HOME = 0


def at_the_turf(rivals: bool = True) -> Given:
    """Boss 0 stands at a territory that is boss 1's, or nobody's."""
    given = Given(3)
    if rivals:
        given.territory(1, TURF)
    return given.car(0, given.turf(TURF))


@pytest.mark.rule("K13.29", "K5.5", "K9.2")
def test_he_takes_a_rivals_territory_for_nothing_and_is_seen() -> None:
    given = at_the_turf().cash(0, 0).gangster(0, SAD_KEN).turn_of(0).act(0, Stay(), Mark(TURF))
    assert given.state.table.territories[TURF] == 0
    assert given.boss(0).cash == 0
    assert seen_by(given, SAD_KEN) == [0, 1, 2]
    assert happened(given, events.SadKen)
    given.sound()


@pytest.mark.rule("K13.29", "K9.2")
def test_a_free_territory_does_not_show_him() -> None:
    given = at_the_turf(rivals=False).gangster(0, SAD_KEN).turn_of(0).act(0, Stay(), Mark(TURF))
    assert given.state.table.territories[TURF] == 0
    assert seen_by(given, SAD_KEN) == [0]


@pytest.mark.rule("K13.29", "K1.4", "K5.5", "K13.46")
@pytest.mark.parametrize("where", [*AWAY, HOME])
def test_not_in_the_car_he_saves_nothing(where: int) -> None:
    given = put(at_the_turf(), 0, SAD_KEN, where).turn_of(0).act(0, Stay(), Mark(TURF))
    assert given.state.table.territories[TURF] == 0
    assert given.boss(0).cash == 1000 - 100
    assert not happened(given, events.SadKen)
    broke = put(at_the_turf(), 0, SAD_KEN, where).cash(0, 50).turn_of(0).act(0, Stay())
    assert broke.refused(0, Mark(TURF)).key == "why-no-cash"


@pytest.mark.rule("K13.29", "K6.2")
def test_in_a_shootout_he_is_worth_1() -> None:
    assert worth(SAD_KEN) == Worth()
