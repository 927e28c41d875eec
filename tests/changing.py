"""Changing pieces that never change: another is put in their place."""

from __future__ import annotations

from typing import Any, TypeVar

from backroom.engine.piece import Fixed

F = TypeVar("F", bound=Fixed)


def change(pieces: list[F], at: int, **fields: Any) -> None:
    """One of the pieces has other fields from now on."""
    pieces[at] = type(pieces[at]).of(pieces[at], **fields)


class Change:
    """One of the pieces, as if it could be changed."""

    def __init__(self, pieces: list[Any], at: int) -> None:
        object.__setattr__(self, "_of", (pieces, at))

    def __getattr__(self, name: str) -> Any:
        pieces, at = self._of
        return getattr(pieces[at], name)

    def __setattr__(self, name: str, value: Any) -> None:
        pieces, at = self._of
        change(pieces, at, **{name: value})
