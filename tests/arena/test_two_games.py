"""What plays any game plays both that are on the shelf."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from backroom.arena.fuzz.play import any_options
from backroom.arena.fuzz.run import Fuzzer
from backroom.arena.fuzz.run import Plan as FuzzPlan
from backroom.arena.fuzz.stream import Choices
from backroom.arena.plan import Plan
from backroom.arena.run import Wanted, play_number
from backroom.engine.save import Save, load_table
from backroom.games import shelf
from backroom.games.chicago.components import is_event
from backroom.games.chicago.options import Options
from tests.play import until


def test_a_game_of_chicago_is_as_long_as_its_turns() -> None:
    played = play_number(
        Plan("chicago", 1, (2,), ("scripted", "chaotic"), 4), 0, Wanted(saves=True)
    )
    assert played.broken is None
    table = load_table(shelf.find("chicago"), Save.decode(played.save))
    row = played.row
    assert row.rounds == table.state.table.turn > 1
    assert row.scores[row.winners[0]] >= 10
    assert row.ending == "ten-points"


def test_the_events_that_were_played_are_counted() -> None:
    cards: dict[int, int] = {}
    for number in until(lambda: bool(cards)):
        plan = Plan("chicago", 2, (2,), ("scripted", "chaotic"), 4, check=False)
        cards.update(play_number(plan, number).row.cards)
    assert cards
    assert all(is_event(card) for card in cards)


@pytest.mark.parametrize("game", list(shelf.GAMES))
def test_hostile_play_breaks_nothing(game: str) -> None:
    plan = FuzzPlan(game, tuple(shelf.find(game).players), seed=3, runs=2)
    outcome = Fuzzer(shelf.find(game), plan).run()
    assert outcome.found is None
    assert outcome.progress.moves > 20


def test_hostile_play_tries_every_value_of_an_option_but_no_board() -> None:
    rng = Random(1)
    tried = [any_options(shelf.find("chicago"), Choices(rng.randbytes(16))) for _ in range(40)]
    values = [msgspec.to_builtins(options) for options in tried]
    assert {value["deals"] for value in values} == {"private", "open"}
    assert {value["words"] for value in values} == {"plain", "mild"}
    assert {value["board"] for value in values} == {Options().board}
