"""A game is left, and taken up again where it was."""

from __future__ import annotations

import re
import stat
from pathlib import Path

import msgspec
import pytest

from backroom.cli.terminal.keeping import private_file
from backroom.engine.save import Save
from tests.cli.terminal.sittings import LONG, play, play_new, state_bytes


def test_a_game_played_in_three_sittings_is_the_game_played_in_one(tmp_path: Path) -> None:
    """What the bots remember is kept beside the save."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    play_new(LONG[:100], whole)
    play_new([*LONG[:32], "q"], parts)
    play([*LONG[32:70], "q"], "--resume", str(parts))
    play(LONG[70:100], "--resume", str(parts))
    assert parts.read_bytes() == whole.read_bytes()
    assert whole.read_bytes().count(b"\n") > 60, "it was not much of a game"


def test_quitting_and_coming_back_changes_nothing(game_file: Path) -> None:
    left = play_new([*LONG[:33], "q"], game_file)
    assert left.exit_code == 0
    assert f"--resume {game_file}" in left.output.splitlines()[-1]
    before, kept = state_bytes(game_file), game_file.read_bytes()
    back = play(["q"], "--resume", str(game_file))
    assert back.exit_code == 0
    assert "Welcome back" in back.output
    assert state_bytes(game_file) == before
    assert game_file.read_bytes() == kept


def test_a_line_that_was_cut_off_is_no_harm(game_file: Path) -> None:
    play_new([*LONG[:33], "q"], game_file)
    kept = game_file.read_bytes()
    game_file.write_bytes(kept + b'{"seat":0,"acti')
    assert play(["q"], "--resume", str(game_file)).exit_code == 0
    assert game_file.read_bytes() == kept


def test_the_secret_of_a_running_game_is_private(game_file: Path) -> None:
    played = play_new(["q"], game_file)
    private = private_file(game_file)
    assert stat.S_IMODE(private.stat().st_mode) == 0o600
    secret = re.search(r'"secret":"([0-9a-f]{64})"', private.read_text())
    assert secret is not None
    assert secret[1] not in game_file.read_text() + played.output
    assert Save.decode(game_file.read_bytes()).head.commitment in played.output


def test_bots_with_an_odd_memory_play_on(game_file: Path) -> None:
    play_new([*LONG[:20], "q"], game_file)
    private = private_file(game_file)
    kept = msgspec.json.decode(private.read_bytes())
    for odd in (3, {"memories": {"1": [], "2": {"notebook": "gone"}}}):
        private.write_bytes(msgspec.json.encode({**kept, "company": odd}))
        back = play([*LONG[20:40], "q"], "--resume", str(game_file))
        assert back.exit_code == 0
        assert "Welcome back" in back.output


def test_a_game_without_its_secret_does_not_go_on(game_file: Path) -> None:
    play_new(["q"], game_file)
    private_file(game_file).unlink()
    back = play(["q"], "--resume", str(game_file))
    assert back.exit_code == 2
    assert str(private_file(game_file)) in back.output


def test_a_game_whose_nonces_are_spoilt_does_not_go_on(game_file: Path) -> None:
    play_new(["q"], game_file)
    raw = game_file.read_bytes()
    game_file.write_bytes(re.sub(rb'"nonces":\["[0-9a-f]+"', b'"nonces":["xyz"', raw))
    back = play(["q"], "--resume", str(game_file))
    assert back.exit_code == 2
    assert str(game_file) in back.output and "Traceback" not in back.output


def test_a_finished_game_only_shows_its_end(game_file: Path) -> None:
    play_new(LONG, game_file, "--option", "rounds=8")
    kept = game_file.read_bytes()
    back = play([], "--resume", str(game_file))
    assert back.exit_code == 0
    assert "The game is over" in back.output
    assert game_file.read_bytes() == kept


def test_a_closed_input_leaves_the_game_saved(game_file: Path) -> None:
    played = play_new(LONG[:1], game_file)
    assert played.exit_code == 0
    assert "The game is kept." in played.output.splitlines()[-1]


def test_a_sitting_in_which_nothing_is_typed_leaves_nothing(
    game_file: Path, tmp_path: Path
) -> None:
    for args in (["--save", str(game_file)], []):
        played = play([], "--seed", "7", *args)
        assert played.exit_code == 0
        assert "nothing is kept" in played.output.splitlines()[-1]
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


def test_a_game_that_is_taken_up_and_left_at_once_stays(game_file: Path) -> None:
    play_new(["q"], game_file)
    kept = game_file.read_bytes()
    assert "The game is kept." in play([], "--resume", str(game_file)).output
    assert game_file.read_bytes() == kept
    assert private_file(game_file).exists()


@pytest.mark.parametrize(
    "args",
    [
        ("--seats", "9"),
        ("--bots", "nobody"),
        ("--preset", "999"),
        ("--option", "cash=maybe"),
        ("--board", "no-such-file"),
        ("--save", "/dev/null/file"),
        ("--lang", "tlh"),
    ],
)
def test_a_wish_that_cannot_be_met_says_nothing_of_the_last_game(args: tuple[str, ...]) -> None:
    play(["q"])
    refused = play([], *args)
    assert refused.exit_code == 2
    assert "--resume" not in refused.output
    assert len(refused.output.splitlines()) == 1


def test_games_go_to_the_data_folder_and_an_unfinished_one_is_mentioned(tmp_path: Path) -> None:
    play(["q"])
    kept = list((tmp_path / "data" / "backroom").glob("bootleggers-*.jsonl"))
    assert len(kept) == 1
    assert f"--resume {kept[0]}" in play(["q"]).output.splitlines()[0]
