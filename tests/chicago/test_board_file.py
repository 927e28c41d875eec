"""Files that can't be boards say why and where; the page about board files is true."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest

from backroom.games.chicago.board import PLACE_NAMES, BoardError, load
from backroom.games.chicago.board_file import MOST_CHARACTERS
from backroom.games.chicago.components import WHARF
from backroom.text import LANGUAGES, Text
from tests.chicago.boards import LOOP, file

# --- files that can't be boards ------------------------------------------------------------------


def complaint(text: str) -> tuple[int, str]:
    """Where a file can't be a board, and why; it is said in every language."""
    with pytest.raises(BoardError) as caught:
        load(text)
    for lang in LANGUAGES:
        words = Text(lang)
        said = words.message(caught.value.message)
        assert words.fallbacks == set()
        assert str(caught.value.line) in said
    return caught.value.line, caught.value.key


def line_of(text: str, part: str) -> int:
    assert text.count(part) == 1, part
    return text[: text.index(part)].count("\n") + 1


def changed(old: str, new: str) -> tuple[str, int]:
    """The Loop with a change in one place, and the line of it."""
    line = line_of(file(), old)
    return file().replace(old, new), line


def without(start: str, count: int = 1) -> str:
    """The Loop without the first entries of a kind."""
    lines = file().splitlines()
    at = [number for number, line in enumerate(lines) if line.strip().startswith(start)]
    for number in reversed(at[:count]):
        del lines[number]
    return "\n".join(lines)


TRACKS = "points = [[23.4, 2.6], [23.4, 8.8]]"
#: What is written instead of what, and what is wrong with it: all on the line of the change.
WRONG = [
    # TOML itself
    ('street = "Wells & Lake"', 'street = "Wells & Lake', "board-syntax"),
    ("{ id = 2,", "{ id = ,", "board-syntax"),
    ("{ id = 2,", "{ id = 2, id = 2,", "board-syntax"),
    # words and values
    ('name = "The Loop"', 'title = "The Loop"', "board-unknown-key"),
    ('name = "The Loop"', "name = 1", "board-need-text"),
    ('name = "The Loop"', f'name = "{"o" * 41}"', "board-need-text"),
    ('name = "The Loop"', 'name = "The\\u0007 Loop"', "board-need-text"),
    ("{ id = 2,", "{ id = 2, colour = 3,", "board-unknown-key"),
    ("{ id = 2,", "{", "board-missing-key"),
    ("{ id = 2,", '{ id = "two",', "board-need-number"),
    ("{ id = 2,", "{ id = true,", "board-need-number"),
    ("{ id = 2,", "{ id = -2,", "board-need-number"),
    ("at = [3, 2]", "at = [3]", "board-need-cell"),
    ("at = [3, 2]", "at = [3, 2.5]", "board-need-cell"),
    ("at = [3, 2]", "at = [3, 1000]", "board-need-cell"),
    ("next = [1, 3] }", "next = 1 }", "board-need-numbers"),
    ("next = [1, 3] }", 'next = [1, "3"] }', "board-need-numbers"),
    ("cells = [[0, 7], [1, 7]]", "cells = [0, 7]", "board-need-cells"),
    ("cells = [[0, 7], [1, 7]]", "cells = []", "board-need-cells"),
    ('{ name = "Docks"', '{ name = "Harbor"', "board-need-word"),
    # streets
    ("{ id = 2,", "{ id = 1,", "board-two-ids"),
    ("at = [3, 2]", "at = [2, 2]", "board-cell-twice"),
    ("next = [1, 3] }", "next = [1, 3, 999] }", "board-no-neighbour"),
    ("next = [1, 3] }", "next = [1, 3, 4, 5, 6, 7, 8, 9, 10] }", "board-many-neighbours"),
    ("next = [1, 3] }", "next = [1, 3, 2] }", "board-odd-neighbour"),
    ("next = [1, 3] }", "next = [1, 3, 3] }", "board-odd-neighbour"),
    ("next = [1, 3] }", "next = [1, 3, 153] }", "board-not-mutual"),
    # places
    ('{ name = "Docks"', '{ name = "Hospital"', "board-place-twice"),
    ("cells = [[0, 7], [1, 7]]", "cells = [[0, 7], [3, 2]]", "board-cell-twice"),
    ("cells = [[0, 7], [1, 7]]", "cells = [[0, 7], [0, 7]]", "board-cell-twice"),
    # scenery
    ('{ kind = "lake"', '{ kind = "sea"', "board-need-word"),
    (TRACKS, "points = [[5.5, 16]]", "board-need-points"),
    (TRACKS, 'points = [[5.5, 16], "x"]', "board-need-points"),
    (TRACKS, "points = [[5.5, 1], [9e9, 1]]", "board-need-points"),
    (TRACKS, "points = [[5.5, 1], [nan, 1]]", "board-need-points"),
]


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize(("old", "new", "key"), WRONG)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, key: str) -> None:
    text, line = changed(old, new)
    if key == "board-place-twice":
        line = line_of(text, '{ name = "Hospital", cells = [[12, 6]')  # the second of the two
    assert complaint(text) == (line, key)


