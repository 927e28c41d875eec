"""``backroom fuzz`` reports what breaks, and keeps the game that led there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from backroom.arena.fuzz.play import HostileGame
from backroom.arena.fuzz.run import Found, Fuzzer
from backroom.engine.save import AnyTable, Save
from backroom.games import shelf
from backroom.games.bootleggers.options import PRESETS
from tests.cli.given import backroom, complaint
from tests.toy.game import Cellar
from tests.toy.pieces import CellarState
from tests.toy.tables import GAME


@pytest.fixture(autouse=True)
def _cellar_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", GAME)


@pytest.fixture
def _a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bottles get lost when the second one stands on a shelf."""

    def check(self: Cellar, state: CellarState) -> list[str]:
        return ["a bottle is missing"] if sum(state.bottles) == 2 else []

    monkeypatch.setattr(Cellar, "check", check)


def test_nothing_breaks() -> None:
    result = backroom("fuzz", "cellar", "--runs", "5", "--seats", "2..3")
    assert result.exit_code == 0, result.output
    assert "5 games tried" in result.stderr
    assert "edges" in result.stderr
    assert "cli-" not in result.output


@pytest.mark.usefixtures("_a_bug")
def test_a_failure_ends_in_a_file_that_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "found"
    result = backroom("fuzz", "cellar", "--runs", "50", "--save", str(folder))
    assert result.exit_code == 1
    assert "a bottle is missing" in result.stderr
    assert '"do":"stock"' in result.stderr
    assert "cli-" not in result.output
    file, note = sorted(folder.iterdir())
    assert str(file) in result.stderr
    assert str(note) in result.stderr
    assert Save.decode(file.read_bytes()).records[-1].action["do"] == "stock"
    assert backroom("replay", str(file)).exit_code == 0
    told = note.read_text(encoding="utf-8")
    assert "a bottle is missing" in told
    assert "Traceback" in told


def test_options_that_are_settled_hold_in_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others take any value."""
    tables: list[dict[str, object]] = []
    sit_down = HostileGame._sit_down

    def watched(hostile: HostileGame) -> AnyTable:
        table = sit_down(hostile)
        tables.append(msgspec.to_builtins(table.options))
        return table

    monkeypatch.setattr(HostileGame, "_sit_down", watched)
    args = ["--runs", "12", "--seats", "3", "--option", "cash=open"]
    assert backroom("fuzz", "bootleggers", *args).exit_code == 0
    assert {options["cash"] for options in tables} == {"open"}
    assert {options["rounds"] for options in tables} == {8, 12}
    tables.clear()
    args = ["--runs", "4", "--seats", "3", "--preset", "003"]
    assert backroom("fuzz", "bootleggers", *args).exit_code == 0
    assert tables == [msgspec.to_builtins(PRESETS["003"])] * len(tables)
    assert tables


def test_ctrl_c_says_what_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    execute = Fuzzer._execute

    def pressed(fuzzer: Fuzzer) -> Found | None:
        if fuzzer.progress().executions == 3:
            raise KeyboardInterrupt
        return execute(fuzzer)

    monkeypatch.setattr(Fuzzer, "_execute", pressed)
    result = backroom("fuzz", "cellar", "--runs", "50")
    assert result.exit_code == 130
    assert "3 games" in result.stderr.splitlines()[-1]
    assert "so far" in result.stderr


@pytest.mark.usefixtures("_a_bug")
@pytest.mark.parametrize("lang", ["fr", "de", "it"])
def test_a_failure_in_other_languages(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = backroom("fuzz", "cellar", "--runs", "50", lang=lang)
    assert result.exit_code == 1
    assert "cli-" not in result.output
    assert len(list(tmp_path.iterdir())) == 2


def test_several_processes_share_the_work() -> None:
    result = backroom("fuzz", "bootleggers", "--runs", "3", "--jobs", "2", "--seats", "3")
    assert result.exit_code == 0, result.output
    assert "3 games tried" in result.stderr


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["chess"], "bootleggers"),
        (["cellar", "--seats", "7"], "5"),
        (["cellar", "--seconds", "0"], "--seconds"),
        (["cellar", "--seconds", "nan"], "--seconds"),
        (["cellar", "--runs", "0"], "--runs"),
        (["cellar", "--jobs", "0"], "--jobs"),
        (["bootleggers", "--option", "cash=maybe"], "secret, open"),
        (["bootleggers", "--preset", "999"], "003"),
    ],
)
def test_what_can_not_be_played(args: list[str], hint: str) -> None:
    assert hint in complaint(backroom("fuzz", *args))


def test_a_folder_that_can_not_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    said = complaint(backroom("fuzz", "cellar", "--runs", "1", "--save", str(blocked / "in")))
    assert "--save" in said


def test_it_has_help() -> None:
    result = backroom("fuzz", "--help", lang=None)
    assert result.exit_code == 0
    assert "--runs" in result.output
    assert "cli-help" not in result.output
