"""The bots by name. A bot that knows a game is only loaded when it is asked to play."""

from __future__ import annotations

from importlib import import_module
from random import Random

from backroom.bots.bot import Bot
from backroom.engine.save import AnyGame

#: Bots that play every game, and those that know one: where each is found.
_EVERY_GAME: dict[str, tuple[str, str]] = {
    "chaotic": ("backroom.bots.chaotic", "ChaoticBot"),
}
_ONE_GAME: dict[str, dict[str, tuple[str, str]]] = {
    "bootleggers": {
        "scripted": ("backroom.bots.bootleggers.scripted", "ScriptedBot"),
    },
    "chicago": {
        "scripted": ("backroom.bots.chicago.scripted", "ScriptedBot"),
    },
}


class NoSuchBot(Exception):
    """Nobody of that name plays this game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def names(game: AnyGame) -> list[str]:
    """Who can play this game."""
    return sorted({**_EVERY_GAME, **_ONE_GAME.get(game.name, {})})


def find(name: str, game: AnyGame) -> type[Bot]:
    """The bot of that name, for this game."""
    place = _ONE_GAME.get(game.name, {}).get(name) or _EVERY_GAME.get(name)
    if place is None:
        raise NoSuchBot(name)
    kind: type[Bot] = getattr(import_module(place[0]), place[1])
    return kind


def hire(name: str, game: AnyGame, rng: Random) -> Bot:
    """A bot of that name, ready to sit down."""
    return find(name, game)(game, rng)
