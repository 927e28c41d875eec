"""The sentences that the browser is held to are those that Python says today."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tools.text_fixture import GAMES

from backroom.engine.message import Message, Reason
from backroom.engine.save import load_options
from backroom.games import shelf
from backroom.text import LANGUAGES, Text

TOLD: dict[str, list[dict[str, Any]]] = {
    name: json.loads((GAMES / name / "said.json").read_text(encoding="utf-8"))
    for name in shelf.GAMES
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", shelf.GAMES)
def test_what_the_browser_must_say_is_up_to_date(name: str, lang: str) -> None:
    """If not, run ``python tools/text_fixture.py``."""
    game = shelf.find(name)
    checked = 0
    for table in TOLD[name]:
        options = load_options(game, table["options"])
        text = Text(lang, table["names"], me=table["me"], game=game, options=options)
        for case in table["cases"]:
            if case["kind"] == "message":
                said = text.message(msgspec.convert(case["of"], Message))
            elif case["kind"] == "reason":
                said = text.reason(msgspec.convert(case["of"], Reason))
            elif case["kind"] == "event":
                said = text.event(game, game.events.convert(case["of"]))
            elif case["kind"] == "term":
                said = text.term(*case["of"])
            elif case["kind"] == "rule":
                said = text.rule(case["of"])
            else:
                continue
            checked += 1
            assert said == case["said"][lang], "run python tools/text_fixture.py"
    assert checked > 5
