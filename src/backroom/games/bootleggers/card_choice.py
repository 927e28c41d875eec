"""A choice to be made before a thug card is announced (B10.6): what all such questions share."""

from __future__ import annotations

from backroom.engine.ask import Question
from backroom.games.bootleggers.actions import Thug


class CardChoice(Question, frozen=True):
    """A choice for the card; each kind of choice is a class of its own."""

    card: Thug
