"""A part of the table in plain lines, fit for a screen reader or a language model."""

from __future__ import annotations

from backroom.engine.view import Panel
from backroom.text.lookup import Text


def panel_lines(text: Text, panel: Panel) -> list[str]:
    """The title, then a line a row: what it is about, and each column with its name."""
    lines = [text.message(panel.title)]
    for row in panel.rows:
        about, *rest = [text.message(cell.message) for cell in row]
        if panel.columns:
            columns = [text.message(column) for column in panel.columns[1:]]
            pairs = [_pair(text, name, value) for name, value in zip(columns, rest, strict=True)]
            lines.append("  " + "; ".join([about, *pairs]))
        else:
            lines.append("  " + (_pair(text, about, " ".join(rest)) if rest else about))
    return lines


def _pair(text: Text, name: str, value: str) -> str:
    return text.say("cli-pair", {"name": name, "text": value})
