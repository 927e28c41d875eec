"""Offers and answers (K10): resources for cash, one resource for another, words given."""

from __future__ import annotations

from backroom.bots.chicago import deal_worth
from backroom.bots.chicago.deal_worth import DANGER, DOLLAR, Goods, best_raid, pocket_worth
from backroom.bots.chicago.reading import Reading
from backroom.bots.chicago.worth import WIN
from backroom.bots.notebook import Idea, Notebook
from backroom.engine.action import Action
from backroom.engine.deal import WORD, DeclineOffer, Good, JudgePromise, MakeOffer, Offer, Promise
from backroom.games.chicago.components import RESOURCES, STEP
from backroom.games.chicago.dealing import CARD, CASH, GANGSTER
from backroom.games.chicago.promises import NO_RAID, PAY
from backroom.games.chicago.turn_action import WORDS
from backroom.games.chicago.view import ChicagoView

#: So many offers a game turn: nobody likes a bore.
_TALK = 1
#: For a resource one pays so much, if it is missing for a business.
_LEAST_PRICE, _MOST_PRICE = 250, 350


def pockets(view: ChicagoView) -> object:
    """What a deal would change."""
    assert view.own is not None
    gang = [g.gangster for g in view.gangsters if g.owner == view.seat]
    return view.own.cash, list(view.own.goods), list(view.own.hand), gang


def may_deal(reading: Reading) -> bool:
    """Not while somebody falls or is burgled (K10.1), nor with anybody who is frozen."""
    busy = ("Falling", "Burgling", "Shootout")
    frozen = reading.view.bosses[reading.me].frozen
    return not frozen and not any(reading.step(name) is not None for name in busy)


# --- answers -------------------------------------------------------------------------------------


def answer(reading: Reading, notebook: Notebook) -> Action | None:
    """To the first offer that is open to oneself."""
    for offer in reading.offers:
        if reading.me in offer.terms.to and reading.me not in offer.declined:
            if not may_deal(reading):
                return None
            if _has(reading, offer.terms.take) and _welcome(reading, offer, notebook):
                return notebook.agree(offer)
            return DeclineOffer(offer.id)
    return None


def judge(reading: Reading) -> Action | None:
    """A promise in words whose time is over: nobody complained, so it was kept."""
    for entry in reading.ledger:
        promise = entry.promise
        open_word = entry.verdict == "open" and promise.kind == WORD and promise.to == reading.me
        if open_word and promise.until < reading.turn:
            return JudgePromise(entry.id, True)
    return None


def _has(reading: Reading, goods: Goods) -> bool:
    """Has one what is asked for?"""
    for good in goods:
        if good.kind == CASH:
            if good.count > reading.spare_cash():
                return False
        elif good.kind == CARD:
            if good.item not in reading.hand:
                return False
        elif good.kind == GANGSTER:
            if not reading.trade or not reading.mine(good.item):
                return False
        else:
            resource = WORDS.index(good.kind)
            if good.count > reading.goods[resource] - reading.own.locked_goods[resource]:
                return False
    return True


def _welcome(reading: Reading, offer: Offer, notebook: Notebook) -> bool:
    """Does the deal bring enough, alone and with all that he struck with one in this game turn?"""
    terms, other = offer.terms, offer.by
    own_words = [word for word in terms.promises if word.by == reading.me]
    if not terms.take and not own_words:
        return all(good.kind != GANGSTER for good in terms.give)
    mine = deal_worth.gain(reading, terms.give, terms.take)
    got, gave = notebook.so_far(other)
    if (got or gave) and mine < deal_worth.gain(reading, gave, got):
        return False
    mine -= _settled(reading, other, terms.give)
    theirs = deal_worth.roughly(terms.take) - deal_worth.roughly(terms.give)
    for word in own_words:
        price = deal_worth.price(reading, word)
        if price is None:
            return False
        mine -= price[0]
        theirs += price[1]
    if deal_worth.helps_to_win(reading, other, terms.take, terms.give):
        return mine >= WIN
    mine += reading.trust.worth(
        terms.promises,
        other,
        lambda word: deal_worth.if_kept(reading, word),
        lambda _, until: deal_worth.stake(reading, until),
    )
    return mine >= deal_worth.wanted(reading, other, theirs)


