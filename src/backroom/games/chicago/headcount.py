"""How many gangsters are where. They are counted when somebody asks and one of them has gone
elsewhere, or has another boss."""

from __future__ import annotations

from backroom.games.chicago.components import BUSINESSES, CAR, FREE, HIDING, NOBODY
from backroom.games.chicago.lineup import Lineup


class Headcount:
    """Of gangsters who have these bosses and are in these places."""

    def __init__(self, seats: int, owners: list[int], where: list[int]) -> None:
        self._owners = owners[:]
        self._where = where[:]
        #: Of each boss: at work (K1.4), in the car, hiding.
        self.at_work = [0] * seats
        self.in_car = [0] * seats
        self.hiding = [0] * seats
        #: What was last shown of them: whoever copies the state has that, too.
        self.lineup: Lineup | None = None
        #: In each business, whosoever they are.
        self.inside = [0] * BUSINESSES
        for g, at in enumerate(where):
            if at < BUSINESSES:
                self.inside[at] += 1
            owner = owners[g]
            if owner != NOBODY:
                if at <= CAR or at == FREE:
                    self.at_work[owner] += 1
                if at == CAR:
                    self.in_car[owner] += 1
                elif at == HIDING:
                    self.hiding[owner] += 1

    def holds(self, owners: list[int], where: list[int]) -> bool:
        """Is it still so?"""
        return self._where == where and self._owners == owners
