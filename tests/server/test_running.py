"""How the application is run."""

from __future__ import annotations

import gc
from pathlib import Path

from backroom.server.app import create_app
from backroom.server.running import look_for_circles_seldom, running
from tests.server.given import settings


def test_circles_are_looked_for_seldom() -> None:
    before = gc.get_threshold()
    try:
        look_for_circles_seldom()
        assert gc.isenabled(), "they are looked for all the same"
        assert all(now >= then for now, then in zip(gc.get_threshold(), before, strict=True))
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_no_line_is_compressed(tmp_path: Path) -> None:
    assert not running(create_app(settings(tmp_path))).ws_per_message_deflate
