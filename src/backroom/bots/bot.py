"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Any

from backroom.engine.action import Action
from backroom.engine.game import Game
from backroom.engine.table import Seen


class Bot:
    """Answers questions from what its seat may know: the view, the open offers, the ledger, and
    what a careful player could have counted along (``notes``, :meth:`Game.notes`)."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.game = game
        self.rng = rng

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        """Answer one of the open questions. Some question of the seat is waiting."""
        raise NotImplementedError

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        """Unasked: make, accept or decline an offer, judge a promise, or leave it be."""
        return None
