"""``backroom replay`` tells what a seat may read, and no more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from backroom.cli.main import app
from backroom.cli.terminal.screen import Screen
from backroom.engine.save import Save, load_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.text.lookup import LANGUAGES, Text
from tests.cli.given import NAMES, backroom, complaint, finished, lines, saved

RECORDS = len(Save.decode(finished()).records)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return saved(tmp_path, finished())


def told(upto: int, seat: int | None) -> list[str]:
    """The story as the seat may read it."""
    table = load_table(BOOTLEGGERS, Save.decode(finished()), upto)
    text = Text("en", NAMES, me=seat, game=BOOTLEGGERS)
    return [text.event(BOOTLEGGERS, event) for event in table.story(seat)]


@pytest.mark.parametrize(("reader", "seat"), [(None, None), ("2", 1), ("bea", 1), ("Cy", 2)])
def test_a_seat_reads_its_own_story(file: str, reader: str | None, seat: int | None) -> None:
    result = backroom("replay", file, *(["--as", reader] if reader else []))
    assert result.exit_code == 0
    head, *rest = result.stdout.splitlines()
    assert str(RECORDS) in head
    assert ("a spectator" if seat is None else NAMES[seat]) in head
    story = told(RECORDS, seat)
    assert rest[: len(story)] == story
    if seat is not None:
        assert len(story) > len(told(RECORDS, None)), "something is told to this seat alone"


def test_the_story_stops_where_it_is_told_to(file: str) -> None:
    head, *rest = backroom("replay", file, "--at", "6").stdout.splitlines()
    assert "6" in head
    story = told(6, None)
    assert rest[: len(story)] == story
    assert rest[len(story)] == "Round 1 of 12"


def test_the_table_is_shown_as_it_stood(file: str) -> None:
    early = backroom("replay", file, "--at", "6").stdout
    late = backroom("replay", file).stdout
    assert "Round 1 of 12" in early
    assert "Round 1 of 12" not in late
    for shown in (early, late):
        assert "Mother's Groceries" in shown


def test_a_spectator_sees_nobodys_hand(file: str) -> None:
    hand = "Your hand"
    assert hand not in backroom("replay", file, "--at", "20").stdout
    assert hand in backroom("replay", file, "--at", "20", "--as", "1").stdout


def test_a_finished_game_is_open_to_all(file: str) -> None:
    shown = backroom("replay", file, "--at", "20", "--as", "all")
    assert shown.exit_code == 0
    assert shown.stdout.count("Your hand") == 3
    for name in NAMES:
        assert f"Only {name}" in shown.stdout


def test_nobody_sees_everything_before_the_end(tmp_path: Path) -> None:
    open_game = saved(tmp_path, b"".join(lines()[:-1][:60]))
    assert "isn't over" in complaint(backroom("replay", open_game, "--as", "all"))
    # A result written by hand does not end a game either.
    forged = saved(tmp_path, b"".join([*lines()[:60], lines()[-1]]))
    assert "isn't over" in complaint(backroom("replay", forged, "--as", "all"))


@pytest.mark.parametrize("at", ["0", "-3", "100000"])
def test_a_record_that_is_not_there(file: str, at: str) -> None:
    assert "--at" in complaint(backroom("replay", file, "--at", at))


@pytest.mark.parametrize("reader", ["0", "4", "Dora", ""])
def test_a_seat_that_is_not_there(file: str, reader: str) -> None:
    assert "--as" in complaint(backroom("replay", file, "--as", reader))


def test_the_language_can_be_chosen(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    french = complaint(backroom("replay", file, "--at", "0", lang="fr"))
    assert "Donnez" in french
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert complaint(backroom("replay", file, "--at", "0", lang=None)) == french
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "Give" in complaint(backroom("replay", file, "--at", "0", lang=None))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "missing.jsonl" in complaint(backroom("replay", str(tmp_path / "missing.jsonl")))
    assert "can't be read" in complaint(backroom("replay", str(tmp_path)))


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (b"", "Line 1"),
        (b"hello\n", "Line 1"),
        (b"\x00\xff\n", "Line 1"),
        (b"".join([*lines()[:4], b"{}\n", *lines()[4:]]), "Line 5"),
        (b"".join([*lines()[:9], *lines()[12:]]), "Line 1"),
    ],
)
def test_a_file_that_is_no_game(tmp_path: Path, raw: bytes, line: str) -> None:
    assert line in complaint(backroom("replay", saved(tmp_path, raw)))


def test_a_line_that_was_cut_off_is_said(tmp_path: Path) -> None:
    told = backroom("replay", saved(tmp_path, b"".join(lines()[:50])[:-10]))
    assert told.exit_code == 0
    assert "Line 50 is cut off" in told.stderr
    assert told.stdout == backroom("replay", saved(tmp_path, b"".join(lines()[:49]))).stdout


def test_a_game_that_nobody_knows(tmp_path: Path) -> None:
    chess = finished().replace(b'"bootleggers"', b'"chess"', 1)
    said = complaint(backroom("replay", saved(tmp_path, chess)))
    assert "chess" in said
    assert "bootleggers" in said


def test_a_file_can_not_steer_the_terminal(tmp_path: Path) -> None:
    sly = finished().replace(b'"Al"', b'"\\u001b[2JAl\\u0007"', 1)
    shown = backroom("replay", saved(tmp_path, sly), "--at", "20")
    assert shown.exit_code == 0
    assert "\x1b" not in shown.stdout
    assert "\x07" not in shown.stdout


# --- step by step --------------------------------------------------------------------------------


def stepping(file: str, typed: list[str], *args: str, lang: str = "en") -> Result:
    lines_ = "".join(line + "\n" for line in typed)
    return CliRunner().invoke(app, ["replay", file, "--step", *args, "--lang", lang], input=lines_)


def visited(result: Result) -> list[int]:
    """The records that were shown, in order."""
    assert result.exit_code == 0, result.output
    return [int(number) for number in re.findall(r"^Record (\d+) of", result.stdout, re.M)]


def record_lines(number: int, seat: int | None) -> list[str]:
    """What a record tells this seat."""
    return told(number, seat)[len(told(number - 1, seat)) if number > 1 else 0 :]


def telling(seat: int | None) -> list[int]:
    """The records that tell this seat something."""
    counts = [0, *(len(told(number, seat)) for number in range(1, 40))]
    return [number for number in range(1, 40) if counts[number] > counts[number - 1]]


def test_a_game_is_stepped_through_forward_and_back(file: str) -> None:
    some = telling(None)
    result = stepping(file, ["", "", "b", "", "q"])
    assert visited(result) == [some[0], some[1], some[2], some[1], some[2]]
    for line in record_lines(some[2], None):
        assert result.stdout.count(line) == 2


def test_only_records_that_tell_the_reader_something_are_stops(file: str) -> None:
    """An answer that is sealed till the others have given theirs tells nobody anything."""
    for seat in (None, 0, 1, 2):
        args = [] if seat is None else ["--as", str(seat + 1)]
        some = telling(seat)[:8]
        assert visited(stepping(file, [""] * 7, *args)) == some
    assert 2 not in telling(None)


def test_steps_can_be_long_or_go_to_a_record(file: str) -> None:
    assert visited(stepping(file, ["20", "b", "+5", "-3", "q"], "--at", "10"))[:2] == [10, 20]
    some = telling(None)
    assert visited(stepping(file, ["+5", "-3", "q"])) == [some[0], some[5], some[2]]


def test_the_ends_are_said_and_nothing_is_lost(file: str) -> None:
    result = stepping(
        file, ["b", "-4", str(RECORDS), "", "+9", "0", str(RECORDS + 1), "banana", ""]
    )
    assert visited(result) == [1, RECORDS]
    assert result.stdout.count("This is the first record.") == 2
    assert result.stdout.count("This is the last record.") == 3
    assert result.stdout.count(f"from 1 to {RECORDS}") == 2
    assert "I don't follow" in result.stdout
    assert "cli-" not in result.stdout


def test_the_table_is_that_of_the_record(file: str) -> None:
    result = stepping(file, ["t", "20", "t", "q"], "--at", "6", "--as", "1")
    first, second = result.stdout.split("Record 20 of")
    at_6 = backroom("replay", file, "--at", "6", "--as", "1", "--plain").stdout
    at_20 = backroom("replay", file, "--at", "20", "--as", "1", "--plain").stdout
    assert at_6.splitlines()[-1] in first
    assert at_20.splitlines()[-1] in second
    assert "Your hand" in first and "Your hand" in second


def test_everything_is_stepped_through_by_whoever_may(file: str, tmp_path: Path) -> None:
    result = stepping(file, ["", "t", "q"], "--as", "all")
    assert visited(result) == [1, 4]
    assert result.stdout.count("Only ") == 3
    open_game = saved(tmp_path, b"".join(lines()[:60]))
    assert "isn't over" in complaint(stepping(open_game, [], "--as", "all"))


def test_a_spectator_is_told_nothing_in_secret_step_by_step(file: str) -> None:
    result = stepping(file, [""] * 200)
    secret = {line for seat in range(3) for line in told(150, seat)} - set(told(RECORDS, None))
    assert secret
    shown = set(result.stdout.splitlines())
    own = {line for line in secret if line in shown}
    assert own == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stepping_speaks_all_languages(file: str, lang: str) -> None:
    result = stepping(file, ["", "b", "b", "?", "m", "9999", "t", str(RECORDS), ""], lang=lang)
    assert result.exit_code == 0
    assert not re.search(r"\b(?:cli|term)-[a-z]", result.stdout)


def test_the_map_can_be_looked_at_on_the_way(tmp_path: Path) -> None:
    recorded = sorted((Path(__file__).parents[1] / "chicago" / "games").glob("*.jsonl"))[0]
    shown = stepping(str(recorded), ["30", "m", "q"]).stdout
    assert "░" in shown
    assert "[P]" in shown


def test_ctrl_c_ends_it(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(screen: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", pressed)
    result = stepping(file, [])
    assert result.exit_code == 130
    assert "Traceback" not in result.output
