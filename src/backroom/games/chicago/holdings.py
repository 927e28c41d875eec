"""What the bosses hold that scores (K1.3). Points are counted, businesses and bosses are shown anew
only if something of it has changed."""

from __future__ import annotations

from typing import Any

from backroom.engine.written_once import Row
from backroom.games.chicago.headcount import Headcount


class Points:
    """Where a boss's victory points come from (K1.3): for ``gangsters`` those at work count, for
    ``respect`` who has the most territories."""

    def __init__(
        self, businesses: int, contracts: int, respect: int, at_work: int, territories: int
    ) -> None:
        self.businesses = businesses
        self.contracts = contracts
        self.respect = respect
        self.gangsters = at_work // 2
        self.at_work = at_work
        self.territories = territories
        self.total = businesses + contracts + respect + self.gangsters


class Holdings:
    """What was counted and shown of these: gangsters, businesses, whose each territory is, and how
    many contracts everybody has completed."""

    def __init__(
        self,
        counted: Headcount,
        businesses: list[Any],
        territories: list[int],
        completed: list[int],
    ) -> None:
        self._counted = counted
        self._businesses = list(businesses)
        self._territories = territories[:]
        self._completed = completed
        #: Everybody's points, and businesses and bosses as they are shown, once somebody has asked.
        self.points: tuple[Points, ...] = ()
        self.businesses: Row[Any] | None = None
        self.bosses: Row[Any] | None = None
        #: What was seen of the bosses then besides.
        self.looks: Any = None

    def holds(
        self,
        counted: Headcount,
        businesses: list[Any],
        territories: list[int],
        completed: list[int],
    ) -> bool:
        """Is it still so?"""
        return (
            self._counted is counted
            and self._territories == territories
            and self._businesses == businesses
            and self._completed == completed
        )
