"""``backroom board``: checks a board, says how fair it is, and draws it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.exit_codes import FAILED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.opening import open_board
from backroom.cli.shared.show import open_console, show_line, show_panels
from backroom.cli.shared.words import complain, words
from backroom.extras import by_game
from backroom.games import shelf
from backroom.text.lookup import Text


def board(
    game: Annotated[str, typer.Argument(help=help_text("map-game"))],
    file: Annotated[Path | None, typer.Option("--file", help=help_text("map-file"))] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help=help_text("map-svg"))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=help_text("plain"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang)
    look = by_game.board(game)
    if look is None:
        names = ", ".join(name for name in shelf.GAMES if by_game.board(name))
        key = "cli-no-map" if game in shelf.GAMES else "cli-no-such-game"
        complain(text, key, name=game, names=names)
    written = None if file is None else open_board(text, shelf.find(game), file, FAILED)
    found = look(written)
    console = open_console(plain)
    if not plain:
        for line in [*found.letters(), "", *found.legend(text), ""]:
            show_line(console, line)
    show_panels(console, text, found.panels())
    show_line(console, text.say("cli-board-fair" if found.fair() else "cli-board-unfair"))
    if svg is not None:
        _write(text, svg, found.picture(text))
        show_line(console, text.say("cli-board-drawn", {"file": str(svg)}))


def _write(text: Text, file: Path, picture: str) -> None:
    try:
        file.write_text(picture, encoding="utf-8")
    except OSError as error:
        detail = error.strerror or str(error)
        complain(text, "cli-board-cannot-write", file=str(file), detail=detail)
