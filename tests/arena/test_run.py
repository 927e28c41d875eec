"""Many games: the same seed gives the same bytes, and what goes wrong is reported."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random
from statistics import quantiles

import msgspec
import pytest

from backroom.arena.plan import Plan
from backroom.arena.run import Played, Wanted, play_number, run
from backroom.arena.tally import Tally, spread
from backroom.engine.save import Save, load_table
from backroom.games import shelf
from tests.toy.game import Cellar
from tests.toy.steps import Auction, Round
from tests.toy.tables import GAME


@pytest.fixture(autouse=True)
def _cellar_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", GAME)


def plan(games: int = 6, seats: tuple[int, ...] = (2, 3), check: bool = False) -> Plan:
    return Plan("cellar", games, seats, ("chaotic",), seed=5, check=check)


def test_the_same_seed_gives_the_same_report() -> None:
    games: list[Played] = []
    report = run(plan(), on_game=games.append, wanted=Wanted(saves=True))
    assert report == run(plan())
    digest = b""
    for played in games:
        save = hashlib.sha256(played.save).digest()
        assert played.row.sha256 == save.hex()
        digest = hashlib.sha256(digest + save).digest()
    assert report.sha256 == digest.hex()
    other = msgspec.structs.replace(plan(), seed=6)
    assert run(other).sha256 != report.sha256


def test_the_report_adds_up() -> None:
    games: list[Played] = []
    report = run(plan(7), on_game=games.append, wanted=Wanted(saves=True))
    assert (report.games, report.finished) == (7, 7)
    assert report.seats == {2: 4, 3: 3}
    winners = [seat for played in games for seat in played.row.winners]
    assert [standing.wins for standing in report.by_seat] == [winners.count(s) for s in range(3)]
    assert [standing.games for standing in report.by_seat] == [7, 7, 3]
    assert report.bots["chaotic"].wins == len(winners)
    assert report.bots["chaotic"].games == 17
    assert report.ends == {"end-last-round": 7}
    assert report.records == sum(len(Save.decode(played.save).records) for played in games)
    assert report.rounds == spread([played.row.rounds for played in games])
    assert report.rounds != spread([0])
    scores = [score for played in games for score in played.row.scores]
    assert report.scores == spread(scores)


def test_every_save_can_be_replayed() -> None:
    played = play_number(plan(), 1, Wanted(saves=True))
    table = load_table(GAME, Save.decode(played.save))
    assert table.state.over
    result = GAME.result(table.state)
    assert result is not None
    assert (result.winners, result.scores) == (played.row.winners, played.row.scores)


def test_bots_move_around_the_table() -> None:
    two = Plan("cellar", 8, (2, 3), ("chaotic", "scripted"), 1)
    assert [two.seats_of(number) for number in range(4)] == [2, 3, 2, 3]
    assert two.bots_of(0) == ["chaotic", "scripted"]
    assert two.bots_of(1) == ["chaotic", "scripted", "chaotic"]
    assert two.bots_of(2) == ["scripted", "chaotic"]
    assert two.bots_of(3) == ["scripted", "chaotic", "scripted"]


def test_cards_are_counted_as_they_are_announced() -> None:
    played = play_number(Plan("bootleggers", 1, (3,), ("chaotic",), 4), 0)
    announced = sum(count for key, count in played.row.events.items() if key == "plays-card")
    assert sum(played.row.cards.values()) == announced > 0


def test_a_violation_is_reported_with_the_game_that_shows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def check(self: Cellar, state: object) -> list[str]:
        return ["a bottle is missing"] if getattr(state, "round", 0) == 2 else []

    monkeypatch.setattr(Cellar, "check", check)
    games: list[Played] = []
    report = run(plan(2, check=True), on_game=games.append)
    assert [broken.number for broken in report.violations] == [0, 1]
    assert report.finished == 0
    for played, broken in zip(games, report.violations, strict=True):
        assert "a bottle is missing" in broken.what
        table = load_table(GAME, Save.decode(played.save))
        assert len(table.records) == broken.records
        assert getattr(table.state, "round", 0) == 2


def test_without_the_check_nothing_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cellar, "check", lambda self, state: ["a bottle is missing"])
    assert run(plan(1)).violations == []


def test_rules_that_break_down_are_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    """The action that did it is in no record, so it is named."""

    def broken(self: Auction, *args: object) -> None:
        raise KeyError("bottle")

    monkeypatch.setattr(Auction, "answer", broken)
    report = run(plan(1))
    assert "KeyError" in report.violations[0].what
    assert "Bid(" in report.violations[0].what


def test_a_table_that_can_not_be_set_up_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Round, *args: object) -> bool:
        raise KeyError("bottle")

    monkeypatch.setattr(Round, "run", broken)
    report = run(plan(1))
    assert report.violations[0].records == 0


def test_quartiles() -> None:
    assert spread([]) is None
    one = spread([7])
    assert one is not None
    assert (one.least, one.lower, one.median, one.upper, one.most) == (7, 7, 7, 7, 7)
    five = spread([4, 1, 5, 2, 3])
    assert five is not None
    assert (five.least, five.lower, five.median, five.upper, five.most) == (1, 2, 3, 4, 5)


def test_quartiles_are_those_of_the_standard_library() -> None:
    rng = Random(1)
    for _ in range(50):
        numbers = [rng.randrange(40) for _ in range(rng.randrange(2, 30))]
        found = spread(numbers)
        assert found == spread(Counter(numbers))
        assert found is not None
        assert [found.lower, found.median, found.upper] == quantiles(numbers, method="inclusive")


def test_a_tally_takes_no_more_room_for_more_games() -> None:
    """Scores are counted, not listed."""
    few, many = Tally.of(plan(10_000)), Tally.of(plan(10_000))
    row = play_number(plan(), 0).row
    for tally, games in ((few, 10), (many, 1000)):
        for _ in range(games):
            tally.add(row)
    assert len(msgspec.json.encode(many)) < 1.2 * len(msgspec.json.encode(few))


def test_a_fair_share_is_one_win_among_all_who_sit_there() -> None:
    report = run(plan(6))
    assert report.bots["chaotic"].fair == pytest.approx(6)
    assert [standing.fair for standing in report.by_table[3]] == [1, 1, 1]
    assert [standing.games for standing in report.by_table[2]] == [3, 3]


# --- bots of somebody else -----------------------------------------------------------------------


def test_bots_are_found_by_their_import_path() -> None:
    own = Plan("cellar", 4, (2,), ("tests.arena.own_bots.First", "chaotic"), 1)
    report = run(own)
    assert (report.finished, report.violations) == (4, [])
    assert report.bots["tests.arena.own_bots.First"].games == 4


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Crashes", "ZeroDivisionError: my own fault"),
        ("Leaves", "SystemExit: goodbye"),
        ("Nobody", "NoBotThere"),
    ],
)
def test_a_bot_that_crashes_is_a_violation_and_the_run_goes_on(bot: str, what: str) -> None:
    own = Plan("bootleggers", 4, (3,), ("chaotic", f"tests.arena.own_bots.{bot}"), 1)
    report = run(own)
    assert report.games == 4
    assert report.violations
    assert all(what in broken.what for broken in report.violations)
