"""Every line of every log says which rule it comes from, and stands in the part it belongs to."""

from __future__ import annotations

import pytest

from backroom.arena.play import match
from backroom.engine.log_lines import NO_RULE
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.games import shelf
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.state import Bootleggers
from backroom.text.rulebook import rules

#: Manners of the table, in no rule book.
MANNERS = {"stops-trading", "taken-back"}
LAST_PHASE = 6


@pytest.mark.parametrize("game", shelf.GAMES.values(), ids=lambda game: game.name)
def test_every_event_has_its_rule_or_says_that_it_has_none(game: AnyGame) -> None:
    assert {*game.lines.rules} == {*game.events.types}
    written = rules("en", game.name)
    named = {*game.lines.rules.values(), *game.lines.cards.values()} - {NO_RULE}
    assert [rule for rule in named if rule not in written] == []
    without = {kind for kind, rule in game.lines.rules.items() if rule == NO_RULE}
    assert {str(kind.__struct_config__.tag) for kind in without} == MANNERS


@pytest.mark.parametrize("game", shelf.GAMES.values(), ids=lambda game: game.name)
def test_heads_are_events_of_the_game(game: AnyGame) -> None:
    lines = game.lines
    heads = [*lines.rounds, *lines.within, *(kind for part in lines.parts for kind in part.events)]
    assert lines.rounds
    assert {*heads} <= {*game.events.types}
    assert len({*heads}) == len(heads), "an event begins one part"


@pytest.mark.parametrize("influence", ["phase", "pre-empt"])
def test_a_line_stands_in_the_phase_in_which_it_happened(influence: str) -> None:
    options = Options(influence=influence, rounds=8)  # type: ignore[arg-type]
    parts = {
        kind: int(part.key.removeprefix("phase-"))
        for part in BOOTLEGGERS.lines.parts
        if not part.option or getattr(options, part.option) == part.value
        for kind in part.events
    }
    before = (1, 1)
    met: set[int] = set()

    def watch(table: AnyTable, record: Record) -> None:
        nonlocal before
        state = table.state
        assert isinstance(state, Bootleggers)
        now = (state.table.round, timing.phase(state.table.when))
        for event in record.events:
            phase = parts.get(type(event))
            if phase is None:
                continue
            met.add(phase)
            # The end of the game is told where phase 6 would be.
            last = LAST_PHASE if now[0] > before[0] or state.table.ended else now[1]
            assert phase >= before[1] or now[0] > before[0], event
            assert phase <= last, event
        before = now

    match(BOOTLEGGERS, options, ["scripted"] * 4, 1927, 3, watch=watch).play()
    assert met == set(parts.values())
    assert (2 in met) == (influence == "phase")
