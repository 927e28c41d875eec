"""Players who play as the scripted bot does, but try to talk the others out of what they have.

Each knows one trick. He makes his pitch to everybody whenever deals are possible, pays no debt
and keeps no word, and otherwise bargains and plays as honest bots do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from backroom.bots.bootleggers.scripted import ScriptedBot as ScriptedMobster
from backroom.bots.bot import Bot
from backroom.bots.chicago.scripted import ScriptedBot as ScriptedBoss
from backroom.engine.action import Action
from backroom.engine.deal import WORD, Entry, Good, MakeOffer, Promise
from backroom.engine.save import AnyGame
from backroom.engine.seen import Seen
from backroom.engine.view import View
from backroom.games.bootleggers import promises as mobsters
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import OMALLEYS, capacity
from backroom.games.bootleggers.view import BootleggersView
from backroom.games.chicago import promises as bosses
from backroom.games.chicago.components import AN_OLD_FAVOR, BACKSTABBING, FIRST_CONTRACT, TRADE
from backroom.games.chicago.turn_action import WORDS
from backroom.games.chicago.view import ChicagoView

#: What he would like to offer now, the best for him first. ``other`` is the one he talks to.
Pitch = Callable[[Any, list[int], int], Iterator[MakeOffer]]

#: How often he speaks up at one point of the game.
_TALK = 3


class ConArtist(Bot):
    """Plays like ``honest``, but first makes his pitch to everybody; what has worked, again."""

    def __init__(self, game: AnyGame, rng: Random, honest: type[Bot], pitch: Pitch) -> None:
        super().__init__(game, rng)
        self._honest = honest(game, rng)
        self._pitch = pitch
        self._now: object = None
        self._in_order = True
        self._said: set[MakeOffer] = set()
        self._spoken = 0
        #: The places in his list of pitches that have worked, the last one first.
        self._works: list[int] = []
        self._last: tuple[int, object] | None = None

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        return self._honest.choose(_forgetting(seen), notes)

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        view = seen.view
        mine = any(offer.by == view.seat for offer in seen.offers)
        asked = any(view.seat in offer.terms.to for offer in seen.offers)
        if not mine and not asked:
            pitch = self._next_pitch(seen, notes)
            if pitch is not None:
                return pitch
        return self._honest.consider(_forgetting(seen), notes)

    def _next_pitch(self, seen: Seen[Any], notes: list[int]) -> MakeOffer | None:
        view = seen.view
        if self._now != _moment(view):
            self._now, self._said, self._last, self._spoken = _moment(view), set(), None, 0
            self._in_order = self.rng.random() < 0.5
        if self._last is not None and self._last[1] != _pockets(view):
            self._said.clear()
            at = self._last[0]
            self._works = [at, *(other for other in self._works if other != at)]
        promised = {entry.promise for entry in seen.ledger if entry.promise.to == view.seat}
        ranked: list[tuple[int, float, int, MakeOffer]] = []
        for other in range(view.seats):
            if other != view.seat:
                for at, pitch in enumerate(self._pitch(view, notes, other)):
                    if pitch not in self._said and promised.isdisjoint(pitch.promises):
                        rank = self._works.index(at) if at in self._works else len(self._works)
                        luck = float(at) if self._in_order else self.rng.random()
                        ranked.append((rank, luck, at, pitch))
        self._spoken += 1
        if not ranked or self._spoken > _TALK:
            self._last = None
            return None
        _, _, at, pitch = min(ranked, key=lambda one: one[:2])
        self._said.add(pitch)
        self._last = (at, _pockets(view))
        return pitch


def _pockets(view: Any) -> object:
    """What he has: if it changes, somebody has said yes."""
    if isinstance(view, BootleggersView):
        own = view.own
        assert own is not None and view.seat is not None
        return own.cash, view.mobsters[view.seat].crates, len(_trucks(view, view.seat)), own.unseen
    assert isinstance(view, ChicagoView) and view.own is not None
    gang = sum(gangster.owner == view.seat for gangster in view.gangsters)
    return view.own.cash, list(view.own.goods), list(view.own.hand), gang


def _forgetting(seen: Seen[Any]) -> Seen[Any]:
    """The table without the words he gave: nobody else's memory is so short."""
    ledger: list[Entry] = [entry for entry in seen.ledger if entry.promise.by != seen.view.seat]
    return Seen(seen.view, seen.offers, ledger, seen.undo, seen.not_trading)


def _moment(view: View) -> object:
    if isinstance(view, BootleggersView):
        return view.table.round, view.table.when
    assert isinstance(view, ChicagoView)
    return view.table.turn, view.table.round, view.table.now, view.table.part


