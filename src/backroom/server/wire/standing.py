"""How the tables stand where somebody has a seat: for the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.engine.view import Progress
from backroom.server.wire.values import Choice, Key, StandIn

#: Tables that are looked at in one call.
MOST_SEATS = 24


class OwnSeat(msgspec.Struct, forbid_unknown_fields=True):
    table: Annotated[str, msgspec.Meta(max_length=64)]
    key: Key


class OwnSeats(msgspec.Struct, forbid_unknown_fields=True):
    """The keys of seats that one has."""

    seats: Annotated[list[OwnSeat], msgspec.Meta(max_length=MOST_SEATS)]


class News(msgspec.Struct, frozen=True):
    """What is new at a game in play, as one of its seats may know it."""

    progress: Progress
    #: Is the table deciding in secret? Then nobody is named.
    deciding: bool
    #: Who is asked in the open.
    waiting: list[int]
    #: Does this seat still have something to answer?
    asked: bool
    #: The last events that everybody was told.
    last: list[msgspec.Raw]
    #: How many lines there are in each room that the seat hears ("0,2"); "": said to all.
    lines: dict[str, int]


class Standing(msgspec.Struct):
    """``gone``: there is no such table, or the key opens none of its seats."""

    table: str
    status: Literal["waiting", "playing", "over", "gone"]
    game: str = ""
    seat: int = 0
    names: list[str] = []
    #: Who has the say before the game, and how many people have yet to sit down.
    host: int = 0
    free: int = 0
    #: How many others are people.
    people: int = 0
    mail: bool = False
    options: dict[str, Choice] = {}
    #: What the board is called, if it comes from a file.
    board: str = ""
    #: Why a bot plays for us.
    stand_in: StandIn = ""
    #: None: the game is not in play, or was not looked up; asking again will do.
    news: News | None = None


class Standings(msgspec.Struct):
    tables: list[Standing]
