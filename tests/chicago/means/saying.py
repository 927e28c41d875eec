"""What an answer is said to mean, in English, clause by clause."""

from __future__ import annotations

from backroom.engine.action import Action
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.games.chicago.game import CHICAGO
from backroom.text.lookup import Text
from tests.chicago.given import Given

NAMES = ["Al", "Stella", "Vito", "Mae", "Sal", "Bo"]


def means(given: Given, seat: int, action: Action) -> Meaning:
    """What this answer is said to mean for the seat."""
    found = maybe(given, seat, action)
    assert found is not None, f"nothing is said of {action}"
    return found


def maybe(given: Given, seat: int, action: Action) -> Meaning | None:
    """None: nothing is said of it."""
    view = CHICAGO.view(given.state, seat)
    for ask in CHICAGO.explained(view):
        for option in ask.options:
            if option.action == action:
                return option.means
    raise AssertionError(f"{action} is no answer")


def in_words(given: Given, seat: int, message: Message) -> str:
    text = Text("en", NAMES, me=seat, game=CHICAGO, options=given.state.options)
    said = text.message(message)
    assert not text.fallbacks
    return said


def told(given: Given, seat: int, action: Action) -> str:
    clauses = means(given, seat, action).told
    return "; ".join(in_words(given, seat, clause) for clause in clauses)


def brief(given: Given, seat: int, action: Action) -> str:
    found = means(given, seat, action).brief
    return "" if found is None else in_words(given, seat, found)


def sure(given: Given, seat: int, action: Action) -> str:
    """What is asked before something is thrown away."""
    found = means(given, seat, action).sure
    return "" if found is None else in_words(given, seat, found)
