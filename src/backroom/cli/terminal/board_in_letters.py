"""The board of a game in letters, if it has one: found by the game's name."""

from __future__ import annotations

import msgspec

from backroom.cli.terminal.screen import Screen
from backroom.engine.save import AnyGame
from backroom.engine.view import View
from backroom.extras import by_game
from backroom.text.lookup import Text


def show_map(
    screen: Screen, text: Text, game: AnyGame, options: msgspec.Struct, view: View
) -> bool:
    """The board with what stands on it, and what the letters mean; or why it can't be shown."""
    page = by_game.board(game.name)
    if page is None:
        screen.line(text.say("term-no-map"), "yellow")
        return False
    drawn = page(msgspec.structs.asdict(options)[game.board_option])
    rows = drawn.letters(view)
    wide = max(map(len, rows)) + 1
    if screen.width < wide and not screen.plain:
        screen.line(text.say("term-narrow", {"number": screen.width, "least": wide}), "yellow")
        return False
    for row in rows:
        screen.whole(row)
    for line in drawn.legend(text, view):
        screen.line(line, hang=2)
    return True
