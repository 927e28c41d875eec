"""Who may sit where, by what a seat may know (K9.1): how many sit there is public, who they are is
not. Of those whose place the seat does not know, any seating that fits is as likely as another.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb

from backroom.games.chicago.components import CAR, HIDING, UNKNOWN
from backroom.games.chicago.gangsters import FAT_FRED, THE_DWARF, fit
from backroom.games.chicago.secrets import known
from backroom.games.chicago.view import ChicagoView

#: They alone make a difference to who fits where (K5.11).
_SPECIAL = (FAT_FRED, THE_DWARF)


class Way:
    """One way in which a car or business may be filled: these for sure, and so many of those, any
    of them alike. ``elsewhere``: so many seats of the others are hiding places, out of so many."""

    def __init__(
        self, weight: float, sure: list[int], pool: list[int], count: int, hiding: int, others: int
    ) -> None:
        self.weight = weight
        self.sure = sure
        self.pool = pool
        self.count = count
        self.hiding = hiding
        self.others = others

    def all(self) -> list[list[int]]:
        """Everybody who may be inside together; each is as likely as another."""
        return [[*self.sure, *some] for some in combinations(self.pool, self.count)]

    def sorts(self, sort: Callable[[int], tuple[int, ...]]) -> list[tuple[int, list[int]]]:
        """The same, where those of a sort are as good as each other: an example of each, and how
        many of them there are. A gang of forty fills three seats in thousands of ways."""
        alike: dict[tuple[int, ...], list[int]] = {}
        for g in self.pool:
            alike.setdefault(sort(g), []).append(g)
        found: list[tuple[int, list[int]]] = [(1, [])]
        for gang in alike.values():
            found = [
                (times * comb(len(gang), number), [*some, *gang[:number]])
                for times, some in found
                for number in range(min(len(gang), self.count - len(some)) + 1)
            ]
        full = [(times, sorted(some)) for times, some in found if len(some) == self.count]
        return [(times, [*self.sure, *some]) for times, some in full]


class Crowds:
    """The cars and businesses of all, as a seat knows them."""

    def __init__(self, view: ChicagoView) -> None:
        self.state = known(view)
        self._view = view
        self._ways: dict[tuple[int, int], list[Way]] = {}

    def count(self, owner: int, spot: int) -> int:
        """How many sit there: all know that."""
        if spot == CAR:
            return self._view.bosses[owner].in_car
        if spot == HIDING:
            return self._view.bosses[owner].hiding
        return self._view.businesses[spot].count

    def sure(self, owner: int, spot: int) -> list[int]:
        """Who sits there for sure, by what the seat knows."""
        return self.state.inside(owner, spot)

    def hidden(self, owner: int) -> list[int]:
        """Those of whom the seat does not know where they sit."""
        return [g for g in self.state.alive(owner) if self.state.where[g] == UNKNOWN]

    def unsure(self, owner: int, spot: int) -> bool:
        """May somebody sit there who is not known to?"""
        return self.count(owner, spot) > len(self.sure(owner, spot))

    def chance(self, gangster: int, owner: int, spot: int) -> float:
        """How likely he is to sit there."""
        chance = 0.0
        for way in self.ways(owner, spot):
            if gangster in way.sure:
                chance += way.weight
            elif gangster in way.pool:
                chance += way.weight * way.count / len(way.pool)
        return chance

    def together(
        self, owner: int, spot: int, gangsters: list[int]
    ) -> list[tuple[float, list[int]]]:
        """Which of these may sit there together, and how likely that is."""
        found: list[tuple[float, list[int]]] = []
        for way in self.ways(owner, spot):
            there = [g for g in gangsters if g in way.sure]
            maybe = [g for g in gangsters if g in way.pool]
            rest = len(way.pool) - len(maybe)
            for number in range(min(len(maybe), way.count) + 1):
                ways = comb(rest, way.count - number) / comb(len(way.pool), way.count)
                for some in combinations(maybe, number):
                    found.append((way.weight * ways, [*there, *some]))
        return found

    def ways(self, owner: int, spot: int) -> list[Way]:
        """How a car or business may be filled; the weights add up to one."""
        if (owner, spot) not in self._ways:
            self._ways[owner, spot] = self._filled(owner, spot)
        return self._ways[owner, spot]

    def _filled(self, owner: int, spot: int) -> list[Way]:
        hidden = self.hidden(owner)
        seats = self._seats(owner)
        special = [g for g in _SPECIAL if g in hidden]
        pool = [g for g in hidden if g not in special]
        seated = [each for each in self._seated(special, seats) if self._fits(owner, each, seats)]
        total = sum(_times(each, seats) for each in seated)
        found = []
        for each in seated:
            inside = [g for g, at in each.items() if at == spot]
            hiding = sum(at == HIDING for at in each.values())
            count = seats.get(spot, 0) - len(inside)
            found.append(
                Way(
                    _times(each, seats) / total,
                    [*self.sure(owner, spot), *inside],
                    pool,
                    count,
                    seats.get(HIDING, 0) - hiding,
                    len(pool) - count,
                )
            )
        return found

    def _seats(self, owner: int) -> dict[int, int]:
        """In how many seats somebody sits whom the seat does not know, by spot."""
        found = {}
        for spot in (*self.state.own_businesses(owner), CAR, HIDING):
            unsure = self.count(owner, spot) - len(self.sure(owner, spot))
            if unsure:
                found[spot] = unsure
        return found

    def _seated(self, special: list[int], seats: dict[int, int]) -> list[dict[int, int]]:
        """Where these few may sit."""
        found: list[dict[int, int]] = [{}]
        for g in special:
            found = [{**each, g: spot} for each in found for spot in seats]
        return found

    def _fits(self, owner: int, seated: dict[int, int], seats: dict[int, int]) -> bool:
        """Is there room for as many as sit there (K5.11)?"""
        for spot in seats:
            here = [g for g, at in seated.items() if at == spot]
            if len(here) > seats[spot]:
                return False
            if spot != HIDING:
                # Whoever else sits there takes a seat like anybody.
                plain = [UNKNOWN] * (seats[spot] - len(here))
                if not fit([*self.sure(owner, spot), *here, *plain], spot == CAR):
                    return False
        return True


def _times(seated: dict[int, int], seats: dict[int, int]) -> int:
    """In how many seats of their spots they could sit."""
    times = 1
    taken: dict[int, int] = {}
    for spot in seated.values():
        times *= seats[spot] - taken.get(spot, 0)
        taken[spot] = taken.get(spot, 0) + 1
    return times
