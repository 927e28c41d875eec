"""What every game's view says: whom the game waits for, as far as everybody may know."""

from __future__ import annotations

import pytest

from backroom.engine.passing import Pass
from tests.toy.pieces import SPILL, Aim, PlayTrick
from tests.toy.tables import GAME, CellarTable, cellar


def told(table: CellarTable) -> set[tuple[bool, tuple[int, ...]]]:
    """What each seat and a spectator are told."""
    views = [GAME.view(table.state, seat) for seat in (None, *range(table.seats))]
    return {(view.deciding, tuple(view.waiting)) for view in views}


def test_who_is_asked_in_the_open_is_named() -> None:
    table = cellar("auction")
    assert told(table) == {(False, (1,))}


@pytest.mark.parametrize("stage", ["placement", "tricks"])
def test_nobody_is_named_while_all_decide_in_secret(stage: str) -> None:
    assert told(cellar(stage)) == {(True, ())}


def test_whoever_must_choose_in_the_open_is_named_again() -> None:
    table = cellar("tricks", [[0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1]])
    table.act(1, Pass())
    table.act(2, Pass())
    assert told(table) == {(True, ())}, "the answers so far are not shown"
    table.act(0, PlayTrick(SPILL, 0))
    assert told(table) == {(False, (0,))}
    table.act(0, Aim(1))
    assert told(table) == {(True, ())}


def test_an_end_waits_for_nobody() -> None:
    table = cellar("auction")
    table.state.stack = []
    table.state.open_asks = None
    assert told(table) == {(False, ())}
