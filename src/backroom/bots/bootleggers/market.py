"""What the houses would pay: a round of sales as a player works it out in the head.

Everybody is thought to send crates where they bring most, given what the others send; nobody is
thought to know the dice.
"""

from __future__ import annotations

from backroom.bots.bootleggers.reading import Reading, bought, without_end
from backroom.games.bootleggers.components import (
    DEMAND_DICE,
    OMALLEYS,
    OPENS_AT,
    profit,
    wholesale,
)
from backroom.games.bootleggers.state import NOBODY, PUBLIC

#: How likely a house is to be open over the rounds to come, by the markers it lacks.
_TO_OPEN = (1.0, 0.75, 0.55, 0.4, 0.3, 0.22, 0.16, 0.12, 0.1)
#: A controller mostly lets others sell at the public dock, for the margin.
_LET_IN = 0.5
#: Another's gain hurts, but less than one's own gain helps.
RIVALRY = 0.35
_PARTS = 5

#: A house with other markers, and so many improvements.
Change = tuple[int, list[int], int]


class Place:
    """A speakeasy as a market."""

    def __init__(
        self,
        chance: float,
        table: list[float],
        prices: list[int],
        docks: list[int],
        controller: int,
        margin: int,
        let_in: float,
    ) -> None:
        self.chance = chance  # that it is open
        self.table = table  # crates bought by crates brought; empty: it buys all, for 1 each
        self.prices = prices  # for each seat
        self.docks = docks  # of each seat
        self.controller = controller
        self.margin = margin
        self.let_in = let_in  # how likely trucks at the public dock may sell
        #: For each seat: how likely it may sell, what it gets for a crate of its own, and what it
        #: gets of any crate that is sold.
        self.access: list[float] = []
        self.earns: list[float] = []
        self.cuts: list[float] = []
        self.let(let_in)

    def let(self, let_in: float) -> None:
        """So likely trucks at the public dock may sell."""
        self.let_in = let_in
        self.access, self.earns, self.cuts = [], [], []
        for seat, dock in enumerate(self.docks):
            access = let_in if dock == PUBLIC else 1.0
            cut = 0.0
            if self.controller == seat:
                cut = float(self.margin)
            elif self.controller != NOBODY:
                cut = -0.15 * access * self.margin
            self.access.append(access)
            self.earns.append(access * self.prices[seat])
            self.cuts.append(cut)

    def buys(self, crates: float) -> float:
        """Of this many crates, on average."""
        return self.table[int(2.0 * crates)]

    def gain(self, seat: int, ahead: float, brought: float, crates: float) -> float:
        """What these crates more bring the seat, after those that are ahead and all brought."""
        table = self.table
        if not table:
            return crates * self.chance
        if self.chance == 0.0:
            return 0.0
        sold = table[int(2.0 * (ahead + crates))] - table[int(2.0 * ahead)]
        gain = self.earns[seat] * sold
        cut = self.cuts[seat]
        if cut != 0.0:
            gain += cut * (table[int(2.0 * (brought + crates))] - table[int(2.0 * brought)])
        return gain * self.chance


