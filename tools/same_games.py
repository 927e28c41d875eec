"""What an installed Backroom plays, in a line to compare: python tools/same_games.py [--compiled]

Two builds that print the same line have played the same games, to the byte: random play and every
bot, in every game. With --compiled it fails if the installed build is a plain one.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random

import msgspec

from backroom.arena.play import play
from backroom.bots import roster
from backroom.bots.at_random import RandomPlay
from backroom.builds import is_compiled
from backroom.games import shelf

#: Random play of so many answers: a random game of King of Chicago is long.
_ANSWERS = 2000


def digest() -> str:
    """Of records, views and states."""
    found = hashlib.sha256()

    def add(value: object) -> None:
        found.update(msgspec.json.encode(value))

    for game in shelf.GAMES.values():
        player = RandomPlay(game, game.options(), 4, Random(1))
        state = player.begin()
        while player.answers < _ANSWERS:
            if state.over:
                state = player.begin()
            player.step(state)
            if player.answers % 10 == 0:
                add(game.view(state, player.answers // 10 % 4))
        add(game.dump(state))
        for bot in roster.names(game):
            table = play(game, game.options(), [bot] * 4, 5)
            add(table.records)
            add(game.dump(table.state))
    return found.hexdigest()


if __name__ == "__main__":
    if "--compiled" in sys.argv[1:] and not is_compiled():
        sys.exit("this is the plain build")
    print(digest())
