"""A mobster can't be talked out of what he has, but strikes a fair deal (B13)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.bootleggers.scripted import ScriptedBot
from backroom.engine.action import Action
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    DeclineOffer,
    Entry,
    Good,
    MakeOffer,
    Offer,
    Promise,
    Verdict,
)
from backroom.engine.seen import Seen
from backroom.games.bootleggers.components import (
    BARLEYCORNS,
    HIJACK,
    MCCOY,
    MOTHERS,
    OMALLEYS,
    VIGORISH,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.phases import loading
from backroom.games.bootleggers.promises import (
    ALLOW,
    NO_THUG,
    PAY,
    PLACE,
    PLACE_NONE,
    SEND,
    SEND_NONE,
)
from backroom.games.bootleggers.thugs import deck
from backroom.games.bootleggers.thugs.deck import CARD_NAMES
from backroom.games.bootleggers.thugs.thug import THUGS
from tests.bootleggers.given import Given
from tests.bootleggers.test_numbers import NEW, SomebodyNew

LARGE_TRUCK = 17
BOT, HE, SHE = 0, 1, 2
LAST = 12


class Talk:
    """A bot, and somebody who talks to it."""

    def __init__(self, given: Given, *ledger: Promise, verdict: Verdict = "open") -> None:
        self.given = given
        self.ledger = [Entry(at, promise, verdict) for at, promise in enumerate(ledger)]
        self.bot = ScriptedBot(BOOTLEGGERS, Random(1))

    def says(self, *offers: Offer) -> Action | None:
        view = BOOTLEGGERS.view(self.given.state, BOT)
        notes = BOOTLEGGERS.notes(self.given.state, BOT)
        return self.bot.consider(Seen(view, list(offers), self.ledger, False), notes)

    def takes(self, terms: MakeOffer) -> bool:
        """Does the bot accept this offer of his?"""
        said = self.says(Offer(7, HE, terms, ""))
        assert said in (AcceptOffer(7), DeclineOffer(7))
        return said == AcceptOffer(7)


def dealing(seats: int = 3, round: int = 2) -> Given:
    return Given(seats=seats, round=round)


def talk(given: Given, *ledger: Promise, verdict: Verdict = "open") -> Talk:
    given.part(loading.make_deals)
    return Talk(given, *ledger, verdict=verdict)


def cash(count: int) -> tuple[Good, ...]:
    return (Good("cash", 0, count),)


def crates(count: int) -> tuple[Good, ...]:
    return (Good("crates", 0, count),)


def his(kind: str, about: int = 0, until: int = 2) -> Promise:
    return Promise(kind, HE, BOT, about, until)


def mine(kind: str, about: int = 0, until: int = 2) -> Promise:
    return Promise(kind, BOT, HE, about, until)


# --- his word ------------------------------------------------------------------------------------


@pytest.mark.parametrize("about", [1000, 100, 20, 8])
@pytest.mark.parametrize("until", [2, 7, LAST])
def test_nobody_gets_all_it_has_for_a_promise_to_pay(about: int, until: int) -> None:
    given = dealing().crates(BOT, 4).thug(BOT, HIJACK)
    take = (*cash(10), *crates(4), Good("truck", BOT), Good("thug", HIJACK))
    his_word = (his(PAY, about, until),)
    everything = talk(given)
    assert not everything.takes(MakeOffer((BOT,), (), take, his_word))
    for good in take:
        assert not everything.takes(MakeOffer((BOT,), (), (good,), his_word))


def test_a_little_is_lent_to_one_who_has_a_name_to_lose() -> None:
    assert talk(dealing()).takes(MakeOffer((BOT,), (), cash(1), (his(PAY, 8),)))
    assert not talk(dealing()).takes(MakeOffer((BOT,), (), cash(4), (his(PAY, 8),)))


def test_nothing_is_lent_until_the_game_is_over() -> None:
    assert not talk(dealing()).takes(MakeOffer((BOT,), (), cash(1), (his(PAY, 8, LAST),)))
    end = talk(dealing(round=LAST))
    assert not end.takes(MakeOffer((BOT,), (), cash(1), (his(PAY, 8, LAST),)))


def test_nothing_is_lent_to_one_who_owes_or_has_broken_his_word() -> None:
    loan = MakeOffer((BOT,), (), cash(1), (his(PAY, 8),))
    owes = [Promise(PAY, HE, to, 5, 2) for to in (BOT, SHE)]
    assert not talk(dealing(), *owes).takes(loan)
    assert not talk(dealing(), his(PAY, 2, 1), verdict="broken").takes(loan)


@pytest.mark.parametrize(
    "words",
    [
        [Promise(WORD, HE, BOT, text=f"I'll be your friend {at}") for at in range(5)],
        [his(PLACE_NONE, OMALLEYS)] * 5,
        [his(PLACE, OMALLEYS), his(SEND_NONE, OMALLEYS), his(ALLOW, OMALLEYS)],
        [his(NO_THUG)] * 5,
        [his(ALLOW, MOTHERS)] * 5,
        [his(ALLOW, house) for house in (MOTHERS, BARLEYCORNS, MCCOY)],
        [his(SEND_NONE, MOTHERS), his(SEND, MOTHERS), his(PLACE_NONE, MOTHERS)],
    ],
)
def test_empty_words_are_worth_nothing(words: list[Promise]) -> None:
    """He has no card and no crates, holds no house, and the markers have been placed."""
    terms = MakeOffer((BOT,), (), cash(1), tuple(words))
    assert not talk(dealing().crates(BOT, 4).markers(MOTHERS, [0, 0, 4])).takes(terms)


def his_house() -> Given:
    """He controls Mother's, and the bot has crates but no markers anywhere."""
    given = dealing().crates(BOT, 9).own(BOT, LARGE_TRUCK)
    return given.markers(MOTHERS, [0, 5, 0]).markers(BARLEYCORNS, [0, 5, 0])


