"""An answer given in secret is heard by nobody; if it were, it would be noticed (B3.1, B10.3)."""

from __future__ import annotations

from random import Random

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.moment import Moment
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.loading import Loading
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.games.bootleggers.playing import Answering
from backroom.games.bootleggers.state import Bootleggers
from tests.bootleggers.leaks.positions import Position, answering, loading, picking
from tests.bootleggers.lively import lively_answer
from tests.checks import Silence
from tests.leaks import Patch


def silent_answers(position: Position) -> None:
    """Answers given in secret, one after the other, are heard by nobody."""
    table: AnyTable = Table(BOOTLEGGERS, Options(), 3, SampledChance(Random(1)))
    table.state = position()
    table.seats = table.state.seats
    silence = Silence()
    silence(table, table.records[0])
    rng = Random(3)
    for _ in range(6):
        waiting = [ask for ask in BOOTLEGGERS.asks(table.state) if ask.waiting]
        if len(waiting) < 2 or not table.state.stack[-1].sealed:
            break
        record = table.act(waiting[0].seat, lively_answer([waiting[0]], rng))
        silence(table, record)
    assert silence.compared > 0


@pytest.mark.parametrize("position", [picking, loading, answering])
@pytest.mark.rule("B3.1", "B10.3", "B7.2")
def test_a_secret_answer_is_heard_by_nobody(position: Position) -> None:
    silent_answers(position)


@pytest.mark.parametrize(
    ("step", "position"), [(PickingMuscle, picking), (Loading, loading), (Answering, answering)]
)
@pytest.mark.rule("B3.1", "B10.3", "B7.2")
def test_a_line_whispered_to_another_is_caught(
    step: type[PickingMuscle], position: Position, monkeypatch: Patch
) -> None:
    answer = step.answer

    def loud(
        self: PickingMuscle, state: Bootleggers, seat: int, action: Action, moment: Moment
    ) -> None:
        answer(self, state, seat, action, moment)
        for other in range(state.seats):
            moment.whisper(other, "story-answered", mobster=seat)

    monkeypatch.setattr(step, "answer", loud)
    with pytest.raises(AssertionError, match=r"told of a secret answer|hears of"):
        silent_answers(position)
