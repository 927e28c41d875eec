"""Balance: figures of whole games, and whether luck explains them."""

from __future__ import annotations

import math
from functools import lru_cache

import pytest

from backroom.arena.balance import measure as balance
from backroom.arena.balance.chi_square import equal_counts, upper_gamma, upper_tail
from backroom.arena.balance.measure import (
    Measured,
    Outcome,
    between,
    figures,
    measure,
    winning_scores,
)
from backroom.arena.balance.shares import Share
from backroom.arena.plan import Plan
from backroom.arena.run import Played, run
from backroom.arena.tally import Spread
from backroom.engine.event import Event
from backroom.extras.bootleggers.figures import ANY_THUG, HEEDED, CardFigures, cards, openings
from backroom.games import shelf
from backroom.games.bootleggers import events
from backroom.games.bootleggers.components import (
    HIT,
    INVESTIGATION,
    MEDIUM_TRUCK_CARD,
    MOLL,
    SINGLE_INFLUENCE,
    WINDFALL,
)
from backroom.games.bootleggers.thugs.deck import thug_cards
from tests.toy.events import Bids
from tests.toy.game import Cellar
from tests.toy.tables import GAME

BOOTLEGGERS = Plan("bootleggers", 4, (3, 4), ("chaotic",), seed=4)


@pytest.fixture(autouse=True)
def _cellar_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.GAMES, "cellar", GAME)


@lru_cache
def measured() -> Measured:
    return measure(BOOTLEGGERS, HEEDED)


# --- chance --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("distance", "freedom", "p"),
    [
        (3.841, 1, 0.05),
        (6.635, 1, 0.01),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (11.345, 3, 0.01),
        (2.366, 3, 0.5),
        (13.277, 4, 0.01),
        (0.711, 4, 0.95),
        (18.467, 4, 0.001),
        (124.342, 100, 0.05),
    ],
)
def test_chi_square_is_that_of_the_printed_tables(distance: float, freedom: int, p: float) -> None:
    assert upper_tail(distance, freedom) == pytest.approx(p, rel=1e-3)


@pytest.mark.parametrize("x", [1e-9, 0.3, 1.0, 1.4, 1.6, 2.5, 7.0, 40.0, 300.0])
def test_the_gamma_function_where_it_has_a_closed_form(x: float) -> None:
    assert upper_gamma(1, x) == pytest.approx(math.exp(-x), rel=1e-11)
    assert upper_gamma(2, x) == pytest.approx((1 + x) * math.exp(-x), rel=1e-11)
    assert upper_gamma(0.5, x) == pytest.approx(math.erfc(math.sqrt(x)), rel=1e-11)


def test_the_ends_of_the_gamma_function() -> None:
    assert upper_gamma(1.5, 0) == 1
    assert upper_gamma(1.5, 5000) == 0
    for a, x in ((0, 1), (-1, 1), (1, -1)):
        with pytest.raises(ValueError, match="not defined"):
            upper_gamma(a, x)


def test_equal_seats_and_unequal_ones() -> None:
    assert equal_counts([125, 125, 125, 125]) == 1
    # (10² + 10²) / 50 = 4, one degree of freedom
    assert equal_counts([60, 40]) == pytest.approx(math.erfc(math.sqrt(2)))
    assert equal_counts([200, 100, 100, 100]) < 1e-9
    assert equal_counts([0, 0]) == equal_counts([7]) == 1


def test_an_interval_is_wilsons() -> None:
    """The ends are the true shares from which the one that was found lies z errors away."""
    for end in Share(10, 100).interval():
        error = math.sqrt(end * (1 - end) / 100)
        assert abs(end - 0.1) / error == pytest.approx(2.575829, rel=1e-6)
    assert Share(0, 0).interval() == (0, 1)
    assert Share(0, 5).interval()[0] == 0
    assert Share(5, 5).interval()[1] == pytest.approx(1)
    assert 0.4 < Share(5, 5).interval()[0] < 0.5


def test_strong_is_more_than_luck_and_more_than_a_little() -> None:
    assert Share(55, 100).strong(seats=4)
    assert not Share(45, 100).strong(seats=4)  # it may be luck
    assert not Share(3_000, 10_000).strong(seats=4)  # it is not luck, but little
    assert not Share(2, 2).strong(seats=4)


# --- any game ------------------------------------------------------------------------------------


def outcome(winner: int, scores: tuple[int, ...], rounds: int = 9, *story: Event) -> Outcome:
    return Outcome(rounds, (winner,), scores, "fortune", story)


def test_the_figures_of_some_games() -> None:
    games = [
        outcome(0, (100, 40, 50), 9),
        outcome(0, (104, 60, 70), 11),
        outcome(2, (20, 30, 120), 11),
    ]
    found = figures(games)
    assert (found.seats, found.games) == (3, 3)
    assert found.rounds == {9: 1, 11: 2}
    assert found.length == Spread(9, 10, 11, 11, 11)
    assert found.winners == Spread(100, 102, 104, 112, 120)
    assert found.scores == Spread(20, 40, 60, 100, 120)
    assert found.ends == {"fortune": 3}
    assert found.by_seat == [Share(2, 3), Share(0, 3), Share(1, 3)]
    assert found.p_value == equal_counts([2, 0, 1])
    assert between(winning_scores(games), 100, 104) == pytest.approx(2 / 3)


