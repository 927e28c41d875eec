"""What the dice come to on average, exactly: so that it can be said afterwards who was lucky.

A die is worth what it brings by the rules as the table stands at that moment; whatever anybody
decides later is no luck. So the average of all luck is 0.
"""

from __future__ import annotations

from typing import Final

from backroom.engine.chance import NoChance
from backroom.engine.moment import Moment
from backroom.games.bootleggers.odds import FACES, chances
from backroom.games.bootleggers.phases.password import Sale
from backroom.games.bootleggers.phases.stills import SPOILED_BY
from backroom.games.bootleggers.state import PUBLIC, Bootleggers

#: What a crate counts: what most speakeasies pay for it (B1.10).
CRATE: Final = 2
#: What a marker counts: what City Politics sells it for (B11.6).
MARKER: Final = 4


class Mean:
    """What may come of a roll: the average, and how far it spreads (the variance)."""

    def __init__(self, outcomes: list[float], weights: list[float]) -> None:
        self.average = 0.0
        for outcome, weight in zip(outcomes, weights, strict=True):
            self.average += outcome * weight
        self.spread = 0.0
        for outcome, weight in zip(outcomes, weights, strict=True):
            self.spread += (outcome - self.average) ** 2 * weight


def production(dice: int, copper: bool) -> Mean:
    """The crates of a still; where the copper stands at the family, one 5 spoils them (B6.2)."""
    if not copper:
        return Mean([float(crates) for crates in range(FACES * dice + 1)], chances(dice))
    sums = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(sums) + FACES)
        for crates, chance in enumerate(sums):
            for face in range(1, FACES + 1):
                if face != SPOILED_BY:
                    more[crates + face] += chance / FACES
        sums = more
    spoiled = 1.0 - sum(sums)
    return Mean([0.0, *[float(crates) for crates in range(len(sums))]], [spoiled, *sums])


def takings(state: Bootleggers, house: int, demand: int) -> list[int]:
    """What each mobster would get if the house bought so much of the trucks that stand there now,
    at the prices of now: wholesale and profit. The public dock counts as let in."""
    trial = state.copy()
    lines = trial.lines(house)
    trial.stack = []
    trial.push(
        Sale(
            house=house,
            left=demand,
            line=lines[0] + lines[1],
            public=list(lines[PUBLIC]),
            allowed=True,
        )
    )
    moment = Moment(NoChance())
    while trial.stack:
        trial.stack[-1].run(trial, moment)
    return [
        after.cash - before.cash
        for before, after in zip(state.mobsters, trial.mobsters, strict=True)
    ]


class Demand:
    """What so many demand dice may bring everybody, before they are rolled (B8.1)."""

    def __init__(self, state: Bootleggers, house: int, dice: int) -> None:
        place = state.houses[house]
        #: What the house wants without these dice, and by improvements with them.
        self.fixed = place.wanted() + dice * place.improvements
        self._weights = chances(dice)
        self._takings = [
            takings(state, house, self.fixed + total) if weight else [0] * state.seats
            for total, weight in enumerate(self._weights)
        ]

    def mean(self, seat: int) -> Mean:
        return Mean([float(each[seat]) for each in self._takings], self._weights)

    def brings(self, seat: int, total: int) -> int:
        """What the seat gets if the dice come to so much."""
        return self._takings[total][seat]


def moll(cash: int) -> Mean:
    """What a mobster with so much cash loses to Moll (B11.17)."""
    return Mean([float(min(face, cash)) for face in range(1, FACES + 1)], [1 / FACES] * FACES)
