"""Lets the tests find the sources without an installation, and each other as ``tests.…``.

With BACKROOM_COMPILED set the tests must run on the compiled rules (`make test-fast`).
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest

if importlib.util.find_spec("backroom") is None:
    sys.path.insert(0, str(Path(__file__).parent / "src"))


COMPILED = bool(os.environ.get("BACKROOM_COMPILED"))


def pytest_configure(config: pytest.Config) -> None:
    if not COMPILED:
        return
    for module in (
        "backroom.engine.game",
        "backroom.games.bootleggers.game",
        "backroom.games.chicago.game",
        "backroom.bots.bot",
        "backroom.bots.chicago.scripted",
    ):
        spec = importlib.util.find_spec(module)
        if spec is None or spec.origin is None or not spec.origin.endswith(".so"):
            pytest.exit(f"{module} is not compiled: these tests would prove nothing of it", 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if COMPILED and item.get_closest_marker("plain_sources"):
            item.add_marker(pytest.mark.skip(reason="needs the plain sources"))
