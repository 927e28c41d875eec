"""The dice: what they come to, and what a truck sells by them. Facts, worked out exactly."""

from __future__ import annotations

from backroom.games.bootleggers import influence
from backroom.games.bootleggers.components import DEMAND_DICE
from backroom.games.bootleggers.phases.password import price, unlimited
from backroom.games.bootleggers.state import Bootleggers

FACES = 6
_CHANCES: dict[int, list[float]] = {}


def chances(dice: int) -> list[float]:
    """The chance of each sum of so many dice, from 0 on."""
    if dice not in _CHANCES:
        sums = [1.0]
        for _ in range(dice):
            more = [0.0] * (len(sums) + FACES)
            for total, chance in enumerate(sums):
                for face in range(1, FACES + 1):
                    more[total + face] += chance / FACES
            sums = more
        _CHANCES[dice] = sums
    return _CHANCES[dice]


class Sale:
    """What a truck in line would sell, as things stand: odds over the demand dice alone."""

    def __init__(self, state: Bootleggers, truck: int) -> None:
        self.house = state.trucks[truck].house
        self.crates = state.trucks[truck].crates
        seat = state.trucks[truck].operator
        self.price = price(state, self.house, seat)
        self.open = influence.is_open(state, self.house)
        self.unlimited = unlimited(state, self.house)
        self.ahead = _ahead(state, truck)
        place = state.houses[self.house]
        rolled = len(place.demand)
        dice = 0 if rolled else DEMAND_DICE[self.house] + place.extra_dice
        fixed = place.wanted() if rolled else dice * place.improvements
        #: What the house will want, at least and at most (B8.1).
        self.least = fixed + dice
        self.most = fixed + FACES * dice
        #: Crates sold on average, and the chance that all are.
        self.average = 0.0
        self.all = 0.0
        for total, chance in enumerate(chances(dice)):
            sold = max(0, min(self.crates, fixed + total - self.ahead))
            self.average += chance * sold
            if sold == self.crates:
                self.all += chance
        if self.unlimited:
            self.average, self.all = float(self.crates), 1.0

    @property
    def cash(self) -> int:
        """On average."""
        return self.brings(0)

    def brings(self, margin: int) -> int:
        """The same to whoever earns so much on each crate besides."""
        return int(self.average * (self.price + margin) + 0.5)

    @property
    def cash_most(self) -> int:
        """With the best dice."""
        room = self.crates if self.unlimited else max(0, self.most - self.ahead)
        return min(self.crates, room) * self.price


def _ahead(state: Bootleggers, truck: int) -> int:
    """Crates on the trucks that unload before this one (B7.8, B8.2)."""
    ahead = 0
    for dock in state.lines(state.trucks[truck].house):
        for other in dock:
            if other == truck:
                return ahead
            ahead += state.trucks[other].crates
    raise AssertionError("the truck stands in no line")
