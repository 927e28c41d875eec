"""The sentences that the browser is held to are those that Python says today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.engine.message import Message, Reason
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.text import LANGUAGES, Text

FILE = Path(__file__).parents[2] / "web" / "src" / "text" / "fixture.json"
FIXTURE: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fixture_of_the_browser_is_up_to_date(lang: str) -> None:
    """If not, run ``python tools/text_fixture.py``."""
    text = Text(lang, FIXTURE["names"], me=FIXTURE["me"], game=BOOTLEGGERS)
    checked = 0
    for case in FIXTURE["cases"]:
        if case["kind"] == "message":
            said = text.message(msgspec.convert(case["of"], Message))
        elif case["kind"] == "reason":
            said = text.reason(msgspec.convert(case["of"], Reason))
        elif case["kind"] == "term":
            said = text.term(*case["of"])
        else:
            continue
        checked += 1
        assert said == case["said"][lang], "run python tools/text_fixture.py"
    assert checked > 300
