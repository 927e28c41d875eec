"""Where a gangster must be for what his card says (K13.46)."""

from __future__ import annotations

import pytest

from backroom.games.chicago import questions
from backroom.games.chicago.actions import Bid, Done, PassBid, Put
from backroom.games.chicago.components import BOOZE, CAR, FREE
from backroom.games.chicago.gangsters import (
    CHARLIE_THE_FISH,
    JOHNNY_FAVORITE,
    MR_NEEDLE,
    SPONGE,
    THE_CHEMIST,
    THE_REPORTER,
)
from backroom.games.chicago.trade_phase import BRIBE, PLACE
from tests.chicago.gangsters.fights import at_the_door, shoot, totals_of
from tests.chicago.gangsters.second import income
from tests.chicago.given import Given

THE_TIN_CUP = 0


@pytest.mark.rule("K13.46", "K8.10")
def test_in_a_bar_means_there_when_the_trade_phase_begins() -> None:
    given = Given(2).gangster(0, THE_CHEMIST, CHARLIE_THE_FISH).goods(0).last_round_over()
    assert income(given, 0, "cash_extras") == 0
    given.trade(PLACE)
    given.act(0, Put(THE_CHEMIST, THE_TIN_CUP), Put(CHARLIE_THE_FISH, THE_TIN_CUP), Done())
    assert given.boss(0).goods[BOOZE] == 0  # too late for this one
    given.last_round_over()
    assert given.boss(0).goods[BOOZE] == 2
    assert income(given, 0, "cash_extras") == 200


@pytest.mark.rule("K13.46", "K8.10")
def test_who_leaves_the_bar_in_the_trade_phase_has_done_his_work() -> None:
    given = Given(2).gangster(0, THE_CHEMIST, spot=THE_TIN_CUP).goods(0).last_round_over()
    given.trade(PLACE).act(0, Put(THE_CHEMIST, CAR), Done())
    assert given.boss(0).goods[BOOZE] == 2
    assert given.last_round_over().boss(0).goods[BOOZE] == 2


@pytest.mark.rule("K13.46", "K1.4", "K13.19")
def test_anywhere_at_work_is_true_of_one_just_hired() -> None:
    given = Given(2).gangster(0, JOHNNY_FAVORITE, spot=FREE).trade(BRIBE)
    given.act(0, Bid(6)).act(1, PassBid())
    assert given.boss(0).cash == 1000 - 300 + 200


@pytest.mark.rule("K13.46", "K13.25", "K13.41")
def test_anywhere_at_work_helps_his_own_boss_alone() -> None:
    given = Given(2).territory(0, 0).territory(1, 1).gangster(0, MR_NEEDLE, THE_REPORTER)
    given.gangster(0, SPONGE, spot=THE_TIN_CUP)
    assert questions.Besides not in given.turn_of(1).asked(1)
    given.last_round_over()
    assert [income(given, seat, "cash_territories") for seat in (0, 1)] == [100, 50]


@pytest.mark.rule("K13.46", "K6.2", "K13.31")
def test_no_word_means_the_business_he_is_in() -> None:
    given = at_the_door([MR_NEEDLE], [SPONGE])
    assert totals_of(shoot(given)) == (1, 1 + 2)
    given = at_the_door([MR_NEEDLE], [])
    given.business(1, 1).gangster(1, SPONGE, spot=1)
    assert totals_of(shoot(given)) == (1, 1)
