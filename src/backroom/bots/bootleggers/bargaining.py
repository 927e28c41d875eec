"""Offers and answers (B13): surplus crates, idle trucks, words given."""

from __future__ import annotations

from backroom.bots.bootleggers.cards import worth_taking
from backroom.bots.bootleggers.market import Prospects, market_now
from backroom.bots.bootleggers.reading import Reading
from backroom.bots.bootleggers.running import loading_plan
from backroom.engine.action import Action
from backroom.engine.deal import (
    WORD,
    AcceptOffer,
    DeclineOffer,
    Good,
    JudgePromise,
    MakeOffer,
    Offer,
    Promise,
)
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import TRUCK_SIZES, WAGE, capacity
from backroom.games.bootleggers.dealing import CASH, CRATES, RENT, THUG, TRUCK
from backroom.games.bootleggers.promises import ALLOW, NO_THUG, PAY, PLACE, PLACE_NONE, SEND
from backroom.games.bootleggers.state import NOBODY, PUBLIC

#: A deal must bring a little, and more if it helps one who is ahead.
_LEAST = 0.5
#: Of what a deal brings the other side, how much one asks for.
_SELLER, _RENTER = 0.55, 0.4
#: A debt up to this is paid as promised.
_HONEST = 12


def may_deal(reading: Reading) -> bool:
    """While muscle cards lie face up, but for a card that waits for an answer (B13.3, B10.6)."""
    step = reading.announced()
    waits = step is not None and bool(step.get("announced"))
    return timing.REVEAL <= reading.when <= timing.LAST_SALE and not waits


# --- answers -------------------------------------------------------------------------------------


def answer(reading: Reading) -> Action | None:
    """To the first offer that is open to oneself."""
    for offer in reading.offers:
        if reading.me in offer.terms.to and reading.me not in offer.declined:
            if not may_deal(reading):
                return None
            good = _possible(reading, offer) and _net(reading, offer) >= 0.0
            return AcceptOffer(offer.id) if good else DeclineOffer(offer.id)
    return None


def judge(reading: Reading) -> Action | None:
    """A promise in words whose time is over: nobody complained, so it was kept."""
    for entry in reading.ledger:
        promise = entry.promise
        open_word = entry.verdict == "open" and promise.kind == WORD and promise.to == reading.me
        if open_word and promise.until < reading.round:
            return JudgePromise(entry.id, True)
    return None


def _possible(reading: Reading, offer: Offer) -> bool:
    """Have both what the offer names?"""
    return _has(reading, offer.by, offer.terms.give) and _has(reading, reading.me, offer.terms.take)


def _has(reading: Reading, seat: int, goods: tuple[Good, ...]) -> bool:
    cash = crates = 0
    held = list(reading.hand if seat == reading.me else reading.view.mobsters[seat].known)
    for good in goods:
        if good.kind == CASH:
            cash += good.count
        elif good.kind == CRATES:
            crates += good.count
        elif good.kind == THUG:
            if good.item not in held:
                return False
            held.remove(good.item)
        elif good.kind in (TRUCK, RENT):
            truck = reading.view.trucks[good.item]
            if truck.owner != seat or truck.operator != seat:
                return False
        if good.kind in (CRATES, TRUCK, RENT) and reading.when != timing.DEALING:
            return False
    return cash <= reading.cash[seat] and crates <= reading.view.mobsters[seat].crates


def _net(reading: Reading, offer: Offer) -> float:
    """What the deal brings oneself, less what one would want for it."""
    mine = _worth(reading, reading.me, offer.terms.give, offer.terms.take)
    theirs = _worth(reading, offer.by, offer.terms.take, offer.terms.give)
    for promise in offer.terms.promises:
        if promise.by == reading.me:
            mine -= _price_of_promise(reading, promise)
        else:
            mine += _worth_of_promise(reading, promise)
    wanted = _LEAST
    if reading.cash[offer.by] > reading.cash[reading.me] and theirs > 0.0:
        wanted += (0.5 if reading.left <= 2.0 else 0.2) * theirs
    return mine - wanted