class Stall:
    """A house in the eyes of a seat that sends there: crates that are sold before its own, all that
    the others bring, and what the next part of its own would gain."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.brought = 0.0
        self.gain = 0.0


def _first_best(stalls: list[Stall]) -> int:
    """The house with the best gain; the first of equals."""
    best, most = 0, stalls[0].gain
    for house in range(1, len(stalls)):
        gain = stalls[house].gain
        if gain > most:
            best, most = house, gain
    return best


class Market:
    """All houses, and what each seat brings. ``line`` holds what stands there already."""

    def __init__(
        self,
        reading: Reading,
        places: list[Place],
        crates: list[float],
        prospect: bool,
        sent: list[list[float]] | None = None,
    ) -> None:
        self.reading = reading
        self.places = places
        self.crates = crates
        self.prospect = prospect
        self.line = [[0.0, 0.0, 0.0] for _ in places]
        #: What is sent to each house, by each seat.
        self.sent = [[0.0] * len(crates) for _ in places] if sent is None else sent
        self._stalls = [Stall() for _ in places]

    def queue(self, seat: int, house: int) -> tuple[float, float]:
        """Crates that are sold before the seat's, and all that others bring."""
        place = self.places[house]
        docks, access = place.docks, place.access
        dock = docks[seat]
        line = self.line[house]
        total = line[0] + line[1] + line[2] * place.let_in
        ahead = line[0]
        if dock > 0:
            ahead += line[1]
        if dock > 1:
            ahead += line[2]
        rank = self.reading.rank
        for other, crates in enumerate(self.sent[house]):
            if other == seat or crates == 0.0:
                continue
            theirs = docks[other]
            total += crates * access[other]
            if theirs < dock:
                ahead += crates
            elif theirs == dock:
                if self.prospect:
                    ahead += crates / 2.0
                elif rank[other] < rank[seat]:
                    ahead += crates
        return ahead, total

    def send(self, seat: int, parts: int = _PARTS) -> None:
        """The seat sends its crates where they bring most, part by part."""
        left = self.crates[seat]
        for sent in self.sent:
            sent[seat] = 0.0
        if left <= 0.0:
            return
        part = max(1.0, float(int(left / parts + 0.5)))
        stalls = self._stalls
        for house, place in enumerate(self.places):
            stall = stalls[house]
            stall.ahead, stall.brought = 0.0, 0.0
            if place.chance > 0.0:
                stall.ahead, stall.brought = self.queue(seat, house)
            stall.gain = place.gain(seat, stall.ahead, stall.brought, part)
        while left > 0.01:
            best = _first_best(stalls)
            crates = part if part < left else left
            left -= crates
            some = self.sent[best][seat] + crates
            self.sent[best][seat] = some
            stall = stalls[best]
            stall.gain = self.places[best].gain(
                seat, stall.ahead + some, stall.brought + some, part
            )

    def settle(self, times: int = 2) -> None:
        """Everybody sends, then thinks again."""
        for _ in range(times):
            for seat in self.reading.order:
                self.send(seat)

    def incomes(self) -> list[float]:
        """What each seat earns."""
        seats = len(self.crates)
        incomes = [0.0] * seats
        for house, place in enumerate(self.places):
            if place.chance == 0.0:
                continue
            sent = self.sent[house]
            if not place.table:
                for seat in range(seats):
                    incomes[seat] += sent[seat] * place.chance
                continue
            line = self.line[house]
            brought = line[0] + line[1] + line[2] * place.let_in
            for seat in range(seats):
                crates = sent[seat]
                if crates == 0.0:
                    continue
                access = place.access[seat]
                brought += crates * access
                ahead, _ = self.queue(seat, house)
                sold = place.buys(ahead + crates) - place.buys(ahead)
                incomes[seat] += place.chance * access * place.prices[seat] * sold
            if place.controller != NOBODY:
                profit_ = place.chance * place.margin * place.buys(brought)
                incomes[place.controller] += profit_
        return incomes

    def worth(self) -> float:
        """How good that is for the one who reads the table."""
        return worth(self.reading, self.incomes())


def worth(reading: Reading, incomes: list[float]) -> float:
    """One's own income, less a part of what the others get."""
    others = sum(incomes[seat] for seat in reading.others)
    return incomes[reading.me] - RIVALRY * others / len(reading.others)


# --- the market of this round --------------------------------------------------------------------


def place_now(reading: Reading, house: int) -> Place:
    """The house as it stands."""
    view = reading.house(house)
    seats = reading.seats
    if house == OMALLEYS:
        chance = 0.0 if view.closed else 1.0
        return Place(chance, [], [1] * seats, [PUBLIC] * seats, NOBODY, 0, 1.0)
    prices = [reading.price(house, seat) for seat in range(seats)]
    if view.copper:
        table = without_end()
        chance = 1.0 if view.open and not view.sold else 0.0
        return Place(chance, table, prices, [PUBLIC] * seats, NOBODY, 0, 1.0)
    docks = reading.docks(list(view.markers), view.controller)
    chance = 1.0 if view.open and not view.sold else 0.0
    let_in = _LET_IN if view.controller != NOBODY else 0.03
    return Place(
        chance, reading.demand(house), prices, docks, view.controller, reading.margin(house), let_in
    )


def market_now(reading: Reading) -> Market:
    """This round: what stands in line, and what everybody still has to send."""
    places = [place_now(reading, house) for house in reading.houses]
    crates = [float(reading.on_hand(seat)) for seat in range(reading.seats)]
    market = Market(reading, places, crates, False)
    for house in reading.houses:
        for dock, line in enumerate(reading.house(house).docks):
            for truck in line:
                market.line[house][dock] += reading.view.trucks[truck].crates
    return market


# --- the market of the rounds to come ------------------------------------------------------------