def test_the_games_are_those_of_the_simulation() -> None:
    """The same plan gives the same games, so a game in question can be saved and looked at."""
    simulated: list[Played] = []
    report = run(BOOTLEGGERS, on_game=simulated.append)
    assert measured().sha256 == report.sha256
    found = [outcome for of in measured().outcomes.values() for outcome in of]
    assert sorted(o.scores for o in found) == sorted(p.row.scores for p in simulated)
    assert {seats: len(of) for seats, of in measured().outcomes.items()} == {3: 2, 4: 2}


def test_processes_measure_what_one_process_measures() -> None:
    seen: list[int] = []
    assert measure(BOOTLEGGERS, HEEDED, 2, lambda: seen.append(1)) == measured()
    assert len(seen) == BOOTLEGGERS.games


def test_only_what_is_heeded_is_kept_of_the_story() -> None:
    told = {type(e) for of in measured().outcomes.values() for o in of for e in o.story}
    assert {events.TakesCard, events.ShowsMuscle} <= told <= set(HEEDED)
    toy = measure(Plan("cellar", 2, (2,), ("chaotic",), 1))
    assert [o.story for o in toy.outcomes[2]] == [(), ()]


def test_a_game_that_breaks_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cellar, "check", lambda self, state: ["a bottle is missing"])
    plan = Plan("cellar", 2, (2,), ("chaotic",), 1, check=True)
    found = measure(plan, (Bids,))
    assert [broken.number for broken in found.violations] == [0, 1]
    assert found.outcomes == {2: []}
    assert balance.winning_scores(found.outcomes[2]) == []
    assert between([], 0, 1) == 0


# --- Bootleggers ---------------------------------------------------------------------------------


def of_card(found: list[CardFigures], card: int) -> CardFigures:
    (figure,) = (figure for figure in found if figure.card == card)
    return figure


STORY = (
    events.ShowsMuscle(mobster=1, muscle=60),
    events.ShowsMuscle(mobster=0, muscle=3),
    events.TakesCard(mobster=1, card=HIT),
    events.TakesCard(mobster=0, card=MEDIUM_TRUCK_CARD),
    events.ShowsMuscle(mobster=0, muscle=40),
    events.ShowsMuscle(mobster=1, muscle=2),
    events.TakesCard(mobster=0, card=WINDFALL),
    events.PlaysCard(mobster=0, card=WINDFALL),
    events.DrawsThugUnseen(mobster=0, card=MOLL),
    events.TakesCard(mobster=1, card=HIT),
    events.PlaysCard(mobster=0, card=MOLL),
    events.Investigates(mobster=1, mobster_of=0, card=MOLL),
    events.PlaysCard(mobster=1, card=HIT),
    events.PlaysCard(mobster=1, card=HIT),
)


def test_what_becomes_of_a_card() -> None:
    found = cards([outcome(1, (50, 100), 9, *STORY), outcome(0, (100, 50), 9, *STORY)])
    assert [figure.card for figure in found] == thug_cards()
    assert of_card(found, HIT) == CardFigures(HIT, 4, 0, 4, 0, Share(1, 2))
    assert of_card(found, MOLL) == CardFigures(MOLL, 0, 2, 2, 2, Share(1, 2))
    assert of_card(found, WINDFALL) == CardFigures(WINDFALL, 2, 0, 2, 0, Share(1, 2))


def test_investigation_in_answer_is_played_too() -> None:
    found = cards([outcome(1, (50, 100), 9, *STORY)])
    assert of_card(found, INVESTIGATION) == CardFigures(INVESTIGATION, 0, 0, 1, 0, Share(1, 1))


def test_an_opening_is_the_first_card_taken_and_the_first_muscle_shown() -> None:
    begun = openings([outcome(1, (50, 100), 9, *STORY)])
    assert begun.by_card == {ANY_THUG: Share(1, 1), MEDIUM_TRUCK_CARD: Share(0, 1)}
    assert begun.by_suit == {0: Share(0, 1), 1: Share(), 2: Share(), 3: Share(1, 1)}
    assert begun.by_place == [Share(1, 1), Share(0, 1)]


def test_the_story_of_real_games_adds_up() -> None:
    report = run(BOOTLEGGERS)
    outcomes = [outcome for of in measured().outcomes.values() for outcome in of]
    found = cards(outcomes)
    answers = report.story.get("investigates", 0)
    announced = dict(report.cards)
    assert sum(figure.stopped for figure in found) == answers
    announced[INVESTIGATION] = announced.get(INVESTIGATION, 0) + answers
    assert {f.card: f.played for f in found if f.played} == {
        c: n for c, n in announced.items() if n
    }
    assert sum(figure.drawn for figure in found) == report.story.get("draws-thug-unseen", 0)
    begun = openings(outcomes)
    for shares in (begun.by_card.values(), begun.by_suit.values(), begun.by_place):
        assert sum(share.tries for share in shares) == 2 * 3 + 2 * 4
        assert sum(share.wins for share in shares) == 4
    assert SINGLE_INFLUENCE in begun.by_card
    assert [share.tries for share in begun.by_place] == [4, 4, 4, 2]
