"""Offers and answers (K10): resources for cash, one resource for another, words given."""

from __future__ import annotations

from backroom.bots.chicago import fighting, police
from backroom.bots.chicago.odds import shootout
from backroom.bots.chicago.reading import Reading, turns_by_distance
from backroom.bots.chicago.worth import (
    ROUND,
    business_worth,
    gangster_worth,
    goods_worth,
    threat,
)
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
from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    FIRST_RESOURCE_CARD,
    GOAL,
    NOBODY,
    RESOURCES,
    STEP,
    cost_of,
    is_contract,
    size_of,
)
from backroom.games.chicago.dealing import CARD, CASH, GANGSTER
from backroom.games.chicago.promises import LEAVE, NO_BID, NO_RAID, PAY, TRUCE
from backroom.games.chicago.turn_action import WORDS

#: A deal must bring a little.
_LEAST = 0.03
#: What a card in the hand is worth.
_EVENT, _CONTRACT = 0.2, 0.6
#: A debt up to this (in steps of $50) is paid as promised.
_HONEST = 20
#: So many offers a game turn: nobody likes a bore.
_TALK = 2
#: Nobody deals with one who is about to win.
_DANGER = GOAL - 2


def may_deal(reading: Reading) -> bool:
    """Not while somebody falls or is burgled (K10.1), nor with anybody who is frozen."""
    busy = ("Falling", "Burgling", "Shootout")
    frozen = reading.view.bosses[reading.me].frozen
    return not frozen and not any(reading.step(name) is not None for name in busy)


def pocket_worth(reading: Reading, goods: tuple[int, ...]) -> float:
    """Resources, and the best business that could be opened with them."""
    best = 0.0
    turns = turns_by_distance(reading.drive)
    row = reading.board.distance[reading.square]
    for b in range(BUSINESSES):
        if reading.business(b).owner != NOBODY:
            continue
        cost = cost_of(b)
        if any(goods[resource] < cost[resource] for resource in range(RESOURCES)):
            continue
        lots = reading.free_lots(size_of(b))
        if lots:
            near = min(row[reading.board.lot_square[lot]] for lot in lots)
            worth = business_worth(reading, reading.me, b) - goods_worth(tuple(cost))
            best = max(best, worth - ROUND * turns[near])
    return goods_worth(goods) + 0.7 * best


# --- answers -------------------------------------------------------------------------------------


def answer(reading: Reading) -> Action | None:
    """To the first offer that is open to oneself."""
    for offer in reading.offers:
        if reading.me in offer.terms.to and reading.me not in offer.declined:
            if not may_deal(reading):
                return None
            good = _has(reading, offer.terms.take) and _net(reading, offer) >= _LEAST
            return AcceptOffer(offer.id) if good else DeclineOffer(offer.id)
    return None


def judge(reading: Reading) -> Action | None:
    """A promise in words whose time is over: nobody complained, so it was kept."""
    for entry in reading.ledger:
        promise = entry.promise
        open_word = entry.verdict == "open" and promise.kind == WORD and promise.to == reading.me
        if open_word and promise.until < reading.turn:
            return JudgePromise(entry.id, True)
    return None


def _has(reading: Reading, goods: tuple[Good, ...]) -> bool:
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


def _net(reading: Reading, offer: Offer) -> float:
    """What the deal brings oneself, less a part of what it brings the other."""
    terms = offer.terms
    mine = _worth(reading, terms.give, terms.take)
    for promise in terms.promises:
        if promise.by == reading.me:
            mine -= _price_of_promise(reading, promise)
        elif promise.to == reading.me:
            mine += _worth_of_promise(reading, promise)
    theirs = max(0.0, _roughly(reading, terms.take) - _roughly(reading, terms.give))
    danger = 2.0 if reading.points[offer.by] >= _DANGER else 1.0
    return mine - danger * threat(reading, offer.by) * theirs


