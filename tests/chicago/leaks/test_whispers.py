"""Each event that only some may know is kept from the others; told to all, it would be noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from backroom.engine.deal import SHARED_EVENTS
from backroom.engine.event import Event
from backroom.games.chicago import events
from backroom.games.chicago.actions import (
    BidUpTo,
    DropLimit,
    DropOrder,
    LeaveOrder,
    StayOut,
)
from backroom.games.chicago.components import HORSE_HEAD
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import KNUCKLES
from backroom.games.chicago.trade_phase import BEFORE_LOT, BRIBE
from tests.checks import check_quiet
from tests.chicago.given import Given
from tests.chicago.leaks.test_swapped_cards import exchange_stolen_cards
from tests.chicago.leaks.test_twin_tables import (
    break_in_of_others,
    burglary_of_others,
    income_of_another,
    look_of_another,
    safe_of_another,
)
from tests.leaks import HEARD, REPLAYED, Patch


def order_of_another() -> None:
    table = Given(3).hand(1, HORSE_HEAD).turn_of(0).table()
    check_quiet(table, 1, LeaveOrder(HORSE_HEAD))


def order_of_another_dropped() -> None:
    table = Given(3).hand(1, HORSE_HEAD).turn_of(0).table()
    table.act(1, LeaveOrder(HORSE_HEAD))
    check_quiet(table, 1, DropOrder(HORSE_HEAD))


def limit_of_another() -> None:
    table = Given(3).offer(KNUCKLES).trade(BEFORE_LOT).table()
    check_quiet(table, 1, BidUpTo(4))


def limit_of_another_dropped() -> None:
    table = Given(3).offer(KNUCKLES).trade(BEFORE_LOT).table()
    table.act(1, BidUpTo(4))
    check_quiet(table, 1, DropLimit())


def staying_out_of_another() -> None:
    table = Given(3).offer(KNUCKLES).trade(BEFORE_LOT).table()
    check_quiet(table, 1, StayOut())


def limit_for_the_badge() -> None:
    table = Given(3).trade(BRIBE).table()
    check_quiet(table, 1, BidUpTo(4))


#: What goes red when an event is told to all.
WHISPERS: dict[type[Event], Callable[[], None]] = {
    events.OwnDraw: exchange_stolen_cards,
    events.OwnIncome: income_of_another,
    events.Sees: look_of_another,
    events.SeesResources: safe_of_another,
    events.BurgledWhat: burglary_of_others,
    events.BrokenIn: break_in_of_others,
    events.OrderLeft: order_of_another,
    events.OrderDropped: order_of_another_dropped,
    events.BidLimitLeft: limit_of_another,
    events.BribeLimitLeft: limit_for_the_badge,
    events.LimitDropped: limit_of_another_dropped,
    events.StaysOut: staying_out_of_another,
}


def test_every_whisper_is_looked_after() -> None:
    own = {kind for kind in CHICAGO.events.types if kind not in SHARED_EVENTS}
    assert {kind for kind in own if kind.only} == set(WHISPERS)


@pytest.mark.plain_sources
@pytest.mark.parametrize("kind", WHISPERS)
@pytest.mark.rule("K9.1", "K9.2", "K8.3", "K12.22")
def test_a_whisper_that_all_hear_is_caught(kind: type[Event], monkeypatch: Patch) -> None:
    WHISPERS[kind]()
    monkeypatch.setattr(kind, "only", ())
    with pytest.raises(AssertionError, match=f"{HEARD}|{REPLAYED}"):
        WHISPERS[kind]()
