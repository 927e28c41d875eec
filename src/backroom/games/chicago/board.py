"""The board: streets to drive on, and what can be reached from them (K11.1).

A board is a file (data/loop.toml is ours) that anybody can replace; docs/boards.md explains it.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from backroom.games.chicago.board_file import BoardError as BoardError
from backroom.games.chicago.board_file import BoardFile, Entry
from backroom.games.chicago.components import (
    BOOZE,
    DOCKS,
    DRY_CLEANER,
    HOSPITAL_PLACE,
    LABORERS_UNION,
    LARGE,
    LASALLE_STATION,
    MEDIUM,
    PLACES,
    POLICE_DEPARTMENT,
    RANDOLPH_STATION,
    RESOURCES,
    SMALL,
    TEAMSTERS,
    WHARF,
)

LOOP: Final = "loop"

#: What a board file calls the named places: their proper names, in the order of components.py.
PLACE_NAMES: Final = [
    "Pawn Shop",
    "Tailor",
    "Lawyer",
    "Tobacco Trade",
    "Museum",
    "Boxing Club",
    "Wharf",
    "Docks",
    "Randolph St. Station",
    "LaSalle St. Station",
    "Laborer's Union",
    "Teamsters",
    "Barber",
    "Post Office",
    "Republican HQ",
    "Democrat HQ",
    "Accountant",
    "Courthouse",
    "First National Bank",
    "Bookie",
    "Race Track",
    "Florist",
    "Butcher",
    "Dry Cleaner",
    "Police Department",
    "Hospital",
]
#: What a board file calls the sizes of lots, and the resources.
SIZE_NAMES: Final = ["small", "medium", "large"]
RESOURCE_NAMES: Final = ["booze", "girls", "henchmen"]

#: A lot takes so many cells, by size (K11.2).
LOT_CELLS: Final = [1, 2, 3]
#: Every business must find room, and six bosses a place to start (K2.2, K3.3).
LEAST_LOTS: Final = [9, 6, 3]
LEAST_STARTS: Final = 6
LONGEST_DEAD_END: Final = 2
#: From a thing to the street square of its arrow, in cells; next door is 1.
LONGEST_ARROW: Final = 2
MOST_SQUARES: Final = 400
#: Where more streets meet nobody finds his way; and to measure such a town takes a while.
MOST_NEIGHBOURS: Final = 8
MOST_LOTS: Final = 60
MOST_TERRITORIES: Final = 100
MOST_GARAGES: Final = 10
MOST_SCENERY: Final = 100

#: What can be painted around the streets. The last two are lines, the others are areas.
SCENERY: Final = [
    *("lake", "river", "park", "block", "prison", "cemetery"),
    *("elevated", "tracks"),
]


class Scenery:
    """Something to look at: an area, or a line, with a name or without."""

    def __init__(self, kind: str, name: str, points: list[tuple[float, float]]) -> None:
        self.kind = kind
        self.name = name
        self.points = points


class Board:
    """Built once and never changed. Squares, places, lots and so on are numbers from 0."""

    def __init__(
        self,
        name: str,
        at: list[tuple[int, int]],
        streets: list[str],
        neighbours: list[list[int]],
    ) -> None:
        self.name = name
        self.squares = len(at)
        self.at = at
        self.streets = streets
        self.neighbours = neighbours
        self.distance = _distances(neighbours)
        # Where the arrow of each thing points (K5.2), and the cells it covers in a picture.
        self.place_square: list[int] = []
        self.place_cells: list[list[tuple[int, int]]] = []
        self.garage_square: list[int] = []
        self.garage_cells: list[list[tuple[int, int]]] = []
        self.lot_square: list[int] = []
        self.lot_cells: list[list[tuple[int, int]]] = []
        self.lot_size: list[int] = []
        self.lot_starred: list[bool] = []
        self.territory_square: list[int] = []
        self.territory_cells: list[list[tuple[int, int]]] = []
        self.scenery: list[Scenery] = []
        # The same, from the side of the square.
        self._places: list[list[int]] = []
        self._garages: list[list[int]] = []
        self._lots: list[list[int]] = []
        self._territories: list[list[int]] = []
        #: What is how near, once somebody has asked.
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}

    def look_from_the_street(self) -> None:
        """Once everything is there: what can be reached from each square."""
        self._places = _by_square(self.place_square, self.squares)
        self._garages = _by_square(self.garage_square, self.squares)
        self._lots = _by_square(self.lot_square, self.squares)
        self._territories = _by_square(self.territory_square, self.squares)

    def within(self, square: int, steps: int) -> list[int]:
        """The squares so near, this one too."""
        found = self._within.get((square, steps))
        if found is None:
            row = self.distance[square]
            found = tuple([other for other in range(self.squares) if row[other] <= steps])
            self._within[square, steps] = found
        return list(found)

    def places_at(self, square: int) -> list[int]:
        return self._places[square]

    def garages_at(self, square: int) -> list[int]:
        return self._garages[square]

    def lots_at(self, square: int) -> list[int]:
        return self._lots[square]

    def territories_at(self, square: int) -> list[int]:
        return self._territories[square]

    def starts(self) -> list[int]:
        """The lots with a star, where a boss may begin (K3.3)."""
        return [lot for lot, starred in enumerate(self.lot_starred) if starred]

    def nearest_garages(self, square: int) -> list[int]:
        """All that are equally near (K6.7)."""
        row = self.distance[square]
        least = min([row[other] for other in self.garage_square])
        return [g for g, other in enumerate(self.garage_square) if row[other] == least]


def _by_square(arrows: list[int], squares: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(squares)]
    for thing, square in enumerate(arrows):
        found[square].append(thing)
    return found


def _distances(neighbours: list[list[int]]) -> list[list[int]]:
    """How far it is from each square to each; −1: there is no way."""
    return [_distances_from(start, neighbours) for start in range(len(neighbours))]


def _distances_from(start: int, neighbours: list[list[int]]) -> list[int]:
    far = [-1] * len(neighbours)
    far[start] = 0
    reached = [start]
    for square in reached:  # grows while it is read
        for other in neighbours[square]:
            if far[other] < 0:
                far[other] = far[square] + 1
                reached.append(other)
    return far


# --- the boards there are ------------------------------------------------------------------------


@lru_cache(maxsize=256)  # more than a server has tables in memory
def board(name_or_text: str) -> Board:
    """The board of this project, by its name; anything else is the text of a board file."""
    return load(_data("loop.toml") if name_or_text == LOOP else name_or_text)


def _data(name: str) -> str:
    return (files("backroom.games.chicago.data") / name).read_text(encoding="utf-8")


# --- reading a board file (K11.1) ----------------------------------------------------------------


def load(text: str) -> Board:
    """The board that a file describes. A ``BoardError`` names the line that can't be."""
    file = BoardFile(text)
    lists = ["squares", "places", "garages", "lots", "territories", "scenery"]
    file.knows(["name", *lists])
    reading = _Reading(file)
    return reading.board


