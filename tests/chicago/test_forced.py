"""Which questions answer themselves, and which are put though a secret leaves one answer."""

from __future__ import annotations

import pytest

from backroom.engine.action import Action
from backroom.engine.passing import Pass
from backroom.games.chicago import questions
from backroom.games.chicago.actions import NoAction, PassBid, Stay
from backroom.games.chicago.auction import Auction
from backroom.games.chicago.components import NOTHING
from tests.chicago.given import Given
from tests.chicago.windows.asking import ONE_DOWN


def forced(given: Given) -> tuple[int, Action] | None:
    """The seat and the answer of the question that answers itself, if one does."""
    given.state.open_asks = None
    found = given.game.forced(given.state)
    return None if found is None else (found.seat, found.action)


def nowhere(given: Given) -> Given:
    """The car of seat 0 stands where there is nothing at all."""
    board = given.state.board
    for square in range(len(board.distance)):
        if not (board.places_at(square) or board.territories_at(square) or board.lots_at(square)):
            return given.car(0, square)
    raise AssertionError("there is something everywhere")


@pytest.mark.rule("K4.2")
def test_where_there_is_nothing_to_do_nothing_is_done() -> None:
    given = nowhere(Given(3)).turn_of(0)
    given.act(0, Stay())
    assert given.asked(0) == [questions.TurnAction]
    assert forced(given) == (0, NoAction())


@pytest.mark.rule("K4.2", "K9.1")
def test_with_a_kept_card_he_is_asked_whatever_it_is() -> None:
    given = nowhere(Given(3).hand(0, ONE_DOWN)).turn_of(0)
    given.act(0, Stay())
    assert [a for a in given.legal(0) if isinstance(a, NoAction)] == given.legal(0)
    assert forced(given) is None


@pytest.mark.rule("K8.4", "K9.1")
def test_an_empty_purse_does_not_answer_in_an_auction() -> None:
    given = Given(3).cash(0, 0)
    given.state.push(Auction(gangster=NOTHING, seat=0))
    given.state.open_asks = None
    assert given.legal(0) == [PassBid()]
    assert forced(given) is None


@pytest.mark.rule("K12.22", "K9.1")
def test_a_hand_that_does_not_fit_does_not_answer_in_a_window() -> None:
    given = Given(3).hand(1, ONE_DOWN).turn_of(0, window=True)
    assert all(isinstance(action, Pass) for action in given.legal(1))
    assert forced(given) is None
