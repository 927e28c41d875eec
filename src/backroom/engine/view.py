"""What a seat may know. Nothing else ever leaves the server."""

from __future__ import annotations

import msgspec

from backroom.engine.ask import Ask
from backroom.engine.message import Message
from backroom.engine.record import Result


class View(msgspec.Struct, kw_only=True):
    """The base of every game's view; ``seat`` None is a spectator."""

    seat: int | None
    #: How many play.
    seats: int
    #: The seat's open questions.
    asks: list[Ask]
    #: What the seat may do without being asked: take back a standing pass, leave an order.
    asides: list[Ask]
    result: Result | None
    #: Who is asked something in the open. While the table decides in secret nobody is named.
    waiting: list[int]
    deciding: bool


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One field of a panel: a message, and whether it stands out."""

    message: Message
    strong: bool = False


class Panel(msgspec.Struct, frozen=True):
    """A part of the table told in words: for the terminal, a screen reader, a text bot."""

    title: Message
    columns: list[Message]
    rows: list[list[Cell]]
