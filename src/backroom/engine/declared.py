"""What a module declares: all its events, or all its questions, so that none is listed twice."""

from __future__ import annotations

from types import ModuleType
from typing import TypeVar

T = TypeVar("T")


def declared(module: ModuleType, kind: type[T]) -> tuple[type[T], ...]:
    """The subclasses of ``kind`` that stand in the module, in order."""
    return tuple(
        found
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, kind)
        and found.__module__ == module.__name__
    )
