"""Errands: where the car should go, and what to do there, thought through some stops ahead.

A stop brings something and costs the turns it takes to get there. Resources are worth something
by themselves, so that a way to a business can be longer than anybody plans.
"""

from __future__ import annotations

from random import Random

from backroom.bots.chicago import fighting
from backroom.bots.chicago.reading import Reading, turns_by_distance
from backroom.bots.chicago.worth import (
    ROUND,
    WIN,
    business_worth,
    gangster_worth,
    goods_worth,
    my_points,
    respect_worth,
    threat,
)
from backroom.engine.action import Action
from backroom.games.chicago.actions import (
    AttackBusiness,
    AttackCar,
    CompleteContract,
    Fetch,
    Mark,
    OpenBusiness,
    StartContract,
    TakeAll,
)
from backroom.games.chicago.components import (
    GOAL,
    HOSPITAL,
    HOSPITAL_PLACE,
    KINDS,
    LARGE,
    MARKERS,
    NOBODY,
    NOTHING,
    POLICE_DEPARTMENT,
    PRISON,
    SMALL,
    STEP,
    TERRITORY_INCOME,
    TERRITORY_PRICE,
    cost_of,
    is_contract,
)
from backroom.games.chicago.contracts import Contract, contract_of
from backroom.games.chicago.gangsters import DER_SCHWEINEHUND, EASY_MIKE, SAD_KEN, fit

#: What may still come true of a plan after each turn on the way.
_STILL = 0.95
#: So many stops are looked at, and so many of these further, from the first to the last.
_BREADTH = (10, 4, 2)
#: A boss with no plan at all.
_NOTHING_TO_DO = -1.5
#: A rival who is nearer may have been there before.
_LEFT = 0.75

Goods = tuple[int, ...]
#: Of a trip: goods, contracts under way, what is gone.
Changes = tuple[Goods, tuple[int, ...], tuple[int, ...]]


def _first(pair: tuple[float, Stop]) -> float:
    return pair[0]


class Trip:
    """What one has on the way: the pocket, the contracts under way, and what is done with."""

    def __init__(self, goods: Goods, started: tuple[int, ...], gone: tuple[int, ...]) -> None:
        self.goods = goods
        self.started = started
        self.gone = gone  # places that are empty by now, contracts that are completed
        self.stops: list[Stop] | None = None
        #: The stops worth driving to with what follows them, by how far ahead one looks.
        self.plans: dict[int, list[tuple[Stop, float]]] = {}


class Stop:
    """Something to do at a square."""

    def __init__(
        self,
        square: int,
        action: Action,
        gain: float,
        changes: Changes | None = None,
        promise: float = 0.0,
    ) -> None:
        self.square = square
        self.action = action
        self.gain = gain
        self.changes = changes  # what one has afterwards, if that changes
        self.promise = promise  # what it is the first step to


