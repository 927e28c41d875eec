"""What bosses trade, and what could be named in an offer (K10.1)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.games.chicago.actions import AttackBusiness, Bid, StartContract, Stay
from backroom.games.chicago.cards import is_dealt
from backroom.games.chicago.components import (
    BARBER,
    BURGLARY,
    FIRST_RESOURCE_CARD,
    GETAWAY,
    THE_RAT,
    UNKNOWN,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY, KNUCKLES, MR_JESUS
from tests.chicago.given import Given, swap
from tests.chicago.trading.offers import (
    A_THOROUGH_SHAVING,
    HELP_YOU,
    ONE_DOWN,
    card,
    cash,
    in_action_round,
    in_trade_phase,
    refused,
)

# --- what (K10.1) --------------------------------------------------------------------------------


@pytest.mark.rule("K10.1", "K10.2")
def test_cash_resources_events_and_contracts_change_hands_both_ways_at_once() -> None:
    given = Given(3).hand(0, THE_RAT, HELP_YOU).hand(1, ONE_DOWN).goods(1, 2, 3, 4)
    table = in_action_round(given)
    give = (cash(250), Good("booze", 0, 1), card(THE_RAT), card(HELP_YOU))
    swap(table, 0, 1, give, (Good("girls", 0, 3), Good("henchmen", 0, 2), card(ONE_DOWN)))
    assert (given.boss(0).cash, given.boss(1).cash) == (750, 1250)
    assert given.boss(0).goods == [0, 4, 3]
    assert given.boss(1).goods == [3, 0, 2]
    assert (given.boss(0).hand, given.boss(1).hand) == ([ONE_DOWN], [THE_RAT, HELP_YOU])
    given.sound()


@pytest.mark.parametrize("count", [1, 20, 75, 1001])
@pytest.mark.rule("K10.1")
def test_cash_goes_in_steps_of_fifty(count: int) -> None:
    table = in_action_round(Given(3).cash(0, 5000))
    assert refused(table, 0, MakeOffer((1,), (cash(count),))).key == "refused-fifties"
    assert refused(table, 0, MakeOffer((1,), (), (cash(count),))).key == "refused-fifties"


@pytest.mark.parametrize(
    "good",
    [
        Good("territory", 4),
        Good("business", 0),
        Good("badge"),
        Good("points", 0, 1),
        Good("car"),
        Good("card", BUGS_BENNY),  # a gangster is no kept card
        Good("card", FIRST_RESOURCE_CARD),  # nor is a resource card
        Good("card", FIRST_RESOURCE_CARD - 1),  # nor a number without a card
        Good("card", THE_RAT, 2),
        Good("booze", 1, 1),
        Good("gangster", 79),
    ],
)
@pytest.mark.rule("K10.1")
def test_neither_territories_nor_businesses_nor_the_badge_nor_anything_else(good: Good) -> None:
    given = Given(3).territory(0, 4).badge(0).gangster(0, BUGS_BENNY).hand(0, THE_RAT)
    for table in (in_action_round(given), in_trade_phase(given)):
        reason = refused(table, 0, MakeOffer((1,), (good,)))
        assert (reason.rule, reason.key) == ("K10.1", "refused-no-good")


@pytest.mark.rule("K10.1", "K5.9")
def test_a_contract_that_is_started_or_completed_can_not_be_traded() -> None:
    given = Given(3).started(0, ONE_DOWN).completed(0, HELP_YOU).hand(0, THE_RAT)
    table = in_action_round(given)
    for contract in (ONE_DOWN, HELP_YOU):
        assert refused(table, 0, MakeOffer((1,), (card(contract),))).key == "refused-no-card"
        assert refused(table, 1, MakeOffer((0,), (), (card(contract),))).key == "refused-no-card"


@pytest.mark.rule("K10.1", "K5.9")
def test_an_offer_of_a_contract_lapses_when_it_is_started() -> None:
    given = Given(3).hand(0, A_THOROUGH_SHAVING, THE_RAT)
    table = in_action_round(given.car(0, given.place(BARBER)))
    table.act(0, Stay())
    table.act(0, MakeOffer((1,), (card(A_THOROUGH_SHAVING),), (cash(50),)))
    table.act(0, StartContract(A_THOROUGH_SHAVING))
    assert table.offers == []


@pytest.mark.rule("K10.1")
def test_one_offers_only_what_one_has() -> None:
    table = in_action_round(Given(3).hand(1, THE_RAT))
    for good in (cash(1050), Good("booze", 0, 2), card(THE_RAT)):
        assert refused(table, 0, MakeOffer((1,), (good,))).rule == "K10.1"


@pytest.mark.rule("K10.1", "K9.1")
def test_one_may_ask_for_what_he_might_have_but_not_for_what_all_see_he_has_not() -> None:
    table = in_action_round(Given(3).hand(1, THE_RAT).discard(BURGLARY))
    for good in (cash(5000), Good("booze", 0, 3), card(GETAWAY)):
        table.act(0, MakeOffer((1,), (), (good,)))
        refused(table, 1, AcceptOffer(table.offers[-1].id))
    assert refused(table, 0, MakeOffer((1,), (), (card(BURGLARY),))).key == "refused-no-card"
    assert refused(table, 0, MakeOffer((2,), (), (card(GETAWAY),))).key == "refused-no-card"
    in_pockets = 3  # the rest of the booze is in the stock or lies on the board
    too_many = (Good("booze", 0, in_pockets + 1),)
    assert refused(table, 0, MakeOffer((1,), (), too_many)).key == "refused-no-resources"


@pytest.mark.rule("K10.2", "K10.1")
def test_both_sides_at_once_or_not_at_all() -> None:
    given = Given(3).hand(1, THE_RAT)
    table = in_action_round(given)
    table.act(0, MakeOffer((1,), (cash(100),), (card(GETAWAY),)))
    assert refused(table, 1, AcceptOffer(table.offers[-1].id)).key == "refused-no-card"
    assert given.boss(0).cash == 1000


# --- what could be named (K10.1) -----------------------------------------------------------------


@pytest.mark.rule("K10.1", "K9.1")
def test_what_could_be_named_in_an_offer_follows_from_the_view() -> None:
    given = Given(3).hand(0, THE_RAT, ONE_DOWN).started(0, HELP_YOU).gangster(0, BUGS_BENNY)
    given.goods(0, 2, 0, 1).discard(BURGLARY).in_prison(0, KNUCKLES)
    table = in_action_round(given)
    own = [(t.kind, t.item, t.most) for t in CHICAGO.tradable(CHICAGO.view(table.state, 0), 0)]
    assert own == [
        ("cash", 0, 1000),
        ("booze", 0, 2),
        ("henchmen", 0, 1),
        ("card", THE_RAT, 1),
        ("card", ONE_DOWN, 1),
    ]
    seen = CHICAGO.tradable(CHICAGO.view(table.state, 1), 0)
    assert ("cash", 0, None) in [(t.kind, t.item, t.most) for t in seen]
    cards = [t.item for t in seen if t.kind == "card"]
    assert THE_RAT in cards and GETAWAY in cards, "it might be any"
    assert HELP_YOU not in cards and BURGLARY not in cards, "but not what lies open"
    assert all(is_dealt(table.state.options, card) for card in cards), "nor what does not exist"
    table = in_trade_phase(given)
    seen = CHICAGO.tradable(CHICAGO.view(table.state, 1), 0)
    assert [t.item for t in seen if t.kind == "gangster"] == [BUGS_BENNY]
    assert CHICAGO.view(table.state, 1).gangsters[BUGS_BENNY].where == UNKNOWN


@pytest.mark.rule("K10.1", "K8.4")
def test_what_is_locked_is_not_named() -> None:
    table = in_trade_phase(Given(3).goods(0, 3, 1, 1), MR_JESUS)
    table.act(0, Bid(4))
    own = {t.kind: t.most for t in CHICAGO.tradable(CHICAGO.view(table.state, 0), 0)}
    assert (own["cash"], own["booze"]) == (800, 1)


@pytest.mark.rule("K10.1", "K6.9")
def test_a_business_changes_hands_by_force_only() -> None:
    given = Given(3).gangster(0, BUGS_BENNY).dice("shootout 0", 6).dice("shootout 1", 1)
    home = given.home(1)
    table = given.car(0, given.door(home)).turn_of(0).table()
    assert refused(table, 1, MakeOffer((0,), (Good("business", home),))).key == "refused-no-good"
    table.act(0, Stay())
    table.act(0, AttackBusiness(home))
    assert given.owner(home) == 0
