"""Thug cards about tonight's sale: a house whose turn it is, its trucks in line, its dice."""

from __future__ import annotations

from backroom.bots.bootleggers.market import worth
from backroom.bots.bootleggers.plan import Plan, best_of
from backroom.bots.bootleggers.reading import PER_DIE, Reading, bought
from backroom.games.bootleggers.components import DEMAND_DICE, OMALLEYS, profit, wholesale
from backroom.games.bootleggers.state import NOBODY, PUBLIC

_PRICE_OF_PAYOFF = 5
_LET_IN = 0.5


class Tonight:
    """The sale of one house, as it would go. Change a field to see what a card would do."""

    def __init__(self, reading: Reading, house: int) -> None:
        self.reading = reading
        self.house = house
        view = reading.house(house)
        self.table = [] if house == OMALLEYS else reading.demand(house)
        self.controller = view.controller
        self.holder = view.controller if view.controller != NOBODY else view.majority
        self.margin = reading.margin(house)
        self.prices = [reading.price(house, seat) for seat in range(reading.seats)]
        self.copper = view.copper or house == OMALLEYS
        self.docks = [list(dock) for dock in view.docks]
        self.pigeon: dict[int, int] = {}
        self.more = 0.0  # demand beyond the dice on the table

    def incomes(self) -> list[float]:
        """What each seat earns."""
        incomes = [0.0] * self.reading.seats
        crates_before = 0.0
        for dock, line in enumerate(self.docks):
            for truck in line:
                sold, brought = self._sold(truck, dock, crates_before)
                crates_before += brought
                view = self.reading.view.trucks[truck]
                paid = view.operator if view.pigeon == NOBODY else view.pigeon
                paid = self.pigeon.get(truck, paid)
                incomes[paid] += sold * self.prices[paid]
        if self.controller != NOBODY and not self.copper:
            incomes[self.controller] += self.margin * self._buys(crates_before)
        return incomes

    def _sold(self, truck: int, dock: int, before: float) -> tuple[float, float]:
        crates = float(self.reading.view.trucks[truck].crates)
        if self.copper:
            return crates, crates
        if dock == PUBLIC and self.reading.view.trucks[truck].operator != self.holder:
            crates *= _LET_IN if self.controller != NOBODY else 0.0
        return self._buys(before + crates) - self._buys(before), crates

    def _buys(self, crates: float) -> float:
        if crates <= self.more:
            return crates
        return self.more + self.table[int(2.0 * (crates - self.more))]

    def worth(self) -> float:
        return worth(self.reading, self.incomes())

    def bribed(self, seat: int) -> None:
        """Big Payoff: control for a seat, and the trucks dock anew."""
        reading = self.reading
        self.controller = self.holder = seat
        if reading.view.table.options.get("big_payoff") == "stay":
            return
        markers = reading.house(self.house).markers
        trucks = [truck for dock in self.docks for truck in dock]
        self.docks = [[], [], []]
        for truck in sorted(trucks, key=lambda t: reading.rank[reading.view.trucks[t].operator]):
            operator = reading.view.trucks[truck].operator
            dock = 0 if operator == seat else (1 if markers[operator] > 0 else PUBLIC)
            self.docks[dock].append(truck)


def house_tonight(reading: Reading) -> int:
    """The house whose dice lie on the table, or which has none to roll; otherwise nobody's."""
    for step in reading.view.flow[::-1]:
        if step.get("step") == "CardWindow":
            house = step.get("house")
            if isinstance(house, int) and house != NOBODY:
                ready = house == OMALLEYS or reading.house(house).demand
                return house if ready or reading.house(house).copper else NOBODY
    return NOBODY


def _open_tonight(reading: Reading) -> int:
    house = house_tonight(reading)
    if house in (NOBODY, OMALLEYS) or not reading.house(house).open or reading.house(house).copper:
        return NOBODY
    return house


def big_payoff(reading: Reading) -> Plan | None:
    house = _open_tonight(reading)
    if house == NOBODY or reading.house(house).controller == reading.me:
        return None
    before, after = Tonight(reading, house), Tonight(reading, house)
    after.bribed(reading.me)
    return Plan(after.worth() - before.worth() - _PRICE_OF_PAYOFF, [("house", house)])


def copper_in_the_house(reading: Reading) -> Plan | None:
    house = _open_tonight(reading)
    if house == NOBODY:
        return None
    before, after = Tonight(reading, house), Tonight(reading, house)
    after.copper = True
    after.prices = [1] * reading.seats
    return Plan(after.worth() - before.worth(), [("house", house)])


def bust_a_speakeasy(reading: Reading) -> Plan | None:
    house = house_tonight(reading)
    if house == NOBODY or not reading.house(house).open:
        return None
    return Plan(-Tonight(reading, house).worth(), [("house", house)])


def packing_heat(reading: Reading) -> Plan | None:
    house = _open_tonight(reading)
    if house == NOBODY:
        return None
    before, after = Tonight(reading, house), Tonight(reading, house)
    for seat in range(reading.seats):
        mine = reading.view.table.options.get("packing_heat") == "you"
        if (seat == reading.me) == mine:
            after.prices[seat] = 1
    return Plan(after.worth() - before.worth(), [("house", house)])


def thirsty(reading: Reading) -> Plan | None:
    house = _open_tonight(reading)
    if house == NOBODY:
        return None
    before, after = Tonight(reading, house), Tonight(reading, house)
    after.more = PER_DIE + reading.house(house).improvements
    return Plan(after.worth() - before.worth(), [("house", house)])


def word_of_mouth(reading: Reading) -> Plan | None:
    house = _open_tonight(reading)
    if house == NOBODY or reading.house(house).controller != reading.me:
        return None
    before, after = Tonight(reading, house), Tonight(reading, house)
    after.margin += 1
    return Plan(after.worth() - before.worth(), [("house", house)])


def pigeon(reading: Reading) -> Plan | None:
    """Somebody else's load, once it is sure to sell."""
    house = house_tonight(reading)
    if house == NOBODY or not reading.house(house).open:
        return None
    before = Tonight(reading, house).worth()
    plans = []
    for dock in reading.house(house).docks:
        for truck in dock:
            view = reading.view.trucks[truck]
            if view.operator == reading.me or view.crates == 0 or view.pigeon == reading.me:
                continue
            after = Tonight(reading, house)
            after.pigeon[truck] = reading.me
            plans.append(Plan(after.worth() - before, [("truck", truck)], [view.operator]))
    return best_of(reading, plans)


def big_house(reading: Reading) -> float:
    """What the largest open house turns over: the measure of cards like these."""
    most = 0.0
    for house in reading.houses:
        if house != OMALLEYS and reading.missing(house) <= 1:
            price = wholesale(house, reading.seats) + profit(house, reading.seats)
            crates = bought(DEMAND_DICE[house], reading.house(house).improvements)[-1]
            most = max(most, price * crates)
    return most
