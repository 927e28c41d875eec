"""Driving, income, hiring and who sees whom, for the gangsters from Mad-Dog Moe to Tony Trouble."""

from __future__ import annotations

from backroom.engine.event import Event
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import Done, Drive, RollDie
from backroom.games.chicago.components import UNKNOWN
from backroom.games.chicago.trade_phase import BEFORE_LOT, PLACE
from tests.chicago.given import Given


def seen_by(given: Given, gangster: int) -> list[int]:
    """The seats that can tell where he is."""
    views = [given.game.view(given.state, seat) for seat in range(given.state.seats)]
    return [seat for seat, view in enumerate(views) if view.gangsters[gangster].where != UNKNOWN]


def happened(given: Given, kind: type[Event]) -> bool:
    """Does the table know of this?"""
    return kind in given.kinds()


# --- driving -------------------------------------------------------------------------------------


def rolled(given: Given, seat: int, die: int) -> Given:
    """His die for driving lies on the table, he has yet to say where to."""
    return given.dice(f"drive {seat}", die).turn_of(seat).act(seat, RollDie())


def reach(given: Given, seat: int) -> int:
    """How far he may drive now."""
    away = given.state.board.distance[given.boss(seat).square]
    return max(away[action.square] for action in given.legal(seat) if isinstance(action, Drive))


def squares_off(given: Given, seat: int, count: int) -> int:
    """A street square exactly so far from his car."""
    return given.state.board.distance[given.boss(seat).square].index(count)


# --- the trade phase -----------------------------------------------------------------------------


def income(given: Given, seat: int, part: str = "cash") -> int:
    """The trade phase has begun: what he has been paid, in all or for a part of it."""
    cash: int = getattr(given.all(events.OwnIncome, seat)[-1], part)
    return cash


def for_hire(given: Given, gangster: int) -> Given:
    """He is the one lot; the first bid is boss 0's, who is first boss."""
    return given.offer(gangster).trade(BEFORE_LOT)


def next_game_turn(given: Given) -> Given:
    """Everybody leaves his gangsters where they are, and the next game turn begins (K8.7)."""
    given.trade(PLACE)
    for seat in range(given.state.seats):
        if questions.PlacingDone in given.asked(seat):
            given.act(seat, Done())
    return given
