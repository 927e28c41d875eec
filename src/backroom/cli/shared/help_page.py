"""The pages of ``--help``: what can be asked for, and what each game knows, in the user's words."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from rich.cells import cell_len

from backroom.bots import roster
from backroom.cli.shared.choices import choices
from backroom.cli.shared.help_text import help_text
from backroom.cli.shared.words import spoken
from backroom.engine.save import AnyGame
from backroom.games import shelf
from backroom.text.lookup import Text

#: In fewer columns nobody can read; in more than these lines get too long to.
_NARROW, _WIDE = 40, 100
#: What is explained stands at the left, at most so wide.
_LEFT = 31

Row = tuple[str, str]


def program_page(lang: str | None, program: Any, commands: Mapping[str, str]) -> str:
    """Every command in a line, and what can be said before one."""
    page = _Page(spoken(lang))
    text = page.text
    page.paragraph(text.say("cli-page-usage", {"text": text.say("cli-page-command")}))
    page.paragraph(text.say("cli-help-backroom"))
    page.rows(
        text.say("cli-page-commands"), [(name, text.say(key)) for name, key in commands.items()]
    )
    page.rows(text.say("cli-page-options"), _options(text, program))
    page.paragraph(text.say("cli-page-more"))
    return page.written()


def command_page(lang: str | None, command: Any) -> str:
    """How a command is written, what each option means, and what there is to choose from."""
    page = _Page(spoken(lang))
    text = page.text
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    said = " ".join(
        [command.name, text.say("cli-page-some-options"), *map(argument_name, arguments)]
    )
    page.paragraph(text.say("cli-page-usage", {"text": said}))
    page.paragraph(text.say(command.help))
    if arguments:
        rows = [(argument_name(param), _explained(text, param)) for param in arguments]
        page.rows(text.say("cli-page-arguments"), rows)
    page.rows(text.say("cli-page-options"), _options(text, command))
    names = {param.name for param in command.params}
    if names & {"bots", "preset", "option"}:
        for game in shelf.GAMES.values():
            _show_game(page, game, names)
    return page.written()


def argument_name(param: Any) -> str:
    """As it stands on the command line: GAME, or [GAME] where it may be left out."""
    name = str(param.name).upper()
    return name if param.required else f"[{name}]"


def _show_game(page: _Page, game: AnyGame, names: set[str]) -> None:
    """Who plays a game, by which rules."""
    text = Text(page.text.lang, game=game)
    least, most = game.players[0], game.players[-1]
    title = text.say("cli-page-game", {"name": game.name, "least": least, "most": most})
    rows: list[Row] = []
    if "bots" in names:
        rows.append(("--bots", ", ".join(roster.names(game))))
    if "preset" in names:
        rows += [(f"--preset {name}", text.preset(name)) for name in game.presets]
    if "option" in names:
        for option, values in choices(game).items():
            for at, value in enumerate(values):
                said = text.say(
                    "cli-page-value" if at else "cli-page-usual-value",
                    {"name": text.option(option), "text": text.option(option, value)},
                )
                rows.append((f"--option {option}={value}", said))
    page.rows(title, rows)


# --- options -------------------------------------------------------------------------------------


def _options(text: Text, command: Any) -> list[Row]:
    kinds = get_type_hints(command.callback)
    rows: list[Row] = []
    for param in command.params:
        if param.param_type_name == "option":
            name = ", ".join(param.opts)
            if not param.is_flag:
                name += " " + text.say(param.metavar or _value(kinds[param.name]))
            rows.append((name, _explained(text, param)))
    return [*rows, ("--help, -h", text.say(help_text("help")))]


def _value(kind: object) -> str:
    """What stands after an option: a number, a file, name=value, or a word."""
    kinds = [part for part in get_args(kind) if part is not type(None)] or [kind]
    if get_origin(kind) is list or get_origin(kinds[0]) is list:
        return "cli-page-pair"
    if kinds[0] in (int, float):
        return "cli-page-number"
    return "cli-page-file" if kinds[0] is Path else "cli-page-word"


def _explained(text: Text, param: Any) -> str:
    said = text.say(param.help)
    if param.help == help_text("game"):
        said = text.say("cli-page-one-of", {"text": said, "names": ", ".join(shelf.GAMES)})
    usual = param.default
    if usual is None or usual is False or str(usual) in ("", "."):
        return said
    return text.say("cli-page-usual", {"text": said, "value": str(usual)})


# --- on paper ------------------------------------------------------------------------------------


class _Page:
    """Paragraphs and lists, as wide as the terminal."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self._width = min(max(shutil.get_terminal_size().columns, _NARROW), _WIDE) - 1
        self._lines: list[str] = []

    def paragraph(self, said: str) -> None:
        self._lines += [*textwrap.wrap(said, self._width, break_on_hyphens=False), ""]

    def rows(self, title: str, rows: list[Row]) -> None:
        """A title, and what is explained beside what explains it, or above where it is long."""
        self._lines.append(title)
        left = min(max((cell_len(name) for name, _ in rows), default=0), _LEFT) + 4
        if self._width < 2 * left:
            left = 6
        for name, said in rows:
            folded = textwrap.wrap(said, self._width - left, break_on_hyphens=False) or [""]
            if cell_len(name) + 4 > left:
                self._lines.append(f"  {name}")
            else:
                gap = " " * (left - 2 - cell_len(name))
                self._lines.append(f"  {name}{gap}{folded.pop(0)}")
            self._lines += [" " * left + line for line in folded]
        self._lines.append("")

    def written(self) -> str:
        return "\n".join(self._lines)
