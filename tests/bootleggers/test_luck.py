"""What the dice come to on average: what is told afterwards of who was lucky rests on it."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from backroom.games.bootleggers import luck
from backroom.games.bootleggers.components import MOTHERS
from tests.bootleggers.given import Given


@pytest.mark.rule("B6.2")
def test_the_mean_of_a_still_is_that_of_its_dice() -> None:
    assert luck.production(3, copper=False).average == pytest.approx(10.5)
    # One die, and a five spoils it: (1 + 2 + 3 + 4 + 6) / 6.
    assert luck.production(1, copper=True).average == pytest.approx(16 / 6)
    rng = Random(1)
    made = []
    for _ in range(20_000):
        dice = [rng.randint(1, 6) for _ in range(3)]
        made.append(0 if 5 in dice else sum(dice))
    expected = luck.production(3, copper=True)
    assert fmean(made) == pytest.approx(expected.average, abs=0.15)
    assert stdev(made) ** 2 == pytest.approx(expected.spread, rel=0.05)


@pytest.mark.rule("B11.17")
def test_what_moll_takes_is_no_more_than_there_is() -> None:
    assert luck.moll(0).average == 0
    assert luck.moll(2).average == pytest.approx(11 / 6)
    assert luck.moll(100).average == pytest.approx(3.5)


@pytest.mark.rule("B8.1")
def test_demand_brings_a_seat_what_its_trucks_could_sell() -> None:
    """Each crate that is wanted brings the same, and a truck sells no more than it has."""
    given = Given(3).markers(MOTHERS, [3, 0, 0]).own(0, 2, crates=2).line_up(2, MOTHERS)
    demand = luck.Demand(given.state, MOTHERS, 1)
    brought = [demand.brings(0, total) for total in range(1, 7)]
    first = demand.fixed + 1
    one = brought[0] / min(first, 2)
    assert one > 0
    assert brought == [one * min(demand.fixed + total, 2) for total in range(1, 7)]
    assert demand.mean(0).average == pytest.approx(fmean(brought))
    assert given.mobster(0).cash == Given(3).mobster(0).cash, "nothing was really sold"