def _worth(reading: Reading, gets: tuple[Good, ...], gives: tuple[Good, ...]) -> float:
    """What these goods mean to oneself."""
    value = 0.0
    pocket = list(reading.goods)
    for goods, sign in ((gets, 1), (gives, -1)):
        for good in goods:
            if good.kind == CASH:
                value += sign * good.count * reading.dollar
            elif good.kind == CARD:
                value += sign * _card(good.item)
            elif good.kind == GANGSTER:
                value += sign * gangster_worth(reading, reading.me, good.item)
                value -= 0.15 if sign < 0 else 0.0
            else:
                pocket[WORDS.index(good.kind)] += sign * good.count
    before, after = reading.goods, tuple(pocket)
    if after != before:
        value += pocket_worth(reading, after) - pocket_worth(reading, before)
    return value


def _card(card: int) -> float:
    return _CONTRACT if is_contract(card) else _EVENT


def _roughly(reading: Reading, goods: tuple[Good, ...]) -> float:
    """What goods mean to anybody."""
    value = 0.0
    for good in goods:
        if good.kind == CASH:
            value += good.count * reading.dollar
        elif good.kind == CARD and good.item < FIRST_RESOURCE_CARD:
            value += _card(good.item)
        elif good.kind == GANGSTER:
            value += 0.65
        else:
            value += 0.18 * good.count
    return value


def _danger_from(reading: Reading, rival: int) -> float:
    """What one stands to lose to a rival's car in this game turn."""
    boss = reading.view.bosses[rival]
    if boss.in_car == 0:
        return 0.0
    attack = reading.guessed(rival, CAR, True, True)
    worst = 0.0
    for b in reading.owned(reading.me):
        far = reading.board.distance[boss.square][reading.square_of(b)]
        inside = reading.where(b)
        defence = size_of(b) + 1 + len(inside)
        odds = shootout(attack - defence, boss.in_car, len(inside))
        if far <= 4 * (reading.rounds_left + 1):
            worst = max(worst, odds.win * business_worth(reading, reading.me, b))
    return 0.3 * worst


def _worst_raid(reading: Reading) -> float:
    """What a raid on one's best business would cost on average."""
    own = [police.loss_by_raid(reading, b) for b in reading.owned(reading.me)]
    return max(own, default=0.0)


def _worth_of_promise(reading: Reading, promise: Promise) -> float:
    """Somebody else's word."""
    if promise.kind == PAY:
        worth = 0.9 * promise.about * STEP * reading.dollar
    elif promise.kind == TRUCE:
        worth = _danger_from(reading, promise.by)
    elif promise.kind == NO_RAID:
        worth = 0.3 * _worst_raid(reading) if reading.view.table.badge == promise.by else 0.02
    else:
        worth = 0.03
    return worth * reading.word_of(promise.by)


def _price_of_promise(reading: Reading, promise: Promise) -> float:
    """One's own word: mostly kept, so it costs what keeping it costs."""
    if promise.kind == PAY:
        return promise.about * STEP * reading.dollar
    if promise.kind == TRUCE:
        best = 0.0
        for b in reading.owned(promise.to):
            best = max(best, fighting.attack_business(reading, reading.in_car, b))
        return 0.05 + 0.5 * best
    if promise.kind == NO_RAID:
        if reading.view.table.badge != reading.me:
            return 0.05
        return 0.05 + _best_raid(reading, promise.to)
    if promise.kind in (NO_BID, LEAVE):
        return 0.1
    return 0.15


# --- offers --------------------------------------------------------------------------------------


def offer(reading: Reading, made: set[str]) -> tuple[str, MakeOffer] | None:
    """The next offer worth making, with a name so that it is made once a game turn."""
    talked = len(made) >= _TALK or any(open_.by == reading.me for open_ in reading.offers)
    if talked or not may_deal(reading):
        return None
    for name, terms in [*_debts(reading), *_of_resources(reading), *_of_words(reading)]:
        if name not in made:
            return name, terms
    return None


def _partners(reading: Reading) -> tuple[int, ...]:
    """Whom one deals with: nobody who is about to win, nobody frozen."""
    return tuple(
        rival
        for rival in reading.others
        if reading.points[rival] < _DANGER and not reading.view.bosses[rival].frozen
    )


