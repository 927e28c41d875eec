"""What a bot answers at a glance is what it would answer after a look at the table."""

from __future__ import annotations

import msgspec
import pytest

from backroom.arena.play import match
from backroom.bots.bot import Bot
from backroom.company.round_table import RoundTable
from backroom.company.thinking import think
from backroom.engine.action import Action
from backroom.games import shelf

_at_a_glance = RoundTable._at_a_glance


def _notes(bot: Bot) -> bytes:
    return msgspec.json.encode(getattr(bot.memory, "notebook", None))


@pytest.mark.plain_sources
@pytest.mark.parametrize(("name", "least"), [("bootleggers", 60), ("chicago", 120)])
def test_a_glance_comes_to_the_same_as_a_look(
    name: str, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    glances = 0

    def compared(round_table: RoundTable, seat: int) -> Action | None:
        nonlocal glances
        answer = _at_a_glance(round_table, seat)
        if answer is not None:
            glances += 1
            bot = round_table._bots[seat]
            situation = round_table.company.look(seat, True)
            assert situation is not None
            notes, dice = _notes(bot), bot.rng.getstate()
            thought = think(bot, situation)
            assert thought.unasked is None
            assert thought.answer == answer
            assert _notes(bot) == notes, "nothing is noted"
            assert bot.rng.getstate() == dice, "no dice are thrown"
        return answer

    monkeypatch.setattr(RoundTable, "_at_a_glance", compared)
    game = shelf.find(name)
    bots = ["scripted", "chaotic", "scripted", "scripted"]
    match(game, game.options(), bots, seed=3).play()
    assert glances >= least
