"""Errands: where the car should go, and what to do there, thought through some stops ahead.

A stop brings something and costs the turns it takes to get there. Resources are worth something
by themselves, so that a way to a business can be longer than anybody plans.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from backroom.bots.chicago import fighting
from backroom.bots.chicago.reading import Reading, turns_by_distance
from backroom.bots.chicago.worth import (
    ROUND,
    WIN,
    business_worth,
    gangster_worth,
    my_points,
    pocket_worth,
    respect_worth,
    threat,
)
from backroom.bots.dice import shuffle
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
    BUSINESSES,
    GOAL,
    HOSPITAL,
    HOSPITAL_PLACE,
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
    kind_of,
    size_of,
)
from backroom.games.chicago.contracts import Contract, contract_of
from backroom.games.chicago.gangsters import DER_SCHWEINEHUND, EASY_MIKE, SAD_KEN, fit

#: What may still come true of a plan after each turn on the way.
_STILL = 0.95
#: So many stops are looked at, and so many of these further, from the first to the last.
_BREADTH = (10, 4, 2)
#: Two who make a point at once are worth more than two halves of one.
_PAIR = 0.3
#: A boss with no plan at all.
_NOTHING_TO_DO = -1.5
#: A rival who is nearer may have been there before.
_LEFT = 0.75

Goods = tuple[int, ...]
#: Of a trip: goods, contracts under way, what is gone.
Changes = tuple[Goods, tuple[int, ...], tuple[int, ...]]

#: What can be done at a stop.
_MARK: Final = 0
_FETCH: Final = 1
_ATTACK: Final = 2
_ATTACK_CAR: Final = 3
_TAKE: Final = 4
_OPEN: Final = 5
_START: Final = 6
_COMPLETE: Final = 7
#: Of equals that comes first which was thought of first; from these numbers on they are counted.
_PICKUPS: Final = 1000
_OPENINGS: Final = 2000
_CONTRACTS: Final = 3000


class Stop:
    """Something to do at a square."""

    def __init__(
        self,
        number: int,
        square: int,
        gain: float,
        deed: int,
        about: int,
        changes: Changes | None = None,
        promise: float = 0.0,
        lot: int = NOTHING,
    ) -> None:
        self.number = number
        self.square = square
        self.gain = gain
        self.deed = deed
        self.about = about
        self.changes = changes  # what one has afterwards, if that changes
        self.likely = gain + promise  # with what it is the first step to
        self.seen = 0.0  # what is left of that from where one looks, once it was looked at
        self.lot = lot  # where a business opens

    def action(self) -> Action:
        """Few stops are ever acted upon."""
        if self.deed == _OPEN:
            return OpenBusiness(self.about, self.lot)
        return _ACTIONS[self.deed](self.about)


_ACTIONS: dict[int, Callable[[int], Action]] = {
    _MARK: Mark,
    _FETCH: Fetch,
    _ATTACK: AttackBusiness,
    _ATTACK_CAR: AttackCar,
    _TAKE: TakeAll,
    _START: StartContract,
    _COMPLETE: CompleteContract,
}


def _number(stop: Stop) -> int:
    return stop.number


def _likely(stop: Stop) -> float:
    return stop.likely


class Stops:
    """Where stops are gathered: all of them. One that is not wanted need not be made."""

    def __init__(self) -> None:
        self.found: list[Stop] = []

    def wants(self, square: int, likely: float) -> bool:
        """A stop there that brings or promises so much?"""
        return True

    def wants_some(self, likely: float) -> bool:
        """Anything that does, wherever it is?"""
        return True

    def add(self, stop: Stop) -> None:
        self.found.append(stop)


class BestStops(Stops):
    """A few only, seen from a square: the best, and of equals those that were found first."""

    def __init__(self, most: int, row: list[int], cost: list[float]) -> None:
        super().__init__()
        self._most = most
        self._row = row
        self._cost = cost
        self._least = -1e9  # what the last of them is worth, once there are enough
        self._at_least = cost[0]  # on the shortest way

    def wants(self, square: int, likely: float) -> bool:
        return likely - self._cost[self._row[square]] >= self._least

    def wants_some(self, likely: float) -> bool:
        return likely - self._at_least >= self._least

    def add(self, stop: Stop) -> None:
        value = stop.likely - self._cost[self._row[stop.square]]
        stop.seen = value
        found = self.found
        at = len(found)
        while at > 0 and found[at - 1].seen < value:
            at -= 1
        while at > 0 and found[at - 1].seen == value and found[at - 1].number > stop.number:
            at -= 1
        found.insert(at, stop)
        if len(found) > self._most:
            found.pop()
        if len(found) == self._most:
            self._least = found[-1].seen


class Aim:
    """A stop worth driving to, with what follows it."""

    def __init__(self, stop: Stop, worth: float) -> None:
        self.stop = stop
        self.worth = worth


class Trip:
    """What one has on the way: the pocket, the contracts under way, and what is done with."""

    def __init__(self, goods: Goods, started: tuple[int, ...], gone: tuple[int, ...]) -> None:
        self.goods = goods
        self.started = started
        self.gone = gone  # places that are empty by now, contracts that are completed
        #: The stops worth driving to, by how far ahead one looks.
        self.aims: list[list[Aim] | None] = [None for _ in _BREADTH]


class Lying:
    """Resources on a named place, and how likely it is that nobody takes them before."""

    def __init__(self, place: int, square: int, there: list[int], left: float) -> None:
        self.place = place
        self.square = square
        self.booze = there[0]
        self.girls = there[1]
        self.henchmen = there[2]
        self.left = left


class Left:
    """A business that is left in the box."""

    def __init__(self, business: int, worth: float, cost: list[int]) -> None:
        self.business = business
        self.worth = worth
        self.booze = cost[0]
        self.girls = cost[1]
        self.henchmen = cost[2]


@lru_cache(maxsize=8)
def _ways(bonus: int) -> tuple[list[float], list[float]]:
    """By the distance: what the turns on the way cost, and what may still come true."""
    turns = turns_by_distance(bonus)
    return [ROUND * number for number in turns], [_STILL**number for number in turns]


class Errands:
    """All there is to do, for the boss who is to drive."""

    def __init__(self, reading: Reading, rng: Random | None = None) -> None:
        self.reading = reading
        self.cost, self.still = _ways(reading.drive)
        self.now = Trip(reading.goods, tuple(reading.view.bosses[reading.me].started), ())
        self._distance = reading.board.distance
        self._lying = self._resources()
        self._always = self._territories() + self._fetching() + self._businesses_to_take()
        self._trips: dict[Changes, Trip] = {}
        self._kinds_left = self._businesses_left()
        self._lots = reading.free_lots()
        self._here: dict[int, list[Stop]] = {}
        # The first of equals is taken: without this, half the town would be left alone.
        if rng is not None:
            shuffle(rng, self._always)
            for lots in self._lots:
                shuffle(rng, lots)
        for number, stop in enumerate(self._always):
            stop.number = number
        self._always.sort(key=_likely, reverse=True)

    # --- looking ahead -------------------------------------------------------------------------

    def here(self, square: int) -> list[Aim]:
        """What can be done at this square at once, and what it is worth with all that follows."""
        aims = []
        for stop in self._at(square) + self._cars(square):
            if stop.changes is None:
                after = self._best(square, self.now, 0, stop)
            else:
                after = self._after(stop, self.now, 1) + self._farther(square)
            aims.append(Aim(stop, stop.gain + after))
        return aims

    def onward(self, square: int) -> float:
        """What can be made of the turns to come, from this square, with no action now."""
        return self._best(square, self.now, 0, None)

    def value(self, square: int) -> float:
        """The best that ending the drive here can lead to."""
        best = self.onward(square)
        for aim in self.here(square):
            best = max(best, aim.worth)
        return best

    def leads_to(self, square: int) -> tuple[Stop | None, int]:
        """What one would end the drive here for, and in how many turns that is done: 0 is here."""
        best, found = self.onward(square), None
        for aim in self.here(square):
            if aim.worth >= best:
                best, found = aim.worth, aim.stop
        if found is not None:
            return found, 0
        row = self._distance[square]
        for aim in self._aims(square, self.now, 0):
            far = row[aim.stop.square]
            if aim.worth * self.still[far] - self.cost[far] >= best:
                return aim.stop, int(self.cost[far] / ROUND + 0.5)
        return None, 0

    def _farther(self, square: int) -> float:
        """What it brings to look a stop further: what is done now has as much before it as doing
        nothing has, or a small gain on the way would seem to cost the last stop of a plan."""
        nearer = self._best(square, self.now, 1, None)
        return max(0.0, self.onward(square) - nearer)

    def _after(self, stop: Stop, trip: Trip, depth: int) -> float:
        if stop.changes is None:
            return self._best(stop.square, trip, depth, stop)
        after = self._trips.get(stop.changes)
        if after is None:
            goods, started, gone = stop.changes
            after = Trip(goods, started, gone)
            self._trips[stop.changes] = after
        return self._best(stop.square, after, depth, None)

    def _best(self, square: int, trip: Trip, depth: int, but: Stop | None) -> float:
        row, cost, still = self._distance[square], self.cost, self.still
        best = _NOTHING_TO_DO
        for aim in self._aims(square, trip, depth):
            stop = aim.stop
            if stop is not but:
                far = row[stop.square]
                value = aim.worth * still[far] - cost[far]
                if value > best:
                    best = value
        return best

    def _aims(self, square: int, trip: Trip, depth: int) -> list[Aim]:
        """The stops worth driving to, each with what follows it."""
        found = trip.aims[depth]
        if found is not None:
            return found
        stops = BestStops(_BREADTH[depth], self._distance[square], self.cost)
        self._gather(trip, stops)
        last = depth + 1 >= len(_BREADTH)
        aims: list[Aim] = []
        for stop in stops.found:
            after = 0.0 if last else self._after(stop, trip, depth + 1)
            aims.append(Aim(stop, stop.gain + after))
        trip.aims[depth] = aims
        return aims

    # --- what there is to do -------------------------------------------------------------------

    def _gather(self, trip: Trip, stops: Stops) -> None:
        """What may bring most comes first, so that little of the rest is wanted."""
        self._contracts(trip, stops)
        self._openings(trip, stops)
        self._pickups(trip, stops)
        for stop in self._always:
            likely = stop.likely
            if not stops.wants_some(likely):
                break
            if stops.wants(stop.square, likely):
                stops.add(stop)

    def _at(self, square: int) -> list[Stop]:
        """What there is to do now at this square."""
        if not self._here:
            stops = Stops()
            self._gather(self.now, stops)
            for stop in sorted(stops.found, key=_number):
                self._here.setdefault(stop.square, []).append(stop)
        return self._here.get(square, [])

    def _resources(self) -> list[Lying]:
        """Where something lies that one could take."""
        reading = self.reading
        if DER_SCHWEINEHUND in reading.in_car:
            return []
        found = []
        own, by_car = turns_by_distance(reading.drive), turns_by_distance(0)
        row = self._distance[reading.square]
        rivals: list[list[int]] = []
        for rival in reading.others:
            boss = reading.view.bosses[rival]
            if boss.garage == NOTHING and not boss.frozen:
                rivals.append(self._distance[boss.square])
        for place, there in enumerate(reading.lying):
            if there[0] or there[1] or there[2]:
                square = reading.board.place_square[place]
                share = 1.0  # how likely it is that nobody is there before
                for far in rivals:
                    if by_car[far[square]] + 0.3 < own[row[square]]:
                        share *= _LEFT
                found.append(Lying(place, square, there, max(0.4, share)))
        return found

    def _pickups(self, trip: Trip, stops: Stops) -> None:
        booze, girls, henchmen = trip.goods
        before = pocket_worth(booze, girls, henchmen)
        for lying in self._lying:
            if lying.place in trip.gone:
                continue
            after = (booze + lying.booze, girls + lying.girls, henchmen + lying.henchmen)
            gain = (pocket_worth(after[0], after[1], after[2]) - before) * lying.left
            if stops.wants(lying.square, gain):
                changes = (after, trip.started, (*trip.gone, lying.place))
                number = _PICKUPS + lying.place
                stops.add(Stop(number, lying.square, gain, _TAKE, lying.place, changes))

    def _businesses_left(self) -> list[list[Left]]:
        """By size: one business of each kind that is left, its worth and its cost."""
        reading = self.reading
        found: list[list[Left]] = [[] for _ in range(SMALL, LARGE + 1)]
        kind, size = NOTHING, NOTHING
        for b in range(BUSINESSES):  # by size, then by kind
            if reading.business(b).owner == NOBODY and (size_of(b) != size or kind_of(b) != kind):
                size, kind = size_of(b), kind_of(b)
                worth = business_worth(reading, reading.me, b)
                worth += my_points(reading, size + 1) - (size + 1)
                found[size].append(Left(b, worth, cost_of(b)))
        return found

    def _openings(self, trip: Trip, stops: Stops) -> None:
        """For each size the best kind that can be paid for, at each free square."""
        booze, girls, henchmen = trip.goods
        before = pocket_worth(booze, girls, henchmen)
        squares = self.reading.board.lot_square
        for size, kinds in enumerate(self._kinds_left):
            best, most, rest = NOTHING, 0.0, (0, 0, 0)
            for left in kinds:
                after = (booze - left.booze, girls - left.girls, henchmen - left.henchmen)
                if after[0] < 0 or after[1] < 0 or after[2] < 0:
                    continue
                gain = left.worth - before + pocket_worth(after[0], after[1], after[2])
                if best == NOTHING or gain > most:
                    best, most, rest = left.business, gain, after
            if best == NOTHING or not stops.wants_some(most):
                continue
            changes = (rest, trip.started, trip.gone)
            number = _OPENINGS + 100 * size
            for at, lot in enumerate(self._lots[size]):
                square = squares[lot]
                if stops.wants(square, most):
                    stops.add(Stop(number + at, square, most, _OPEN, best, changes, 0.0, lot))

    def _contracts(self, trip: Trip, stops: Stops) -> None:
        reading = self.reading
        squares = reading.board.place_square
        number = _CONTRACTS
        for card in reading.hand:
            if not is_contract(card) or card in trip.started or card in trip.gone:
                continue
            contract = contract_of(card)
            if len(reading.in_car) < contract.gangsters or reading.cash < contract.fee:
                continue
            worth = 1.0 + (contract.reward - contract.fee) * reading.dollar
            square = squares[contract.start]
            if stops.wants(square, 0.2 * worth + 0.5 * worth):
                changes = (trip.goods, (*trip.started, card), trip.gone)
                stops.add(Stop(number, square, 0.2 * worth, _START, card, changes, 0.5 * worth))
            number += 1
        for card in trip.started:
            contract = contract_of(card)
            if contract.bet and reading.cash < STEP:
                continue
            gain = my_points(reading, 1.0) + contract.reward * reading.dollar
            rest = tuple([other for other in trip.started if other != card])
            changes = (trip.goods, rest, (*trip.gone, card))
            for square in self._ends(contract):
                if stops.wants(square, gain):
                    stops.add(Stop(number, square, gain, _COMPLETE, card, changes))
                number += 1

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
        gains: dict[int, float] = {}
        for territory, owner in enumerate(table.territories):
            if owner == reading.me:
                continue
            if owner != NOBODY and not free and reading.cash < TERRITORY_PRICE:
                continue
            if owner not in gains:
                gains[owner] = self._territory(owner, free)
            square = reading.board.territory_square[territory]
            # On the way they are welcome, but nobody plans a way for a plain one.
            found.append(Stop(0, square, gains[owner], _MARK, territory, None, -ROUND))
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
            gain += _PAIR * more
            if reading.points[reading.me] + more >= GOAL:
                gain += WIN
            square = reading.board.place_square[place]
            found.append(Stop(0, square, gain, _FETCH, first))
        return found

    def _businesses_to_take(self) -> list[Stop]:
        reading = self.reading
        if not reading.in_car:
            return []
        found = []
        attackers = fighting.Attackers(reading, reading.in_car)
        for target in fighting.targets(reading):
            gain = target.value(attackers)
            if gain > 0.0:
                square = reading.square_of(target.business)
                found.append(Stop(0, square, gain, _ATTACK, target.business))
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
                        found.append(Stop(0, square, gain, _ATTACK_CAR, rival))
        return found
