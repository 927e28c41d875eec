"""Thug cards about trucks and crates on the road."""

from __future__ import annotations

from backroom.bots.bootleggers.market import RIVALRY, market_now, worth
from backroom.bots.bootleggers.plan import Plan, best_of
from backroom.bots.bootleggers.reading import Reading
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import OMALLEYS, TRUCK_SIZES, WAGE, capacity
from backroom.games.bootleggers.state import HOME, NOBODY, PUBLIC


def _per_crate(reading: Reading, seat: int) -> float:
    """What a crate more is worth to the seat tonight."""
    market = market_now(reading)
    market.settle()
    best = 1.0
    for house in reading.houses:
        if house != OMALLEYS:
            ahead, brought = market.queue(seat, house)
            sent = market.sent[house][seat]
            gain = market.places[house].gain(seat, ahead + sent, brought + sent, 1.0)
            best = max(best, gain)
    return best


def favor(reading: Reading, room: int) -> Plan | None:
    """A borrowed truck for crates that would be lost."""
    mine = reading.view.mobsters[reading.me]
    if reading.when not in (timing.AFTER_DEALS, timing.AFTER_PRODUCTION):
        return None
    over = mine.crates - reading.capacity(reading.me)
    if over <= 0:
        return None
    return Plan(min(over, room) * _per_crate(reading, reading.me))


def warehouse(reading: Reading) -> Plan | None:
    """After loading: what is on no truck."""
    if reading.when < timing.LOADED:
        return None
    return Plan(1.2 * reading.view.mobsters[reading.me].crates * min(1.0, reading.left - 1.0))


def bust_a_shipment(reading: Reading) -> Plan | None:
    """When all stand in line: a big load that sells before one's own, or the leader's."""
    if reading.when != timing.LINED_UP:
        return None
    before = _incomes_in_line(reading, NOBODY)
    plans = []
    for truck in reading.view.trucks:
        if truck.crates > 2 and truck.operator not in (reading.me, NOBODY) and truck.house != HOME:
            after = _incomes_in_line(reading, truck.truck)
            value = worth(reading, after) - worth(reading, before)
            if truck.operator == reading.leader():
                value += 0.3 * (before[truck.operator] - after[truck.operator])
            plans.append(Plan(value, [("truck", truck.truck)], [truck.operator]))
    return best_of(reading, plans)


def _incomes_in_line(reading: Reading, without: int) -> list[float]:
    """What the trucks in line earn, if one of them were empty."""
    incomes = [0.0] * reading.seats
    market = market_now(reading)
    for house in reading.houses:
        place = market.places[house]
        if place.chance == 0.0:
            continue
        before = 0.0
        for dock, line in enumerate(reading.house(house).docks):
            for truck in line:
                if truck == without:
                    continue
                view = reading.view.trucks[truck]
                access = place.let_in if dock == PUBLIC and house != OMALLEYS else 1.0
                crates = view.crates * access
                sold = crates
                if house != OMALLEYS:
                    sold = place.buys(before + crates) - place.buys(before)
                incomes[view.operator] += sold * place.prices[view.operator]
                before += crates
        if place.controller != NOBODY:
            incomes[place.controller] += place.margin * place.buys(before)
    return incomes


def hijack(reading: Reading) -> Plan | None:
    """The biggest load for which there is an empty truck; best before they have driven."""
    empty = [t.truck for t in reading.trucks(reading.me) if t.crates == 0 and t.house == HOME]
    if not empty:
        return None
    each = _per_crate(reading, reading.me)
    plans = []
    for truck in reading.view.trucks:
        if truck.operator in (reading.me, NOBODY) or truck.crates == 0:
            continue
        onto = [t for t in empty if capacity(t) >= truck.crates]
        if onto:
            value = truck.crates * (max(1.0, 0.8 * each) + RIVALRY / 2.0)
            picks = [("truck", truck.truck), ("truck", min(onto, key=capacity))]
            plans.append(Plan(value, picks, [truck.operator]))
    return best_of(reading, plans)


def free_truck(reading: Reading) -> Plan | None:
    """The largest that stands empty."""
    union = reading.view.mobsters[reading.me].union_boss
    plans = []
    for truck in reading.view.trucks:
        owner = truck.owner
        if owner in (reading.me, NOBODY) or truck.crates > 0:
            continue
        wage = 0 if union else WAGE[TRUCK_SIZES[truck.truck]]
        short = reading.production(reading.me) > reading.capacity(reading.me) - 2
        each = 1.2 if short else 0.45
        value = (each * capacity(truck.truck) - wage) * (reading.left - 1.0)
        plans.append(Plan(value, [("truck", truck.truck)], [owner]))
    return best_of(reading, plans)
