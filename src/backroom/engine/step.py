"""The flow of a game: a stack of steps, plain data inside the state.

A step asks, takes answers, pushes other steps, ends. A phase is a step; so is a card waiting for
an answer, an auction, a window.
"""

from __future__ import annotations

from types import UnionType
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, Union, get_args, get_origin

import msgspec
from mypy_extensions import mypyc_attr

from backroom.engine.action import Action, ActionSet
from backroom.engine.ask import Ask
from backroom.engine.fields import passing, piece
from backroom.engine.moment import Moment
from backroom.engine.piece import Piece, field_types
from backroom.engine.written import Kept

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Piece, Generic[S]):
    """One thing on the stack."""

    #: The rule that says who is asked here; refusals fall back on it.
    rule: ClassVar[str] = ""
    #: Answers given here are secret until all are in, and so is who has given one. The step goes on
    #: as soon as none of its questions waits, and not before.
    sealed: ClassVar[bool] = False

    def dump(self) -> dict[str, object]:
        return {"step": type(self).__name__, **super().dump()}

    def run(self, state: S, moment: Moment) -> bool:
        """Do the next thing that needs no answer. False: nothing to do, answers are awaited."""
        raise NotImplementedError

    def in_secret(self) -> bool:
        """Does the table decide in secret here? Then nobody is shown whom the game waits for."""
        return self.sealed

    def asks(self, state: S) -> list[Ask]:
        """The open questions of this step."""
        return []

    def by_public_facts(self, state: S, ask: Ask) -> bool:
        """Does it follow from public facts alone which answers a question of this step has, and
        whether the seat might do something else before? If but one is left nobody is asked, the
        table answers by itself. (Where a secret leaves one, the question is put as any other, or
        everybody would know the secret.)"""
        return False

    def answer(self, state: S, seat: int, action: Action, moment: Moment) -> None:
        """Take a legal answer."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The step as the seat may know it: what others have answered in secret is left out."""
        return self.dump()

    def shown_to(self, seat: int | None) -> dict[str, Any]:
        """That as plain data."""
        seen = self.seen_by(seat)
        if _holds_numbers(type(self)) or _is_data(seen):
            return seen
        data: dict[str, Any] = msgspec.to_builtins(seen)
        return data

    def dealt(self, state: S, parties: tuple[int, ...]) -> None:
        """A deal was struck between these seats while this step was on the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """All are asked at the same time. The questions to a seat are made when somebody looks."""

    def awaits(self, state: S, seat: int) -> bool:
        """Does the step wait for an answer of this seat?"""
        raise NotImplementedError

    def may_force(self, state: S) -> bool:
        """Might one of its questions answer itself (:meth:`by_public_facts`)? Asked before any is
        made."""
        return False

    def asks_of(self, state: S, seat: int) -> list[Ask]:
        """The open questions to a seat, in the same order as among those to all."""
        raise NotImplementedError

    def asks(self, state: S) -> list[Ask]:
        asks: list[Ask] = []
        for seat in range(state.seats):
            asks += self.asks_of(state, seat)
        return asks

    def next_asks(self, state: S) -> list[Ask]:
        """Those to the first seat that the step waits for."""
        for seat in range(state.seats):
            if self.awaits(state, seat):
                return self.asks_of(state, seat)
        return []


class OpenAsks:
    """The open questions of a state, as far as somebody has looked."""

    all: list[Ask] | None = None
    #: Of the first seat that is waited for, and of each of the others.
    next: list[Ask] | None = None
    of: dict[int, list[Ask]] | None = None


@piece
@mypyc_attr(allow_interpreted_subclasses=True)
class State(Piece):
    """Everything that is on the table, and the stack of steps. No log, no offers, no dice."""

    seats: int
    stack: list[Step[Any]]
    #: How long each seat's pass stands (:mod:`backroom.engine.window`).
    standing: list[int]
    #: Nobody has won (``Game.settle`` has looked). Where that may happen at any moment, whatever
    #: might have brought it about says so: ``state.settled = False``.
    settled: bool | None = passing()
    #: The open questions, once somebody has looked.
    open_asks: OpenAsks | None = passing()
    #: What was last shown of this very table, written. (Whoever looks at a copy begins anew.)
    kept: Kept | None = passing()

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def pop(self) -> None:
        self.stack.pop()

    def become(self, other: Self) -> None:
        super().become(other)
        self.open_asks = None

    def under_way(self, seat: int | None) -> list[dict[str, Any]]:
        """The steps as far as the seat may know them."""
        return [step.shown_to(seat) for step in self.stack]

    @property
    def over(self) -> bool:
        return not self.stack


P = TypeVar("P", bound=Piece)
Steps = dict[str, type[Step[Any]]]


def load_piece(kind: type[P], data: dict[str, Any], steps: Steps, actions: ActionSet) -> P:
    """A piece from what its ``dump`` wrote."""
    given: dict[str, Any] = {}
    for name, hint, plain in _readers(kind):
        value = data[name]
        if plain:
            given[name] = list(value) if isinstance(value, list) else value
        else:
            given[name] = _read(hint, value, steps, actions)
    return kind(**given)


def load_step(steps: Steps, actions: ActionSet, data: dict[str, Any]) -> Any:
    """A step of a game from what its ``dump`` or ``seen_by`` wrote."""
    return load_piece(steps[data["step"]], data, steps, actions)


#: Of a kind of step: whether a dump of it is plain data as it is, without actions and the like.
_NUMBERS: Final[dict[type[Any], bool]] = {}


def _holds_numbers(kind: type[Any]) -> bool:
    found = _NUMBERS.get(kind)
    if found is None:
        found = _NUMBERS[kind] = all(_is_plain(hint) for hint in field_types(kind).values())
    return found


def _is_data(seen: dict[str, object]) -> bool:
    """Is all of it plain data, since nobody has answered yet, say?"""
    for value in seen.values():
        for item in value if isinstance(value, list) else (value,):
            if item is not None and not isinstance(item, (int, str)):
                return False
    return True


def _is_plain(hint: Any) -> bool:
    """Numbers and words, and lists of them."""
    if get_origin(hint) in (list, tuple):
        return all(_is_plain(inner) for inner in get_args(hint) if inner is not ...)
    return hint in (int, bool, str)


#: What stands in a dump as it is, also in lists.
_PLAIN: Final = (int, bool, str, list[int], list[bool], list[str])
_READERS: Final[dict[type[Any], list[tuple[str, Any, bool]]]] = {}


def _readers(kind: type[Any]) -> list[tuple[str, Any, bool]]:
    """The fields of a piece with their types; does one stand there as it is?"""
    found = _READERS.get(kind)
    if found is None:
        types = field_types(kind)
        found = _READERS[kind] = [(name, hint, hint in _PLAIN) for name, hint in types.items()]
    return found


def _read(hint: Any, value: Any, steps: Steps, actions: ActionSet) -> Any:
    if isinstance(value, list):
        inner = get_args(hint)[0]
        if hint == tuple[int, ...]:
            return tuple(value)
        if get_origin(hint) is tuple:
            return tuple([_read(inner, item, steps, actions) for item in value])
        return [_read(inner, item, steps, actions) for item in value]
    if isinstance(value, dict):
        kind = get_origin(hint) or hint
        if kind in (Union, UnionType) or issubclass(kind, Action):  # an action, or none
            return actions.convert(value)
        if issubclass(kind, Step):
            return load_step(steps, actions, value)
        if issubclass(kind, Piece):
            return load_piece(kind, value, steps, actions)
        return msgspec.convert(value, kind)
    return value
