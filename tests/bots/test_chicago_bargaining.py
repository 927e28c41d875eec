"""A boss can't be talked out of what he has, but strikes a fair deal (K10)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots.chicago.deal_worth import gain
from backroom.bots.chicago.reading import Reading
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
from backroom.engine.seen import Seen
from backroom.games.chicago.components import (
    BACKSTABBING,
    CAR,
    FIRST_CONTRACT,
    SHOTGUNS,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    JACK_RABBIT,
    KEN_EVIL,
    KNUCKLES,
    LUCKY_LOU,
    SWIFT_NICK,
)
from backroom.games.chicago.promises import LEAVE, NO_BID, NO_RAID, PAY, TRUCE
from backroom.games.chicago.trade_phase import BEFORE_LOT
from backroom.games.chicago.view import ChicagoView
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

    def seen(self, *offers: Offer) -> Seen[ChicagoView]:
        return Seen(CHICAGO.view(self.given.state, BOT), list(offers), self.ledger, False)

    def says(self, *offers: Offer) -> Action | None:
        return self.bot.consider(self.seen(*offers), [])

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
    bargain.given.state.table.turn = NOW + 1
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


def test_no_raid_is_one_word_whatever_number_it_is_given() -> None:
    """A raid on a small business is not worth fifty; on a large one, it is."""
    given = Given().badge(HE)
    given.state.table.police_actions = 1
    many = MakeOffer((BOT,), (), cash(50), tuple(his(NO_RAID, at) for at in range(5)))
    assert not talk(given).takes(many)
    assert talk(given.business(LARGE_BAR, BOT)).takes(many)


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


def before_a_lot(size: int = 2) -> Given:
    """Something is missing for a large bar, and the car stands where it would be opened."""
    given = Given().goods(BOT, booze=5, girls=3, henchmen=2).cash(BOT, 1200)
    lot = next(n for n, own in enumerate(given.state.board.lot_size) if own == size)
    return given.car(BOT, given.state.board.lot_square[lot])


def test_what_is_missing_for_a_business_costs_no_more_than_to_fetch_it() -> None:
    henchman = (Good("henchmen", 0, 1),)
    assert talk(before_a_lot()).takes(MakeOffer((BOT,), henchman, cash(250)))
    assert not talk(before_a_lot()).takes(MakeOffer((BOT,), henchman, cash(400)))


def test_what_it_just_sold_it_does_not_buy_back_dearer() -> None:
    """It may miss it by now: deals of a game turn with one partner are judged as one."""
    henchman = (Good("henchmen", 0, 1),)
    given = Given().goods(BOT, henchmen=5).cash(BOT, 900)
    bargain = talk(given)
    assert bargain.takes(MakeOffer((BOT,), cash(250), henchman))
    given = before_a_lot().turn_of(BOT)
    back = MakeOffer((BOT,), henchman, cash(300))
    assert talk(given).takes(back)
    bargain.given = given
    assert not bargain.takes(back)


def test_a_heap_of_money_is_worth_the_same_in_one_sum_or_in_many() -> None:
    """Each dollar less than the one before: he can't buy dear from a poor bot, and then sell."""
    given = Given().cash(BOT, 1200).turn_of(BOT)
    one_by_one = 0.0
    for dollars in range(1200, 4200, 1000):
        given.cash(BOT, dollars)
        one_by_one += gain(Reading(Talk(given).seen()), cash(1000), ())
    given.cash(BOT, 1200)
    reading = Reading(Talk(given).seen())
    assert gain(reading, cash(3000), ()) == pytest.approx(one_by_one)
    assert one_by_one < 3.0 * gain(reading, cash(1000), ())


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


def test_nor_several_of_them_at_once() -> None:
    given = Given().business(LARGE_BAR, HE).business(LARGE_CASINO, HE).gangster(HE, LUCKY_LOU)
    gang = (JACK_RABBIT, KNUCKLES, SWIFT_NICK, BUGS_BENNY, KEN_EVIL)
    given.gangster(BOT, *gang).cash(HE, 30_000).trade(BEFORE_LOT)
    assert given.points(HE) == 7
    for some, sold in ((gang[:3], True), (gang, False)):
        goods = tuple(Good("gangster", gangster) for gangster in some)
        assert Talk(given).takes(MakeOffer((BOT,), cash(30_000), goods)) is sold


# --- manners -------------------------------------------------------------------------------------


def test_what_was_refused_is_not_said_again() -> None:
    given = Given().goods(BOT, booze=5, girls=3, henchmen=2).goods(HE, booze=4, henchmen=4)
    lot = next(n for n, size in enumerate(given.state.board.lot_size) if size == 2)
    given.cash(BOT, 3000).car(BOT, given.state.board.lot_square[lot])
    bargain = talk(given)
    said = []
    for turn in range(NOW, NOW + 6):
        given.state.table.turn = turn
        said += [offer for offer in (bargain.says() for _ in range(4)) if offer is not None]
    assert said
    assert len(set(said)) == len(said)
    assert len(said) <= 4