class Errands:
    """All there is to do, for the boss who is to drive."""

    def __init__(self, reading: Reading, rng: Random | None = None) -> None:
        self.reading = reading
        self.turns = turns_by_distance(reading.drive)
        self.still = [_STILL**number for number in self.turns]
        self.now = Trip(reading.goods, tuple(reading.view.bosses[reading.me].started), ())
        self._distance = reading.board.distance
        self._left = self._shares_left()
        self._always = self._territories() + self._fetching() + self._businesses_to_take()
        self._trips: dict[Changes, Trip] = {}
        self._kinds_left = self._businesses_left()
        self._lots = [reading.free_lots(size) for size in range(SMALL, LARGE + 1)]
        # The first of equals is taken: without this, half the town would be left alone.
        if rng is not None:
            rng.shuffle(self._always)
            for lots in self._lots:
                rng.shuffle(lots)

    # --- looking ahead -------------------------------------------------------------------------

    def here(self, square: int) -> list[tuple[Stop, float]]:
        """What can be done at this square at once, and what it is worth with all that follows."""
        found = [stop for stop in self.stops(self.now) if stop.square == square]
        found += self._cars(square)
        return [(stop, stop.gain + self._after(stop, self.now, 1)) for stop in found]

    def onward(self, square: int) -> float:
        """What can be made of the turns to come, from this square, with no action now."""
        return self._best(square, self.now, 0, None)

    def value(self, square: int) -> float:
        """The best that ending the drive here can lead to."""
        best = self.onward(square)
        for _, worth in self.here(square):
            best = max(best, worth)
        return best

    def _after(self, stop: Stop, trip: Trip, depth: int) -> float:
        if stop.changes is None:
            return self._best(stop.square, trip, depth, stop.action)
        after = self._trips.get(stop.changes)
        if after is None:
            after = Trip(*stop.changes)
            self._trips[stop.changes] = after
        return self._best(stop.square, after, depth, None)

    def _best(self, square: int, trip: Trip, depth: int, but: Action | None) -> float:
        row, turns, still = self._distance[square], self.turns, self.still
        best = _NOTHING_TO_DO
        for stop, worth in self._planned(square, trip, depth):
            if stop.action is not but:
                far = row[stop.square]
                value = worth * still[far] - ROUND * turns[far]
                if value > best:
                    best = value
        return best

    def _planned(self, square: int, trip: Trip, depth: int) -> list[tuple[Stop, float]]:
        """The stops worth driving to, each with what follows it."""
        found = trip.plans.get(depth)
        if found is not None:
            return found
        row, turns = self._distance[square], self.turns
        ranked = [
            (stop.gain + stop.promise - ROUND * turns[row[stop.square]], stop)
            for stop in self.stops(trip)
        ]
        ranked.sort(key=_first, reverse=True)
        last = depth + 1 >= len(_BREADTH)
        found = []
        for _, stop in ranked[: _BREADTH[depth]]:
            after = 0.0 if last else self._after(stop, trip, depth + 1)
            found.append((stop, stop.gain + after))
        trip.plans[depth] = found
        return found

    # --- what there is to do -------------------------------------------------------------------

    def stops(self, trip: Trip) -> list[Stop]:
        if trip.stops is None:
            trip.stops = self._always + self._pickups(trip) + self._openings(trip)
            trip.stops += self._contracts(trip)
        return trip.stops

    def _shares_left(self) -> list[float]:
        """For each place, how likely it is that nobody is there before."""
        reading = self.reading
        by_car = turns_by_distance(0)
        shares = []
        for square in reading.board.place_square:
            own = self.turns[self._distance[reading.square][square]]
            share = 1.0
            for rival in reading.others:
                boss = reading.view.bosses[rival]
                if boss.garage == NOTHING and not boss.frozen:
                    if by_car[self._distance[boss.square][square]] + 0.3 < own:
                        share *= _LEFT
            shares.append(max(0.4, share))
        return shares

    def _pickups(self, trip: Trip) -> list[Stop]:
        reading = self.reading
        goods = trip.goods
        if DER_SCHWEINEHUND in reading.in_car:
            return []
        found = []
        before = goods_worth(goods)
        for place, there in enumerate(reading.lying):
            if not (there[0] or there[1] or there[2]) or place in trip.gone:
                continue
            after = (goods[0] + there[0], goods[1] + there[1], goods[2] + there[2])
            gain = (goods_worth(after) - before) * self._left[place]
            square = reading.board.place_square[place]
            changes = (after, trip.started, (*trip.gone, place))
            found.append(Stop(square, TakeAll(place), gain, changes))
        return found

    def _businesses_left(self) -> list[list[tuple[int, float, list[int]]]]:
        """By size: one business of each kind that is left, its worth and its cost."""
        reading = self.reading
        found: list[list[tuple[int, float, list[int]]]] = []
        for size in range(SMALL, LARGE + 1):
            found.append([])
            for kind in range(KINDS):
                b = reading.left(size, kind)
                if b != NOTHING:
                    worth = business_worth(reading, reading.me, b)
                    worth += my_points(reading, size + 1) - (size + 1)
                    found[size].append((b, worth, cost_of(b)))
        return found

    def _openings(self, trip: Trip) -> list[Stop]:
        """For each size the best kind that can be paid for, at each free square."""
        reading = self.reading
        goods = trip.goods
        found = []
        before = goods_worth(goods)
        for size in range(SMALL, LARGE + 1):
            best, most, rest = NOTHING, 0.0, goods
            for b, worth, cost in self._kinds_left[size]:
                after = (goods[0] - cost[0], goods[1] - cost[1], goods[2] - cost[2])
                if after[0] < 0 or after[1] < 0 or after[2] < 0:
                    continue
                gain = worth - before + goods_worth(after)
                if best == NOTHING or gain > most:
                    best, most, rest = b, gain, after
            if best != NOTHING:
                for lot in self._lots[size]:
                    square = reading.board.lot_square[lot]
                    changes = (rest, trip.started, trip.gone)
                    found.append(Stop(square, OpenBusiness(best, lot), most, changes))
        return found

    def _contracts(self, trip: Trip) -> list[Stop]:
        reading = self.reading
        squares = reading.board.place_square
        found = []
        for card in reading.hand:
            if not is_contract(card) or card in trip.started or card in trip.gone:
                continue
            contract = contract_of(card)
            if len(reading.in_car) < contract.gangsters or reading.cash < contract.fee:
                continue
            worth = 1.0 + (contract.reward - contract.fee) * reading.dollar
            changes = (trip.goods, (*trip.started, card), trip.gone)
            square = squares[contract.start]
            action = StartContract(card)
            found.append(Stop(square, action, 0.2 * worth, changes, 0.5 * worth))
        for card in trip.started:
            contract = contract_of(card)
            if contract.bet and reading.cash < STEP:
                continue
            gain = my_points(reading, 1.0) + contract.reward * reading.dollar
            rest = tuple(other for other in trip.started if other != card)
            changes = (trip.goods, rest, (*trip.gone, card))
            for square in self._ends(contract):
                found.append(Stop(square, CompleteContract(card), gain, changes))
        return found

    def _ends(self, contract: Contract) -> list[int]:
        reading = self.reading
        if contract.own_business:
            return [reading.square_of(b) for b in reading.owned(reading.me)]
        if contract.garage:
            return reading.board.garage_square
        return [reading.board.place_square[contract.end]]

    def _territories(self) -> list[Stop]:
        reading = self.reading
        table = reading.view.table
        if reading.view.bosses[reading.me].territories >= MARKERS:
            return []
        found = []
        free = SAD_KEN in reading.in_car
        for territory, owner in enumerate(table.territories):
            if owner == reading.me:
                continue
            if owner != NOBODY and not free and reading.cash < TERRITORY_PRICE:
                continue
            gain = self._territory(owner, free)
            square = reading.board.territory_square[territory]
            # On the way they are welcome, but nobody plans a way for a plain one.
            found.append(Stop(square, Mark(territory), gain, None, -ROUND))
        return found

    def _territory(self, owner: int, free: bool) -> float:
        """Money, and local respect if that decides it."""
        reading = self.reading
        gain = 0.7 * TERRITORY_INCOME * min(reading.turns_left, 4.0) * reading.dollar
        change = {reading.me: 1}
        if owner != NOBODY:
            change[owner] = -1
            gain += threat(reading, owner) * gain
            if not free:
                gain -= TERRITORY_PRICE * reading.dollar
        before, after = reading.view.table.respect, reading.respected(change)
        if after == reading.me and before != reading.me:
            wins = reading.points[reading.me] + 1 >= GOAL
            gain += WIN if wins else respect_worth(reading, reading.me)
        if before not in (NOBODY, reading.me) and after != before:
            gain += respect_worth(reading, before) * threat(reading, before)
        return gain + 0.03

    def _fetching(self) -> list[Stop]:
        """Who can be brought back to work, as many as there are seats for."""
        reading = self.reading
        found = []
        for where, place in ((HOSPITAL, HOSPITAL_PLACE), (PRISON, POLICE_DEPARTMENT)):
            there = [
                g
                for g in reading.helpless(where)
                if reading.owner(g) == reading.me or (g == EASY_MIKE and where == HOSPITAL)
            ]
            there.sort(key=lambda g: -gangster_worth(reading, reading.me, g))
            car = list(reading.in_car)
            gain = 0.0
            first = NOTHING
            for g in there:
                if fit([*car, g], True):
                    car.append(g)
                    gain += gangster_worth(reading, reading.me, g)
                    first = g if first == NOTHING else first
            if first == NOTHING:
                continue
            gang = len(reading.gang(reading.me))
            more = (gang + len(car) - len(reading.in_car)) // 2 - gang // 2
            if reading.points[reading.me] + more >= GOAL:
                gain += WIN
            square = reading.board.place_square[place]
            found.append(Stop(square, Fetch(first), gain))
        return found

    def _businesses_to_take(self) -> list[Stop]:
        reading = self.reading
        if not reading.in_car:
            return []
        found = []
        for rival in reading.others:
            for b in reading.owned(rival):
                gain = fighting.attack_business(reading, reading.in_car, b)
                if gain > 0.0:
                    found.append(Stop(reading.square_of(b), AttackBusiness(b), gain))
        return found

    def _cars(self, square: int) -> list[Stop]:
        """Cars drive on: only one that stands here now can be attacked."""
        reading = self.reading
        found = []
        if reading.in_car:
            for rival in reading.others:
                boss = reading.view.bosses[rival]
                if boss.square == square and boss.garage == NOTHING:
                    gain = fighting.attack_car(reading, reading.in_car, rival)
                    if gain > 0.0:
                        found.append(Stop(square, AttackCar(rival), gain))
        return found
