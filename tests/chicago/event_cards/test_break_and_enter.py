"""Break and Enter (K12.3)."""

import pytest

from backroom.games.chicago import events
from backroom.games.chicago.actions import LeaveOrder, Play
from backroom.games.chicago.components import (
    BREAK_AND_ENTER,
    BURGLARY,
    FIRST_CONTRACT,
    HORSE_HEAD,
    SHOTGUNS,
    THE_RAT,
)
from backroom.games.chicago.event_cards.break_and_enter import BreaksIn
from backroom.games.chicago.trade_phase import BEFORE_BRIBE, BEFORE_DRAW
from tests.chicago.event_cards.scenes import not_now, on_whom
from tests.chicago.given import Given

CONTRACT, STARTED = FIRST_CONTRACT, FIRST_CONTRACT + 1


@pytest.mark.rule("K12.3")
def test_two_of_his_events_and_contracts_at_random() -> None:
    given = Given().hand(0, BREAK_AND_ENTER).hand(1, SHOTGUNS, BURGLARY, CONTRACT)
    given.started(1, STARTED).trade(BEFORE_DRAW, windows=True)
    given.picked("break-in 1", [SHOTGUNS, BURGLARY, CONTRACT], CONTRACT)
    given.picked("break-in 1", [SHOTGUNS, BURGLARY], SHOTGUNS)
    given.in_window(0, Play(BREAK_AND_ENTER, 1))
    assert given.boss(0).hand == [CONTRACT, SHOTGUNS]
    assert given.boss(1).hand == [BURGLARY]
    assert given.boss(1).started == [STARTED]
    given.sound()


@pytest.mark.rule("K12.3", "K9.1")
def test_only_the_two_of_them_learn_which() -> None:
    given = Given().hand(0, BREAK_AND_ENTER).hand(1, SHOTGUNS, BURGLARY)
    given.trade(BEFORE_DRAW, windows=True).in_window(0, Play(BREAK_AND_ENTER, 1))
    for seat in (0, 1):
        (told,) = given.all(events.BrokenIn, seat)
        assert set(told.cards) == {SHOTGUNS, BURGLARY}
    for other in (2, None):
        assert events.BrokenIn not in given.kinds(other)
        assert given.all(BreaksIn, other) == [BreaksIn(boss=0, boss_other=1, count=2)]


@pytest.mark.rule("K12.3")
def test_who_has_but_one_loses_it_and_who_has_none_is_no_target() -> None:
    given = Given().hand(0, BREAK_AND_ENTER).hand(1, SHOTGUNS).started(2, STARTED)
    given.trade(BEFORE_DRAW, windows=True)
    assert on_whom(given, 0, BREAK_AND_ENTER) == [1]
    reason = given.refused(0, Play(BREAK_AND_ENTER, 2))
    assert (reason.rule, reason.key) == ("K12.3", "why-no-hand")
    given.in_window(0, Play(BREAK_AND_ENTER, 1))
    assert (given.boss(0).hand, given.boss(1).hand) == ([SHOTGUNS], [])


@pytest.mark.rule("K12.3", "K12.22")
def test_an_order_for_a_stolen_card_is_gone_with_it() -> None:
    given = Given().hand(0, BREAK_AND_ENTER).hand(1, HORSE_HEAD).trade(BEFORE_DRAW, windows=True)
    given.act(1, LeaveOrder(HORSE_HEAD)).in_window(0, Play(BREAK_AND_ENTER, 1))
    assert given.boss(0).hand == [HORSE_HEAD]
    assert not any(boss.orders for boss in given.state.bosses)


@pytest.mark.rule("K12.3", "K12.22")
def test_in_the_trade_phase_only() -> None:
    given = Given().hand(2, BREAK_AND_ENTER).hand(1, THE_RAT).turn_of(2)
    assert not_now(given, 2, BREAK_AND_ENTER) == "K12.3"
    given.trade(BEFORE_BRIBE, windows=True)
    assert on_whom(given, 2, BREAK_AND_ENTER) == [1]
