"""Reading a board file: entries of TOML, each with the line it stands on.

TOML's own reader forgets the lines. Whoever writes a board needs them, so they are found here.
"""

from __future__ import annotations

import re
import tomllib
from typing import Final

from backroom.engine.message import Message, Value

#: No board needs more, and a table's options carry the whole text.
MOST_CHARACTERS: Final = 100_000
#: Coordinates are small, so that a picture of the board can be drawn.
MOST_ACROSS: Final = 200
#: Names are shown in lines and signs.
MOST_LETTERS: Final = 40
#: What is said of a file quotes no more of it.
MOST_QUOTED: Final = 120
#: No name in a board file has a dot, a number has one; TOML takes minutes over thousands of them.
MOST_DOTS: Final = 3

_WHERE: Final = re.compile(r"^(.*) \(at line (\d+), column \d+\)$", re.DOTALL)
_HEADER: Final = re.compile(r"\s*\[\[\s*([A-Za-z0-9_-]+)\s*\]\]")
_TABLE: Final = re.compile(r"\s*\[([^\[\]]*)\]")
_KEY: Final = re.compile(r"""\s*["']?([A-Za-z0-9_-]+)["']?\s*=""")


class BoardError(Exception):
    """A file that can't be a board: the line, and the message that says why."""

    def __init__(self, line: int, key: str, **told: Value) -> None:
        super().__init__(f"line {line}: {key}")
        self.line = line
        self.key = key
        #: The key with all its arguments, the line among them.
        self.message = Message(key, {"line": line, **told})


class Entry:
    """One entry of the file, such as a square or a lot."""

    def __init__(self, line: int, values: dict[str, object]) -> None:
        self.line = line
        self.values = values

    def knows(self, names: list[str]) -> None:
        """Refuse what a reader would not heed: most likely it is misspelt."""
        for name in self.values:
            if name not in names:
                told = ", ".join(names)
                raise BoardError(self.line, "board-unknown-key", name=quoted(name), names=told)

    def has(self, name: str) -> bool:
        return name in self.values

    def text(self, name: str) -> str:
        value = self._value(name)
        if isinstance(value, str) and len(value) <= MOST_LETTERS and value.isprintable():
            if value.strip():
                return value
        raise BoardError(self.line, "board-need-text", name=name, most=MOST_LETTERS)

    def word(self, name: str, words: list[str]) -> int:
        """Which of these words it is."""
        value = self._value(name)
        if isinstance(value, str) and value in words:
            return words.index(value)
        raise BoardError(self.line, "board-need-word", name=name, names=", ".join(words))

    def number(self, name: str) -> int:
        value = self._value(name)
        if is_number(value):
            return to_int(value)
        raise BoardError(self.line, "board-need-number", name=name)

    def numbers(self, name: str) -> list[int]:
        value = self._value(name)
        if isinstance(value, list) and all(is_number(number) for number in value):
            return [to_int(number) for number in value]
        raise BoardError(self.line, "board-need-numbers", name=name)

    def yes(self, name: str) -> bool:
        """A thing that is so only where the file says it."""
        value = self.values.get(name, False)
        if isinstance(value, bool):
            return value
        raise BoardError(self.line, "board-need-yes", name=name)

    def cell(self, name: str) -> tuple[int, int]:
        value = self._value(name)
        if is_cell(value):
            return to_cell(value)
        raise BoardError(self.line, "board-need-cell", name=name, most=MOST_ACROSS)

    def cells(self, name: str) -> list[tuple[int, int]]:
        value = self._value(name)
        if isinstance(value, list) and value and all(is_cell(cell) for cell in value):
            return [to_cell(cell) for cell in value]
        raise BoardError(self.line, "board-need-cells", name=name, most=MOST_ACROSS)

    def points(self, name: str) -> list[tuple[float, float]]:
        """Corners of a drawing; they may lie between the cells."""
        value = self._value(name)
        if isinstance(value, list) and len(value) > 1 and all(is_point(point) for point in value):
            return [to_point(point) for point in value]
        raise BoardError(self.line, "board-need-points", name=name, most=MOST_ACROSS)

    def _value(self, name: str) -> object:
        if name not in self.values:
            raise BoardError(self.line, "board-missing-key", name=name)
        return self.values[name]


