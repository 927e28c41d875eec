"""``backroom terminal --join LINK``: sit down at a table of a server."""

from __future__ import annotations

import typer

from backroom.cli.shared.exit_codes import BAD_INPUT, INTERRUPTED
from backroom.cli.shared.opening import find_game
from backroom.cli.shared.words import complain, warn, words
from backroom.cli.terminal.joined import Joined
from backroom.cli.terminal.line import Line, Link, TurnedAway, Unreachable
from backroom.cli.terminal.screen import Closed, Screen
from backroom.cli.terminal.seating import usual_name
from backroom.cli.terminal.session import Quit
from backroom.engine.message import Refusal
from backroom.text.lookup import Text

#: What stands for the text of a board that comes from a file.
_OWN = "own"
#: How long to wait for news before looking again.
_LOOK = 0.5


def join_table(lang: str | None, screen: Screen, said: str, name: str, verbose: bool) -> None:
    """From the link to the end of the game, or until the player leaves."""
    text = words(lang)
    link = Link.read(said)
    if link is None:
        complain(text, "term-bad-link")
    line = Line(link)
    try:
        line.sit(name or usual_name(text))
        line.start()
        _await_start(text, screen, line)
        _play(lang, screen, line, link, verbose)
    except Unreachable as error:
        complain(text, "term-unreachable", name=link.server, detail=str(error))
    except (TurnedAway, Refusal) as error:
        warn(text.reason(error.reason))
        raise typer.Exit(BAD_INPUT) from None
    except KeyboardInterrupt:
        typer.echo()
        screen.line(text.say("term-far-left"))
        raise typer.Exit(INTERRUPTED) from None
    except (Quit, Closed):
        screen.line(text.say("term-far-left"))
    finally:
        line.close()


def _await_start(text: Text, screen: Screen, line: Line) -> None:
    """Who is missing is told whenever that changes."""
    told: list[str] = []
    while not line.started:
        if line.refused is not None:
            raise TurnedAway(line.refused)
        seats = line.welcome.get("seats", [])
        missing = [
            seat["name"] or str(number)
            for number, seat in enumerate(seats, start=1)
            if not seat["taken"]
        ]
        if missing != told:
            told = missing
            if missing:
                screen.line(text.say("term-waiting-for", {"names": ", ".join(missing)}))
        line.wait(_LOOK)


def _play(lang: str | None, screen: Screen, line: Line, link: Link, verbose: bool) -> None:
    welcome = line.welcome
    text = words(lang)
    game = find_game(text, welcome["game"])
    if game.board_option and welcome["options"].get(game.board_option) == _OWN:
        complain(text, "term-own-board")
    save = f"{link.server}/api/tables/{link.table}/save"
    text = words(lang, welcome["names"], welcome["seat"], game)
    joined = Joined(game, line, save, text, screen, verbose)
    text = words(lang, welcome["names"], joined.me, game, joined.table.options)
    joined.text = text
    others = [text.name(seat) for seat in range(joined.table.seats) if seat != joined.me]
    args = {"name": welcome["names"][joined.me], "names": ", ".join(others)}
    screen.line(text.say("term-welcome", args), "bold")
    screen.line(text.say("term-far-start"))
    screen.blank()
    joined.play()
