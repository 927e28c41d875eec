"""Finds what a game says of itself to programs, by the game's name: nobody else needs to know one.

``LAYOUT`` in ``envs/<game>/observation.py`` says what an observation of its view holds.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from backroom.engine.save import AnyGame
from backroom.envs.layout import Layout


class NoObservation(LookupError):
    """The game does not say what its observation is."""


def layout(game: AnyGame) -> Layout:
    """What stands where in an observation of this game."""
    folder = f"{__package__}.{game.name}"
    if find_spec(folder) is None:
        raise NoObservation(game.name)
    found: Layout = import_module(f"{folder}.observation").LAYOUT
    return found
