"""Offers and answers (K10): resources for cash, one resource for another, words given."""

from __future__ import annotations

from backroom.bots import bargain
from backroom.bots.bargain import Worths
from backroom.bots.bot import Counsel
from backroom.bots.chicago import deal_worth
from backroom.bots.chicago.deal_worth import DANGER, DOLLAR, Pocket, best_raid
from backroom.bots.chicago.reading import Reading
from backroom.bots.chicago.worth import WIN
from backroom.bots.notebook import Goods, Idea, Notebook, Pockets
from backroom.engine.action import Action
from backroom.engine.deal import Good, MakeOffer, Offer, Promise
from backroom.games.chicago.components import RESOURCES, STEP
from backroom.games.chicago.dealing import CARD, CASH, GANGSTER
from backroom.games.chicago.promises import NO_RAID
from backroom.games.chicago.turn_action import WORDS
from backroom.games.chicago.view import ChicagoView

#: So many offers a game turn: nobody likes a bore.
_TALK = 1
#: For a resource one pays so much, if it is missing for a business.
_LEAST_PRICE, _MOST_PRICE = 250, 350


def pockets(view: ChicagoView) -> Pockets:
    """What a deal would change."""
    assert view.own is not None
    gang = [g.gangster for g in view.gangsters if g.owner == view.seat]
    return [[view.own.cash], list(view.own.goods), list(view.own.hand), gang]


def may_deal(reading: Reading) -> bool:
    """Not while somebody falls or is burgled (K10.1), nor with anybody who is frozen."""
    busy = ("Falling", "Burgling", "Shootout")
    frozen = reading.view.bosses[reading.me].frozen
    return not frozen and not any(reading.step(name) is not None for name in busy)


class BossWorths(Worths):
    """What deals mean to a boss."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.trust = reading.trust

    def possible(self, offer: Offer) -> bool:
        return _has(self.reading, offer.terms.take)

    def gains(self, other: int, gets: Goods, gives: Goods) -> tuple[float, float]:
        theirs = deal_worth.roughly(gives) - deal_worth.roughly(gets)
        return deal_worth.gain(self.reading, gets, gives), theirs

    def if_kept(self, word: Promise) -> float:
        return deal_worth.if_kept(self.reading, word)

    def stake(self, until: int) -> float:
        return deal_worth.stake(self.reading, until)

    def price(self, word: Promise) -> tuple[float, float] | None:
        return deal_worth.price(self.reading, word)

    def wanted(self, offer: Offer, theirs: float) -> float:
        give, take = offer.terms.give, offer.terms.take
        if deal_worth.helps_to_win(self.reading, offer.by, take, give):
            return WIN
        return deal_worth.wanted(self.reading, offer.by, theirs)

    def is_a_burden(self, goods: Goods) -> bool:
        return any(good.kind == GANGSTER for good in goods)  # some bring trouble

    def debt_paid(self, by: int, goods: Goods) -> float:
        owed = self.trust.owed(by, self.trust.me) * STEP
        paid = sum(good.count for good in goods if good.kind == CASH)
        return owed * DOLLAR if paid >= owed else 0.0


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


def answer(reading: Reading, notebook: Notebook) -> Action | None:
    """To an offer, or a verdict on a word."""
    said = None
    if may_deal(reading):
        said = bargain.answer(reading.offers, BossWorths(reading), notebook)
    return said or reading.trust.verdict(reading.turn)


def counsel(reading: Reading, earlier: list[Offer], my_turn: bool) -> Counsel:
    """An open offer worth taking, or one worth making; ``earlier`` are those turned down."""
    if not may_deal(reading):
        return Counsel(None, [])
    worths = BossWorths(reading)
    good, why = bargain.advise(reading.offers, worths, _in_cash)
    if good is not None or not my_turn:
        return Counsel(bargain.accept(good), why)
    terms = offer(reading, bargain.turned_down(reading.me, earlier))
    if terms is None:
        return Counsel(None, why)
    return Counsel(terms, bargain.why_propose(terms, worths, _in_cash) + why)


def _in_cash(gain: float) -> int:
    return int(gain / DOLLAR / STEP + 0.5) * STEP


# --- offers --------------------------------------------------------------------------------------


def offer(reading: Reading, notebook: Notebook) -> MakeOffer | None:
    """The next offer worth making."""
    if any(open_.by == reading.me for open_ in reading.offers) or not may_deal(reading):
        return None
    ideas = _debts(reading)
    if notebook.said < _TALK:
        ideas += _of_resources(reading) + _protection(reading)
    idea = notebook.first_new([each for each in ideas if each.wanted(reading.not_trading)])
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
    for entry in reading.trust.due(reading.turn):
        to, cash = entry.promise.to, entry.promise.about * STEP
        if cash <= reading.spare_cash() and not reading.view.bosses[to].frozen:
            ideas.append(Idea(f"pay {entry.id}", MakeOffer((to,), (Good(CASH, 0, cash),))))
    return ideas


def _of_resources(reading: Reading) -> list[Idea]:
    """What is missing for a business: for a resource that one has too much of, or for cash."""
    to = _partners(reading)
    if not to:
        return []
    ideas: list[tuple[float, Idea]] = []
    pocket = Pocket(reading)
    now = pocket.worth(reading.goods)
    most = max(range(RESOURCES), key=lambda resource: reading.goods[resource])
    for resource in range(RESOURCES):
        for count in (1, 2):
            goods = list(reading.goods)
            goods[resource] += count
            gain = pocket.worth(tuple(goods)) - now
            if gain < 0.4 or reading.rivals_hold(resource) < count + len(to):
                continue
            take = (Good(WORDS[resource], 0, count),)
            goods[most] -= count
            if most != resource and goods[most] >= 0:
                swap = pocket.worth(tuple(goods)) - now
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
