"""Opening a saved game, or a board, from a file; or saying in one sentence why that can't be."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import typer

from backroom.cli.shared.exit_codes import BAD_INPUT
from backroom.cli.shared.words import complain, warn
from backroom.engine.save import AnyGame, AnyTable, Save, SaveError, load_table
from backroom.games import shelf
from backroom.text.lookup import Text


def find_game(text: Text, name: str | None) -> AnyGame:
    """The game of that name."""
    if name is None:
        complain(text, "cli-need-game", names=", ".join(shelf.GAMES))
    try:
        return shelf.find(name)
    except shelf.NoSuchGame:
        complain(text, "cli-no-such-game", name=name, names=", ".join(shelf.GAMES))


def open_save(text: Text, file: Path) -> Save:
    """What is in the file."""
    try:
        return Save.decode(file.read_bytes())
    except OSError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.strerror or str(error))
    except SaveError as error:
        wrong_line(text, file, error)


def open_board(text: Text, game: AnyGame, file: Path, code: int = BAD_INPUT) -> str:
    """The text of a board file that the game can be played on."""
    try:
        written = file.read_text(encoding="utf-8")
    except OSError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.strerror or str(error))
    except UnicodeDecodeError as error:
        complain(text, "cli-no-file", file=str(file), detail=error.reason)
    wrong = game.wrong_board(written)
    if wrong is not None:
        warn(text.say("cli-wrong-line", {"file": str(file), "text": text.message(wrong)}))
        raise typer.Exit(code)
    return written


def set_table(text: Text, file: Path, game: AnyGame, save: Save, upto: int | None) -> AnyTable:
    """The table after the first ``upto`` records."""
    try:
        return load_table(game, save, upto)
    except SaveError as error:
        wrong_line(text, file, error)


def wrong_line(text: Text, file: Path, error: SaveError, code: int = BAD_INPUT) -> NoReturn:
    """The line that can't be right."""
    if error.key.startswith("cli-"):
        said = text.say(error.key, {"line": error.line})
    else:
        said = text.save_error(error)
    warn(text.say("cli-wrong-line", {"file": str(file), "text": said}))
    raise typer.Exit(code)