def _debts(reading: Reading) -> list[tuple[str, MakeOffer]]:
    """Cash that one has promised, on the last day."""
    ideas = []
    for entry in reading.ledger:
        promise = entry.promise
        if entry.verdict != "open" or promise.kind != PAY or promise.by != reading.me:
            continue
        due = promise.until <= reading.turn and promise.about * STEP <= reading.spare_cash()
        if due and promise.about <= _HONEST and not reading.view.bosses[promise.to].frozen:
            give = (Good(CASH, 0, promise.about * STEP),)
            ideas.append((f"pay {entry.id}", MakeOffer((promise.to,), give)))
    return ideas


def _of_resources(reading: Reading) -> list[tuple[str, MakeOffer]]:
    """What is missing for a business: for a resource that one has too much of, or for cash."""
    to = _partners(reading)
    if not to or reading.pocketed() < 1.0:
        return []
    ideas = []
    now = pocket_worth(reading, reading.goods)
    most = max(range(RESOURCES), key=lambda resource: reading.goods[resource])
    for resource in range(RESOURCES):
        for count in (1, 2):
            goods = list(reading.goods)
            goods[resource] += count
            gain = pocket_worth(reading, tuple(goods)) - now
            if gain < 0.4 or reading.rivals_hold(resource) < count:
                continue
            take = (Good(WORDS[resource], 0, count),)
            goods[most] -= count
            if most != resource and goods[most] >= 0:
                swap = pocket_worth(reading, tuple(goods)) - now
                if swap > 0.3:
                    give = (Good(WORDS[most], 0, count),)
                    ideas.append((f"swap {resource}", MakeOffer(to, give, take)))
            cash = min(int(0.6 * gain / reading.dollar), 350 * count, reading.spare_cash())
            cash -= cash % STEP
            if cash >= 100 * count:
                give = (Good(CASH, 0, cash),)
                ideas.append((f"buy {resource}", MakeOffer(to, give, take)))
    return ideas + _surplus(reading, to)


def _surplus(reading: Reading, to: tuple[int, ...]) -> list[tuple[str, MakeOffer]]:
    """More of one resource than any business needs."""
    for resource in range(RESOURCES):
        if reading.goods[resource] > 6:
            give = (Good(WORDS[resource], 0, 2),)
            take = (Good(CASH, 0, 400),)
            return [(f"sell {resource}", MakeOffer(to, give, take))]
    return []


def _of_words(reading: Reading) -> list[tuple[str, MakeOffer]]:
    """A truce for a little money, with whoever is most dangerous; a quiet police for some."""
    ideas = []
    dangers = [(_danger_from(reading, rival), rival) for rival in _partners(reading)]
    if dangers:
        danger, rival = max(dangers)
        cash = int(0.5 * danger * reading.word_of(rival) / reading.dollar)
        cash = min(cash - cash % STEP, reading.spare_cash() // 4 // STEP * STEP)
        if cash >= 100 and not reading.has_word(TRUCE, rival):
            words = (Promise(TRUCE, rival, reading.me, 0, reading.turn),)
            ideas.append((f"truce {rival}", MakeOffer((rival,), (Good(CASH, 0, cash),), (), words)))
    return ideas + _protection(reading)


def _protection(reading: Reading) -> list[tuple[str, MakeOffer]]:
    """With the badge: a quiet game turn, for a price, to all but the one it was bought for."""
    if reading.view.table.badge != reading.me or reading.round != 1:
        return []
    worths = {rival: _best_raid(reading, rival) for rival in reading.others}
    target = max(reading.others, key=lambda rival: worths[rival])
    ideas = []
    for rival in _partners(reading):
        cash = int(1.5 * worths[rival] / reading.dollar) // STEP * STEP
        if rival != target and cash:
            words = (Promise(NO_RAID, reading.me, rival, 0, reading.turn),)
            terms = MakeOffer((rival,), (), (Good(CASH, 0, cash),), words)
            ideas.append((f"no raid {rival}", terms))
    return ideas


def _best_raid(reading: Reading, rival: int) -> float:
    return max([police.raid_business(reading, b) for b in reading.owned(rival)], default=0.0)
