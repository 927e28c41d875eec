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
        self.table = table  # crates bought by crates brought
        self.prices = prices  # for each seat
        self.docks = docks  # of each seat
        self.controller = controller
        self.margin = margin
        self.let_in = let_in  # how likely trucks at the public dock may sell

    def buys(self, crates: float) -> float:
        """Of this many crates, on average."""
        return self.table[int(2.0 * crates)]


class Market:
    """All houses, and what each seat brings. ``line`` holds what stands there already."""

    def __init__(
        self, reading: Reading, places: list[Place], crates: list[float], prospect: bool
    ) -> None:
        self.reading = reading
        self.places = places
        self.crates = crates
        self.prospect = prospect
        self.line = [[0.0, 0.0, 0.0] for _ in places]
        self.sent = [[0.0] * len(places) for _ in crates]

    def queue(self, seat: int, house: int) -> tuple[float, float]:
        """Crates that are sold before the seat's, and all that others bring."""
        place = self.places[house]
        dock = place.docks[seat]
        line = self.line[house]
        total = line[0] + line[1] + line[2] * place.let_in
        ahead = 0.0
        for at in range(dock + 1):
            ahead += line[at]
        rank = self.reading.rank
        for other, sent in enumerate(self.sent):
            crates = sent[house]
            if other == seat or crates == 0.0:
                continue
            theirs = place.docks[other]
            total += crates * (place.let_in if theirs == PUBLIC else 1.0)
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
        self.sent[seat] = [0.0] * len(self.places)
        if left <= 0.0:
            return
        sent = self.sent[seat]
        places = self.places
        queues = [self.queue(seat, house) for house in range(len(places))]
        part = max(1.0, float(int(left / parts + 0.5)))
        gains = [
            self.gain(seat, place, queues[house], 0.0, part, house)
            for house, place in enumerate(places)
        ]
        while left > 0.01:
            best = gains.index(max(gains))
            crates = part if part < left else left
            sent[best] += crates
            left -= crates
            gains[best] = self.gain(seat, places[best], queues[best], sent[best], part, best)

    def gain(
        self,
        seat: int,
        place: Place,
        queue: tuple[float, float],
        sent: float,
        crates: float,
        house: int,
    ) -> float:
        """What these crates more bring in the house."""
        if house == OMALLEYS:
            return crates * place.chance
        access = place.let_in if place.docks[seat] == PUBLIC else 1.0
        if access == 0.0 or place.chance == 0.0:
            return 0.0
        table = place.table
        before = queue[0] + sent
        sold = table[int(2.0 * (before + crates))] - table[int(2.0 * before)]
        gain = access * place.prices[seat] * sold
        if place.controller != NOBODY:
            brought = queue[1] + sent
            more = table[int(2.0 * (brought + crates))] - table[int(2.0 * brought)]
            if place.controller == seat:
                gain += place.margin * more
            else:
                gain -= 0.15 * access * place.margin * more
        return gain * place.chance

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
            if house == OMALLEYS:
                for seat in range(seats):
                    incomes[seat] += self.sent[seat][house] * place.chance
                continue
            line = self.line[house]
            brought = line[0] + line[1] + line[2] * place.let_in
            for seat in range(seats):
                crates = self.sent[seat][house]
                if crates == 0.0:
                    continue
                access = place.let_in if place.docks[seat] == PUBLIC else 1.0
                brought += crates * access
                if access > 0.0:
                    ahead = self.queue(seat, house)[0]
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
        return Place(chance, [0.0], [1] * seats, [PUBLIC] * seats, NOBODY, 0, 1.0)
    prices = [reading.price(house, seat) for seat in range(seats)]
    if view.copper:
        table = without_end()
        chance = 1.0 if view.open and not view.sold else 0.0
        return Place(chance, table, prices, [PUBLIC] * seats, NOBODY, 0, 1.0)
    docks = reading.docks(view.markers, view.controller)
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


def place_to_come(reading: Reading, house: int, markers: list[int], improvements: int) -> Place:
    """The house over the rounds to come, if these markers lie there."""
    seats = reading.seats
    price = wholesale(house, seats)
    if house == OMALLEYS:
        return Place(1.0, [0.0], [1] * seats, [PUBLIC] * seats, NOBODY, 0, 1.0)
    lacking = min(len(_TO_OPEN) - 1, max(0, OPENS_AT[house] - sum(markers)))
    chance = _TO_OPEN[lacking]
    if lacking > 0:
        chance *= min(1.0, reading.left / 6.0)
    controller = reading.controller(house, markers)
    docks = reading.docks(markers, controller)
    let_in = _LET_IN if controller != NOBODY else 0.03
    table = bought(DEMAND_DICE[house], improvements)
    return Place(chance, table, [price] * seats, docks, controller, profit(house, seats), let_in)


class Prospects:
    """What the rounds to come bring on average, and what a change on the board would make of it."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._places: list[Place] = []
        self._crates: list[float] = []
        self._base: float | None = None
        self._sent: list[list[float]] = []
        #: What has been worked out already.
        self.kept: dict[str, float] = {}

    @property
    def places(self) -> list[Place]:
        """The houses over the rounds to come."""
        if not self._places:
            reading = self.reading
            self._places = [
                place_to_come(reading, h, reading.house(h).markers, reading.house(h).improvements)
                for h in reading.houses
            ]
        return self._places

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
            market = Market(self.reading, self.places, self.crates, True)
            market.settle()
            self._sent = market.sent
            market.settle(1)
            self._base = market.worth()
        return self._base

    def _worth(self, places: list[Place], crates: list[float]) -> float:
        """Everybody thinks once more, starting from what they send as things stand."""
        base = self.base
        market = Market(self.reading, places, crates, True)
        market.sent = list(self._sent)
        market.settle(1)
        return market.worth() - base

    def with_flow(self, flow: float) -> float:
        """A round's gain, if so many crates of one's own reached the houses."""
        crates = list(self.crates)
        me = self.reading.me
        crates[me] += flow - self.reading.flow(me)
        return self._worth(self.places, crates)

    def with_houses(self, changes: dict[int, tuple[list[int], int]]) -> float:
        """A round's gain with other markers and improvements in some houses."""
        places = list(self.places)
        for house, (markers, improvements) in changes.items():
            places[house] = place_to_come(self.reading, house, markers, improvements)
        return self._worth(places, self.crates)

    def with_markers(self, house: int, changes: list[tuple[int, int]]) -> float:
        """A round's gain after these (seat, more or fewer markers) in one house."""
        markers = list(self.reading.house(house).markers)
        for seat, count in changes:
            markers[seat] = max(0, markers[seat] + count)
        return self.with_houses({house: (markers, self.reading.house(house).improvements)})

    def with_improvements(self, changes: dict[int, int]) -> float:
        """A round's gain with more or fewer improvements in some houses."""
        return self.with_houses(
            {
                house: (
                    list(self.reading.house(house).markers),
                    self.reading.house(house).improvements + more,
                )
                for house, more in changes.items()
            }
        )
