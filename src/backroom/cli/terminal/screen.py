"""The player's screen: what is written on it, and what is typed.

In plain mode there are no boxes, no colours and nothing is drawn anew: one fact a line.
"""

from __future__ import annotations

import contextlib
import os
import sys
import textwrap
import time
from collections.abc import Callable, Iterable, Sequence

from rich.cells import cell_len
from rich.console import Console

from backroom.cli.shared.show import open_console, show_line
from backroom.cli.shared.words import clean
from backroom.engine.view import Panel
from backroom.text.lookup import Text

with contextlib.suppress(ImportError):
    import readline as readline  # the arrow keys work in what is typed

#: Seconds that a line of what the others do stays alone, so that the eye can follow.
_PACE = 0.12
#: So many lines are written before something is asked; of news at most so many, for the log has
#: them all.
_LINES = 38
_NEWS = 16
#: What a cell shows when there is nothing to show.
_NOTHING = "–"
#: Between two columns of a table, and of a list of answers.
_GAP = 2
#: Lists up to this length have one answer a line.
_SHORT = 8

Row = tuple[str, ...]
#: A line, its style, and how far what doesn't fit is set in.
Written = tuple[str, str, int]


class Closed(Exception):
    """Nobody types any more: the input is at its end."""


class Screen:
    """Writes lines and reads them."""

    def __init__(self, plain: bool = False, fast: bool = False) -> None:
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        self.typed = sys.stdin.isatty()
        self._pace = 0.0 if fast or self.plain or not self.typed else _PACE
        self._console = open_console(self.plain)
        self._thinking = False
        #: What has happened and is not written yet, and whether it was the player's doing.
        self._news: list[tuple[str, bool]] = []
        #: Says that so many lines of so many were left out before the news.
        self.earlier: Callable[[int, int], str] = lambda count, most: "…"
        #: Lines that were written since something was last typed.
        self.lines = 0
        #: The rows of each part of the table as they last were.
        self._known: dict[str, list[Row]] = {}

    @property
    def console(self) -> Console:
        return self._console

    @property
    def width(self) -> int:
        return self._console.width

    # --- writing -------------------------------------------------------------------------------

    def line(self, said: str, style: str = "", hang: int = 0) -> None:
        """A line; what doesn't fit goes on under it, ``hang`` characters from the edge."""
        self.settle()
        said = clean(said)
        if self.plain:
            self.lines += 1
            show_line(self._console, said)
            return
        for folded in self._folded(said, hang):
            self._print(folded, style)

    def _folded(self, said: str, hang: int) -> list[str]:
        if self.plain:
            return [said]
        indent = len(said) - len(said.lstrip())
        return _fold(said, self.width - 1, " " * (indent + hang))

    def whole(self, said: str, style: str = "") -> None:
        """A line that is not folded: it holds something to copy."""
        self.settle()
        self._print(clean(said), style)

    def _print(self, said: str, style: str) -> None:
        """As it is: it has been folded, or must not be."""
        self.lines += 1
        self._console.print(
            said, style=style or None, markup=False, highlight=False, soft_wrap=True
        )

    def dim(self, said: str, hang: int = 0) -> None:
        self.line(said, "dim", hang)

    def blank(self) -> None:
        self.settle()
        if not self.plain:
            self.lines += 1
            self._console.print()

    def told(self, lines: Iterable[str], mine: bool) -> None:
        """The story goes on. It is written when something else is: a long one from near its end."""
        self._news += [(said, mine) for said in lines]

    def _tell(self) -> None:
        news, self._news = self._news, []
        before, height = len(news), 0
        while before:
            height += len(self._folded(f"  {news[before - 1][0]}", 2))
            if height > _NEWS:
                break
            before -= 1
        if before:
            self.line(self.earlier(before, len(news)), "dim", 2)
        for said, mine in news[before:]:
            self.line(said if self.plain else f"  {said}", "" if mine else "cyan", 2)
            if not mine and self._pace:
                time.sleep(self._pace)

    def think(self) -> None:
        """The others are thinking."""
        if not self.plain and not self._thinking:
            self._thinking = True
            self._console.print("  …", end="\r", style="dim")

    def settle(self) -> None:
        """Before anything is written or read: nobody thinks any more, and the news is told."""
        if self._thinking:
            self._thinking = False
            self._console.print("   ", end="\r")
        if self._news:
            self._tell()

    def answers(self, rows: Sequence[tuple[str, str]]) -> None:
        """Answers with what to type for each; long lists of short answers stand side by side."""
        for line, hang in self._answers(rows):
            self.line(line, hang=hang)

    def fitting(self, rows: Sequence[tuple[str, str]], least: int) -> int:
        """How many of these answers there is room for, and ``least`` in any case."""
        room = max(least, _LINES - self.lines)
        fit = len(rows)
        while fit > least and self._answers_height(rows[:fit]) > room:
            fit -= 1
        return fit

    def _answers_height(self, rows: Sequence[tuple[str, str]]) -> int:
        return sum(len(self._folded(line, hang)) for line, hang in self._answers(rows))

    def _answers(self, rows: Sequence[tuple[str, str]]) -> list[tuple[str, int]]:
        wide = max((len(key) for key, _ in rows), default=0)
        lines = [f"  {key.rjust(wide)}) {label}" for key, label in rows]
        longest = max((cell_len(line) for line in lines), default=0)
        beside = max(1, (self.width - 1) // (longest + _GAP)) if len(lines) > _SHORT else 1
        if self.plain or beside == 1:
            return [(line, wide + 2) for line in lines]
        height = -(-len(lines) // beside)
        padded = [_pad(line, longest + _GAP) for line in lines]
        return [("".join(padded[at::height]).rstrip(), 0) for at in range(height)]

    # --- the table -----------------------------------------------------------------------------

    def changed(self, text: Text, panels: Sequence[Panel]) -> list[int]:
        """Which parts of the table are not as they were when this was last asked."""
        found = []
        for at, panel in enumerate(panels):
            now = [_row(text, panel, row) for row in range(len(panel.rows))]
            if self._known.get(panel.title.key) != now:
                found.append(at)
            self._known[panel.title.key] = now
        return found

    def show_table(self, text: Text, panels: Iterable[Panel]) -> None:
        """Some parts of the table."""
        for panel in panels:
            for written in self._written(text, panel):
                self.line(*written)

    def height(self, text: Text, panels: Iterable[Panel]) -> int:
        """How many lines these parts of the table take."""
        lines = [written for panel in panels for written in self._written(text, panel)]
        return sum(len(self._folded(said, hang)) for said, _, hang in lines)

    def _written(self, text: Text, panel: Panel) -> list[Written]:
        rows = [_row(text, panel, at) for at in range(len(panel.rows))]
        heads = [clean(text.message(column)) for column in panel.columns]
        lines: list[Written] = [(clean(text.message(panel.title)), "bold", 0)]
        if not heads:
            pairs = [_pair(text, row[0], " ".join(row[1:])) if row[1:] else row[0] for row in rows]
            return lines + [("  " + pair, "", 2) for pair in pairs]
        if self.plain:
            return lines + _facts(text, heads, rows)
        strong = {at for at, cells in enumerate(panel.rows) if cells[0].strong}
        return lines + self._columns(text, heads, rows, strong)

    def _columns(
        self, text: Text, heads: list[str], rows: list[Row], strong: set[int]
    ) -> list[Written]:
        """Side by side as many columns as there is room for; the others follow under their row."""
        beside = _beside(heads, rows, self.width - 1)
        widths = {at: _column_width(heads[at], rows, at) for at in beside}
        lines: list[Written] = [
            (line, "dim", 0) for line in _head_lines([(heads[at], widths[at]) for at in beside])
        ]
        for number, row in enumerate(rows):
            cells = [_pad(row[at], widths[at]) for at in beside]
            style = "bold" if number in strong else ""
            lines.append(("  " + (" " * _GAP).join(cells).rstrip(), style, 0))
            rest = [
                _pair(text, heads[at], row[at])
                for at in range(len(row))
                if at not in beside and row[at] != _NOTHING
            ]
            if rest:
                lines.append(("    " + " · ".join(rest), "", 2))
        return lines

    # --- reading -------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """A line that the player types."""
        self.settle()
        self.lines = 0
        try:
            if self.typed:
                return clean(input(f"{prompt} > ")).strip()
            self.line(prompt)
            return clean(input()).strip()
        except EOFError:
            raise Closed from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"


def _facts(text: Text, heads: list[str], rows: list[Row]) -> list[Written]:
    """What each row is about, then a line for each fact."""
    lines: list[Written] = []
    for row in rows:
        lines.append(("  " + row[0], "", 0))
        for at in range(1, len(row)):
            if row[at] != _NOTHING:
                lines.append(("    " + _pair(text, heads[at], row[at]), "", 0))
    return lines


def _fold(said: str, width: int, indent: str) -> list[str]:
    if cell_len(said) <= width:
        return [said]
    return textwrap.wrap(
        said,
        max(width, 20),
        subsequent_indent=indent,
        break_on_hyphens=False,
        break_long_words=False,
    ) or [said]


def _beside(heads: list[str], rows: list[Row], width: int) -> list[int]:
    """The first column, and of the others as many as fit, the narrow ones before the wide."""
    used = [at for at in range(len(heads)) if at == 0 or any(row[at] != _NOTHING for row in rows)]
    room = width - _GAP - _column_width(heads[0], rows, 0)
    chosen = [0]
    for at in sorted(used[1:], key=lambda at: _column_width(heads[at], rows, at)):
        room -= _GAP + _column_width(heads[at], rows, at)
        if room < 0:
            break
        chosen.append(at)
    return sorted(chosen)


def _column_width(head: str, rows: list[Row], at: int) -> int:
    """As wide as its widest cell, and as the longest word of its head."""
    words = [cell_len(word) for word in head.split()]
    return max([*words, *(cell_len(row[at]) for row in rows)])


def _head_lines(heads: list[tuple[str, int]]) -> list[str]:
    """The heads of the columns, folded to their widths; they stand on the rows."""
    folded = [textwrap.wrap(head, width) or [""] for head, width in heads]
    height = max(len(lines) for lines in folded)
    folded = [[""] * (height - len(lines)) + lines for lines in folded]
    gap = " " * _GAP
    return [
        "  " + gap.join(_pad(lines[at], w) for lines, (_, w) in zip(folded, heads, strict=True))
        for at in range(height)
    ]


def _pad(said: str, width: int) -> str:
    return said + " " * (width - cell_len(said))


def _row(text: Text, panel: Panel, at: int) -> Row:
    return tuple(clean(text.message(cell.message)) for cell in panel.rows[at])


def _pair(text: Text, name: str, value: str) -> str:
    return text.say("cli-pair", {"name": name, "text": value})
