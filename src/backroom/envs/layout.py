"""A view as an array of a fixed size, with named parts.

A game says in ``envs/<game>/observation.py`` which column shows which field of its view, and which
fields are left out and why; a test finds the field that is in neither. The numbers are whole and
small, so they are 16 bits wide: exact, half of what 32-bit floats take, and two observations are
the same if their bytes are. A network turns them into floats at its door.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.piece import field_names
from backroom.engine.save import AnyGame
from backroom.engine.view import View
from backroom.envs.columns import (
    CELL,
    MOST_SEATS,
    Cells,
    Column,
    Number,
    Scope,
    indented,
    new_name,
    packing,
    packs,
    plus,
)

Observation = NDArray[np.int16]
#: What packs a number for each seat, by how many there are.
_BY_SEAT = [packs(seats) for seats in range(MOST_SEATS + 1)]


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a piece or of a struct."""
    return kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else field_names(kind)


class Part(Column):
    """A piece inside: is it there? and its columns."""

    def __init__(
        self,
        field: str,
        kind: type[Any],
        columns: Sequence[Column],
        left_out: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(field, 1 + sum(column.size for column in columns))
        self.kind = kind
        self.columns = tuple(columns)
        self.left_out = dict(left_out or {})

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        name = new_name("p")
        return [
            f"{name} = {value}",
            f"if {name} is not None:",
            *indented(self._all(at, name, scope)),
        ]

    def _all(self, at: str, name: str, scope: Scope) -> list[str]:
        """Numbers that stand side by side are written at once."""
        lines: list[str] = []
        place, run = 1, ["1"]
        for column in (*self.columns, None):
            value = "" if column is None else f"{name}.{column.field}"
            if column is not None and type(column) is Number:
                run.append(column.expression(value))
            else:
                if run:
                    lines.append(packing(plus(at, place - len(run)), run, scope))
                    run = []
                if column is not None:
                    lines += column.write(plus(at, place), value, scope)
            place += 0 if column is None else column.size
        return lines

    def inside(self) -> list[Column]:
        return [Cells("there", 1, "is it there?"), *self.columns]

    def cells(self) -> str:
        return "is it there?, and what it holds"

    def not_said(self) -> list[str]:
        """Fields that are neither shown nor left out, and such as there are not."""
        shown, left = {column.field for column in self.columns}, set(self.left_out)
        wrong = set(fields_of(self.kind)) ^ (shown | left) | shown & left
        found = [f"{self.kind.__name__}.{name}" for name in sorted(wrong)]
        for column in self.columns:
            if isinstance(column, Part):
                found += column.not_said()
        return found


class Rows(Part):
    """A list of pieces, a row each: by their place in the list, or by the number in a field.

    ``by_seat``: that number is a seat, and the own one comes first.
    """

    def __init__(
        self,
        field: str,
        kind: type[Any],
        rows: int,
        columns: Sequence[Column],
        left_out: Mapping[str, str] | None = None,
        *,
        by: str = "",
        by_seat: bool = False,
    ) -> None:
        left = {**(left_out or {}), **({by: "which row it is"} if by else {})}
        super().__init__(field, kind, columns, left)
        self.rows, self.row = rows, self.size
        self.size = rows * self.row
        self.by, self.by_seat = by, by_seat

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        name, here = new_name("p"), new_name("i")
        number = f"{name}.{self.by}" if self.by else "k"
        row = f"rel[{number}]" if self.by_seat else number
        each = f"for {name} in {value}:" if self.by else f"for k, {name} in enumerate({value}):"
        begin = f"{here} = {at} + {self.row} * {row}"
        return [each, *indented([begin, *self._all(here, name, scope)])]

    def cells(self) -> str:
        return f"{self.rows} rows of {self.row}"


class Given(NamedTuple):
    """What a seat has said of each of some things, and may still change: ``load`` of a ``truck``
    so many ``crates``."""

    name: str
    kind: type[Action]
    thing: str
    said: str
    things: int


class Asked(Column):
    """The open questions: which one the game waits for and what it is about, which others, and
    what is ``given`` so far.

    ``tags``: the kinds of questions, as words in a row; their numbers are for ever, and there is
    ``room`` for more.
    """

    def __init__(
        self,
        game: AnyGame,
        tags: str,
        room: int,
        about: Sequence[Column],
        given: Sequence[Given] = (),
    ) -> None:
        size = sum(column.size for column in about) + sum(each.things for each in given)
        super().__init__("asks", 2 * room + size)
        self.game = game
        self.tags = tags.split()
        self.room = room
        self.about = tuple(about)
        self.given = tuple(given)

    def write(self, at: str, value: str, scope: Scope) -> list[str]:
        name = new_name("ask")
        scope[name] = self._writer(int(at))
        return [f"{name}(o, {value}, rel)"]

    def _writer(self, at: int) -> Callable[[Any, list[Ask], list[int]], None]:
        numbers = {tag: number for number, tag in enumerate(self.tags)}
        kinds = self.game.questions.types
        places = {kind: at + numbers[str(kind.__struct_config__.tag)] for kind in kinds}
        about = {kind: self._about(kind, at + 2 * self.room) for kind in kinds}
        room = self.room
        given = self._given(at)

        def write(o: Any, asks: list[Ask], rel: list[int]) -> None:
            first = next((ask for ask in asks if ask.waiting), None)
            for ask in asks:
                kind = type(ask.question)
                if ask is first:
                    o[places[kind]] = 1
                    about[kind](o, ask.question, rel)
                else:
                    o[places[kind] + room] = 1
                if ask.answer is not None:
                    said = given.get(type(ask.answer))
                    if said is not None:
                        start, thing, field = said
                        o[start + getattr(ask.answer, thing)] = getattr(ask.answer, field)

        return write

    def _given(self, at: int) -> dict[type[Action], tuple[int, str, str]]:
        """Where what is given stands."""
        at += self.size - sum(each.things for each in self.given)
        found = {}
        for each in self.given:
            found[each.kind] = (at, each.thing, each.said)
            at += each.things
        return found

    def _about(self, kind: type[Question], at: int) -> Callable[[Any, Question, list[int]], None]:
        """Fills the cells of the fields that this kind of question has."""
        scope: Scope = {}
        lines = ["pass"]
        for column in self.about:
            if column.field in kind.__struct_fields__:
                value = f"p.{column.field}"
                filled = column.write(str(at), value, scope)
                lines += [f"if {value} is not None:", *indented(filled)]
            at += column.size
        return _compiled("o, p, rel", lines, scope)

    def inside(self) -> list[Column]:
        asked = Cells("asked", self.room, "a 1 for the question that the game waits for")
        beside = Cells("beside", self.room, "a 1 for each other one")
        given = [
            Cells(each.name, each.things, f"the `{each.said}` given for each `{each.thing}` so far")
            for each in self.given
        ]
        return [asked, beside, *self.about, *given]

    def cells(self) -> str:
        return "the kind of the question, the kinds of others, and what it is about"

    def not_said(self) -> list[str]:
        """Kinds of questions without a number, and fields that are not shown."""
        shown = {column.field for column in self.about}
        found = []
        for kind in self.game.questions.types:
            tag = str(kind.__struct_config__.tag)
            if tag not in self.tags[: self.room]:
                found.append(tag)
            found += [f"{tag}.{name}" for name in kind.__struct_fields__ if name not in shown]
        return found


class Named(NamedTuple):
    """A named piece of an observation: where it stands, and what is in it."""

    name: str
    place: slice
    #: The place is counted from the beginning of each row of the part around it.
    in_row: bool
    column: Column


class Layout:
    """What stands where in the observation of a game's view."""

    def __init__(
        self,
        view_type: type[View],
        columns: Sequence[Column],
        left_out: Mapping[str, str],
    ) -> None:
        self._whole = Part("", view_type, columns, left_out)
        self.parts: dict[str, slice] = {}
        self.columns: dict[str, Column] = {}
        at = 0
        scope: Scope = {}
        lines: list[str] = []
        for column in columns:
            self.parts[column.field] = slice(at, at + column.size)
            self.columns[column.field] = column
            lines += column.write(str(at), f"view.{column.field}", scope)
            at += column.size
        self.size = at
        self.left_out = self._whole.left_out
        self._fill = _compiled("o, view, rel, me, by_seat", lines, scope)

    def observe(self, view: View) -> Observation:
        """The view as an array; the own seat comes first (a spectator sits where seat 0 does)."""
        first = view.seat or 0
        rel = [(seat - first) % view.seats for seat in range(view.seats)]
        cells = bytearray(CELL * self.size)
        self._fill(memoryview(cells).cast("h"), view, rel, first, _BY_SEAT[view.seats])
        return np.frombuffer(cells, dtype=np.int16)

    @property
    def mark(self) -> str:
        """Changes when something moves: keep it beside what was learned from observations."""
        places = [(name, place.start, place.stop) for name, place, *_ in self.named()]
        return hashlib.sha256(repr(places).encode()).hexdigest()[:12]

    def part(self, observation: Observation, name: str) -> Observation:
        """A part of an observation by its name, rows as rows: ``table.round``, ``houses``,
        ``houses.markers``."""
        found, columns = observation, list(self.columns.values())
        for each in name.split("."):
            place, column = _find(each, columns)
            found, columns = found[..., place], column.inside()
            if isinstance(column, Rows):
                found = found.reshape(*found.shape[:-1], column.rows, column.row)
        return found

    def named(self) -> list[Named]:
        """All parts, and what they are made of."""
        return list(_named("", list(self.columns.values()), 0, False))

    def not_said(self) -> list[str]:
        """Fields of the view that are neither shown nor left out."""
        found = self._whole.not_said()
        for column in self.columns.values():
            if isinstance(column, Asked):
                found += column.not_said()
        return found


def _find(name: str, columns: list[Column]) -> tuple[slice, Column]:
    at = 0
    for column in columns:
        if column.field == name:
            return slice(at, at + column.size), column
        at += column.size
    raise KeyError(name)


def _named(around: str, columns: list[Column], at: int, in_row: bool) -> Iterator[Named]:
    for column in columns:
        name = f"{around}{column.field}"
        yield Named(name, slice(at, at + column.size), in_row, column)
        rows = isinstance(column, Rows)
        yield from _named(f"{name}.", column.inside(), 0 if rows else at, in_row or rows)
        at += column.size


def _compiled(arguments: str, lines: list[str], scope: Scope) -> Callable[..., None]:
    source = "\n".join([f"def fill({arguments}):", *indented(lines)])
    exec(source, scope)
    made: Callable[..., None] = scope["fill"]
    return made


__all__ = ["MOST_SEATS", "Asked", "Given", "Layout", "Observation", "Part", "Rows"]
