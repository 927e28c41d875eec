"""Many games: the same seed gives the same bytes, and what goes wrong is reported."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from backroom.arena.run import Plan, Played, play_number, run, spread
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
    report = run(plan(), on_game=games.append)
    assert report == run(plan())
    digest = b""
    for played in games:
        digest = hashlib.sha256(digest + played.save).digest()
    assert report.sha256 == digest.hex()
    other = msgspec.structs.replace(plan(), seed=6)
    assert run(other).sha256 != report.sha256


def test_processes_give_what_one_process_gives() -> None:
    """Spawned processes know nothing of this test, so it is the real game that they play."""
    bootleggers = Plan("bootleggers", 3, (3, 4), ("chaotic",), 2, options={"rounds": 8})
    here: list[Played] = []
    there: list[Played] = []
    assert run(bootleggers, 1, here.append) == run(bootleggers, 2, there.append)
    assert here == there
    assert [played.number for played in there] == [0, 1, 2]


def test_the_report_adds_up() -> None:
    games: list[Played] = []
    report = run(plan(7), on_game=games.append)
    assert (report.games, report.finished) == (7, 7)
    assert report.seats == {2: 4, 3: 3}
    winners = [seat for played in games for seat in played.winners]
    assert [standing.wins for standing in report.by_seat] == [winners.count(s) for s in range(3)]
    assert [standing.games for standing in report.by_seat] == [7, 7, 3]
    assert report.bots["chaotic"].wins == len(winners)
    assert report.bots["chaotic"].games == 17
    assert report.ends == {"end-last-round": 7}
    assert report.records == sum(len(Save.decode(played.save).records) for played in games)
    assert report.rounds == spread([played.rounds for played in games])
    assert report.rounds != spread([0])
    scores = [score for played in games for score in played.scores]
    assert report.scores == spread(scores)


def test_every_save_can_be_replayed() -> None:
    played = play_number(plan(), 1)
    table = load_table(GAME, Save.decode(played.save))
    assert table.state.over
    result = GAME.result(table.state)
    assert result is not None
    assert (result.winners, result.scores) == (played.winners, played.scores)


def test_bots_move_around_the_table() -> None:
    two = Plan("cellar", 8, (2, 3), ("chaotic", "scripted"), 1)
    assert [two.seats_of(number) for number in range(4)] == [2, 3, 2, 3]
    assert two.bots_of(0) == ["chaotic", "scripted"]
    assert two.bots_of(1) == ["chaotic", "scripted", "chaotic"]
    assert two.bots_of(2) == ["scripted", "chaotic"]
    assert two.bots_of(3) == ["scripted", "chaotic", "scripted"]


def test_cards_are_counted_as_they_are_announced() -> None:
    played = play_number(Plan("bootleggers", 1, (3,), ("chaotic",), 4), 0)
    announced = sum(count for key, count in played.story.items() if key == "plays-card")
    assert sum(played.cards.values()) == announced > 0


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
