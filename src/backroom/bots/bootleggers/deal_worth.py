"""What goods and words mean to a mobster (B13): money tonight, trucks and cards for later."""

from __future__ import annotations

from backroom.bots.bootleggers.cards import still_of_use, worth_taking
from backroom.bots.bootleggers.market import Market, Prospects, market_now
from backroom.bots.bootleggers.reading import FORTUNE, Reading
from backroom.bots.notebook import Goods
from backroom.engine.deal import Promise
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import OMALLEYS, TRUCK_SIZES, WAGE, capacity
from backroom.games.bootleggers.dealing import CASH, CRATES, RENT, THUG, TRUCK
from backroom.games.bootleggers.promises import (
    ALLOW,
    NO_THUG,
    PAY,
    PLACE,
    PLACE_NONE,
    SEND,
    SEND_NONE,
)
from backroom.games.bootleggers.state import PUBLIC

#: A deal must bring a little, and this much of what it brings the other side: any, a richer one,
#: one who is about to win.
_LEAST = 0.25
_RIVAL, _RICHER, _WINNER = 0.25, 0.5, 1.0
#: By so much cash that is only a guess may be wrong.
_GUESS = 12
#: What one asks on top for each word the other has broken.
_GRUDGE = 1.5
#: Room for a crate over the rounds to come, and how production grows.
_ROOM, _GROWTH = 1.4, 0.45
#: Cards in the hand: what one hopes for when buying, and would miss when selling.
_BUYING, _SELLING = 0.7, 1.2
#: A good name for a round; nobody's is worth more than this.
_NAME, _RENOWNED = 1.0, 6.0


# --- goods ---------------------------------------------------------------------------------------


class Tonight:
    """The round's sales as they are expected now; deals change what two of them bring."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._market: Market | None = None
        self._before: dict[tuple[int, ...], list[float]] = {}

    @property
    def market(self) -> Market:
        """Worked out when it is first needed: many offers don't touch it."""
        if self._market is None:
            self._market = market_now(self.reading)
            self._market.settle()
        return self._market

    def _again(self) -> Market:
        before = self.market
        market = Market(self.reading, before.places, list(before.crates), False)
        market.line = before.line
        market.sent = [list(sent) for sent in before.sent]
        return market

    def before(self, *seats: int) -> list[float]:
        """What everybody earns if these seats think again, and have what they have."""
        found = self._before.get(seats)
        if found is None:
            found = self.incomes(list(seats), {})
            self._before[seats] = found
        return found

    def incomes(self, seats: list[int], more: dict[int, tuple[int, int]]) -> list[float]:
        """What everybody earns if these seats have so many more crates, and so much more room."""
        reading = self.reading
        market = self._again()
        for seat in seats:
            crates, room = more.get(seat, (0, 0))
            if reading.when == timing.DEALING:
                crates += reading.view.mobsters[seat].crates
                market.crates[seat] = float(max(0, min(crates, reading.capacity(seat) + room)))
        for _ in range(2):
            for seat in reading.order:
                if seat in seats:
                    market.send(seat, parts=max(1, int(market.crates[seat])))
        return market.incomes()

    def through_the_door(self, seat: int, house: int) -> float:
        """What it brings a seat if it may surely sell at the public dock of a house (B8.3)."""
        place = self.market.places[house]
        if house == OMALLEYS or place.docks[seat] != PUBLIC or place.chance == 0.0:
            return 0.0
        usual = place.let_in
        before = self.before(seat)[seat]
        place.let(1.0)
        after = self.incomes([seat], {})[seat]
        place.let(usual)
        return max(0.0, after - before)


def gains(
    reading: Reading, tonight: Tonight, other: int, gets: Goods, gives: Goods
) -> tuple[float, float]:
    """What these goods bring oneself and the other side."""
    mine = _kept(reading, reading.me, gets, gives)
    theirs = _kept(reading, other, gives, gets)
    more = {reading.me: _tonight(gets, gives), other: _tonight(gives, gets)}
    if more[other] != (0, 0):
        before = tonight.before(reading.me, other)
        after = tonight.incomes([reading.me, other], more)
        mine += after[reading.me] - before[reading.me]
        theirs += after[other] - before[other]
    return mine, theirs


def _tonight(gets: Goods, gives: Goods) -> tuple[int, int]:
    """Crates and room more for tonight."""
    crates = room = 0
    for goods, sign in ((gets, 1), (gives, -1)):
        crates += sign * sum(good.count for good in goods if good.kind == CRATES)
        room += sign * sum(capacity(good.item) for good in goods if good.kind in (TRUCK, RENT))
    return crates, room


def _kept(reading: Reading, seat: int, gets: Goods, gives: Goods) -> float:
    """Cash, and what one still has after tonight."""
    value = 0.0
    for goods, sign in ((gets, 1), (gives, -1)):
        for good in goods:
            if good.kind == CASH:
                value += sign * good.count
            elif good.kind == THUG:
                value += sign * (_BUYING if sign > 0 else _SELLING) * _card(reading, good.item)
    bought = [good.item for good in gets if good.kind == TRUCK]
    sold = [good.item for good in gives if good.kind == TRUCK]
    if bought or sold:
        owned = [truck.truck for truck in reading.view.trucks if truck.owner == seat]
        after = [truck for truck in owned if truck not in sold] + bought
        value += _fleet(reading, seat, after) - _fleet(reading, seat, owned)
    return value