def test_an_open_door_is_worth_something_once() -> None:
    terms = MakeOffer((BOT,), (), cash(1), (his(ALLOW, BARLEYCORNS),))
    assert talk(his_house()).takes(terms)
    assert not talk(his_house(), his(ALLOW, BARLEYCORNS)).takes(terms)


def test_who_owes_pays_before_he_buys() -> None:
    """One payment would settle the debt, whatever else he got for it."""
    given = dealing().crates(BOT, 8).own(HE, LARGE_TRUCK)
    terms = MakeOffer((BOT,), cash(4), crates(4))
    assert talk(given).takes(terms)
    assert not talk(given, his(PAY, 4)).takes(terms)
    assert talk(given, his(PAY, 4)).takes(MakeOffer((BOT,), cash(4)))


# --- its own word --------------------------------------------------------------------------------


def test_it_gives_its_word_for_this_round_and_a_price() -> None:
    for kind in (SEND_NONE, PLACE_NONE):
        assert talk(dealing()).takes(MakeOffer((BOT,), cash(7), (), (mine(kind, MOTHERS),)))
        assert not talk(dealing()).takes(MakeOffer((BOT,), cash(2), (), (mine(kind, MOTHERS),)))


@pytest.mark.parametrize(
    "word",
    [
        mine(SEND_NONE, MOTHERS, LAST),
        mine(PLACE_NONE, MOTHERS, LAST),
        mine(ALLOW, MOTHERS, LAST),
        mine(NO_THUG, 0, LAST),
        Promise(WORD, BOT, HE, text="I'll do whatever you say"),
        mine(SEND, MOTHERS),  # it has no crates
        mine(PLACE, OMALLEYS),
        mine(PAY, 9, LAST),
    ],
)
def test_it_does_not_sell_for_a_song_what_it_could_not_keep(word: Promise) -> None:
    assert not talk(dealing().cash(BOT, 5)).takes(MakeOffer((BOT,), cash(5), (), (word,)))


def test_it_does_not_promise_the_contrary_of_what_it_promised() -> None:
    word = MakeOffer((BOT,), cash(7), (), (mine(SEND_NONE, MOTHERS),))
    assert talk(dealing()).takes(word)
    assert not talk(dealing(), Promise(SEND, BOT, SHE, MOTHERS, 2)).takes(word)


# --- goods ---------------------------------------------------------------------------------------


def test_it_sells_what_it_cannot_carry_but_not_for_a_dollar() -> None:
    given = dealing().crates(BOT, 9).own(HE, LARGE_TRUCK).markers(BARLEYCORNS, [0, 4, 0])
    assert talk(given).takes(MakeOffer((BOT,), cash(5), crates(5)))
    assert not talk(given).takes(MakeOffer((BOT,), cash(1), crates(5)))


