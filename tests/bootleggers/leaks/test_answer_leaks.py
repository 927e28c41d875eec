"""An answer given in secret is heard by nobody; if it were, it would be noticed (B3.1, B10.3)."""

from __future__ import annotations

from typing import Any

import pytest

from backroom.engine.step import Step
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.loading import Loading
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.games.bootleggers.playing import Answering
from tests.bootleggers.leaks.positions import Position, answering, loading, picking
from tests.bootleggers.lively import lively_answer
from tests.leaks import HEARD, Patch, answers_whispered, silent_answers

SEALED: list[tuple[type[Step[Any]], Position]] = [
    (PickingMuscle, picking),
    (Loading, loading),
    (Answering, answering),
]


@pytest.mark.parametrize("position", [position for _, position in SEALED])
@pytest.mark.rule("B3.1", "B10.3", "B7.2")
def test_a_secret_answer_is_heard_by_nobody(position: Position) -> None:
    silent_answers(BOOTLEGGERS, Options(), position(), lively_answer)


@pytest.mark.parametrize(("step", "position"), SEALED)
@pytest.mark.rule("B3.1", "B10.3", "B7.2")
@pytest.mark.plain_sources
def test_a_line_whispered_to_another_is_caught(
    step: type[Step[Any]], position: Position, monkeypatch: Patch
) -> None:
    answers_whispered(monkeypatch, step)
    with pytest.raises(AssertionError, match=HEARD):
        silent_answers(BOOTLEGGERS, Options(), position(), lively_answer)
