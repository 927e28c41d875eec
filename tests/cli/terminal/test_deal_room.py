"""The deal room: what is typed wrong is asked again, with the reason, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from backroom.engine.save import Save
from backroom.text import LANGUAGES, Text
from tests.cli.terminal.sittings import KEY, play_new

#: To Dutch: the first two questions.
TO_DUTCH = ["o", "1", "2"]
#: To Pearl: nothing for nothing, but I promise to pay.
TO_PAY = ["o", "1", "1", "", "", "1", "7"]


def deal(lines: list[str], file: Path, *args: str) -> str:
    played = play_new(["5", *lines, "q"], file, *args, seed="5")
    assert played.exit_code == 0, played.output
    assert KEY.search(played.output) is None
    return played.output


def made(file: Path) -> list[dict[str, object]]:
    """The offers that the player has made."""
    records = Save.decode(file.read_bytes()).records
    return [row.action for row in records if row.seat == 0 and row.action["do"] == "make-offer"]


def test_enter_at_the_last_question_makes_the_offer(game_file: Path) -> None:
    told = deal([*TO_DUTCH, "1 2", "1 3", "", ""], game_file)
    assert "Enter: Make this offer, x: never mind" in told
    assert len(made(game_file)) == 1


def test_an_offer_can_be_dropped_at_the_last_question(game_file: Path) -> None:
    deal([*TO_DUTCH, "1 2", "1 3", "", "x"], game_file)
    assert made(game_file) == []


def test_a_line_of_words_goes_with_an_offer(game_file: Path) -> None:
    deal([*TO_DUTCH, "1 2", "1 3", "", "w", "Between friends."], game_file)
    assert [terms["words"] for terms in made(game_file)] == ["Between friends."]


def test_nonsense_at_the_last_question_is_asked_again(game_file: Path) -> None:
    told = deal([*TO_DUTCH, "1 2", "1 3", "", "yes please", "1"], game_file)
    assert "Type one of: 1, w, x" in told
    assert len(made(game_file)) == 1


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("1 1000", "From 1 to "),  # more than one has
        ("1 0", "From 1 to "),
        ("1", "how many"),
        ("99 1", "No such answer here"),
        ("banana", "Type the line"),
        ("1 2 3", "Type the line"),
    ],
)
def test_what_is_given_is_asked_again_with_the_reason(
    typed: str, hint: str, game_file: Path
) -> None:
    told = deal([*TO_DUTCH, typed, "1 2", "1 3", "", "1"], game_file)
    assert hint in told
    (offer,) = made(game_file)
    assert offer["give"] == [{"kind": "cash", "count": 2}]


def test_the_same_line_twice_is_one_good(game_file: Path) -> None:
    deal([*TO_DUTCH, "1 1, 1 1", "1 3", "", "1"], game_file)
    assert made(game_file)[0]["give"] == [{"kind": "cash", "count": 2}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_amount_out_of_range_is_told_its_range(lang: str, game_file: Path) -> None:
    told = deal([*TO_PAY, "1001", "0", "99999999", "-3", "3", "2", ""], game_file, "--lang", lang)
    text = Text(lang)
    said = text.say("term-range", {"least": "1", "most": "1000"})
    assert told.count(said) == 3
    assert told.count(text.say("term-bad-plain-number")) == 1  # what is no number at all
    assert len(made(game_file)) == 1


def test_a_thousand_can_be_promised(game_file: Path) -> None:
    deal([*TO_PAY, "1000", "2", ""], game_file)
    (offer,) = made(game_file)
    assert offer["promises"] == [
        {"kind": "pay", "by": 0, "to": 1, "about": 1000, "until": 2},
    ]


def test_a_round_that_can_not_be_is_told_its_range(game_file: Path) -> None:
    told = deal([*TO_PAY, "3", "13", "0", "2", ""], game_file)
    assert told.count("From 1 to 12.") == 2
    assert len(made(game_file)) == 1


@pytest.mark.parametrize(
    "back",
    [
        ["1", "7", "3", ""],  # until when?
        ["1", "7", ""],  # how much?
        ["1", ""],  # what?
    ],
)
def test_enter_goes_back_and_keeps_the_goods(back: list[str], game_file: Path) -> None:
    deal([*TO_DUTCH, "1 2", "1 3", *back, "", "", ""], game_file)
    (offer,) = made(game_file)
    assert offer["give"] == [{"kind": "cash", "count": 2}]
    assert "promises" not in offer


def test_words_that_are_not_found_lose_nothing(game_file: Path) -> None:
    """A promise in one's own words, left empty."""
    told = deal([*TO_DUTCH, "1 2", "1 3", "1", "8", "", "", "", ""], game_file)
    assert "In your own words" in told
    assert len(made(game_file)) == 1
