"""The order of play (K4)."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.ask import Question
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import (
    Done,
    Drive,
    EndTurn,
    Mark,
    NoAction,
    NoPolice,
    PassBid,
    RollDie,
    RollPolice,
    Stay,
    TakeAll,
)
from backroom.games.chicago.components import NOBODY, THE_RAT, TRADE, WHARF
from backroom.games.chicago.gangsters import BUGS_BENNY
from backroom.games.chicago.scoring import totals
from backroom.games.chicago.trade_phase import REOPEN
from backroom.text import Text
from tests.changing import change
from tests.chicago.given import Given


def play_on(given: Given) -> None:
    """Whoever is to act does as little as he can."""
    asks = [ask for ask in given.game.asks(given.state) if ask.waiting]
    least: dict[type[Question], Action] = {
        questions.EndTurn: EndTurn(),
        questions.Move: Stay(),
        questions.TurnAction: NoAction(),
        questions.Police: NoPolice(),
        questions.FirstBribe: PassBid(),
        questions.FirstBid: PassBid(),
        questions.PlacingDone: Done(),
    }
    given.act(asks[0].seat, least[type(asks[0].question)])


def turns_played(given: Given) -> list[tuple[int, int, int]]:
    """Game turn, round and boss of each turn, until the next game turn is over."""
    seen: list[tuple[int, int, int]] = []
    until = given.state.table.turn + 2
    for _ in range(200):
        if given.pass_all().state.table.turn == until:
            break
        now = (given.state.table.turn, given.state.table.round, given.state.table.now)
        if not seen or seen[-1] != now:
            seen.append(now)
        play_on(given)
    return seen


# --- the game turn (K4.1, K4.3) ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rule("K4.1", "K4.3")
def test_four_action_rounds_clockwise_from_the_first_boss_then_a_trade_phase(seats: int) -> None:
    given = Given(seats, turn=4)
    given.state.table.first = 1
    given.turn_of(1)
    expected: list[tuple[int, int, int]] = []
    for turn, first in ((4, 1), (5, 2 % seats)):
        for round in range(1, 5):
            expected += [(turn, round, (first + at) % seats) for at in range(seats)]
        expected.append((turn, TRADE, NOBODY))
    assert turns_played(given) == expected


@pytest.mark.rule("K4.3")
def test_after_the_trade_phase_the_next_boss_clockwise_is_first() -> None:
    given = Given(3)
    given.state.table.first = 2
    given.trade(REOPEN)
    assert (given.state.table.first, given.state.table.now, given.state.table.turn) == (0, 0, 3)
    told = given.told()[-1]
    assert isinstance(told, events.TurnBegins)
    assert (told.turn, told.boss) == (3, 0)


@pytest.mark.rule("K1.6")
def test_points_are_told_when_a_game_turn_begins() -> None:
    given = Given(3)
    change(given.state.businesses, 15, owner=1)
    change(given.state.businesses, 15, lot=20)
    given.trade(REOPEN)
    told = given.told()[-1]
    assert isinstance(told, events.TurnBegins)
    assert told.points == tuple(totals(given.state))
    assert told.points[1] >= 3


# --- a boss's turn (K4.2) ------------------------------------------------------------------------


@pytest.mark.rule("K4.2")
def test_move_then_act_then_the_police_then_the_next_boss() -> None:
    given = Given().badge(0)
    given.turn_of(0)
    assert given.asked(0) == [questions.Move]
    given.dice("drive 0", 4).act(0, RollDie())
    assert given.asked(0) == [questions.Drive]
    given.act(0, Drive(given.boss(0).square))
    assert given.asked(0) == [questions.TurnAction]
    given.act(0, NoAction())
    assert given.asked(0) == [questions.Police]
    given.act(0, RollPolice())
    assert given.asked(0) == [questions.DrivePolice]


@pytest.mark.rule("K4.2")
def test_without_the_badge_the_turn_is_over_after_the_action() -> None:
    given = Given().badge(1).turn_of(0).act(0, Stay(), NoAction())
    assert given.asked(0) == []
    assert given.asked(1) == [questions.Move]


@pytest.mark.rule("K4.2")
def test_there_is_no_action_before_the_move() -> None:
    given = Given().lying(WHARF, booze=3)
    given.car(0, given.place(WHARF)).turn_of(0)
    assert given.refused(0, TakeAll(WHARF)).key == "refused-not-an-answer"
    given.act(0, Stay(), TakeAll(WHARF))
    assert given.boss(0).goods == [4, 1, 1]


@pytest.mark.rule("K4.2")
def test_there_is_at_most_one_action_and_no_move_after_it() -> None:
    given = Given().hand(0, THE_RAT).territory(1, 5)  # with a card in his hand he is asked again
    given.car(0, given.turf(4)).turn_of(0).act(0, Stay(), Mark(4))
    assert given.asked(0) == [questions.EndTurn, questions.Besides]
    for more in (Mark(4), NoAction(), RollDie(), Stay()):
        assert given.refused(0, more).key == "refused-not-an-answer"


@pytest.mark.rule("K4.2")
def test_nobody_else_is_asked_in_his_turn() -> None:
    given = Given().gangster(1, BUGS_BENNY).turn_of(0)
    assert [given.asked(seat) for seat in range(3)] == [[questions.Move], [], []]
    assert given.refused(1, Stay()).key == "refused-not-asked"


def test_how_far_the_game_is() -> None:
    given = Given()
    given.state.table.turn, given.state.table.round = 4, 2
    progress = given.game.view(given.state, None).progress
    assert (progress.unit, progress.now, progress.last) == ("turn", 4, None)
    text = Text("en", game=given.game)
    said = [text.message(message) for message in progress.said]
    assert said == ["Game turn 4: action round 2 of 4"]


@pytest.mark.rule("K6.7", "K12.22")
def test_in_the_garage_nobody_is_told_that_he_has_acted() -> None:
    given = Given(3).hand(0, THE_RAT).in_garage(0).turn_of(0)
    assert [ask.question for ask in given.asks(0) if ask.waiting] == [questions.EndTurn(count=0)]
    given = Given(3).hand(0, THE_RAT).turn_of(0).act(0, Stay(), NoAction())
    assert [ask.question for ask in given.asks(0) if ask.waiting] == [questions.EndTurn(count=1)]
