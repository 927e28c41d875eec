"""What goods and words mean to a boss (K10), in victory points."""

from __future__ import annotations

from math import log

from backroom.bots.chicago import fighting, police
from backroom.bots.chicago.odds import shootout
from backroom.bots.chicago.reading import Reading, turns_by_distance
from backroom.bots.chicago.worth import (
    ROUND,
    WIN,
    business_worth,
    gangster_worth,
    goods_worth,
    threat,
)
from backroom.bots.notebook import Goods
from backroom.engine.deal import Promise
from backroom.games.chicago.components import (
    AN_OLD_FAVOR,
    BACKSTABBING,
    BREAK_AND_ENTER,
    BURGLARY,
    BUSINESSES,
    CAR,
    ELECTION_DAY,
    FRIENDS_ON_THE_INSIDE,
    GOAL,
    HORSE_HEAD,
    NOBODY,
    NOTHING,
    RESOURCES,
    STEP,
    STREETWISE,
    TOMMYGUNS,
    cost_of,
    is_contract,
    size_of,
)
from backroom.games.chicago.contracts import contract_of
from backroom.games.chicago.dealing import CARD, CASH, GANGSTER
from backroom.games.chicago.promises import LEAVE, NO_BID, NO_RAID, PAY, TRUCE
from backroom.games.chicago.turn_action import WORDS

#: A dollar in a deal: $1000 more at the start bring 0.9 points more in the end, three resources 0.1
#: to 0.5. (Most of it goes to gangsters, whom the others then don't get.)
DOLLAR = 0.0009
#: A deal must bring a little, and at least this part of what it brings the other side.
_LEAST, _SHARE = 0.03, 0.35
#: What one asks on top for each word the other has broken.
_GRUDGE = 0.1
#: Nobody deals with one who is about to win.
DANGER = GOAL - 2
#: What is missing for a business can also be fetched: a unit is worth no more than the way.
_FETCHED = 0.32
#: Event cards, for whoever waits for the moment; the usual one, and better ones.
_EVENT = 0.15
_EVENTS = {
    AN_OLD_FAVOR: 0.5,
    BACKSTABBING: 0.6,
    BREAK_AND_ENTER: 0.35,
    BURGLARY: 0.35,
    ELECTION_DAY: 0.35,
    FRIENDS_ON_THE_INSIDE: 0.3,
    HORSE_HEAD: 0.25,
    STREETWISE: 0.25,
    TOMMYGUNS: 0.2,
}
#: Cards and gangsters: what one hopes for when buying, and would miss when selling.
_BUYING, _SELLING = 0.7, 1.25
#: What goods mean to anybody, as far as one can tell.
_UNIT, _GANGSTER, _CONTRACT = 0.22, 0.7, 0.5
#: A good name for a game turn; nobody's is worth more than this.
_NAME, _RENOWNED = 0.09, 0.45
#: How often a car that could attack does so in a game turn.
_ATTACKS, _RAIDS = 0.1, 0.2
#: A debt up to this (in steps of $50) is paid as promised.
HONEST = 20


# --- goods ---------------------------------------------------------------------------------------


def _purse(cash: int) -> float:
    """All one's cash: the more there is, the less each dollar buys."""
    return DOLLAR * (min(cash, 1200) + 2500.0 * log(1.0 + max(0, cash - 1200) / 2500.0))


class Pocket:
    """What resources are worth: by themselves, and for the best business one could open."""

    def __init__(self, reading: Reading) -> None:
        #: What each business costs that one could open, and what it is worth beyond that.
        self._businesses: list[tuple[list[int], float]] = []
        turns = turns_by_distance(reading.drive)
        row = reading.board.distance[reading.square]
        for size, lots in enumerate(reading.free_lots()):
            far = [row[reading.board.lot_square[lot]] for lot in lots]
            if not far:
                continue
            way = ROUND * turns[min(far)]
            for b in range(BUSINESSES):
                if size_of(b) == size and reading.business(b).owner == NOBODY:
                    cost = cost_of(b)
                    worth = business_worth(reading, reading.me, b) - goods_worth(tuple(cost))
                    self._businesses.append((cost, worth - way))

    def worth(self, goods: tuple[int, ...]) -> float:
        best = 0.0
        for cost, worth in self._businesses:
            if worth > best and goods[0] >= cost[0] and goods[1] >= cost[1] and goods[2] >= cost[2]:
                best = worth
        return goods_worth(goods) + 0.7 * best


def gain(reading: Reading, gets: Goods, gives: Goods) -> float:
    """What these goods bring oneself."""
    cash, value = reading.cash, 0.0
    pocket = list(reading.goods)
    gang = len(reading.gang(reading.me))
    more = 0
    for goods, sign in ((gets, 1), (gives, -1)):
        spread = _BUYING if sign > 0 else _SELLING
        for good in goods:
            if good.kind == CASH:
                cash += sign * good.count
            elif good.kind == CARD:
                value += sign * spread * card_worth(reading, good.item)
            elif good.kind == GANGSTER:
                value += sign * (gangster_worth(reading, reading.me, good.item) - sign * 0.08)
                more += sign
            else:
                pocket[WORDS.index(good.kind)] += sign * good.count
    if _wins(reading, reading.me, gang, more):
        value += WIN
    value += _purse(cash) - _purse(reading.cash)
    return value + _pocket_gain(reading, tuple(pocket))


def _wins(reading: Reading, seat: int, gang: int, more: int) -> bool:
    """Would so many gangsters more be the last points to ten?"""
    points = (gang + more) // 2 - gang // 2
    return points > 0 and reading.points[seat] + points >= GOAL


