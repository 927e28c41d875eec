"""Auctions: gangsters for hire, and the badge (K8.4, K8.5, K8.9, K8.11)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import Good
from backroom.engine.message import Reason, Refusal
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Bid, NoAction, NoPolice, PassBid, Play, Stay
from backroom.games.chicago.components import (
    AN_OLD_FAVOR,
    FREE,
    NOBODY,
    OFFER,
    TRADE,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BOMB_JACK,
    BUGS_BENNY,
    DOUGH_BOY,
    JOHNNY_FAVORITE,
    KEN_EVIL,
    KNUCKLES,
    MR_JESUS,
    THE_CLEANER,
)
from backroom.games.chicago.trade_phase import BEFORE_LOT, BRIBE, DRAW, REOPEN
from tests.chicago.given import Given, swap


def asked(given: Given) -> list[int]:
    return [ask.seat for ask in given.game.asks(given.state)]


def on_the_block(given: Given) -> int | None:
    """The gangster who is auctioned; None: something else is."""
    question = given.game.asks(given.state)[0].question
    if isinstance(question, (questions.FirstBid, questions.Bid)):
        return question.gangster
    return None


def bids(given: Given, seat: int) -> list[int]:
    """What he could bid now, in dollars."""
    return [action.fifties * 50 for action in given.legal(seat) if isinstance(action, Bid)]


def give(given: Given, seat: int, to: int, *goods: Good) -> Reason | None:
    """He gives this away; or the reason why he can't."""
    try:
        swap(given.table(), seat, to, goods)
    except Refusal as refusal:
        return refusal.reason
    return None


# --- one by one (K8.4) ---------------------------------------------------------------------------


@pytest.mark.rule("K8.4")
def test_the_offer_is_auctioned_one_by_one_left_to_right() -> None:
    given = Given().offer(KNUCKLES, BUGS_BENNY, KEN_EVIL).trade(BEFORE_LOT)
    lots = []
    while (lot := on_the_block(given)) is not None:
        lots.append(lot)
        given.act(0, Bid(1)).act(1, PassBid()).act(2, PassBid())
    assert lots == [KNUCKLES, BUGS_BENNY, KEN_EVIL]
    assert given.state.table.offer == []
    assert given.boss(0).cash == 850


@pytest.mark.rule("K8.4")
def test_the_first_boss_opens_each_lot_then_clockwise() -> None:
    given = Given().offer(KNUCKLES, BUGS_BENNY)
    given.state.table.first = 2
    given.trade(BEFORE_LOT)
    for _ in range(2):
        order = []
        for action in (PassBid(), Bid(1), PassBid(), PassBid()):
            order += asked(given)
            given.act(asked(given)[0], action)
        assert order == [2, 0, 1, 2]
    assert given.state.gang(0) == [BUGS_BENNY, KNUCKLES]


@pytest.mark.rule("K8.4")
def test_who_is_hired_is_paid_to_the_bank_and_waits_to_be_placed() -> None:
    given = Given().offer(KNUCKLES).trade(BEFORE_LOT)
    given.act(0, Bid(7)).act(1, PassBid()).act(2, PassBid())
    assert [given.boss(seat).cash for seat in range(3)] == [650, 1000, 1000]
    assert (given.where(KNUCKLES), given.gangster_of(KNUCKLES)) == (FREE, 0)
    given.sound()


@pytest.mark.rule("K8.4")
def test_the_first_bid_is_at_least_50_and_bids_are_in_steps_of_50() -> None:
    given = Given().offer(KNUCKLES).cash(0, 300).trade(BEFORE_LOT)
    assert bids(given, 0) == [50, 100, 150, 200, 250, 300]
    given.refused(0, Bid(0))


@pytest.mark.rule("K8.4")
def test_a_bid_is_raised_by_50_or_more() -> None:
    given = Given().offer(KNUCKLES).cash(1, 400).trade(BEFORE_LOT).act(0, Bid(5))
    assert bids(given, 1) == [300, 350, 400]
    assert given.refused(1, Bid(5)).rule == "K8.4"
    assert given.refused(1, Bid(4)).rule == "K8.4"


@pytest.mark.rule("K8.4")
def test_nobody_bids_more_than_he_has() -> None:
    given = Given().offer(KNUCKLES).cash(0, 100).cash(1, 100).trade(BEFORE_LOT)
    given.refused(0, Bid(3))
    given.act(0, Bid(2))
    reason = given.refused(1, Bid(3))
    assert (reason.rule, reason.key) == ("K8.4", "why-no-cash")
    assert given.legal(1) == [PassBid()]


@pytest.mark.rule("K8.4")
def test_a_lot_ends_when_all_others_have_passed_in_a_row() -> None:
    given = Given().offer(KNUCKLES).trade(BEFORE_LOT)
    given.act(0, Bid(1)).act(1, PassBid()).act(2, Bid(2))
    assert asked(given) == [0]
    given.act(0, PassBid())
    assert asked(given) == [1], "who passed may bid again while it runs"
    given.act(1, Bid(3)).act(2, PassBid())
    assert asked(given) == [0]
    given.act(0, Bid(4)).act(1, PassBid())
    assert on_the_block(given) == KNUCKLES
    given.act(2, PassBid())
    assert given.gangster_of(KNUCKLES) == 0
    assert given.boss(0).cash == 800


