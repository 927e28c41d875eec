"""A board of King of Chicago as a picture: drawn (SVG), or in letters for the terminal."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin
from textwrap import wrap

from backroom.engine.message import Value
from backroom.games.chicago.board import PLACE_NAMES, Board, Scenery
from backroom.games.chicago.components import (
    HOSPITAL_PLACE,
    LARGE,
    MEDIUM,
    POLICE_DEPARTMENT,
    RACE_TRACK,
    SMALL,
    STARTING_RESOURCES,
)
from backroom.text.lookup import Text

Cell = tuple[int, int]
Point = tuple[float, float]

#: The side of a cell, in the units of the drawing.
UNIT = 60
_FOOT = 1.5  # the legend, in cells

# Faded inks on old paper.
_PAPER = "#e9dcbd"
_INK = "#33291f"
_STREET = "#f8f1de"
_SEAM = "#dccda9"
_GROUND = "#d3c19a"
_WATER = "#9dbab5"
_WAVE = "#83a5a1"
_GRASS = "#a9b583"
_LANDMARK = "#c8b48a"
_TERRITORY = "#b3ba8c"
_TERRITORY_EDGE = "#7d8557"
_PLACE = "#2f4a57"
_SOURCE = "#7a4a1f"
_POLICE = "#1f3557"
_HOSPITAL = "#f6f0e4"
_CROSS = "#b23a2e"
_GARAGE = "#6d675d"
_LOTS = {SMALL: "#c4654a", MEDIUM: "#a3402f", LARGE: "#76251f"}
_STAR = "#f0c64f"
_CREAM = "#fbf5e6"
_RAIL = "#5a4a3c"
_FONT = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"

#: How wide letters are, in hundredths of their size, in the widest of these fonts; bold is wider.
_WIDTHS = {
    letter: width
    for letters, width in (
        ("'", 27),
        ("ijl .,:", 32),
        ("f-", 37),
        ("tIJ()", 40),
        ("rsz", 53),
        ("acekovxyéèàòù", 61),
        ("bdghnpqu0123456789üñ", 64),
        ("FLPSTYZß", 69),
        ("ABEKRVXÉ", 75),
        ("CDGOQ", 82),
        ("wHNU&", 89),
        ("mMW", 103),
    )
    for letter in letters
}
_OTHER_LETTER, _BOLD = 89, 1.12
#: Between the edge of a plate's cells and the words on it.
_MARGIN = 5

#: So wide is the legend of the board in letters.
_COLUMNS = 78
_TIE = "\u2007"  # no line ends at this space
_LOT_LETTERS = {SMALL: "s", MEDIUM: "M", LARGE: "L"}


def draw(board: Board, text: Text) -> str:
    """The board as SVG."""
    return _Drawing(board, text).whole()


class _Drawing:
    def __init__(self, board: Board, text: Text) -> None:
        self.board = board
        self.text = text
        self.parts: list[str] = []
        points: list[Point] = [
            (x + side, y + side) for x, y in _all_cells(board) for side in (-0.5, 1.5)
        ]
        points += [point for scenery in board.scenery for point in scenery.points]
        self.left = min(x for x, _ in points)
        self.top = min(y for _, y in points)
        self.width = max(x for x, _ in points) - self.left
        self.height = max(y for _, y in points) - self.top

    def whole(self) -> str:
        self._scenery(("lake", "river", "park"))
        self._ground()
        self._scenery(("block", "prison", "cemetery", "tracks"))
        self._streets()
        for number, cells in enumerate(self.board.territory_cells):
            self._territory(number, cells)
        for number, cells in enumerate(self.board.lot_cells):
            self._lot(number, cells)
        for number, cells in enumerate(self.board.garage_cells):
            self._garage(number, cells)
        for place, cells in enumerate(self.board.place_cells):
            self._add(f'<g class="place"><title>{escape(PLACE_NAMES[place])}</title>')
            self._place(place, cells)
            self._add("</g>")
        self._scenery(("elevated",))
        self._arrows()
        self._street_names()
        self._legend()
        return self._page()

    def _page(self) -> str:
        width, height = round(self.width * UNIT), round((self.height + _FOOT) * UNIT)
        frame = 10
        box = f"{self.left * UNIT - frame:g} {self.top * UNIT - frame:g}"
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box} '
            f'{width + 2 * frame} {height + 2 * frame}" font-family="{_FONT}">'
        )
        title = f"<title>{escape(self.board.name)}</title>"
        paper = (
            f'<rect x="{self.left * UNIT - frame:g}" y="{self.top * UNIT - frame:g}" '
            f'width="{width + 2 * frame}" height="{height + 2 * frame}" fill="{_PAPER}"/>'
        )
        clip = (
            f'<clipPath id="sheet"><rect x="{self.left * UNIT:g}" y="{self.top * UNIT:g}" '
            f'width="{width}" height="{height}"/></clipPath>'
        )
        patterns = (
            '<pattern id="waves" width="36" height="18" patternUnits="userSpaceOnUse">'
            f'<path d="M0 9q4.5 -6 9 0t9 0t9 0t9 0" fill="none" stroke="{_WAVE}"/></pattern>'
            '<pattern id="bars" width="12" height="12" patternUnits="userSpaceOnUse">'
            f'<path d="M6 0v12" stroke="{_INK}" stroke-opacity="0.35" stroke-width="2"/></pattern>'
            '<pattern id="crosses" width="40" height="36" patternUnits="userSpaceOnUse">'
            f'<path d="M20 22v12m-4 -8h8" stroke="{_INK}" stroke-opacity="0.25" '
            'stroke-width="2.5"/></pattern>'
        )
        edge = (
            f'<rect x="{self.left * UNIT:g}" y="{self.top * UNIT:g}" width="{width}" '
            f'height="{height}" fill="none" stroke="{_INK}" stroke-width="2"/>'
        )
        body = "\n".join(self.parts)
        return (
            f"{head}\n{title}\n<defs>{clip}{patterns}</defs>\n{paper}\n"
            f'<g clip-path="url(#sheet)">\n{body}\n</g>\n{edge}\n</svg>\n'
        )

    # --- what is around -----------------------------------------------------------------------

    def _scenery(self, kinds: tuple[str, ...]) -> None:
        for kind in kinds:
            for scenery in self.board.scenery:
                if scenery.kind == kind:
                    self._one_scenery(scenery)

    def _one_scenery(self, scenery: Scenery) -> None:
        if scenery.kind in ("elevated", "tracks"):
            path = " ".join(f"{x * UNIT:g},{y * UNIT:g}" for x, y in scenery.points)
            self._rails(path, scenery.kind)
            return
        wild = scenery.kind in ("lake", "river", "park")
        path = _curve(scenery.points) if wild else _corners(scenery.points)
        fill = {
            "lake": _WATER,
            "river": _WATER,
            "park": _GRASS,
            "block": _LANDMARK,
            "prison": _GARAGE,
            "cemetery": _GRASS,
        }[scenery.kind]
        line, width = ("none", 0.0) if wild else (_INK, 1.2)
        if scenery.kind == "block":  # a seam around it, as around everything in a block
            line, width = _GROUND, 7.0
        self._add(
            f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="{width:g}" '
            'stroke-linejoin="round"/>'
        )
        if scenery.kind in ("lake", "river"):
            self._add(f'<path d="{path}" fill="url(#waves)"/>')
        if scenery.kind == "prison":
            self._add(f'<path d="{path}" fill="url(#bars)"/>')
        if scenery.kind == "cemetery":
            self._add(f'<path d="{path}" fill="url(#crosses)"/>')
        if scenery.name:
            self._scenery_name(scenery)

    def _rails(self, path: str, kind: str) -> None:
        """Two rails and their ties; those of the elevated line cast a shadow."""
        line = f'<polyline points="{path}" fill="none" stroke-linejoin="round" '
        if kind == "elevated":
            self._add(f'{line}stroke="{_INK}" stroke-opacity="0.13" stroke-width="22"/>')
        ties = "1.6 5.4"
        self._add(f'{line}stroke="{_RAIL}" stroke-width="11" stroke-dasharray="{ties}"/>')
        self._add(f'{line}stroke="{_RAIL}" stroke-width="7"/>')
        inner = _STREET if kind == "elevated" else _PAPER
        self._add(f'{line}stroke="{inner}" stroke-width="4.6"/>')
        self._add(
            f'{line}stroke="{_RAIL}" stroke-width="4.6" stroke-dasharray="{ties}" '
            'stroke-opacity="0.55"/>'
        )

    def _scenery_name(self, scenery: Scenery) -> None:
        xs, ys = [x for x, _ in scenery.points], [y for _, y in scenery.points]
        wide, high = max(xs) - min(xs), max(ys) - min(ys)
        middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        if scenery.kind in ("lake", "river"):
            # Lettered along the water, where there is most of it.
            middle = _broadest(scenery.points, high > wide)
            size = 26 if scenery.kind == "lake" else 15
            self._letters(scenery.name, middle, size, "#46625f", high > wide, True, 5)
            return
        if scenery.kind in ("prison", "cemetery"):  # there is room below for those who are there
            color = _CREAM if scenery.kind == "prison" else "#3f4a26"
            halo = _GARAGE if scenery.kind == "prison" else _GRASS
            fits = min(15.0, (wide * UNIT - 2 * _MARGIN) / width_of(scenery.name))
            self._letters(scenery.name, (middle[0], min(ys) + 0.3), fits, color, halo=halo)
            return
        self._label(scenery.name, middle, wide, high, "#5c4c33", italic=True, most=11.5)

    def _ground(self) -> None:
        """The blocks between the streets: every cell that lies inside of them."""
        xs, ys = [x for x, _ in self.board.at], [y for _, y in self.board.at]
        curb = 3
        x, y = min(xs) * UNIT - curb, min(ys) * UNIT - curb
        wide, high = (max(xs) + 1) * UNIT + curb - x, (max(ys) + 1) * UNIT + curb - y
        self._add(
            f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="6" fill="{_GROUND}" '
            f'stroke="{_INK}" stroke-width="1.2"/>'
        )

    # --- the streets --------------------------------------------------------------------------

    def _streets(self) -> None:
        for x, y in self.board.at:
            self._add(
                f'<rect x="{x * UNIT}" y="{y * UNIT}" width="{UNIT}" height="{UNIT}" '
                f'fill="{_STREET}" stroke="{_STREET}"/>'
            )
        for square, (x, y) in enumerate(self.board.at):
            for other in self.board.neighbours[square]:
                if other > square:
                    self._seam((x, y), self.board.at[other])

    def _seam(self, one: Cell, other: Cell) -> None:
        """Between two squares that a car may drive between."""
        x, y = (one[0] + other[0] + 1) / 2 * UNIT, (one[1] + other[1] + 1) / 2 * UNIT
        dx, dy = other[0] - one[0], other[1] - one[1]
        if abs(dx) + abs(dy) == 1:
            across, down = dy * (UNIT / 2 - 5), dx * (UNIT / 2 - 5)
        else:  # they don't touch: a line from the one to the other
            across, down = dx * UNIT / 2, dy * UNIT / 2
        self._add(
            f'<line x1="{x - across:g}" y1="{y - down:g}" x2="{x + across:g}" y2="{y + down:g}" '
            f'stroke="{_SEAM}" stroke-width="1.5" stroke-dasharray="4 4"/>'
        )

    def _street_names(self) -> None:
        """Along every other stretch, so that each street is named where one looks."""
        seen: dict[str, int] = {}
        for run in _runs(self.board):
            name = self.board.streets[run[0]]
            seen[name] = seen.get(name, 0) + 1
            if len(run) < 2 or seen[name] % 2 == 0:
                continue
            cells = [self.board.at[square] for square in run]
            x = sum(cell[0] + 0.5 for cell in cells) / len(cells)
            y = sum(cell[1] + 0.5 for cell in cells) / len(cells)
            upright = cells[0][0] == cells[-1][0]
            room = len(cells) * UNIT - 8 - len(name)  # a little space between the letters
            size = min(15.0, room / width_of(name))
            self._letters(name, (x, y), size, _INK, upright, False, 1, halo=_STREET)

    # --- what stands there --------------------------------------------------------------------

    def _territory(self, number: int, cells: list[Cell]) -> None:
        self._plate(cells, _TERRITORY, _TERRITORY_EDGE)
        x, y = _middle(cells)
        self._add(
            f'<circle cx="{x * UNIT:g}" cy="{y * UNIT:g}" r="15" fill="none" '
            f'stroke="{_TERRITORY_EDGE}" stroke-dasharray="3 2"/>'
        )
        self._letters(str(number + 1), (x, y), 16, "#4b5230", bold=True)

    def _lot(self, number: int, cells: list[Cell]) -> None:
        self._plate(cells, _LOTS[self.board.lot_size[number]], _INK)
        x, y = _middle(cells)
        if self.board.lot_starred[number]:
            self._add(_star(x * UNIT, y * UNIT, 25))
            self._letters(str(number + 1), (x, y + 0.02), 15, _INK, bold=True)
            return
        size = self.board.lot_size[number]
        dots = size + 1
        for dot in range(dots):
            across = x * UNIT + (dot - (dots - 1) / 2) * 9
            self._add(f'<circle cx="{across:g}" cy="{(y + 0.3) * UNIT:g}" r="2.6" fill="{_STAR}"/>')
        self._letters(str(number + 1), (x, y - 0.06), 18 + 3 * size, _CREAM, bold=True)

    def _garage(self, number: int, cells: list[Cell]) -> None:
        self._plate(cells, _GARAGE, _INK)
        x, y = _middle(cells)
        left, up = (x - 0.28) * UNIT, (y - 0.3) * UNIT
        wide, high = 0.56 * UNIT, 0.36 * UNIT
        self._add(
            f'<path d="M{left:g} {up + high:g}v{-high * 0.6:g}l{wide / 2:g} {-high * 0.4:g}'
            f'l{wide / 2:g} {high * 0.4:g}v{high * 0.6:g}z" fill="none" stroke="{_CREAM}" '
            'stroke-width="2"/>'
        )
        for bar in (0.62, 0.8):
            self._add(
                f'<path d="M{left + 5:g} {up + high * bar:g}h{wide - 10:g}" stroke="{_CREAM}"/>'
            )
        self._letters(str(number + 1), (x, y + 0.26), 15, _CREAM, bold=True)

    def _place(self, place: int, cells: list[Cell]) -> None:
        sources = [source for source, _, _ in STARTING_RESOURCES]
        fill, color = _SOURCE if place in sources else _PLACE, _CREAM
        if place == POLICE_DEPARTMENT:
            fill = _POLICE
        if place == HOSPITAL_PLACE:
            fill, color = _HOSPITAL, _CROSS
        self._plate(cells, fill, _INK)
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        wide, high = float(max(xs) - min(xs) + 1), float(max(ys) - min(ys) + 1)
        x, y = _middle(cells)
        if place == RACE_TRACK and wide > 2 and high > 1:
            for grown in (0.31, 0.44):
                across, down = wide * UNIT * grown, high * UNIT * grown
                self._add(
                    f'<ellipse cx="{x * UNIT:g}" cy="{y * UNIT:g}" rx="{across:g}" ry="{down:g}" '
                    f'fill="none" stroke="{_SEAM}" stroke-opacity="0.6" stroke-width="2"/>'
                )
            wide, high = wide * 0.6, high * 0.5
        if place in (POLICE_DEPARTMENT, HOSPITAL_PLACE):
            if wide > high:
                self._emblem(place, min(xs) + 0.42, y, 0.27)
                x, wide = x + 0.36, wide - 0.72
            else:
                self._emblem(place, x, min(ys) + high * 0.26, 0.17)
                y, high = y + high * 0.2, high * 0.6
        self._label(PLACE_NAMES[place], (x, y), wide, high, color)

    def _emblem(self, place: int, x: float, y: float, size: float) -> None:
        if place == POLICE_DEPARTMENT:
            self._add(_star(x * UNIT, y * UNIT, size * UNIT))
            return
        across, arm = size * UNIT, size * UNIT / 3
        for wide, high in ((across, arm), (arm, across)):
            self._add(
                f'<rect x="{x * UNIT - wide:g}" y="{y * UNIT - high:g}" width="{2 * wide:g}" '
                f'height="{2 * high:g}" fill="{_CROSS}"/>'
            )

    def _plate(self, cells: list[Cell], fill: str, line: str) -> None:
        """The cells of one thing as one shape: first its edge, then the cells and their seams."""
        inset = 3
        for grown, color in ((1.2, line), (0.0, fill)):
            for x, y in cells:
                self._add(
                    f'<rect x="{x * UNIT + inset - grown:g}" y="{y * UNIT + inset - grown:g}" '
                    f'width="{UNIT - 2 * (inset - grown):g}" '
                    f'height="{UNIT - 2 * (inset - grown):g}" rx="5" fill="{color}"/>'
                )
            for x, y in cells:
                thick = UNIT - 2 * (inset - grown)
                if (x + 1, y) in cells:
                    self._add(
                        f'<rect x="{(x + 0.5) * UNIT:g}" y="{y * UNIT + inset - grown:g}" '
                        f'width="{UNIT}" height="{thick:g}" fill="{color}"/>'
                    )
                if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(cells):
                    self._add(
                        f'<rect x="{(x + 0.5) * UNIT:g}" y="{(y + 0.5) * UNIT:g}" '
                        f'width="{UNIT}" height="{UNIT}" fill="{color}"/>'
                    )
                if (x, y + 1) in cells:
                    self._add(
                        f'<rect x="{x * UNIT + inset - grown:g}" y="{(y + 0.5) * UNIT:g}" '
                        f'width="{thick:g}" height="{UNIT}" fill="{color}"/>'
                    )

    def _arrows(self) -> None:
        board = self.board
        for squares, cells in (
            (board.territory_square, board.territory_cells),
            (board.lot_square, board.lot_cells),
            (board.garage_square, board.garage_cells),
            (board.place_square, board.place_cells),
        ):
            for square, covered in zip(squares, cells, strict=True):
                self._arrow(board.at[square], covered)

    def _arrow(self, street: Cell, cells: list[Cell]) -> None:
        """From the cell that is nearest to the street square, across its edge."""
        cell = min(cells, key=lambda c: (abs(c[0] - street[0]) + abs(c[1] - street[1]), c))
        long = ((street[0] - cell[0]) ** 2 + (street[1] - cell[1]) ** 2) ** 0.5
        dx, dy = (street[0] - cell[0]) / long, (street[1] - cell[1]) / long
        edge = (0.5 - 1.5 / UNIT) / max(abs(dx), abs(dy))  # outside of the plate and its words
        x, y = (cell[0] + 0.5 + dx * edge) * UNIT, (cell[1] + 0.5 + dy * edge) * UNIT
        if long > 1.5:  # an arrow that is not next door
            self._add(
                f'<line x1="{x:g}" y1="{y:g}" x2="{(street[0] + 0.5) * UNIT:g}" '
                f'y2="{(street[1] + 0.5) * UNIT:g}" stroke="{_INK}" stroke-width="1.5"/>'
            )
        tip = (x + dx * 11, y + dy * 11)
        left, right = (x - dy * 6, y + dx * 6), (x + dy * 6, y - dx * 6)
        corners = " ".join(f"{a:.1f},{b:.1f}" for a, b in (tip, left, right))
        self._add(
            f'<polygon class="arrow" points="{corners}" fill="{_INK}" stroke="{_STREET}" '
            'stroke-width="0.8"/>'
        )

    # --- letters ------------------------------------------------------------------------------

    def _legend(self) -> None:
        y = self.top + self.height + _FOOT / 2
        top = (self.top + self.height) * UNIT
        self._add(
            f'<rect x="{self.left * UNIT:g}" y="{top:g}" width="{self.width * UNIT:g}" '
            f'height="{_FOOT * UNIT:g}" fill="{_PAPER}" stroke="{_INK}"/>'
        )
        x = self.left + 0.6
        wide = width_of(self.board.name) * _BOLD
        size = min(34.0, self.width * UNIT / 3 / wide)
        self._letters(self.board.name, (x, y), size, _INK, bold=True, anchor="start")
        x += wide * size / UNIT + 0.5
        step = (self.left + self.width - x) / 8
        for key, fill, line in (
            ("cli-board-legend-territory", _TERRITORY, _TERRITORY_EDGE),
            ("cli-board-legend-start", _LOTS[SMALL], _INK),
            ("cli-board-legend-small", _LOTS[SMALL], _INK),
            ("cli-board-legend-medium", _LOTS[MEDIUM], _INK),
            ("cli-board-legend-large", _LOTS[LARGE], _INK),
            ("cli-board-legend-garage", _GARAGE, _INK),
            ("cli-board-legend-source", _SOURCE, _INK),
            ("cli-board-legend-place", _PLACE, _INK),
        ):
            self._add(
                f'<rect x="{x * UNIT:g}" y="{y * UNIT - 13:g}" width="26" height="26" rx="4" '
                f'fill="{fill}" stroke="{line}"/>'
            )
            if key == "cli-board-legend-start":
                self._add(_star(x * UNIT + 13, y * UNIT, 11))
            words = self.text.say(key)
            middle = (x + 0.55, y)
            self._label(words, middle, step - 0.55, 1, _INK, most=13.5, anchor="start")
            x += step

    def _label(
        self,
        words: str,
        middle: Point,
        wide: float,
        high: float,
        color: str,
        *,
        italic: bool = False,
        most: float = 14.0,
        anchor: str = "middle",
    ) -> None:
        """Words in a box, a line each if it is narrow, as large as fits."""
        best: tuple[float, list[str]] = (0.0, [words])
        for lines in _foldings(words.split()):
            across = (wide * UNIT - 2 * _MARGIN) / max(width_of(line) for line in lines)
            down = (high * UNIT - 8) / (1.12 * len(lines))
            size = min(across, down, most)
            if size > best[0] + 0.2:
                best = (size, lines)
        size, lines = best
        x, y = middle
        for number, line in enumerate(lines):
            down = (number - (len(lines) - 1) / 2) * size * 1.12
            self._letters(line, (x, y + down / UNIT), size, color, italic=italic, anchor=anchor)

    def _letters(
        self,
        words: str,
        middle: Point,
        size: float,
        color: str,
        upright: bool = False,
        italic: bool = False,
        spacing: float = 0,
        *,
        bold: bool = False,
        halo: str = "",
        anchor: str = "middle",
    ) -> None:
        x, y = middle[0] * UNIT, middle[1] * UNIT
        looks = f'x="{x:.1f}" y="{y:.1f}" dy="0.35em" font-size="{size:.1f}" fill="{color}"'
        looks += f' text-anchor="{anchor}"'
        if upright:
            looks += f' transform="rotate(-90 {x:.1f} {y:.1f})"'
        if italic:
            looks += ' font-style="italic"'
        if bold:
            looks += ' font-weight="bold"'
        if spacing:
            looks += f' letter-spacing="{spacing:g}"'
        if halo:
            looks += f' stroke="{halo}" stroke-width="4" paint-order="stroke"'
        self._add(f"<text {looks}>{escape(words)}</text>")

    def _add(self, part: str) -> None:
        self.parts.append(part)


def width_of(words: str) -> float:
    """How wide they are at size 1: at most that, whichever font there is."""
    return sum(_WIDTHS.get(letter, _OTHER_LETTER) for letter in words) / 100


def _foldings(words: list[str]) -> list[list[str]]:
    """Every way to break a few words into lines."""
    if len(words) > 8:
        return [[" ".join(words)]]
    found: list[list[str]] = []
    for breaks in range(1 << (len(words) - 1)):
        lines = [words[0]]
        for at, word in enumerate(words[1:]):
            if breaks >> at & 1:
                lines.append(word)
            else:
                lines[-1] += f" {word}"
        found.append(lines)
    return found


def _corners(points: list[Point]) -> str:
    return "M" + "L".join(f"{x * UNIT:g} {y * UNIT:g}" for x, y in points) + "z"


def _curve(points: list[Point]) -> str:
    """Round the points in a soft line, through the middles between them."""
    middles = [
        ((one[0] + other[0]) / 2 * UNIT, (one[1] + other[1]) / 2 * UNIT)
        for one, other in zip(points, points[1:] + points[:1], strict=True)
    ]
    parts = [f"M{middles[-1][0]:g} {middles[-1][1]:g}"]
    for (x, y), middle in zip(points, middles, strict=True):
        parts.append(f"Q{x * UNIT:g} {y * UNIT:g} {middle[0]:g} {middle[1]:g}")
    return "".join(parts) + "z"


def _broadest(points: list[Point], upright: bool) -> Point:
    """The middle of an area at its longer side's middle: water winds."""
    along, across = (1, 0) if upright else (0, 1)
    middle = (min(p[along] for p in points) + max(p[along] for p in points)) / 2
    cuts: list[float] = []
    for one, other in zip(points, points[1:] + points[:1], strict=True):
        if (one[along] < middle) != (other[along] < middle):
            share = (middle - one[along]) / (other[along] - one[along])
            cuts.append(one[across] + share * (other[across] - one[across]))
    cuts.sort()
    if len(cuts) < 2:
        return points[0]
    at = (cuts[0] + cuts[1]) / 2
    return (at, middle) if upright else (middle, at)


