"""Nothing scrolls away: the news stands right above the question, the table and the map are asked
for."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from backroom.cli.main import app
from backroom.cli.terminal.screen import Closed, Screen
from backroom.games import shelf
from backroom.text import LANGUAGES
from tests.cli.terminal.sittings import KEY
from tests.toy.game import Cellar

#: No prompt may be longer: what is above it has scrolled away on most screens.
LONGEST = 40

Typist = Callable[[str, str], str]


def sitting(
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    typist: Typist,
    *args: str,
    game: str = "chicago",
    width: int = 80,
    plain: bool = False,
) -> list[str]:
    """What was on the screen at each prompt. ``typist`` answers to what it reads and the prompt."""
    written, shown = StringIO(), list[str]()
    make = Screen.__init__

    def begin(screen: Screen, *more: bool) -> None:
        make(screen, *more)
        screen.plain = plain
        screen._console = Console(
            file=written, width=width, height=24, force_terminal=not plain, no_color=True
        )

    def read(screen: Screen, prompt: str) -> str:
        screen.settle()
        screen.lines = 0
        shown.append(re.sub(r"\x1b\[[0-9;]*m", "", written.getvalue()))
        written.seek(0)
        written.truncate()
        return typist(shown[-1], prompt)

    monkeypatch.setattr(Screen, "__init__", begin)
    monkeypatch.setattr(Screen, "read", read)
    command = ["terminal", game, "--seed", "3", "--name", "Al", "--save", str(file), *args]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    return shown


def anything(most: int) -> Typist:
    """Answers the first thing there is, so often."""
    left = iter(range(most))

    def typed(shown: str, prompt: str) -> str:
        if next(left, None) is None:
            raise Closed
        if "Enter" in prompt:
            return ""
        span = re.match(r"(\d+)", prompt)
        if span and "d" not in prompt.split(", "):
            return span[1]
        return "d" if "d" in prompt.split(", ") else "1"

    return typed


def saying(*lines: str) -> Typist:
    """These lines, and no more."""
    left = iter(lines)

    def typed(shown: str, prompt: str) -> str:
        said = next(left, None)
        if said is None:
            raise Closed
        return said

    return typed


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("game", ["bootleggers", "chicago"])
def test_no_prompt_is_longer_than_a_screen(
    game: str, plain: bool, game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = sitting(game_file, monkeypatch, anything(150), game=game, plain=plain)
    assert len(shown) > 80
    lengths = [len(each.splitlines()) for each in shown]
    assert max(lengths) <= LONGEST, shown[lengths.index(max(lengths))]


def test_the_news_stands_right_above_the_question(
    game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between what happened and what is asked there is a line that says what has changed."""
    shown = sitting(game_file, monkeypatch, anything(40), plain=True)
    asked = [each for each in shown if "New on the table" in each]
    assert len(asked) > 10
    for each in asked:
        lines = each.splitlines()
        (at,) = (at for at, line in enumerate(lines) if line.startswith("New on the table"))
        assert "Bosses" not in lines, "the table is not shown unasked"
        assert not lines[at - 1].startswith("  "), "what happened is no part of a list"
        assert lines[at + 1].endswith((".", "?")), "the question"


def test_a_part_of_the_table_is_shown_by_its_number_or_name(
    game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, parts, second, named, whole, nothing = sitting(
        game_file, monkeypatch, saying("t", "t 2", "t bos", "t *", "t nonsense")
    )[:6]
    assert re.search(r"^ +2\) Bosses$", parts, re.M), "it is long, so its parts are listed"
    assert "Car" not in parts
    for each in (second, named):
        assert "Bosses\n" in each
        assert "Businesses\n" not in each
    assert "Bosses\n" in whole and "Businesses\n" in whole
    assert "no part" in nothing


def test_a_short_table_is_shown_whole(game_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    whole = sitting(game_file, monkeypatch, saying("t"), game="cellar")[1]
    assert "panel-" in whole, "its panels have no other words"
    assert not re.search(r"^ +1\) panel", whole, re.M)


def test_a_long_list_of_answers_has_pages(game_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All answers are there, each once, and after the last page comes the first."""
    pages: list[str] = []
    usual = anything(0)

    def typed(shown: str, prompt: str) -> str:
        if pages or "more: +" in shown:
            pages.append(shown)
            assert ", +," in prompt
            return "q" if len(pages) > 1 and "from the start" in pages[-2] else "+"
        return usual(shown, prompt)

    for seed in range(3, 13):  # how long a list comes up in a game is the bots' business
        usual = anything(400)
        sitting(game_file.with_name(f"{seed}.jsonl"), monkeypatch, typed, "--seed", str(seed))
        if pages:
            break
    keys = [[int(key) for key in re.findall(r"^ {1,4}(\d+)\) ", page, re.M)] for page in pages]
    assert len(pages) >= 3
    listed = [key for page in keys[:-1] for key in page]
    assert listed == list(range(1, max(listed) + 1))
    assert keys[-1][0] == 1
    assert max(len(page.splitlines()) for page in pages) <= LONGEST


def test_there_is_no_more_of_a_short_list(game_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no more" in sitting(game_file, monkeypatch, saying("+"))[-1]


def test_news_that_is_long_is_told_from_near_its_end(
    game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was left out is in the log, by the number that the line names."""
    cut = re.compile(r"^\((\d+) lines before that: l (\d+) shows them\.\)$", re.M)
    found: list[str] = []
    usual = anything(400)

    def typed(shown: str, prompt: str) -> str:
        if found:
            found.append(shown)
            return "q"
        match = cut.search(shown)
        if match is None:
            return usual(shown, prompt)
        found.append(shown)
        return f"l {match[2]}"

    sitting(game_file, monkeypatch, typed, plain=True)
    told, log = found
    match = cut.search(told)
    assert match is not None
    news = told[match.end() :].strip().splitlines()
    most, before = int(match[2]), int(match[1])
    lines = [line.strip() for line in log.splitlines()]
    begin = lines.index("What happened last") + 1
    assert lines[begin + before : begin + most] == news[: most - before]


# --- the map -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_the_map_shows_the_board_and_who_is_where(
    lang: str, plain: bool, game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = sitting(
        game_file, monkeypatch, saying("1", "1", "m"), "--lang", lang, "--seats", "2", plain=plain
    )[-1]
    assert KEY.search(shown) is None
    rows = [line for line in shown.splitlines() if "░" in line]
    assert len(rows) >= 11
    assert "[P]" in "".join(rows), "the police car"
    assert "[1]" in "".join(rows) and "[2]" in "".join(rows), "both cars"
    legend = shown[shown.index(rows[-1]) :]
    assert "[1] Al" in legend and "[2] Pearl" in legend
    assert "Box Boxing Club" in legend


def test_a_terminal_too_narrow_for_the_map_says_so(
    game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = sitting(game_file, monkeypatch, saying("m"), width=50)[-1]
    assert "░" not in shown
    assert "50" in shown


def test_a_game_without_a_map_says_so(game_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sitting(game_file, monkeypatch, saying("m"), game="bootleggers")[-1]
    assert "no map" in shown
