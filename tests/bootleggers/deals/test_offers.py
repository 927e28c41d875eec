"""Offers, and the step in which deals are made (B13.5–B13.7)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import (
    AcceptOffer,
    DeclineOffer,
    Good,
    MakeOffer,
    Offer,
    OfferMade,
    WithdrawOffer,
)
from backroom.engine.passing import Pass
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import Done, Play
from backroom.games.bootleggers.components import HIT, LILS, MOLL, WAREHOUSE
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.phases.loading import Dealing
from tests.bootleggers.deals.offers import (
    cash,
    crates,
    deal,
    dealing,
    refused,
    rent,
    table_of,
    thug,
    truck,
)
from tests.bootleggers.given import Given

# --- offers (B13.5, B13.7) ---------------------------------------------------------------------


@pytest.mark.rule("B13.5")
def test_one_offers_only_what_one_has() -> None:
    table = dealing(Given(3).crates(0, 1))
    for good in (cash(11), crates(2), thug(HIT), truck(1), rent(1)):
        assert refused(table, 0, MakeOffer((1,), (good,))) == "B13.5"


@pytest.mark.rule("B13.5", "B3.1")
def test_one_may_ask_for_cash_that_is_not_there_but_not_for_what_all_see_is_missing() -> None:
    table = dealing()
    table.act(0, MakeOffer((1,), (cash(1),), (cash(50),)))
    for good in (crates(1), thug(HIT), truck(2)):
        assert refused(table, 0, MakeOffer((1,), (cash(1),), (good,))) == "B13.5"


@pytest.mark.rule("B13.5")
def test_an_offer_is_answered_countered_or_withdrawn() -> None:
    table = dealing(Given(3).crates(1, 4))
    table.act(0, MakeOffer((1,), (cash(1),), (crates(4),)))
    table.act(1, MakeOffer((0,), (crates(4),), (cash(5),), counter=0))
    assert [offer.id for offer in table.offers] == [1]
    table.act(0, DeclineOffer(1))
    assert table.offers == []
    table.act(0, MakeOffer((1,), (cash(2),), (crates(4),)))
    table.act(0, WithdrawOffer(2))
    assert refused(table, 1, AcceptOffer(2)) == "B13.5"


@pytest.mark.rule("B13.5")
def test_it_names_its_parties() -> None:
    table = dealing()
    assert refused(table, 0, MakeOffer((0,), (cash(1),))) == "B13.5"
    table.act(0, MakeOffer((1,), (cash(1),)))
    assert refused(table, 2, AcceptOffer(0)) == "B13.5"


@pytest.mark.rule("B13.5")
def test_it_is_checked_again_when_it_is_accepted() -> None:
    table = dealing(Given(3).crates(0, 3))
    table.act(0, MakeOffer((1,), (crates(3),), (cash(1),)))
    deal(table, MakeOffer((2,), (crates(2),), (cash(1),)))
    assert refused(table, 1, AcceptOffer(0)) == "B13.5"


@pytest.mark.rule("B13.5")
def test_it_lapses_when_its_step_ends() -> None:
    table = dealing(Given(3).thug(2, HIT, unseen=True))
    table.act(0, MakeOffer((1,), (cash(1),)))
    for seat in range(3):
        table.act(seat, Done())
    assert table.state.table.when == timing.AFTER_DEALS
    assert table.offers == []


@pytest.mark.rule("B13.7", "B3.1")
def test_everyone_sees_an_offer_with_what_it_names_and_a_card_is_shown_by_it() -> None:
    table = dealing(Given(3).thug(0, HIT, unseen=True))
    table.act(0, MakeOffer((1,), (thug(HIT),), (cash(4),)))
    for seat in (2, None):
        offers: list[Offer] = table.seen(seat).offers
        assert offers[0].terms.give == (thug(HIT),)
        assert table.seen(seat).view.mobsters[0].known == [HIT]
    story = table.story(None)[-1]
    assert isinstance(story, OfferMade)
    assert story.give == (thug(HIT),)
    table.act(0, WithdrawOffer(0))
    assert table.state.mobsters[0].known == [HIT], "what was seen was seen"


# --- the deals step (B13.6) --------------------------------------------------------------------


@pytest.mark.rule("B13.6")
def test_the_step_ends_when_every_mobster_has_said_so() -> None:
    table = dealing(Given(3).crates(0, 1))
    table.act(0, Done())
    table.act(2, Done())
    assert isinstance(table.state.stack[-1], Dealing)
    table.act(1, Done())
    assert table.state.table.when == timing.LOADING


@pytest.mark.rule("B13.6")
def test_a_deal_takes_back_the_word_of_its_parties() -> None:
    table = dealing()
    table.act(0, Done())
    table.act(2, Done())
    deal(table, MakeOffer((1,), (cash(1),)))
    asked = [ask.seat for ask in BOOTLEGGERS.asks(table.state)]
    assert asked == [0, 1]


@pytest.mark.rule("B13.6", "B10.3")
def test_a_deal_in_a_window_asks_its_parties_again() -> None:
    given = Given(3).thug(0, HIT).thug(1, MOLL, unseen=True).thug(2, WAREHOUSE)
    table = table_of(given.markers(LILS, [1, 0, 0]).window(timing.LOADED))
    table.act(0, Play(HIT))
    table.act(1, Pass())
    deal(table, MakeOffer((1,), (thug(HIT),)))
    waiting = sorted(ask.seat for ask in BOOTLEGGERS.asks(table.state) if ask.waiting)
    assert waiting == [1, 2], "0 has nothing left"


@pytest.mark.rule("B13.5")
def test_an_offer_lapses_when_its_goods_have_gone_elsewhere() -> None:
    given = Given(seats=3).thug(0, HIT)
    given.window(timing.REVEAL)
    table = table_of(given)
    card = (Good("thug", HIT),)
    table.act(0, MakeOffer((1,), give=card, take=(Good("cash", 0, 1),)))
    table.act(0, MakeOffer((2,), give=card))
    table.act(2, AcceptOffer(1))
    assert table.offers == [], "the card that 1 was offered lies with 2 now"
