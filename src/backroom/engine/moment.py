"""A moment: everything that one action sets off, while it is being carried out."""

from __future__ import annotations

from backroom.engine.chance import Chance
from backroom.engine.message import Message, Value
from backroom.engine.record import Line, Roll


class Moment:
    """Collects the rolls an action asks for and the lines it tells."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.rolls: list[Roll] = []
        self.lines: list[Line] = []
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
        at = self.draw(label, sum(counts))
        for kind, count in enumerate(counts):
            if at < count:
                counts[kind] -= 1
                return kind
            at -= count
        raise AssertionError("drawn beyond the deck")

    def tell(self, key: str, **args: Value) -> None:
        """A line that everybody may read."""
        self.lines.append(Line(Message(key, dict(args))))

    def whisper(self, seat: int, key: str, **args: Value) -> None:
        """A line for one seat only."""
        self.lines.append(Line(Message(key, dict(args)), (seat,)))

    def tell_only(self, seats: tuple[int, ...], key: str, **args: Value) -> None:
        """A line for these seats only: the parties to a private deal."""
        self.lines.append(Line(Message(key, dict(args)), seats))

    def no_way_back(self) -> None:
        """Something hidden has been shown: no undo goes behind this."""
        self.final = True
