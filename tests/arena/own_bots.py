"""Bots of somebody else, by import path: good ones, and some that are not."""

from __future__ import annotations

import sys
from typing import Any

from backroom.bots.bot import Bot
from backroom.bots.chaotic import ChaoticBot
from backroom.engine.action import Action
from backroom.engine.table import Seen

NO_CLASS = 7


class NoBot:
    """Looks like one, and is none."""


class First(Bot):
    """Gives the first answer there is."""

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        return next(a for ask in seen.view.asks if ask.waiting for a in ask.answers())


class Crashes(ChaoticBot):
    """Plays for a while."""

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        if self.rng.random() < 0.02:
            raise ZeroDivisionError("my own fault")
        return super().choose(seen, notes)


class Leaves(ChaoticBot):
    """Thinks that it is a program."""

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        sys.exit("goodbye")