def _all_cells(board: Board) -> list[Cell]:
    groups = (board.place_cells, board.garage_cells, board.lot_cells, board.territory_cells)
    return [*board.at, *(cell for group in groups for cells in group for cell in cells)]


def _middle(cells: list[Cell]) -> Point:
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return (min(xs) + max(xs) + 1) / 2, (min(ys) + max(ys) + 1) / 2


def _star(x: float, y: float, size: float) -> str:
    points: list[str] = []
    for corner in range(10):
        out = size if corner % 2 == 0 else size * 0.45
        angle = pi * (corner / 5 - 0.5)
        points.append(f"{x + out * cos(angle):.1f},{y + out * sin(angle):.1f}")
    return f'<polygon points="{" ".join(points)}" fill="{_STAR}" stroke="{_INK}"/>'


def _runs(board: Board) -> list[list[int]]:
    """Straight stretches of squares of the same street, side by side."""
    numbers = {cell: square for square, cell in enumerate(board.at)}
    runs: list[list[int]] = []
    for dx, dy in ((1, 0), (0, 1)):
        for square, (x, y) in enumerate(board.at):
            before = numbers.get((x - dx, y - dy))
            if before is not None and board.streets[before] == board.streets[square]:
                continue
            run = [square]
            while True:
                last = board.at[run[-1]]
                after = numbers.get((last[0] + dx, last[1] + dy))
                if after is None or board.streets[after] != board.streets[square]:
                    break
                run.append(after)
            if len(run) > 1:
                runs.append(run)
    return runs


