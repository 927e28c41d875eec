"""The bots by name. A bot that knows a game is only loaded when it is asked to play."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random

from backroom.bots.bot import Bot
from backroom.engine.save import AnyGame

#: Where a bot is found: its module, and its class there.
Place = tuple[str, str]
#: Bots that play every game; those that know one are named in the folder of their game.
_EVERY_GAME: dict[str, Place] = {
    "chaotic": ("backroom.bots.chaotic", "ChaoticBot"),
}


#: Bots by preference, where nobody is asked for.
_PREFERRED = ("scripted", "chaotic")

#: Bots from elsewhere who were invited, by import path. Nobody else gets in by a path: whoever can
#: name a module could run it, and names come over the wire, too.
_INVITED: dict[str, type[Bot]] = {}


class NoSuchBot(Exception):
    """Nobody of that name plays this game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NotImported(Exception):
    """The module of a bot can't be imported; the message says why."""


class NoBotThere(Exception):
    """There is nothing of that name in the module, or it is no bot."""


def names(game: AnyGame) -> list[str]:
    """Who can play this game."""
    return sorted(_places(game))


def usual(game: AnyGame) -> str:
    """Whom one plays against without choosing."""
    known = names(game)
    return next(name for name in _PREFERRED if name in known)


def find(name: str, game: AnyGame) -> type[Bot]:
    """The bot of that name, for this game."""
    if name in _INVITED:
        return _INVITED[name]
    place = _places(game).get(name)
    if place is None:
        raise NoSuchBot(name)
    kind: type[Bot] = getattr(import_module(place[0]), place[1])
    return kind


def hire(name: str, game: AnyGame, rng: Random) -> Bot:
    """A bot of that name, ready to sit down."""
    return find(name, game)(game, rng)


def is_path(name: str) -> bool:
    """Is it an import path, ``mypackage.MyBot``, and not the name of a bot?"""
    return "." in name


def invite(path: str) -> None:
    """Let somebody else's bot play: from now on it is found by its import path."""
    if path in _INVITED:
        return
    module, _, name = path.rpartition(".")
    try:
        there = import_module(module)
    except (Exception, SystemExit) as error:
        raise NotImported(f"{type(error).__name__}: {error}") from error
    kind = getattr(there, name, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot) or kind is Bot:
        raise NoBotThere(path)
    _INVITED[path] = kind


def _places(game: AnyGame) -> dict[str, Place]:
    folder = f"{__package__}.{game.name}"
    if find_spec(folder) is None:
        return _EVERY_GAME
    own: dict[str, Place] = import_module(folder).BOTS
    return {**_EVERY_GAME, **own}
