"""The worked examples of the sources (B14). Alice, Bob, Charlie, David are seats 0 to 3."""

from __future__ import annotations

import pytest

from backroom.games.bootleggers import events, influence
from backroom.games.bootleggers.actions import Allow
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    FIRST_REMOTE,
    LILS,
    MOTHERS,
    OMALLEYS,
)
from backroom.games.bootleggers.phases.password import whats_the_password
from backroom.games.bootleggers.phases.stills import make_whiskey
from backroom.games.bootleggers.state import NOBODY
from tests.bootleggers.given import Given

ALICE, BOB, CHARLIE, DAVID = range(4)


@pytest.mark.rule("B14.1", "B6.1", "B6.2", "B6.3")
def test_production() -> None:
    given = Given(round=5)
    given.state.table.copper = ALICE
    remote_alice, remote_charlie = FIRST_REMOTE, FIRST_REMOTE + 1
    for still, owner in ((remote_alice, ALICE), (remote_charlie, CHARLIE)):
        given.still(still).owner = owner
        given.still(still).dice = 2
    given.still(ALICE).dice = given.still(DAVID).dice = 2
    given.dice(f"production.{ALICE}.{ALICE}", 5, 3)
    given.dice(f"production.{ALICE}.{remote_alice}", 5, 2)
    given.dice(f"production.{BOB}.{BOB}", 6)
    given.dice(f"production.{CHARLIE}.{CHARLIE}", 5)
    given.dice(f"production.{CHARLIE}.{remote_charlie}", 6, 3)
    given.dice(f"production.{DAVID}.{DAVID}", 4, 3)
    given.part(make_whiskey)
    crates = [0] * 4
    for made in given.all(events.Makes):
        crates[made.mobster] += made.crates
    assert crates == [7, 6, 14, 7]
    assert given.state.table.copper == DAVID


@pytest.mark.rule("B14.2", "B5.2", "B5.3", "B5.4")
def test_influence() -> None:
    given = Given()
    given.markers(MOTHERS, [0, 2, 3, 4])
    given.markers(BARLEYCORNS, [3, 0, 1, 2])
    given.markers(LILS, [0, 0, 1, 1])
    assert influence.controller(given.state, MOTHERS) == NOBODY
    assert influence.majority(given.state, MOTHERS) == DAVID
    assert influence.is_open(given.state, MOTHERS)
    assert influence.controller(given.state, BARLEYCORNS) == ALICE
    assert influence.is_open(given.state, BARLEYCORNS)
    assert not influence.is_open(given.state, LILS)
    given.markers(BARLEYCORNS, [3, 0, 1, 0])
    assert influence.is_open(given.state, BARLEYCORNS), "open at 4"
    given.markers(BARLEYCORNS, [3, 0, 0, 0])
    assert not influence.is_open(given.state, BARLEYCORNS)


@pytest.mark.rule("B14.3", "B8.2", "B8.3", "B8.5", "B8.6")
def test_sales() -> None:
    given = Given()
    given.markers(MOTHERS, [0, 2, 3, 4]).markers(BARLEYCORNS, [3, 0, 1, 2])
    given.own(BOB, BOB, crates=4, house=OMALLEYS)
    given.own(DAVID, DAVID, crates=4, house=MOTHERS)
    given.own(CHARLIE, 12, crates=6, house=MOTHERS)
    given.own(ALICE, ALICE, crates=4, house=BARLEYCORNS)
    given.own(CHARLIE, 13, crates=6, house=BARLEYCORNS)
    given.own(BOB, 14, crates=6, house=BARLEYCORNS)
    given.dice("demand.2", 3, 2).dice("demand.3", 6, 5, 3)
    given.part(whats_the_password)
    assert [ask.seat for ask in given.asks()] == [ALICE]
    given.act(ALICE, Allow(False))
    told = [
        (m.mobster, m.house, m.cash)
        for m in given.told()
        if isinstance(m, events.Sells | events.EarnsProfit)
    ]
    assert told == [
        (BOB, OMALLEYS, 4),
        (DAVID, MOTHERS, 8),
        (CHARLIE, MOTHERS, 2),
        (ALICE, BARLEYCORNS, 8),
        (CHARLIE, BARLEYCORNS, 12),
        (ALICE, BARLEYCORNS, 10),
    ]
