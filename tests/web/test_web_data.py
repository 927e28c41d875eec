"""What the browser knows of the box is what the rules know of it."""

from __future__ import annotations

import json

import msgspec
import pytest
from tools.web_data import COMPONENTS, VIEWS, components, encoded, moments

from backroom.games.bootleggers.components import CARD_NAMES, HOUSES, MUSCLE_CARDS, TRUCKS
from backroom.games.bootleggers.view import BootleggersView


def test_the_browsers_tables_are_up_to_date() -> None:
    assert COMPONENTS.read_text(encoding="utf-8") == encoded(), "run python -m tools.web_data"


def test_nothing_of_the_box_is_missing() -> None:
    box = json.loads(encoded())
    assert box == components()
    assert [card["name"] for card in box["cards"]] == list(CARD_NAMES)
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
