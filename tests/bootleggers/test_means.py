"""What an answer would mean, from what its mobster may know: worked examples."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.meaning import Meaning
from backroom.games.bootleggers.actions import Done, Drive
from backroom.games.bootleggers.components import LILS, MOTHERS, OMALLEYS
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.phases.driving import drive_trucks
from backroom.text.lookup import Text
from tests.bootleggers.given import Given

NAMES = ["Al", "Stella", "Vito", "Mae", "Sal", "Bo"]


def means(given: Given, seat: int, action: Action) -> Meaning:
    """What this answer is said to mean for the seat."""
    view = BOOTLEGGERS.view(given.state, seat)
    for ask in BOOTLEGGERS.explained(view):
        for option in ask.options:
            if option.action == action and option.means is not None:
                return option.means
    raise AssertionError(f"nothing is said of {action}")


def told(given: Given, seat: int, action: Action) -> str:
    """The same in English, clause by clause."""
    text = Text("en", NAMES, me=seat, game=BOOTLEGGERS, options=given.state.options)
    said = "; ".join(text.message(message) for message in means(given, seat, action).told)
    assert not text.fallbacks
    return said


def driving() -> Given:
    """Seat 0 has a truck with 4 crates, and the most muscle."""
    given = Given(4).own(0, 3, crates=4)
    return given.markers(MOTHERS, [2, 1, 1, 0]).markers(LILS, [1, 0, 1, 0]).part(drive_trucks)


@pytest.mark.rule("B8.6")
def test_omalleys_pays_one_for_every_crate() -> None:
    given = driving()
    assert told(given, 0, Drive(3, OMALLEYS)) == "4 crates × $1G = $4G"
    assert means(given, 0, Drive(3, OMALLEYS)).tone == "earns"


@pytest.mark.rule("B5.2")
def test_a_closed_house_buys_nothing() -> None:
    given = driving()
    assert told(given, 0, Drive(3, LILS)) == "closed: buys nothing – 1 marker missing"
    assert means(given, 0, Drive(3, LILS)).tone == "loses"
    assert means(given, 0, Drive(3, LILS)).sure is not None


@pytest.mark.rule("B8.1", "B8.2")
def test_dice_are_averaged_and_crates_before_one_are_counted() -> None:
    given = driving().own(1, 4, crates=4)
    said = told(given, 0, Drive(3, MOTHERS))
    assert "demand 2–12, no crates before you" in said
    # Of 4 crates two dice sell 2, 3 or 4: 4 − 2/36 − 2/36 − 1/36 …
    assert "4 crates × $2G: $8G on average over the dice, all sold 92 % of the time" in said


@pytest.mark.rule("B8.2")
def test_trucks_before_one_sell_first() -> None:
    given = Given(4).own(0, 3, crates=4).markers(MOTHERS, [1, 3, 1, 1])
    given.own(1, 12, crates=6, house=MOTHERS).part(drive_trucks)
    said = told(given, 0, Drive(3, MOTHERS))
    assert "demand 2–12, 6 crates before you" in said


@pytest.mark.rule("B7.6", "B7.7")
def test_what_stays_home_is_poured_away() -> None:
    given = driving()
    assert told(given, 0, Done()) == "4 crates stay on the trucks and are poured away"
    assert means(given, 0, Done()).tone == "loses"
    assert means(given, 0, Done()).sure is not None
