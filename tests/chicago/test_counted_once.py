"""What is counted or shown once is never out of date, whoever changes the state, and however."""

from __future__ import annotations

from random import Random

import msgspec

from backroom.bots.at_random import RandomPlay
from backroom.games.chicago.components import (
    CAR,
    FIRST_CONTRACT,
    FIRST_EVENT,
    HIDING,
    NOBODY,
    PRISON,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.headcount import Headcount
from backroom.games.chicago.options import Options
from backroom.games.chicago.scoring import points
from backroom.games.chicago.state import Business, Chicago


def played(moves: int) -> Chicago:
    player = RandomPlay(CHICAGO, Options(), 4, Random(7))
    state = player.begin()
    for _ in range(moves):
        player.step(state)
    assert isinstance(state, Chicago)
    return state


def forgetful(state: Chicago) -> Chicago:
    """The same position, of which nothing was ever counted or shown."""
    return CHICAGO.restore(CHICAGO.dump(state))


def seen(state: Chicago) -> list[bytes]:
    """What everybody is shown, and everybody's points."""
    views = [CHICAGO.view(state, seat) for seat in (None, *range(state.seats))]
    return [msgspec.json.encode(view) for view in views] + [
        msgspec.json.encode(
            [(each.total, each.at_work, each.territories) for each in points(state)]
        )
    ]


def check(state: Chicago) -> None:
    state.open_asks = None  # the engine drops these after each move
    assert seen(state) == seen(forgetful(state))
    counted, anew = state.headcount(), Headcount(state.seats, state.owners, state.where)
    assert (counted.at_work, counted.in_car, counted.hiding, counted.inside) == (
        anew.at_work,
        anew.in_car,
        anew.hiding,
        anew.inside,
    )


def test_after_every_move() -> None:
    player = RandomPlay(CHICAGO, Options(), 4, Random(8))
    state = player.begin()
    for move in range(400):
        player.step(state)
        assert isinstance(state, Chicago)
        if move % 8 == 0:
            check(state)


def test_after_whatever_else_changes_it() -> None:
    state = played(300)
    gangster = next(g for g, owner in enumerate(state.owners) if owner != NOBODY)
    for where in (PRISON, HIDING, CAR, 3):
        check(state)
        state.where[gangster] = where
    check(state)
    state.known[gangster] ^= 1 << 2
    check(state)
    state.owners[gangster] = (state.owners[gangster] + 1) % state.seats
    check(state)
    state.table.territories[5] = 2
    check(state)
    state.bosses[1].completed.append(60)
    check(state)
    state.businesses[0] = Business.of(state.businesses[0], owner=3, lot=2)
    check(state)
    boss = state.bosses[2]
    boss.square += 1
    check(state)
    boss.started.append(FIRST_CONTRACT)
    check(state)
    boss.frozen = not boss.frozen
    check(state)
    boss.hand.append(boss.hand[0] if boss.hand else FIRST_EVENT)
    check(state)
    boss.hand[0] = FIRST_EVENT + 1
    check(state)
    state.stack, state.open_asks = [], None
    state.table.winner = 0
    assert seen(state) == seen(forgetful(state)), "where all sit is told when it is over"


def test_a_copy_goes_its_own_way() -> None:
    state = played(300)
    before = seen(state)
    copy = state.copy()
    assert copy.headcount() is state.headcount(), "a copy has not to count again"
    copy.where = [PRISON] * len(copy.where)
    copy.businesses[0] = Business.of(copy.businesses[0], owner=1)
    check(copy)
    assert seen(state) == before


def test_copies_that_differ_in_little_do_not_show_each_others_secrets() -> None:
    """They share what was counted, and each writes into it what it has shown."""
    state = played(300)
    gangster = next(g for g, at in enumerate(state.where) if at == CAR)
    state.known[gangster] = 1 << state.owners[gangster]
    knows, holds = state.copy(), state.copy()
    assert knows.headcount() is holds.headcount() is state.headcount()
    knows.show(gangster)
    holds.bosses[0].hand = [FIRST_EVENT, FIRST_EVENT + 1]
    holds.bosses[1].garage = 3
    for each in (state, knows, holds, knows, state, holds):
        check(each)
    assert len({tuple(seen(each)) for each in (state, knows, holds)}) == 3
