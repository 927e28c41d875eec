"""What fights and raids are worth on average: who was lucky is told by that."""

from __future__ import annotations

from random import Random

import pytest

from backroom.games.chicago.events import ShowsGang
from backroom.games.chicago.gangsters import JOHNNY_FAVORITE, KEN_EVIL, KNUCKLES
from backroom.games.chicago.luck import GANGSTER, Fought, raid_stake, worth
from tests.chicago.fights import LAST_DROP
from tests.chicago.given import Given


@pytest.mark.rule("K6.4")
@pytest.mark.parametrize(("lead", "stake"), [(0, 3), (2, 1), (-3, 2), (7, 3)])
def test_a_shootout_is_worth_what_comes_of_it(lead: int, stake: int) -> None:
    """Beside shootouts that are fought out."""
    rng = Random(lead)
    fought = Fought(lead, stake)
    sums = [0.0, 0.0]
    times = 20_000
    for _ in range(times):
        standing = [2, 1]
        while True:
            attack, defence = rng.randint(1, 6) + lead, rng.randint(1, 6)
            if attack == defence:
                continue
            loser = 0 if attack < defence else 1
            if standing[loser] == 0:
                break
            standing[loser] -= 1
            sums[loser] -= 0.5
        if loser == 1:
            sums[0] += stake
            sums[1] -= stake
    value = fought.value(2, 1)
    assert sums[0] / times == pytest.approx(value[0], abs=0.05)
    assert sums[1] / times == pytest.approx(value[1], abs=0.05)


@pytest.mark.rule("K1.5", "K7.3")
def test_a_raid_takes_whoever_was_shown_and_the_business_unless_it_is_closed() -> None:
    given = Given(3).business(LAST_DROP, 1)
    points = worth(given.state, LAST_DROP)
    assert points > 0
    shown = ShowsGang(boss=1, where=LAST_DROP, gangsters=(KNUCKLES, KEN_EVIL))
    assert raid_stake(shown, set()) == 2 * GANGSTER + points
    assert raid_stake(shown, {LAST_DROP}) == 2 * GANGSTER
    assert worth(given.closed(LAST_DROP).state, LAST_DROP) == 0


@pytest.mark.rule("K13.19")
def test_johnny_favorite_is_never_held() -> None:
    shown = ShowsGang(boss=1, where=LAST_DROP, gangsters=(KNUCKLES, JOHNNY_FAVORITE))
    assert raid_stake(shown, {LAST_DROP}) == GANGSTER