def _worth(reading: Reading, seat: int, gets: tuple[Good, ...], gives: tuple[Good, ...]) -> float:
    """What these goods mean to a seat: money tonight, and trucks and cards for later."""
    value = 0.0
    crates = room = 0
    for goods, sign in ((gets, 1), (gives, -1)):
        for good in goods:
            if good.kind == CASH:
                value += sign * good.count
            elif good.kind == CRATES:
                crates += sign * good.count
            elif good.kind == THUG:
                value += sign * (0.8 if sign > 0 else 1.1) * _card(reading, good.item)
            elif good.kind in (TRUCK, RENT):
                room += sign * capacity(good.item)
                if good.kind == TRUCK:
                    value += sign * _truck(reading, seat, good.item)
    if crates or room:
        value += tonight(reading, seat, crates, room) - tonight(reading, seat, 0, 0)
    return value


def _card(reading: Reading, card: int) -> float:
    return worth_taking(card, Prospects(reading))


def _truck(reading: Reading, seat: int, truck: int) -> float:
    """A truck for the rounds to come."""
    spare = reading.capacity(seat) - reading.production(seat)
    each = 0.4 if spare >= capacity(truck) else 1.2
    wage = 0 if reading.view.mobsters[seat].union_boss else WAGE[TRUCK_SIZES[truck]]
    return max(0.0, each * capacity(truck) - wage) * (reading.left - 1.0)


def tonight(reading: Reading, seat: int, crates_more: int, room_more: int) -> float:
    """What the seat would earn in this round with so much more to sell, or room to carry it."""
    crates = reading.view.mobsters[seat].crates + crates_more
    if reading.when < timing.AFTER_PRODUCTION:
        crates += int(reading.production(seat))
    market = market_now(reading)
    market.settle()
    market.crates[seat] = float(max(0, min(crates, reading.capacity(seat) + room_more)))
    market.send(seat)
    return market.incomes()[seat]


def _worth_of_promise(reading: Reading, promise: Promise) -> float:
    """Somebody else's word."""
    if promise.kind == PAY:
        worth = 0.8 * promise.about
    elif promise.kind == ALLOW:
        mine = reading.house(promise.about).markers[reading.me]
        worth = 3.0 if mine == 0 and reading.house(promise.about).open else 0.5
    elif promise.kind in (NO_THUG, PLACE_NONE):
        worth = 1.0
    else:
        worth = 0.5
    return worth * reading.word_of(promise.by)


def _price_of_promise(reading: Reading, promise: Promise) -> float:
    """One's own word: mostly kept, so it costs what keeping it costs."""
    if promise.kind == PAY:
        return 0.95 * promise.about
    if promise.kind == NO_THUG:
        return 1.0 + 0.8 * len(reading.hand)
    if promise.kind == ALLOW:
        return 1.0
    if promise.kind in (SEND, PLACE):
        return 3.0
    if promise.kind == WORD:
        return 1.0
    return 2.5


# --- offers --------------------------------------------------------------------------------------


def offer(reading: Reading, made: set[str]) -> tuple[str, MakeOffer] | None:
    """The next offer worth making, with a name so that it is made once a round."""
    if any(open_.by == reading.me for open_ in reading.offers) or not may_deal(reading):
        return None
    ideas = _debts(reading)
    if reading.when == timing.DEALING:
        ideas += _of_crates(reading) + _of_trucks(reading) + _of_doors(reading)
    for name, terms in ideas:
        if name not in made:
            return name, terms
    return None


def _debts(reading: Reading) -> list[tuple[str, MakeOffer]]:
    """Cash that one has promised, on the last day."""
    ideas = []
    for entry in reading.ledger:
        promise = entry.promise
        if entry.verdict != "open" or promise.kind != PAY or promise.by != reading.me:
            continue
        due = promise.until <= reading.round and promise.about <= reading.cash[reading.me]
        if due and promise.about <= _HONEST:
            give = (Good(CASH, 0, promise.about),)
            ideas.append((f"pay {entry.id}", MakeOffer((promise.to,), give)))
    return ideas


