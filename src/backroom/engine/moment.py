"""A moment: everything that one action sets off, while it is being carried out."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate

from backroom.engine.chance import Chance
from backroom.engine.event import Event
from backroom.engine.record import Roll


class Moment:
    """Collects the rolls an action asks for and the events it sets off."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.rolls: list[Roll] = []
        self.events: list[Event] = []
        self.final = False

    def draw(self, label: str, sides: int) -> int:
        """A number from 0 to ``sides - 1``."""
        value = self._chance.draw(label, sides)
        self.rolls.append(Roll(label, sides, value))
        self.final = True
        return value

    def die(self, label: str) -> int:
        """A die: 1 to 6."""
        return self.draw(label, 6) + 1

    def card(self, label: str, counts: list[int]) -> int:
        """Take one card at random out of a multiset: its kind."""
        up_to = list(accumulate(counts))
        kind = bisect(up_to, self.draw(label, up_to[-1] if up_to else 0))
        counts[kind] -= 1
        return kind

    def tell(self, event: Event) -> None:
        """This has happened."""
        self.events.append(event)

    def no_way_back(self) -> None:
        """Something hidden has been shown: no undo goes behind this."""
        self.final = True
