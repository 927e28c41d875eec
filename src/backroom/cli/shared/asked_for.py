"""What several commands are asked for in the same words: how many sit down, who, by which rules."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import msgspec

from backroom.bots import roster
from backroom.cli.shared.choices import Choice, choices
from backroom.cli.shared.opening import open_board
from backroom.cli.shared.words import complain
from backroom.engine.save import AnyGame, load_options
from backroom.text.lookup import Text


def seats_asked_for(text: Text, game: AnyGame, seats: str) -> tuple[int, ...]:
    """``4``, ``3..6``, ``3,5``: each number once, in order. Nothing said: all that can play."""
    least, most = game.players[0], game.players[-1]
    found: set[int] = set()
    for part in (seats or f"{least}..{most}").split(","):
        match = re.fullmatch(r"\s*(\d{1,3})(?:\.\.(\d{1,3}))?\s*", part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match is not None else (0, 0)
        if not least <= first <= last <= most:
            complain(text, "cli-seats", name=seats, least=least, most=most)
        found |= set(range(first, last + 1))
    return tuple(sorted(found))


def bots_asked_for(text: Text, game: AnyGame, bots: str) -> tuple[str, ...]:
    """``scripted,mypackage.MyBot``: bots that play this game, by name or by import path."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        if roster.is_path(name):
            _invite(text, name)
        elif name not in roster.names(game):
            complain(text, "cli-no-such-bot", name=name, names=", ".join(roster.names(game)))
    return names


def _invite(text: Text, path: str) -> None:
    """A bot from elsewhere; it may lie in the current folder."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        roster.invite(path)
    except roster.NotImported as error:
        complain(text, "cli-bot-not-imported", name=path, detail=str(error))
    except roster.NoBotThere:
        complain(text, "cli-no-bot-there", name=path)


def options_asked_for(
    text: Text,
    game: AnyGame,
    pairs: list[str] | None,
    preset: str | None = None,
    board: Path | None = None,
) -> dict[str, Choice]:
    """What is chosen for the table: a preset's options, but for those that are named."""
    chosen: dict[str, Choice] = {}
    if preset is not None:
        if not game.presets:
            complain(text, "cli-no-presets", name=game.name)
        if preset not in game.presets:
            complain(text, "cli-no-such-preset", name=preset, names=", ".join(game.presets))
        chosen = msgspec.to_builtins(game.presets[preset])
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        name = name.strip()
        chosen[name] = _value(text, game, name, value.strip() if sign else None)
    if board is not None:
        if not game.board_option:
            complain(text, "cli-no-board", name=game.name)
        chosen[game.board_option] = open_board(text, game, board)
    try:
        load_options(game, chosen)
    except msgspec.ValidationError as error:
        complain(text, "cli-options", detail=str(error))
    return chosen


def _value(text: Text, game: AnyGame, name: str, value: str | None) -> Choice:
    """What an option is set to."""
    if name not in game.options.__struct_fields__:
        complain(text, "cli-no-such-choice", name=name, names=", ".join(choices(game)))
    if name == game.board_option and value is not None:
        wrong = None if value == getattr(game.options(), name) else game.wrong_board(value)
        if wrong is not None:
            complain(text, "cli-options", detail=text.message(wrong))
        return value
    values = choices(game).get(name, [])
    if value is not None:
        for each in values:
            if str(each).casefold() == value.casefold():
                return each
    if values or value is None:
        listed = ", ".join(map(str, values)) or "…"
        complain(text, "cli-choice", name=name, text=value or "", names=listed)
    return int(value) if value.isdecimal() else value
