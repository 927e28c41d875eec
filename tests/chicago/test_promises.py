"""Promises bind nobody; the record shows who kept his word (K10.2)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import (
    AcceptOffer,
    Entry,
    Good,
    JudgePromise,
    MakeOffer,
    Promise,
    PromiseBroken,
    PromiseKept,
)
from backroom.engine.message import Reason, Refusal
from backroom.engine.passing import Pass
from backroom.games.chicago import events
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    Bid,
    CleanUp,
    Done,
    EndTurn,
    Mark,
    NoAction,
    NoPolice,
    PassBid,
    RaidBusiness,
    RaidCar,
    Stay,
)
from backroom.games.chicago.components import FIRST_CONTRACT, THE_FEDS
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY, DOUGH_BOY, SLICK_RICK
from backroom.games.chicago.options import Options
from backroom.games.chicago.trade_phase import BEFORE_LOT
from tests.checks import check_quiet
from tests.chicago.given import ChicagoTable, Given, swap


def cash(count: int) -> Good:
    return Good("cash", 0, count)


def promised(
    given: Given, kind: str, about: int = 0, until: int = 2, text: str = ""
) -> ChicagoTable:
    """0 has promised 1 something; 1 paid $50 for it."""
    table = given.table()
    swap(table, 0, 1, take=(cash(50),), promises=(Promise(kind, 0, 1, about, until, text),))
    return table


def verdict(table: ChicagoTable) -> str:
    return table.ledger[-1].verdict


def refused(table: ChicagoTable, seat: int, action: Action) -> Reason:
    with pytest.raises(Refusal) as refusal:
        table.act(seat, action)
    return refusal.value.reason


def until_turn(table: ChicagoTable, turn: int) -> ChicagoTable:
    """Nobody does anything until this game turn begins."""
    while table.state.table.turn < turn:
        ask = next(ask for ask in CHICAGO.asks(table.state) if ask.waiting)
        idle = (Pass, PassBid, Done, Stay, NoAction, NoPolice, EndTurn)
        table.act(ask.seat, next(a for a in ask.answers() if isinstance(a, idle)))
    return table


# --- they bind nobody ----------------------------------------------------------------------------


@pytest.mark.rule("K10.2")
def test_a_promise_is_recorded_and_what_was_handed_over_for_it_stays() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).car(1, Given(3).boss(0).square).turn_of(0)
    table = promised(given, "truce")
    assert (given.boss(0).cash, given.boss(1).cash) == (1050, 950)
    assert table.ledger == [Entry(0, Promise("truce", 0, 1, until=2), "open")]
    table.act(0, Stay())
    table.act(0, AttackCar(1))  # it binds nobody
    assert verdict(table) == "broken"
    assert (given.boss(0).cash, given.boss(1).cash) == (1050, 950)


# --- truce ---------------------------------------------------------------------------------------


@pytest.mark.rule("K10.2")
def test_an_attack_on_a_business_breaks_a_truce_too() -> None:
    given = Given(3).gangster(0, BUGS_BENNY)
    home = given.home(1)
    table = promised(given.car(0, given.door(home)).turn_of(0), "truce")
    table.act(0, Stay())
    assert verdict(table) == "open"
    table.act(0, AttackBusiness(home))
    assert verdict(table) == "broken"


@pytest.mark.rule("K10.2")
def test_a_truce_is_with_one_boss_and_of_one_boss() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).car(2, Given(3).boss(0).square).turn_of(0)
    table = promised(given, "truce")
    table.act(0, Stay())
    table.act(0, AttackCar(2))
    assert verdict(table) == "open", "that was somebody else"
    given = Given(3).gangster(1, BUGS_BENNY).car(1, Given(3).boss(0).square).turn_of(1)
    table = promised(given, "truce")
    table.act(1, Stay())
    table.act(1, AttackCar(0))
    assert verdict(table) == "open", "it was 0 who gave his word"


@pytest.mark.rule("K10.2")
def test_a_truce_is_kept_when_its_last_game_turn_is_over() -> None:
    table = promised(Given(3).turn_of(0, round=4), "truce", until=3)
    until_turn(table, 3)
    assert verdict(table) == "open", "it binds in turn 3, too"
    assert verdict(until_turn(table, 4)) == "kept"


@pytest.mark.rule("K10.2")
def test_after_its_date_it_binds_no_more() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).car(1, Given(3).boss(0).square)
    table = until_turn(promised(given.turn_of(0, round=4), "truce"), 3)
    assert verdict(table) == "kept"
    given.turn_of(0)
    table.act(0, Stay())
    table.act(0, AttackCar(1))
    assert verdict(table) == "kept"


# --- paying --------------------------------------------------------------------------------------


@pytest.mark.rule("K10.2")
def test_a_loan_is_paid_back_in_one_go_to_whom_it_is_owed() -> None:
    table = promised(Given(3).turn_of(0), "pay", about=4, until=3)
    swap(table, 0, 1, (cash(150),))
    assert verdict(table) == "open", "that was not enough"
    swap(table, 0, 2, (cash(200),))
    assert verdict(table) == "open", "that was to somebody else"
    swap(table, 1, 0, (cash(200),))
    assert verdict(table) == "open", "that was the other way round"
    swap(table, 1, 0, (), (cash(200),))
    assert verdict(table) == "kept", "whoever made the offer"


@pytest.mark.rule("K10.2")
def test_what_is_paid_along_with_the_promise_does_not_count() -> None:
    table = Given(3).turn_of(0).table()
    swap(table, 0, 1, (cash(200),), promises=(Promise("pay", 0, 1, 4, 3),))
    assert verdict(table) == "open"


@pytest.mark.rule("K10.2")
def test_who_has_not_paid_by_the_date_has_broken_his_word() -> None:
    table = promised(Given(3).turn_of(0, round=4), "pay", about=4, until=2)
    assert verdict(table) == "open"
    assert verdict(until_turn(table, 3)) == "broken"


# --- not to bid, not to raid, to leave a territory alone -----------------------------------------


@pytest.mark.rule("K10.2")
def test_not_to_bid_for_a_gangster() -> None:
    given = Given(3).offer(SLICK_RICK, DOUGH_BOY).trade(BEFORE_LOT)
    table = promised(given, "no-bid", about=DOUGH_BOY)
    table.act(0, Bid(1))
    assert verdict(table) == "open", "that was Slick Rick"
    table.act(1, PassBid())
    table.act(2, PassBid())
    table.act(0, Bid(1))
    assert verdict(table) == "broken"


@pytest.mark.rule("K10.2")
def test_who_lets_him_go_keeps_his_word() -> None:
    given = Given(3).offer(DOUGH_BOY).trade(BEFORE_LOT)
    table = promised(given, "no-bid", about=DOUGH_BOY)
    table.act(0, PassBid())
    table.act(1, Bid(1))
    assert verdict(table) == "open", "another one's bid is another one's"
    assert verdict(until_turn(table, 3)) == "kept"


def police_next_to(square: int, given: Given) -> ChicagoTable:
    """0 has the badge and may act where the police stand; he has promised 1 no raid."""
    given.badge(0).police(square).turn_of(0)
    table = promised(given, "no-raid")
    for action in (Stay(), NoAction(), NoPolice()):
        table.act(0, action)
    assert verdict(table) == "open"
    return table


@pytest.mark.rule("K10.2")
def test_not_to_raid_breaks_with_a_raid_on_a_car_or_a_business_even_if_it_fails() -> None:
    given = Given(3)
    home = given.home(1)
    given.dice("raid police", 1).dice("raid 1", 6)
    table = police_next_to(given.door(home), given.car(1, given.garage(2)))
    table.act(0, RaidBusiness(home))
    assert not given.state.businesses[home].closed
    assert verdict(table) == "broken"
    table = police_next_to(Given(3).garage(2), Given(3).car(1, Given(3).garage(2)))
    table.act(0, RaidCar(1))
    assert verdict(table) == "broken"


@pytest.mark.rule("K10.2")
def test_a_raid_on_somebody_else_does_not_break_it() -> None:
    table = police_next_to(Given(3).garage(2), Given(3).car(2, Given(3).garage(2)))
    table.act(0, RaidCar(2))
    assert verdict(table) == "open"


@pytest.mark.rule("K10.2")
def test_to_leave_a_territory_alone_breaks_when_he_marks_or_takes_it() -> None:
    for owner in (-1, 1):
        given = Given(3).car(0, Given(3).turf(7)).territory(owner, 7).turn_of(0)
        table = promised(given, "leave-territory", about=7)
        table.act(0, Stay())
        table.act(0, Mark(7))
        assert given.state.table.territories[7] == 0
        assert verdict(table) == "broken"


@pytest.mark.rule("K10.2")
def test_or_has_it_cleaned() -> None:
    given = Given(3).territory(1, 7).badge(0).police(Given(3).turf(7)).turn_of(0)
    table = promised(given, "leave-territory", about=7)
    for action in (Stay(), NoAction(), NoPolice(), CleanUp(7)):
        table.act(0, action)
    assert verdict(table) == "broken"


@pytest.mark.rule("K10.2")
def test_another_territory_or_another_boss_is_no_matter() -> None:
    given = Given(3).car(0, Given(3).turf(8)).car(2, Given(3).turf(7)).turn_of(0)
    table = promised(given, "leave-territory", about=7)
    table.act(0, Stay())
    table.act(0, Mark(8))
    assert verdict(table) == "open"
    given.turn_of(2)
    table.act(2, Stay())
    table.act(2, Mark(7))
    assert verdict(table) == "open"
    assert verdict(until_turn(table, 3)) == "kept"


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.rule("K10.2")
def test_a_word_is_judged_by_the_one_it_was_given_to() -> None:
    table = promised(Given(3).turn_of(0), "word", text="I owe you one")
    assert verdict(until_turn(table, 3)) == "open", "nobody else judges it"
    for seat in (0, 2):
        assert refused(table, seat, JudgePromise(0, True)).key == "refused-not-your-judgement"
    table.act(1, JudgePromise(0, False))
    assert verdict(table) == "broken"
    assert table.story(0)[-1] == PromiseBroken(seat=0, between=None, seat_to=1)


@pytest.mark.rule("K10.2")
def test_what_the_engine_can_judge_is_judged_by_nobody_else() -> None:
    table = promised(Given(3).turn_of(0), "truce")
    assert refused(table, 1, JudgePromise(0, False)).key == "refused-not-your-judgement"


@pytest.mark.parametrize(
    ("promise", "key"),
    [
        (Promise("marry", 0, 1, until=2), "refused-no-promise"),
        (Promise("marry", 0, 1, until=2, text="till death"), "refused-no-promise"),
        (Promise("word", 0, 1, until=2), "refused-no-promise"),
        (Promise("word", 0, 1, text="   "), "refused-no-promise"),
        (Promise("pay", 0, 1, 0, 3), "refused-no-promise"),
        (Promise("no-bid", 0, 1, 79, 3), "refused-no-promise"),
        (Promise("leave-territory", 0, 1, 36, 3), "refused-no-promise"),
        (Promise("truce", 0, 1, until=1), "refused-promise-date"),
        (Promise("truce", 0, 1, until=23), "refused-promise-date"),
        (Promise("truce", 1, 2, until=3), "refused-offer-parties"),
        (Promise("truce", 0, 2, until=3), "refused-offer-parties"),
    ],
)
@pytest.mark.rule("K10.2")
def test_a_promise_that_means_nothing_is_refused(promise: Promise, key: str) -> None:
    table = Given(3).turn_of(0).table()
    assert refused(table, 0, MakeOffer((1,), (cash(50),), promises=(promise,))).key == key
    assert table.offers == []


# --- what the others see (K10.2, K10.4) ----------------------------------------------------------


@pytest.mark.rule("K10.2", "K10.4")
def test_of_a_private_promise_the_others_see_that_there_is_one() -> None:
    table = promised(Given(3).turn_of(0), "pay", about=4, until=3)
    for party in (0, 1):
        assert table.ledger_for(party) == [Entry(0, Promise("pay", 0, 1, 4, 3), "open")]
    for other in (2, None):
        assert table.ledger_for(other) == [Entry(0, Promise("private", 0, 1), "open")]


@pytest.mark.rule("K10.2", "K10.4")
def test_nor_do_they_learn_whether_it_was_kept() -> None:
    table = promised(Given(3).turn_of(0), "pay", about=4, until=3)
    swap(table, 0, 1, (cash(200),))
    assert verdict(table) == "kept"
    kept = PromiseKept(seat=0, between=None, seat_to=1)
    for party in (0, 1):
        assert kept in table.story(party)
    for other in (2, None):
        assert table.ledger_for(other) == [Entry(0, Promise("private", 0, 1), "open")]
        assert kept not in table.story(other)


@pytest.mark.rule("K10.2", "K10.4")
def test_a_verdict_on_a_word_is_between_the_two_of_them() -> None:
    table = promised(Given(3).turn_of(0), "word", text="I owe you one")
    check_quiet(table, 1, JudgePromise(0, True), knowing=(0,))
    assert verdict(table) == "kept"


@pytest.mark.rule("K10.2", "K10.4")
def test_a_broken_truce_is_seen_but_not_that_it_was_one() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).car(1, Given(3).boss(0).square).turn_of(0)
    table = promised(given, "truce")
    table.act(0, Stay())
    table.act(0, AttackCar(1))
    told = [type(event) for event in table.story(2)]
    assert events.AttacksCar in told
    assert PromiseBroken not in told
    assert PromiseBroken in [type(event) for event in table.story(1)]


@pytest.mark.rule("K10.2", "K10.4")
def test_when_the_game_is_over_the_ledger_is_open_and_what_was_not_paid_is_broken() -> None:
    given = Given(3).completed(0, *range(FIRST_CONTRACT, FIRST_CONTRACT + 8))
    given.car(0, given.turf(7)).turn_of(0)
    table = promised(given, "pay", about=4, until=9)
    swap(table, 1, 2, promises=(Promise("truce", 1, 2, until=9),))
    table.act(0, Stay())
    assert given.points(0) == 9
    table.act(0, Mark(7))
    assert given.state.over
    for seat in (0, 1, 2, None):
        assert table.ledger_for(seat) == [
            Entry(0, Promise("pay", 0, 1, 4, 9), "broken"),
            Entry(1, Promise("truce", 1, 2, until=9), "kept"),
        ]


@pytest.mark.rule("K10.2", "K10.4")
def test_where_deals_are_open_so_are_promises_and_verdicts() -> None:
    table = promised(Given(3, Options(deals="open")).turn_of(0), "pay", about=4, until=3)
    assert table.ledger_for(2) == [Entry(0, Promise("pay", 0, 1, 4, 3), "open")]
    swap(table, 0, 1, (cash(200),))
    assert table.ledger_for(None)[0].verdict == "kept"
    assert PromiseKept(seat=0, between=None, seat_to=1) in table.story(2)


@pytest.mark.rule("K10.2")
def test_a_promise_counts_from_the_moment_the_offer_is_accepted() -> None:
    given = Given(3).badge(0).hand(2, THE_FEDS).car(1, Given(3).garage(2))
    given.police(given.garage(2), actions=2).turn_of(0)
    table = given.table()
    table.act(0, MakeOffer((1,), (), (cash(50),), (Promise("no-raid", 0, 1, until=2),)))
    for action in (Stay(), NoAction(), NoPolice(), RaidCar(1)):
        table.act(0, action)
    table.act(2, Pass())
    assert table.ledger == []
    table.act(1, AcceptOffer(table.offers[-1].id))
    assert verdict(table) == "open"
    table.act(0, RaidCar(1))
    assert verdict(table) == "broken"
