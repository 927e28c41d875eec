"""A finished game in figures: every dollar and every point has a source, and luck is fair."""

from __future__ import annotations

import itertools
from collections import Counter
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from backroom.arena.play import play
from backroom.engine.chance import SampledChance
from backroom.engine.deal import DealMade
from backroom.engine.record import Undo
from backroom.engine.save import AnyGame, AnyTable, Save, load_options, save_table
from backroom.engine.table import Table
from backroom.extras import after_replay, by_game
from backroom.extras.after import After, Chart
from backroom.extras.after_replay import NotOver, Reading, read
from backroom.extras.bootleggers.after import AfterTheGame as BootleggersAfter
from backroom.games import shelf
from backroom.games.bootleggers.events import Closes, Drives, Makes, RoundBegins, Unsold
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.thugs.hijack import HijacksCrates
from backroom.games.chicago import scoring
from backroom.games.chicago.game import CHICAGO
from tests.play import random_game
from tests.toy.game import Cellar

GAMES: list[AnyGame] = [BOOTLEGGERS, CHICAGO]
NAMES = [game.name for game in GAMES]


def played(game: AnyGame, number: int, extras: float = 0.3, most: int = 900) -> AnyTable:
    """At random, with deals, words and much that is taken back; if it takes too long, all agree to
    stop."""
    rng = Random(number)
    seats = list(game.players)[number % 3]
    table = random_game(game, game.options(), seats, rng, extras=extras, most=most)
    if not table.state.over:
        table.stop()
    return table


def at_the_end(chart: Chart) -> list[int]:
    return [sum(part[-1] for part in parts) for parts in chart.values]


def cash(table: AnyTable) -> list[int]:
    state: Any = table.state
    people = state.mobsters if table.game is BOOTLEGGERS else state.bosses
    return [each.cash for each in people]


def said(after: After) -> dict[str, set[str]]:
    """All that the page has to have words for."""
    units = {chart.unit for chart in after.charts} | {each.unit for each in after.against}
    kinds = [kind for lucky in after.luck for kind in lucky.kinds]
    return {
        "step": {step.key for step in after.steps},
        "chart": {chart.kind for chart in after.charts},
        "part": {part for chart in after.charts for part in chart.parts},
        "grid": {grid.kind for grid in after.grids},
        "mark": {mark for grid in after.grids for row in grid.marks for mark in row} - {""},
        "against": {each.kind for each in after.against},
        "fates": {each.kind for each in after.fates},
        "way": {way for each in after.fates for way in each.ways},
        "unit": (units | {kind.unit for kind in kinds}) - {"cash", "points"},
        "luck": {kind.kind for kind in kinds},
    }


def check(table: AnyTable, after: After) -> None:
    words = by_game.after(after.game).words
    assert [
        name for what, names in said(after).items() for name in names - set(words.get(what, ()))
    ] == []
    money = next(chart for chart in after.charts if chart.kind == "cash")
    assert at_the_end(money) == cash(table)
    assert at_the_end(after.charts[0]) == list(after.result.scores)
    for chart in after.charts:
        assert len(chart.values) == table.seats
        assert {len(part) for parts in chart.values for part in parts} == {len(after.steps)}
        assert {len(parts) for parts in chart.values} == {len(chart.parts)}
    for grid in after.grids:
        assert {len(row) for row in grid.owners + grid.marks} == {len(after.steps)}


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_dollar_and_every_point_has_a_source(game: AnyGame) -> None:
    undone = deals = 0
    for number in range(8):
        table = played(game, number)
        undone += sum(isinstance(record.action, Undo) for record in table.records)
        after = read(game, save_table(table))
        check(table, after)
        made = [event for record in table.records for event in record.events]
        deals += after.deals_in_all
        assert after.deals_in_all == sum(isinstance(event, DealMade) for event in made)
        assert [(each.promise, each.verdict) for each in after.words] == [
            (entry.promise, entry.verdict) for entry in table.ledger[: len(after.words)]
        ]
    assert undone and deals, "nothing was tried"


