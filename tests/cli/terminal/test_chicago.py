"""A person plays King of Chicago in the terminal: squares, bids in dollars, private deals."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from tools.record_games import own_board
from typer.testing import CliRunner, Result

from backroom.cli.main import app
from backroom.cli.shared.words import words
from backroom.cli.terminal import command as terminal
from backroom.cli.terminal.asking import Bad, Sheet
from backroom.cli.terminal.keeping import private_file
from backroom.engine.ask import Ask, Option
from backroom.engine.message import Reason
from backroom.engine.save import Save, load_table
from backroom.games.chicago.actions import Bid, BidUpTo, DropLimit, PassBid
from backroom.games.chicago.components import BURGLARY
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import BUGS_BENNY
from backroom.games.chicago.questions import FirstBid
from backroom.games.chicago.trade_phase import BEFORE_LOT
from backroom.text import LANGUAGES, Text
from backroom.text.lookup import ENGLISH
from tests.chicago.given import Given

#: Answers the first thing, says that it is done, passes, or takes what Enter takes.
LONG = ["1", "d", "x", ""] * 4000
#: What nobody should ever see: the key of a message.
KEY = re.compile(
    r"\b(?:ask|board|cell|cli|column|do|event|good|name|panel|promise|refused|row|story|term|why)"
    r"-[a-z]"
)


def play(lines: list[str], file: Path, *args: str, seed: str = "7") -> Result:
    typed = "".join(line + "\n" for line in lines)
    command = ["terminal", "chicago", "--seed", seed, "--save", str(file), "--name", "Al", *args]
    return CliRunner().invoke(app, command, input=typed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_and_told(
    lang: str, game_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the end in English, the first turns in every language that there is."""
    spoken: list[Text] = []

    def listening(*args: object, **more: object) -> Text:
        spoken.append(words(*args, **more))  # type: ignore[arg-type]
        return spoken[-1]

    monkeypatch.setattr(terminal, "words", listening)
    lines = LONG if lang == ENGLISH else [*LONG[:200], "q"]
    played = play(lines, game_file, "--seats", "3", "--plain", "--lang", lang)
    assert played.exit_code == 0, played.output
    assert KEY.search(played.output) is None
    assert set().union(*(text.fallbacks for text in spoken)) == set()
    if lang != ENGLISH:
        return
    assert not private_file(game_file).exists()
    save = Save.decode(game_file.read_bytes())
    assert save.end is not None and save.end.secret in played.output
    assert "(square " in played.output, "streets have names"
    for command in (["verify"], ["replay", "--as", "Al"], ["replay", "--as", "all"]):
        told = CliRunner().invoke(app, [*command, str(game_file)])
        assert told.exit_code == 0, told.output
        assert KEY.search(told.output) is None


def test_whatever_is_typed_the_game_goes_on(game_file: Path) -> None:
    keys = [
        *"00111122334567ddddbbao?tlcrsuxxxx",
        *[""] * 6,
        *("1 2", "50", "100", "300", "1,2", "pp", "pw", "no"),
    ]
    typed = Random(1).choices(keys, k=900)
    played = play(typed, game_file, "--seats", "2", "--bots", "chaotic")
    assert played.exit_code == 0, played.output[-2000:]
    assert KEY.search(played.output) is None
    save = Save.decode(game_file.read_bytes())
    assert len(save.records) > 100


def test_a_game_that_was_left_is_taken_up_again(game_file: Path) -> None:
    play([*LONG[:60], "q"], game_file)
    before = Save.decode(game_file.read_bytes())
    typed = "".join(line + "\n" for line in [*LONG[:60], "q"])
    again = CliRunner().invoke(app, ["terminal", "--resume", str(game_file)], input=typed)
    assert again.exit_code == 0, again.output
    assert "Welcome back, Al." in again.output
    after = Save.decode(game_file.read_bytes())
    assert after.records[: len(before.records)] == before.records
    assert len(after.records) > len(before.records)


def test_a_game_without_names_calls_its_players_bosses() -> None:
    file = sorted((Path(__file__).parents[2] / "chicago" / "games").glob("*.jsonl"))[0]
    for command in ("verify", "replay"):
        told = CliRunner().invoke(app, [command, str(file)]).output
        assert "Boss 1" in told
        assert "Mobster" not in told


# --- deals ---------------------------------------------------------------------------------------


def offers(played: Result) -> list[str]:
    return [line for line in played.output.splitlines() if line.startswith("You make an offer")]


def own_turn(lines: list[str], file: Path, *args: str) -> Result:
    """A game of two in which the first turn is the player's."""
    for seed in range(20):
        file.unlink(missing_ok=True)
        private_file(file).unlink(missing_ok=True)
        played = play(["1", "1", *lines, "q"], file, "--seats", "2", *args, seed=f"own {seed}")
        table = load_table(CHICAGO, Save.decode(file.read_bytes()))
        if table.state.table.first == 0 and table.state.table.turn == 1:
            return played
    raise AssertionError("the other is always first")


def test_a_deal_can_be_offered_in_ones_turn(game_file: Path) -> None:
    played = own_turn(["o", "1", "1", "1 100", "2 1", "", "1"], game_file)
    assert len(offers(played)) == 1, played.output[-1500:]
    assert "Pearl" in offers(played)[0] and "$100" in offers(played)[0]
    assert KEY.search(played.output) is None


def test_money_changes_hands_in_steps_of_fifty(game_file: Path) -> None:
    played = own_turn(["o", "1", "1", "1 75", "", "", "1"], game_file)
    assert offers(played) == []
    assert "[K10.1]" in played.output