# --- Bootleggers ---------------------------------------------------------------------------------


def _cash(count: int) -> tuple[Good, ...]:
    return (Good("cash", 0, count),) if count > 0 else ()


def _trucks(view: BootleggersView, seat: int) -> list[int]:
    return [truck.truck for truck in view.trucks if truck.owner == truck.operator == seat]


def _all_of(view: BootleggersView, notes: list[int], seat: int) -> tuple[Good, ...]:
    """Everything a mobster could hand over now."""
    goods = list(_cash(notes[seat]))
    goods += [Good("thug", card) for card in view.mobsters[seat].known]
    if view.table.when == timing.DEALING:
        goods += [Good("truck", truck) for truck in _trucks(view, seat)]
        if view.mobsters[seat].crates:
            goods.append(Good("crates", 0, view.mobsters[seat].crates))
    return tuple(goods[:20])


def _open_to_deals(view: BootleggersView) -> bool:
    return timing.REVEAL <= view.table.when <= timing.LAST_SALE


def _words(view: View, other: int, *words: tuple[str, int, int]) -> tuple[Promise, ...]:
    assert view.seat is not None
    return tuple(Promise(kind, view.seat, other, about, until) for kind, about, until in words)


def _asks(view: View, other: int, *words: tuple[str, int, int]) -> tuple[Promise, ...]:
    assert view.seat is not None
    return tuple(Promise(kind, other, view.seat, about, until) for kind, about, until in words)