def _card(reading: Reading, card: int) -> float:
    """The fewer rounds are left, the rarer is a good moment for it."""
    if not still_of_use(card, reading):
        return 0.0
    return worth_taking(card, Prospects(reading)) * min(1.0, reading.left / 3.0)


def _fleet(reading: Reading, seat: int, trucks: list[int]) -> float:
    """All trucks together over the rounds to come: room for what is made, less the wages."""
    to_come = reading.left - 1.0
    room = float(sum(map(capacity, trucks)))
    made = reading.production(seat) + _GROWTH * to_come / 2.0
    wages = 0 if reading.view.mobsters[seat].union_boss else sum(_wage(t) for t in trucks)
    return (_ROOM * reading.carried(made, room) - wages) * to_come


def _wage(truck: int) -> int:
    return WAGE[TRUCK_SIZES[truck]]


def wanted(reading: Reading, seat: int, other: int, theirs: float) -> float:
    """What a seat wants of a deal that brings the other so much: of a richer one it wants more, and
    whoever's cash is a guess may think he is the poorer one."""
    least = _LEAST + _GRUDGE * reading.trust.broken(other)
    if theirs <= 0.0:
        return least
    share = _RIVAL
    guess = 0 if seat == reading.me or reading.counted else _GUESS
    if reading.cash[other] + theirs + guess > reading.cash[seat]:
        share = _RICHER if reading.left <= 2.0 else share
        soon = reading.cash[other] + theirs + 2.0 * reading.on_hand(other)
        if reading.left <= 1.0 or soon >= FORTUNE:
            share = _WINNER
    return least + share * theirs


# --- words ---------------------------------------------------------------------------------------


def stake(reading: Reading, until: int) -> float:
    """What a good name still brings once that round is over: after the last it brings nothing."""
    to_come = reading.left - 1.0 - max(0, until - reading.round)
    return min(_RENOWNED, _NAME * max(0.0, to_come))


def if_kept(reading: Reading, tonight: Tonight, word: Promise) -> float:
    """What the word of another brings oneself; nothing, if it could hardly be broken."""
    by, house = word.by, word.about
    if word.kind == PAY:
        due = min(word.about, reading.cash[by] + 4 * (word.until - reading.round))
        return 0.9 * (due - reading.trust.owed(by, reading.me))
    if word.kind == ALLOW:
        return tonight.through_the_door(reading.me, house) if reading.holder(house) == by else 0.0
    if word.kind == NO_THUG:
        boss = reading.view.mobsters[by]
        return min(1.0, 0.3 * (len(boss.known) + boss.unseen))
    if word.kind == PLACE_NONE:
        return _left_alone(reading, by, house)
    if word.kind == SEND_NONE:
        return 0.5 * _without_trucks_of(reading, tonight, by, house)
    return 0.0  # whatever he does there, one can't tell what it is good for


def _left_alone(reading: Reading, by: int, house: int) -> float:
    """Markers that are not put into a house where one has some."""
    mobster = reading.view.mobsters[by]
    markers = min(2, mobster.markers - mobster.locked, reading.room(house))
    if house == OMALLEYS or reading.when > timing.PLACING or markers <= 0:
        return 0.0
    if reading.house(house).markers[reading.me] == 0:
        return 0.0
    harm = -Prospects(reading).with_markers(house, [(by, markers)])
    return 0.3 * max(0.0, harm) * min(3.0, reading.left)


def _without_trucks_of(reading: Reading, tonight: Tonight, by: int, house: int) -> float:
    """What one sells more in a house if the other brings nothing there."""
    if house == OMALLEYS or reading.when > timing.DRIVING or not reading.on_hand(by):
        return 0.0
    market = tonight.market
    before = market.incomes()[reading.me]
    sent = market.sent[house][by]
    market.sent[house][by] = 0.0
    after = market.incomes()[reading.me]
    market.sent[house][by] = sent
    return max(0.0, after - before)


#: Words that can't both be kept.
OPPOSITES = {SEND: SEND_NONE, SEND_NONE: SEND, PLACE: PLACE_NONE, PLACE_NONE: PLACE}
#: What it costs to keep one's word for this round, at most: for more it would be broken.
_PRICES = {SEND: 4.0, SEND_NONE: 4.0, PLACE: 3.0, PLACE_NONE: 3.0}
#: A debt up to this is paid as promised.
HONEST = 12


def price(reading: Reading, tonight: Tonight, word: Promise) -> tuple[float, float] | None:
    """What one's own word costs, and what it brings the other. None: one would not keep it."""
    if reading.trust.contradicts(word, OPPOSITES):
        return None
    if word.kind == PAY:
        owes = reading.trust.owes(reading.me) + word.about
        can = owes <= min(HONEST, reading.cash[reading.me])
        return (float(word.about), float(word.about)) if can else None
    if word.until > reading.round:
        return None  # who knows what tomorrow brings
    if word.kind == NO_THUG:
        return 1.0 + 0.8 * len(reading.hand), 1.0
    if word.kind == ALLOW:
        return 1.0, tonight.through_the_door(word.to, word.about)
    if word.kind in (SEND, PLACE):
        mobster = reading.view.mobsters[reading.me]
        able = reading.on_hand(reading.me) if word.kind == SEND else mobster.markers
        if not able or (word.about == OMALLEYS and word.kind == PLACE):
            return None
    if word.kind in _PRICES:
        return _PRICES[word.kind], 0.0
    return None  # one can't keep what one can't read
