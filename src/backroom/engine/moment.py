"""A moment: everything that one action sets off, while it is being carried out."""

from __future__ import annotations

from backroom.engine.chance import Chance
from backroom.engine.event import Event
from backroom.engine.record import Roll

#: So many kinds of cards are counted at once.
_RUN = 16
#: Nobody has counted the cards.
UNCOUNTED = -1


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

    def card(self, label: str, counts: list[int], left: int = UNCOUNTED) -> int:
        """Take one card at random out of a multiset: its kind. Who knows how many are left in it
        says so, and they are not counted again."""
        left = sum(counts) if left == UNCOUNTED else left
        at = self.draw(label, left)
        # Most kinds are passed over, a run of them at once, from the end that is nearer.
        if 2 * at < left:
            for run in range(0, len(counts), _RUN):
                here = sum(counts[run : run + _RUN])
                if at < here:
                    return _taken(counts, run, at)
                at -= here
        else:
            behind = left - at
            for end in range(len(counts), 0, -_RUN):
                run = max(0, end - _RUN)
                here = sum(counts[run:end])
                if behind <= here:
                    return _taken(counts, run, here - behind)
                behind -= here
        raise AssertionError("drawn beyond the deck")

    def tell(self, event: Event) -> None:
        """This has happened."""
        self.events.append(event)

    def no_way_back(self) -> None:
        """Something hidden has been shown: no undo goes behind this."""
        self.final = True


def _taken(counts: list[int], kind: int, at: int) -> int:
    """The kind of the card that is so far behind the first of this kind; it is taken."""
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind
