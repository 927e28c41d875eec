"""What a load finds out about a server."""

from __future__ import annotations

import msgspec


class Seen(msgspec.Struct):
    """What the load has seen of a server."""

    moves: int = 0
    refused: int = 0
    #: Games that were over; another begins.
    games: int = 0
    seconds: float = 0.0
    #: CPU of the server, and of the load, which must have had time to spare.
    used: float = 0.0
    busy: float = 0.0
    #: That came over all lines.
    bytes: int = 0
    #: How long each move took.
    times: list[float] = []


class Found(msgspec.Struct):
    """Of one server."""

    #: Bytes of memory that each table takes: when all have sat down, and when they have played.
    seated: float
    played: float
    flat_out: Seen
    paced: Seen
