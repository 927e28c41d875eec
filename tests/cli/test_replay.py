"""``backroom replay`` tells what a seat may read, and no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.engine.save import Save, load_table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.text.lookup import Text
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
