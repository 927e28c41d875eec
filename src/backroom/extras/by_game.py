"""Finds what a game has beside its rules, by the game's name: nobody else needs to know one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType

from backroom.arena.balance.page import Part
from backroom.extras.after import Part as AfterPart
from backroom.extras.board_page import BoardPage
from backroom.extras.guided import Guided, read


def balance(game: str) -> type[Part]:
    """What the balance page says about this game only: ``Balance`` in its balance.py."""
    module = _module(game, "balance")
    if module is None:
        return Part
    part: type[Part] = module.Balance
    return part


def board(game: str) -> type[BoardPage] | None:
    """What ``backroom board`` says of a board of this game: ``Page`` in its board.py."""
    module = _module(game, "board")
    if module is None:
        return None
    page: type[BoardPage] = module.Page
    return page


@cache
def guided(game: str) -> Guided | None:
    """The guided first game: its guided.json."""
    folder = f"{__package__}.{game}"
    if find_spec(folder) is None or not files(folder).joinpath("guided.json").is_file():
        return None
    return read(folder)


def after(game: str) -> type[AfterPart]:
    """What is told of a finished game of this sort: ``AfterTheGame`` in its after.py."""
    module = _module(game, "after")
    if module is None:
        return AfterPart
    part: type[AfterPart] = module.AfterTheGame
    return part


def _module(game: str, name: str) -> ModuleType | None:
    folder = f"{__package__}.{game}"
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")