def _settled(reading: Reading, other: int, gets: Goods) -> float:
    """The debt that the other would settle by this payment: he owes it anyway."""
    owed = reading.trust.owed(other, reading.me) * STEP
    paid = sum(good.count for good in gets if good.kind == CASH)
    return owed * DOLLAR if paid >= owed else 0.0


# --- offers --------------------------------------------------------------------------------------


def offer(reading: Reading, notebook: Notebook) -> MakeOffer | None:
    """The next offer worth making."""
    if any(open_.by == reading.me for open_ in reading.offers) or not may_deal(reading):
        return None
    ideas = _debts(reading)
    if notebook.said < _TALK:
        ideas += _of_resources(reading) + _protection(reading)
    idea = notebook.first_new(ideas)
    return None if idea is None else notebook.ask(idea, pockets(reading.view))


def _partners(reading: Reading) -> tuple[int, ...]:
    """Whom one deals with: nobody who is about to win, nobody frozen."""
    return tuple(
        rival
        for rival in reading.others
        if reading.points[rival] < DANGER and not reading.view.bosses[rival].frozen
    )


def _debts(reading: Reading) -> list[Idea]:
    """Cash that one has promised, on the last day."""
    ideas = []
    for entry in reading.ledger:
        promise = entry.promise
        if entry.verdict != "open" or promise.kind != PAY or promise.by != reading.me:
            continue
        due = promise.until <= reading.turn and promise.about * STEP <= reading.spare_cash()
        if due and not reading.view.bosses[promise.to].frozen:
            give = (Good(CASH, 0, promise.about * STEP),)
            ideas.append(Idea(f"pay {entry.id}", MakeOffer((promise.to,), give)))
    return ideas


def _of_resources(reading: Reading) -> list[Idea]:
    """What is missing for a business: for a resource that one has too much of, or for cash."""
    to = _partners(reading)
    if not to:
        return []
    ideas: list[tuple[float, Idea]] = []
    now = pocket_worth(reading, reading.goods)
    most = max(range(RESOURCES), key=lambda resource: reading.goods[resource])
    for resource in range(RESOURCES):
        for count in (1, 2):
            goods = list(reading.goods)
            goods[resource] += count
            gain = pocket_worth(reading, tuple(goods)) - now
            if gain < 0.4 or reading.rivals_hold(resource) < count + len(to):
                continue
            take = (Good(WORDS[resource], 0, count),)
            goods[most] -= count
            if most != resource and goods[most] >= 0:
                swap = pocket_worth(reading, tuple(goods)) - now
                if swap > 0.3:
                    terms = MakeOffer(to, (Good(WORDS[most], 0, count),), take)
                    ideas.append((swap, Idea(f"swap {resource} {most}", terms)))
            cash = min(int(0.6 * gain / DOLLAR), _MOST_PRICE * count, reading.spare_cash())
            cash -= cash % STEP
            if cash >= _LEAST_PRICE * count:
                terms = MakeOffer(to, (Good(CASH, 0, cash),), take)
                theirs = cash * DOLLAR - 0.2 * count
                ideas.append((gain, Idea(f"buy {resource}", terms, theirs)))
    ideas.sort(key=lambda one: -one[0])
    return [idea for _, idea in ideas] + _surplus(reading, to)


def _surplus(reading: Reading, to: tuple[int, ...]) -> list[Idea]:
    """More of one resource than any business needs."""
    for resource in range(RESOURCES):
        if reading.goods[resource] > 6:
            give = (Good(WORDS[resource], 0, 2),)
            take = (Good(CASH, 0, 300),)
            return [Idea(f"sell {resource}", MakeOffer(to, give, take))]
    return []


def _protection(reading: Reading) -> list[Idea]:
    """With the badge: a quiet game turn, for a price, to all but the one it was bought for."""
    if reading.view.table.badge != reading.me or reading.round != 1:
        return []
    worths = {rival: best_raid(reading, rival) for rival in reading.others}
    target = max(reading.others, key=lambda rival: worths[rival])
    ideas = []
    for rival in _partners(reading):
        cash = (int((1.4 * worths[rival] + 0.12) / DOLLAR) + STEP) // STEP * STEP
        if rival != target and worths[rival] > 0.0 and cash <= 150:
            words = (Promise(NO_RAID, reading.me, rival, 0, reading.turn),)
            terms = MakeOffer((rival,), (), (Good(CASH, 0, cash),), words)
            ideas.append(Idea(f"no raid {rival}", terms, -cash * DOLLAR))
    return ideas
