"""What the numbers of the box are called: what is there has a name, and nothing else has."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from backroom.engine.deal import Good
from backroom.engine.message import Message, Value
from backroom.games.bootleggers.components import (
    BIG_PAYOFF,
    FIRST_REMOTE,
    HOUSES,
    MUSCLE_CARDS,
    OMALLEYS,
    STILLS,
    TRUCKS,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.thugs.deck import CARD_NAMES

WORDS = BOOTLEGGERS.words


def said(base: str, number: int, **among: Value) -> Message | None:
    return WORDS.terms[base](number, among)


@pytest.mark.parametrize(
    ("base", "numbers"),
    [
        ("house", range(HOUSES)),
        ("truck", range(TRUCKS)),
        ("still", range(STILLS)),
        ("card", CARD_NAMES),
        ("muscle", range(1, MUSCLE_CARDS + 1)),
        ("dock", range(3)),
        ("way", range(2)),
    ],
)
def test_what_is_in_the_box_has_a_name_and_nothing_else(
    base: str, numbers: Collection[int]
) -> None:
    assert [n for n in range(-3, 200) if said(base, n) is not None] == sorted(numbers)


def test_things_are_told_apart_by_what_they_are() -> None:
    assert said("truck", 0) == Message("truck-small", {"number": 1})
    assert said("still", 0) == Message("still-family", {"mobster": 0})
    assert said("still", 0, mobster=0) == Message("still-own", {"mobster": 0})
    assert said("still", STILLS - 1) == Message("still-remote", {"number": STILLS - FIRST_REMOTE})
    assert said("cash", 7) == Message("cash", {"amount": 7})


def test_the_line_at_omalleys_is_no_dock() -> None:
    assert said("dock", 1, house=OMALLEYS) == Message("dock-line")


def test_the_ways_of_a_card_are_its_own() -> None:
    assert said("way", 1) == Message("way-1")
    assert said("way", 1, card=BIG_PAYOFF) == Message("way-big-payoff-1")
    assert said("way", 1, card=99) == Message("way-1")


def test_a_good_is_told_by_how_much_or_which_one() -> None:
    named = {kind: (name, amount(Good(kind, 3, 5))) for kind, (name, amount) in WORDS.goods.items()}
    assert named["crates"] == ("crates", 5)
    assert named["thug"] == ("card", 3)


def test_muscle_has_its_price_beside_it() -> None:
    price = WORDS.beside["muscle_cost"]
    found = [price(muscle, {}) for muscle in range(MUSCLE_CARDS + 2)]
    assert found[0] is None and found[-1] is None
    assert Message("muscle-free") in found
    assert Message("cash", {"amount": 2}) in found
