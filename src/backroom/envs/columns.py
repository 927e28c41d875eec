"""How the fields of a view become numbers: one kind of column for each kind of field.

A column says which field it shows and how many cells it takes, and writes the Python that fills
them: an observation is made thousands of times a second, so a layout's columns are written out as
one function (:mod:`backroom.envs.layout`). There ``o`` holds the cells, ``rel[seat]`` is how far a
seat sits from the one that looks (0 is itself), ``me`` that one's seat and ``by_seat`` what packs a
number for each seat. Cells that are not filled are 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from struct import Struct
from typing import Any

#: As many as can play; fewer leave the rest empty.
MOST_SEATS = 6

#: So many bytes has a cell.
CELL = 2

#: What the written code may use, by name.
Scope = dict[str, Any]
_fresh = count()


def new_name(start: str) -> str:
    """A name that no other column uses."""
    return f"{start}{next(_fresh)}"


def plus(at: str, cells: int) -> str:
    """So many cells farther."""
    start, _, more = at.rpartition(" + ")
    if more.isdigit():
        return f"{start} + {int(more) + cells}" if start else str(int(more) + cells)
    return f"{at} + {cells}"


def packs(numbers: int) -> Any:
    """What writes so many numbers into cells at once, from a byte on."""
    return Struct(f"={numbers}h").pack_into


def packing(at: str, expressions: Sequence[str], scope: Scope) -> str:
    """Python that fills cells from ``at`` on with these."""
    name = f"pack{len(expressions)}"
    scope[name] = packs(len(expressions))
    return f"{name}(o, {CELL} * ({at}), {', '.join(expressions)})"


def indented(lines: Sequence[str]) -> list[str]:
    return [f" {line}" for line in lines]


class Column:
    """A field, and the cells it takes."""

    def __init__(self, field: str, size: int) -> None:
        self.field = field
        self.size = size

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        """Python that fills the cells from ``at`` on with a value."""
        raise NotImplementedError

    def cells(self) -> str:
        """What stands in the cells, for the page."""
        raise NotImplementedError

    def inside(self) -> list[Column]:
        """The columns that it is made of, one after the other; none: it is one by itself."""
        return []


class Cells(Column):
    """Cells that another column fills."""

    def __init__(self, field: str, size: int, told: str) -> None:
        super().__init__(field, size)
        self.told = told

    def cells(self) -> str:
        return self.told


class Number(Column):
    """A number as it is (yes is 1), or counted in steps of ``per``."""

    def __init__(self, field: str, per: int = 1) -> None:
        super().__init__(field, 1)
        self.per = per

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [f"o[{at}] = {self.expression(value)}"]

    def expression(self, value: str) -> str:
        return value if self.per == 1 else f"{value} // {self.per}"

    def cells(self) -> str:
        return "the number" if self.per == 1 else f"the number, in steps of {self.per}"


class Maybe(Number):
    """A number that may not be told: whether it is, and the number."""

    def __init__(self, field: str, per: int = 1) -> None:
        super().__init__(field, per)
        self.size = 2

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        told = super().write(plus(at, 1), value, scope)
        return [f"if {value} is not None:", f" o[{at}] = 1", *indented(told)]

    def cells(self) -> str:
        return f"is it told?; {super().cells()}"


class Seat(Column):
    """A seat: a 1 at its place, counted from the own one on. Nobody is all 0."""

    def __init__(self, field: str) -> None:
        super().__init__(field, MOST_SEATS)

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [f"if {value} >= 0: o[{at} + rel[{value}]] = 1"]

    def cells(self) -> str:
        return "a 1 for the seat"


class OneOf(Column):
    """One of ``size`` things, numbered from ``first``: a 1 at its place. Below that is none."""

    def __init__(self, field: str, size: int, first: int = 0) -> None:
        super().__init__(field, size)
        self.first = first

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        last = self.first + self.size
        return [f"if {self.first} <= {value} < {last}: o[{at} + {value} - {self.first}] = 1"]

    def cells(self) -> str:
        return f"a 1 for one of {self.first}–{self.first + self.size - 1}"


class Word(Column):
    """One of these words: a 1 at its place. A new word takes the next one; there may be room."""

    def __init__(self, field: str, words: Sequence[str], room: int = 0) -> None:
        super().__init__(field, room or len(words))
        self.words = tuple(words)

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        name = new_name("words")
        scope[name] = {word: place for place, word in enumerate(self.words)}
        return [f"o[{at} + {name}[{value}]] = 1"]

    def cells(self) -> str:
        return f"a 1 for one of {', '.join(self.words)}"


class Numbers(Column):
    """A list of numbers as it is, at most so many; each stands for something by its place."""

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        name = f"upto{self.size}"
        scope[name] = [packs(numbers) for numbers in range(self.size + 1)]
        return [f"{name}[len({value})](o, {CELL} * ({at}), *{value})"]

    def cells(self) -> str:
        return f"{self.size} numbers"


class Counts(Column):
    """A list of things, numbered from ``first``: how many there are of each."""

    def __init__(self, field: str, size: int, first: int = 0) -> None:
        super().__init__(field, size)
        self.first = first

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [f"for v in {value}: o[{at} + v - {self.first}] += 1"]

    def cells(self) -> str:
        return f"how many of each of {self.first}–{self.first + self.size - 1}"


class BySeat(Column):
    """A number for each seat, from the own one on."""

    def __init__(self, field: str) -> None:
        super().__init__(field, MOST_SEATS)

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [f"by_seat(o, {CELL} * ({at}), *{value}[me:], *{value}[:me])"]

    def cells(self) -> str:
        return "a number a seat"


class Seats(BySeat):
    """Some seats: a 1 for each."""

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [f"for s in {value}: o[{at} + rel[s]] = 1"]

    def cells(self) -> str:
        return "a 1 for each of some seats"


class Ranks(BySeat):
    """Seats in order: 1 for the first, 2 for the second."""

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [f"for k, s in enumerate({value}, 1): o[{at} + rel[s]] = k"]

    def cells(self) -> str:
        return "each seat's place in the order"


class Owners(Column):
    """Whose each of ``count`` things is: for each, a 1 for the seat. Nobody's are all 0."""

    def __init__(self, field: str, things: int) -> None:
        super().__init__(field, things * MOST_SEATS)
        self.things = things

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [
            f"for k, s in enumerate({value}):",
            f" if s >= 0: o[{at} + {MOST_SEATS} * k + rel[s]] = 1",
        ]

    def cells(self) -> str:
        return f"for each of {self.things}, a 1 for the seat"


class Lines(Column):
    """Lines of things (trucks at docks): in each line, every thing's place; 0 is not in it."""

    def __init__(self, field: str, lines: int, things: int) -> None:
        super().__init__(field, lines * things)
        self.lines, self.things = lines, things

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        return [
            f"for k, line in enumerate({value}):",
            f" for place, v in enumerate(line, 1): o[{at} + {self.things} * k + v] = place",
        ]

    def cells(self) -> str:
        return f"in each of {self.lines} lines, the place of each of {self.things}"
