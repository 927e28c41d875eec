"""Whole games at random, for every number of bosses: nothing is lost, nothing gets out."""

from __future__ import annotations

from random import Random

import pytest

from backroom.arena.check import CopyWatch
from backroom.engine.deal import DealMade, DealStruck
from backroom.engine.event import Event
from backroom.engine.record import Record
from backroom.engine.save import AnyTable, Save, load_table, save_table
from backroom.games.chicago import events
from backroom.games.chicago.components import GOAL
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from tests.checks import Silence, check_position
from tests.chicago.lively import lively_game
from tests.play import until

#: Every so many records the whole position is checked, seat by seat; every so many are copied.
_EVERY = 32
_COPIED = 5


class Watch:
    """Looks at every record of a game, and at some more closely."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self.silence = Silence()
        self._copies = CopyWatch(4)
        #: How many positions were checked in full, and how often secrets in them differed.
        self.positions = self.changed = 0

    def __call__(self, table: AnyTable, record: Record) -> None:
        state, count = table.state, len(table.records)
        assert CHICAGO.check(state) == []
        if state.stack and state.stack[-1].sealed:
            self.silence(table, record)
        else:
            self.silence = self._silence_anew()
        if count % _COPIED == 0:
            self._copies(table, record)
        if count % _EVERY == 0 or state.over:
            self.positions += 1
            self.changed += check_position(CHICAGO, state, self._rng)

    def _silence_anew(self) -> Silence:
        silence = Silence()
        silence.compared = self.silence.compared
        return silence


@pytest.mark.whole_game
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options()),
        (3, Options(deals="open")),
        (4, Options()),
        (5, Options(words="mild")),
        (6, Options(deals="open")),
    ],
)
@pytest.mark.rule("K1.1", "K1.2", "K2.1", "K2.3", "K2.4", "K9.1")
def test_a_whole_game_is_sound_and_shows_nothing_secret(seats: int, options: Options) -> None:
    extras = 0.3 if seats == 2 else 0.1  # two have little to deal in
    deals: set[type[Event]] = set()
    for number in until(lambda: bool(deals)):
        watch = Watch(seats)
        table = lively_game(options, seats, Random(seats + 20 + 10 * number), watch, extras=extras)
        result = CHICAGO.result(table.state)
        assert result is not None
        assert result.scores[result.winners[0]] >= GOAL
        told = {type(event) for event in table.story(None)}
        assert told >= {events.Opens, events.Hires, events.Takes, events.Badge}
        deals.update(told & {DealMade, DealStruck})
        assert watch.changed > watch.positions
        assert watch.silence.compared > 30
    assert deals, "they were not much of games"


@pytest.mark.rule("K1.2")
def test_a_game_replays_from_its_save() -> None:
    table = lively_game(Options(), 3, Random(103), extras=0.15)
    save = Save.decode(save_table(table).encode())
    again = load_table(CHICAGO, save)
    assert CHICAGO.dump(again.state) == CHICAGO.dump(table.state)
    assert again.story(None) == table.story(None)
    assert (again.offers, again.ledger) == (table.offers, table.ledger)
