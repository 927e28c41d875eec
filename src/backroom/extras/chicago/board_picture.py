"""A board of King of Chicago as a drawing (SVG): a sheet by itself, or a part of a page."""

from __future__ import annotations

from html import escape

from backroom.extras.chicago.shapes import (
    UNIT,
    Cell,
    Point,
    box,
    broadest,
    corners,
    curve,
    middle,
    outline,
    pair,
    star,
    told,
)
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

_FOOT = 1.5  # the legend, in cells
#: Paper around it all, in the units of the drawing.
_FRAME = 10
#: Patterns and the like are called so, that they are nobody else's on a page.
_OWN = "city"

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


def draw(board: Board, text: Text) -> str:
    """The board as a sheet by itself, with a legend."""
    return _Drawing(board).sheet(text)


def picture(board: Board) -> str:
    """What is drawn inside of ``reach``, for a page that lays more over it."""
    return _Drawing(board).inside()


def reach(board: Board) -> tuple[float, float, float, float]:
    """How far the picture goes: left, top, width, height."""
    drawing = _Drawing(board)
    return drawing.frame(drawing.height)


class _Drawing:
    def __init__(self, board: Board) -> None:
        self.board = board
        self.parts: list[str] = []
        points: list[Point] = [
            (x + side, y + side) for x, y in _all_cells(board) for side in (-0.5, 1.5)
        ]
        points += [point for scenery in board.scenery for point in scenery.points]
        self.left = min(x for x, _ in points) * UNIT
        self.top = min(y for _, y in points) * UNIT
        self.width = max(x for x, _ in points) * UNIT - self.left
        self.height = max(y for _, y in points) * UNIT - self.top

    def frame(self, height: float) -> tuple[float, float, float, float]:
        around = (self.left - _FRAME, self.top - _FRAME)
        return (*around, self.width + 2 * _FRAME, height + 2 * _FRAME)

    def inside(self) -> str:
        self._city()
        return self._framed(self.height)

    def sheet(self, text: Text) -> str:
        self._city()
        self._legend(text)
        height = self.height + _FOOT * UNIT
        seen = " ".join(told(part) for part in self.frame(height))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{seen}">\n'
            f"<title>{escape(self.board.name)}</title>\n{self._framed(height)}\n</svg>\n"
        )

    def _city(self) -> None:
        self._scenery(("lake", "river", "park"))
        self._ground()
        self._scenery(("block", "prison", "cemetery", "tracks"))
        self._streets()
        self._territories()
        self._lots()
        self._garages()
        for place, cells in enumerate(self.board.place_cells):
            self._place(place, cells)
        self._scenery(("elevated",))
        self._arrows()
        self._street_names()

    def _framed(self, height: float) -> str:
        """Paper below, an edge above; nothing goes beyond it."""
        patterns = (
            f'<pattern id="{_OWN}-waves" width="36" height="18" patternUnits="userSpaceOnUse">'
            f'<path d="M0 9q4.5-6 9 0t9 0t9 0t9 0" fill="none" stroke="{_WAVE}"/></pattern>'
            f'<pattern id="{_OWN}-bars" width="12" height="12" patternUnits="userSpaceOnUse">'
            f'<path d="M6 0v12" stroke="{_INK}" stroke-opacity=".35" stroke-width="2"/></pattern>'
            f'<pattern id="{_OWN}-crosses" width="40" height="36" patternUnits="userSpaceOnUse">'
            f'<path d="M20 22v12m-4-8h8" stroke="{_INK}" stroke-opacity=".25" '
            'stroke-width="2.5"/></pattern>'
        )
        sheet = _rect(self.left, self.top, self.width, height)
        body = "\n".join(self.parts)
        return (
            f'<defs><clipPath id="{_OWN}-sheet"><path d="{sheet}"/></clipPath>{patterns}</defs>\n'
            f'<path d="{_rect(*self.frame(height))}" fill="{_PAPER}"/>\n'
            f'<g clip-path="url(#{_OWN}-sheet)" font-family="{_FONT}" text-anchor="middle">\n'
            f'{body}\n</g>\n<path d="{sheet}" fill="none" stroke="{_INK}" stroke-width="2"/>'
        )

    # --- what is around -----------------------------------------------------------------------

    def _scenery(self, kinds: tuple[str, ...]) -> None:
        for kind in kinds:
            for scenery in self.board.scenery:
                if scenery.kind == kind:
                    self._one_scenery(scenery)

    def _one_scenery(self, scenery: Scenery) -> None:
        if scenery.kind in ("elevated", "tracks"):
            self._rails(corners(scenery.points), scenery.kind)
            return
        wild = scenery.kind in ("lake", "river", "park")
        path = curve(scenery.points) if wild else f"{corners(scenery.points)}z"
        fill = {
            "lake": _WATER,
            "river": _WATER,
            "park": _GRASS,
            "block": _LANDMARK,
            "prison": _GARAGE,
            "cemetery": _GRASS,
        }[scenery.kind]
        edge = "" if wild else f' stroke="{_INK}" stroke-width="1.2" stroke-linejoin="round"'
        if scenery.kind == "block":  # a seam around it, as around everything in a block
            edge = f' stroke="{_GROUND}" stroke-width="7" stroke-linejoin="round"'
        self._add(f'<path d="{path}" fill="{fill}"{edge}/>')
        patterns = {"lake": "waves", "river": "waves", "prison": "bars", "cemetery": "crosses"}
        if scenery.kind in patterns:
            self._add(f'<path d="{path}" fill="url(#{_OWN}-{patterns[scenery.kind]})"/>')
        if scenery.name:
            self._scenery_name(scenery)

    def _rails(self, path: str, kind: str) -> None:
        """Two rails and their ties; those of the elevated line cast a shadow."""
        self._add(f'<g fill="none" stroke="{_RAIL}" stroke-linejoin="round">')
        if kind == "elevated":
            shadow = f'stroke="{_INK}" stroke-opacity=".13" stroke-width="22"'
            self._add(f'<path d="{path}" {shadow}/>')
        inner = _STREET if kind == "elevated" else _PAPER
        for looks in (
            'stroke-width="11" stroke-dasharray="1.6 5.4"',
            'stroke-width="7"',
            f'stroke="{inner}" stroke-width="4.6"',
            'stroke-width="4.6" stroke-dasharray="1.6 5.4" stroke-opacity=".55"',
        ):
            self._add(f'<path d="{path}" {looks}/>')
        self._add("</g>")

    def _scenery_name(self, scenery: Scenery) -> None:
        xs, ys = [x for x, _ in scenery.points], [y for _, y in scenery.points]
        wide, high = max(xs) - min(xs), max(ys) - min(ys)
        center = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        if scenery.kind in ("lake", "river"):
            # Lettered along the water, where there is most of it.
            center = broadest(scenery.points, high > wide)
            size = 26 if scenery.kind == "lake" else 15
            self._letters(scenery.name, center, size, "#46625f", high > wide, True, 5)
            return
        if scenery.kind in ("prison", "cemetery"):  # there is room below for those who are there
            color = _CREAM if scenery.kind == "prison" else "#3f4a26"
            halo = _GARAGE if scenery.kind == "prison" else _GRASS
            fits = min(15.0, max(0.0, wide * UNIT - 2 * _MARGIN) / width_of(scenery.name))
            self._letters(scenery.name, (center[0], min(ys) + 0.3), fits, color, halo=halo)
            return
        self._label(scenery.name, center, wide, high, "#5c4c33", italic=True, most=11.5)

    def _ground(self) -> None:
        """The blocks between the streets: every cell that lies inside of them."""
        left, top, wide, high = (side * UNIT for side in box(self.board.at))
        curb = 3
        self._add(
            f'<rect x="{told(left - curb)}" y="{told(top - curb)}" '
            f'width="{told(wide + 2 * curb)}" height="{told(high + 2 * curb)}" rx="6" '
            f'fill="{_GROUND}" stroke="{_INK}" stroke-width="1.2"/>'
        )

    # --- the streets --------------------------------------------------------------------------

    def _streets(self) -> None:
        path = outline(self.board.at, 0)
        self._add(f'<path d="{path}" fill="{_STREET}" stroke="{_STREET}"/>')
        seams: list[tuple[Cell, Cell]] = []
        bridges: list[tuple[Cell, Cell]] = []
        for square, one in enumerate(self.board.at):
            for neighbour in self.board.neighbours[square]:
                if neighbour > square:
                    other = self.board.at[neighbour]
                    near = abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
                    (seams if near else bridges).append((one, other))
        dashes = f'stroke="{_SEAM}" stroke-width="1.5" stroke-dasharray="4 4"'
        self._add(f'<path d="{"".join(_seam(*each) for each in seams)}" {dashes}/>')
        for one, other in bridges:  # they don't touch: a line from the one to the other
            self._line(_center(one), _center(other), dashes)

    def _street_names(self) -> None:
        """Along every other stretch, so that each street is named where one looks."""
        seen: dict[str, int] = {}
        for run in _runs(self.board):
            name = self.board.streets[run[0]]
            seen[name] = seen.get(name, 0) + 1
            if len(run) < 2 or seen[name] % 2 == 0:
                continue
            cells = [self.board.at[square] for square in run]
            room = len(cells) * UNIT - 8 - len(name)  # a little space between the letters
            size = min(15.0, room / width_of(name))
            upright = cells[0][0] == cells[-1][0]
            self._letters(name, middle(cells), size, _INK, upright, False, 1, halo=_STREET)

    # --- what stands there --------------------------------------------------------------------

    def _territories(self) -> None:
        cells = self.board.territory_cells
        self._plates(cells, _TERRITORY, _TERRITORY_EDGE)
        centers = [middle(covered) for covered in cells]
        rings = "".join(_circle(x * UNIT, y * UNIT, 15) for x, y in centers)
        self._add(
            f'<path d="{rings}" fill="none" stroke="{_TERRITORY_EDGE}" stroke-dasharray="3 2"/>'
        )
        for number, center in enumerate(centers):
            self._letters(str(number + 1), center, 16, "#4b5230", bold=True)

    def _lots(self) -> None:
        board = self.board
        for size, fill in _LOTS.items():
            alike = [lot for lot, other in enumerate(board.lot_size) if other == size]
            self._plates([board.lot_cells[lot] for lot in alike], fill, _INK)
        stars, dots = "", ""
        for lot, cells in enumerate(board.lot_cells):
            x, y = middle(cells)
            size = board.lot_size[lot]
            if board.lot_starred[lot]:
                stars += star(x * UNIT, y * UNIT, 25)
            else:
                for dot in range(size + 1):
                    dots += _circle((x * UNIT) + (dot - size / 2) * 9, (y + 0.3) * UNIT, 2.6)
        self._add(f'<path d="{stars}" fill="{_STAR}" stroke="{_INK}"/>')
        self._add(f'<path d="{dots}" fill="{_STAR}"/>')
        for lot, cells in enumerate(board.lot_cells):
            x, y = middle(cells)
            if board.lot_starred[lot]:
                self._letters(str(lot + 1), (x, y + 0.02), 15, _INK, bold=True)
            else:
                size = 18 + 3 * board.lot_size[lot]
                self._letters(str(lot + 1), (x, y - 0.06), size, _CREAM, bold=True)

    def _garages(self) -> None:
        self._plates(self.board.garage_cells, _GARAGE, _INK)
        for number, cells in enumerate(self.board.garage_cells):
            x, y = middle(cells)
            left, up = (x - 0.28) * UNIT, (y - 0.3) * UNIT
            wide, high = 0.56 * UNIT, 0.36 * UNIT
            roof = (
                f"M{pair(left, up + high)}v{told(-high * 0.6)}l{pair(wide / 2, -high * 0.4)}"
                f"l{pair(wide / 2, high * 0.4)}v{told(high * 0.6)}z"
            )
            self._add(f'<path d="{roof}" fill="none" stroke="{_CREAM}" stroke-width="2"/>')
            bars = [f"M{pair(left + 5, up + high * bar)}h{told(wide - 10)}" for bar in (0.62, 0.8)]
            self._add(f'<path d="{"".join(bars)}" stroke="{_CREAM}"/>')
            self._letters(str(number + 1), (x, y + 0.26), 15, _CREAM, bold=True)

    def _place(self, place: int, cells: list[Cell]) -> None:
        sources = [source for source, _, _ in STARTING_RESOURCES]
        fill, color = _SOURCE if place in sources else _PLACE, _CREAM
        if place == POLICE_DEPARTMENT:
            fill = _POLICE
        if place == HOSPITAL_PLACE:
            fill, color = _HOSPITAL, _CROSS
        self._plates([cells], fill, _INK)
        left, top, wide, high = box(cells)
        x, y = middle(cells)
        if place == RACE_TRACK and wide > 2 and high > 1:
            for grown in (0.31, 0.44):
                across, down = wide * UNIT * grown, high * UNIT * grown
                self._add(
                    f'<ellipse cx="{told(x * UNIT)}" cy="{told(y * UNIT)}" rx="{told(across)}" '
                    f'ry="{told(down)}" fill="none" stroke="{_SEAM}" stroke-opacity=".6" '
                    'stroke-width="2"/>'
                )
            wide, high = wide * 0.6, high * 0.5
        if place in (POLICE_DEPARTMENT, HOSPITAL_PLACE):
            if wide > high:
                self._emblem(place, left + 0.42, y, 0.27)
                x, wide = x + 0.36, wide - 0.72
            else:
                self._emblem(place, x, top + high * 0.26, 0.17)
                y, high = y + high * 0.2, high * 0.6
        self._label(PLACE_NAMES[place], (x, y), wide, high, color, most=24)

    def _emblem(self, place: int, x: float, y: float, size: float) -> None:
        x, y, size = x * UNIT, y * UNIT, size * UNIT
        if place == POLICE_DEPARTMENT:
            self._add(f'<path d="{star(x, y, size)}" fill="{_STAR}" stroke="{_INK}"/>')
            return
        arm = size / 3
        cross = _rect(x - size, y - arm, 2 * size, 2 * arm)
        cross += _rect(x - arm, y - size, 2 * arm, 2 * size)
        self._add(f'<path d="{cross}" fill="{_CROSS}"/>')

    def _plates(self, things: list[list[Cell]], fill: str, line: str) -> None:
        """The cells of each thing as one shape."""
        path = "".join(outline(cells, 2.4, 5) for cells in things)
        self._add(f'<path d="{path}" fill="{fill}" stroke="{line}" stroke-width="1.2"/>')

    def _arrows(self) -> None:
        board = self.board
        path = ""
        for squares, cells in (
            (board.territory_square, board.territory_cells),
            (board.lot_square, board.lot_cells),
            (board.garage_square, board.garage_cells),
            (board.place_square, board.place_cells),
        ):
            for square, covered in zip(squares, cells, strict=True):
                path += self._arrow(board.at[square], covered)
        self._add(f'<path d="{path}" fill="{_INK}" stroke="{_STREET}" stroke-width=".8"/>')

    def _arrow(self, street: Cell, cells: list[Cell]) -> str:
        """From the cell that is nearest to the street square, across its edge."""
        cell = min(cells, key=lambda c: (abs(c[0] - street[0]) + abs(c[1] - street[1]), c))
        long = ((street[0] - cell[0]) ** 2 + (street[1] - cell[1]) ** 2) ** 0.5
        dx, dy = (street[0] - cell[0]) / long, (street[1] - cell[1]) / long
        edge = (0.5 - 1.5 / UNIT) / max(abs(dx), abs(dy))  # outside of the plate and its words
        x, y = (cell[0] + 0.5 + dx * edge) * UNIT, (cell[1] + 0.5 + dy * edge) * UNIT
        if long > 1.5:  # an arrow that is not next door
            self._line((x, y), _center(street), f'stroke="{_INK}" stroke-width="1.5"')
        tip = pair(x + dx * 11, y + dy * 11)
        return f"M{tip}L{pair(x - dy * 6, y + dx * 6)}L{pair(x + dy * 6, y - dx * 6)}z"

    def _line(self, one: Point, other: Point, looks: str) -> None:
        (ax, ay), (bx, by) = one, other
        ends = f'x1="{told(ax)}" y1="{told(ay)}" x2="{told(bx)}" y2="{told(by)}"'
        self._add(f"<line {ends} {looks}/>")

    # --- letters ------------------------------------------------------------------------------

    def _legend(self, text: Text) -> None:
        left, top, wide = self.left / UNIT, (self.top + self.height) / UNIT, self.width / UNIT
        foot = _rect(self.left, top * UNIT, self.width, _FOOT * UNIT)
        self._add(f'<path d="{foot}" fill="{_PAPER}" stroke="{_INK}"/>')
        x, y = left + 0.6, top + _FOOT / 2
        long = width_of(self.board.name) * _BOLD
        size = min(34.0, self.width / 3 / long)
        self._letters(self.board.name, (x, y), size, _INK, bold=True, anchor="start")
        x += long * size / UNIT + 0.5
        step = (left + wide - x) / 8
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
                f'<rect x="{told(x * UNIT)}" y="{told(y * UNIT - 13)}" width="26" height="26" '
                f'rx="4" fill="{fill}" stroke="{line}"/>'
            )
            if key == "cli-board-legend-start":
                path = star(x * UNIT + 13, y * UNIT, 11)
                self._add(f'<path d="{path}" fill="{_STAR}" stroke="{_INK}"/>')
            words = text.say(key)
            self._label(words, (x + 0.55, y), step - 0.55, 1, _INK, most=13.5, anchor="start")
            x += step

    def _label(
        self,
        words: str,
        center: Point,
        wide: float,
        high: float,
        color: str,
        *,
        italic: bool = False,
        most: float = 14.0,
        anchor: str = "",
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
        x, y = center
        for number, line in enumerate(lines):
            down = (number - (len(lines) - 1) / 2) * size * 1.12
            self._letters(line, (x, y + down / UNIT), size, color, italic=italic, anchor=anchor)

    def _letters(
        self,
        words: str,
        center: Point,
        size: float,
        color: str,
        upright: bool = False,
        italic: bool = False,
        spacing: float = 0,
        *,
        bold: bool = False,
        halo: str = "",
        anchor: str = "",
    ) -> None:
        x, y = center[0] * UNIT, center[1] * UNIT
        looks = f'x="{told(x)}" y="{told(y + 0.35 * size)}" font-size="{told(size)}" fill="{color}"'
        if anchor:
            looks += f' text-anchor="{anchor}"'
        if upright:
            looks += f' transform="rotate(-90 {pair(x, y)})"'
        if italic:
            looks += ' font-style="italic"'
        if bold:
            looks += ' font-weight="bold"'
        if spacing:
            looks += f' letter-spacing="{told(spacing)}"'
        if halo:
            looks += f' stroke="{halo}" stroke-width="4" paint-order="stroke"'
        self._add(f"<text {looks}>{escape(words)}</text>")

    def _add(self, part: str) -> None:
        self.parts.append(part)


def _center(cell: Cell) -> Point:
    return (cell[0] + 0.5) * UNIT, (cell[1] + 0.5) * UNIT


def _seam(one: Cell, other: Cell) -> str:
    """Between two squares that touch."""
    x, y = (one[0] + other[0] + 1) / 2 * UNIT, (one[1] + other[1] + 1) / 2 * UNIT
    half = UNIT / 2 - 5
    if one[1] == other[1]:
        return f"M{pair(x, y - half)}v{told(2 * half)}"
    return f"M{pair(x - half, y)}h{told(2 * half)}"


def _rect(left: float, top: float, wide: float, high: float) -> str:
    return f"M{pair(left, top)}h{told(wide)}v{told(high)}h{told(-wide)}z"


def _circle(x: float, y: float, radius: float) -> str:
    r, across = told(radius), told(2 * radius)
    return f"M{pair(x - radius, y)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z"


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


def _all_cells(board: Board) -> list[Cell]:
    groups = (board.place_cells, board.garage_cells, board.lot_cells, board.territory_cells)
    return [*board.at, *(cell for group in groups for cells in group for cell in cells)]


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