def test_every_crate_was_sold_or_is_lost() -> None:
    ways: Counter[str] = Counter()
    for seed in range(6):
        table = play(BOOTLEGGERS, BOOTLEGGERS.options(), ["scripted"] * 5, seed)
        (fates,) = read(BOOTLEGGERS, save_table(table)).fates
        told = [event for record in table.records for event in record.events]
        made = sum(event.crates for event in told if isinstance(event, Makes))
        stolen = sum(event.crates for event in told if isinstance(event, HijacksCrates))
        state: Any = table.state
        kept = sum(mobster.crates for mobster in state.mobsters)
        kept += sum(truck.crates for truck in state.trucks)
        assert sum(map(sum, fates.values)) - stolen == made - kept
        for values in fates.values:
            ways.update(dict(zip(fates.ways, values, strict=True)))
    assert min(ways.values()) > 0, f"all of it has happened: {ways}"


@pytest.mark.rule("B7.9")
def test_crates_before_a_house_that_a_card_closes_are_lost_by_cards() -> None:
    part = BootleggersAfter(BOOTLEGGERS.options(), 3)
    for event in (
        RoundBegins(round=1),
        Drives(mobster=0, truck=0, house=1, crates=4, dock=0),
        Drives(mobster=1, truck=1, house=2, crates=3, dock=0),
        Closes(house=1),
        Unsold(mobster=0, truck=0, crates=4),
        Unsold(mobster=1, truck=1, crates=3),
        RoundBegins(round=2),
        Unsold(mobster=0, truck=0, crates=2),
    ):
        part.event(event)
    (fates,) = part.fates()
    assert fates.ways == ["sold", "cards", "unsold", "left"]
    assert fates.values == [[0, 4, 2, 0], [0, 0, 3, 0], [0, 0, 0, 0]]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_games_of_bots_add_up_too(game: AnyGame) -> None:
    table = play(game, game.options(), ["scripted"] * 4, 7)
    after = read(game, save_table(table))
    check(table, after)
    assert after.swings and after.leaders[-1] in (*after.result.winners, -1)
    assert any(lucky.kinds for lucky in after.luck)
    for row in after.against:
        assert sum(map(sum, row.got)) > 0 or row.kind == "shootouts"


def had(game: AnyGame, save: Save, records: int, seat: int) -> int:
    """What the game counts, for a seat, after so many records."""
    options = load_options(game, save.head.options)
    rows = [(row.seat, game.actions.convert(row.action), row.rolls) for row in save.records]
    table: AnyTable = Table.replay(game, options, save.head.seats, rows[:records])
    if game.name == "chicago":
        return scoring.points(table.state)[seat].total
    return cash(table)[seat]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_turning_point_is_a_move(game: AnyGame) -> None:
    """The one before which he had less, or more."""
    table = play(game, game.options(), ["scripted"] * 4, 7)
    save = save_table(table)
    told = list(
        itertools.accumulate(
            sum(event.known_to() is None for event in record.events) for record in table.records
        )
    )
    for swing in read(game, save).swings:
        record = told.index(swing.at)
        change = had(game, save, record + 1, swing.seat) - had(game, save, record, swing.seat)
        assert change * swing.change > 0, f"{swing} in record {record}"


def test_a_turning_point_is_in_its_own_round() -> None:
    """What ends a round may begin the next: that is no turning point of the next one."""
    for seed in range(4):
        table = play(BOOTLEGGERS, BOOTLEGGERS.options(), ["scripted"] * 3, seed)
        rounds, public = 0, 0
        at: dict[int, int] = {}
        for record in table.records:
            first = rounds
            for event in record.events:
                public += event.known_to() is None
                rounds = event.round if isinstance(event, RoundBegins) else rounds
            at.setdefault(public, first)
        for swing in read(BOOTLEGGERS, save_table(table)).swings:
            if swing.part == "sales":
                assert at[swing.at] == swing.step, swing


def mean_luck(game: AnyGame, games: int) -> tuple[float, float, float]:
    """Over many games: the mean, its standard error, and how far luck lies from 0 in spreads."""
    found: list[float] = []
    spreads: list[float] = []
    for number in range(games):
        table = played(game, 1000 + number, extras=0.0)
        for lucky in read(game, save_table(table)).luck:
            found.append(lucky.worth)
            if lucky.spread:
                spreads.append(lucky.worth / lucky.spread)
    return fmean(found), stdev(found) / sqrt(len(found)), stdev(spreads)


@pytest.mark.parametrize(
    ("game", "games"),
    [
        (BOOTLEGGERS, 20),
        (CHICAGO, 10),
        pytest.param(BOOTLEGGERS, 3000, marks=pytest.mark.soak),
        pytest.param(CHICAGO, 600, marks=pytest.mark.soak),
    ],
)
def test_nobody_is_lucky_on_average(game: AnyGame, games: int) -> None:
    mean, error, spread = mean_luck(game, games)
    assert abs(mean) < 3 * error, f"{mean} ± {error}"
    assert 0.75 < spread < 1.25, "the spread is not what it is said to be"


