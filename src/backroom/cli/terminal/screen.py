"""The player's screen: what is written on it, and what is typed.

In plain mode there are no boxes, no colours and nothing is drawn anew: one fact a line.
"""

from __future__ import annotations

import contextlib
import os
import sys
import textwrap
import time
from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from backroom.cli.shared.show import open_console, show_line
from backroom.cli.shared.words import clean
from backroom.engine.view import Panel
from backroom.text.lookup import Text

with contextlib.suppress(ImportError):
    import readline as readline  # the arrow keys work in what is typed

#: Seconds that a line of what the others do stays alone, so that the eye can follow.
_PACE = 0.12
#: In a terminal with fewer lines only the rows that have changed are shown.
_TALL = 36
#: What a cell shows when there is nothing to show.
_NOTHING = "–"
#: Between two columns of a table, and of a list of answers.
_GAP = 2
#: Lists up to this length have one answer a line.
_SHORT = 8

Row = tuple[str, ...]


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
        #: The columns and rows of each part of the table as they were last shown.
        self._shown: dict[str, tuple[list[str], list[Row]]] = {}

    @property
    def width(self) -> int:
        return self._console.width

    # --- writing -------------------------------------------------------------------------------

    def line(self, said: str, style: str = "", hang: int = 0) -> None:
        """A line; what doesn't fit goes on under it, ``hang`` characters from the edge."""
        self.settle()
        said = clean(said)
        if self.plain:
            show_line(self._console, said)
            return
        indent = len(said) - len(said.lstrip())
        for folded in _fold(said, self.width - 1, " " * (indent + hang)):
            self._print(folded, style)

    def whole(self, said: str, style: str = "") -> None:
        """A line that is not folded: it holds something to copy."""
        self.settle()
        self._print(clean(said), style)

    def _print(self, said: str, style: str) -> None:
        """As it is: it has been folded, or must not be."""
        self._console.print(
            said, style=style or None, markup=False, highlight=False, soft_wrap=True
        )

    def dim(self, said: str, hang: int = 0) -> None:
        self.line(said, "dim", hang)

    def blank(self) -> None:
        self.settle()
        if not self.plain:
            self._console.print()

    def told(self, lines: Iterable[str], mine: bool) -> None:
        """The story goes on."""
        for said in lines:
            self.line(said if self.plain else f"  {said}", "" if mine else "cyan", 2)
            if not mine and self._pace:
                time.sleep(self._pace)

    def think(self) -> None:
        """The others are thinking."""
        if not self.plain and not self._thinking:
            self._thinking = True
            self._console.print("  …", end="\r", style="dim")

    def settle(self) -> None:
        if self._thinking:
            self._thinking = False
            self._console.print("   ", end="\r")

    def answers(self, rows: Sequence[tuple[str, str]]) -> None:
        """Answers with what to type for each; long lists of short answers stand side by side."""
        wide = max((len(key) for key, _ in rows), default=0)
        lines = [f"  {key.rjust(wide)}) {label}" for key, label in rows]
        longest = max((cell_len(line) for line in lines), default=0)
        beside = max(1, (self.width - 1) // (longest + _GAP)) if len(lines) > _SHORT else 1
        if self.plain or beside == 1:
            for line in lines:
                self.line(line, hang=wide + 2)
            return
        height = -(-len(lines) // beside)
        for at in range(height):
            row = lines[at::height]
            self.line("".join(_pad(line, longest + _GAP) for line in row).rstrip())

    # --- the table -----------------------------------------------------------------------------

    def show_table(self, text: Text, panels: Iterable[Panel], whole: bool) -> bool:
        """The table; all of it, or only what has changed since it was last shown, if anything."""
        shown = False
        for panel in panels:
            title = clean(text.message(panel.title))
            rows = [_row(text, panel, at) for at in range(len(panel.rows))]
            heads = [clean(text.message(column)) for column in panel.columns]
            known_heads, before = self._shown.get(panel.title.key, ([], None))
            if known_heads != heads:  # other facts are told now
                before = None
            self._shown[panel.title.key] = (heads, rows)
            if not whole and before == rows:
                continue
            strong = {
                row[0] for row, cells in zip(rows, panel.rows, strict=True) if cells[0].strong
            }
            if before is not None and not whole and (self.plain or self._console.height < _TALL):
                rows = [row for row in rows if row not in before]
            if not rows:
                continue
            shown = True
            self.line(title, "bold")
            if not heads:
                for row in rows:
                    self.line("  " + _pair(text, row[0], " ".join(row[1:])), hang=2)
            elif self.plain:
                known = {} if whole else {row[0]: row for row in before or ()}
                if len(known) < len(before or ()):  # two rows are about the same thing
                    known = {}
                self._facts(text, heads, rows, known)
            else:
                self._columns(text, heads, rows, strong)
        return shown

    def _facts(self, text: Text, heads: list[str], rows: list[Row], known: dict[str, Row]) -> None:
        """What each row is about, then a line for each fact that is not known yet."""
        for row in rows:
            self.line("  " + row[0])
            old = known.get(row[0])
            for at in range(1, len(row)):
                if old[at] != row[at] if old else row[at] != _NOTHING:
                    self.line("    " + _pair(text, heads[at], row[at]))

    def _columns(self, text: Text, heads: list[str], rows: list[Row], strong: set[str]) -> None:
        """Side by side as many columns as there is room for; the others follow under their row."""
        beside = _beside(heads, rows, self.width - 1)
        widths = {at: _column_width(heads[at], rows, at) for at in beside}
        for line in _head_lines([(heads[at], widths[at]) for at in beside]):
            self.line(line, "dim")
        for row in rows:
            cells = [_pad(row[at], widths[at]) for at in beside]
            style = "bold" if row[0] in strong else ""
            self.line("  " + (" " * _GAP).join(cells).rstrip(), style)
            rest = [
                _pair(text, heads[at], row[at])
                for at in range(len(row))
                if at not in beside and row[at] != _NOTHING
            ]
            if rest:
                self.line("    " + " · ".join(rest), hang=2)

    # --- reading -------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        """A line that the player types."""
        self.settle()
        try:
            if self.typed:
                return clean(input(f"{prompt} > ")).strip()
            self.line(prompt)
            return clean(input()).strip()
        except EOFError:
            raise Closed from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"


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
