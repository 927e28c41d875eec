"""The worked example of the source (K15)."""

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.actions import AttackBusiness, Done, Lose, Put, Stay
from backroom.games.chicago.components import CAR, CEMETERY, HOSPITAL
from backroom.games.chicago.gangsters import BUGS_BENNY, CHARLIE_THE_FISH, HARRY_THE_HAND, KEN_EVIL
from tests.chicago.given import Given

BOOZE_BASH = 9


@pytest.mark.rule("K15.1", "K6.2", "K6.4", "K6.5", "K6.9")
def test_the_attack_on_the_booze_bash() -> None:
    given = Given(2).business(BOOZE_BASH, 1).gangster(1, CHARLIE_THE_FISH, spot=BOOZE_BASH)
    given.gangster(0, HARRY_THE_HAND, KEN_EVIL, BUGS_BENNY).car(0, given.door(BOOZE_BASH))
    given.dice("shootout 0", 2, 4, 5, 6).dice("shootout 1", 4, 5, 1, 3)
    given.turn_of(0).act(0, Stay(), AttackBusiness(BOOZE_BASH))
    (totals,) = given.all(events.Totals)
    assert (totals.total, totals.total_other) == (4, 3)
    given.act(0, Lose(HARRY_THE_HAND))
    assert given.where(HARRY_THE_HAND) == HOSPITAL
    assert given.where(CHARLIE_THE_FISH) == CEMETERY
    assert given.owner(BOOZE_BASH) == 0
    given.act(0, Put(KEN_EVIL, BOOZE_BASH), Put(BUGS_BENNY, BOOZE_BASH), Done())
    assert given.where(KEN_EVIL) == given.where(BUGS_BENNY) == BOOZE_BASH
    assert CAR not in (given.where(KEN_EVIL), given.where(BUGS_BENNY))
    given.sound()
