"""How long an offer stands: a question, a round, some minutes; and after a no."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import (
    AcceptOffer,
    DeclineOffer,
    LapseOffer,
    MakeOffer,
    OfferLapsed,
    OfferWithdrawn,
    StopTrading,
    WithdrawOffer,
)
from backroom.engine.record import Undo
from backroom.engine.save import done
from backroom.engine.snapshot import Snapshot
from backroom.engine.table import Table
from tests.checks import received
from tests.engine.deals.offers import CARD, CASH, COIN, HANDS, table_with_offer, tags
from tests.toy.pieces import CORK, Bid
from tests.toy.tables import GAME, CellarTable, cellar, refused


def lapsed(table: CellarTable, seat: int | None) -> list[bool]:
    """The offers that lapsed, as far as the seat was told: was their time over?"""
    return [event.over for event in table.story(seat) if isinstance(event, OfferLapsed)]


def bid_once(table: CellarTable) -> None:
    seat = GAME.waiting(table.state)[0]
    table.act(seat, Bid(0))


# --- a question, a round -------------------------------------------------------------------------


def test_an_offer_for_a_question_goes_with_it() -> None:
    table = table_with_offer(MakeOffer((1,), CASH, lasts="question"))
    table.act(0, MakeOffer((1,), COIN))
    bid_once(table)
    assert [offer.id for offer in table.offers] == [1], "somebody else is asked now"
    assert lapsed(table, 1) == [True]


def test_an_offer_for_a_round_outlasts_its_step() -> None:
    table = table_with_offer(MakeOffer((1,), CASH, lasts="round"))
    step = GAME.deal_step(table.state)
    for _ in range(3):
        bid_once(table)
    assert GAME.deal_step(table.state) != step
    assert [offer.id for offer in table.offers] == [0] and lapsed(table, 1) == []
    table.state.round += 1
    table.act(0, MakeOffer((2,), COIN)) if GAME.may_deal(
        table.state
    ) else table.dealing.offers.let_lapse(table.state)
    assert all(offer.id != 0 for offer in table.offers)


@pytest.mark.parametrize("private", [False, True])
def test_who_is_no_party_notices_nothing_of_how_long_it_lasts(private: bool) -> None:
    def seen(lasts: str) -> bytes:
        table = cellar("auction", HANDS, private=private)
        terms = msgspec.convert({"to": [1], "give": CASH, "lasts": lasts}, MakeOffer)
        table.act(0, terms)
        for _ in range(2):
            bid_once(table)
        return received(table, 2)

    assert (seen("question") == seen("")) == private


def test_what_is_as_usual_is_not_written() -> None:
    record = table_with_offer(MakeOffer((1,), CASH)).records[-1]
    line = msgspec.json.encode(done(record))
    assert not any(name in line for name in (b"lasts", b"minutes", b"until"))


# --- by the clock --------------------------------------------------------------------------------


@pytest.mark.parametrize("private", [False, True])
def test_the_clock_says_that_its_time_is_up(private: bool) -> None:
    table = cellar("auction", HANDS, private=private)
    table.act(0, MakeOffer((1,), CASH, minutes=5, until=1_000_000))
    assert refused(table, 1, LapseOffer(0)).key == "refused-offer-gone", "it is not his"
    number = table.offers[0].id
    table.act(0, LapseOffer(number))
    assert table.offers == [] and refused(table, 1, AcceptOffer(number)).key == "refused-offer-gone"
    assert lapsed(table, 0) == lapsed(table, 1) == [True]
    assert lapsed(table, 2) == ([] if private else [True])


def test_one_without_a_clock_is_for_its_maker_to_withdraw() -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    assert refused(table, 0, LapseOffer(0)).key == "refused-offer-stands"


def test_it_takes_nobodys_undo_away_and_lapses_again() -> None:
    table = table_with_offer(MakeOffer((1,), CASH, minutes=5, until=1_000_000))
    bid_once(table)
    assert table.may_undo(1)
    table.act(0, LapseOffer(0))
    assert table.may_undo(1)
    table.act(1, Undo())
    assert [offer.id for offer in table.offers] == [0]
    table.act(0, LapseOffer(0))
    assert table.offers == []


# --- the earlier one after all -------------------------------------------------------------------


def test_an_offer_that_was_declined_can_be_taken_after_all() -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    table.act(1, DeclineOffer(0))
    assert table.offers == []
    for seat in (0, 1):
        assert [offer.id for offer in table.earlier_for(seat)] == [0]
    assert table.earlier_for(2) == table.earlier_for(None) == []
    table.act(1, AcceptOffer(0))
    assert "deal-made" in tags(table) and table.earlier_for(1) == []
    assert refused(table, 1, AcceptOffer(0)).key == "refused-offer-gone"


def test_so_can_the_one_that_was_countered_and_the_counter_goes_with_it() -> None:
    table = table_with_offer(MakeOffer((1,), COIN))
    table.act(1, MakeOffer((0,), (), CASH, counter=0))
    assert [offer.id for offer in table.offers] == [1]
    record = table.act(1, AcceptOffer(0))
    assert table.offers == [] == table.turned_down
    assert any(isinstance(event, OfferWithdrawn) for event in record.events)


def test_one_of_two_takes_it_after_all_while_the_other_thinks() -> None:
    table = table_with_offer(MakeOffer((1, 2), CASH))
    table.act(1, DeclineOffer(0))
    table.act(1, AcceptOffer(0))
    assert table.offers == [] and "deal-made" in tags(table)


def test_not_once_its_maker_has_withdrawn_it() -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    table.act(1, DeclineOffer(0))
    table.act(0, WithdrawOffer(0))
    assert refused(table, 1, AcceptOffer(0)).key == "refused-offer-gone"


def test_not_once_he_has_made_the_same_people_another() -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    table.act(1, DeclineOffer(0))
    table.act(0, MakeOffer((2,), COIN))
    assert [offer.id for offer in table.earlier_for(1)] == [0], "2's is nobody else's business"
    table.act(0, MakeOffer((1, 2), COIN))
    assert table.earlier_for(1) == []


def test_not_when_its_step_is_over_nor_when_somebody_stops_trading() -> None:
    table = table_with_offer(MakeOffer((1,), CASH))
    table.act(1, DeclineOffer(0))
    table.act(1, StopTrading(True))
    assert table.earlier_for(1) == []
    table = table_with_offer(MakeOffer((1,), CASH))
    table.act(1, DeclineOffer(0))
    for _ in range(3):
        bid_once(table)
    assert table.earlier_for(1) == [] == table.turned_down
    assert lapsed(table, 1) == [], "nobody waited for it"


def test_not_when_its_goods_are_gone() -> None:
    table = table_with_offer(MakeOffer((1,), CARD, COIN))
    table.act(1, DeclineOffer(0))
    table.state.hands[0][CORK] -= 1
    table.state.hands[0][3] += 1
    table.act(1, AcceptOffer(0))
    assert "deal-made" not in tags(table) and table.earlier_for(1) == []


def test_undo_brings_back_what_could_be_taken() -> None:
    """An open offer that lapsed with the last answer, as those that are open still."""
    table = table_with_offer(MakeOffer((1,), CASH, lasts="question"))
    table.act(1, DeclineOffer(0))
    bid_once(table)
    assert table.turned_down == []
    table.act(1, Undo())
    assert [offer.id for offer in table.turned_down] == [0]


@pytest.mark.parametrize("private", [False, True])
def test_a_no_and_a_yes_after_all_look_the_same_to_a_third_until_it_is_struck(
    private: bool,
) -> None:
    def heard(no: bool) -> bytes:
        table = cellar("auction", HANDS, private=private)
        table.act(0, MakeOffer((1,), CASH))
        number = table.offers[0].id
        if no:
            table.act(1, DeclineOffer(number))
        table.act(1, AcceptOffer(number))
        return received(table, 2)

    assert (heard(True) == heard(False)) == private


def test_a_table_that_is_loaded_knows_how_long_its_offers_stand_and_what_can_be_taken() -> None:
    table = table_with_offer(MakeOffer((1,), CASH, lasts="round"))
    table.act(0, MakeOffer((2,), COIN, lasts="question"))
    table.act(1, DeclineOffer(0))
    shot = table.snapshot()
    assert shot is not None
    again = msgspec.json.decode(msgspec.json.encode(shot), type=Snapshot)
    loaded: CellarTable = Table(GAME, table.options, 3, SampledChance(Random(1)), snapshot=again)
    assert loaded.earlier_for(1) == table.earlier_for(1) != []
    bid_once(loaded)
    assert loaded.offers == [], "the question is another"
    loaded.act(1, AcceptOffer(0))
    assert "deal-made" in [event.tag for event in loaded.story(1)]
