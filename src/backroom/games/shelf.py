"""The games there are."""

from __future__ import annotations

from backroom.engine.save import AnyGame
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.chicago.game import CHICAGO

GAMES: dict[str, AnyGame] = {game.name: game for game in (BOOTLEGGERS, CHICAGO)}

#: The game that is played when nobody names one.
USUAL = BOOTLEGGERS.name


class NoSuchGame(Exception):
    """Nothing of that name is on the shelf."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def find(name: str) -> AnyGame:
    """The game of that name."""
    game = GAMES.get(name)
    if game is None:
        raise NoSuchGame(name)
    return game


def add(game: AnyGame) -> None:
    """Put a game on the shelf that lies elsewhere, such as the one that the tests play."""
    GAMES[game.name] = game