def pay_later(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """All you have, and I'll pay $1000G in the last round. Or less, for less."""
    if not _open_to_deals(view):
        return
    last, now = view.table.rounds, view.table.round
    everything = _all_of(view, notes, other)
    for about in (1000, 100, 40):
        if everything:
            yield MakeOffer((other,), (), everything, _words(view, other, ("pay", about, last)))
    for cash, about, until in ((10, 20, last), (5, 10, now + 1), (3, 6, now), (1, 3, now)):
        if cash <= notes[other] and until <= last:
            yield MakeOffer((other,), (), _cash(cash), _words(view, other, ("pay", about, until)))


def empty_words(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """Five times "I'll be your friend"."""
    if not _open_to_deals(view):
        return
    for cash in (5, 2, 1):
        words = tuple(
            Promise(WORD, view.seat or 0, other, text=f"I'll be your friend {at}")
            for at in range(5)
        )
        yield MakeOffer((other,), (), _cash(cash), words)


def welcome(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """You may sell in my house, in your own, in any: once, or five times the same."""
    if not _open_to_deals(view):
        return
    now, last = view.table.round, view.table.rounds
    for until in (now, last):
        for house in view.houses:
            one = (mobsters.ALLOW, house.house, until)
            for cash, words in ((4, [one] * 5), (2, [one]), (1, [one])):
                yield MakeOffer((other,), (), _cash(cash), _words(view, other, *words))


def open_doors(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """You are welcome in my house, for nothing. (Then your trucks will not be elsewhere.)"""
    if view.table.when not in (timing.DEALING, timing.LOADED):
        return
    for house in view.houses:
        if view.seat in (house.controller, house.majority):
            words = _words(view, other, (mobsters.ALLOW, house.house, view.table.round))
            yield MakeOffer((other,), (), (), words)


def nothing_at_omalleys(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """I'll place nothing at O'Malley's (nobody can), or anywhere else for a dollar."""
    if not _open_to_deals(view):
        return
    now = view.table.round
    for house in (OMALLEYS, 2, 3, 4):
        for kind in (mobsters.PLACE_NONE, mobsters.SEND_NONE, mobsters.PLACE, mobsters.SEND):
            one = (kind, house, now)
            for cash, words in ((2, [one] * 5), (1, [one] * 3), (1, [one])):
                yield MakeOffer((other,), (), _cash(cash), _words(view, other, *words))


def no_harm(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """I'll play no thug card on you: he has none, or has said so already."""
    if not _open_to_deals(view):
        return
    for until in (view.table.round, view.table.rounds):
        one = (mobsters.NO_THUG, 0, until)
        for cash, words in ((2, [one] * 5), (1, [one] * 3), (1, [one])):
            yield MakeOffer((other,), (), _cash(cash), _words(view, other, *words))


def for_ever(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """A little money for words that shut you out of the best house, or bind you otherwise."""
    if not _open_to_deals(view):
        return
    best = max(house.house for house in view.houses if house.open)
    for cash in (1, 2, 3, 4):
        for until in (view.table.rounds, view.table.round):
            for kind in (mobsters.SEND_NONE, mobsters.PLACE_NONE, mobsters.ALLOW):
                if best != OMALLEYS:
                    words = _asks(view, other, (kind, best, until))
                    yield MakeOffer((other,), _cash(cash), (), words)
            words = _asks(view, other, (mobsters.NO_THUG, 0, until))
            yield MakeOffer((other,), _cash(cash), (), words)


def junk(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """Goods that are worth nothing when the game is about to end."""
    if not _open_to_deals(view) or view.own is None or view.seat is None:
        return
    if view.table.round < view.table.rounds - 1 and max(notes) < 75:
        return
    hand = [*view.mobsters[view.seat].known, *view.own.unseen]
    for cash in (6, 4, 2, 1):
        for card in hand:
            yield MakeOffer((other,), (Good("thug", card),), _cash(cash))
        if view.table.when == timing.DEALING:
            for truck in _trucks(view, view.seat):
                yield MakeOffer((other,), (Good("truck", truck),), _cash(cash))


def _room(view: BootleggersView, seat: int) -> int:
    """Room on his trucks for crates he does not have."""
    room = sum(capacity(truck.truck) for truck in view.trucks if truck.operator == seat)
    return room - view.mobsters[seat].crates


def lowball(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """A dollar for whatever he has a use for: crates if he has room, trucks if he has not."""
    if view.table.when != timing.DEALING or view.seat is None:
        return
    room, trucks = _room(view, view.seat), _trucks(view, other)
    crates = view.mobsters[other].crates
    for cash in (1, 2, 3):
        for some in sorted({crates, -_room(view, other), 2}, reverse=True):
            if 0 < some <= min(room, crates):
                yield MakeOffer((other,), _cash(cash), (Good("crates", 0, some),))
        if room < 0:
            for kind in ("truck", "rent"):
                goods = tuple(Good(kind, truck) for truck in trucks)
                if len(goods) > 1:
                    yield MakeOffer((other,), _cash(cash), goods)
                for good in goods:
                    yield MakeOffer((other,), _cash(cash), (good,))


def bit_by_bit(view: BootleggersView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """Crates one by one, sold dear and bought cheap; trucks there and back again."""
    if view.table.when != timing.DEALING or view.seat is None:
        return
    crate = (Good("crates", 0, 1),)
    room = _room(view, view.seat)
    if room < 0:
        for cash in (3, 2, 1):
            yield MakeOffer((other,), crate, _cash(cash))
    if room > 0 and view.mobsters[other].crates:
        yield MakeOffer((other,), _cash(1), crate)
    for truck in _trucks(view, view.seat):
        for cash in (12, 9, 6):
            yield MakeOffer((other,), (Good("truck", truck),), _cash(cash))
    for truck in _trucks(view, other):
        yield MakeOffer((other,), _cash(2), (Good("truck", truck),))


MOBSTERS: dict[str, Pitch] = {
    "pay later": pay_later,
    "empty words": empty_words,
    "welcome": welcome,
    "open doors": open_doors,
    "nothing at O'Malley's": nothing_at_omalleys,
    "no harm": no_harm,
    "for ever": for_ever,
    "junk": junk,
    "lowball": lowball,
    "bit by bit": bit_by_bit,
}


# --- King of Chicago -----------------------------------------------------------------------------


def _dollars(count: int) -> tuple[Good, ...]:
    return (Good("cash", 0, count),) if count > 0 else ()


def _may_talk(view: ChicagoView, other: int) -> bool:
    frozen = view.bosses[other].frozen or view.bosses[view.seat or 0].frozen
    return view.table.turn > 0 and not frozen


def pay_later_fifties(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """All the cash you have, and your gang; you shall have $50,000 in twenty game turns."""
    if not _may_talk(view, other):
        return
    now = view.table.turn
    for about, until in ((1000, now + 20), (100, now + 3), (20, now)):
        word = _words(view, other, ("pay", about, until))
        if view.table.round == TRADE:
            gang = [g.gangster for g in view.gangsters if g.owner == other and g.at_work]
            for gangster in gang:
                yield MakeOffer((other,), (), (Good("gangster", gangster),), word)
        for goods in (4, 2, 1):
            for resource in WORDS:
                yield MakeOffer((other,), (), (Good(resource, 0, goods),), word)
        for cash in (3000, 1500, 800, 400, 200, 100, 50):
            if cash < about * 50:
                yield MakeOffer((other,), (), _dollars(cash), word)


def empty_words_fifties(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """Five times "I'll be your friend"."""
    if not _may_talk(view, other):
        return
    words = tuple(
        Promise(WORD, view.seat or 0, other, text=f"I'll be your friend {at}") for at in range(5)
    )
    for cash in (150, 100, 50):
        yield MakeOffer((other,), (), _dollars(cash), words)
    yield MakeOffer((other,), (), (Good("booze", 0, 1),), words)


def no_business_of_mine(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """No bid for a gangster who is not on offer, no territory far away, no raid without badge."""
    if not _may_talk(view, other):
        return
    now = view.table.turn
    for kind in (bosses.NO_BID, bosses.LEAVE, bosses.NO_RAID):
        for words in (
            [(kind, at, now) for at in range(5)],
            [(kind, 0, now)] * 5,
            [(kind, 0, now + 20)] * 5,
        ):
            for cash in (300, 100, 50):
                yield MakeOffer((other,), (), _dollars(cash), _words(view, other, *words))


def peace(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """A truce with everybody at once, now and again in every round."""
    if not _may_talk(view, other):
        return
    for until in (view.table.turn, view.table.turn + 20):
        for kind in (bosses.TRUCE, bosses.NO_RAID):
            for times in (5, 1):
                words = _words(view, other, *[(kind, 0, until)] * times)
                for cash in (600, 300, 100, 50):
                    yield MakeOffer((other,), (), _dollars(cash), words)


def for_ever_fifties(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """A little money for words that bind you for twenty game turns."""
    if not _may_talk(view, other):
        return
    until = view.table.turn + 20
    for cash in (50, 100):
        for kind in (bosses.TRUCE, bosses.NO_RAID, bosses.LEAVE):
            yield MakeOffer((other,), _dollars(cash), (), _asks(view, other, (kind, 0, until)))


def the_ring(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """A little money to everybody who will not bid for the gangster that is on offer."""
    if not _may_talk(view, other) or view.table.round != TRADE or not view.table.offer:
        return
    for cash in (50, 100, 150):
        word = (bosses.NO_BID, view.table.offer[0], view.table.turn)
        yield MakeOffer((other,), _dollars(cash), (), _asks(view, other, word))


def junk_cards(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """Cards he has no use for, dear."""
    if not _may_talk(view, other) or view.own is None:
        return
    for cash in (1000, 800, 500, 400, 300):
        for card in view.own.hand:
            yield MakeOffer((other,), (Good("card", card),), _dollars(cash))


def collector(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """The best cards for the price of any."""
    if not _may_talk(view, other) or not view.bosses[other].cards:
        return
    for cash in (250, 350, 450):
        for card in (BACKSTABBING, AN_OLD_FAVOR, *range(FIRST_CONTRACT, FIRST_CONTRACT + 8)):
            yield MakeOffer((other,), _dollars(cash), (Good("card", card),))


def lowball_fifties(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """A little for resources and gangsters."""
    if not _may_talk(view, other):
        return
    for cash in (50, 100, 150, 200):
        for resource in WORDS:
            for count in (2, 1):
                yield MakeOffer((other,), _dollars(cash), (Good(resource, 0, count),))
    if view.table.round == TRADE:
        for gangster in view.gangsters:
            if gangster.owner == other and gangster.at_work:
                for cash in (500, 800):
                    goods = (Good("gangster", gangster.gangster),)
                    yield MakeOffer((other,), _dollars(cash), goods)


def there_and_back(view: ChicagoView, notes: list[int], other: int) -> Iterator[MakeOffer]:
    """Buys for much cash and sells for more, while the other has so much of it."""
    if not _may_talk(view, other) or view.own is None:
        return
    mine = view.own.cash - view.own.locked_cash
    for resource, word in enumerate(WORDS):
        for count in (4, 2, 1):
            if view.own.goods[resource] - view.own.locked_goods[resource] >= count:
                for each in (1000, 700, 500):
                    yield MakeOffer((other,), (Good(word, 0, count),), _dollars(each * count))
            if mine >= 300 * count:
                yield MakeOffer((other,), _dollars(300 * count), (Good(word, 0, count),))


BOSSES: dict[str, Pitch] = {
    "pay later": pay_later_fifties,
    "empty words": empty_words_fifties,
    "no business of mine": no_business_of_mine,
    "peace": peace,
    "for ever": for_ever_fifties,
    "the ring": the_ring,
    "junk": junk_cards,
    "collector": collector,
    "lowball": lowball_fifties,
    "there and back": there_and_back,
}


def con_artist(game: AnyGame, trick: str, rng: Random) -> Bot:
    """One who knows this trick."""
    if game.name == "bootleggers":
        return ConArtist(game, rng, ScriptedMobster, MOBSTERS[trick])
    return ConArtist(game, rng, ScriptedBoss, BOSSES[trick])
