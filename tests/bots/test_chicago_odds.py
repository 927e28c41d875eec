"""The odds that the scripted bot of King of Chicago reckons with are those of the rules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from backroom.bots.chicago.odds import round_odds, shootout
from backroom.bots.chicago.reading import turns_by_distance


def race(lead: int, attackers: int, defenders: int) -> Fraction:
    """The chance that the attacker wins, by the rules alone."""
    if attackers < 0:
        return Fraction(0)
    if defenders < 0:
        return Fraction(1)
    rolls = [(a, d) for a in range(1, 7) for d in range(1, 7) if a + lead != d]
    won = Fraction(sum(a + lead > d for a, d in rolls), len(rolls))
    return won * race(lead, attackers, defenders - 1) + (1 - won) * race(
        lead, attackers - 1, defenders
    )


@pytest.mark.rule("K6.4")
def test_a_round_between_equals_is_even_and_six_more_always_win() -> None:
    assert round_odds(0) == 0.5
    assert round_odds(6) == 1.0
    assert round_odds(-6) == 0.0
    assert round_odds(1) == 21 / 31


@pytest.mark.rule("K6.4")
@pytest.mark.parametrize("lead", [-3, -1, 0, 2])
@pytest.mark.parametrize("attackers", [1, 2, 3])
@pytest.mark.parametrize("defenders", [0, 1, 3])
def test_each_side_needs_a_win_for_every_gangster_and_one_more(
    lead: int, attackers: int, defenders: int
) -> None:
    assert shootout(lead, attackers, defenders).win == pytest.approx(
        float(race(lead, attackers, defenders))
    )


def test_whoever_wins_for_sure_loses_nobody_and_beats_all() -> None:
    odds = shootout(6.0, 2, 3)
    assert (odds.win, odds.lost, odds.beaten) == (1.0, 0.0, 3.0)


def test_a_guess_between_two_totals_lies_between_their_odds() -> None:
    low, high = shootout(0.0, 2, 1).win, shootout(1.0, 2, 1).win
    assert shootout(0.5, 2, 1).win == pytest.approx((low + high) / 2)


@pytest.mark.rule("K5.1")
def test_a_way_takes_as_many_turns_as_the_die_makes_it() -> None:
    plain, driven = turns_by_distance(0), turns_by_distance(2)
    assert plain[1] == 1.0
    assert plain[2] == pytest.approx(1 + 1 / 6)
    assert 3.0 < plain[10] < 3.6
    assert all(fast <= slow for fast, slow in zip(driven, plain, strict=True))
    assert driven[3] == 1.0