def test_a_game_that_is_not_over_has_no_figures() -> None:
    table: AnyTable = Table(BOOTLEGGERS, BOOTLEGGERS.options(), 3, SampledChance(Random(1)))
    with pytest.raises(NotOver):
        read(BOOTLEGGERS, save_table(table))


def test_a_game_that_brings_nothing_has_its_result_and_its_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Cellar()
    monkeypatch.setitem(shelf.GAMES, game.name, game)
    table = random_game(game, game.options(), game.players[0], Random(2), most=2000)
    if not table.state.over:
        table.stop()
    after = read(game, save_table(table))
    assert after.result == game.result(table.state)
    assert after.charts == [] and after.swings == []


def test_very_long_games_are_told_in_larger_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(BOOTLEGGERS, BOOTLEGGERS.options(), ["scripted"] * 3, 3)
    save = save_table(table)
    whole = read(BOOTLEGGERS, save)
    monkeypatch.setattr(after_replay, "MOST_STEPS", 5)
    short = read(BOOTLEGGERS, save)
    assert len(short.steps) <= 5 < len(whole.steps)
    check(table, short)
    for one, other in zip(short.against, whole.against, strict=True):
        assert sum(map(sum, one.got)) == sum(map(sum, other.got))
    assert all(deal.step < len(short.steps) for deal in short.deals)


def test_what_was_taken_back_never_was() -> None:
    """A deal between seats that took much back: the cash still adds up, record by record."""
    table = played(BOOTLEGGERS, 2, extras=0.6)
    reading = Reading(BOOTLEGGERS, table.options, table.seats, SampledChance(Random(0)))
    assert reading.table.undoable is None
    after = read(BOOTLEGGERS, save_table(table))
    assert any(isinstance(record.action, Undo) for record in table.records)
    assert at_the_end(after.charts[0]) == cash(table)


# --- turning points ------------------------------------------------------------------------------


def money(*by_seat: dict[str, list[int]]) -> Chart:
    """What each seat had from each source at the end of each step."""
    parts = list(by_seat[0])
    return Chart("cash", "cash", parts, [[seat[part] for part in parts] for seat in by_seat])


def test_whoever_won_much_made_the_turning_point_not_whoever_paid_little() -> None:
    chart = money(
        {"sales": [0, 20, 20], "wages": [0, -2, -7]},
        {"sales": [0, 19, 61], "wages": [0, -2, -8]},
        {"sales": [0, 18, 40], "wages": [0, -2, -4]},
    )
    last = after_replay._swings(chart)[-1]
    assert (last.step, last.seat, last.change) == (2, 1, 36)
    assert (last.part, last.amount, last.lead) == ("sales", 42, True)


def test_whoever_loses_most_alone_is_a_turning_point() -> None:
    chart = money({"cash": [30, 30]}, {"cash": [20, 20]}, {"cash": [25, 5]})
    swings = after_replay._swings(chart)
    assert [(s.seat, s.change, s.lead) for s in swings] == [(2, -20, False)]


def test_a_lead_that_changes_hands_counts_double() -> None:
    chart = money(
        {"cash": [10, 10, 22, 34, 46, 46]},
        {"cash": [0, 0, 0, 0, 0, 0]},
        {"cash": [9, 17, 17, 17, 17, 17]},
    )
    found = [(s.step, s.seat, s.lead) for s in after_replay._swings(chart)]
    assert found == [(1, 2, True), (2, 0, True), (3, 0, False)]


def test_where_all_win_alike_nothing_turns() -> None:
    assert after_replay._swings(money({"cash": [3, 9, 9]}, {"cash": [0, 6, 6]})) == []


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_nobody_did_more_than_whoever_turned_it(game: AnyGame) -> None:
    """Of those who won or lost in that step, unless the lead changed hands."""
    for seed in (7, 8):
        after = read(game, save_table(play(game, game.options(), ["scripted"] * 4, seed)))
        scores = after_replay._scores(after.charts[0])
        for swing in after.swings:
            changes = [score[swing.step] - score[swing.step - 1] for score in scores]
            assert changes[swing.seat] == swing.change
            if swing.lead:
                assert after.leaders[swing.step] == swing.seat and swing.change > 0
            elif swing.change > 0:
                assert swing.change == max(changes)
