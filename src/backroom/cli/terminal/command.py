"""``backroom terminal``: a person plays a whole game against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from backroom.cli.shared.exit_codes import INTERRUPTED
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.words import words
from backroom.cli.terminal.alone import Session
from backroom.cli.terminal.keeping import unfinished
from backroom.cli.terminal.screen import Closed, Screen
from backroom.cli.terminal.seating import Seated, Wish, lay, sit_down, take_up, tidy, usual_name
from backroom.cli.terminal.session import Quit
from backroom.engine.chance import commitment
from backroom.games import shelf
from backroom.text.lookup import Text

#: So many lines of the story are told again when a game is taken up.
_AGAIN = 8


def terminal(
    game: Annotated[str, typer.Argument(help=help_text("game"))] = shelf.USUAL,
    seats: Annotated[int | None, typer.Option("--seats", help=help_text("terminal-seats"))] = None,
    seed: Annotated[str | None, typer.Option("--seed", help=help_text("terminal-seed"))] = None,
    name: Annotated[str, typer.Option("--name", help=help_text("terminal-name"))] = "",
    bots: Annotated[str, typer.Option("--bots", help=help_text("terminal-bots"))] = "",
    option: Annotated[list[str] | None, typer.Option("--option", help=help_text("option"))] = None,
    preset: Annotated[str | None, typer.Option("--preset", help=help_text("preset"))] = None,
    board: Annotated[Path | None, typer.Option("--board", help=help_text("terminal-board"))] = None,
    save: Annotated[Path | None, typer.Option("--save", help=help_text("terminal-save"))] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help=help_text("terminal-resume"))
    ] = None,
    join: Annotated[str, typer.Option("--join", help=help_text("terminal-join"))] = "",
    plain: Annotated[bool, typer.Option("--plain", help=help_text("plain"))] = False,
    fast: Annotated[bool, typer.Option("--fast", help=help_text("terminal-fast"))] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help=help_text("terminal-verbose"))] = False,
    lang: Annotated[str | None, typer.Option("--lang", help=help_text("lang"))] = None,
) -> None:
    text = words(lang, game=shelf.GAMES.get(game))
    screen = Screen(plain, fast)
    if join:
        from backroom.cli.terminal.joining import join_table  # who plays alone needs no network

        join_table(lang, screen, join, tidy(name), verbose)
        return
    left = None
    try:
        if resume is not None:
            seated = take_up(text, resume)
        else:
            options = tuple(option or ())
            wish = Wish(game, seats, seed, bots, options, preset, board, save)
            laid = lay(text, wish)
            left = unfinished(laid.game.name)
            seated = sit_down(text, wish, laid, tidy(name) or _ask_name(text, screen))
    except (KeyboardInterrupt, Closed):
        typer.echo()
        raise typer.Exit(INTERRUPTED) from None
    text = words(lang, seated.names, seated.me, seated.game, seated.table.options)
    session = Session(seated, text, screen, verbose)
    result = seated.game.result(seated.table.state)
    if result is not None and resume is not None and not seated.bots:
        session.show_end(result)
        return
    if left is not None:
        screen.whole(text.say("term-unfinished", {"game": game, "file": str(left)}), "dim")
    _welcome(text, screen, seated, resume is not None)
    told = 0 if resume is None else _told(seated)
    try:
        session.play(told)
    except KeyboardInterrupt:
        typer.echo()
        _leave(text, screen, seated, session.heard or resume is not None)
        raise typer.Exit(INTERRUPTED) from None
    except (Quit, Closed):
        _leave(text, screen, seated, session.heard or resume is not None)


def _ask_name(text: Text, screen: Screen) -> str:
    """Only a person at a keyboard is asked."""
    usual = usual_name(text)
    if not screen.typed:
        return usual
    return tidy(screen.read(text.say("term-name", {"name": usual}))) or usual


def _welcome(text: Text, screen: Screen, seated: Seated, again: bool) -> None:
    others = ", ".join(text.name(seat) for seat in seated.bots)
    args = {"name": seated.names[seated.me], "names": others}
    screen.line(text.say("term-welcome-back" if again else "term-welcome", args), "bold")
    screen.dim(text.say("term-commitment", {"text": commitment(seated.secret)}), 2)
    screen.whole(text.say("term-keeping", {"file": str(seated.keeper.file)}), "dim")
    screen.line(text.say("term-start"))
    screen.blank()


def _told(seated: Seated) -> int:
    """The record from which the story is told again."""
    table = seated.table
    lines = 0
    for at in range(len(table.records) - 1, 0, -1):
        lines += len(seated.game.story(table.records[at], seated.me))
        if lines >= _AGAIN:
            return at
    return 0


def _leave(text: Text, screen: Screen, seated: Seated, begun: bool) -> None:
    """One line: the game is kept, and how to take it up again. One not begun is not kept."""
    if not begun:
        seated.keeper.forget()
        screen.line(text.say("term-not-kept"))
        return
    game, file = seated.game.name, str(seated.keeper.file)
    screen.whole(text.say("term-left", {"game": game, "file": file}))
