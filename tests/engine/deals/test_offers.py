"""Offers: made, accepted, turned down, withdrawn, lapsed."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    Deal,
    DeclineOffer,
    Good,
    MakeOffer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.message import Refusal
from backroom.engine.record import Undo
from tests.engine.deals.offers import CARD, CASH, COIN, HANDS, table_with_offer, tags
from tests.toy.pieces import CORK, ROB, Bid
from tests.toy.tables import GAME, cellar, dump, refused


def test_an_offer_changes_nothing_but_is_shown_to_all() -> None:
    table = cellar("auction", HANDS)
    before = GAME.dump(table.state)
    table.act(0, MakeOffer((1,), CARD, CASH))
    assert GAME.dump(table.state) == before
    for seat in (0, 1, 2, None):
        offer = table.seen(seat).offers[0]
        assert (offer.id, offer.by, offer.terms.to) == (0, 0, (1,))
    assert tags(table)[-1] == "offer-made"


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
    table.act(1, AcceptOffer(0))
    assert tags(table)[-1] == "offer-lapsed"
    assert table.offers == []


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
    assert refused(table, 1, DeclineOffer(0)).key == "refused-offer-gone"
    table.act(0, MakeOffer((1,), COIN))
    table.act(2, DeclineOffer(0))
    assert [offer.id for offer in table.offers] == [1], "other offers stay"
    assert tags(table).count("offer-declined") == 2


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
    assert tags(table)[-1] == "offer-withdrawn"
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


def test_an_offer_of_none_of_something_is_refused() -> None:
    """Whoever builds an action himself is not checked at the door: no save must hold this."""
    table = cellar("auction", HANDS)
    kind = CASH[0].kind
    with pytest.raises(Refusal) as refused:
        table.act(0, MakeOffer((1,), (), (Good(kind, 0, 0),)))
    assert refused.value.reason.key == "refused-offer-empty"
    assert table.offers == []