class BoardFile:
    """A whole file: what stands at its top, and its lists of entries."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise BoardError(1, "board-too-long", most=MOST_CHARACTERS)
        self.lines = _Lines(text)
        self.top = Entry(1, _parse(text))

    def line(self, name: str) -> int:
        """Where a list begins; the last line if it is not there."""
        return self.lines.keys.get(name, self.lines.last)

    def knows(self, names: list[str]) -> None:
        for name in self.top.values:
            if name not in names:
                told = ", ".join(names)
                line = self.line(name)
                raise BoardError(line, "board-unknown-key", name=quoted(name), names=told)

    def text(self, name: str) -> str:
        return Entry(self.line(name), self.top.values).text(name)

    def entries(self, name: str, least: int, most: int) -> list[Entry]:
        """The entries of a list, so many of them."""
        line = self.line(name)
        found = self.top.values.get(name, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            raise BoardError(line, "board-need-entries", name=name)
        if len(found) < least:
            raise BoardError(line, "board-too-few", name=name, count=len(found), least=least)
        if len(found) > most:
            raise BoardError(line, "board-too-many", name=name, count=len(found), most=most)
        lines = self.lines.entries.get(name, [])
        entries: list[Entry] = []
        for at, values in enumerate(found):
            assert isinstance(values, dict)
            entries.append(Entry(lines[at] if at < len(lines) else line, values))
        return entries


class _Lines:
    """Which line each list of the file, and each entry of it, begins on."""

    def __init__(self, text: str) -> None:
        self.keys: dict[str, int] = {}
        self.entries: dict[str, list[int]] = {}
        self.last = 1
        self._key = ""
        self._inside = False  # below a [[header]] or a [header]
        at, depth, line, dots, fresh = 0, 0, 1, 0, True
        while at < len(text):
            if fresh and depth == 0:
                self._begin(text, at, line)
            fresh = False
            sign = text[at]
            if sign in "\n,=[]{}":
                dots = 0
            if sign == ".":
                dots += 1
                if dots > MOST_DOTS:
                    raise BoardError(line, "board-syntax", detail="…....")
            elif sign == "\n":
                line += 1
                fresh = True
            elif sign == "#":
                at = _end_of_line(text, at) - 1
            elif sign == '"' or sign == "'":
                end = _end_of_string(text, at)
                line += text.count("\n", at, end)
                at = end - 1
            elif sign == "[" or sign == "{":
                depth += 1
                if sign == "{" and depth == 2 and not self._inside:
                    self.entries.setdefault(self._key, []).append(line)
            elif (sign == "]" or sign == "}") and depth > 0:
                depth -= 1
            at += 1
        self.last = max(1, line - 1 if text.endswith("\n") else line)

    def _begin(self, text: str, at: int, line: int) -> None:
        """Look at the beginning of a line that is not inside of a value."""
        row = text[at : _end_of_line(text, at)]
        header = _HEADER.match(row)
        if header is not None:
            name = header.group(1)
            self._inside = True
            self.keys.setdefault(name, line)
            self.entries.setdefault(name, []).append(line)
            return
        table = _TABLE.match(row)
        if table is not None:
            self._inside = True
            self.keys.setdefault(table.group(1).strip(), line)
            return
        key = _KEY.match(row)
        if key is not None and not self._inside:
            self._key = key.group(1)
            self.keys.setdefault(self._key, line)


def _end_of_line(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _end_of_string(text: str, at: int) -> int:
    """Behind the closing quotes; a text that is not closed ends with its line."""
    quote = text[at]
    close = quote * 3 if text.startswith(quote * 3, at) else quote
    at += len(close)
    while at < len(text) and not text.startswith(close, at):
        if text[at] == "\n" and len(close) == 1:
            return at
        at += 2 if quote == '"' and text[at] == "\\" else 1
    at += len(close)
    if len(close) == 3:  # a long text may end with quotes of its own
        at += 2 if text.startswith(quote * 2, at) else text.startswith(quote, at)
    return at


def _parse(text: str) -> dict[str, object]:
    try:
        found: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise BoardError(1, "board-syntax", detail="…[[[…") from None
    except ValueError as error:
        where = _WHERE.match(str(error))
        if where is None:  # "at end of document", or a number that is none
            detail = quoted(str(error).split(" (at ")[0])
            raise BoardError(_Lines(text).last, "board-syntax", detail=detail) from None
        line = int(where.group(2))
        raise BoardError(line, "board-syntax", detail=quoted(where.group(1))) from None
    return found


def quoted(written: str) -> str:
    """As much of what stands in a file as can be said in a line."""
    shown = "".join([sign if sign.isprintable() else "?" for sign in written[:MOST_QUOTED]])
    return shown if len(written) <= MOST_QUOTED else f"{shown}…"


def is_number(value: object) -> bool:
    """A whole number that one may count on; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 1_000_000


def to_int(value: object) -> int:
    assert isinstance(value, int)
    return value


def is_cell(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 2:
        return False
    return all(is_number(number) and to_int(number) <= MOST_ACROSS for number in value)


def to_cell(value: object) -> tuple[int, int]:
    assert isinstance(value, list)
    return to_int(value[0]), to_int(value[1])


def is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(is_length(part) for part in value)


def is_length(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return -MOST_ACROSS <= value <= MOST_ACROSS


def to_point(value: object) -> tuple[float, float]:
    assert isinstance(value, list)
    return float(value[0]), float(value[1])
