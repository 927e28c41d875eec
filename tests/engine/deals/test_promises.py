"""Promises and their verdicts."""

from __future__ import annotations

from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    Deal,
    Entry,
    JudgePromise,
    MakeOffer,
    Promise,
    PromiseBroken,
)
from backroom.engine.record import Record, Undo
from tests.engine.deals.offers import CASH, COIN, table_with_offer, tags
from tests.toy.game import Cellar
from tests.toy.pieces import Bid, CellarState, Place
from tests.toy.tables import GAME, CellarTable, refused


def promised(promise: Promise, game: Cellar = GAME) -> CellarTable:
    table = table_with_offer(MakeOffer((1,), CASH, promises=(promise,)), game=game)
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
    assert table.story(None)[-1] == PromiseBroken(seat=1, between=None, seat_to=0)
    for seat, amount in ((2, 3), (0, 0), (1, 4)):
        table.act(seat, Bid(amount))
    assert tags(table).count("promise-broken") == 1, "it is broken once"


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
    assert tags(table).count("promise-kept") == 1


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
    for kept in (True, False):  # it stands: else it could be judged anew for ever
        assert refused(table, 1, JudgePromise(0, kept)).key == "refused-said-already"
    assert verdict(table) == "broken"


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
    game = Watching()
    game.deals = []
    table = promised(Promise("no-bid", 1, 0, until=2), game)
    game.deals.clear()
    table.act(2, MakeOffer((0,), COIN))
    table.act(0, AcceptOffer(1))
    table.act(1, Bid(1))
    assert game.deals == [
        ("MakeOffer", None),
        ("AcceptOffer", Deal(2, 0, COIN, (), ())),
        ("Bid", None),
    ]
    assert Deal(2, 0, COIN, (), ()).parties == (2, 0)
