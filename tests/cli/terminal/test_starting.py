"""The command line: how a table is set up, and which wishes can't be met."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.cli.terminal import seating
from backroom.engine.save import Save
from backroom.text import Text
from tests.cli.terminal.sittings import play, play_new


@pytest.mark.parametrize(
    "args",
    [
        ("--seats", "9"),
        ("--bots", "nobody"),
        ("--preset", "999"),
        ("--option", "cash=maybe"),
        ("--option", "nonsense"),
        ("--resume", "no-such-file"),
    ],
)
def test_a_wish_that_cannot_be_met_is_explained_in_a_line(args: tuple[str, ...]) -> None:
    refused = play([], *args)
    assert refused.exit_code == 2
    assert len(refused.output.strip().splitlines()) == 1
    assert "Traceback" not in refused.output


def test_a_game_that_is_not_on_the_shelf() -> None:
    assert play([], game="chess").exit_code == 2


def test_a_file_that_is_there_is_not_written_over(game_file: Path) -> None:
    game_file.write_text("precious")
    assert play_new([], game_file).exit_code == 2
    assert game_file.read_text() == "precious"


def test_a_preset_and_an_option_set_up_the_table(game_file: Path) -> None:
    play_new(["q"], game_file, "--preset", "003", "--option", "rounds=8")
    options = Save.decode(game_file.read_bytes()).head.options
    assert options["safe_house"] == "one"
    assert options["rounds"] == 8


def test_two_at_the_table_never_share_a_name(game_file: Path) -> None:
    play_new(["q"], game_file, "--name", "pearl", "--seats", "6")
    names = Save.decode(game_file.read_bytes()).head.names
    assert len({name.casefold() for name in names}) == 6


def test_a_player_without_a_name_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert seating.usual_name(Text("en")) == "Boss"
    monkeypatch.setattr("getpass.getuser", lambda: "zelda")
    assert seating.usual_name(Text("en")) == "Zelda"
