"""A person plays in the terminal: what is typed here is all that a person types."""

from __future__ import annotations

import os
import pty
import re
import select
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner, Result

import backroom.cli
from backroom.arena.play import play as play_bots
from backroom.cli import seating, terminal
from backroom.cli.asking import Bad, Entry, Line, Sheet, span
from backroom.cli.keeping import private_file
from backroom.cli.main import app
from backroom.cli.screen import Screen
from backroom.cli.words import words
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Reason
from backroom.engine.passing import Pass
from backroom.engine.save import AnyTable, Save, load_table
from backroom.games import shelf
from backroom.games.bootleggers.actions import Done, Drive, Load, Play
from backroom.games.bootleggers.components import HIJACK
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.text import LANGUAGES, Text
from tests.toy.game import Bid, Cellar, Place

#: Answers the first thing, says that it is done, or takes what Enter takes: whatever fits.
ANYTHING = ["1", "d", ""]
LONG = ANYTHING * 2000
#: What nobody should ever see: the key of a message.
KEY = re.compile(r"\b(?:ask|cell|cli|column|do|good|name|panel|row|story|term|why)-[a-z]")
BOXES = re.compile(r"[\u2500-\u257f\x1b]")


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def play(lines: list[str], *args: str, game: str = "bootleggers") -> Result:
    typed = "".join(line + "\n" for line in lines)
    return CliRunner().invoke(app, ["terminal", game, *args], input=typed)


def play_new(lines: list[str], file: Path, *args: str, seed: str = "7") -> Result:
    return play(lines, "--seed", seed, "--save", str(file), *args)


def state_bytes(file: Path) -> str:
    table = load_table(BOOTLEGGERS, Save.decode(file.read_bytes()))
    return repr(BOOTLEGGERS.dump(table.state))


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
    told = play(LONG[:200], "--seed", "7", "--save", str(game_file) + "2", "--verbose")
    assert "(Nothing to play: you pass.)" in told.output
    assert "(Nothing to play: you pass.)" not in played.output


def test_an_offer_of_a_bot_is_put_to_the_player(game_file: Path) -> None:
    played = play_new(LONG, game_file, "--option", "rounds=8")
    assert "what do you say?" in played.output


# --- leaving and coming back ---------------------------------------------------------------------


