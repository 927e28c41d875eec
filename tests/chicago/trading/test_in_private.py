"""What two agree on in private (K10.4)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.chance import SampledChance
from backroom.engine.deal import (
    AcceptOffer,
    DealMade,
    DealStruck,
    DeclineOffer,
    Good,
    MakeOffer,
    OfferMade,
    Promise,
    WithdrawOffer,
)
from backroom.engine.table import Table
from backroom.games.chicago.actions import Stay
from backroom.games.chicago.components import GETAWAY, THE_RAT
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from tests.checks import check_quiet, received, same
from tests.chicago.given import ChicagoTable, Given, swap
from tests.chicago.trading.offers import card, cash, in_action_round, refused
from tests.replays import private_check


def private_table() -> ChicagoTable:
    return in_action_round(Given(3).hand(0, THE_RAT).hand(1, GETAWAY))


#: What 0 offers 1 in private.
OFFERS = [
    MakeOffer((1,), (cash(100),), (Good("booze", 0, 1),)),
    MakeOffer((1,), (card(THE_RAT),), (card(GETAWAY),)),
    MakeOffer((1,), (), (cash(50),), (Promise("truce", 0, 1, until=4),)),
]


@pytest.mark.parametrize("terms", OFFERS)
@pytest.mark.rule("K10.4")
def test_an_offer_its_decline_and_its_withdrawal_are_nobody_elses_business(
    terms: MakeOffer,
) -> None:
    table = private_table()
    check_quiet(table, 0, terms, knowing=(1,))
    assert [offer.terms for offer in table.offers_for(1)] == [terms]
    assert table.offers_for(2) == table.offers_for(None) == []
    check_quiet(table, 1, DeclineOffer(table.offers[-1].id), knowing=(0,))
    check_quiet(table, 0, terms, knowing=(1,))
    check_quiet(table, 0, WithdrawOffer(table.offers[-1].id), knowing=(1,))
    check_quiet(table, 0, terms, knowing=(1,))
    number = table.offers[-1].id
    check_quiet(table, 1, MakeOffer((0,), (cash(50),), (), (), number), knowing=(0,))
    assert [offer.by for offer in table.offers] == [1]


@pytest.mark.rule("K10.4")
def test_not_even_by_whether_he_may_take_his_last_action_back() -> None:
    table = in_action_round(Given(3))
    table.act(0, Stay())
    check_quiet(table, 1, MakeOffer((2,), (cash(50),)), knowing=(2,))
    check_quiet(table, 2, DeclineOffer(table.offers[-1].id), knowing=(1,))
    assert table.may_undo(0)


@pytest.mark.rule("K10.4")
def test_its_parties_read_what_it_says() -> None:
    table = private_table()
    table.act(0, MakeOffer((1,), (cash(100), card(THE_RAT)), (Good("booze", 0, 1),)))
    for party in (0, 1):
        assert table.story(party)[-1] == OfferMade(
            seat=0,
            between=None,
            to=(1,),
            give=(cash(100), card(THE_RAT)),
            take=(Good("booze", 0, 1),),
        )
    for other in (2, None):
        assert OfferMade not in [type(event) for event in table.story(other)]


@pytest.mark.rule("K10.4", "K9.1")
def test_of_a_deal_the_others_learn_only_that_it_was_struck() -> None:
    seen: dict[int | None, list[bytes]] = {2: [], None: []}
    deals = (
        MakeOffer((1,), (cash(100),)),
        MakeOffer((1,), (cash(950),), (Good("henchmen", 0, 1),)),
        MakeOffer((1,), (card(THE_RAT),), (card(GETAWAY),)),
    )
    for terms in deals:
        table = private_table()
        since = len(table.records)
        swap(table, 0, 1, terms.give, terms.take)
        for other, bytes_seen in seen.items():
            bytes_seen.append(received(table, other, since))
            assert table.story(other, since) == [DealStruck(seat=0, seat_with=1)]
        kinds = [type(event) for event in table.story(1, since)]
        assert kinds == [OfferMade, DealStruck, DealMade]
    for other, bytes_seen in seen.items():
        for got in bytes_seen[1:]:
            same(bytes_seen[0], got, f"{other} sees what the deal was about")


@pytest.mark.rule("K10.4", "K9.1")
def test_how_many_kept_cards_somebody_holds_is_public_anyway_and_no_more() -> None:
    table = private_table()
    swap(table, 0, 1, (card(THE_RAT),), (cash(50),))
    view = CHICAGO.view(table.state, 2)
    assert [boss.cards for boss in view.bosses] == [0, 2, 0]
    assert view.bosses[1].cash is None


@pytest.mark.rule("K10.4")
def test_nobody_else_can_accept_or_turn_down_a_private_offer() -> None:
    table = private_table()
    table.act(0, OFFERS[0])
    number = table.offers[-1].id
    for act in (AcceptOffer(number), DeclineOffer(number), WithdrawOffer(number)):
        assert refused(table, 2, act).key == "refused-offer-gone"


def a_game_with_private_deals() -> ChicagoTable:
    """From the set-up on: offers that come to nothing, two deals, and play between them."""
    table: ChicagoTable = Table(CHICAGO, Options(), 3, SampledChance(Random(5)))
    while table.state.table.turn == 0:
        _go_on(table)
    table.act(0, MakeOffer((1,), (cash(100),)))
    table.act(1, DeclineOffer(table.offers[-1].id))
    _go_on(table)
    word = (Promise("truce", 0, 1, until=3), Promise("word", 1, 0, text="I owe you one"))
    swap(table, 0, 1, (cash(50),), (Good("booze", 0, 1),), word)
    table.act(1, MakeOffer((0,), (cash(200),)))
    table.act(1, WithdrawOffer(table.offers[-1].id))
    _go_on(table)
    swap(table, 1, 0, (cash(150),))
    table.act(2, MakeOffer((0,), (cash(50),)))  # its number tells 2 nothing either
    for _ in range(30):
        _go_on(table)
    return table


def _go_on(table: ChicagoTable) -> None:
    ask = next(ask for ask in CHICAGO.asks(table.state) if ask.waiting)
    table.act(ask.seat, next(iter(ask.answers())))


@pytest.mark.parametrize("seat", [2, None])
@pytest.mark.rule("K10.4", "K10.2")
def test_a_game_is_the_same_to_a_third_seat_and_a_spectator_without_the_private_offers(
    seat: int | None,
) -> None:
    table = a_game_with_private_deals()
    assert private_check(CHICAGO, Options(), 3, table.records, seat) >= 5


@pytest.mark.rule("K10.4")
def test_where_deals_are_open_all_see_offers_and_deals() -> None:
    table = in_action_round(Given(3, Options(deals="open")).hand(0, THE_RAT))
    table.act(0, MakeOffer((1,), (card(THE_RAT),), (cash(400),)))
    for other in (2, None):
        assert [offer.terms.give for offer in table.offers_for(other)] == [(card(THE_RAT),)]
        assert isinstance(table.story(other)[-1], OfferMade)
    table.act(1, AcceptOffer(table.offers[-1].id))
    for other in (2, None):
        told = table.story(other)[-1]
        assert isinstance(told, DealMade)
        assert told.give == (card(THE_RAT),)
