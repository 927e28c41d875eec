"""Passes that stand for longer than one answer, and what makes them lapse (B10.5)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.passing import THIS_PHASE, THIS_ROUND, THIS_TIME, THIS_WINDOW, Attend, Pass
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.actions import (
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    Done,
    Play,
    PutImprovement,
)
from backroom.games.bootleggers.components import (
    BIG_CITY_BOYS,
    BUST_A_SPEAKEASY,
    HIJACK,
    HIT,
    INVESTIGATION,
    LILS,
    MOLL,
    MOTHERS,
    OMALLEYS,
    THIRSTY,
    VIGORISH,
    WAREHOUSE,
)
from backroom.games.bootleggers.playing import Answering
from tests.bootleggers.given import Given
from tests.bootleggers.windows.asking import asked, in_window


def idle(card: int = HIT, when: int = timing.AFTER_DEALS) -> Given:
    """Seats 1 and 2 hold a card each; crates so that loading is asked for."""
    given = Given(3).thug(1, card, unseen=True).thug(2, MOLL).crates(0, 2)
    return given.window(when)


@pytest.mark.rule("B10.5")
def test_a_pass_for_this_time_is_asked_again_when_the_window_opens_anew() -> None:
    given = idle().act(1, Pass(THIS_TIME)).play(2, MOLL, ChooseMobster(0))
    assert asked(given) == [1]


@pytest.mark.rule("B10.5")
def test_a_pass_for_this_window_holds_when_it_opens_anew_and_no_longer() -> None:
    given = Given(3).thug(1, HIT, unseen=True).crates(0, 2)
    given.mobster(2).improvements = 2
    given.window(timing.AFTER_DEALS)
    given.act(1, Pass(THIS_WINDOW)).act(2, PutImprovement(MOTHERS))
    assert asked(given) == [2]
    given.act(2, Pass())
    assert given.state.table.when == timing.LOADING
    given.act(0, Done())
    assert given.state.table.when == timing.LOADED
    assert asked(given) == [1, 2]


@pytest.mark.rule("B10.5")
def test_a_pass_for_this_phase_holds_until_the_next_phase() -> None:
    given = Given(3).thug(1, HIT, unseen=True).crates(0, 2).own(0, 0, crates=2, house=OMALLEYS)
    given.window(timing.AFTER_DEALS).act(1, Pass(THIS_PHASE))
    given.act(0, Done())
    assert given.state.table.when == timing.PASSWORD
    assert asked(given) == [1]


@pytest.mark.rule("B10.5")
def test_a_pass_for_this_round_holds_until_the_next_round() -> None:
    given = Given(3).thug(1, HIT, unseen=True).window(timing.BEFORE_PRODUCTION)
    given.act(1, Pass(THIS_ROUND))
    while given.state.table.round == 2:
        assert not in_window(given)
        seat = asked(given)[0]
        given.act(seat, Done())
    for seat in range(3):
        given.act(seat, given.legal(seat)[0])
    assert given.state.table.when == timing.REVEAL
    assert asked(given) == [1]


@pytest.mark.rule("B10.5")
def test_a_standing_pass_can_be_taken_back() -> None:
    given = Given(3).thug(1, HIT, unseen=True).crates(0, 2).window(timing.AFTER_DEALS)
    given.act(1, Pass(THIS_ROUND)).act(1, Attend()).act(0, Done())
    assert given.state.table.when == timing.LOADED
    assert asked(given) == [1]


def standing_pass(card: int) -> Given:
    """Seat 1's pass stands for the round; seat 0 is about to play the card."""
    given = Given(3).thug(0, card).thug(1, WAREHOUSE).thug(1, BIG_CITY_BOYS)
    given.markers(LILS, [1, 1, 1]).markers(MOTHERS, [1, 1, 2]).own(1, 1, crates=2)
    given.state.standing[1] = THIS_ROUND
    given.mobster(2).dice = 1  # keeps the window open
    return given