@pytest.mark.rule("K11.1")
def test_a_file_that_just_ends() -> None:
    text = file().rstrip().removesuffix("]")
    assert complaint(text) == (len(text.splitlines()), "board-syntax")


@pytest.mark.rule("K11.1")
def test_no_text_breaks_the_reader() -> None:
    assert complaint("")[1] == "board-missing-key"
    assert complaint("name = " + "[" * 50_000)[1] == "board-syntax"
    assert complaint("name = 0" + "9" * 5000)[1] == "board-syntax"
    assert complaint("#" * (MOST_CHARACTERS + 1)) == (1, "board-too-long")


@pytest.mark.rule("K11.1")
def test_a_list_must_be_one() -> None:
    start, rest = file().split("garages = [\n")
    text = start + "garages = 4\n" + rest.split("]\n\n", 1)[1]
    assert complaint(text) == (line_of(text, "garages = 4"), "board-need-entries")
    text = start + "garages = [\n    4,\n]\n" + rest.split("]\n\n", 1)[1]
    assert complaint(text) == (line_of(text, "garages = ["), "board-need-entries")


@pytest.mark.rule("K11.1")
def test_streets_that_can_not_be_reached() -> None:
    extra = '    { id = 901, at = [50, 2], street = "Far St.", next = [902] },\n'
    extra += '    { id = 902, at = [51, 2], street = "Far St.", next = [901] },\n'
    text = file().replace("squares = [\n", "squares = [\n" + extra)
    assert complaint(text) == (line_of(text, "{ id = 1,"), "board-cut-off")


@pytest.mark.rule("K11.1", "K11.2")
def test_dead_ends_have_two_squares_at_most() -> None:
    def with_dead_end(long: int) -> str:
        """A street that leaves square 1 to the west."""
        rows = ""
        for number in range(long):
            before = 1 if number == 0 else 900 + number - 1
            after = f", {900 + number + 1}" if number + 1 < long else ""
            cell, links = f"[{100 + number}, 2]", f"[{before}{after}]"
            rows += f'    {{ id = {900 + number}, at = {cell}, street = "W.", next = {links} }},\n'
        text = file().replace("squares = [\n", "squares = [\n" + rows)
        first = 'street = "Wells & Lake", next = ['
        return text.replace(first, first + "900, ")

    assert load(with_dead_end(2)).squares == LOOP.squares + 2
    text = with_dead_end(3)
    assert complaint(text) == (line_of(text, "{ id = 902,"), "board-dead-end")


def test_a_board_of_two_squares_is_short_enough() -> None:
    text = """name = "A"
squares = [
    { id = 1, at = [1, 0], street = "A", next = [2] },
    { id = 2, at = [2, 0], street = "A", next = [1] },
]
"""
    assert complaint(text) == (5, "board-no-place"), "its streets are all right"


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize("name", PLACE_NAMES)
def test_each_named_place_must_be_there(name: str) -> None:
    text = without(f'{{ name = "{name}"')
    assert complaint(text) == (line_of(text, "places = ["), "board-no-place")


@pytest.mark.rule("K11.1", "K5.2")
def test_an_arrow_does_not_point_across_town() -> None:
    for section in ("places", "garages", "lots", "territories"):
        start, rest = file().split(f"\n{section} = [\n")
        entry = next(line for line in rest.splitlines() if "arrow" in line)
        wrong = entry.split("arrow = ")[0] + "arrow = 153 },"
        text = start + f"\n{section} = [\n" + rest.replace(entry, wrong, 1)
        assert complaint(text) == (line_of(text, wrong), "board-far-arrow")


@pytest.mark.rule("K11.1", "K5.2")
def test_an_arrow_may_reach_over_one_cell_and_not_over_two() -> None:
    """The Wharf lies in the lake, east of the last street."""
    wharf = next(row for row in file().splitlines() if '"Wharf"' in row)
    square = wharf.split("arrow = ")[1].rstrip(" },")
    street, row = LOOP.at[LOOP.place_square[WHARF]]
    for away, told in ((1, None), (2, None), (3, "board-far-arrow")):
        moved = f'    {{ name = "Wharf", cells = [[{street + away}, {row}]], arrow = {square} }},'
        text = file().replace(wharf, moved)
        if told is None:
            assert load(text).place_square[WHARF] == LOOP.place_square[WHARF]
        else:
            assert complaint(text) == (line_of(text, moved), told)


