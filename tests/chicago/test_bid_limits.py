"""Up to so much, left in advance: the lot goes on without asking (K8.4, K8.5, K9.1)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import Good, Promise
from backroom.engine.message import Refusal
from backroom.engine.record import Undo
from backroom.engine.table import Table
from backroom.games.chicago import breaking, events, questions
from backroom.games.chicago.actions import (
    Bid,
    BidUpTo,
    DropLimit,
    PassBid,
    Play,
    StayOut,
)
from backroom.games.chicago.components import AN_OLD_FAVOR, HORSE_HEAD, NOBODY
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    JOHNNY_FAVORITE,
    KEN_EVIL,
    KNUCKLES,
    MR_JESUS,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.promises import NO_BID
from backroom.games.chicago.trade_phase import BEFORE_BRIBE, BEFORE_LOT, BRIBE
from tests.checks import check_quiet
from tests.chicago.given import ChicagoTable, Given, swap
from tests.chicago.leaks.test_twin_tables import twin_tables


def lot(*more: int, seats: int = 3) -> Given:
    """Knuckles is for sale, and perhaps more."""
    return Given(seats).offer(KNUCKLES, *more).trade(BEFORE_LOT)


def goes_on(table: ChicagoTable) -> list[tuple[int, Action]]:
    """What is answered by those who have left word, until somebody is asked."""
    answered = []
    while (record := table.answer_ordered()) is not None:
        answered.append((record.seat, record.action))
    return answered


@pytest.mark.rule("K8.4")
def test_whoever_stays_out_passes_whatever_is_bid_until_he_wants_to_be_asked_again() -> None:
    table = lot(KEN_EVIL).table()
    table.act(1, StayOut())
    table.act(0, Bid(1))
    assert goes_on(table) == [(1, PassBid())]
    table.act(2, Bid(2))
    table.act(0, Bid(3))
    assert goes_on(table) == [(1, PassBid())]
    table.act(1, DropLimit())
    table.act(2, PassBid())
    assert table.state.bosses[1].limit == 0, "the lot is over, or he is asked"


@pytest.mark.rule("K8.4")
def test_nobody_stays_out_of_what_he_leads_in_nor_twice() -> None:
    table = lot().table()
    table.act(1, StayOut())
    with pytest.raises(Refusal):
        table.act(1, StayOut())
    table.act(0, Bid(1))
    with pytest.raises(Refusal):
        table.act(0, StayOut())


@pytest.mark.rule("K8.4")
def test_whoever_has_left_word_bids_the_least_that_is_more_and_passes_beyond() -> None:
    table = lot().table()
    table.act(1, BidUpTo(4))
    table.act(0, Bid(1))
    assert goes_on(table) == [(1, Bid(2))]
    table.act(2, PassBid())
    table.act(0, Bid(3))
    assert goes_on(table) == [(1, Bid(4))]
    table.act(2, PassBid())
    table.act(0, Bid(5))
    assert goes_on(table) == [(1, PassBid())], "beyond it he passes"
    table.act(2, PassBid())
    assert table.state.owners[KNUCKLES] == 0


@pytest.mark.rule("K8.4")
def test_two_who_have_left_word_raise_each_other_up_to_the_lower() -> None:
    table = lot().table()
    table.act(1, BidUpTo(3))
    table.act(2, BidUpTo(5))
    table.act(0, PassBid())
    assert goes_on(table) == [(1, Bid(1)), (2, Bid(2))]
    table.act(0, PassBid())
    assert goes_on(table) == [(1, Bid(3)), (2, Bid(4))]
    table.act(0, PassBid())
    goes_on(table)
    assert (table.state.owners[KNUCKLES], table.state.bosses[2].cash) == (2, 800)


@pytest.mark.rule("K8.4")
def test_it_can_be_said_when_one_is_to_speak_and_while_one_has_the_highest_bid() -> None:
    table = lot().table()
    table.act(0, BidUpTo(2))
    assert goes_on(table) == [(0, Bid(1))]
    table.act(1, PassBid())
    table.act(0, BidUpTo(6))
    table.act(2, Bid(2))
    assert goes_on(table) == [(0, Bid(3))]


@pytest.mark.rule("K12.22")
def test_it_can_be_said_while_the_lot_is_announced() -> None:
    given = Given(3).offer(KNUCKLES).hand(1, HORSE_HEAD).trade(BEFORE_LOT, windows=True)
    given.act(2, BidUpTo(3)).sound()
    given.pass_all().act(0, PassBid()).act(1, PassBid())
    assert goes_on(given.table())[0] == (2, Bid(1))
    given = Given(3).hand(1, HORSE_HEAD).trade(BEFORE_BRIBE, windows=True)
    given.act(1, BidUpTo(3)).sound()


@pytest.mark.rule("K8.5", "K8.9")
def test_the_badge_likewise_with_johnnys_200() -> None:
    given = Given(3).gangster(1, JOHNNY_FAVORITE).cash(1, 100).trade(BRIBE)
    given.act(1, BidUpTo(6))
    assert given.refused(1, BidUpTo(7)).key == "refused-not-asked"
    table = given.table()
    table.act(0, Bid(5))
    assert goes_on(table) == [(1, Bid(6))]


@pytest.mark.rule("K8.4")
def test_nobody_says_more_than_he_has() -> None:
    given = lot().cash(1, 100)
    given.refused(1, BidUpTo(3))
    given.cash(1, 0)
    assert not [a for a in given.game.own_asides(given.state, 1) if a.knows(BidUpTo(1))]


@pytest.mark.rule("K8.4", "K13.24")
def test_what_can_not_be_paid_any_more_is_not_bid() -> None:
    given = Given(3).offer(MR_JESUS).goods(1, 2, 0, 0).trade(BEFORE_LOT).act(1, BidUpTo(9))
    table = given.table()
    swap(table, 1, 2, (Good("booze", count=1),), (Good("cash", count=50),))
    table.act(0, PassBid())
    assert goes_on(table) == [(1, PassBid())]
    given = lot().act(1, BidUpTo(9))
    table = given.table()
    swap(table, 1, 2, (Good("cash", count=900),), (Good("booze", count=1),))
    table.act(0, Bid(2))
    assert goes_on(table) == [(1, PassBid())], "he has $100 left"


@pytest.mark.rule("K8.4")
def test_it_can_be_changed_and_dropped() -> None:
    given = lot().act(1, BidUpTo(4), BidUpTo(2))
    assert given.boss(1).limit == 2
    given.act(1, DropLimit())
    given.refused(1, DropLimit())
    given.act(0, PassBid())
    assert given.game.ordered(given.state) is None
    assert [type(event) for event in given.told(1)][-4:] == [
        events.BidLimitLeft,
        events.BidLimitLeft,
        events.LimitDropped,
        events.NoBid,
    ]
    assert events.LimitDropped not in given.kinds(2)


@pytest.mark.rule("K8.4")
def test_it_ends_with_the_lot() -> None:
    table = lot(BUGS_BENNY).table()
    table.act(1, BidUpTo(4))
    table.act(0, PassBid())
    goes_on(table)
    table.act(2, PassBid())
    table.act(0, PassBid())
    assert table.state.owners[KNUCKLES] == 1
    assert [boss.limit for boss in table.state.bosses] == [0, 0, 0]
    given = lot().act(1, BidUpTo(4)).act(0, PassBid()).act(1, PassBid()).act(2, PassBid())
    assert given.asked(0) == [questions.FirstBribe]
    given.act(1, BidUpTo(4)).act(0, PassBid()).act(1, PassBid()).act(2, PassBid())
    assert [boss.limit for boss in given.state.bosses] == [0, 0, 0]


@pytest.mark.rule("K12.1")
def test_it_ends_if_the_gangster_is_taken_otherwise() -> None:
    given = Given(3).offer(KNUCKLES, KEN_EVIL).hand(0, AN_OLD_FAVOR).hand(1, HORSE_HEAD)
    given.trade(BEFORE_LOT, windows=True).act(2, BidUpTo(3))
    given.in_window(0, Play(AN_OLD_FAVOR, KNUCKLES))
    assert given.boss(2).limit == 0
    given.sound()


def test_it_names_its_lot() -> None:
    """Whoever is too late says nothing about the next one."""
    table = lot(BUGS_BENNY).table()
    limit = next(a.id for a in CHICAGO.own_asides(table.state, 1) if a.knows(BidUpTo(2)))
    for seat in range(3):
        table.act(seat, PassBid())
    with pytest.raises(Refusal, match="refused-stale"):
        table.act(1, BidUpTo(2), limit)
    assert CHICAGO.ordered(Given(3).turn_of(0).state) is None


@pytest.mark.rule("K9.1")
def test_nobody_notices_that_it_was_said() -> None:
    table = lot().table()
    table.act(0, Bid(1))
    assert table.may_undo(0)
    check_quiet(table, 2, BidUpTo(4))
    assert table.may_undo(0), "or he would know that somebody has left word"
    check_quiet(table, 2, DropLimit())


@pytest.mark.rule("K9.1")
def test_nor_does_undo_tell_even_where_it_goes_back_to_another_lot() -> None:
    table = lot(BUGS_BENNY).table()
    for seat in range(3):
        table.act(seat, PassBid())
    assert table.may_undo(2)
    check_quiet(table, 0, BidUpTo(4))
    assert table.may_undo(2)
    table.act(2, Undo())
    assert table.state.bosses[0].limit == 0, "that lot has yet to come"
    table.act(2, Bid(1))
    assert goes_on(table) == []


@pytest.mark.rule("K9.1")
def test_what_is_bid_by_it_is_seen_as_any_bid() -> None:
    one, other = lot(), lot()
    twins = twin_tables(one, other, 0, 2, None)
    twins.act(1, BidUpTo(2), BidUpTo(9))
    twins.act(0, PassBid())
    for table in (one, other):
        ordered = table.game.ordered(table.state)
        assert ordered is not None
        assert (ordered.seat, ordered.action) == (1, Bid(1))
    twins.act(1, Bid(1))


@pytest.mark.rule("K10.2")
def test_it_breaks_ones_word_not_to_bid() -> None:
    given = lot()
    view = CHICAGO.view(given.state, 1)
    ask = next(ask for ask in view.asides if ask.knows(BidUpTo(2)))
    promise = Promise(NO_BID, 1, 0, about=KNUCKLES, until=9)
    assert breaking.would_break(view, promise, ask, BidUpTo(2))
    promise = Promise(NO_BID, 1, 0, about=BUGS_BENNY, until=9)
    assert not breaking.would_break(view, promise, ask, BidUpTo(2))


def test_a_limit_where_nothing_is_sold_is_found() -> None:
    given = Given(3).turn_of(0)
    given.boss(1).limit = 3
    assert given.game.check(given.state) == ["boss 1 bids up to 3 where nothing is sold"]


def test_nobody_answers_when_the_game_is_over() -> None:
    table: ChicagoTable = Table(CHICAGO, Options(), 2, SampledChance(Random(1)))
    table.state.stack = []
    table.state.table.winner = NOBODY
    assert table.answer_ordered() is None
