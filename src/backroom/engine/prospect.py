"""What a seat could do where on the board, before it goes there."""

from __future__ import annotations

import msgspec

from backroom.engine.ask import Option
from backroom.engine.message import Message


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something on the board: how far it is for the seat, and what the seat could do there."""

    #: What it is, as the board calls it: ``place:3``, ``car:2``.
    thing: str
    #: From which square it is reached, and how far that is, in squares.
    square: int
    far: int
    #: The least die that takes one there by the next roll; 0: none is needed. None: no die does.
    die: int | None
    #: In so many of a hundred rolls.
    percent: int
    #: How far it is, in words.
    told: tuple[Message, ...] = ()
    #: What could be done there as things stand, with what it would mean; or why it could not.
    options: list[Option] = []
