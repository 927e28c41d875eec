"""An offer that lapses says why, to those whom it concerns and to nobody else."""

from __future__ import annotations

import pytest

from backroom.engine.deal import (
    AcceptOffer,
    Good,
    MakeOffer,
    OfferLacks,
    OfferLapsed,
)
from backroom.engine.event import Event
from backroom.engine.record import Undo
from tests.checks import check_quiet, received, same
from tests.engine.deals.offers import CARD, CASH, COIN, HANDS
from tests.leaks import reasons_told_to_all
from tests.toy.pieces import CORK, ROB, Bid
from tests.toy.tables import GAME, CellarTable, cellar, refused

LAPSED = (OfferLapsed, OfferLacks)


def heard(table: CellarTable, seat: int | None, since: int = 0) -> list[Event]:
    return [event for event in table.story(seat, since) if isinstance(event, LAPSED)]


def lapsed(by: int, *to: int, over: bool = False) -> OfferLapsed:
    return OfferLapsed(by, None, to, over)


def lacks(by: int, whose: int, *goods: Good) -> OfferLacks:
    return OfferLacks(by, None, whose, goods)


def without_the_card(private: bool = False, instead: int = 3) -> CellarTable:
    """0 has offered 1 the cork it no longer has; 2 is no party to it."""
    table = cellar("auction", HANDS, private=private)
    table.act(0, MakeOffer((1,), CARD, CASH))
    table.state.hands[0][CORK] -= 1
    table.state.hands[0][instead] += 1
    return table


# --- its time is over ----------------------------------------------------------------------------


@pytest.mark.parametrize("private", [False, True])
def test_its_parties_are_told_that_its_time_is_over(private: bool) -> None:
    table = cellar("auction", HANDS, private=private)
    table.act(0, MakeOffer((1,), CASH))
    for seat in (1, 2, 0):
        table.act(seat, Bid(0))
    for party in (0, 1):
        assert heard(table, party) == [lapsed(0, 1, over=True)]
    for other in (2, None):
        assert heard(table, other) == [], "they see that the step is over"


# --- what its parties can see --------------------------------------------------------------------


def test_where_offers_are_open_all_read_that_it_lapsed_and_its_parties_why() -> None:
    table = cellar("auction", HANDS)
    table.act(1, MakeOffer((0,), CASH))
    table.act(1, Bid(8))
    assert table.offers == [], "eight of ten are reserved (T9.4)"
    for party in (0, 1):
        assert heard(table, party) == [lapsed(1, 0), lacks(1, 1, *CASH)]
    for other in (2, None):
        assert heard(table, other) == [lapsed(1, 0)]


def test_where_offers_are_private_nobody_else_hears_of_it() -> None:
    table = cellar("auction", HANDS, private=True)
    table.act(1, MakeOffer((0,), CASH))
    table.act(1, Bid(8))
    for party in (0, 1):
        assert heard(table, party) == [lapsed(1, 0), lacks(1, 1, *CASH)]
    for other in (2, None):
        assert heard(table, other) == []


def test_an_offer_that_lapsed_is_open_again_after_an_undo() -> None:
    table = cellar("auction", HANDS)
    table.act(1, MakeOffer((0,), CASH))
    table.act(1, Bid(8))
    table.act(1, Undo())
    assert [offer.by for offer in table.offers] == [1]
    table.act(0, AcceptOffer(0))
    assert table.state.cash == [13, 7, 10]


def test_an_undo_tells_the_parties_of_a_private_offer_that_lapses_by_it() -> None:
    table = cellar("auction", HANDS[:2], seats=2, private=True)
    table.act(1, Bid(9))
    table.act(0, Bid(10))
    nine = Good("cash", count=9)
    table.act(1, MakeOffer((0,), (nine,)))
    table.act(0, Undo())
    for party in (0, 1):
        assert heard(table, party) == [lapsed(1, 0), lacks(1, 1, nine)]


# --- what only one knows -------------------------------------------------------------------------


def test_who_says_yes_to_what_is_not_there_any_more_reads_lapsed_and_no_more() -> None:
    table = without_the_card()
    since = len(table.records)
    before = GAME.dump(table.state)
    table.act(1, AcceptOffer(0))
    assert GAME.dump(table.state) == before, "nothing changes hands"
    assert table.offers == []
    assert heard(table, 0, since) == [lapsed(0, 1), lacks(0, 0, *CARD)]
    for other in (1, 2, None):
        assert heard(table, other, since) == [lapsed(0, 1)]
    assert refused(table, 1, AcceptOffer(0)).key == "refused-offer-gone"
    assert refused(table, 1, Undo()).key == "refused-undo"


def test_where_deals_are_private_the_others_notice_nothing() -> None:
    table = without_the_card(private=True)
    table.act(1, Bid(1))
    table.act(2, Bid(2))
    check_quiet(table, 1, AcceptOffer(table.offers[0].id), knowing=(0,))
    assert table.offers == []
    assert table.may_undo(2), "not even by whether there is a way back"
    assert heard(table, 1) == [lapsed(0, 1)]


def test_who_has_not_what_is_asked_for_is_told_so_and_the_offer_stays() -> None:
    """Nobody looks into another's pocket with empty hands."""
    for table in (cellar("auction", HANDS), without_the_card()):
        if not table.offers:
            table.act(0, MakeOffer((1,), CARD, CASH))
        table.state.pay(1, 9)
        assert refused(table, 1, AcceptOffer(0)).key == "refused-cash"
        assert len(table.offers) == 1
        assert heard(table, 0) == []


# --- leaks ---------------------------------------------------------------------------------------


BOTH = (Good("card", ROB), Good("card", CORK))


def _which_is_missing(seat: int | None) -> None:
    """Two games that differ in which of two cards 0 has no more: only 0 may notice."""
    got = []
    for lost in (ROB, CORK):
        table = cellar("auction", HANDS)
        table.act(0, MakeOffer((1,), BOTH, COIN))
        table.state.hands[0][lost] -= 1
        table.state.hands[0][3] += 1
        since = len(table.records)
        table.act(1, AcceptOffer(0))
        assert heard(table, 0, since)[-1] == lacks(0, 0, Good("card", lost))
        got.append(received(table, seat, since))
    same(got[0], got[1], f"{seat} sees which card is missing")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_the_maker_lacks_shows_to_nobody_else(seat: int | None) -> None:
    _which_is_missing(seat)


@pytest.mark.plain_sources
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_reason_that_is_told_to_all_is_caught(
    seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    reasons_told_to_all(monkeypatch)
    with pytest.raises(AssertionError, match="sees which card is missing"):
        _which_is_missing(seat)
