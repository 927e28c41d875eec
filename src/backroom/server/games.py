"""What can be played here: the games on the shelf, with all that can be chosen."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec

from backroom.bots import roster
from backroom.company.names import free_names
from backroom.engine.save import AnyGame
from backroom.extras import by_game
from backroom.games import shelf
from backroom.server import wire

#: No table has more.
_BOTS = 6


def games() -> wire.Games:
    """What can be played here."""
    return wire.Games([_game_info(game) for game in shelf.GAMES.values()], free_names((), _BOTS))


def _game_info(game: AnyGame) -> wire.GameInfo:
    usual = game.options()
    hints = get_type_hints(game.options)
    options = [
        wire.OptionInfo(name, _values(hints[name]), getattr(usual, name))
        for name in game.options.__struct_fields__
    ]
    presets = [
        wire.PresetInfo(name, _differing(preset, usual)) for name, preset in game.presets.items()
    ]
    bots = sorted(roster.names(game), key=lambda name: name != roster.usual(game))
    least, most = game.players[0], game.players[-1]
    return wire.GameInfo(
        name=game.name,
        least=least,
        most=most,
        options=options,
        presets=presets,
        bots=bots,
        board=game.board_option,
        length=game.length_option,
        guided=by_game.guided(game.name) is not None,
    )


def _values(hint: object) -> list[wire.Choice]:
    """The values to choose from; none where anything of its kind will do (the text of a board)."""
    return [False, True] if hint is bool else list(get_args(hint))


def _differing(options: msgspec.Struct, usual: msgspec.Struct) -> dict[str, wire.Choice]:
    return {
        name: getattr(options, name)
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(usual, name)
    }
