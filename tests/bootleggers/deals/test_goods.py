"""What changes hands, when, and what could be named in an offer (B13.1–B13.3)."""

from __future__ import annotations

import pytest

from backroom.engine.deal import AcceptOffer, Good, MakeOffer
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import BIG_CITY_BOYS, HIT, UNION_BOSS
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.phases.muscle import turn_up_cards
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


@pytest.mark.rule("B13.1", "B13.2", "B7.1")
def test_cash_for_crates_both_ways_at_once() -> None:
    table = deal(dealing(Given(3).crates(1, 5)), MakeOffer((1,), (cash(3),), (crates(2),)))
    buyer, seller = table.state.mobsters[0], table.state.mobsters[1]
    assert (buyer.cash, buyer.crates) == (7, 2)
    assert (seller.cash, seller.crates) == (13, 3)
    assert BOOTLEGGERS.check(table.state) == []


@pytest.mark.rule("B13.1", "B13.5")
def test_or_not_at_all() -> None:
    table = dealing(Given(3).crates(1, 5).cash(1, 2))
    table.act(0, MakeOffer((1,), (cash(3),), (crates(2), cash(9))))
    assert refused(table, 1, AcceptOffer(0)) == "B13.5"


@pytest.mark.rule("B13.2", "B3.1")
def test_a_thug_card_changes_hands_and_everybody_knows_where_it_lies() -> None:
    given = Given(3).thug(1, HIT, unseen=True)
    table = deal(dealing(given), MakeOffer((1,), (cash(1),), (thug(HIT),)))
    assert table.state.mobsters[0].known == [HIT]
    assert table.state.mobsters[1].thugs() == []


@pytest.mark.rule("B13.2", "B2.6")
def test_a_truck_for_good() -> None:
    table = deal(dealing(Given(3).own(1, 12)), MakeOffer((1,), (cash(2),), (truck(12),)))
    assert table.state.own_trucks(0) == [0, 12]
    assert (table.state.supply(0), table.state.supply(1)) == (17, 18)


@pytest.mark.rule("B13.2", "B7.4")
def test_a_truck_rented_for_this_round_is_operated_by_the_renter() -> None:
    table = deal(dealing(Given(3).own(1, 12)), MakeOffer((1,), (cash(2),), (rent(12),)))
    assert table.state.own_trucks(1) == [1, 12]
    assert table.state.trucks_at_hand(0) == [0, 12]


@pytest.mark.parametrize(
    "good",
    [
        Good("influence", 0, 1),
        Good("muscle", 50),
        Good("die"),
        Good("improvement"),
        Good("still", 6),
        Good("thug", 0),  # an influence card is no thug card
        Good("truck", 20),
        Good("truck", 0, 2),
    ],
)
@pytest.mark.rule("B13.2")
def test_nothing_else_is_traded(good: Good) -> None:
    assert refused(dealing(), 0, MakeOffer((1,), (good,))) == "B13.2"


@pytest.mark.parametrize("good", [crates(1), truck(0), rent(0)])
@pytest.mark.parametrize("when", [timing.REVEAL, timing.AFTER_PRODUCTION, timing.AFTER_DEALS])
@pytest.mark.rule("B13.3")
def test_crates_and_trucks_change_hands_in_the_deals_step_only(good: Good, when: int) -> None:
    table = table_of(Given(3).crates(0, 5).thug(2, HIT, unseen=True).window(when))
    assert refused(table, 0, MakeOffer((1,), (good,))) == "B13.3"


@pytest.mark.parametrize(
    "when", [timing.REVEAL, timing.AFTER_PRODUCTION, timing.LOADED, timing.LAST_SALE]
)
@pytest.mark.rule("B13.3")
def test_cash_and_thug_cards_at_any_time_while_muscle_lies_face_up(when: int) -> None:
    table = table_of(Given(3).thug(0, HIT, unseen=True).window(when))
    deal(table, MakeOffer((1,), (thug(HIT),), (cash(4),)))
    assert table.state.mobsters[1].known == [HIT]
    assert table.state.mobsters[0].cash == 14


@pytest.mark.rule("B13.3", "B10.7")
def test_no_deals_between_rounds() -> None:
    table = table_of(Given(3).part(turn_up_cards))
    assert refused(table, 0, MakeOffer((1,), (cash(1),))) == "B13.3"


@pytest.mark.rule("B13.2", "B7.4")
def test_rented_and_borrowed_trucks_are_neither_sold_nor_sublet() -> None:
    given = Given(3).own(0, 12)
    given.truck(12).operator = 1  # rented
    given.truck(17).operator = 1  # borrowed
    table = dealing(given)
    for item in (12, 17):
        for good in (truck(item), rent(item)):
            assert refused(table, 1, MakeOffer((2,), (good,))) == "B7.4"
    assert refused(table, 0, MakeOffer((2,), (truck(12),))) == "B13.5"


@pytest.mark.rule("B13.2", "B11.9")
def test_a_union_boss_on_the_table_can_not_be_traded() -> None:
    given = Given(3)
    given.mobster(0).union_boss = True
    assert refused(dealing(given), 0, MakeOffer((1,), (thug(UNION_BOSS),))) == "B13.5"


@pytest.mark.rule("B13.2", "B13.3")
def test_what_could_be_named_in_an_offer_follows_from_the_view() -> None:
    given = Given(3).thug(0, HIT, unseen=True).thug(0, BIG_CITY_BOYS).crates(0, 3)
    table = dealing(given)
    own = BOOTLEGGERS.tradable(BOOTLEGGERS.view(table.state, 0), 0)
    named = [(t.kind, t.item, t.most) for t in own]
    assert named == [
        ("cash", 0, 10),
        ("thug", BIG_CITY_BOYS, 1),
        ("thug", HIT, 1),
        ("crates", 0, 3),
        ("truck", 0, 1),
        ("rent", 0, 1),
    ]
    seen = BOOTLEGGERS.tradable(BOOTLEGGERS.view(table.state, 1), 0)
    assert ("cash", 0, None) in [(t.kind, t.item, t.most) for t in seen]
    assert HIT not in [t.item for t in seen if t.kind == "thug"]
