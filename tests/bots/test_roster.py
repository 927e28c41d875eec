"""Bots by name, and by import path if they were invited."""

from __future__ import annotations

from random import Random

import pytest

from backroom.bots import roster
from backroom.games import shelf
from tests.arena.own_bots import First

GAME = shelf.find("bootleggers")
PATH = "tests.arena.own_bots.First"


@pytest.fixture(autouse=True)
def _nobody_is_invited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_INVITED", {})


@pytest.mark.plain_sources
def test_who_is_invited_gets_in_by_import_path() -> None:
    roster.invite(PATH)
    assert roster.find(PATH, GAME) is First
    assert isinstance(roster.hire(PATH, GAME, Random(1)), First)
    assert PATH not in roster.names(GAME)


@pytest.mark.plain_sources
def test_nobody_else_does() -> None:
    """Names come over the wire: a path alone must run nothing."""
    with pytest.raises(roster.NoSuchBot):
        roster.find(PATH, GAME)
    with pytest.raises(roster.NoSuchBot):
        roster.find("os.system", GAME)


@pytest.mark.parametrize("path", ["no_such_module.Bot", "tests.no_such.Bot", ".Bot"])
def test_a_module_that_can_not_be_imported(path: str) -> None:
    with pytest.raises(roster.NotImported):
        roster.invite(path)


@pytest.mark.parametrize("name", ["NoBot", "NO_CLASS", "Nobody", "Bot", "sys"])
def test_what_is_no_bot(name: str) -> None:
    with pytest.raises(roster.NoBotThere):
        roster.invite(f"tests.arena.own_bots.{name}")


def test_a_name_is_no_path() -> None:
    assert not any(roster.is_path(name) for name in roster.names(GAME))
    assert roster.is_path(PATH)
