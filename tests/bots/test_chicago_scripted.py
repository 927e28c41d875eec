"""The scripted bot of King of Chicago plays whole games, from what its seat may know, and well."""

from __future__ import annotations

import pytest

from backroom.arena.play import Match, dice, match
from backroom.bots.bot import Bot
from backroom.bots.chicago.scripted import ScriptedBot
from backroom.bots.roster import find, names
from backroom.engine.deal import DealMade
from backroom.engine.event import Event
from backroom.games.chicago import events
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from tests.bots.twins import Twins


def test_it_is_on_the_roster() -> None:
    assert "scripted" in names(CHICAGO)
    assert find("scripted", CHICAGO) is ScriptedBot


@pytest.mark.rule("K1.1", "K1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_plays_whole_games_without_a_mistake(seats: int) -> None:
    """An answer that is refused ends the match; offers must be possible too."""
    game = match(CHICAGO, Options(), ["scripted"] * seats, seed=3)
    table = game.play()
    result = CHICAGO.result(table.state)
    assert result is not None
    assert max(result.scores) >= 10
    assert game.refused == 0
    assert table.state.table.turn <= 25


def test_it_plays_with_open_deals() -> None:
    game = match(CHICAGO, Options(deals="open"), ["scripted", "chaotic", "scripted"], seed=5)
    assert game.play().state.over


@pytest.mark.parametrize("seed", range(4))
def test_it_can_answer_whatever_a_chaotic_table_brings(seed: int) -> None:
    bots = ["scripted", "chaotic", "chaotic", "scripted", "chaotic", "chaotic"][: 3 + seed]
    assert match(CHICAGO, Options(), bots, seed=100 + seed).play().state.over


def test_it_beats_three_chaotic_bots_every_time() -> None:
    won = 0
    for number in range(6):
        seat = number % 4
        bots = ["chaotic"] * 4
        bots[seat] = "scripted"
        table = match(CHICAGO, Options(), bots, seed=11, number=number).play()
        result = CHICAGO.result(table.state)
        assert result is not None
        won += seat in result.winners
    assert won == 6


@pytest.mark.plain_sources
def test_it_needs_nothing_but_the_bytes_of_its_view() -> None:
    twins: list[Bot] = [Twins(CHICAGO, ScriptedBot, seat) for seat in range(3)]
    Match(CHICAGO, Options(), twins, dice(21, 0, 3)).play()
    assert all(isinstance(twin, Twins) and twin.answers > 50 for twin in twins)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [match(CHICAGO, Options(), ["scripted"] * 3, seed=8).play() for _ in range(2)]
    actions = [[(r.seat, r.action) for r in table.records] for table in games]
    assert actions[0] == actions[1]


def test_among_themselves_they_do_all_that_bosses_do() -> None:
    """Over a few games: businesses are opened and taken, contracts completed, deals struck …"""
    told: set[type[Event]] = set()
    for number in range(4):
        table = match(CHICAGO, Options(), ["scripted"] * 4, seed=2, number=number).play()
        assert 4 <= table.state.table.turn <= 20
        told.update(type(event) for record in table.records for event in record.events)
    wanted: set[type[Event]] = {
        *(events.Opens, events.Captures, events.Takes, events.Marks, events.Hires, events.Badge),
        *(DealMade, events.Fetches, events.Starts, events.Completes, events.Plays),
        *(events.DeclaresRaidBusiness, events.Shifts, events.Respect),
    }
    assert wanted - told == set()