def test_it_keeps_its_trucks_whether_asked_for_one_or_all() -> None:
    given = dealing().own(BOT, LARGE_TRUCK)
    one, both = (Good("truck", BOT),), (Good("truck", BOT), Good("truck", LARGE_TRUCK))
    assert not talk(given).takes(MakeOffer((BOT,), cash(4), one))
    assert not talk(given).takes(MakeOffer((BOT,), cash(8), both))


def least_price(given: Given, goods: tuple[Good, ...]) -> int:
    """For how much does it sell this?"""
    for price in range(1, 120):
        if talk(given.cash(HE, 120)).takes(MakeOffer((BOT,), cash(price), goods)):
            return price
    return 120


def test_one_after_the_other_costs_no_less_than_all_at_once() -> None:
    trucks = (Good("truck", 12), Good("truck", LARGE_TRUCK))
    given = dealing(round=8).own(BOT, 12).own(BOT, LARGE_TRUCK)
    together = least_price(given, trucks)
    first = least_price(given, trucks[:1])
    given.own(HE, 12)
    assert first + least_price(given, trucks[1:]) >= together


def test_what_it_just_sold_it_does_not_buy_back_dearer() -> None:
    """Prices may have changed meanwhile: deals of a round with one partner are judged as one."""
    given = dealing().crates(BOT, 9).own(HE, LARGE_TRUCK).markers(BARLEYCORNS, [0, 4, 0])
    bargain = talk(given)
    assert bargain.takes(MakeOffer((BOT,), cash(5), crates(5)))
    given.crates(BOT, 4).crates(HE, 5).cash(BOT, 15).own(BOT, 12).markers(BARLEYCORNS, [6, 0, 0])
    back = MakeOffer((BOT,), crates(5), cash(7))
    assert talk(given).takes(back)
    assert not bargain.takes(back)


def test_cards_are_worth_nothing_when_their_time_is_over() -> None:
    """Vigorish is for before production: there will be none."""
    sells = MakeOffer((BOT,), (Good("thug", VIGORISH),), cash(1))
    for round, good in ((2, True), (LAST, False)):
        given = dealing(round=round).thug(HE, VIGORISH)
        given.still(HE).dice = 4
        assert talk(given).takes(sells) is good


@pytest.mark.parametrize("round", [2, LAST])
@pytest.mark.plain_sources
def test_for_a_card_of_which_it_has_never_heard_it_pays_little(
    round: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(THUGS, NEW, SomebodyNew())
    monkeypatch.setattr(deck, "_action_deck", deck._action_deck.__wrapped__)
    monkeypatch.setitem(CARD_NAMES, NEW, "somebody-new")
    given = dealing(round=round).thug(HE, NEW)
    assert not talk(given).takes(MakeOffer((BOT,), (Good("thug", NEW),), cash(5)))


def test_trucks_are_worth_nothing_in_the_last_round() -> None:
    sells = MakeOffer((BOT,), (Good("truck", LARGE_TRUCK),), cash(2))
    assert talk(dealing().own(HE, LARGE_TRUCK)).takes(sells)
    assert not talk(dealing(round=LAST).own(HE, LARGE_TRUCK)).takes(sells)


def test_nobody_is_helped_to_his_fortune() -> None:
    given = dealing(round=6).crates(BOT, 9).own(HE, LARGE_TRUCK).markers(BARLEYCORNS, [0, 4, 0])
    terms = MakeOffer((BOT,), cash(6), crates(5))
    assert talk(given.cash(HE, 20)).takes(terms)
    assert not talk(given.cash(HE, 95)).takes(terms)


# --- manners -------------------------------------------------------------------------------------


def test_what_was_refused_is_not_said_again() -> None:
    given = dealing().crates(BOT, 9).own(HE, LARGE_TRUCK)
    bargain = talk(given)
    first = bargain.says()
    assert isinstance(first, MakeOffer)
    seen: list[Action | None] = [first]
    for round in range(2, 7):
        given.state.table.round = round
        for _ in range(3):
            said = bargain.says()
            assert said is None or said not in seen
            seen.append(said)