@pytest.mark.parametrize(
    ("kind", "more", "said"),
    [("1", ["3"], "Pearl"), ("2", ["300", "3"], "$300"), ("3", ["2", "3"], "Bugs Benny")],
)
def test_a_promise_can_be_part_of_a_deal(
    kind: str, more: list[str], said: str, game_file: Path
) -> None:
    """A truce, to pay so many dollars, not to bid for a gangster."""
    played = own_turn(["o", "1", "1", "", "", "1", kind, *more, "1"], game_file)
    assert len(offers(played)) == 1, played.output[-1500:]
    assert said in offers(played)[0]
    assert "To the end of which game turn does it hold?" in played.output
    assert KEY.search(played.output) is None


def test_a_sum_that_is_not_in_steps_is_asked_for_again(game_file: Path) -> None:
    played = own_turn(["o", "1", "1", "", "", "1", "2", "75", "100", "2", "1"], game_file)
    assert "From 50 to 50000, in steps of 50." in played.output
    assert "$100" in offers(played)[0]


# --- bids on a screen ----------------------------------------------------------------------------


def sheet(*asks: Ask) -> Sheet:
    return Sheet(CHICAGO, Text("en", ["Al", "Bea"], me=0, game=CHICAGO), asks)


def auction(least: int, most: int) -> Ask:
    options = [Option(Bid(fifties)) for fifties in range(least, most + 1)] + [Option(PassBid())]
    return Ask("lot", 0, FirstBid(gangster=BUGS_BENNY), "K8.4", options, form="amount")


def test_a_bid_is_typed_in_dollars() -> None:
    bids = sheet(auction(1, 20))
    assert bids.typed("150") == [Bid(3)]
    assert bids.typed("x") == [PassBid()]
    assert bids.keys() == ["50, 100 … 1000", "x"]
    assert isinstance(bids.typed("75"), Bad)
    assert isinstance(bids.typed("3"), Bad)
    assert bids.typed("") is None, "an empty line must not spend money"


def test_who_can_bid_nothing_passes_with_enter() -> None:
    poor = Reason("K8.4", "why-no-cash", {"cash": 50})
    options = [Option(Bid(1), poor), Option(PassBid())]
    question = FirstBid(gangster=BUGS_BENNY)
    bids = sheet(Ask("lot", 0, question, "K8.4", options, form="amount"))
    assert bids.typed("") == [PassBid()]


def test_the_cards_of_a_question_can_be_asked_about() -> None:
    assert sheet(auction(1, 20)).cards() == [BUGS_BENNY]
    text = Text("en", game=CHICAGO)
    for card in (BUGS_BENNY, BURGLARY):
        assert text.card_help(card)


# --- the table -----------------------------------------------------------------------------------


def test_a_board_of_ones_own_is_played_on(game_file: Path, tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(own_board(), encoding="utf-8")
    played = play([*LONG[:40], "q"], game_file, "--board", str(board))
    assert played.exit_code == 0, played.output
    assert Save.decode(game_file.read_bytes()).head.options["board"] == own_board()
    verified = CliRunner().invoke(app, ["replay", str(game_file)])
    assert verified.exit_code == 0


@pytest.mark.parametrize("written", [None, b"\xff\xfe", b"name = 7", b"x" * 100_001])
def test_a_board_that_is_none_is_refused_in_a_line(
    written: bytes | None, game_file: Path, tmp_path: Path
) -> None:
    board = tmp_path / "board.toml"
    if written is not None:
        board.write_bytes(written)
    refused = play([], game_file, "--board", str(board))
    assert refused.exit_code == 2
    assert len(refused.output.strip().splitlines()) == 1
    assert str(board) in refused.output
    assert KEY.search(refused.output) is None
    assert not game_file.exists()


@pytest.mark.parametrize("args", [("--option", "board=nonsense"), ("--option", "words=rude")])
def test_an_option_that_cannot_be_is_refused_in_a_line(
    args: tuple[str, ...], game_file: Path
) -> None:
    refused = play([], game_file, *args)
    assert refused.exit_code == 2
    assert len(refused.output.strip().splitlines()) == 1
    assert "Traceback" not in refused.output


def test_a_game_without_a_choice_of_boards_says_so(game_file: Path, tmp_path: Path) -> None:
    board = tmp_path / "board.toml"
    board.write_text(own_board(), encoding="utf-8")
    command = ["terminal", "bootleggers", "--board", str(board), "--save", str(game_file)]
    refused = CliRunner().invoke(app, command)
    assert refused.exit_code == 2
    assert "--board" in refused.output


def test_mild_words_are_an_option(game_file: Path) -> None:
    plain = play([*LONG[:60], "q"], game_file).output
    game_file.unlink()
    private_file(game_file).unlink()
    mild = play([*LONG[:60], "q"], game_file, "--option", "words=mild").output
    assert "brothel" in plain
    assert "brothel" not in mild and "girl" not in mild.lower()


@pytest.mark.rule("K8.4")
def test_how_far_one_goes_without_being_asked_is_typed_in_dollars() -> None:
    given = Given(2).offer(BUGS_BENNY).trade(BEFORE_LOT).act(0, BidUpTo(4))
    asides = CHICAGO.view(given.state, 0).asides
    text = Text("en", ["Al", "Bea"], me=0, game=CHICAGO)
    limit = Sheet(CHICAGO, text, asides[:1], part=True)
    assert limit.typed("300") == [BidUpTo(6)]
    assert limit.typed("x") == [DropLimit()]
    whole = Sheet(CHICAGO, text, asides, part=True)
    assert "How far should your bids for Bugs Benny go" in whole.entries[0].label
    given.cash(0, 0)
    given.state.open_asks = None
    broke = Sheet(CHICAGO, text, CHICAGO.view(given.state, 0).asides[:1], part=True)
    assert broke.entries[0].action == DropLimit(), "he can still take it back"