@pytest.mark.rule("K8.4")
def test_nobody_is_asked_about_his_own_highest_bid() -> None:
    given = Given(2).offer(KNUCKLES).trade(BEFORE_LOT).act(0, PassBid()).act(1, Bid(3))
    assert asked(given) == [0]
    given.act(0, PassBid())
    assert given.gangster_of(KNUCKLES) == 1


@pytest.mark.rule("K8.4")
def test_a_lot_ends_when_all_have_passed_and_he_stays() -> None:
    given = Given().offer(KNUCKLES, BUGS_BENNY).trade(BEFORE_LOT)
    for seat in range(3):
        assert on_the_block(given) == KNUCKLES
        given.act(seat, PassBid())
    assert on_the_block(given) == BUGS_BENNY
    given.act(0, Bid(1)).act(1, PassBid()).act(2, PassBid())
    assert on_the_block(given) is None, "he is not offered twice"
    assert given.state.table.offer == [KNUCKLES]
    assert (given.where(KNUCKLES), given.gangster_of(KNUCKLES)) == (OFFER, NOBODY)


@pytest.mark.rule("K8.4")
def test_the_unsold_are_first_in_line_next_time() -> None:
    given = Given().offer(KNUCKLES, BUGS_BENNY).trade(BEFORE_LOT)
    while on_the_block(given) is not None:
        given.act(asked(given)[0], PassBid())
    given.draws(0, KEN_EVIL).draws(1, DOUGH_BOY).draws(2, BOMB_JACK).trade(DRAW)
    lots = []
    while (lot := on_the_block(given)) is not None:
        lots.append(lot)
        for seat in range(3):
            given.act(seat, PassBid())
    assert lots == [KNUCKLES, BUGS_BENNY, KEN_EVIL, DOUGH_BOY, BOMB_JACK]


# --- locked until outbid (K8.4) ------------------------------------------------------------------


@pytest.mark.rule("K8.4")
def test_the_money_of_the_highest_bid_is_locked_until_outbid() -> None:
    given = Given().offer(KNUCKLES).trade(BEFORE_LOT).act(0, Bid(15))
    view = CHICAGO.view(given.state, 0)
    assert view.own is not None
    assert (view.own.cash, view.own.locked_cash) == (1000, 750)
    reason = give(given, 0, 2, Good("cash", count=300))
    assert reason is not None
    assert reason.key == "refused-no-cash"
    assert give(given, 0, 2, Good("cash", count=250)) is None
    given.act(1, Bid(16))
    assert give(given, 0, 2, Good("cash", count=750)) is None
    assert [given.boss(seat).cash for seat in range(3)] == [0, 1000, 2000]


@pytest.mark.rule("K8.4")
def test_the_resources_of_the_highest_bid_are_locked_too() -> None:
    given = Given().offer(THE_CLEANER).goods(0, 3, 2, 1).goods(1, 2, 2, 0).trade(BEFORE_LOT)
    given.act(0, Bid(1))
    for good in (Good("booze", count=2), Good("girls", count=1)):
        reason = give(given, 0, 2, good)
        assert reason is not None
        assert reason.key == "refused-no-resources"
    assert give(given, 0, 2, Good("booze", count=1), Good("henchmen", count=1)) is None
    given.act(1, Bid(2))
    assert give(given, 0, 2, Good("booze", count=2)) is None


@pytest.mark.rule("K8.4")
def test_who_is_paid_meanwhile_may_bid_what_he_has_now() -> None:
    given = Given().offer(KNUCKLES).cash(1, 0).trade(BEFORE_LOT).act(0, Bid(1))
    assert bids(given, 1) == []
    assert give(given, 2, 1, Good("cash", count=200)) is None
    assert bids(given, 1) == [100, 150, 200]


@pytest.mark.parametrize(
    ("gangster", "short", "enough"),
    [(MR_JESUS, (1, 9, 9), (2, 0, 0)), (THE_CLEANER, (2, 1, 9), (2, 2, 0))],
)
@pytest.mark.rule("K8.4")
def test_some_gangsters_want_resources_with_the_bid(
    gangster: int, short: tuple[int, int, int], enough: tuple[int, int, int]
) -> None:
    given = Given().offer(gangster).goods(0, *short).goods(1, *enough).trade(BEFORE_LOT)
    assert given.refused(0, Bid(1)).key == "why-no-resources"
    stock = sum(given.state.table.stock)
    given.act(0, PassBid()).act(1, Bid(2)).act(2, PassBid()).act(0, PassBid())
    assert given.gangster_of(gangster) == 1
    assert (given.boss(1).goods, given.boss(1).cash) == ([0, 0, 0], 900)
    assert sum(given.state.table.stock) == stock + sum(enough)
    given.sound()


# --- the badge (K8.5, K8.11) ---------------------------------------------------------------------


