"""An answer given in secret is heard by nobody; if it were, it would be noticed (K3.4, K12.22)."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.step import Step
from backroom.games.chicago.components import HORSE_HEAD, OUT_OF_GAS, SHOTGUNS, THE_FEDS
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from backroom.games.chicago.placing import Placing
from backroom.games.chicago.setting_up import SettlingIn
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.windows import CardWindow
from tests.chicago.given import Given
from tests.chicago.leaks.positions import Position, placing, settling
from tests.chicago.lively import lively_answer
from tests.leaks import HEARD, Patch, answers_whispered, silent_answers


def thinking() -> Chicago:
    """Three may play something before a turn, and nobody has answered yet."""
    given = Given(4).hand(0, THE_FEDS).hand(1, SHOTGUNS).hand(2, OUT_OF_GAS).hand(3, HORSE_HEAD)
    return given.turn_of(0, window=True).state


SEALED: list[tuple[type[Step[Any]], Position]] = [
    (SettlingIn, settling),
    (Placing, placing),
    (CardWindow, thinking),
]


@pytest.mark.parametrize("position", [position for _, position in SEALED])
@pytest.mark.rule("K3.4", "K8.6", "K12.22")
def test_a_secret_answer_is_heard_by_nobody(position: Position) -> None:
    silent_answers(CHICAGO, Options(), position(), lively_answer)


@pytest.mark.parametrize(("step", "position"), SEALED)
@pytest.mark.rule("K3.4", "K8.6", "K12.22")
@pytest.mark.plain_sources
def test_a_line_whispered_to_another_is_caught(
    step: type[Step[Any]], position: Position, monkeypatch: Patch
) -> None:
    answers_whispered(monkeypatch, step)
    with pytest.raises(AssertionError, match=HEARD):
        silent_answers(CHICAGO, Options(), position(), lively_answer)
