"""Deals settle at once or not at all; promises are judged by the engine or by their parties."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import (
    PRIVATE,
    WORD,
    AcceptOffer,
    Deal,
    DeclineOffer,
    Entry,
    Good,
    JudgePromise,
    MakeOffer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.message import Message, Refusal
from backroom.engine.record import Record
from backroom.engine.save import Save, load_table, save_table
from backroom.engine.table import Undo
from tests.checks import check_quiet, encode
from tests.toy.game import CORK, ROB, Bid, Cellar, CellarState, Place
from tests.toy.tables import GAME, CellarTable, cellar, dump, refused

HANDS = [[1, 1, 0, 0], [0, 2, 0, 0], [1, 0, 1, 0]]
CASH = (Good("cash", count=3),)
COIN = (Good("cash"),)
CARD = (Good("card", CORK),)


def table_with_offer(terms: MakeOffer, by: int = 0) -> CellarTable:
    table = cellar("auction", HANDS)
    table.act(by, terms)
    return table


def keys(table: CellarTable) -> list[str]:
    return [message.key for message in table.story(None)]


def test_an_offer_changes_nothing_but_is_shown_to_all() -> None:
    table = cellar("auction", HANDS)
    before = GAME.dump(table.state)
    table.act(0, MakeOffer((1,), CARD, CASH))
    assert GAME.dump(table.state) == before
    for seat in (0, 1, 2, None):
        offer = table.seen(seat).offers[0]
        assert (offer.id, offer.by, offer.terms.to) == (0, 0, (1,))
    assert keys(table)[-1] == "story-offers"


def test_goods_change_hands_both_ways_on_acceptance() -> None:
    table = table_with_offer(MakeOffer((1, 2), CARD, CASH))
    table.act(2, AcceptOffer(0))
    assert table.state.cash == [13, 10, 7]
    assert [hand[CORK] for hand in table.state.hands] == [0, 0, 2]
    assert table.offers == []
    assert refused(table, 1, AcceptOffer(0)).key == "refused-offer-gone"


def test_if_one_good_is_missing_nothing_changes_hands() -> None:
    table = table_with_offer(MakeOffer((1,), CARD, (*CASH, Good("card", CORK))))
    reason = refused(table, 1, AcceptOffer(0))
    assert (reason.rule, reason.key) == ("T9.1", "refused-not-in-hand")
    assert len(table.offers) == 1


def test_what_was_offered_may_be_gone_when_it_is_accepted() -> None:
    table = table_with_offer(MakeOffer((1,), CARD, CASH))
    table.act(0, MakeOffer((2,), CARD))
    table.act(2, AcceptOffer(1))
    assert refused(table, 1, AcceptOffer(0)).key == "refused-not-in-hand"


def test_the_highest_bid_can_not_be_given_away() -> None:
    table = cellar("auction", HANDS)
    table.act(1, Bid(8))
    assert refused(table, 1, MakeOffer((0,), CASH)).rule == "T9.4"
    table.act(1, MakeOffer((0,), (Good("cash", count=2),)))


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        (MakeOffer((0,), CASH), "refused-offer-parties"),
        (MakeOffer((1, 0), CASH), "refused-offer-parties"),
        (MakeOffer((1, 1), CASH), "refused-offer-parties"),
        (MakeOffer((3,), CASH), "refused-offer-parties"),
        (MakeOffer((1,)), "refused-offer-empty"),
        (MakeOffer((1,), promises=(Promise(WORD, 1, 2),)), "refused-offer-parties"),
        (MakeOffer((1,), promises=(Promise(WORD, 0, 0),)), "refused-offer-parties"),
        (MakeOffer((1,), promises=(Promise(WORD, 0, 2),)), "refused-offer-parties"),
        (MakeOffer((1, 2), promises=(Promise(WORD, 0, 1),)), "refused-promise-to-many"),
        (MakeOffer((1,), CASH, counter=7), "refused-offer-gone"),
        (MakeOffer((1,), (Good("gold"),)), "refused-not-a-good"),
        (MakeOffer((1,), (Good("card", 9),)), "refused-not-a-good"),
        (MakeOffer((1,), (Good("card", 3),)), "refused-not-in-hand"),
        (MakeOffer((1,), (Good("cash", count=11),)), "refused-cash"),
        (MakeOffer((1,), promises=(Promise("no-bid", 0, 1, until=9),)), "refused-until"),
    ],
)
def test_an_offer_that_can_not_be_is_refused(terms: MakeOffer, key: str) -> None:
    assert refused(cellar("auction", HANDS), 0, terms).key == key


@pytest.mark.parametrize("kind", [AcceptOffer, DeclineOffer, WithdrawOffer])
def test_an_offer_is_for_those_it_names(kind: type[Action]) -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    assert refused(table, 2, kind(0)).key == "refused-offer-gone"
    assert refused(table, 1, kind(5)).key == "refused-offer-gone"


def test_an_offer_to_two_stays_open_until_both_decline() -> None:
    table = table_with_offer(MakeOffer((1, 2), CASH))
    table.act(1, DeclineOffer(0))
    assert table.offers[0].declined == (1,)
    assert refused(table, 1, AcceptOffer(0)).key == "refused-offer-gone"
    assert refused(table, 1, DeclineOffer(0)).key == "refused-offer-gone"
    table.act(0, MakeOffer((1,), COIN))
    table.act(2, DeclineOffer(0))
    assert [offer.id for offer in table.offers] == [1], "other offers stay"
    assert keys(table).count("story-offer-declined") == 2


def test_a_counter_turns_an_offer_down_for_its_seat_alone() -> None:
    table = table_with_offer(MakeOffer((1, 2), CASH))
    assert refused(table, 1, MakeOffer((2,), CASH, counter=0)).key == "refused-offer-parties"
    table.act(1, MakeOffer((0,), COIN, CARD, counter=0))
    assert [(offer.id, offer.declined) for offer in table.offers] == [(0, (1,)), (1, ())]
    table.act(2, MakeOffer((0,), COIN, counter=0))
    assert [offer.id for offer in table.offers] == [1, 2]
    table.act(0, AcceptOffer(1))
    assert table.state.cash == [11, 9, 10]
    assert table.state.hands[1][CORK] == 1


def test_an_offer_can_be_withdrawn_by_its_maker() -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    table.act(0, WithdrawOffer(0))
    assert table.offers == []
    assert keys(table)[-1] == "story-offer-withdrawn"
    assert refused(table, 0, WithdrawOffer(0)).key == "refused-offer-gone"


def test_an_offer_lapses_with_its_step() -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    for seat in (1, 2):
        table.act(seat, Bid(0))
        assert len(table.offers) == 1
    table.act(0, Bid(0))
    assert table.offers == []
    assert refused(table, 1, AcceptOffer(0)).key == "refused-offer-gone"


def test_there_are_no_deals_out_of_time_or_after_the_end() -> None:
    table = cellar("placement", HANDS)
    reason = refused(table, 0, MakeOffer((1,), CASH))
    assert (reason.rule, reason.key) == ("T9", "refused-no-deals-now")
    table.state.stack = []
    reason = refused(table, 0, MakeOffer((1,), CASH))
    assert (reason.rule, reason.key) == ("T10", "refused-over")


def test_offers_and_deals_are_not_undone() -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    assert refused(table, 0, Undo()).key == "refused-undo"
    table.act(1, AcceptOffer(0))
    assert refused(table, 1, Undo()).key == "refused-undo"


def test_a_game_by_itself_says_that_a_deal_is_final() -> None:
    state = cellar("auction", HANDS).state
    deal = Deal(0, 1, CASH, (), ())
    record = GAME.accept(state, 1, AcceptOffer(0), deal, SampledChance(Random(1)))
    assert record.final
    assert state.cash == [7, 13, 10]


# --- promises ----------------------------------------------------------------------------------


def promised(promise: Promise) -> CellarTable:
    table = table_with_offer(MakeOffer((1,), CASH, promises=(promise,)))
    assert table.ledger == []
    table.act(1, AcceptOffer(0))
    assert table.ledger == [Entry(0, promise, "open")]
    return table


def verdict(table: CellarTable) -> str:
    return table.seen(None).ledger[0].verdict


def test_a_promise_not_to_bid_is_broken_by_a_bid() -> None:
    table = promised(Promise("no-bid", 1, 0, until=1))
    table.act(1, Bid(2))
    assert verdict(table) == "broken"
    assert table.story(None)[-1] == Message("story-promise-broken", {"seat": 1, "seat_to": 0})
    for seat, amount in ((2, 3), (0, 0), (1, 4)):
        table.act(seat, Bid(amount))
    assert keys(table).count("story-promise-broken") == 1, "it is broken once"


def test_it_is_kept_when_the_round_is_over() -> None:
    table = promised(Promise("no-bid", 1, 0, until=1))
    for seat in (1, 2, 0):
        table.act(seat, Bid(0))
        assert verdict(table) == "open"
    for seat in range(3):
        table.act(seat, Place((0,)))
    while table.state.round == 1:
        ask = next(ask for ask in GAME.asks(table.state) if ask.waiting)
        table.act(ask.seat, next(ask.answers()))
    assert verdict(table) == "kept"
    assert keys(table).count("story-promise-kept") == 1


def test_it_says_nothing_about_others_or_other_rounds() -> None:
    table = promised(Promise("no-bid", 1, 0, until=2))
    table.act(1, Bid(2))
    table.act(2, Bid(3))
    assert verdict(table) == "open"


def test_an_undone_bid_has_broken_no_promise() -> None:
    table = promised(Promise("no-bid", 1, 0, until=1))
    table.act(1, Bid(2))
    table.act(1, Undo())
    assert verdict(table) == "open"
    table.act(1, Bid(0))
    assert verdict(table) == "open"


def test_a_word_is_judged_by_the_one_it_was_given_to() -> None:
    table = promised(Promise(WORD, 0, 1, text="I owe you one"))
    assert refused(table, 0, JudgePromise(0, True)).key == "refused-not-your-judgement"
    assert refused(table, 2, JudgePromise(0, True)).key == "refused-not-your-judgement"
    assert refused(table, 1, JudgePromise(1, True)).key == "refused-no-such-promise"
    table.act(1, JudgePromise(0, False))
    assert verdict(table) == "broken"
    table.act(1, JudgePromise(0, True))
    assert verdict(table) == "kept"


def test_what_the_engine_judges_nobody_else_does() -> None:
    table = promised(Promise("no-bid", 1, 0, until=1))
    assert refused(table, 0, JudgePromise(0, False)).key == "refused-not-your-judgement"


class Watching(Cellar):
    """Notes which deal each record is judged with."""

    deals: list[tuple[str, Deal | None]]

    def judge(self, promise: Promise, record: Record, deal: Deal | None, state: CellarState) -> str:  # type: ignore[override]
        self.deals.append((type(record.action).__name__, deal))
        return "open"


def test_a_judge_sees_the_deal_of_its_own_record_only() -> None:
    table = promised(Promise("no-bid", 1, 0, until=2))
    game = Watching()
    game.deals = []
    table.game = game
    table.act(2, MakeOffer((0,), COIN))
    table.act(0, AcceptOffer(1))
    table.act(1, Bid(1))
    assert game.deals == [
        ("MakeOffer", None),
        ("AcceptOffer", Deal(2, 0, COIN, (), ())),
        ("Bid", None),
    ]
    assert Deal(2, 0, COIN, (), ()).parties == (2, 0)


def test_what_can_be_named_in_an_offer_follows_from_the_view() -> None:
    table = cellar("auction", HANDS)
    view = GAME.view(table.state, 0)
    assert [(g.kind, g.item, g.most) for g in GAME.tradable(view, 0)] == [
        ("cash", 0, 10),
        ("card", CORK, 1),
        ("card", ROB, 1),
    ]
    assert all(g.most is None for g in GAME.tradable(view, 1) if g.kind == "card")
    assert dump(table)


# --- private deals -----------------------------------------------------------------------------


def private(terms: MakeOffer | None = None, by: int = 0, seats: int = 3) -> CellarTable:
    """A table where deals are private, perhaps with an offer."""
    hands = HANDS if seats == 3 else [*HANDS, [0, 0, 0, 1]]
    table = cellar("auction", hands, seats=seats, private=True)
    if terms is not None:
        table.act(by, terms)
    return table


def number(table: CellarTable) -> int:
    return table.offers[-1].id


def heard(table: CellarTable, seat: int | None, since: int = 1) -> list[str]:
    return [message.key for message in table.story(seat, since)]


def test_a_private_offer_is_seen_by_its_parties_alone() -> None:
    table = private(MakeOffer((1,), CARD, CASH))
    for seat in (0, 1):
        assert [offer.terms.give for offer in table.seen(seat).offers] == [CARD]
        assert heard(table, seat) == ["story-offers"]
    for other in (2, None):
        assert table.seen(other).offers == []
        assert heard(table, other) == []


def test_nobody_else_notices_what_is_said_about_a_private_offer() -> None:
    """Seat 2 may take its bid back all the while: its undo is a part of what is compared."""
    table = private()
    table.act(1, Bid(1))
    table.act(2, Bid(2))
    check_quiet(table, 0, MakeOffer((1,), CASH), knowing=(1,))
    check_quiet(table, 1, MakeOffer((0,), COIN, counter=number(table)), knowing=(0,))
    check_quiet(table, 0, DeclineOffer(number(table)), knowing=(1,))
    check_quiet(table, 0, MakeOffer((1,), CASH), knowing=(1,))
    check_quiet(table, 0, WithdrawOffer(number(table)), knowing=(1,))
    assert table.may_undo(2)
    assert heard(table, 1, 3) == [
        *("story-offers", "story-offers", "story-offer-declined"),
        *("story-offers", "story-offer-withdrawn"),
    ]


def test_others_are_told_of_a_private_deal_who_has_struck_it() -> None:
    table = private()
    table.act(1, Bid(1))
    table.act(2, MakeOffer((1,), CARD, COIN))
    assert table.may_undo(1)
    record = table.act(1, AcceptOffer(number(table)))
    assert record.final and not table.may_undo(1)
    assert heard(table, 0, 2) == ["story-private-deal"]
    assert heard(table, 1, 2) == ["story-offers", "story-private-deal", "story-goods"]


def test_of_a_private_promise_others_see_that_there_is_one() -> None:
    given = Promise("no-bid", 1, 0, until=1)
    table = private(MakeOffer((1,), CASH, promises=(given,)))
    table.act(1, AcceptOffer(number(table)))
    table.act(1, Bid(2))
    for seat in (0, 1):
        assert table.seen(seat).ledger == [Entry(0, given, "broken")]
        assert heard(table, seat)[-1] == "story-promise-broken"
    for other in (2, None):
        assert table.seen(other).ledger == [Entry(0, Promise(PRIVATE, 1, 0), "open")]
        assert heard(table, other)[-1] == "story-bids"


def test_when_the_game_is_over_all_see_what_was_promised() -> None:
    given = Promise("no-bid", 1, 0, until=1)
    table = private(MakeOffer((1,), CASH, promises=(given,)))
    table.act(1, AcceptOffer(number(table)))
    while not table.state.over:
        assert table.seen(2).ledger[0].promise.kind == PRIVATE
        ask = next(ask for ask in GAME.asks(table.state) if ask.waiting)
        table.act(ask.seat, next(ask.answers()))
    for seat in (0, 1, 2, None):
        assert table.seen(seat).ledger == [Entry(0, given, "kept")]


def test_nobody_else_notices_how_a_private_word_is_judged() -> None:
    given = Promise(WORD, 0, 1, text="I owe you one")
    table = private(MakeOffer((1,), CASH, promises=(given,)))
    table.act(1, AcceptOffer(number(table)))
    table.act(1, Bid(1))
    table.act(2, Bid(2))
    check_quiet(table, 1, JudgePromise(0, False), knowing=(0,))
    assert table.seen(0).ledger[0].verdict == "broken"
    assert refused(table, 2, JudgePromise(0, True)).key == "refused-not-your-judgement"
    table.act(2, Undo())
    assert table.seen(0).ledger[0].verdict == "broken", "it is not taken back with the bid"


def test_a_verdict_is_taken_back_with_what_it_judges() -> None:
    given = Promise("no-bid", 2, 0, until=1)
    table = private(MakeOffer((2,), CASH, promises=(given,)))
    table.act(2, AcceptOffer(number(table)))
    table.act(1, Bid(1))
    table.act(2, Bid(2))
    table.act(0, MakeOffer((1,), CASH))
    assert table.seen(0).ledger[0].verdict == "broken"
    table.act(2, Undo())
    assert table.seen(0).ledger[0].verdict == "open"


class Strict(Cellar):
    """Whoever has promised not to bid breaks his word even with an offer."""

    def judge(self, promise: Promise, record: Record, deal: Deal | None, state: CellarState) -> str:  # type: ignore[override]
        offers = isinstance(record.action, MakeOffer) and record.seat == promise.by
        return "broken" if offers else "open"


def test_a_verdict_on_a_private_offer_stays_whatever_others_take_back() -> None:
    given = Promise("no-bid", 0, 2, until=1)
    table = private(MakeOffer((2,), CASH, promises=(given,)))
    table.game = Strict()
    table.act(2, AcceptOffer(number(table)))
    table.act(1, Bid(1))
    check_quiet(table, 0, MakeOffer((2,), COIN), knowing=(2,))
    table.act(1, Undo())
    assert table.seen(2).ledger == [Entry(0, given, "broken")]


def test_undo_neither_drops_nor_brings_back_private_offers() -> None:
    table = private(MakeOffer((2,), CASH))
    gone = number(table)
    table.act(1, Bid(1))
    table.act(0, WithdrawOffer(gone))
    table.act(0, MakeOffer((2,), COIN))
    table.act(2, MakeOffer((0,), COIN))
    table.act(1, Undo())
    assert [offer.by for offer in table.offers] == [0, 2]
    assert all(offer.id != gone for offer in table.offers)
    table.act(2, AcceptOffer(table.offers[0].id))
    assert table.state.cash == [9, 10, 11]


def test_undo_lets_private_offers_lapse_that_no_longer_stand() -> None:
    table = cellar("auction", HANDS[:2], seats=2, private=True)
    table.act(1, Bid(9))
    table.act(0, Bid(10))
    table.act(1, MakeOffer((0,), (Good("cash", count=9),)))
    table.act(1, MakeOffer((0,), COIN))
    table.act(0, Undo())
    assert [offer.terms.give for offer in table.offers] == [COIN], "nine are reserved again (T9.4)"


def test_the_number_of_a_private_offer_tells_nothing_of_others() -> None:
    """It is the same whether or not there were offers that its parties did not see."""
    alone = private(MakeOffer((1,), CASH))
    table = private(MakeOffer((2,), CASH))
    table.act(0, MakeOffer((2, 1), CASH))
    table.act(1, MakeOffer((0,), CASH))
    table.act(2, MakeOffer((1,), COIN))
    table.act(0, MakeOffer((1,), CASH))
    assert number(table) == number(alone)
    for made in (MakeOffer((1, 2), CASH), MakeOffer((1,), CASH), MakeOffer((2,), CASH)):
        table.act(0, made)
    numbers = [offer.id for offer in table.offers]
    assert len(set(numbers)) == 8, "no two are the same"


def test_the_number_of_a_private_offer_is_never_used_again() -> None:
    table = private()
    seen = set()
    for _ in range(4):
        table.act(0, MakeOffer((1,), CASH))
        seen.add(number(table))
        table.act(0, WithdrawOffer(number(table)))
    assert len(seen) == 4


def test_to_the_other_parties_a_private_counter_offer_is_a_plain_no() -> None:
    said, countered = (private(MakeOffer((1, 2), CASH), seats=4) for _ in range(2))
    said.act(1, DeclineOffer(number(said)))
    check_quiet(countered, 1, MakeOffer((0,), COIN, counter=number(countered)), knowing=(0, 2))
    assert encode(countered.seen(2)) == encode(said.seen(2))
    assert countered.story(2) == said.story(2)
    assert heard(countered, 0) == ["story-offers", "story-offers"]


def test_a_private_counter_offer_goes_to_nobody_who_does_not_know_the_offer() -> None:
    table = private(MakeOffer((1,), CASH))
    counter = MakeOffer((0, 2), COIN, counter=number(table))
    assert refused(table, 1, counter).key == "refused-offer-parties"
    table = table_with_offer(MakeOffer((1,), CASH))
    table.act(1, MakeOffer((0, 2), COIN, counter=0))


@pytest.mark.parametrize("kind", [AcceptOffer, DeclineOffer, WithdrawOffer])
def test_a_private_offer_is_as_good_as_none_for_others(kind: type[Action]) -> None:
    table = private(MakeOffer((1,), CASH))
    there = refused(table, 2, kind(number(table)))
    assert there == refused(private(), 2, kind(number(table)))


def test_a_game_with_private_deals_is_saved_and_read_back() -> None:
    table = private()
    for _ in range(4):
        table.act(0, MakeOffer((1,), promises=(Promise(WORD, 0, 1, text="x"),)))
    table.act(1, Bid(1))
    table.act(1, MakeOffer((0,), COIN, counter=number(table)))
    table.act(1, Undo())
    table.act(1, AcceptOffer(table.offers[0].id))
    again = load_table(GAME, Save.decode(save_table(table).encode()))
    for seat in (0, 1, 2, None):
        assert again.story(seat) == table.story(seat)
        assert again.offers_for(seat) == table.offers_for(seat)
        assert again.ledger_for(seat) == table.ledger_for(seat)


def test_an_offer_of_none_of_something_is_refused() -> None:
    """Whoever builds an action himself is not checked at the door: no save must hold this."""
    table = cellar("auction", HANDS)
    kind = CASH[0].kind
    with pytest.raises(Refusal) as refused:
        table.act(0, MakeOffer((1,), (), (Good(kind, 0, 0),)))
    assert refused.value.reason.key == "refused-offer-empty"
    assert table.offers == []
