"""Plots as SVG, and the words around them as HTML: both are as wide as the page, whatever that is.

Lengths across are in percent, so nothing has to be scaled, and no letter gets too small to read. A
plot is a picture for the eye; beside it the same figures stand in a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

import msgspec

#: How high a bar is, with its marks.
_HIGH = 18
#: How high a histogram is: its bars, the number above each, the label below.
_BARS, _ABOVE, _BELOW = 120, 16, 20
#: With more bars than this only some have a label.
_MOST_LABELS = 12


class Bar(msgspec.Struct, frozen=True):
    """One line of a plot: how far it goes, from where to where it may, and what would be fair."""

    label: str
    value: str
    at: float
    interval: tuple[float, float] | None = None
    fair: float | None = None


class Box(msgspec.Struct, frozen=True):
    """One line of a plot of spreads: the least, the quartiles, the most."""

    label: str
    value: str
    at: tuple[float, float, float, float, float]


def bars(lines: Sequence[Bar], most: float) -> str:
    """Bars from nothing to ``most``."""
    return "".join(_line(line.label, line.value, _bar(line, most)) for line in lines)


def _bar(line: Bar, most: float) -> str:
    shapes = [
        '<rect class="track" y="3" width="100%" height="12" rx="2"/>',
        f'<rect class="bar" y="3" width="{_part(line.at, 0, most)}" height="12" rx="2"/>',
    ]
    if line.interval is not None:
        low, high = (_part(end, 0, most) for end in line.interval)
        shapes.append(f'<line class="span" x1="{low}" x2="{high}" y1="9" y2="9"/>')
        shapes += [f'<line class="span" x1="{x}" x2="{x}" y1="5" y2="13"/>' for x in (low, high)]
    if line.fair is not None:
        x = _part(line.fair, 0, most)
        shapes.append(f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="18"/>')
    return "".join(shapes)


def boxes(lines: Sequence[Box], least: float, most: float) -> str:
    """Spreads on one scale: all of it as a line, the middle half as a box, the median across."""
    return "".join(_line(line.label, line.value, _box(line, least, most)) for line in lines)


def _box(line: Box, least: float, most: float) -> str:
    first, lower, median, _, last = (_part(at, least, most) for at in line.at)
    width = _part(line.at[3] - line.at[1], 0, most - least)
    return (
        f'<line class="range" x1="{first}" x2="{last}" y1="9" y2="9"/>'
        f'<line class="range" x1="{first}" x2="{first}" y1="5" y2="13"/>'
        f'<line class="range" x1="{last}" x2="{last}" y1="5" y2="13"/>'
        f'<rect class="bar" x="{lower}" y="2" width="{width}" height="14" rx="2"/>'
        f'<line class="middle" x1="{median}" x2="{median}" y1="1" y2="17"/>'
    )


def _line(label: str, value: str, shapes: str) -> str:
    return (
        f'<p class="line"><span>{escape(label)}</span> <b>{escape(value)}</b></p>'
        f'<svg class="flat" height="{_HIGH}" width="100%" aria-hidden="true">{shapes}</svg>'
    )


def axis(ends: Sequence[str]) -> str:
    """What the left end of a plot means, the right one, and what lies between."""
    return f'<p class="axis">{"".join(f"<span>{escape(end)}</span>" for end in ends)}</p>'


def histogram(columns: Sequence[tuple[str, int, str]]) -> str:
    """Columns side by side: what each is, how often it was, and that in words."""
    most = max((count for _, count, _ in columns), default=0) or 1
    wide = 100 / len(columns)
    every = ceil(len(columns) / _MOST_LABELS)
    shapes: list[str] = []
    for at, (label, count, said) in enumerate(columns):
        high = _BARS * count / most
        middle = f"{(at + 0.5) * wide:.2f}%"
        y = _ABOVE + _BARS - high
        shapes.append(
            f'<rect class="bar" x="{(at + 0.12) * wide:.2f}%" y="{y:.1f}" '
            f'width="{0.76 * wide:.2f}%" height="{high:.1f}" rx="2"/>'
        )
        if every == 1 and count:
            shapes.append(f'<text x="{middle}" y="{y - 4:.1f}">{escape(said)}</text>')
        if at % every == 0:
            y = _ABOVE + _BARS + _BELOW - 5
            shapes.append(f'<text x="{middle}" y="{y}">{escape(label)}</text>')
    base = _ABOVE + _BARS
    shapes.append(f'<line class="range" x1="0" x2="100%" y1="{base}" y2="{base}"/>')
    high = base + _BELOW
    return f'<svg height="{high}" width="100%" aria-hidden="true">{"".join(shapes)}</svg>'


def table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The same figures, to be read, heard or copied."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption>'
        f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def nice_end(most: float) -> float:
    """Where an axis may end: 1, 2, 2.5 or 5 and some zeros, and not below."""
    if most <= 0:
        return 1.0
    unit = 10.0 ** floor(log10(most))
    return next(unit * step for step in (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10) if most <= unit * step)


def _part(value: float, least: float, most: float) -> str:
    """Where on the axis, in percent."""
    room = most - least
    part = 0.0 if room <= 0 else (value - least) / room
    return f"{100 * min(1.0, max(0.0, part)):.2f}%"
