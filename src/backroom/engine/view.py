"""What a seat may know. Nothing else ever leaves the server."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.engine.record import Result


class Progress(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """How far a game is."""

    #: What is counted: promises bind for so many of them.
    unit: Literal["round", "turn"]
    now: int
    #: The number of the last one, if that is settled.
    last: int | None = None
    #: The same in words, and after it the part of it that is being played.
    said: list[Message]

    @cached_property
    def written(self) -> bytes:
        """As JSON: games make each once."""
        return msgspec.json.encode(self)


class View(msgspec.Struct):
    """The base of every game's view; ``seat`` None is a spectator. A game makes it of its parts in
    their order (:meth:`~backroom.engine.game.Game.view_of`)."""

    seat: int | None
    #: How many play.
    seats: int
    #: The seat's open questions.
    asks: list[Ask]
    #: What the seat may do without being asked: take back a standing pass, leave an order.
    asides: list[Ask]
    #: How long each seat's pass stands (:mod:`backroom.engine.passing`): that is said aloud.
    standing: list[int]
    result: Result | None
    #: Who is asked something in the open. While the table decides in secret nobody is named.
    waiting: list[int]
    deciding: bool
    progress: Progress


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One field of a panel: a message, and whether it stands out."""

    message: Message
    strong: bool = False


class Panel(msgspec.Struct, frozen=True):
    """A part of the table told in words: for the terminal, a screen reader, a text bot."""

    title: Message
    columns: list[Message]
    rows: list[list[Cell]]
