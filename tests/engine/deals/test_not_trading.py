"""Who has had enough of offers says so, and is left alone until the round is over."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import (
    MOST_OPEN,
    AcceptOffer,
    MakeOffer,
    OfferDeclined,
    OfferWithdrawn,
    Promise,
    StopsTrading,
    StopTrading,
)
from backroom.engine.save import Save, load_table, save_table
from backroom.engine.table import Table
from tests.checks import check_quiet
from tests.engine.deals.offers import CARD, CASH, COIN, HANDS, table_with_offer
from tests.engine.deals.test_private_deals import private
from tests.toy.pieces import CellarOptions
from tests.toy.tables import GAME, CellarTable, cellar, refused


def test_everybody_sees_who_is_not_trading() -> None:
    table = cellar("auction", HANDS)
    table.act(1, StopTrading(True))
    for seat in (0, 1, 2, None):
        assert table.seen(seat).not_trading == [1]
        assert table.story(seat)[-1] == StopsTrading(1, True)
    table.act(1, StopTrading(False))
    assert table.seen(0).not_trading == []


def test_nothing_is_asked_of_her_but_gifts_and_debts_still_reach_her() -> None:
    table = cellar("auction", HANDS)
    table.act(1, StopTrading(True))
    for terms in (
        MakeOffer((1,), CARD, CASH),
        MakeOffer((2, 1), (), CASH),
        MakeOffer((1,), CASH, promises=(Promise("no-bid", 1, 0, until=1),)),
    ):
        reason = refused(table, 0, terms)
        assert (reason.key, reason.args["seat"]) == ("refused-not-trading", 1)
    table.act(0, MakeOffer((1,), CASH))
    table.act(1, AcceptOffer(table.offers[0].id))
    assert table.state.cash == [7, 13, 10]


def test_what_lies_before_her_is_turned_down_and_her_own_offers_are_withdrawn() -> None:
    table = table_with_offer(MakeOffer((1, 2), CARD, CASH))
    table.act(1, MakeOffer((0,), COIN))
    gift = table.act(2, MakeOffer((1,), COIN))
    record = table.act(1, StopTrading(True))
    assert [type(event) for event in record.events] == [StopsTrading, OfferDeclined, OfferWithdrawn]
    assert [(offer.by, offer.declined) for offer in table.offers] == [(0, (1,)), (2, ())]
    assert gift.action == table.offers[1].terms


def test_she_makes_no_offers_herself_and_says_it_once() -> None:
    table = cellar("auction", HANDS)
    assert refused(table, 1, StopTrading(False)).key == "refused-said-already"
    table.act(1, StopTrading(True))
    assert refused(table, 1, StopTrading(True)).key == "refused-said-already"
    assert refused(table, 1, MakeOffer((0,), CASH)).key == "refused-you-stopped"


def test_with_the_round_it_is_over() -> None:
    table = cellar("auction", HANDS)
    table.act(1, StopTrading(True))
    table.state.round += 1
    table.act(0, MakeOffer((2,), COIN))
    assert table.seen(None).not_trading == []
    table.act(0, MakeOffer((1,), CARD, CASH))


def test_a_save_holds_it() -> None:
    table: CellarTable = Table(GAME, CellarOptions(), 3, SampledChance(Random(1)))
    table.act(1, StopTrading(True))
    table.act(0, MakeOffer((2,), COIN, words="A coin for your thoughts?"))
    again = load_table(GAME, Save.decode(save_table(table).encode()))
    assert again.seen(0).not_trading == [1]
    assert again.offers == table.offers


def test_in_private_only_those_whom_it_concerns_hear_what_was_turned_down() -> None:
    table = private(MakeOffer((1,), CARD, CASH))
    plain = private()
    for each in (table, plain):
        each.act(1, StopTrading(True))
    assert table.story(2, 1) == plain.story(2, 1) == [StopsTrading(1, True)]
    assert [type(event) for event in table.story(0, 2)] == [StopsTrading, OfferDeclined]


# --- a line of words ------------------------------------------------------------------------------


def test_an_offer_may_come_with_a_line_of_words() -> None:
    table = table_with_offer(MakeOffer((1,), CARD, CASH, words="Last chance, sweetheart."))
    offer = table.seen(1).offers[0]
    assert offer.terms.words == table.story(1)[-1].words == "Last chance, sweetheart."  # type: ignore[attr-defined]


def test_the_words_of_a_private_offer_are_its_parties_own() -> None:
    table = private()
    check_quiet(table, 0, MakeOffer((1,), CARD, CASH, words="Don't tell Vinnie."), (1,))


# --- how many -------------------------------------------------------------------------------------


@pytest.mark.parametrize("secret", [False, True])
def test_so_many_offers_of_a_seat_may_lie_on_the_table(secret: bool) -> None:
    table = private() if secret else cellar("auction", HANDS)
    for _ in range(MOST_OPEN):
        table.act(0, MakeOffer((1,), COIN))
    reason = refused(table, 0, MakeOffer((1,), COIN))
    assert (reason.key, reason.args["count"]) == ("refused-too-many-offers", MOST_OPEN)
    table.act(1, MakeOffer((0,), COIN))