@pytest.mark.rule("K8.5")
def test_the_badge_is_auctioned_in_the_same_way() -> None:
    given = Given()
    given.state.table.first = 1
    given.trade(BRIBE)
    assert asked(given) == [1]
    assert given.asked(1) == [questions.FirstBribe]
    given.act(1, Bid(1)).act(2, PassBid()).act(0, Bid(4)).act(1, PassBid())
    given.refused(2, Bid(4))
    given.act(2, Bid(5)).act(0, PassBid()).act(1, PassBid())
    assert given.state.table.badge == 2
    assert [given.boss(seat).cash for seat in range(3)] == [1000, 1000, 750]


@pytest.mark.rule("K8.5")
def test_the_badge_comes_after_the_last_lot_and_its_bid_is_locked() -> None:
    given = Given().offer(KNUCKLES).trade(BEFORE_LOT)
    for seat in range(3):
        given.act(seat, PassBid())
    assert given.asked(0) == [questions.FirstBribe]
    given.act(0, Bid(20))
    assert give(given, 0, 1, Good("cash", count=50)) is not None


@pytest.mark.rule("K8.5", "K8.11")
def test_with_no_bid_nobody_has_the_badge() -> None:
    given = Given().badge(2).trade(BRIBE)
    assert bids(given, 0)[0] == 50
    for seat in range(3):
        given.act(seat, PassBid())
    assert given.state.table.badge == NOBODY
    assert events.NoBadge in given.kinds(1)


@pytest.mark.rule("K8.11")
def test_the_least_bribe_is_50() -> None:
    given = Given().cash(0, 0).cash(1, 50).trade(BRIBE)
    assert given.legal(0) == [PassBid()]
    given.act(0, PassBid()).refused(1, Bid(0))
    assert bids(given, 1) == [50]


@pytest.mark.rule("K8.5")
def test_it_is_held_for_the_next_four_action_rounds() -> None:
    given = Given(2).badge(1).trade(REOPEN)
    rounds = []
    while given.state.table.round != TRADE:
        assert given.state.table.badge == 1
        now = given.state.table.now
        given.act(now, Stay(), NoAction())
        if given.asked(now) == [questions.Police]:
            rounds.append(given.state.table.round)
            given.act(1, NoPolice())
            if given.asked(1) == [questions.PoliceAction]:
                given.act(1, NoPolice())
    assert rounds == [1, 2, 3, 4]
    assert given.state.table.badge == NOBODY, "the trade phase has begun"


# --- Johnny Favorite and the Old Favor (K8.9) ----------------------------------------------------


@pytest.mark.rule("K8.9")
def test_johnnys_200_may_be_bid_beyond_ones_cash() -> None:
    given = Given().gangster(0, JOHNNY_FAVORITE).cash(0, 100).trade(BRIBE)
    assert bids(given, 0) == [50, 100, 150, 200, 250, 300]
    given.act(0, Bid(6)).act(1, PassBid()).act(2, PassBid())
    assert (given.state.table.badge, given.boss(0).cash) == (0, 0)
    given.sound()


@pytest.mark.rule("K8.9")
def test_the_bribe_never_costs_less_than_nothing() -> None:
    given = Given().gangster(0, JOHNNY_FAVORITE).trade(BRIBE)
    given.act(0, Bid(2)).act(1, PassBid()).act(2, PassBid())
    assert given.boss(0).cash == 1000


@pytest.mark.rule("K8.9")
def test_johnny_helps_with_the_badge_alone_and_only_at_work() -> None:
    given = Given().gangster(0, JOHNNY_FAVORITE).cash(0, 100).offer(KNUCKLES).trade(BEFORE_LOT)
    assert bids(given, 0) == [50, 100]
    given = Given().in_prison(0, JOHNNY_FAVORITE).cash(0, 100).trade(BRIBE)
    assert bids(given, 0) == [50, 100]


@pytest.mark.rule("K8.9", "K8.4")
def test_who_has_bid_johnnys_200_keeps_him_until_outbid() -> None:
    given = Given().gangster(0, JOHNNY_FAVORITE).cash(0, 100).trade(BRIBE).act(0, Bid(6))
    assert give(given, 0, 1, Good("gangster", JOHNNY_FAVORITE)) is not None
    given.act(1, Bid(7))
    assert give(given, 0, 1, Good("gangster", JOHNNY_FAVORITE)) is None
    given.sound()


@pytest.mark.parametrize("gangster", [MR_JESUS, THE_CLEANER])
@pytest.mark.rule("K8.9")
def test_an_old_favor_waives_the_resources(gangster: int) -> None:
    given = Given().offer(gangster).goods(0, 2, 2, 1).hand(0, AN_OLD_FAVOR)
    given.trade(BEFORE_LOT, windows=True).in_window(0, Play(AN_OLD_FAVOR, gangster))
    assert given.gangster_of(gangster) == 0
    assert (given.boss(0).goods, given.boss(0).cash) == ([2, 2, 1], 1000)
    given = Given().offer(gangster).goods(0).hand(0, AN_OLD_FAVOR)
    given.trade(BEFORE_LOT, windows=True).in_window(0, Play(AN_OLD_FAVOR, gangster))
    assert given.gangster_of(gangster) == 0
