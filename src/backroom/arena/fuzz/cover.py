"""What play has reached: pairs of lines run one after the other, and features of the game."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

import backroom.engine
import backroom.engine.piece
import backroom.games
from backroom.engine.save import AnyGame

#: One line, and the next, of a piece of code: file, first line of the code, the two lines.
Edge = tuple[str, int, int, int]
Tracer = Callable[[FrameType, str, Any], Any]

#: Moves of one kind are traced this often; later only now and then, for they show little new.
_ALWAYS = 16
_THEN_EVERY = 16

_LINE = 1 << 20


class Coverage:
    """Watches the lines of the engine and of the games, and of the game that is played."""

    def __init__(self, game: AnyGame) -> None:
        own = inspect.getfile(type(game))
        packages = (backroom.engine, backroom.games)
        folders = [os.path.join(path, "") for package in packages for path in package.__path__]
        self._roots = (*folders, own)
        self._codes: list[CodeType] = []
        self._numbers: dict[int, int] = {}  # by id: a code object's own hash is slow
        self._others: list[CodeType] = []  # kept, so that no other object gets their id
        self._edges: set[int] = set()
        self._counts: dict[tuple[str, ...], int] = {}
        self._features: set[tuple[str, ...]] = set()

    @property
    def edges(self) -> int:
        return len(self._edges)

    @property
    def features(self) -> int:
        return len(self._features)

    def named(self) -> set[Edge]:
        """The edges by names that hold in every process."""
        found = set()
        for edge in self._edges:
            rest, line = divmod(edge, _LINE)
            number, before = divmod(rest, _LINE)
            code = self._codes[number]
            found.add((code.co_filename, code.co_firstlineno, before, line))
        return found

    def reach(self, feature: tuple[str, ...]) -> None:
        """Something has happened that can be named in a few words."""
        self._features.add(feature)

    def reached(self) -> int:
        """A number that grows when anything new is reached."""
        return len(self._edges) + len(self._features)

    def wants(self, move: tuple[str, ...]) -> bool:
        """Is a move of this kind worth the time that tracing takes?"""
        count = self._counts.get(move, 0)
        self._counts[move] = count + 1
        return count < _ALWAYS or count % _THEN_EVERY == 0

    @contextmanager
    def watching(self) -> Iterator[None]:
        before = sys.gettrace()
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(before)

    def _enter(self, frame: FrameType, event: str, arg: Any) -> Tracer | None:
        code = frame.f_code
        number = self._numbers.get(id(code))
        if number is None:
            number = self._number(code)
        if number < 0:
            return None
        base = number * _LINE
        edges = self._edges
        before = 0

        def line(frame: FrameType, event: str, arg: Any) -> Tracer:
            nonlocal before
            if event == "line":
                here = frame.f_lineno
                edges.add((base + before) * _LINE + here)
                before = here
            return line

        return line

    def _number(self, code: CodeType) -> int:
        watched = code.co_filename.startswith(self._roots)
        if watched and code.co_filename != backroom.engine.piece.__file__:  # it learns as it goes
            self._codes.append(code)
            number = len(self._codes) - 1
        else:
            self._others.append(code)
            number = -1
        self._numbers[id(code)] = number
        return number
