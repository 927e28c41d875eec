"""The board as it is sent to a page: a picture, and where on it everything is."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ElementTree
from importlib.resources import files
from time import perf_counter

import msgspec
import pytest

from backroom.extras.board_page import Box
from backroom.extras.chicago.drawing import drawing
from backroom.extras.chicago.shapes import UNIT, outline
from backroom.games.chicago.board import PLACE_NAMES, BoardError, board, load
from backroom.games.chicago.board_file import MOST_CHARACTERS

LOOP = (files("backroom.games.chicago.data") / "loop.toml").read_text(encoding="utf-8")


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{picture}</svg>")


def inside(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height


def test_everything_has_its_place_on_the_picture() -> None:
    found, loop = drawing(board("loop")), board("loop")
    assert found.name == "The Loop"
    assert [(s.x, s.y) for s in found.squares] == [
        ((x + 0.5) * UNIT, (y + 0.5) * UNIT) for x, y in loop.at
    ]
    assert [square.next for square in found.squares] == loop.neighbours
    assert [square.street for square in found.squares] == loop.streets
    assert [each.square for each in found.territories] == loop.territory_square
    assert [each.square for each in found.lots] == loop.lot_square
    assert [(each.size, each.starred) for each in found.lots] == list(
        zip(loop.lot_size, loop.lot_starred, strict=True)
    )
    assert [each.name for each in found.places] == PLACE_NAMES
    assert [each.square for each in found.garages] == loop.garage_square
    for thing in [*found.territories, *found.lots, *found.places, *found.garages]:
        assert inside(found.box, thing.x, thing.y)
        assert inside(found.box, thing.x + thing.width, thing.y + thing.height)
    large = found.lots[20]
    assert {large.width, large.height} == {UNIT, 3 * UNIT}
    assert found.prison == Box(498, 918, 204, 102)
    assert found.cemetery == Box(732, 918, 204, 102)


def test_the_picture_is_a_part_of_a_page() -> None:
    picture = drawing(board("loop")).picture
    root = parsed(picture)
    words = [node.text or "" for node in root.iter("text")]
    assert {"Wells St.", "Joliet Prison", "Lake Michigan", "Hospital"} <= set(words)
    assert "The Loop" not in words, "no legend"
    names = re.findall(r'\bid="([^"]+)"', picture)
    assert names and all(name.startswith("city-") for name in names)
    assert set(re.findall(r"url\(#([^)]+)\)", picture)) == set(names)
    assert not re.search(r"<style|\s(style|class|on\w+)=", picture)


def test_it_is_small_enough_for_a_phone() -> None:
    sent = msgspec.json.encode(drawing(board("loop")))
    assert len(gzip.compress(sent)) <= 12_000
    assert sum(1 for _ in parsed(drawing(board("loop")).picture).iter()) < 350


def test_a_board_may_do_without_prison_and_cemetery() -> None:
    found = drawing(load(LOOP[: LOOP.index("scenery = [")]))
    assert (found.prison, found.cemetery) == (None, None)
    parsed(found.picture)


def test_no_name_of_a_file_becomes_a_part_of_the_page() -> None:
    wild = LOOP.replace('"Lake Michigan"', "'</text><script>&\"'")
    picture = drawing(load(wild)).picture
    assert "<script" not in picture
    assert any(node.text == '</text><script>&"' for node in parsed(picture).iter("text"))


@pytest.mark.parametrize("name", ["Lake Michigan", "Grant Park", "City Hall"])
def test_a_name_of_blanks_is_none(name: str) -> None:
    with pytest.raises(BoardError) as refused:
        load(LOOP.replace(f'"{name}"', '"   "'))
    assert refused.value.key == "board-need-text"


def test_scenery_without_any_width_is_drawn_too() -> None:
    flat = LOOP[: LOOP.index("scenery = [")] + "scenery = [\n"
    for kind in ("lake", "river", "park", "block", "prison", "cemetery", "elevated", "tracks"):
        flat += f'{{ kind = "{kind}", name = "X", points = [[3, 3], [3, 3]] }},\n'
    picture = drawing(load(flat + "]\n")).picture
    parsed(picture)
    assert 'size="-' not in picture


@pytest.mark.parametrize(
    ("cells", "path"),
    [
        ([(0, 0)], "M2 2h56v56h-56v-56z"),
        ([(0, 0), (1, 0)], "M2 2h116v56h-116v-56z"),
        ([(0, 0), (1, 0), (0, 1)], "M2 2h116v56h-60v60h-56v-116z"),
        # Two that touch at a corner stay two.
        ([(0, 0), (1, 1)], "M2 2h56v56h-56v-56zM62 62h56v56h-56v-56z"),
    ],
)
def test_cells_have_one_edge_around_them(cells: list[tuple[int, int]], path: str) -> None:
    def ring(text: str) -> list[str]:
        return sorted(re.findall(r"[hv]-?\d+", text))

    found = outline(cells, 2)
    assert [ring(part) for part in found.split("z")] == [ring(part) for part in path.split("z")]


def test_a_hole_is_left_open() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert outline(ring, 0).count("M") == 2


def test_the_worst_board_that_fits_in_a_file_is_drawn_soon() -> None:
    """A territory like a chessboard, names that must be folded, banks of thousands of points."""
    room = MOST_CHARACTERS - len(LOOP) - 2000
    cells = [[x, y] for y in range(30, 200) for x in range(y % 2, 200, 2)][: room // 18]
    squares = ",".join(f"[{x},{y}]" for x, y in [(10, 1), (11, 1), *map(tuple, cells)])
    bank = ",".join(f"[{n % 90}.5,{n % 7}]" for n in range(room // 20))
    text = LOOP.replace(
        "territories = [\n", f"territories = [\n{{cells=[{squares}],arrow=9}},\n", 1
    ).replace("scenery = [\n", f"""scenery = [\n{{kind="lake",points=[{bank}]}},\n""", 1)
    assert 0.9 * MOST_CHARACTERS < len(text) <= MOST_CHARACTERS
    started = perf_counter()
    found = drawing(load(text))
    assert perf_counter() - started < 5.0
    assert len(found.picture) < 1_000_000