class _Reading:
    """Goes through a file from top to bottom."""

    def __init__(self, file: BoardFile) -> None:
        self._file = file
        #: The line on which each cell was taken.
        self._taken: dict[tuple[int, int], int] = {}
        #: From the id of a square in the file to its number.
        self._squares: dict[int, int] = {}
        name = file.text("name")
        self.board = self._streets(name)
        self._places()
        self._garages()
        self._lots()
        self._territories()
        self._scenery()
        self.board.look_from_the_street()

    def _streets(self, name: str) -> Board:
        entries = self._file.entries("squares", 2, MOST_SQUARES)
        at: list[tuple[int, int]] = []
        streets: list[str] = []
        for number, entry in enumerate(entries):
            entry.knows(["id", "at", "street", "next"])
            own = entry.number("id")
            if own in self._squares:
                line = entries[self._squares[own]].line
                raise BoardError(entry.line, "board-two-ids", number=own, line_other=line)
            self._squares[own] = number
            cell = entry.cell("at")
            self._take(entry, [cell])
            at.append(cell)
            streets.append(entry.text("street"))
        built = Board(name, at, streets, self._neighbours(entries))
        _check_connected(built, entries)
        _check_dead_ends(built, entries)
        return built

    def _neighbours(self, entries: list[Entry]) -> list[list[int]]:
        neighbours: list[list[int]] = []
        for entry in entries:
            own = entry.number("id")
            named = entry.numbers("next")
            if len(named) > MOST_NEIGHBOURS:
                count, most = len(named), MOST_NEIGHBOURS
                raise BoardError(
                    entry.line, "board-many-neighbours", number=own, count=count, most=most
                )
            for other in named:
                if other not in self._squares:
                    raise BoardError(
                        entry.line, "board-no-neighbour", number=own, number_other=other
                    )
                if other == own or named.count(other) > 1:
                    raise BoardError(
                        entry.line, "board-odd-neighbour", number=own, number_other=other
                    )
            neighbours.append(sorted([self._squares[other] for other in named]))
        for number, entry in enumerate(entries):
            for neighbour in neighbours[number]:
                if number not in neighbours[neighbour]:
                    own, other = entry.number("id"), entries[neighbour].number("id")
                    raise BoardError(entry.line, "board-not-mutual", number=own, number_other=other)
        return neighbours

    def _places(self) -> None:
        entries = self._file.entries("places", 0, 2 * PLACES)
        found: dict[int, Entry] = {}
        for entry in entries:
            entry.knows(["name", "cells", "arrow"])
            place = entry.word("name", PLACE_NAMES)
            if place in found:
                name, line = PLACE_NAMES[place], found[place].line
                raise BoardError(entry.line, "board-place-twice", name=name, line_other=line)
            found[place] = entry
        for place, name in enumerate(PLACE_NAMES):
            if place not in found:
                raise BoardError(self._file.line("places"), "board-no-place", name=name)
            entry = found[place]
            self.board.place_cells.append(self._cells(entry))
            self.board.place_square.append(self._arrow(entry))

    def _garages(self) -> None:
        for entry in self._file.entries("garages", 1, MOST_GARAGES):
            entry.knows(["cells", "arrow"])
            self.board.garage_cells.append(self._cells(entry))
            self.board.garage_square.append(self._arrow(entry))

    def _lots(self) -> None:
        built = self.board
        for entry in self._file.entries("lots", 0, MOST_LOTS):
            entry.knows(["size", "star", "cells", "arrow"])
            size = entry.word("size", SIZE_NAMES)
            starred = entry.yes("star")
            if starred and size != SMALL:
                raise BoardError(entry.line, "board-star", name=SIZE_NAMES[size])
            cells = self._cells(entry)
            if len(cells) != LOT_CELLS[size]:
                told, least = SIZE_NAMES[size], LOT_CELLS[size]
                raise BoardError(
                    entry.line, "board-lot-cells", name=told, count=len(cells), least=least
                )
            built.lot_size.append(size)
            built.lot_starred.append(starred)
            built.lot_cells.append(cells)
            built.lot_square.append(self._arrow(entry))
        line = self._file.line("lots")
        for size in (SMALL, MEDIUM, LARGE):
            count, least = built.lot_size.count(size), LEAST_LOTS[size]
            if count < least:
                told = SIZE_NAMES[size]
                raise BoardError(line, "board-few-lots", name=told, count=count, least=least)
        starts = len(built.starts())
        if starts < LEAST_STARTS:
            raise BoardError(line, "board-few-starts", count=starts, least=LEAST_STARTS)

    def _territories(self) -> None:
        for entry in self._file.entries("territories", 1, MOST_TERRITORIES):
            entry.knows(["cells", "arrow"])
            self.board.territory_cells.append(self._cells(entry))
            self.board.territory_square.append(self._arrow(entry))

    def _scenery(self) -> None:
        for entry in self._file.entries("scenery", 0, MOST_SCENERY):
            entry.knows(["kind", "name", "points"])
            kind = SCENERY[entry.word("kind", SCENERY)]
            name = entry.text("name") if entry.has("name") else ""
            self.board.scenery.append(Scenery(kind, name, entry.points("points")))

    def _cells(self, entry: Entry) -> list[tuple[int, int]]:
        cells = entry.cells("cells")
        self._take(entry, cells)
        return cells

    def _take(self, entry: Entry, cells: list[tuple[int, int]]) -> None:
        """Nothing stands on top of another."""
        for cell in cells:
            if cell in self._taken:
                told, line = f"[{cell[0]}, {cell[1]}]", self._taken[cell]
                raise BoardError(entry.line, "board-cell-twice", cell=told, line_other=line)
            self._taken[cell] = entry.line

    def _arrow(self, entry: Entry) -> int:
        """An arrow points next door, or over a pavement; not across town."""
        own = entry.number("arrow")
        if own not in self._squares:
            raise BoardError(entry.line, "board-no-square", number=own)
        x, y = self.board.at[self._squares[own]]
        away = min([max(abs(x - cell[0]), abs(y - cell[1])) for cell in entry.cells("cells")])
        if away > LONGEST_ARROW:
            most = LONGEST_ARROW
            raise BoardError(entry.line, "board-far-arrow", number=own, count=away, most=most)
        return self._squares[own]


