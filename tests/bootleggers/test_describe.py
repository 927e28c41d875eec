"""The table in words: what a house wants, as the houses' panel tells it."""

from __future__ import annotations

from typing import Literal

import pytest

from backroom.engine.message import Message
from backroom.games.bootleggers import describe
from backroom.games.bootleggers.components import DEMAND_DICE, MCCOY, MOTHERS, OMALLEYS
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.text import Text
from tests.bootleggers.given import Given

#: Where it stands in the row of a house whether it is open, and what it wants.
STATE, DEMAND = 1, 5


def told(given: Given, house: int, column: int) -> Message:
    view = BOOTLEGGERS.view(given.state, 0)
    houses = next(p for p in BOOTLEGGERS.describe(view) if p.title.key == "panel-houses")
    row = next(row for row in houses.rows if row[0].message.args["house"] == house)
    return row[column].message


def demand(given: Given, house: int) -> Message:
    return told(given, house, DEMAND)


@pytest.mark.rule("B5.2", "B7.9", "B11.11")
def test_a_house_that_will_not_open_any_more_in_this_round_is_told_apart() -> None:
    given = Given().markers(MOTHERS, [3, 0, 0, 0])
    assert told(given, MOTHERS, STATE) == Message("cell-closed")
    given.house(MOTHERS).shut = True
    assert told(given, MOTHERS, STATE) == Message("cell-shut")
    given.house(OMALLEYS).closed = True
    assert told(given, OMALLEYS, STATE) == Message("cell-shut")


@pytest.mark.rule("B1.10")
def test_before_the_roll_a_house_is_told_by_its_dice() -> None:
    given = Given()
    assert demand(given, MOTHERS) == Message("cell-dice", {"count": DEMAND_DICE[MOTHERS]})
    given.state.make_thirsty(MOTHERS)
    assert demand(given, MOTHERS) == Message("cell-dice", {"count": DEMAND_DICE[MOTHERS] + 1})
    assert demand(given, OMALLEYS) == Message("cell-unlimited")


@pytest.mark.plain_sources
def test_the_dice_are_those_of_the_box_not_the_number_of_the_house(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(describe, "DEMAND_DICE", (0, 1, 1, 2, 7, 2), raising=False)
    assert demand(Given(), MCCOY) == Message("cell-dice", {"count": 7})


@pytest.mark.rule("B8.1")
def test_after_the_roll_every_improvement_counts_on_every_die() -> None:
    given = Given()
    house = given.house(MCCOY)
    house.demand = (3, 5, 1, 2)
    house.improvements = 2
    assert demand(given, MCCOY) == Message("cell-demand", {"crates": 11 + 8})


@pytest.mark.parametrize("rounds", [12, 8])
def test_how_far_the_game_is(rounds: Literal[12, 8]) -> None:
    given = Given(options=Options(rounds=rounds))
    given.state.table.round = 3
    progress = BOOTLEGGERS.view(given.state, None).progress
    assert (progress.unit, progress.now, progress.last) == ("round", 3, rounds)
    text = Text("en", game=BOOTLEGGERS)
    assert [text.message(said) for said in progress.said] == [
        f"Round 3 of {rounds}",
        "Phase 1: muscle",
    ]
