"""``backroom sim`` plays, reports, and saves what went wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from backroom.arena.run import Report
from backroom.engine.save import Save
from backroom.games import shelf
from tests.cli.given import backroom, complaint
from tests.toy.game import Cellar
from tests.toy.tables import GAME


@pytest.fixture(autouse=True)
def _cellar_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", GAME)


def report(*args: str) -> Report:
    result = backroom("sim", *args, "--json")
    assert result.exit_code == 0, result.output
    return msgspec.json.decode(result.stdout, type=Report)


def test_the_report_as_json() -> None:
    found = report("cellar", "--games", "4", "--seats", "2..3", "--seed", "9")
    assert (found.game, found.seed, found.games, found.finished) == ("cellar", 9, 4, 4)
    assert found.seats == {2: 2, 3: 2}
    assert found.sha256 == report("cellar", "--games", "4", "--seats", "2..3", "--seed", "9").sha256
    assert found.sha256 != report("cellar", "--games", "4", "--seats", "2..3").sha256


def test_all_numbers_of_seats_are_played_when_none_is_named() -> None:
    assert list(report("cellar", "--games", "4").seats) == [2, 3, 4, 5]
    assert list(report("cellar", "--games", "2", "--seats", "4").seats) == [4]


def test_the_report_in_words() -> None:
    result = backroom("sim", "bootleggers", "--games", "1", "--option", "rounds=8", "--check")
    assert result.exit_code == 0, result.output
    assert "cli-" not in result.output
    assert "chaotic" in result.stdout
    assert "Seat 3" in result.stdout
    assert "Rounds" in result.stdout


def test_options_of_the_table(tmp_path: Path) -> None:
    assert (
        backroom(
            "sim", "cellar", "--games", "1", "--option", "rounds=1", "--save", str(tmp_path)
        ).exit_code
        == 0
    )
    (file,) = tmp_path.iterdir()
    assert Save.decode(file.read_bytes()).head.options["rounds"] == 1


def test_every_game_can_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    report("cellar", "--games", "3", "--seed", "4", "--save", str(folder))
    files = sorted(file.name for file in folder.iterdir())
    assert files == [f"cellar-4-0000{number}.jsonl" for number in range(3)]


def test_a_violation_ends_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cellar, "check", lambda self, state: ["a bottle is missing"])
    monkeypatch.chdir(tmp_path)
    result = backroom("sim", "cellar", "--games", "2", "--check")
    assert result.exit_code == 1
    assert "a bottle is missing" in result.stderr
    assert "cellar-1-00000.jsonl" in result.stderr
    assert len(Save.decode((tmp_path / "cellar-1-00000.jsonl").read_bytes()).records) == 1
    assert backroom("sim", "cellar", "--games", "2", "--check", "--json").exit_code == 1


def test_not_every_violation_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cellar, "check", lambda self, state: ["a bottle is missing"])
    monkeypatch.chdir(tmp_path)
    assert backroom("sim", "cellar", "--games", "12", "--check").exit_code == 1
    assert len(list(tmp_path.iterdir())) == 10


@pytest.mark.parametrize("seats", ["2", "7", "4..3", "3..9", "three", "-3", "3..", "3-4"])
def test_seats_that_can_not_play(seats: str) -> None:
    said = complaint(backroom("sim", "bootleggers", "--seats", seats))
    assert "3" in said
    assert "6" in said


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["chess"], "bootleggers"),
        (["bootleggers", "--bots", "chaotic,nobody"], "chaotic"),
        (["cellar", "--bots", "scripted"], "chaotic"),
        (["bootleggers", "--games", "0"], "--games"),
        (["bootleggers", "--jobs", "-1"], "--jobs"),
        (["bootleggers", "--option", "rounds=9"], "rounds"),
        (["bootleggers", "--option", "colour"], "rounds"),
    ],
)
def test_what_can_not_be_played(args: list[str], hint: str) -> None:
    assert hint in complaint(backroom("sim", *args))


def test_a_folder_that_can_not_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    said = complaint(backroom("sim", "cellar", "--games", "1", "--save", str(blocked / "in")))
    assert "--save" in said
