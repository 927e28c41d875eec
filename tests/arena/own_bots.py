"""Bots of somebody else, by import path: good ones, and some that are not."""

from __future__ import annotations

import sys
from typing import Any

from backroom.bots.bot import Bot
from backroom.bots.chaotic import ChaoticBot
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.seen import Seen

NO_CLASS = 7


class NoBot:
    """Looks like one, and is none."""


class First(Bot):
    """Gives the first answer there is."""

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        asks: list[Ask] = seen.view.asks
        return next(answer for ask in asks if ask.waiting for answer in ask.answers())


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
