"""The flow of a game: a stack of steps, plain data inside the state.

A step asks, takes answers, pushes other steps, ends. A phase is a step; so is a card waiting for
an answer, an auction, a window.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from backroom.engine.action import Action, ActionSet
from backroom.engine.ask import Ask
from backroom.engine.moment import Moment


def _copied(value: object) -> object:
    if isinstance(value, list):
        # A list is of one kind, so the first item tells whether the items need copies too.
        if value and isinstance(value[0], (Piece, list)):
            return [_copied(item) for item in value]
        return value[:]
    if isinstance(value, Piece):
        return value.copy()
    return value


def _dumped(value: object) -> object:
    if isinstance(value, list):
        return [_dumped(item) for item in value]
    if isinstance(value, Piece):
        return value.dump()
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """Something a state is made of.

    ``fields`` names what it holds, in the order of its constructor: numbers, words, actions,
    other pieces, and lists of them.
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def copy(self) -> Self:
        return type(self)(*[_copied(getattr(self, name)) for name in self.fields])

    def become(self, other: Self) -> None:
        """Take over what a copy holds."""
        for name in self.fields:
            setattr(self, name, getattr(other, name))

    def dump(self) -> dict[str, object]:
        """As plain data."""
        return {name: _dumped(getattr(self, name)) for name in self.fields}


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

    def answer(self, state: S, seat: int, action: Action, moment: Moment) -> None:
        """Take a legal answer."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The step as the seat may know it: what others have answered in secret is left out."""
        return self.dump()

    def dealt(self, state: S, parties: tuple[int, ...]) -> None:
        """A deal was struck between these seats while this step was on the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Piece):
    """Everything that is on the table, and the stack of steps. No log, no offers, no dice."""

    seats: int
    stack: list[Step[Any]]
    #: How long each seat's pass stands (:mod:`backroom.engine.window`).
    standing: list[int]

    def __init__(self, seats: int, stack: list[Step[Any]], standing: list[int]) -> None:
        self.seats = seats
        self.stack = stack
        self.standing = standing
        self.open_asks: list[Ask] | None = None

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def pop(self) -> None:
        self.stack.pop()

    def become(self, other: Self) -> None:
        super().become(other)
        self.open_asks = None

    @property
    def over(self) -> bool:
        return not self.stack


def load_step(steps: dict[str, type[Step[Any]]], actions: ActionSet, data: dict[str, Any]) -> Any:
    """A step of a game from what its ``dump`` or ``seen_by`` wrote."""
    values = {name: _loaded(actions, value) for name, value in data.items() if name != "step"}
    return steps[data["step"]](**values)


def _loaded(actions: ActionSet, value: Any) -> Any:
    if isinstance(value, dict):
        return actions.convert(value)
    if isinstance(value, list):
        return [_loaded(actions, item) for item in value]
    return value
