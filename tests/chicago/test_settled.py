"""Points are counted only when something that scores has changed (K1.2): nothing is missed."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.moment import Moment
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from backroom.games.chicago.scoring import totals
from backroom.games.chicago.state import Chicago
from tests.changing import change
from tests.chicago.lively import lively_answer


class Recount:
    """Beside the game: all points counted after every single effect."""

    def __init__(self, state: Chicago) -> None:
        self.counts = totals(state)

    def check(self, state: Chicago) -> None:
        counts = totals(state)
        if state.settled:
            assert counts == self.counts, f"{self.counts} became {counts}, and nobody said so"
        self.counts = counts


def act(state: Chicago, recount: Recount, rng: Random) -> None:
    """One answer of somebody who is asked, effect by effect."""
    chance = SampledChance(rng)
    asked = next(ask.seat for ask in CHICAGO.asks(state) if ask.waiting)
    action = lively_answer(state, CHICAGO.own_asks(state, asked), rng)
    moment = Moment(chance)
    state.stack[-1].answer(state, asked, action, moment)
    recount.check(state)
    CHICAGO.settle(state, moment)
    while state.stack and state.stack[-1].run(state, moment):
        recount.check(state)
        CHICAGO.settle(state, moment)
    state.open_asks = None


@pytest.mark.rule("K1.2", "K1.3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whatever_scores_is_counted_anew(seats: int) -> None:
    rng = Random(seats)
    state, _ = CHICAGO.setup(Options(), seats, SampledChance(rng))
    recount = Recount(state)
    for _ in range(2500):
        if state.over:
            break
        act(state, recount, rng)
    assert max(recount.counts) >= 5, "somebody got somewhere"


def test_a_change_that_nobody_mentions_is_seen() -> None:
    rng = Random(1)
    state, _ = CHICAGO.setup(Options(), 3, SampledChance(rng))
    recount = Recount(state)
    assert state.settled
    change(state.businesses, 0, owner=(state.businesses[0].owner + 2) % 3)
    with pytest.raises(AssertionError, match="nobody said so"):
        recount.check(state)


def test_a_copy_counts_for_itself_and_so_does_what_is_taken_back() -> None:
    state, _ = CHICAGO.setup(Options(), 3, SampledChance(Random(1)))
    before = state.copy()
    assert state.settled and not before.settled
    state.become(before)
    assert not state.settled
