"""A card that changes hands while a window is open (K10.1)."""

from __future__ import annotations

import pytest

from backroom.engine.passing import THIS_ROUND, THIS_TIME, Pass
from backroom.games.chicago import events
from backroom.games.chicago.actions import LeaveOrder, Play
from backroom.games.chicago.components import (
    HORSE_HEAD,
    MASSACRE,
    NOBODY,
    THE_PILLOW,
    THE_RAT,
    TOMMYGUNS,
)
from backroom.games.chicago.gangsters import BUGS_BENNY, CHICKEN_JOE, DOUGH_BOY
from tests.chicago.fights import attack, cars
from tests.chicago.given import Given, swap
from tests.chicago.trading.offers import ONE_DOWN, card, cash, in_action_round, waiting


@pytest.mark.rule("K10.1", "K12.22")
def test_who_receives_a_kept_card_in_an_open_window_is_asked_again() -> None:
    given = Given(3).in_hospital(0, DOUGH_BOY).hand(1, THE_PILLOW, THE_RAT).hand(2, ONE_DOWN)
    table = given.turn_of(0, window=True).table()
    table.act(2, Pass())
    assert waiting(table) == [1]
    swap(table, 1, 2, (card(THE_PILLOW),), (cash(400),))
    assert waiting(table) == [1, 2]
    table.act(1, Pass())
    table.act(2, Play(THE_PILLOW, DOUGH_BOY))
    assert given.gangster_of(DOUGH_BOY) == NOBODY


@pytest.mark.rule("K10.1", "K12.22")
def test_who_had_no_card_at_all_is_asked_now_and_who_gave_his_last_is_not() -> None:
    given = Given(3).hand(1, THE_RAT).hand(2, ONE_DOWN)
    table = given.turn_of(0, window=True).table()
    assert waiting(table) == [1, 2]
    swap(table, 1, 0, (card(THE_RAT),), (cash(400),))
    assert waiting(table) == [0, 2]


@pytest.mark.rule("K10.1", "K12.22")
def test_even_if_his_pass_was_to_stand() -> None:
    given = Given(3).hand(1, THE_PILLOW, THE_RAT).hand(2, ONE_DOWN)
    given.state.standing[2] = THIS_ROUND
    table = given.turn_of(0, window=True).table()
    assert waiting(table) == [1]
    swap(table, 1, 2, (card(THE_PILLOW),), (cash(400),))
    assert waiting(table) == [1, 2]
    assert given.state.standing[2] == THIS_TIME


@pytest.mark.rule("K10.1", "K12.22")
def test_a_deal_without_cards_leaves_a_standing_pass_alone() -> None:
    given = Given(3).hand(1, THE_PILLOW).hand(2, ONE_DOWN)
    given.state.standing[2] = THIS_ROUND
    table = given.turn_of(0, window=True).table()
    swap(table, 1, 2, (cash(100),))
    assert waiting(table) == [1]


@pytest.mark.rule("K10.1", "K12.22")
def test_an_order_in_advance_goes_with_its_card() -> None:
    given = Given(3).hand(1, HORSE_HEAD, THE_RAT)
    table = in_action_round(given)
    table.act(1, LeaveOrder(HORSE_HEAD))
    swap(table, 1, 2, (card(HORSE_HEAD),))
    assert not any(boss.orders for boss in given.state.bosses)


@pytest.mark.rule("K10.1", "K12.23")
def test_a_start_card_can_be_bought_in_the_shootout() -> None:
    given = cars([BUGS_BENNY], [CHICKEN_JOE]).hand(0, THE_RAT).hand(2, TOMMYGUNS, MASSACRE)
    table = attack(given).table()
    swap(table, 2, 0, (card(TOMMYGUNS),), (cash(500),))
    table.act(0, Play(TOMMYGUNS))
    table.act(0, Pass())
    counted = [event for event in table.story(None) if isinstance(event, events.Totals)]
    assert counted[0].bonus == 2