def _surplus(reading: Reading, seat: int) -> int:
    """Crates the seat can't carry (below 0: room it has left)."""
    return reading.view.mobsters[seat].crates - reading.capacity(seat)


def _of_crates(reading: Reading) -> list[tuple[str, MakeOffer]]:
    """What one can't carry: rent a truck for it, or sell it to whoever can."""
    surplus = _surplus(reading, reading.me)
    if surplus <= 0:
        return []
    before = tonight(reading, reading.me, 0, 0)
    worths: list[tuple[float, str, MakeOffer]] = []
    for seat in reading.others:
        room = -_surplus(reading, seat)
        if room <= 0:
            continue
        crates = min(surplus, room)
        gain = tonight(reading, seat, crates, 0) - tonight(reading, seat, 0, 0)
        cash = min(int(_SELLER * gain + 0.5), reading.cash[seat])
        if cash >= 1:
            give, take = (Good(CRATES, 0, crates),), (Good(CASH, 0, cash),)
            worths.append((cash, f"sell {seat}", MakeOffer((seat,), give, take)))
        idle = _idle_truck(reading, seat)
        if idle != NOBODY:
            gain = tonight(reading, reading.me, 0, capacity(idle)) - before
            fee = min(max(1, int(_RENTER * gain + 0.5)), reading.cash[reading.me])
            if gain > fee >= 1:
                give, take = (Good(CASH, 0, fee),), (Good(RENT, idle),)
                worths.append((gain - fee, f"rent {idle}", MakeOffer((seat,), give, take)))
    worths.sort(key=lambda idea: -idea[0])
    return [(name, terms) for _, name, terms in worths]


def _idle_truck(reading: Reading, seat: int) -> int:
    """A truck that the seat doesn't need tonight: the largest of those."""
    spare = -_surplus(reading, seat)
    own = [t.truck for t in reading.trucks(seat) if t.owner == seat and capacity(t.truck) <= spare]
    return max(own, key=capacity) if own else NOBODY


def _of_trucks(reading: Reading) -> list[tuple[str, MakeOffer]]:
    """A truck of one's own that stays empty, to somebody with more than he can carry."""
    plan = loading_plan(reading)
    idle = [
        t.truck
        for t in reading.trucks(reading.me)
        if t.owner == reading.me and plan.get(t.truck, 0) == 0
    ]
    if not idle:
        return []
    truck = max(idle, key=capacity)
    ideas = []
    for seat in reading.others:
        if _surplus(reading, seat) <= 0:
            continue
        gain = tonight(reading, seat, 0, capacity(truck)) - tonight(reading, seat, 0, 0)
        fee = min(int(_RENTER * gain + 0.5), reading.cash[seat])
        if fee >= 1:
            give, take = (Good(RENT, truck),), (Good(CASH, 0, fee),)
            ideas.append((f"let {seat}", MakeOffer((seat,), give, take)))
    return ideas


def _of_doors(reading: Reading) -> list[tuple[str, MakeOffer]]:
    """A little something for the one who watches the public dock, if he lets one's truck in."""
    crates = reading.on_hand(reading.me)
    if crates == 0:
        return []
    market = market_now(reading)
    market.settle()
    before = market.incomes()[reading.me]
    ideas = []
    for house in reading.houses:
        holder = reading.holder(house)
        place = market.places[house]
        if holder in (NOBODY, reading.me) or place.chance == 0.0:
            continue
        if place.docks[reading.me] != PUBLIC or reading.has_word(ALLOW, holder, house):
            continue
        usual = place.let_in
        place.let_in = 0.6 + 0.4 * reading.word_of(holder)
        market.send(reading.me)
        gain = market.incomes()[reading.me] - before
        place.let_in = usual
        market.send(reading.me)
        cash = min(max(2, int(_RENTER * gain)), reading.cash[reading.me])
        if gain > cash + 1.0 and cash >= 2:
            word = Promise(ALLOW, holder, reading.me, house, reading.round)
            give = (Good(CASH, 0, cash),)
            ideas.append((f"door {house}", MakeOffer((holder,), give, (), (word,))))
    return ideas
