"""What the browser knows of the games is what Python knows of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.web_data import GAMES, VIEWS, components, encoded, files, moments
from tools.web_words import told_term, words

from backroom.cli.schema import document
from backroom.engine.message import Message, Value
from backroom.games import shelf
from backroom.games.bootleggers.components import HOUSES, MUSCLE_CARDS, TRUCKS
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.thugs.deck import CARD_NAMES
from backroom.games.bootleggers.view import BootleggersView
from backroom.games.chicago.game import CHICAGO


@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_what_is_written_for_the_browser_is_up_to_date(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == files()[file], "run python -m tools.web_data"


def bones(part: Any) -> Any:
    """A schema without what it explains."""
    if isinstance(part, list):
        return [bones(each) for each in part]
    if isinstance(part, float) and part.is_integer():
        return int(part)  # as the browser writes it
    if not isinstance(part, dict):
        return part
    return {
        name: bones(each)
        for name, each in part.items()
        if not (name == "description" and isinstance(each, str))
    }


def test_the_types_of_the_wire_are_up_to_date() -> None:
    """They carry a mark of the schema that they were written from."""
    schema = json.dumps(bones(document()["$defs"]), separators=(",", ":"), ensure_ascii=False)
    mark = hashlib.sha256(schema.encode()).hexdigest()[:16]
    first, *_ = (GAMES.parent / "wire" / "types.ts").read_text(encoding="utf-8").splitlines()
    assert mark in first, "run npm run types in web/"


def test_every_game_on_the_shelf_has_words_in_the_browser() -> None:
    assert {file.parent.name for file in files() if file.name == "words.json"} == {*shelf.GAMES}


def test_a_name_may_depend_on_what_it_stands_among() -> None:
    """A still is "your own" beside its owner; the streets have names where the board is known."""
    still = words(BOOTLEGGERS)["terms"]["still"]
    assert still["by"] == "mobster"
    assert still["cases"]["3"] == [{"from": 3, "to": 3, "key": "still-own", "args": {"mobster": 3}}]
    told = words(CHICAGO)
    assert told["options"] == ["board"]
    assert told["terms"]["square"]["cases"].keys() == {"loop"}


def test_an_amount_has_no_end() -> None:
    (run,) = words(CHICAGO)["terms"]["fifties"]["names"]
    assert run == {"key": "cash", "args": {"amount": {"times": 50, "plus": 0}}}


def test_a_term_that_looks_at_two_arguments_is_told_so() -> None:
    def term(number: int, among: Mapping[str, Value]) -> Message | None:
        return Message("x") if among.get("house") == among.get("card") else None

    with pytest.raises(ValueError, match="one argument only"):
        told_term(term, {})


def test_nothing_of_the_box_is_missing() -> None:
    box = json.loads(encoded())
    assert box == components()
    assert {int(card): of["name"] for card, of in box["cards"].items()} == CARD_NAMES
    assert len(box["houses"]) == HOUSES
    assert len(box["muscle"]) == MUSCLE_CARDS
    assert len(box["truckSizes"]) == TRUCKS


@pytest.mark.parametrize("name", [moment.name for moment in moments()])
def test_a_view_of_the_style_page_is_one_that_the_game_could_send(name: str) -> None:
    kept = json.loads((VIEWS / f"{name}.json").read_text(encoding="utf-8"))
    fields = {**kept["view"], "asks": [], "asides": []}  # questions hold actions of the game
    view = msgspec.convert(fields, BootleggersView)
    assert len(kept["names"]) == view.seats
    assert kept["me"] == view.seat
    assert set(kept["view"]) == set(BootleggersView.__struct_fields__)
