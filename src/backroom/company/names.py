"""What bots are called at a table. Their names are the same in every language."""

from __future__ import annotations

from collections.abc import Iterable

_NAMES = ("Pearl", "Dutch", "Stella", "Vinnie", "Moe", "Trixie")


def free_names(taken: Iterable[str], count: int) -> list[str]:
    """Names for so many bots, none of which anybody at the table has."""
    known = {name.casefold() for name in taken}
    return [name for name in _NAMES if name.casefold() not in known][:count]
