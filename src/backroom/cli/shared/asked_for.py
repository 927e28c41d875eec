"""What several commands are asked for in the same words: how many sit down, and which bots."""

from __future__ import annotations

import re

from backroom.bots import roster
from backroom.cli.shared.words import complain
from backroom.engine.save import AnyGame
from backroom.text.lookup import Text


def seats_asked_for(text: Text, game: AnyGame, seats: str) -> tuple[int, ...]:
    """``4``, or ``3..6``; every number that can play when nothing is said."""
    least, most = game.players[0], game.players[-1]
    match = re.fullmatch(r"(\d{1,3})(?:\.\.(\d{1,3}))?", seats or f"{least}..{most}")
    first, last = (int(match[1]), int(match[2] or match[1])) if match is not None else (0, 0)
    if not least <= first <= last <= most:
        complain(text, "cli-seats", name=seats, least=least, most=most)
    return tuple(range(first, last + 1))


def bots_asked_for(text: Text, game: AnyGame, bots: str) -> tuple[str, ...]:
    """``scripted,chaotic``: bots that play this game."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        if name not in roster.names(game):
            complain(text, "cli-no-such-bot", name=name, names=", ".join(roster.names(game)))
    return names
