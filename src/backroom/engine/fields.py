"""How a piece says its fields: with their types and, where there is one, their first value.

This file is never compiled: a compiled class has its methods written out instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Final, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(kw_only_default=True, eq_default=False, field_specifiers=(field,))
def piece(kind: type[T]) -> type[T]:
    """Make a piece of a class with fields."""
    made = dataclass(kw_only=True, eq=False, repr=False)(kind)
    _begin_passing(made)
    return made


@dataclass_transform(
    kw_only_default=True, eq_default=False, frozen_default=True, field_specifiers=(field,)
)
def fixed(kind: type[T]) -> type[T]:
    """Make a piece that never changes (:class:`~backroom.engine.piece.Fixed`)."""
    made = dataclass(kw_only=True, eq=False, repr=False, frozen=True)(kind)
    _begin_at_once(made)
    return made


def _begin_at_once(made: Any) -> None:
    """All fields are put in at once: one by one, past its own refusal, takes five times as long."""
    if any("__mypyc_attrs__" in vars(parent) for parent in made.__mro__):
        return  # a plain piece that extends a compiled one
    given = {each.name: each.default for each in fields(made)}
    needed = ", ".join(name for name in given)
    held = ", ".join(f"'{name}': {name}" for name in given)
    scope: dict[str, Any] = {"put": object.__setattr__}
    exec(f"def __init__(self, *, {needed}):\n put(self, '__dict__', {{{held}}})", scope)
    made.__init__ = scope["__init__"]
    made.__init__.__kwdefaults__ = {n: value for n, value in given.items() if value is not MISSING}


def _begin_passing(made: Any) -> None:
    """What passes begins as nothing also where a plain piece extends a compiled one."""
    held = {name for parent in made.__mro__ for name in vars(parent).get("__mypyc_attrs__", ())}
    passing_by = held - set(made.__dataclass_fields__) - {"__dict__"}
    if passing_by:
        begin = made.__init__

        def init(self: Any, **given: Any) -> None:
            for name in passing_by:
                setattr(self, name, None)
            begin(self, **given)

        made.__init__ = init


def made_again(kind: type[T], names: tuple[str, ...], values: tuple[Any, ...]) -> T:
    """A compiled piece that came from another process."""
    return kind(**dict(zip(names, values, strict=True)))


def many(make: Callable[[], list[T]] = list) -> Any:
    """A field that is a list of its own for each piece, empty at the beginning."""
    return field(default_factory=make)


def passing() -> Any:
    """A field that is no part of the state: it is not copied, dumped or given."""
    return field(default=None, init=False)


def following() -> Any:
    """A field that follows from the others: it is not dumped or given, but a copy has it, too."""
    return field(default=None, init=False, metadata={FOLLOWS: True})


#: What is said of such a field.
FOLLOWS: Final = "follows"


@piece
class _Sample:
    pass


#: What a dataclass says of itself; a compiled piece says the same, so that others can extend it.
PARAMS: Any = _Sample.__dict__["__dataclass_params__"]
