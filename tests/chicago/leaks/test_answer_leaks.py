"""An answer given in secret is heard by nobody; if it were, it would be noticed (K3.4, K12.22)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.moment import Moment
from backroom.engine.save import AnyTable
from backroom.engine.step import Step
from backroom.engine.table import Table
from backroom.games.chicago.components import HORSE_HEAD, OUT_OF_GAS, SHOTGUNS, THE_FEDS
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from backroom.games.chicago.placing import Placing
from backroom.games.chicago.setting_up import SettlingIn
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.windows import CardWindow
from tests.checks import Silence
from tests.chicago.given import Given
from tests.chicago.leaks.positions import Position, placing, settling
from tests.chicago.lively import lively_answer
from tests.leaks import Patch


def silent_answers(position: Position) -> None:
    """Answers given in secret, one after the other, are heard by nobody."""
    state = position()
    table: AnyTable = Table(CHICAGO, Options(), state.seats, SampledChance(Random(1)))
    table.state = state
    silence = Silence()
    silence(table, table.records[0])
    rng = Random(3)
    for _ in range(6):
        waiting = [ask for ask in CHICAGO.asks(table.state) if ask.waiting]
        if len(waiting) < 2 or not table.state.stack[-1].sealed:
            break
        record = table.act(waiting[0].seat, lively_answer(state, [waiting[0]], rng))
        silence(table, record)
    assert silence.compared > 0


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
    silent_answers(position)


@pytest.mark.parametrize(("step", "position"), SEALED)
@pytest.mark.rule("K3.4", "K8.6", "K12.22")
def test_a_line_whispered_to_another_is_caught(
    step: type[Placing], position: Position, monkeypatch: Patch
) -> None:
    answer = step.answer

    def loud(self: Placing, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        answer(self, state, seat, action, moment)
        for other in range(state.seats):
            moment.whisper(other, "story-answered", boss=seat)

    monkeypatch.setattr(step, "answer", loud)
    with pytest.raises(AssertionError, match=r"told of a secret answer|hears of"):
        silent_answers(position)
