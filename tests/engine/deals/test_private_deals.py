"""Deals that are nobody else's business."""

from __future__ import annotations

import pytest

from backroom.arena.compare import encode
from backroom.engine.action import Action
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
from backroom.engine.record import Record, Undo
from backroom.engine.save import Save, load_table, save_table
from tests.checks import check_quiet
from tests.engine.deals.offers import CARD, CASH, COIN, HANDS, table_with_offer
from tests.toy.game import Cellar
from tests.toy.pieces import Bid, CellarState
from tests.toy.tables import GAME, CellarTable, cellar, refused


def private(
    terms: MakeOffer | None = None, by: int = 0, seats: int = 3, game: Cellar = GAME
) -> CellarTable:
    """A table where deals are private, perhaps with an offer."""
    hands = HANDS if seats == 3 else [*HANDS, [0, 0, 0, 1]]
    table = cellar("auction", hands, seats=seats, private=True, game=game)
    if terms is not None:
        table.act(by, terms)
    return table


def number(table: CellarTable) -> int:
    return table.offers[-1].id


def heard(table: CellarTable, seat: int | None, since: int = 1) -> list[str]:
    return [event.tag for event in table.story(seat, since)]


def test_a_private_offer_is_seen_by_its_parties_alone() -> None:
    table = private(MakeOffer((1,), CARD, CASH))
    for seat in (0, 1):
        assert [offer.terms.give for offer in table.seen(seat).offers] == [CARD]
        assert heard(table, seat) == ["offer-made"]
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
        *("offer-made", "offer-made", "offer-declined"),
        *("offer-made", "offer-withdrawn"),
    ]


def test_others_are_told_of_a_private_deal_who_has_struck_it() -> None:
    table = private()
    table.act(1, Bid(1))
    table.act(2, MakeOffer((1,), CARD, COIN))
    assert table.may_undo(1)
    record = table.act(1, AcceptOffer(number(table)))
    assert record.final and not table.may_undo(1)
    assert heard(table, 0, 2) == ["deal-struck"]
    assert heard(table, 1, 2) == ["offer-made", "deal-struck", "deal-made"]


def test_of_a_private_promise_others_see_that_there_is_one() -> None:
    given = Promise("no-bid", 1, 0, until=1)
    table = private(MakeOffer((1,), CASH, promises=(given,)))
    table.act(1, AcceptOffer(number(table)))
    table.act(1, Bid(2))
    for seat in (0, 1):
        assert table.seen(seat).ledger == [Entry(0, given, "broken")]
        assert heard(table, seat)[-1] == "promise-broken"
    for other in (2, None):
        assert table.seen(other).ledger == [Entry(0, Promise(PRIVATE, 1, 0), "open")]
        assert heard(table, other)[-1] == "bids"


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
    table = private(MakeOffer((2,), CASH, promises=(given,)), game=Strict())
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
    assert heard(countered, 0) == ["offer-made", "offer-made"]


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
