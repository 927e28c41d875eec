"""The options of a table."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

import msgspec

from backroom.engine.written_once import Told
from backroom.games.chicago.board import BoardError
from backroom.games.chicago.board import board as find_board
from backroom.games.chicago.components import RULES


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Each with its default."""

    #: The rules version: a change of behaviour is gated by it, so that recorded games replay.
    rules: Annotated[int, msgspec.Meta(ge=1, le=RULES)] = RULES
    #: "loop" is the board of this project; anything else is the text of a board file (K11.1).
    board: Annotated[str, msgspec.Meta(max_length=100_000)] = "loop"
    deals: Literal["private", "open"] = "private"  # K10.4
    #: How things are called: a host may prefer mild words. No rule depends on it.
    words: Literal["plain", "mild"] = "plain"

    def __post_init__(self) -> None:
        """Errors at the door: a text that is no board makes no table (K11.1)."""
        try:
            find_board(self.board)
        except BoardError as error:
            raise ValueError(str(error)) from None

    @cached_property
    def told(self) -> Told:
        """As data: all views share it."""
        return Told(msgspec.to_builtins(self))


PRESETS: dict[str, Options] = {}
