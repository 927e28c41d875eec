"""What a person can type while a game goes on."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from backroom.cli.terminal.screen import Screen
from backroom.engine.save import Save
from backroom.games import shelf
from backroom.games.bootleggers.components import HIJACK
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.text import Text
from tests.cli.terminal.sittings import KEY, LONG, play, play_new
from tests.toy.game import Cellar


def test_nonsense_gets_one_line_and_changes_nothing(game_file: Path) -> None:
    nonsense = ["banana", "99", "-1", "1 1 1", "é✓", "d", "999999999999999999999999", "\x1b[2J"]
    played = play_new([*nonsense, "q"], game_file)
    assert played.exit_code == 0
    assert len(Save.decode(game_file.read_bytes()).records) == 4  # the set-up, and three bots
    said = [line for line in played.output.splitlines() if "Type one of" in line]
    assert len(said) == len(nonsense)
    assert all("1–12" in line for line in said)


def test_the_last_move_can_be_taken_back(game_file: Path) -> None:
    played = play_new(["5", "1", "u", "q"], game_file, seed="5")
    at = played.output.index("You take your last move back.")
    assert played.output.count("Take one of the cards on offer.") == 2
    assert played.output.rindex("Take one of the cards on offer.") > at


def test_undo_is_refused_when_there_is_nothing_to_take_back(game_file: Path) -> None:
    assert "There is nothing you can take back" in play_new(["u", "q"], game_file).output


@pytest.mark.parametrize("typed", ["r 4.5", "r B4.5", "R b4.5", "r [B4.5]"])
def test_a_rule_is_shown_by_its_number(typed: str, game_file: Path) -> None:
    played = play_new([typed, "q"], game_file)
    said = [line for line in played.output.splitlines() if line.startswith("B4.5: ")]
    assert said == [f"B4.5: {Text('en', game=BOOTLEGGERS).rule('B4.5')}"]


def test_the_rule_of_the_question_needs_no_number(game_file: Path) -> None:
    assert "\nB4.3: " in play_new(["r", "q"], game_file).output


def test_a_rule_that_does_not_exist_is_said_so(game_file: Path) -> None:
    assert "There is no rule B99.9 on the page." in play_new(["r 99.9", "q"], game_file).output


def test_a_rule_is_told_in_the_players_language(game_file: Path) -> None:
    french = play_new(["r 4.5", "q"], game_file, "--lang", "fr").output
    assert f"B4.5: {Text('fr', game=BOOTLEGGERS).rule('B4.5')}" in french


def test_a_card_is_explained_by_its_name_or_by_the_answer_that_names_it(game_file: Path) -> None:
    played = play_new(["5", "c hijack", "c 1", "c", "c nothing", "q"], game_file, seed="5")
    text = Text("en", game=BOOTLEGGERS)
    assert f"Hijack: {text.card_help(HIJACK)}" in played.output
    offered = re.search(r"^  1\) Take (.*?)(?: – .*)?$", played.output, re.MULTILINE)
    assert offered is not None
    assert played.output.count(f"\n{offered[1]}: ") == 2  # for "c 1", and among all for "c"
    assert "No card like “nothing”" in played.output


def test_a_card_is_explained_as_this_table_plays_it(game_file: Path) -> None:
    asked = ["c double cross", "c safe house", "c packing heat", "q"]
    options = ["--option", "double_cross=any", "--option", "safe_house=one"]
    options += ["--option", "packing_heat=you"]
    said = " ".join(play_new(asked, game_file, *options).output.split())
    assert "Double Cross: Any time, in one speakeasy: destroy any marker" in said
    assert "all of them from one speakeasy" in said
    assert "$1G this round for you alone" in said


def test_help_names_every_command(game_file: Path) -> None:
    helped = play_new(["?", "q"], game_file).output
    assert re.findall(r"^  ([a-z])  ", helped, re.MULTILINE) == list("tmlrcobausq")


def test_the_log_and_the_table_can_be_read_again(game_file: Path) -> None:
    played = play_new(["l", "t", "q"], game_file).output
    assert played.count("Round 1 of 12") == 2
    assert "What happened last" in played
    assert played.count("On offer: ") > 5


def test_a_deal_is_put_together_step_by_step(game_file: Path) -> None:
    offer = ["o", "1", "2", "1 2", "1 3", "", "1"]
    played = play_new(["5", *offer, "q"], game_file, seed="5")
    assert "You make an offer to Dutch: $2G for $3G." in played.output
    assert KEY.search(played.output) is None


def test_a_promise_can_be_part_of_a_deal(game_file: Path) -> None:
    # To Pearl, nothing, nothing; I promise; to pay; 3; by round 2.
    offer = ["o", "1", "1", "", "", "1", "7", "3", "2", "1"]
    played = play_new(["5", *offer, "q"], game_file, seed="5")
    assert "You make an offer to Pearl: your promise to pay Pearl $3G by the end of round 2" in (
        played.output
    )


def test_an_offer_can_be_withdrawn(game_file: Path) -> None:
    offer = ["o", "1", "2", "1 2", "1 900", "", "1"]
    played = play_new(["5", *offer, "o", "1", "q"], game_file, seed="5").output
    assert "You withdraw your offer." in played or "turns down your offer" in played


def test_an_offer_of_nothing_is_dropped(game_file: Path) -> None:
    played = play_new(["5", "o", "1", "2", "", "", "", "q"], game_file, seed="5")
    assert "There is nothing in that offer" in played.output


def test_what_may_come_before_is_a_letter_away_and_enter_goes_back(
    game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first time that something may be played before an answer, it is looked at and left."""
    looked = 0

    def read(screen: Screen, prompt: str) -> str:
        nonlocal looked
        if ", b," in prompt and not looked:
            looked = 1
            return "b"
        if looked == 1:
            looked = 2
            assert "Enter: back" in prompt
            return ""
        if looked == 2:
            assert ", b," in prompt, "the question is put again"
            return "q"
        return next(typed)

    typed = iter(LONG)
    monkeypatch.setattr(Screen, "read", read)
    assert play_new([], game_file, seed="5").exit_code == 0
    assert looked == 2
    last = Save.decode(game_file.read_bytes()).records[-1]
    assert last.action["do"] != "play"


@pytest.mark.parametrize(("seed", "game"), [(1, "bootleggers"), (2, "bootleggers"), (3, "cellar")])
def test_whatever_is_typed_the_game_goes_on(
    seed: int, game: str, game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    keys = [
        *"00111122334567dddddbao?tlcrsux",
        *[""] * 6,
        "1 2",
        "1 3, 2 2",
        "1,2",
        "pp",
        "pw",
        "no",
    ]
    typed = Random(seed).choices(keys, k=5000)
    played = play(typed, "--seed", str(seed), "--save", str(game_file), game=game)
    assert played.exit_code == 0, played.output[-2000:]
    assert Save.decode(game_file.read_bytes()).end is not None
    assert game == "cellar" or KEY.search(played.output) is None