class Variants:
    """All that a house could be over the rounds to come: as things stand, and what else was thought
    of. Most changes make no difference to a house, or one that was thought of already."""

    def __init__(self, reading: Reading, house: int) -> None:
        self.reading = reading
        self.house = house
        self.places: list[Place] = []
        view = reading.house(house)
        self.number(list(view.markers), view.improvements)

    def number(self, markers: list[int], improvements: int) -> int:
        """Which of them it is with these markers and improvements."""
        reading = self.reading
        if self.house == OMALLEYS:
            if not self.places:
                every = [PUBLIC] * reading.seats
                self.places.append(Place(1.0, [], [1] * reading.seats, every, NOBODY, 0, 1.0))
            return 0
        chance = self._chance(sum(markers))
        controller = reading.controller(self.house, markers)
        docks = reading.docks(markers, controller)
        table = bought(DEMAND_DICE[self.house], improvements)
        for number, place in enumerate(self.places):
            if (
                place.chance == chance
                and place.controller == controller
                and place.table is table
                and place.docks == docks
            ):
                return number
        self.places.append(self._place(chance, controller, docks, table))
        return len(self.places) - 1

    def _chance(self, markers: int) -> float:
        """That it is open with so many markers."""
        lacking = min(len(_TO_OPEN) - 1, max(0, OPENS_AT[self.house] - markers))
        chance = _TO_OPEN[lacking]
        return chance * min(1.0, self.reading.left / 6.0) if lacking > 0 else chance

    def _place(self, chance: float, controller: int, docks: list[int], table: list[float]) -> Place:
        seats = self.reading.seats
        prices = [wholesale(self.house, seats)] * seats
        let_in = _LET_IN if controller != NOBODY else 0.03
        margin = profit(self.house, seats)
        return Place(chance, table, prices, docks, controller, margin, let_in)


class Prospects:
    """What the rounds to come bring on average, and what a change on the board would make of it.

    Many changes come to the same, so what has been worked out is kept by the numbers of the places
    that the houses would be."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._variants: list[Variants] = []
        self._crates: list[float] = []
        self._base: float | None = None
        self._sent: list[list[float]] = []
        self._by_places: dict[tuple[int, ...], float] = {}
        self._by_flow: dict[float, float] = {}
        #: Where so many markers of one's own do most (`placing.best_places`).
        self.best_places: dict[int, tuple[float, list[int]]] = {}

    @property
    def variants(self) -> list[Variants]:
        """What each house could be over the rounds to come."""
        if not self._variants:
            self._variants = [Variants(self.reading, house) for house in self.reading.houses]
        return self._variants

    def chance(self, house: int) -> float:
        """How likely a house is open, as things stand."""
        return self.variants[house].places[0].chance

    @property
    def crates(self) -> list[float]:
        """What each seat will bring to the houses; everybody grows."""
        if not self._crates:
            reading = self.reading
            growth = 0.45 * (reading.left - 1.0)
            self._crates = [reading.flow(seat) + growth for seat in range(reading.seats)]
        return self._crates

    @property
    def base(self) -> float:
        """A round as things stand."""
        if self._base is None:
            places = [variants.places[0] for variants in self.variants]
            market = Market(self.reading, places, self.crates, True)
            market.settle(3)
            self._sent = market.sent
            self._base = market.worth()
        return self._base

    def _worth(self, places: list[Place], crates: list[float]) -> float:
        """Everybody thinks once more, starting from what they send as things stand."""
        base = self.base
        market = Market(self.reading, places, crates, True, [sent.copy() for sent in self._sent])
        market.settle(1)
        return market.worth() - base

    def told(self, gain: float) -> float:
        """A round's gain on the board, on average over the rounds to come: what markers do today
        they don't do for ever."""
        return gain * self.reading.holds / self.reading.left

    def with_flow(self, flow: float) -> float:
        """A round's gain, if so many crates of one's own reached the houses."""
        found = self._by_flow.get(flow)
        if found is None:
            crates = list(self.crates)
            me = self.reading.me
            crates[me] += flow - self.reading.flow(me)
            places = [variants.places[0] for variants in self.variants]
            found = self._worth(places, crates)
            self._by_flow[flow] = found
        return found

    def with_houses(self, changes: list[Change]) -> float:
        """A round's gain with other markers and improvements in some houses."""
        which = [0] * len(self.variants)
        for house, markers, improvements in changes:
            which[house] = self.variants[house].number(markers, improvements)
        key = tuple(which)
        found = self._by_places.get(key)
        if found is None:
            places = [self.variants[house].places[n] for house, n in enumerate(which)]
            found = self._worth(places, self.crates)
            self._by_places[key] = found
        return found

    def with_markers(self, house: int, changes: list[tuple[int, int]]) -> float:
        """A round's gain after these (seat, more or fewer markers) in one house."""
        view = self.reading.house(house)
        markers = list(view.markers)
        for seat, count in changes:
            markers[seat] = max(0, markers[seat] + count)
        return self.with_houses([(house, markers, view.improvements)])

    def with_improvements(self, changes: dict[int, int]) -> float:
        """A round's gain with more or fewer improvements in some houses."""
        found: list[Change] = []
        for house, more in changes.items():
            view = self.reading.house(house)
            found.append((house, list(view.markers), view.improvements + more))
        return self.with_houses(found)
