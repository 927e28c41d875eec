"""Lines and areas as the path data of SVG: outlines of cells, banks, stars."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

Cell = tuple[int, int]
Point = tuple[float, float]

#: The side of a cell, in the units of the drawing.
UNIT = 60


def told(value: float) -> str:
    """A length with no more places than an eye sees."""
    return f"{round(value, 1):g}"


def pair(x: float, y: float) -> str:
    """Two lengths; a minus parts them as well as a space."""
    one, other = told(x), told(y)
    return one + other if other.startswith("-") else f"{one} {other}"


def box(cells: Sequence[Point]) -> tuple[float, float, float, float]:
    """What the cells reach: left, top, width, height; in cells."""
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def middle(cells: Sequence[Point]) -> Point:
    left, top, wide, high = box(cells)
    return left + wide / 2, top + high / 2


def outline(cells: Sequence[Cell], inset: float, rounded: float = 0) -> str:
    """Around the cells as one shape, so far inside of their edge; holes run the other way."""
    return "".join(_ring(corners, inset, rounded) for corners in _rings(set(cells)))


def _rings(cells: set[Cell]) -> list[list[Cell]]:
    """The corners of every edge line, with the cells on the right hand."""
    onward: dict[tuple[Cell, Cell], None] = {}
    for x, y in sorted(cells):
        for neighbour, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if neighbour not in cells:
                onward[start, end] = None
    rings = []
    for edge in list(onward):
        if edge not in onward:
            continue
        line = [edge]
        while True:
            del onward[edge]
            (ax, ay), (x, y) = edge
            dx, dy = x - ax, y - ay
            # Where two cells touch at a corner only, each keeps its own edge.
            turns = ((-dy, dx), (dx, dy), (dy, -dx))
            found = [((x, y), (x + tx, y + ty)) for tx, ty in turns]
            after = next((each for each in found if each in onward), None)
            if after is None:
                break
            edge = after
            line.append(edge)
        ends = zip(line, line[1:] + line[:1], strict=True)
        rings.append([one[1] for one, two in ends if _way(one) != _way(two)])
    return rings


def _way(edge: tuple[Cell, Cell]) -> Cell:
    (ax, ay), (bx, by) = edge
    return (bx > ax) - (bx < ax), (by > ay) - (by < ay)


def _ring(corners: list[Cell], inset: float, rounded: float) -> str:
    """One edge line, moved to the right, round at the corners."""
    count = len(corners)
    ways = [_way((corners[at - 1], corners[at])) for at in range(count)]  # the way to each corner
    moved: list[Point] = []
    for at, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = ways[at], ways[(at + 1) % count]
        moved.append((x * UNIT + inset * (-ay - by), y * UNIT + inset * (ax + bx)))
    start = moved[-1]
    first = ways[0]
    parts = [f"M{pair(start[0] + first[0] * rounded, start[1] + first[1] * rounded)}"]
    for at, (across, down) in enumerate(moved):
        before, way, turn = moved[at - 1], ways[at], ways[(at + 1) % count]
        if way[0]:
            parts.append(f"h{told(across - before[0] - 2 * rounded * way[0])}")
        else:
            parts.append(f"v{told(down - before[1] - 2 * rounded * way[1])}")
        if rounded:
            there = pair(way[0] * rounded, way[1] * rounded)
            beyond = pair((way[0] + turn[0]) * rounded, (way[1] + turn[1]) * rounded)
            parts.append(f"q{there} {beyond}")
    return "".join(parts) + "z"


def corners(points: Sequence[Point]) -> str:
    return "M" + "L".join(pair(x * UNIT, y * UNIT) for x, y in points)


def curve(points: Sequence[Point]) -> str:
    """Round the points in a soft line, through the middles between them."""
    middles = [
        ((one[0] + other[0]) / 2 * UNIT, (one[1] + other[1]) / 2 * UNIT)
        for one, other in zip(points, [*points[1:], points[0]], strict=True)
    ]
    parts = [f"M{pair(*middles[-1])}"]
    for (x, y), between in zip(points, middles, strict=True):
        parts.append(f"Q{pair(x * UNIT, y * UNIT)} {pair(*between)}")
    return "".join(parts) + "z"


def star(x: float, y: float, size: float) -> str:
    """Five points around a place, which is given in the units of the drawing."""
    points: list[str] = []
    for corner in range(10):
        out = size if corner % 2 == 0 else size * 0.45
        angle = pi * (corner / 5 - 0.5)
        points.append(pair(x + out * cos(angle), y + out * sin(angle)))
    return "M" + "L".join(points) + "z"


def broadest(points: Sequence[Point], upright: bool) -> Point:
    """The middle of an area at its longer side's middle: water winds."""
    along, across = (1, 0) if upright else (0, 1)
    middle_ = (min(p[along] for p in points) + max(p[along] for p in points)) / 2
    cuts: list[float] = []
    for one, other in zip(points, [*points[1:], points[0]], strict=True):
        if (one[along] < middle_) != (other[along] < middle_):
            share = (middle_ - one[along]) / (other[along] - one[along])
            cuts.append(one[across] + share * (other[across] - one[across]))
    cuts.sort()
    if len(cuts) < 2:
        return points[0]
    at = (cuts[0] + cuts[1]) / 2
    return (at, middle_) if upright else (middle_, at)
