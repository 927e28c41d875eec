"""What a pair of eyes is shown, by sections, and what stays of it once that has been told: a mark
of each section, by which it is seen whether it has changed."""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

#: Of each section in its order the hash of what was shown: with a secret of the process, and a
#: chance of 1 in 2⁶⁴ that two differ and are taken for the same.
Marks: TypeAlias = "array[int]"

#: The names of sections, each row of them once.
_NAMES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}


class Sheet:
    """All that is shown now. A part is left out (None) if it is known to be as it was: its mark
    stands for it, and it is written if somebody comes who has not seen it."""

    def __init__(self, parts: dict[str, bytes | None], before: Marks | None = None) -> None:
        """``before``: the marks of the same sections, as they were."""
        names = tuple(parts)
        self.names = _NAMES.setdefault(names, names)
        self.parts = list(parts.values())
        marks = array("q")
        for at, part in enumerate(self.parts):
            marks.append(before[at] if part is None and before is not None else hash(part))
        #: They stay the same array as long as nothing changes.
        self.marks: Marks = before if before is not None and marks == before else marks

    @property
    def whole(self) -> bool:
        return None not in self.parts

    def changed(self, sight: Sight) -> list[tuple[str, bytes | None]]:
        """What is not as it was told last."""
        marks, before = self.marks, sight.marks
        if marks is before:
            return []
        if self.names is not sight.names:
            told = sight.by_name()
            both = zip(self.names, marks, self.parts, strict=True)
            return [(name, part) for name, mark, part in both if told.get(name) != mark]
        found: list[tuple[str, bytes | None]] = []
        for at, part in enumerate(self.parts):
            if marks[at] != before[at]:
                found.append((self.names[at], part))
        return found

    def sections(self) -> dict[str, bytes]:
        """All of it, if it is whole."""
        both = zip(self.names, self.parts, strict=True)
        return {name: part for name, part in both if part is not None}


class Sight:
    """What somebody was told last."""

    __slots__ = ("marks", "names")

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.marks: Marks = array("q")

    def by_name(self) -> dict[str, int]:
        return dict(zip(self.names, self.marks, strict=True))

    def told(self, sheet: Sheet) -> None:
        self.names, self.marks = sheet.names, sheet.marks


def sheet_of(sections: dict[str, bytes]) -> Sheet:
    """What has been written already."""
    return Sheet({**sections})
