"""Gangsters change sides in the trade phase (K10.1, K10.4)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import AcceptOffer, DealStruck, MakeOffer
from backroom.games.chicago import events
from backroom.games.chicago.actions import Done, Put
from backroom.games.chicago.components import CAR, FREE
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY, DOUGH_BOY, KNUCKLES, SLICK_RICK
from backroom.games.chicago.trade_phase import PLACE
from tests.chicago.given import Given, swap
from tests.chicago.trading.offers import (
    cash,
    gangster,
    in_action_round,
    in_trade_phase,
    refused,
    waiting,
)


@pytest.mark.rule("K10.1")
def test_gangsters_change_hands_in_the_trade_phase_only() -> None:
    given = Given(3).gangster(0, BUGS_BENNY)
    offer = MakeOffer((1,), (gangster(BUGS_BENNY),))
    assert refused(in_action_round(given), 0, offer).key == "refused-trade-phase-only"
    swap(in_trade_phase(given), 0, 1, (gangster(BUGS_BENNY),), (cash(300),))
    assert given.gangster_of(BUGS_BENNY) == 1
    assert (given.boss(0).cash, given.boss(1).cash) == (1300, 700)


@pytest.mark.parametrize("spot", [CAR, 0, FREE])
@pytest.mark.rule("K10.1", "K8.6", "K1.4")
def test_a_traded_gangster_is_unplaced_until_the_placing_and_counts_at_once(spot: int) -> None:
    given = Given(3).gangster(0, BUGS_BENNY, spot=spot).gangster(1, KNUCKLES)
    points = given.points(1)
    table = in_trade_phase(given)
    swap(table, 0, 1, (gangster(BUGS_BENNY),))
    assert given.where(BUGS_BENNY) == FREE
    assert given.points(1) == points + 1
    assert BUGS_BENNY not in given.state.in_car(1)
    given.sound()
    given.trade(PLACE)
    given.act(1, Put(BUGS_BENNY, CAR), Put(KNUCKLES, given.home(1)), Done())
    assert given.where(BUGS_BENNY) == CAR
    assert given.state.in_car(1) == [BUGS_BENNY]


@pytest.mark.parametrize("where", ["in_prison", "in_hospital", "hiding"])
@pytest.mark.rule("K10.4")
def test_not_from_prison_hospital_or_hiding(where: str) -> None:
    given = Given(3)
    getattr(given, where)(0, BUGS_BENNY)
    table = in_trade_phase(given)
    reason = refused(table, 0, MakeOffer((1,), (gangster(BUGS_BENNY),)))
    assert (reason.rule, reason.key) == ("K10.4", "refused-not-at-work")
    assert refused(table, 1, MakeOffer((0,), (), (gangster(BUGS_BENNY),))).rule == "K10.4"


@pytest.mark.rule("K10.4", "K9.1")
def test_that_one_hides_whom_nobody_has_seen_shows_only_when_the_offer_is_accepted() -> None:
    given = Given(3).gangster(0, BUGS_BENNY)
    given.hiding(0, KNUCKLES).state.known[KNUCKLES] = 1 << 0
    table = in_trade_phase(given)
    table.act(1, MakeOffer((0,), (cash(50),), (gangster(KNUCKLES),)))
    assert refused(table, 0, AcceptOffer(table.offers[-1].id)).rule == "K10.4"


@pytest.mark.rule("K10.1")
def test_only_ones_own() -> None:
    table = in_trade_phase(Given(3).gangster(1, BUGS_BENNY))
    assert refused(table, 0, MakeOffer((1,), (gangster(BUGS_BENNY),))).key == "refused-no-gangster"
    assert refused(table, 0, MakeOffer((1,), (gangster(SLICK_RICK),))).key == "refused-no-gangster"
    take = MakeOffer((2,), (), (gangster(BUGS_BENNY),))
    assert refused(table, 0, take).key == "refused-no-gangster"


@pytest.mark.rule("K10.1", "K10.4")
def test_all_see_that_a_gangster_changes_sides_for_that_is_public() -> None:
    table = in_trade_phase(Given(3).gangster(0, BUGS_BENNY, spot=0))
    swap(table, 0, 1, (gangster(BUGS_BENNY),), (cash(300),))
    told = table.story(None)
    assert told[-2:] == [
        DealStruck(seat=0, seat_with=1),
        events.ChangesSides(boss=0, boss_other=1, gangster=BUGS_BENNY),
    ]
    assert CHICAGO.view(table.state, 2).gangsters[BUGS_BENNY].where == FREE


@pytest.mark.rule("K10.1", "K8.6")
def test_a_deal_while_all_place_their_gangsters_asks_its_parties_again() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).gangster(1, KNUCKLES).gangster(2, DOUGH_BOY)
    table = given.trade(PLACE).table()
    table.act(0, Done())
    table.act(2, Done())
    assert waiting(table) == [1]
    swap(table, 0, 1, (gangster(BUGS_BENNY),), (gangster(KNUCKLES),))
    assert waiting(table) == [0, 1]
    table.act(0, Put(KNUCKLES, 0))
    table.act(0, Done())
    table.act(1, Done())
    assert given.where(KNUCKLES) == 0
    assert given.where(BUGS_BENNY) == CAR, "there was room, so he has been placed"
    given.sound()