@pytest.mark.rule("K11.1")
def test_an_arrow_needs_its_square() -> None:
    for section in ("places", "garages", "lots", "territories"):
        start, rest = file().split(f"\n{section} = [\n")
        entry = next(line for line in rest.splitlines() if "arrow" in line)
        wrong = entry.split("arrow = ")[0] + "arrow = 777 },"
        text = start + f"\n{section} = [\n" + rest.replace(entry, wrong, 1)
        assert complaint(text) == (line_of(text, "arrow = 777"), "board-no-square")


@pytest.mark.rule("K11.1")
def test_a_lot_has_the_cells_of_its_size() -> None:
    for size, wrong in (("medium", "large"), ("large", "small")):
        text = file().replace(f'{{ size = "{size}"', f'{{ size = "{wrong}"', 1)
        number = text.splitlines().index(
            next(a for a, b in zip(text.splitlines(), file().splitlines(), strict=True) if a != b)
        )
        assert complaint(text) == (number + 1, "board-lot-cells")


@pytest.mark.rule("K11.1")
def test_only_a_small_lot_has_a_star() -> None:
    text = file().replace('{ size = "large",', '{ size = "large", star = true,', 1)
    assert complaint(text) == (line_of(text, '"large", star'), "board-star")
    text = file().replace("star = true", "star = 1", 1)
    assert complaint(text) == (line_of(text, "star = 1"), "board-need-yes")


@pytest.mark.rule("K11.1")
def test_six_bosses_must_find_a_start() -> None:
    text = file().replace("star = true, ", "", 1)
    assert complaint(text) == (line_of(text, "lots = ["), "board-few-starts")


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize(
    ("start", "kept", "least"),
    [
        ('{ size = "small", cells', 6 + 6, 9),
        ('{ size = "medium"', 8, 6),
        ('{ size = "large"', 4, 3),
    ],
)
def test_every_business_must_find_room(start: str, kept: int, least: int) -> None:
    load(without(start, kept - least))
    text = without(start, kept - least + 1)
    assert complaint(text) == (line_of(text, "lots = ["), "board-few-lots")


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize("section", ["squares", "garages", "territories"])
def test_a_board_needs_streets_and_a_garage_and_a_territory(section: str) -> None:
    start, rest = file().split(f"\n{section} = [\n")
    text = start + f"\n{section} = [\n" + rest[rest.index("\n]\n") :]
    assert complaint(text) == (line_of(text, f"\n{section} = [") + 1, "board-too-few")
    text = start + rest[rest.index("\n]\n") + 3 :]
    assert complaint(text) == (len(text.splitlines()), "board-too-few")


def with_a_long_street() -> str:
    """The Loop, and far south of it a street with room on its other side."""
    text = file()
    last = _STREET[1] - 1
    for own, end in ((1, _STREET[0]), (153, last)):
        row = next(row for row in text.splitlines() if f"{{ id = {own}," in row)
        text = text.replace(row, row.replace("next = [", f"next = [{end}, "))
    rows = []
    for at, id in enumerate(range(*_STREET)):
        west = 1 if id == _STREET[0] else id - 1
        east = 153 if id == last else id + 1
        street = f'{{ id = {id}, at = [{at}, 98], street = "South St.", next = [{west}, {east}] }},'
        rows.append(street)
    return text.replace("\nsquares = [\n", "\nsquares = [\n" + "\n".join(rows) + "\n")


#: The ids of its squares.
_STREET = (1000, 1100)


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize(
    ("section", "most", "entry"),
    [
        ("squares", 400, '{{ id = {n}, at = [0, 0], street = "A", next = [] }},\n'),
        ("lots", 60, '{{ size = "small", cells = [[{n}, 99]], arrow = 10{n:02} }},\n'),
        ("territories", 100, "{{ cells = [[{n}, 99]], arrow = 10{n:02} }},\n"),
        ("garages", 10, "{{ cells = [[{n}, 99]], arrow = 10{n:02} }},\n"),
    ],
)
def test_a_board_does_not_grow_without_end(section: str, most: int, entry: str) -> None:
    start, rest = with_a_long_street().split(f"\n{section} = [\n")
    own = rest[: rest.index("\n]\n")].count("arrow =" if section != "squares" else "id =")
    rows = [entry.format(n=n) for n in range(most - own + 1)]
    text = start + f"\n{section} = [\n" + "".join(rows) + rest
    assert complaint(text) == (line_of(text, f"\n{section} = [") + 1, "board-too-many")
    if section != "squares":
        load(start + f"\n{section} = [\n" + "".join(rows[1:]) + rest)


