"""The scripted bot of King of Chicago plays whole games, from what its seat may know, and well."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from backroom.arena.play import Match, dice, match
from backroom.bots.bot import Bot
from backroom.bots.chicago.scripted import ScriptedBot
from backroom.bots.roster import find, names
from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.deal import Entry, Offer
from backroom.engine.message import Reason
from backroom.engine.table import Seen
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.options import Options
from backroom.games.chicago.view import ChicagoView


def seen_through_the_wire(seen: Seen[ChicagoView]) -> Seen[ChicagoView]:
    """What a client gets: the bytes of what the seat sees, and nothing else."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen.view))
    asks, asides = plain.pop("asks"), plain.pop("asides")
    view = msgspec.convert({**plain, "asks": [], "asides": []}, ChicagoView)
    view.asks = [read_ask(ask) for ask in asks]
    view.asides = [read_ask(ask) for ask in asides]
    offers = msgspec.json.decode(msgspec.json.encode(seen.offers), type=list[Offer])
    ledger = msgspec.json.decode(msgspec.json.encode(seen.ledger), type=list[Entry])
    return Seen(view, offers, ledger, seen.undo)


def read_ask(plain: dict[str, Any]) -> Ask:
    options = [
        Option(
            CHICAGO.actions.convert(option["action"]),
            msgspec.convert(option.get("why_not"), Reason | None),
        )
        for option in plain.pop("options")
    ]
    answer = plain.pop("answer", None)
    ask = msgspec.convert({**plain, "options": []}, Ask)
    ask.options = options
    ask.answer = None if answer is None else CHICAGO.actions.convert(answer)
    return ask


class Twins(Bot):
    """The bot at the table, and another that reads the same table from its bytes."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHICAGO, Random(seat))
        self.here = ScriptedBot(CHICAGO, Random(seat))
        self.there = ScriptedBot(CHICAGO, Random(seat))
        self.answers = 0

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        over_there = self.there.choose(seen_through_the_wire(seen), list(notes))
        answer = self.here.choose(seen, notes)
        assert answer == over_there
        self.answers += 1
        return answer

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        over_there = self.there.consider(seen_through_the_wire(seen), list(notes))
        answer = self.here.consider(seen, notes)
        assert answer == over_there
        return answer


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
    assert table.state.turn <= 25


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


def test_it_needs_nothing_but_the_bytes_of_its_view() -> None:
    twins: list[Bot] = [Twins(seat) for seat in range(3)]
    Match(CHICAGO, Options(), twins, dice(21, 0, 3)).play()
    assert all(isinstance(twin, Twins) and twin.answers > 50 for twin in twins)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [match(CHICAGO, Options(), ["scripted"] * 3, seed=8).play() for _ in range(2)]
    actions = [[(r.seat, r.action) for r in table.records] for table in games]
    assert actions[0] == actions[1]


def test_among_themselves_they_do_all_that_bosses_do() -> None:
    """Over a few games: businesses are opened and taken, contracts completed, deals struck …"""
    told: set[str] = set()
    for number in range(4):
        table = match(CHICAGO, Options(), ["scripted"] * 4, seed=2, number=number).play()
        assert 4 <= table.state.turn <= 20
        told.update(line.message.key for record in table.records for line in record.lines)
    for key in ("opens", "captures", "takes", "marks", "hires", "badge", "deal", "fetches"):
        assert f"story-{key}" in told
    for key in ("starts", "completes", "declares-raid-business", "plays", "shifts", "respect"):
        assert f"story-{key}" in told
