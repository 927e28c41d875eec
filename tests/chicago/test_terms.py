"""What the numbers of the box are called: what is there has a name, and nothing else has."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from backroom.engine.message import Message, Value
from backroom.games.chicago.board import LOOP, board
from backroom.games.chicago.components import (
    ACCIDENT,
    BURGLARY,
    BUSINESSES,
    CAR,
    FIRST_CONTRACT,
    HIDING,
    MASSACRE,
    NOBODY,
    PLACES,
    PRISON,
    RESOURCES,
)
from backroom.games.chicago.contracts import BOOK
from backroom.games.chicago.event_cards.deck import EVENT_NAMES
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import ROSTER

WORDS = CHICAGO.words
STREETS = board(LOOP)

CONTRACTS = range(FIRST_CONTRACT, FIRST_CONTRACT + len(BOOK))


def said(base: str, number: int, **among: Value) -> Message | None:
    return WORDS.terms[base](number, among)


def beside(name: str, number: int, **among: Value) -> Message | None:
    return WORDS.beside[name](number, among)


@pytest.mark.parametrize(
    ("base", "numbers"),
    [
        ("gangster", range(len(ROSTER))),
        ("event", EVENT_NAMES),
        ("contract", CONTRACTS),
        ("card", [*range(len(ROSTER)), *EVENT_NAMES, *CONTRACTS]),
        ("business", range(BUSINESSES)),
        ("resource", range(RESOURCES)),
        ("place", range(PLACES)),
        ("spot", (*range(BUSINESSES), CAR, HIDING)),
    ],
)
def test_what_is_in_the_box_has_a_name_and_nothing_else(
    base: str, numbers: Collection[int]
) -> None:
    assert [n for n in range(-3, 500) if said(base, n) is not None] == sorted(numbers)


@pytest.mark.parametrize(
    ("base", "count"),
    [
        ("square", STREETS.squares),
        ("territory", len(STREETS.territory_square)),
        ("garage", len(STREETS.garage_square)),
        ("lot", len(STREETS.lot_square)),
    ],
)
def test_a_board_names_what_lies_on_it_by_its_street(base: str, count: int) -> None:
    assert [n for n in range(-3, 500) if said(base, n, board=LOOP) is not None] == [*range(count)]
    found = said(base, 0, board=LOOP)
    assert found is not None and found.args["street"] in STREETS.streets
    unknown = said(base, 0)
    assert unknown is not None and "street" not in unknown.args
    assert said(base, -1) is None


def test_money_is_counted_in_fifties() -> None:
    assert said("fifties", 3) == Message("cash", {"amount": 150})
    assert WORDS.units == {"fifties": 50}


def test_where_a_gangster_is() -> None:
    assert said("where", PRISON) == Message("where-prison")
    assert said("where", 3) == Message("where-business", {"business": 3})
    assert said("where", 99) is None


def test_a_card_says_whom_it_is_played_on() -> None:
    assert beside("on_target", 2, card=BURGLARY) == Message("name-boss", {"boss": 2})
    assert beside("on_target", 2, card=ACCIDENT) == Message("name-gangster", {"gangster": 2})
    assert beside("on_target", 2, card=MASSACRE) is None
    assert beside("on_target", NOBODY, card=BURGLARY) is None
    assert beside("on_target", 2) is None


def test_a_business_says_what_it_is_and_costs() -> None:
    assert beside("business_kind", 0) == Message("kind-small-bar")
    cost = beside("business_cost", 0)
    assert cost is not None and cost.key == "business-cost"
    assert beside("business_kind", BUSINESSES) is None
    assert beside("business_cost", BUSINESSES) is None


def test_a_lot_is_named_without_its_size_where_that_is_said() -> None:
    named = beside("lot_street", 0, board=LOOP)
    assert named is not None and named.key == "lot-street"
    assert named.args == {"number": 1, "street": STREETS.streets[STREETS.lot_square[0]]}
    assert beside("lot_street", 0) == Message("lot-number", {"number": 1})
    assert beside("lot_street", len(STREETS.lot_square), board=LOOP) is None


def test_a_square_says_what_can_be_reached_from_it() -> None:
    reached = [beside("square_reached", square, board=LOOP) for square in range(STREETS.squares)]
    keys = {
        item.key
        for message in reached
        if message is not None and isinstance(message.args["items"], list)
        for item in message.args["items"]
    }
    sizes = {f"reached-{size}" for size in ("small", "medium", "large")}
    assert keys == {"name-place", "territory-number", "garage-number", *sizes}
    assert None in reached, "some squares lead nowhere"
    assert beside("square_reached", 0) is None
    assert beside("square_reached", STREETS.squares, board=LOOP) is None


def test_a_board_file_that_can_not_be_played_on_says_why() -> None:
    wrong = CHICAGO.wrong_board("name = 1")
    assert wrong is not None and wrong.args["line"] == 1