def _check_connected(built: Board, entries: list[Entry]) -> None:
    for square, far in enumerate(built.distance[0]):
        if far < 0:
            entry = entries[square]
            own, first = entry.number("id"), entries[0].number("id")
            raise BoardError(entry.line, "board-cut-off", number=own, number_other=first)


def _check_dead_ends(built: Board, entries: list[Entry]) -> None:
    """From each end, back to the first square where a driver has a choice."""
    for end in range(built.squares):
        if len(built.neighbours[end]) != 1:
            continue
        before, here, long = -1, end, 0
        while len(built.neighbours[here]) <= 2:
            onward = [other for other in built.neighbours[here] if other != before]
            long += 1
            if long > LONGEST_DEAD_END:
                number, most = entries[end].number("id"), LONGEST_DEAD_END
                raise BoardError(entries[end].line, "board-dead-end", number=number, most=most)
            if not onward:
                break  # a street with two ends, and short
            before, here = here, onward[0]


# --- the resource cards (K11.4) ------------------------------------------------------------------

#: The two places where most of each resource comes in.
BIG_PLACES: Final = [
    [WHARF, DOCKS],
    [RANDOLPH_STATION, LASALLE_STATION],
    [LABORERS_UNION, TEAMSTERS],
]
#: So many cards of each resource bring 4, 3, 2, 1.
CARDS_BRINGING: Final = [(4, 6), (3, 6), (2, 5), (1, 1)]
CARDS_TO_EACH_BIG_PLACE: Final = 3
MOST_TO_A_PLACE: Final = 4


