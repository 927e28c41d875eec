"""A person plays whole games in the terminal."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from backroom.cli.main import app
from backroom.cli.shared.words import words
from backroom.cli.terminal import command as terminal
from backroom.cli.terminal.keeping import private_file
from backroom.engine.save import Save
from backroom.games import shelf
from backroom.text import LANGUAGES, Text
from tests.cli.terminal.sittings import BOXES, KEY, LONG, play, play_new
from tests.toy.game import Cellar

# --- whole games ---------------------------------------------------------------------------------


def _has_catalogue(lang: str) -> bool:
    folder = files("backroom.text") / lang
    return all((folder / f"{name}.ftl").is_file() for name in ("common", "bootleggers"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_and_told_in_the_players_language(
    lang: str, game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not _has_catalogue(lang):
        pytest.skip(f"no {lang} catalogue yet")
    spoken: list[Text] = []

    def listening(*args: object, **more: object) -> Text:
        spoken.append(words(*args, **more))  # type: ignore[arg-type]
        return spoken[-1]

    monkeypatch.setattr(terminal, "words", listening)
    played = play_new(LONG, game_file, "--lang", lang, "--option", "rounds=8")
    assert played.exit_code == 0, played.output
    assert KEY.search(played.output) is None
    assert set().union(*(text.fallbacks for text in spoken)) == set()
    assert not private_file(game_file).exists()
    save = Save.decode(game_file.read_bytes())
    assert save.end is not None and save.end.secret in played.output
    assert spoken[-1].say("term-verify", {"file": str(game_file)}) in played.output
    assert CliRunner().invoke(app, ["verify", str(game_file)]).exit_code == 0


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    for file, seed in ((one, "a"), (two, "a"), (other, "b")):
        assert play_new(LONG[:60], file, "--bots", "chaotic", seed=seed).exit_code == 0
    assert one.read_bytes() == two.read_bytes()
    assert one.read_bytes() != other.read_bytes()


def test_without_a_seed_every_game_is_new(tmp_path: Path) -> None:
    for name in ("one", "two"):
        play(["q"], "--save", str(tmp_path / name))
    heads = [Save.decode((tmp_path / name).read_bytes()).head for name in ("one", "two")]
    assert heads[0].commitment != heads[1].commitment
    assert heads[0].nonces[0] != heads[1].nonces[0]
    assert len(bytes.fromhex(heads[0].nonces[0])) == 16


def test_plain_lines_have_no_boxes_and_no_colours(game_file: Path) -> None:
    played = play_new([*LONG[:90], "t", "?", "l", "o"], game_file, "--plain")
    assert BOXES.search(played.output) is None
    assert "Speakeasies" in played.output


def test_a_window_in_which_one_can_only_pass_is_not_shown(game_file: Path) -> None:
    played = play_new(LONG[:200], game_file)
    prompts = [line for line in played.output.splitlines() if line.startswith("Enter: Pass")]
    assert all(re.match(r"Enter: Pass, 1", prompt) for prompt in prompts)
    other = (str(game_file) + "2", "--verbose")
    told = play(["1", "d", "x", ""] * 100, "--seed", "7", "--save", *other, game="chicago")
    assert "(Nothing to play: you pass.)" in told.output
    assert "(Nothing to play: you pass.)" not in played.output


def test_an_offer_of_a_bot_is_put_to_the_player(game_file: Path) -> None:
    played = play_new(LONG, game_file, "--option", "rounds=8", seed="2")
    assert "what do you say?" in played.output


# --- another game --------------------------------------------------------------------------------


def test_a_game_that_it_does_not_know_is_played_too(
    game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    typed = ["1", "", "0", "1,2", "a", "1", "o", "1", "1", "1 1", "", "", "1", "p"] * 60
    played = play(typed, "--seed", "2", "--save", str(game_file), "--seats", "3", game="cellar")
    assert played.exit_code == 0, played.output
    save = Save.decode(game_file.read_bytes())
    assert save.end is not None
    kinds = {row.action["do"] for row in save.records if row.seat == 0}
    assert {"bid", "place", "leave-order", "make-offer"} <= kinds