def _pocket_gain(reading: Reading, after: tuple[int, ...]) -> float:
    before = reading.goods
    if after == before:
        return 0.0
    more = sum(max(0, after[resource] - before[resource]) for resource in range(RESOURCES))
    pocket = Pocket(reading)
    gained = pocket.worth(after) - pocket.worth(before)
    return min(gained, _FETCHED * more) if more else gained


def card_worth(reading: Reading, card: int) -> float:
    """A card that is kept: while there is time for it."""
    if not is_contract(card):
        return _EVENTS.get(card, _EVENT) * min(1.0, reading.turns_left / 2.5)
    contract = contract_of(card)
    board, turns = reading.board, turns_by_distance(reading.drive)
    start = board.place_square[contract.start]
    away = turns[board.distance[reading.square][start]]
    onward = 2.0 if contract.end == NOTHING else turns[_between(reading, start, contract.end)]
    if away + onward > 4.0 * reading.turns_left or reading.cash < contract.fee:
        return 0.0
    worth = 1.0 + (contract.reward - contract.fee) * DOLLAR
    alone = 1.0 if len(reading.in_car) >= contract.gangsters else 0.6
    return max(0.0, alone * 0.8 * (worth - ROUND * (0.6 * away + onward)))


def _between(reading: Reading, start: int, end: int) -> int:
    return reading.board.distance[start][reading.board.place_square[end]]


def roughly(goods: Goods) -> float:
    """What goods mean to anybody."""
    value = 0.0
    for good in goods:
        if good.kind == CASH:
            value += good.count * DOLLAR
        elif good.kind == CARD:
            value += _CONTRACT if is_contract(good.item) else _EVENTS.get(good.item, _EVENT)
        elif good.kind == GANGSTER:
            value += _GANGSTER
        else:
            value += _UNIT * good.count
    return value


def helps_to_win(reading: Reading, other: int, gets: Goods, gives: Goods) -> bool:
    """Does the deal bring the other the last points, or anything if he lacks but few?"""
    more = sum(good.kind == GANGSTER for good in gets)
    less = sum(good.kind == GANGSTER for good in gives)
    gang = reading.view.bosses[other].at_work
    return reading.points[other] >= DANGER or _wins(reading, other, gang, more - less)


def wanted(reading: Reading, other: int, theirs: float) -> float:
    """What one wants of a deal that brings the other so much."""
    share = max(_SHARE, threat(reading, other))
    return _LEAST + _GRUDGE * reading.trust.broken(other) + share * max(0.0, theirs)


# --- words ---------------------------------------------------------------------------------------


def stake(reading: Reading, until: int) -> float:
    """What a good name still brings once that game turn is over."""
    to_come = reading.turns_left - 1.0 - max(0, until - reading.turn)
    return min(_RENOWNED, _NAME * max(0.0, to_come))


def if_kept(reading: Reading, word: Promise) -> float:
    """What the word of another brings oneself; nothing, if it could hardly be broken."""
    table = reading.view.table
    if word.kind == PAY:
        hope = 500 + reading.income(word.by) * (word.until - reading.turn)
        due = min(word.about * STEP, hope) - reading.trust.owed(word.by, reading.me) * STEP
        return 0.9 * due * DOLLAR
    if word.kind == TRUCE:
        return _ATTACKS * danger_from(reading, word.by)
    if word.kind == NO_RAID and table.badge == word.by and table.police_actions:
        return _RAIDS * worst_raid(reading)
    if word.kind == NO_BID and word.about in table.offer:
        return 0.05
    if word.kind == LEAVE and table.territories[word.about] == reading.me:
        return 0.03
    return 0.0


def danger_from(reading: Reading, rival: int) -> float:
    """What one stands to lose to a rival's car in this game turn, if he is out for it."""
    boss = reading.view.bosses[rival]
    if boss.in_car == 0 or reading.trade:
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
    return worst


def worst_raid(reading: Reading) -> float:
    """What a raid on one's best business would cost on average."""
    return max([police.loss_by_raid(reading, b) for b in reading.owned(reading.me)], default=0.0)


def best_raid(reading: Reading, rival: int) -> float:
    """What a raid on a rival would bring oneself."""
    return max([police.raid_business(reading, b) for b in reading.owned(rival)], default=0.0)


def price(reading: Reading, word: Promise) -> tuple[float, float] | None:
    """What one's own word costs, and what it brings the other. None: one would not keep it."""
    if word.kind == PAY:
        fifties = reading.trust.owes(reading.me) + word.about
        if fifties > HONEST or fifties * STEP > reading.spare_cash():
            return None
        return word.about * STEP * DOLLAR, word.about * STEP * DOLLAR
    if word.until > reading.turn:
        return None  # who knows what the next game turn brings
    if word.kind == TRUCE:
        best = 0.0
        for b in reading.owned(word.to):
            best = max(best, fighting.attack_business(reading, reading.in_car, b))
        return 0.05 + 0.7 * best, 0.3 * best
    if word.kind == NO_RAID:
        if reading.view.table.badge != reading.me:
            return 0.05, 0.0
        return 0.05 + max(0.0, best_raid(reading, word.to)), 0.1
    if word.kind == NO_BID:
        if word.about not in reading.view.table.offer:
            return 0.1, 0.0
        worth = gangster_worth(reading, reading.me, word.about)
        return 0.3 * worth, 0.5 * worth
    return None  # one can't keep what one can't read, nor stay off a territory on the way
