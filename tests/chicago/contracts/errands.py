"""Running a contract: where it can be started, where it can be completed."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.games.chicago.actions import CompleteContract, StartContract, Stay
from tests.chicago.given import Given


def in_hand(contract: int, square: int) -> Given:
    """Boss 0 holds the contract, and stands here with his action before him."""
    return at(Given().hand(0, contract), square)


def under_way(contract: int, square: int) -> Given:
    """Boss 0 has started the contract, and stands here with his action before him."""
    return at(Given().started(0, contract), square)


def at(given: Given, square: int, round: int = 1) -> Given:
    return given.car(0, square).turn_of(0, round).act(0, Stay())


def starts(contract: int) -> list[int]:
    """All squares from which it can be started, as things stand at the beginning."""
    return _squares(Given().hand(0, contract), StartContract(contract))


def ends(contract: int) -> list[int]:
    """All squares from which it can be completed."""
    return _squares(Given().started(0, contract), CompleteContract(contract))


def _squares(given: Given, action: Action) -> list[int]:
    squares = range(given.state.board.squares)
    return [square for square in squares if action in at(given, square).legal(0)]


def run(contract: int, start: int, end: int) -> Given:
    """Boss 0 starts it on one square and completes it on another."""
    given = in_hand(contract, start).act(0, StartContract(contract))
    assert (given.boss(0).hand, given.boss(0).started) == ([], [contract])
    assert given.points(0) == 1  # for his business
    at(given, end, round=2).act(0, CompleteContract(contract))
    assert (given.boss(0).started, given.boss(0).completed) == ([], [contract])
    return given
