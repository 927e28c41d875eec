"""A boss can't be talked out of what he has, but strikes a fair deal (K10)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.chicago.scripted import ScriptedBot
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
from backroom.engine.table import Seen
from backroom.games.chicago.components import (
    BACKSTABBING,
    CAR,
    FIRST_CONTRACT,
    SHOTGUNS,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import JACK_RABBIT, KNUCKLES, LUCKY_LOU, SWIFT_NICK
from backroom.games.chicago.promises import LEAVE, NO_BID, NO_RAID, PAY, TRUCE
from backroom.games.chicago.trade_phase import BEFORE_LOT
from tests.chicago.given import Given

BOT, HE, SHE = 0, 1, 2
NOW = 2
LATER = NOW + 20
LARGE_BAR, LARGE_CASINO, MEDIUM_BAR = 15, 16, 9


class Talk:
    """A bot, and somebody who talks to it."""

    def __init__(self, given: Given, *ledger: Promise, verdict: Verdict = "open") -> None:
        self.given = given
        self.ledger = [Entry(at, promise, verdict) for at, promise in enumerate(ledger)]
        self.bot = ScriptedBot(CHICAGO, Random(1))

    def says(self, *offers: Offer) -> Action | None:
        view = CHICAGO.view(self.given.state, BOT)
        return self.bot.consider(Seen(view, list(offers), self.ledger, False), [])

    def takes(self, terms: MakeOffer) -> bool:
        """Does the bot accept this offer of his?"""
        said = self.says(Offer(7, HE, terms, ""))
        assert said in (AcceptOffer(7), DeclineOffer(7))
        return said == AcceptOffer(7)


def talk(given: Given | None = None, *ledger: Promise, verdict: Verdict = "open") -> Talk:
    return Talk((given or Given()).turn_of(BOT), *ledger, verdict=verdict)


def cash(count: int) -> tuple[Good, ...]:
    return (Good("cash", 0, count),)


def booze(count: int) -> tuple[Good, ...]:
    return (Good("booze", 0, count),)


def his(kind: str, about: int = 0, until: int = NOW) -> Promise:
    return Promise(kind, HE, BOT, about, until)


def mine(kind: str, about: int = 0, until: int = NOW) -> Promise:
    return Promise(kind, BOT, HE, about, until)


# --- his word ------------------------------------------------------------------------------------


@pytest.mark.parametrize("about", [1000, 100, 20])
@pytest.mark.parametrize("until", [NOW, NOW + 3, LATER])
def test_nobody_gets_what_it_has_for_a_promise_to_pay(about: int, until: int) -> None:
    given = Given().goods(BOT, booze=4).hand(BOT, BACKSTABBING).gangster(BOT, JACK_RABBIT)
    loan = talk(given)
    for good in (*cash(200), *booze(1), *booze(4), Good("card", BACKSTABBING)):
        assert not loan.takes(MakeOffer((BOT,), (), (good,), (his(PAY, about, until),)))
    gang = Talk(given.trade(BEFORE_LOT))
    gangster = (Good("gangster", JACK_RABBIT),)
    assert not gang.takes(MakeOffer((BOT,), (), gangster, (his(PAY, about, until),)))


def test_a_little_is_lent_to_one_who_has_a_name_to_lose() -> None:
    assert talk().takes(MakeOffer((BOT,), (), cash(50), (his(PAY, 10),)))
    assert not talk().takes(MakeOffer((BOT,), (), cash(50), (his(PAY, 10, LATER),)))


def test_nothing_is_lent_to_one_who_owes_or_has_broken_his_word() -> None:
    loan = MakeOffer((BOT,), (), cash(50), (his(PAY, 10),))
    assert not talk(Given(), his(PAY, 5)).takes(loan)
    assert not talk(Given(), his(PAY, 5, 1), verdict="broken").takes(loan)


def test_what_he_privately_owes_others_counts_too() -> None:
    """In this game turn, that is: of older words nobody else knows whether they were kept."""
    loan = MakeOffer((BOT,), (), cash(50), (his(PAY, 10),))
    bargain = talk()
    bargain.says()
    bargain.ledger = [Entry(at, Promise(PAY, HE, SHE, 9, NOW)).veiled() for at in range(2)]
    assert not bargain.takes(loan)
    bargain.given.state.turn = NOW + 1
    later = MakeOffer((BOT,), (), cash(50), (his(PAY, 10, NOW + 1),))
    assert bargain.takes(later)


@pytest.mark.parametrize(
    "words",
    [
        [Promise(WORD, HE, BOT, text=f"I'll be your friend {at}") for at in range(5)],
        [his(NO_BID, gangster) for gangster in range(5)],
        [his(LEAVE, territory) for territory in range(5)],
        [his(LEAVE, 0, LATER)] * 5,
        [his(NO_RAID)] * 5,
        [his(TRUCE)] * 5,
        [his(TRUCE, 0, LATER)] * 5,
    ],
)
def test_empty_words_are_worth_nothing(words: list[Promise]) -> None:
    """He has no badge and an empty car, and nobody is on offer."""
    assert not talk().takes(MakeOffer((BOT,), (), cash(50), tuple(words)))


def test_a_truce_with_a_dangerous_car_is_worth_something_once() -> None:
    given = Given().business(LARGE_BAR, BOT).gangster(HE, KNUCKLES, SWIFT_NICK, LUCKY_LOU, spot=CAR)
    given.car(HE, given.door(LARGE_BAR))
    truce = MakeOffer((BOT,), (), cash(50), (his(TRUCE),))
    assert talk(given).takes(truce)
    assert not talk(given, his(TRUCE)).takes(truce)
    assert not talk(given).takes(MakeOffer((BOT,), (), cash(200), (his(TRUCE),)))


def test_who_owes_pays_before_he_buys() -> None:
    given = Given().goods(BOT, booze=7)
    terms = MakeOffer((BOT,), cash(300), booze(1))
    assert talk(given).takes(terms)
    assert not talk(given, his(PAY, 6)).takes(terms)
    assert talk(given, his(PAY, 6)).takes(MakeOffer((BOT,), cash(300)))


# --- its own word --------------------------------------------------------------------------------


def test_it_gives_its_word_for_this_game_turn_and_a_price() -> None:
    for kind in (TRUCE, NO_RAID):
        assert talk().takes(MakeOffer((BOT,), cash(400), (), (mine(kind),)))
        assert not talk().takes(MakeOffer((BOT,), cash(50), (), (mine(kind),)))


@pytest.mark.parametrize(
    "word",
    [
        mine(TRUCE, 0, LATER),
        mine(NO_RAID, 0, LATER),
        mine(NO_BID, JACK_RABBIT, LATER),
        mine(LEAVE, 3),
        mine(PAY, 30),
        Promise(WORD, BOT, HE, text="I'll do whatever you say"),
    ],
)
def test_it_does_not_promise_what_it_could_not_keep(word: Promise) -> None:
    given = Given().cash(HE, 1500).cash(BOT, 500)
    assert not talk(given).takes(MakeOffer((BOT,), cash(1000), (), (word,)))


# --- goods ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 4])
def test_resources_have_a_price_both_ways(count: int) -> None:
    given = Given().goods(BOT, booze=5, girls=2, henchmen=2).cash(BOT, 3000).goods(HE, booze=4)
    bargain = talk(given)
    assert not bargain.takes(MakeOffer((BOT,), cash(100 * count), booze(count)))
    assert not bargain.takes(MakeOffer((BOT,), booze(count), cash(500 * count)))


def test_cash_there_and_back_leaves_nothing_with_the_one_who_talks() -> None:
    """He buys dear while it is poor, and would sell dearer once it is rich."""
    given = Given().goods(BOT, booze=4).cash(BOT, 500).cash(HE, 9000)
    bargain = talk(given)
    assert bargain.takes(MakeOffer((BOT,), cash(4000), booze(4)))
    given.goods(BOT).goods(HE, booze=4).cash(BOT, 4500)
    for price in (4500, 4000):
        assert not bargain.takes(MakeOffer((BOT,), booze(4), cash(price)))


def test_a_contract_is_worth_something_while_there_is_time() -> None:
    sells = MakeOffer((BOT,), (Good("card", FIRST_CONTRACT + 5),), cash(150))
    given = Given().hand(HE, FIRST_CONTRACT + 5).cash(BOT, 2000)
    assert talk(given).takes(sells)
    given.business(LARGE_BAR, SHE).business(LARGE_CASINO, SHE).business(MEDIUM_BAR, SHE)
    given.completed(SHE, FIRST_CONTRACT + 1)
    assert not talk(given).takes(sells)


def test_good_cards_cost_more_than_others() -> None:
    given = Given().hand(BOT, BACKSTABBING, SHOTGUNS)
    for card, sold in ((SHOTGUNS, True), (BACKSTABBING, False)):
        assert talk(given).takes(MakeOffer((BOT,), cash(400), (Good("card", card),))) is sold


def test_nobody_is_sold_his_last_point() -> None:
    given = Given().business(LARGE_BAR, HE).business(LARGE_CASINO, HE).gangster(HE, LUCKY_LOU)
    given.gangster(BOT, JACK_RABBIT, KNUCKLES).cash(HE, 9000).trade(BEFORE_LOT)
    assert given.points(HE) < 8
    terms = MakeOffer((BOT,), cash(4000), (Good("gangster", JACK_RABBIT),))
    assert Talk(given).takes(terms)
    given.completed(HE, FIRST_CONTRACT, FIRST_CONTRACT + 1)
    assert not Talk(given).takes(terms)


# --- manners -------------------------------------------------------------------------------------


def test_what_was_refused_is_not_said_again() -> None:
    given = Given().goods(BOT, booze=5, girls=3, henchmen=2).goods(HE, booze=4, henchmen=4)
    lot = next(n for n, size in enumerate(given.state.board.lot_size) if size == 2)
    given.cash(BOT, 3000).car(BOT, given.state.board.lot_square[lot])
    bargain = talk(given)
    said = []
    for turn in range(NOW, NOW + 6):
        given.state.turn = turn
        said += [offer for offer in (bargain.says() for _ in range(4)) if offer is not None]
    assert said
    assert len(set(said)) == len(said)
    assert len(said) <= 4