def test_a_game_played_in_three_sittings_is_the_game_played_in_one(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    play_new(LONG[:100], whole)
    play_new([*LONG[:33], "q"], parts)
    play([*LONG[33:72], "q"], "--resume", str(parts))
    play(LONG[72:100], "--resume", str(parts))
    assert parts.read_bytes() == whole.read_bytes()


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


def test_a_game_without_its_secret_does_not_go_on(game_file: Path) -> None:
    play_new(["q"], game_file)
    private_file(game_file).unlink()
    back = play(["q"], "--resume", str(game_file))
    assert back.exit_code == 2
    assert str(private_file(game_file)) in back.output


def test_a_finished_game_only_shows_its_end(game_file: Path) -> None:
    play_new(LONG, game_file, "--option", "rounds=8")
    kept = game_file.read_bytes()
    back = play([], "--resume", str(game_file))
    assert back.exit_code == 0
    assert "The game is over" in back.output
    assert game_file.read_bytes() == kept


def test_a_closed_input_leaves_the_game_saved(game_file: Path) -> None:
    played = play_new([], game_file)
    assert played.exit_code == 0
    assert "The game is kept." in played.output.splitlines()[-1]


def test_games_go_to_the_data_folder_and_an_unfinished_one_is_mentioned(tmp_path: Path) -> None:
    play(["q"])
    kept = list((tmp_path / "data" / "backroom").glob("bootleggers-*.jsonl"))
    assert len(kept) == 1
    assert f"--resume {kept[0]}" in play(["q"]).output.splitlines()[0]


# --- what is typed -------------------------------------------------------------------------------


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
    assert said == [f"B4.5: {Text('en').rule('B4.5')}"]


def test_the_rule_of_the_question_needs_no_number(game_file: Path) -> None:
    assert "\nB4.3: " in play_new(["r", "q"], game_file).output


def test_a_rule_that_does_not_exist_is_said_so(game_file: Path) -> None:
    assert "There is no rule B99.9 on the page." in play_new(["r 99.9", "q"], game_file).output


def test_a_rule_is_told_in_the_players_language(game_file: Path) -> None:
    french = play_new(["r 4.5", "q"], game_file, "--lang", "fr").output
    assert f"B4.5: {Text('fr').rule('B4.5')}" in french


def test_a_card_is_explained_by_its_name_or_by_the_answer_that_names_it(game_file: Path) -> None:
    played = play_new(["5", "c hijack", "c 1", "c", "c nothing", "q"], game_file, seed="5")
    text = Text("en")
    assert f"Hijack: {text.card_help(HIJACK)}" in played.output
    offered = re.search(r"^  1\) Take (.*)$", played.output, re.MULTILINE)
    assert offered is not None
    assert played.output.count(f"\n{offered[1]}: ") == 2  # for "c 1", and among all for "c"
    assert "No card like “nothing”" in played.output


def test_help_names_every_command(game_file: Path) -> None:
    helped = play_new(["?", "q"], game_file).output
    assert re.findall(r"^  ([a-z])  ", helped, re.MULTILINE) == list("tlrcobausq")


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
    assert "You make an offer to Pearl: a promise by you to pay Pearl $3G by round 2" in (
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


# --- the command line ----------------------------------------------------------------------------


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


# --- another game --------------------------------------------------------------------------------


def test_a_game_that_it_does_not_know_is_played_too(
    game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", Cellar())
    typed = ["1", "", "0", "1,2", "a", "1", "o", "1", "1", "1 1", "", "", "1"] * 60
    played = play(typed, "--seed", "1", "--save", str(game_file), "--seats", "3", game="cellar")
    assert played.exit_code == 0, played.output
    save = Save.decode(game_file.read_bytes())
    assert save.end is not None
    kinds = {row.action["do"] for row in save.records if row.seat == 0}
    assert {"bid", "place", "leave-order", "make-offer"} <= kinds


# --- questions on a screen -----------------------------------------------------------------------


def sheet(*asks: Ask) -> Sheet:
    return Sheet(BOOTLEGGERS, Text("en", ["Al", "Bea", "Cal"], me=0), asks)


def loading(truck: int, most: int) -> Ask:
    short = Reason("B7.2", "why-no-crates", {"crates": most})
    options = [Option(Load(truck, n), short if n > most else None) for n in range(most + 2)]
    return Ask(
        id=f"load.{truck}",
        seat=0,
        prompt="ask-load",
        rule="B7.2",
        options=options,
        args={"truck": truck, "crates": most},
        kind="amount",
        optional=True,
        answer=Load(truck, 0),
    )


LOADED = Ask("load", 0, "ask-load-done", "B7.2", [Option(Done())], {"crates": 9})


def test_trucks_are_loaded_on_one_screen() -> None:
    both = sheet(LOADED, loading(0, 3), loading(12, 6))
    assert [(line.key, line.span) for line in both.lines] == [("1", "0–3"), ("2", "0–6")]
    assert both.typed("1 3") == [Load(0, 3)]
    assert both.typed("1=3, 2 6") == [Load(0, 3), Load(12, 6)]
    assert both.typed("d") == [Done()]
    assert isinstance(both.typed("2"), Line)
    assert isinstance(both.typed("1 9"), Bad)
    assert isinstance(both.typed("3 1"), Bad)
    assert both.typed("") is None, "an empty line must not leave crates behind"
    refused = both.typed("1 4")
    assert isinstance(refused, Bad) and "[B7.2]" in str(refused.args["text"])


def test_with_one_truck_a_number_is_enough() -> None:
    one = sheet(LOADED, loading(0, 3))
    assert one.keys() == ["0–3", "d"]
    assert one.typed("3") == [Load(0, 3)]
    assert one.typed("0") == [Load(0, 0)]


def test_many_answers_of_two_parts_are_asked_in_two_steps() -> None:
    options = [Option(Drive(truck, house)) for truck in (0, 12) for house in range(5)]
    drive = sheet(Ask("", 0, "ask-drive", "B7.5", [*options, Option(Done())], {"count": 2}))
    assert [entry.label for entry in drive.entries[:2]] == ["Truck 1 (small)", "Truck 13 (medium)"]
    assert drive.typed("d") == [Done()]
    picked = drive.typed("2")
    assert isinstance(picked, Entry)
    where = Sheet.of_options(BOOTLEGGERS, Text("en"), picked.ask, picked.more)
    assert where.typed("3") == [Drive(12, 2)]


def test_a_pass_is_what_enter_does() -> None:
    window = Ask("", 0, "ask-window-reveal", "B10.2", [Option(Pass(n)) for n in range(4)])
    only = sheet(window)
    assert only.only_pass() == Pass(0)
    window = Ask("", 0, window.prompt, "B10.2", [*window.options, Option(Play(HIJACK))])
    both = sheet(window)
    assert both.only_pass() is None
    assert both.keys() == ["1", "p", "pw", "pp", "pr"]
    assert both.typed("") == [Pass(0)]
    assert both.typed("pr") == [Pass(3)]
    assert both.typed("1") == [Play(HIJACK)]


def test_what_cannot_be_played_is_no_reason_to_be_asked() -> None:
    why = Reason("B11.32", "why-no-target")
    options = [Option(Pass(0)), Option(Play(HIJACK), why)]
    window = sheet(Ask("", 0, "ask-window-reveal", "B10.2", options))
    assert window.only_pass() == Pass(0)
    assert window.refused[0].why.endswith("[B11.32]")


def test_several_are_picked_with_commas() -> None:
    options = [Option(Place((shelf,))) for shelf in range(4)]
    ask = Ask("", 0, "ask-place", "T5", options, kind="several", least=1, most=2)
    several = Sheet(Cellar(), Text("en", game="cellar"), [ask])
    assert several.typed("1,3") == [Place((0, 2))]
    assert several.typed("4 2") == [Place((3, 1))]
    for wrong in ("1,1", "1,2,3", "0", "5"):
        assert isinstance(several.typed(wrong), Bad)


def test_an_amount_is_typed_as_it_is() -> None:
    options = [Option(Bid(0)), *(Option(Bid(n), None) for n in range(3, 8))]
    options.append(Option(Bid(8), Reason("T3.3", "refused-cash")))
    ask = Ask("", 0, "ask-bid", "T3", options, kind="amount")
    amount = Sheet(Cellar(), Text("en", game="cellar"), [ask])
    assert amount.keys() == ["0, 3–7"]
    assert amount.typed("5") == [Bid(5)]
    assert isinstance(amount.typed("8"), Bad)
    assert isinstance(amount.typed("2"), Bad)


def test_numbers_are_told_in_runs() -> None:
    assert span([0, 1, 2, 3]) == "0–3"
    assert span([5, 0, 4, 9]) == "0, 4–5, 9"


# --- the screen ----------------------------------------------------------------------------------


@lru_cache
def busy_table() -> AnyTable:
    """A table at which there is much to see."""
    return play_bots(BOOTLEGGERS, Options(rounds=8), ["scripted"] * 4, 1)


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_no_line_of_the_table_is_wider_than_the_terminal(width: int) -> None:
    table = busy_table()
    screen = Screen()
    screen.plain = False
    written = StringIO()
    screen._console = Console(file=written, width=width, height=24, force_terminal=True)
    panels = BOOTLEGGERS.describe(BOOTLEGGERS.view(table.state, 0))
    text = Text("en", ["Al", "Pearl", "Dutch", "Stella"], me=0)
    assert screen.show_table(text, panels, whole=False)
    lines = re.sub(r"\x1b\[[0-9;]*m", "", written.getvalue()).splitlines()
    assert max(cell_len(line) for line in lines) <= width
    assert screen.show_table(text, panels, whole=False) is False, "nothing has changed"


class Keyboard:
    """A real terminal with somebody at it."""

    def __init__(self, *args: str, term: str = "xterm", width: int = 80) -> None:
        self._own, other = pty.openpty()
        environment = {**os.environ, "TERM": term, "COLUMNS": str(width), "LINES": "24"}
        command = [sys.executable, "-m", "backroom.cli.main", "terminal", *args]
        self._program = subprocess.Popen(
            *(command,), stdin=other, stdout=other, stderr=other, env=environment, close_fds=True,
            start_new_session=True, preexec_fn=_take_terminal,
        )  # fmt: skip
        os.close(other)
        self._bytes = b""

    @property
    def seen(self) -> str:
        return self._bytes.decode(errors="replace")

    def read_until(self, wanted: str) -> str:
        end = time.monotonic() + 60
        while wanted not in self.seen and time.monotonic() < end:
            if not self._read(0.2) and self._program.poll() is not None:
                break
        assert wanted in self.seen, self.seen
        return self.seen

    def type(self, keys: str) -> None:
        os.write(self._own, keys.encode())

    def leave(self, pressing: str = "") -> int:
        """Until the program has gone. A Ctrl-C that comes in the moment between the prompt and the
        reading is heard with the next key: who presses it does so again if nothing happens."""
        end = time.monotonic() + 60
        again = time.monotonic() + 2
        while self._program.poll() is None and time.monotonic() < end:
            self._read(0.2)
            if pressing and time.monotonic() > again:
                again += 2
                self.type(pressing)
        while self._read(0.1):
            pass
        return self._program.wait(1)

    def _read(self, seconds: float) -> bool:
        if not select.select([self._own], [], [], seconds)[0]:
            return False
        try:
            read = os.read(self._own, 65536)
        except OSError:  # the program has gone
            return False
        self._bytes += read
        return bool(read)

    def close(self) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._own)


def _take_terminal() -> None:
    """As a person's shell does it: tests in the background inherit a deaf ear for Ctrl-C."""
    import fcntl
    import signal
    import termios

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def keyboard(game_file: Path) -> Iterator[Keyboard]:
    board = Keyboard("bootleggers", "--seed", "1", "--fast", "--save", str(game_file))
    yield board
    board.close()


def test_a_newcomer_is_only_asked_for_a_name(keyboard: Keyboard, game_file: Path) -> None:
    keyboard.read_until("Your name?")
    keyboard.type("Zelda\n")
    seen = keyboard.read_until("1–12, ? >")
    assert "Pull up a chair, Zelda." in seen
    assert "\x1b[1m" in seen  # this is no plain terminal
    keyboard.type("\x04")
    assert keyboard.leave() == 0
    assert f"--resume {game_file}" in keyboard.seen


def test_ctrl_c_saves_and_leaves_without_a_fuss(keyboard: Keyboard, game_file: Path) -> None:
    keyboard.read_until("Your name?")
    keyboard.type("\n")
    keyboard.read_until("1–12, ? >")
    keyboard.type("\x03")
    assert keyboard.leave("\x03") == 130
    assert "The game is kept." in keyboard.seen
    assert "Traceback" not in keyboard.seen
    assert "Abort" not in keyboard.seen
    assert Save.decode(game_file.read_bytes()).records


def test_a_dumb_terminal_gets_plain_lines(game_file: Path) -> None:
    board = Keyboard("--seed", "1", "--name", "Al", "--save", str(game_file), term="dumb")
    try:
        seen = board.read_until("1–12, ? >")
        assert BOXES.search(seen) is None
        assert "    Demand: no limit\r\n" in seen, "one fact a line"
    finally:
        board.close()


# --- words ---------------------------------------------------------------------------------------


def _messages(lang: str) -> dict[str, set[str]]:
    page = files("backroom.text") / lang / "terminal.ftl"
    body = FluentParser().parse(page.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    source = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    return {name: set(re.findall(r"\$(\w+)", page_of(entry))) for name, entry in source.items()}


def page_of(entry: ftl.Message) -> str:
    names: list[str] = []

    def walk(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            names.append(f"${node.id.name}")
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                walk(value)
        if isinstance(node, list):
            for item in node:
                walk(item)

    walk(entry.value)
    return " ".join(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_terminal_are_the_same_in_every_language(lang: str) -> None:
    assert _messages(lang) == _messages("en")


def test_every_message_of_the_terminal_is_said_and_there() -> None:
    folder = Path(backroom.cli.__file__).parent
    source = "".join(file.read_text() for file in sorted(folder.glob("*.py")))
    said = set(re.findall(r'"(term-[a-z-]+)"', source))
    said |= {f"term-help-{name}" for name in ("answers", "numbers", "several", "lines", "reading")}
    said |= {f"term-command-{name}" for name in _commands()}
    said |= {f"cli-help-{key}" for key in re.findall(r'help_text\("(terminal[a-z-]*)"\)', source)}
    assert said == set(_messages("en"))


def _commands() -> set[str]:
    from backroom.cli.session import _LETTERS

    return set(_LETTERS.values()) - {"help"}


def test_a_player_without_a_name_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "root")
    assert seating.usual_name(Text("en")) == "Boss"
    monkeypatch.setattr("getpass.getuser", lambda: "zelda")
    assert seating.usual_name(Text("en")) == "Zelda"