@pytest.mark.parametrize(
    ("card", "when", "choices"),
    [
        (HIT, timing.LOADED, [ChooseHouse(LILS), ChooseMobster(1)]),  # marker
        (HIJACK, timing.LOADED, [ChooseTruck(1), ChooseTruck(0)]),  # truck
        (VIGORISH, timing.REVEAL, [ChooseStill(1)]),  # still
        (MOLL, timing.LOADED, [ChooseMobster(1)]),  # cash
        (BIG_CITY_BOYS, timing.LOADED, [ChooseMobster(1)]),  # muscle card
    ],
)
@pytest.mark.rule("B10.5")
def test_a_pass_lapses_when_a_card_names_what_is_his(
    card: int, when: int, choices: list[Action]
) -> None:
    given = standing_pass(card) if card != BIG_CITY_BOYS else standing_pass(THIRSTY)
    if card == BIG_CITY_BOYS:
        given.mobster(1).known.remove(BIG_CITY_BOYS)
        given.mobster(0).known.append(BIG_CITY_BOYS)
    given.window(when)
    given.play(0, card, *choices)
    assert given.state.standing[1] == THIS_TIME


@pytest.mark.rule("B10.5")
def test_it_does_not_lapse_when_the_card_is_about_somebody_else() -> None:
    given = standing_pass(MOLL).window(timing.LOADED)
    given.play(0, MOLL, ChooseMobster(2))
    assert given.state.standing[1] == THIS_ROUND


@pytest.mark.rule("B10.5")
def test_it_lapses_when_his_standing_changes() -> None:
    given = standing_pass(HIT).markers(MOTHERS, [3, 2, 1]).window(timing.LOADED)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert given.state.standing[1] == THIS_ROUND, "0 controlled it before and does now"
    given = standing_pass(HIT).markers(MOTHERS, [2, 3, 1]).window(timing.LOADED)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(0))
    assert given.state.standing[1] == THIS_ROUND, "he controlled it, and does"
    given = standing_pass(HIT).markers(MOTHERS, [3, 2, 2]).window(timing.LOADED)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(0))
    assert given.state.standing[1] == THIS_ROUND, "a minority, as before"
    given = standing_pass(HIT).markers(MOTHERS, [2, 3, 2]).window(timing.LOADED)
    given.play(0, HIT, ChooseHouse(MOTHERS), ChooseMobster(2))
    assert given.state.standing[1] == THIS_TIME, "his majority has become control"


@pytest.mark.rule("B10.5")
def test_it_lapses_when_a_speakeasy_with_his_marker_closes() -> None:
    given = standing_pass(BUST_A_SPEAKEASY).window(timing.LOADED)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.state.standing[1] == THIS_TIME


@pytest.mark.rule("B10.5")
def test_it_lapses_when_a_speakeasy_with_his_truck_closes() -> None:
    given = standing_pass(BUST_A_SPEAKEASY).markers(MOTHERS, [2, 0, 2])
    given.line_up(1, MOTHERS).window(timing.LINED_UP)
    given.play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.state.standing[1] == THIS_TIME
    given = standing_pass(BUST_A_SPEAKEASY).markers(MOTHERS, [2, 0, 2])
    given.window(timing.LINED_UP).play(0, BUST_A_SPEAKEASY, ChooseHouse(MOTHERS))
    assert given.state.standing[1] == THIS_ROUND, "he has nothing there"


@pytest.mark.rule("B10.5", "B10.6")
def test_a_lapsed_pass_is_asked_about_investigation_at_once() -> None:
    given = Given(3).thug(0, MOLL).thug(1, INVESTIGATION).window(timing.LOADED)
    given.state.standing[1] = THIS_ROUND
    given.state.open_asks = None
    given.act(0, Play(MOLL), ChooseMobster(1))
    assert asked(given) == [1]
    given = Given(3).thug(0, MOLL).thug(1, INVESTIGATION).window(timing.LOADED)
    given.state.standing[1] = THIS_ROUND
    given.state.open_asks = None
    given.act(0, Play(MOLL), ChooseMobster(2))
    assert not isinstance(given.state.stack[-1], Answering), "his pass stands"
