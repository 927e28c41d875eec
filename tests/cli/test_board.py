"""``backroom board`` checks a board, says how fair it is, and draws it."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from importlib.resources import files
from pathlib import Path

import pytest

from backroom.extras.chicago.board_letters import legend, letters
from backroom.extras.chicago.board_picture import draw
from backroom.games.chicago.board import PLACE_NAMES, board, load
from backroom.text.lookup import LANGUAGES, Text
from tests.cli.given import backroom, complaint

LOOP = (files("backroom.games.chicago.data") / "loop.toml").read_text(encoding="utf-8")
SVG = "{http://www.w3.org/2000/svg}"


def written(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def words_in(picture: str) -> list[str]:
    root = ElementTree.fromstring(picture)
    return [node.text or "" for node in root.iter(f"{SVG}text")]


@pytest.mark.rule("K11.2", "K11.3")
def test_the_loop_is_counted_and_found_fair() -> None:
    result = backroom("board", "chicago", "--plain")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "The Loop"
    assert "  Street squares: 153" in lines
    assert "  Territories: 36" in lines
    assert "  Lots for small businesses: 12" in lines
    assert sum(" St.; Mean distance to the resources: " in line for line in lines) == 6
    assert lines[-1] == "The starts are fair: no figure lies outside what is allowed."
    assert "(!)" not in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_are_told_in_ones_language(lang: str) -> None:
    result = backroom("board", "chicago", lang=lang)
    assert result.exit_code == 0
    assert "cli-" not in result.stdout
    point = "." if lang == "en" else ","
    assert f"11{point}83" in result.stdout


@pytest.mark.rule("K11.3")
def test_an_unfair_board_can_be_played_but_is_called_so(tmp_path: Path) -> None:
    """There are no territories in the west of town."""
    start, rest = LOOP.split("\nterritories = [\n")
    listed, end = rest.split("\n]\n", 1)
    rows = [row for row in listed.splitlines() if "[[" in row]
    east = [row for row in rows if int(row.split("[[")[1].split(",")[0]) > 12]
    text = start + "\nterritories = [\n" + "\n".join(east) + "\n]\n" + end
    result = backroom("board", "chicago", "--file", written(tmp_path, text))
    assert result.exit_code == 0
    assert "Territories within 6: no" in result.stdout
    assert "(!)" in result.stdout
    assert "not fair" in result.stdout.splitlines()[-1]


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize(
    ("lang", "line"), [("en", "Line"), ("fr", "Ligne"), ("de", "Zeile"), ("it", "Riga")]
)
def test_a_broken_file_is_told_with_line_and_reason(tmp_path: Path, lang: str, line: str) -> None:
    file = written(tmp_path, LOOP.replace("at = [3, 2]", "at = [2, 2]"))
    number = LOOP[: LOOP.index("at = [3, 2]")].count("\n") + 1
    result = backroom("board", "chicago", "--file", file, lang=lang)
    assert result.exit_code == 1
    assert result.stdout == ""
    assert f"{line} {number}" in result.stderr
    assert "[2, 2]" in result.stderr
    assert file in result.stderr


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.toml")
    assert missing in complaint(backroom("board", "chicago", "--file", missing))
    noise = tmp_path / "noise.toml"
    noise.write_bytes(b"\xff\xfe\x00")
    assert str(noise) in complaint(backroom("board", "chicago", "--file", str(noise)))


def test_only_king_of_chicago_has_such_a_board() -> None:
    said = complaint(backroom("board", "bootleggers"))
    assert "no board" in said
    assert "chicago" in said
    assert "no game called" in complaint(backroom("board", "chess"))


def test_the_picture_is_written(tmp_path: Path) -> None:
    out = tmp_path / "loop.svg"
    result = backroom("board", "chicago", "--svg", str(out))
    assert result.exit_code == 0
    assert str(out) in result.stdout
    assert words_in(out.read_text(encoding="utf-8"))[-1] == "Other named place"


def test_a_picture_that_can_not_be_written(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "none" / "loop.svg")
    result = backroom("board", "chicago", "--plain", "--svg", nowhere)
    assert result.exit_code == 2
    assert nowhere in result.stderr
    assert "--svg" in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_shows_everything_by_its_name(lang: str) -> None:
    text = Text(lang)
    found = board("loop")
    said = " ".join(words_in(draw(found, text)))
    assert text.fallbacks == set()
    for name in PLACE_NAMES:
        assert name in said
    for scenery in found.scenery:
        assert scenery.name in said
    for street in {street for street in found.streets if "&" not in street}:
        assert street in said
    numbers = [word for word in words_in(draw(found, text)) if word.isdigit()]
    things = len(found.lot_square) + len(found.territory_square) + len(found.garage_square)
    assert len(numbers) == things


def test_names_from_a_file_do_not_break_the_picture() -> None:
    wild = LOOP.replace('name = "The Loop"', "name = '<script>\"&'")
    picture = draw(load(wild), Text("en"))
    assert "<script>" not in picture
    assert '<script>"&' in words_in(picture)


def test_a_board_without_scenery_is_drawn_too() -> None:
    bare = load(LOOP[: LOOP.index("scenery = [")])
    assert "Hospital" in words_in(draw(bare, Text("en")))


def test_streets_and_arrows_may_leave_the_grid() -> None:
    """A printed map is no chessboard: a bridge between two far squares, an arrow over a cell."""
    row = next(row for row in LOOP.splitlines() if "{ id = 1," in row)
    last = next(row for row in LOOP.splitlines() if "{ id = 153," in row)
    bridge = LOOP.replace(row, row.replace("next = [", "next = [153, "))
    bridge = bridge.replace(last, last.replace("next = [", "next = [1, "))
    docks = next(row for row in LOOP.splitlines() if '"Docks"' in row)
    far = bridge.replace(docks, docks.replace("[[0, 7], [1, 7]]", "[[0, 7]]"))
    assert (
        draw(load(far), Text("en")).count("<line")
        == draw(load(LOOP), Text("en")).count("<line") + 2
    )


def test_the_map_in_letters_has_a_sign_for_everything() -> None:
    found = board("loop")
    rows = letters(found)
    assert len(rows) == 15
    assert sum(row.count("░░░") for row in rows) == found.squares
    signs = " ".join(rows).replace("░", " ")
    for name in PLACE_NAMES:
        assert name[:3] in signs
    assert signs.count("*") == 6
    assert signs.count("G") == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_in_letters_is_explained(lang: str) -> None:
    text = Text(lang)
    lines = legend(board("loop"), text)
    assert text.fallbacks == set()
    assert max(len(line) for line in lines) <= 78
    said = " ".join(lines)
    for name in PLACE_NAMES:
        assert f"{name[:3]} {name}" in said
    assert len({name[:3] for name in PLACE_NAMES}) == len(PLACE_NAMES), "no two are alike"
    for sign in ("░░░", "36", "*", "s, M, L", "G "):
        assert sign in said
    shown = backroom("board", "chicago", lang=lang).stdout
    assert lines[0] in shown
    assert shown.index("░░░") < shown.index(lines[0]), "below the map"


def test_a_screen_reader_is_spared_the_map() -> None:
    assert "░" in backroom("board", "chicago").stdout
    assert "░" not in backroom("board", "chicago", "--plain").stdout