def shops() -> list[int]:
    """All places but the six big ones and the two where gangsters are kept."""
    closed = [place for pair in BIG_PLACES for place in pair]
    closed += [POLICE_DEPARTMENT, HOSPITAL_PLACE]
    return [place for place in range(PLACES) if place not in closed]


def load_cards(text: str) -> list[tuple[int, int, int]]:
    """The resource cards of a file: resource, place, how many."""
    file = BoardFile(text)
    file.knows(["cards"])
    wanted = RESOURCES * sum([count for _, count in CARDS_BRINGING])
    entries = file.entries("cards", wanted, wanted)
    cards: list[tuple[int, int, int]] = []
    for entry in entries:
        entry.knows(["resource", "place", "count"])
        resource = entry.word("resource", RESOURCE_NAMES)
        place = entry.word("place", PLACE_NAMES)
        count = entry.number("count")
        where = BIG_PLACES[resource] if count == MOST_TO_A_PLACE else shops()
        if not 1 <= count <= MOST_TO_A_PLACE or place not in where:
            raise BoardError(entry.line, "board-card", name=PLACE_NAMES[place], count=count)
        cards.append((resource, place, count))
    _check_cards(cards, file.line("cards"))
    return cards


def _check_cards(cards: list[tuple[int, int, int]], line: int) -> None:
    for resource in range(RESOURCES):
        name = RESOURCE_NAMES[resource]
        for count, wanted in CARDS_BRINGING:
            found = len([1 for card in cards if card[0] == resource and card[2] == count])
            if found != wanted:
                raise BoardError(
                    line, "board-card-count", name=name, number=count, count=found, least=wanted
                )
        for place in BIG_PLACES[resource]:
            found = len([1 for card in cards if card[0] == resource and card[1] == place])
            if found != CARDS_TO_EACH_BIG_PLACE:
                told, wanted = PLACE_NAMES[place], CARDS_TO_EACH_BIG_PLACE
                raise BoardError(line, "board-card-big", name=told, count=found, least=wanted)
    for place in shops():
        if not [1 for card in cards if card[1] == place]:
            raise BoardError(line, "board-card-shop", name=PLACE_NAMES[place])
    if (BOOZE, DRY_CLEANER, 1) not in cards:  # the one card that the source shows
        raise BoardError(line, "board-card-source", name=PLACE_NAMES[DRY_CLEANER])


RESOURCE_CARDS: Final = load_cards(_data("resource_cards.toml"))
