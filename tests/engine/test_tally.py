"""Statistics beside the rules: a tally hears whole games and touches nothing."""

from __future__ import annotations

from random import Random

from backroom.engine.event import Event
from backroom.engine.record import Result
from backroom.engine.tally import Counts, Kept, Tally, tell
from tests.play import random_game
from tests.toy.pieces import CellarOptions
from tests.toy.tables import GAME


class Heard(Tally):
    """All that is told, in order."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def begin(self, seats: int) -> None:
        self.told.append(seats)

    def event(self, event: Event) -> None:
        self.told.append(event)

    def end(self, result: Result | None) -> None:
        self.told.append(result)


def test_a_tally_hears_the_beginning_each_event_and_the_end() -> None:
    table = random_game(GAME, CellarOptions(rounds=1), 3, Random(2))
    result, heard = GAME.result(table.state), Heard()
    tell(heard, 3, table.records, result)
    events = [event for record in table.records for event in record.events]
    assert heard.told == [3, *events, result]
    assert len(events) > 5


def test_counts_count_and_kept_keeps_what_was_asked_for() -> None:
    table = random_game(GAME, CellarOptions(rounds=2), 3, Random(3))
    events = [event for record in table.records for event in record.events]
    counts, kind = Counts(), type(events[-1])
    kept = Kept((kind,))
    for tally in (counts, kept):
        tell(tally, 3, table.records, None)
    assert counts.events.total() == len(events)
    assert counts.events[events[-1].tag] == len(kept.events) > 0
    assert kept.events == [event for event in events if type(event) is kind]
    assert counts.cards.total() == sum(bool(event.plays) for event in events)
