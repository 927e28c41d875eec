"""What can be chosen for a table of a game: its options, each with its values."""

from __future__ import annotations

from typing import get_args, get_type_hints

from backroom.engine.save import AnyGame

Choice = bool | int | str

#: The rules version: the program chooses it.
_RULES = "rules"


def choices(game: AnyGame) -> dict[str, list[Choice]]:
    """Each option that a host may choose, with its values, the usual one first.

    No values: anything of its kind will do. A board comes from a file.
    """
    usual = game.options()
    hints = get_type_hints(game.options)
    found: dict[str, list[Choice]] = {}
    for name in game.options.__struct_fields__:
        if name not in (_RULES, game.board_option):
            values = [False, True] if hints[name] is bool else list(get_args(hints[name]))
            found[name] = sorted(values, key=lambda value: value != getattr(usual, name))
    return found