# --- in letters ----------------------------------------------------------------------------------


def letters(board: Board, standing: dict[Cell, list[str]] | None = None) -> list[str]:
    """The board in lines of three letters a cell, for the terminal; with what stands in a cell."""
    signs: dict[Cell, str] = dict.fromkeys(board.at, "░░░")
    for number, cells in enumerate(board.territory_cells):
        _sign(signs, cells, str(number + 1))
    for number, cells in enumerate(board.lot_cells):
        letter = "*" if board.lot_starred[number] else _LOT_LETTERS[board.lot_size[number]]
        _sign(signs, cells, f"{letter}{number + 1}")
    for number, cells in enumerate(board.garage_cells):
        _sign(signs, cells, f"G{number + 1}")
    for place, cells in enumerate(board.place_cells):
        _sign(signs, cells, PLACE_NAMES[place][:3])
    for cell, cars in (standing or {}).items():
        signs[cell] = f"[{cars[0]}]" if len(cars) == 1 else _together(cars)
    across = range(min(x for x, _ in signs), max(x for x, _ in signs) + 1)
    down = range(min(y for _, y in signs), max(y for _, y in signs) + 1)
    return ["".join(signs.get((x, y), "   ") for x in across).rstrip() for y in down]


def legend(board: Board, text: Text) -> list[str]:
    """What the letters mean."""
    names = [f"{name[:3]} {name}".replace(" ", _TIE) for name in sorted(PLACE_NAMES)]
    count = len(board.territory_cells)
    told: dict[str, Value] = {"territories": count, "names": ", ".join(names)}
    lines: list[str] = []
    for key in ("cli-board-signs", "cli-board-place-signs"):
        lines += wrap(text.say(key, told), _COLUMNS, break_on_hyphens=False)
    return [line.replace(_TIE, " ") for line in lines]


def _together(cars: list[str]) -> str:
    """Several cars in three letters."""
    if len(cars) == 2:
        return "+".join(cars)
    return "".join(cars) if len(cars) == 3 else f"{''.join(cars[:2])}+"


def _sign(signs: dict[Cell, str], cells: list[Cell], sign: str) -> None:
    for cell in cells:
        signs[cell] = sign.center(3)