def test_a_comment_or_a_name_with_braces_moves_no_line() -> None:
    text = file().replace(
        "garages = [\n", "garages = [  # { not } [ an entry\n    # { nor } this\n"
    )
    text = text.replace('name = "The Loop"', 'name = """The {{\\\nLoop"""  # "')
    assert load(text).name == "The {{Loop"
    entry = next(line for line in text.split("garages = [")[1].splitlines() if "arrow" in line)
    broken = text.replace(entry, entry.replace("{", "{ x = 1,"))
    assert complaint(broken) == (line_of(broken, "{ x = 1,"), "board-unknown-key")


def test_lists_may_be_written_out_in_tables() -> None:
    """TOML has another way to write a list of entries; lines are found in it as well."""
    garages = file().split("garages = [\n")[1].split("]\n\n")[0]
    tables = ""
    for row in garages.strip().splitlines():
        cells, arrow = row.strip(" {},").split(", arrow = ")
        tables += f"[[garages]]\n{cells}\narrow = {arrow}\n"
    plain = file().replace(f"garages = [\n{garages}]\n", "") + tables
    assert load(plain).garage_square == LOOP.garage_square
    broken = plain.replace("[[garages]]", "[[garages]]\ncolor = 1", 3)
    line = broken[: broken.index("[[garages]]")].count("\n") + 1
    assert complaint(broken) == (line, "board-unknown-key")


# --- the page about board files ------------------------------------------------------------------


def test_the_example_of_the_page_reads_as_it_stands() -> None:
    page = Path(__file__).parents[2] / "docs" / "boards.md"
    example = page.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    with pytest.raises(BoardError) as caught:
        load(example)
    assert caught.value.key == "board-no-place", "it is only a corner of a board"
    assert "Pawn Shop" not in str(caught.value.message.args["name"])


# --- hostile files -------------------------------------------------------------------------------

#: So long may a file be looked at, on a slow machine; without limits these take minutes.
SOON = 5.0
DEEP = 24_000


@pytest.mark.parametrize(
    "text",
    [
        "a." * (2 * DEEP) + "a = 1",
        '",".' * DEEP + "a = 1",
        "[" + "a." * DEEP + "a]\n" + "".join(f"k{n} = 1\n" for n in range(6000)),
        # What looks like the beginning of a text is the end of one.
        'name = """x""""\n' + "a." * (2 * DEEP) + "a = 1",
        "name = '''x'''''\n" + "a." * (2 * DEEP) + "a = 1",
        "name = " + "[" * 90_000,
        "name = " + "{a=" * 30_000,
        "name = " + "9" * 90_000,
        "name = 0x" + "f" * 90_000,
        "[[squares]]\n" * 7_000,
        "\n" * 99_000,
        'name = "' + "\\n" * 49_000,
    ],
)
def test_a_hostile_file_is_refused_soon(text: str) -> None:
    started = perf_counter()
    with pytest.raises(BoardError):
        load(text)
    assert perf_counter() - started < SOON


@pytest.mark.parametrize(
    "text",
    [
        file().replace("name = ", f'"{"x" * 50_000}" = '),
        file().replace("{ id = 2,", f'{{ "{"x" * 50_000}\\u202e" = 2, id = 2,'),
        f"a = 1\n[a.{'x' * 50_000}]\n",
        f"[{'x' * 40_000}]\n[{'x' * 40_000}]\n",
    ],
)
def test_what_is_said_of_a_file_is_short(text: str) -> None:
    with pytest.raises(BoardError) as caught:
        load(text)
    for value in caught.value.message.args.values():
        assert isinstance(value, int) or (len(str(value)) <= 200 and str(value).isprintable())


@pytest.mark.parametrize(("ways_on", "key"), [(4, "board-no-place"), (21, "board-many-neighbours")])
def test_a_board_of_400_squares_with_all_the_streets_there_may_be_is_read_soon(
    ways_on: int, key: str
) -> None:
    """As many ways as a file may name, or has room for: every square leads to many others."""
    ways: list[set[int]] = [{(at + 1) % 400, (at - 1) % 400} for at in range(400)]
    for step in range(2, ways_on + 1):
        for at in range(400):
            ways[at] |= {(at + step) % 400, (at - step) % 400}
    rows = [
        f'{{id={at},at=[{at % 20},{at // 20}],street="S",next={sorted(near)}}}'.replace(" ", "")
        for at, near in enumerate(ways)
    ]
    text = "name='X'\nsquares=[\n" + ",\n".join(rows) + "\n]\n"
    assert len(text) <= MOST_CHARACTERS
    started = perf_counter()
    assert complaint(text)[1] == key
    assert perf_counter() - started < SOON
