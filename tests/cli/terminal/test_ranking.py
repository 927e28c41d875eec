"""Who comes first when a game is over, told in the terminal as in the browser."""

from __future__ import annotations

import pytest

from backroom.arena.play import play
from backroom.cli.terminal.ranking import ranked
from backroom.cli.terminal.screen import Screen
from backroom.cli.terminal.session import Sitting
from backroom.engine.record import Result
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.text import LANGUAGES
from backroom.text.lookup import Text

RESULT = Result((2,), (30, 50, 60, 50), "rounds")


def test_the_winner_comes_first_then_who_has_more() -> None:
    assert ranked(RESULT, []) == ([2, 1, 3, 0], [2], [])


def test_who_gave_up_ranks_last_whatever_the_bot_reached() -> None:
    assert ranked(RESULT, [1]) == ([2, 3, 0, 1], [2], [])


def test_if_the_winner_gave_up_the_best_of_those_who_stayed_are_first() -> None:
    assert ranked(RESULT, [2]) == ([1, 3, 0, 2], [1, 3], [2])


def test_of_two_winners_the_one_who_stayed_has_won() -> None:
    tied = Result((1, 2), (30, 60, 60, 70), "rounds")
    assert ranked(tied, [2]).first == [1]


def test_if_all_gave_up_nobody_is_first() -> None:
    assert ranked(Result((0,), (2, 1), "rounds"), [0, 1]) == ([0, 1], [], [0])


class Left(Sitting):
    """At the end of a game that Ann, who has won by a bot, gave up."""

    def resigned(self) -> list[int]:
        return [0]

    def show_proof(self) -> None:
        pass


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_win_of_the_bot_is_not_called_a_win(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = play(BOOTLEGGERS, Options(rounds=8), ["chaotic"] * 3, 1)
    text = Text(lang, ["Ann", "Bea", "Cy"], me=1, game=BOOTLEGGERS, options=table.options)
    played = BOOTLEGGERS.result(table.state)
    assert played is not None
    monkeypatch.setattr(Screen, "show_table", lambda *_: None)
    sitting = Left(BOOTLEGGERS, table, 1, text, Screen(), False)
    sitting.show_end(Result((0,), (90, 20, 40), played.ending))
    said = capsys.readouterr().out
    assert "1. Cy" in said and "3. Ann" in said
    won = text.say(
        "term-winner", {"rank": 1, "seat": 2, "score": text.say("final-score", {"score": 40})}
    )
    assert won in said
    assert not text.fallbacks
    if lang == "en":
        assert "Ann gave up, so the bot's win doesn't count" in " ".join(said.split())
        assert "3. Ann: " in said and said.rstrip().endswith(", gave up")
