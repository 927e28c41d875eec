"""Weighing an offer, in any game: a game says what things are worth, this says yes or no."""

from __future__ import annotations

from collections.abc import Callable

from backroom.bots.notebook import Goods, Notebook
from backroom.bots.saying import say
from backroom.bots.trust import Trust
from backroom.engine.action import Action
from backroom.engine.deal import AcceptOffer, DeclineOffer, MakeOffer, Offer, Promise
from backroom.engine.message import Message


class Worths:
    """What deals mean to one seat at one moment. Each game writes its own.

    One rule holds for all: goods are worth what one has with them less what one has without, so
    that a deal in many parts, or there and back, brings nobody more than the same deal at once.
    """

    trust: Trust

    def possible(self, offer: Offer) -> bool:
        """Has everybody what the offer names, as far as one knows?"""
        raise NotImplementedError

    def gains(self, other: int, gets: Goods, gives: Goods) -> tuple[float, float]:
        """What one gains by getting and giving these goods, and what the other side gains."""
        raise NotImplementedError

    def if_kept(self, word: Promise) -> float:
        """What somebody else's word brings, beyond what would happen without it."""
        raise NotImplementedError

    def stake(self, until: int) -> float:
        """What a good name still brings once that round is over."""
        raise NotImplementedError

    def price(self, word: Promise) -> tuple[float, float] | None:
        """What one's own word costs, and what it brings the other. None: one won't give it."""
        raise NotImplementedError

    def wanted(self, offer: Offer, theirs: float) -> float:
        """What the deal must bring oneself, if it brings the other side so much."""
        raise NotImplementedError

    def is_a_burden(self, goods: Goods) -> bool:
        """Might one be better off without them?"""
        raise NotImplementedError

    def debt_paid(self, by: int, goods: Goods) -> float:
        """The worth of the debt that these goods settle: it is owed anyway."""
        raise NotImplementedError

    def words(self, words: tuple[Promise, ...], by: int) -> float:
        """What the words of somebody are worth together."""
        return self.trust.worth(words, by, self.if_kept, self.stake)


def open_to(me: int | None, offers: list[Offer]) -> bool:
    """Is there an offer that one has yet to answer?"""
    for offer in offers:
        if me in offer.terms.to and me not in offer.declined:
            return True
    return False


def answer(offers: list[Offer], worths: Worths, notebook: Notebook) -> Action | None:
    """To the first offer that is open to oneself."""
    me = worths.trust.me
    for offer in offers:
        if me in offer.terms.to and me not in offer.declined:
            if worths.possible(offer) and _is_welcome(offer, worths, notebook):
                return notebook.agree(offer)
            return DeclineOffer(offer.id)
    return None


def _is_welcome(offer: Offer, worths: Worths, notebook: Notebook) -> bool:
    """Does the deal bring enough, alone and with all that was struck with him in this round?"""
    terms, other = offer.terms, offer.by
    own_words = [word for word in terms.promises if word.by == worths.trust.me]
    if not terms.take and not own_words and not worths.is_a_burden(terms.give):
        return True
    mine, theirs = worths.gains(other, terms.give, terms.take)
    got, gave = notebook.so_far(other)
    if (got or gave) and mine < worths.gains(other, gave, got)[0]:
        return False
    mine -= worths.debt_paid(other, terms.give)
    for word in own_words:
        price = worths.price(word)
        if price is None:
            return False
        mine -= price[0]
        theirs += price[1]
    mine += worths.words(terms.promises, other)
    return mine >= worths.wanted(offer, theirs)


# --- advice --------------------------------------------------------------------------------------

#: What a gain is in the money of the game, in steps in which people reckon.
InCash = Callable[[float], int]


def advise(
    offers: list[Offer], worths: Worths, in_cash: InCash
) -> tuple[Offer | None, list[Message]]:
    """The open offer that is best for oneself, if one is good; or what is wrong with each."""
    best: Offer | None = None
    most = 0.0
    wrong: list[Message] = []
    for offer in offers:
        if not open_to(worths.trust.me, [offer]):
            continue
        gain = _gain(offer.by, offer.terms.give, offer.terms.take, offer.terms.promises, worths)
        if not worths.possible(offer):
            wrong.append(say("because-offer-unable", seat=offer.by))
        elif not _is_welcome(offer, worths, Notebook()):
            key = "because-offer-theirs" if in_cash(gain) > 0 else "because-offer-loss"
            wrong.append(say(key, seat=offer.by))
        elif best is None or gain > most:
            best, most = offer, gain
    if best is None:
        return None, _once(wrong)
    cash = in_cash(most)
    return best, [say("because-deal", cash=cash) if cash > 0 else say("because-deal-free")]


def accept(offer: Offer | None) -> Action | None:
    return None if offer is None else AcceptOffer(offer.id)


def why_propose(terms: MakeOffer, worths: Worths, in_cash: InCash) -> list[Message]:
    """What an offer of one's own would bring."""
    cash = in_cash(_gain(terms.to[0], terms.take, terms.give, terms.promises, worths))
    told = [say("because-deal", cash=cash)] if cash > 0 else []
    if len(terms.to) == 1 and (terms.take or terms.promises):
        told.append(say("because-propose", seat=terms.to[0]))
    return told


def turned_down(me: int, earlier: list[Offer]) -> Notebook:
    """What one knows of one's own offers without having kept a notebook: which were refused."""
    notebook = Notebook()
    for offer in earlier:
        if offer.by == me:
            terms = offer.terms
            plain = MakeOffer(terms.to, terms.give, terms.take, terms.promises)
            notebook.refused_terms.append(plain)
    return notebook


def _gain(
    other: int, gets: Goods, gives: Goods, promises: tuple[Promise, ...], worths: Worths
) -> float:
    gain = worths.gains(other, gets, gives)[0] + worths.words(promises, other)
    for word in promises:
        price = worths.price(word) if word.by == worths.trust.me else None
        gain -= 0.0 if price is None else price[0]
    return gain


def _once(told: list[Message]) -> list[Message]:
    """Nothing twice, however many offers are open."""
    return [each for at, each in enumerate(told) if each not in told[:at]]
