"""Deals: what may change hands, when, and what becomes of promises (B13)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.deal import (
    AcceptOffer,
    DeclineOffer,
    Good,
    JudgePromise,
    MakeOffer,
    Offer,
    Promise,
    WithdrawOffer,
)
from backroom.engine.message import Message, Refusal
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import (
    Allow,
    ChooseMobster,
    Done,
    Drive,
    Place,
    Play,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    HIT,
    LILS,
    MOLL,
    MOTHERS,
    OMALLEYS,
    UNION_BOSS,
    VOLSTEAD,
    WAREHOUSE,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.boys import send_the_boys
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.games.bootleggers.phases.loading import Dealing, make_deals
from backroom.games.bootleggers.phases.muscle import turn_up_cards
from tests.bootleggers.given import Given


def cash(count: int) -> Good:
    return Good("cash", 0, count)


def crates(count: int) -> Good:
    return Good("crates", 0, count)


def thug(card: int) -> Good:
    return Good("thug", card)


def truck(item: int) -> Good:
    return Good("truck", item)


def rent(item: int) -> Good:
    return Good("rent", item)


def table_of(given: Given) -> AnyTable:
    """A table at which this position is played."""
    options, seats = given.state.options, given.state.seats
    table: AnyTable = Table(BOOTLEGGERS, options, seats, given.chance)
    table.state = given.state
    return table


def dealing(given: Given | None = None) -> AnyTable:
    """In the deals step of phase 4."""
    return table_of((given or Given(3)).part(make_deals))


def refused(table: AnyTable, seat: int, action: Action) -> str:
    before = BOOTLEGGERS.dump(table.state)
    with pytest.raises(Refusal) as refusal:
        table.act(seat, action)
    assert BOOTLEGGERS.dump(table.state) == before
    return refusal.value.reason.rule


def deal(table: AnyTable, terms: MakeOffer, by: int = 0) -> AnyTable:
    """Offered and accepted by the first it was made to."""
    table.act(by, terms)
    table.act(terms.to[0], AcceptOffer(table.offers[-1].id))
    return table


# --- goods (B13.1–B13.3) -----------------------------------------------------------------------


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
    assert table.state.when == timing.AFTER_DEALS
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
    assert story.key == "story-offers"
    assert story.args["give"] == [Message("good-thug", {"card": HIT})]
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
    assert table.state.when == timing.LOADING


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


# --- promises (B13.4) --------------------------------------------------------------------------


def promised(given: Given, kind: str, about: int = 0, until: int = 2, text: str = "") -> AnyTable:
    """Seat 0 has promised seat 1 something; 1 paid for it."""
    table = table_of(given)
    promise = Promise(kind, 0, 1, about, until, text)
    return deal(table, MakeOffer((1,), take=(cash(1),), promises=(promise,)))


def verdict(table: AnyTable) -> str:
    return str(table.ledger[-1].verdict)


def to_the_next_round(table: AnyTable) -> AnyTable:
    while table.state.round == 2:
        waiting = [ask for ask in BOOTLEGGERS.asks(table.state) if ask.waiting]
        ask = waiting[0]
        idle = [a for a in ask.answers() if isinstance(a, (Done, Pass))]
        table.act(ask.seat, idle[0] if idle else next(iter(ask.answers())))
    return table


@pytest.mark.rule("B13.4")
def test_what_has_been_handed_over_stays_and_the_promise_is_recorded() -> None:
    table = promised(Given(3).part(send_the_boys), "place", MOTHERS)
    assert [mobster.cash for mobster in table.state.mobsters] == [11, 9, 10]
    assert verdict(table) == "open"
    table.act(0, Done())  # it binds nobody
    to_the_next_round(table)
    assert verdict(table) == "broken"
    assert table.state.mobsters[0].cash + table.state.mobsters[1].cash == 20


@pytest.mark.rule("B13.4")
def test_to_place_a_marker() -> None:
    table = promised(Given(3).back_room(0, 2).part(send_the_boys), "place", MOTHERS)
    table.act(0, Place(LILS))
    assert verdict(table) == "open"
    table.act(0, Place(MOTHERS))
    assert verdict(table) == "kept"


@pytest.mark.rule("B13.4")
def test_to_place_none() -> None:
    table = promised(Given(3).part(send_the_boys), "place-none", MOTHERS)
    table.act(0, Place(MOTHERS))
    assert verdict(table) == "broken"
    table = promised(Given(3).part(send_the_boys), "place-none", MOTHERS)
    table.act(0, Place(LILS))
    assert verdict(to_the_next_round(table)) == "kept"


@pytest.mark.rule("B13.4")
def test_to_send_a_truck() -> None:
    table = promised(Given(3).own(0, 0, crates=1).part(drive_trucks), "send-truck", LILS)
    table.act(0, Drive(0, LILS))
    assert verdict(table) == "kept"
    table = promised(Given(3).own(0, 0, crates=1).part(drive_trucks), "send-truck", LILS)
    table.act(0, Drive(0, OMALLEYS))
    assert verdict(to_the_next_round(table)) == "broken"


@pytest.mark.rule("B13.4")
def test_to_send_no_truck() -> None:
    table = promised(Given(3).own(0, 0, crates=1).part(drive_trucks), "send-no-truck", LILS)
    table.act(0, Drive(0, LILS))
    assert verdict(table) == "broken"


@pytest.mark.rule("B13.4")
def test_not_to_aim_a_thug_card_at_somebody() -> None:
    given = Given(3).thug(0, MOLL).thug(2, HIT).window(timing.LOADED)
    table = promised(given, "no-thug")
    table.act(2, Pass())
    table.act(0, Play(MOLL))
    table.act(0, ChooseMobster(1))
    assert verdict(table) == "broken"
    given = Given(3).thug(0, MOLL).thug(2, HIT).window(timing.LOADED)
    table = promised(given, "no-thug")
    table.act(2, Pass())
    table.act(0, Play(MOLL))
    table.act(0, ChooseMobster(2))
    assert verdict(table) == "open"
    assert verdict(to_the_next_round(table)) == "kept"


def at_the_door(public_dock: str = "each") -> Given:
    """Mother's is seat 0's; trucks of 2 and then 1 wait at the public dock."""
    options = Options(public_dock="all") if public_dock == "all" else Options()
    given = Given(3, options).markers(MOTHERS, [4, 0, 0])
    given.own(2, 2, crates=1, house=MOTHERS).own(1, 1, crates=1, house=MOTHERS)
    given.dice("demand.2", 6, 6)
    return given.house_window(MOTHERS)


@pytest.mark.parametrize("public_dock", ["each", "all"])
@pytest.mark.rule("B13.4", "B8.3", "B12.5")
def test_to_let_a_truck_in_at_the_public_dock(public_dock: str) -> None:
    table = promised(at_the_door(public_dock), "allow", MOTHERS)
    table.act(0, Allow(True))
    if public_dock == "each":
        assert verdict(table) == "open", "that was 2's truck"
        table.act(0, Allow(True))
    assert verdict(table) == "kept"


@pytest.mark.parametrize("public_dock", ["each", "all"])
@pytest.mark.rule("B13.4", "B8.3", "B12.5")
def test_a_no_to_a_truck_in_front_shuts_out_those_behind(public_dock: str) -> None:
    table = promised(at_the_door(public_dock), "allow", MOTHERS)
    table.act(0, Allow(False))
    assert verdict(table) == "broken"


@pytest.mark.rule("B13.4")
def test_to_pay_by_a_round() -> None:
    table = promised(Given(3).part(make_deals), "pay", 3, until=3)
    deal(table, MakeOffer((1,), (cash(2),)))
    assert verdict(table) == "open", "that was not enough"
    deal(table, MakeOffer((2,), (cash(3),)))
    assert verdict(table) == "open", "that was to somebody else"
    deal(table, MakeOffer((1,), (cash(3),)))
    assert verdict(table) == "kept"


@pytest.mark.rule("B13.4")
def test_what_is_paid_at_once_is_not_what_was_promised() -> None:
    """A first rate now, the other later: only a later deal keeps the word."""
    table = table_of(Given(3).part(make_deals))
    promise = Promise("pay", 0, 1, 3, until=3)
    deal(table, MakeOffer((1,), (cash(3),), promises=(promise,)))
    assert verdict(table) == "open"
    deal(table, MakeOffer((1,), (cash(3),)))
    assert verdict(table) == "kept"


@pytest.mark.rule("B13.4")
def test_a_word_is_judged_by_the_one_it_was_given_to() -> None:
    table = promised(Given(3).part(make_deals), "word", text="I owe you")
    assert refused(table, 0, JudgePromise(0, True)) == "B13.5"
    table.act(1, JudgePromise(0, False))
    assert verdict(table) == "broken"


@pytest.mark.parametrize(
    "promise",
    [
        Promise("marry", 0, 1, until=2),
        Promise("word", 0, 1, until=2),
        Promise("place", 0, 1, VOLSTEAD, 2),
        Promise("place", 0, 1, MOTHERS, 1),
        Promise("place", 0, 1, MOTHERS, 13),
        Promise("pay", 0, 1, 0, 2),
    ],
)
@pytest.mark.rule("B13.2", "B13.4")
def test_a_promise_that_means_nothing_is_refused(promise: Promise) -> None:
    assert refused(dealing(), 0, MakeOffer((1,), (cash(1),), promises=(promise,))) == "B13.2"


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
