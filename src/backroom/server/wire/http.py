"""What is sent and answered by HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from backroom.engine.message import Message, Reason
from backroom.server.wire.values import (
    BOARD,
    Chances,
    Choice,
    Delay,
    Hash,
    Hour,
    Key,
    Kind,
    Name,
    Nonce,
    Pace,
    Reliable,
    SeatNumber,
    StandIn,
    TalkMode,
    TimeKind,
    Watchers,
    WindowTime,
)


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit there; ``bot`` is the name of one on the roster (empty: the usual one)."""

    kind: Kind
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Time(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How long people may take, in seconds: for a decision (by mail: for a turn), and beyond that
    in the whole game. With one person at the table nobody waits, and there is no clock."""

    kind: TimeKind = "relaxed"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=14 * 86_400)] = 300
    bank: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 900


class Calendar(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """When a person can't be expected to answer by mail, at his own place: between two hours of the
    night (the same twice: at any time), and on weekends if he keeps them free."""

    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    free_weekends: bool = False


class Tempo(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How fast a table is played. The rules know nothing of it."""

    #: With several people at the table a window lasts so many seconds; 0: until all have answered.
    window: WindowTime = 3
    #: How long bots take.
    pace: Pace = "normal"
    #: Alone among bots, one is asked to play a card when it counts, or at every chance.
    chances: Chances = "counting"
    #: How long people may take.
    time: Time = Time()


class TalkRules(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Who may talk with whom. ``after``: when the game is over, all who played read all of it."""

    mode: TalkMode = "open"
    after: bool = False


class Watching(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Those who look on."""

    who: Watchers = "anyone"
    delay: Delay = ""
    #: Do they read what is said to all?
    talk: bool = True


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. Seat 0 is the host."""

    game: Annotated[str, msgspec.Meta(max_length=24)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    #: Those that differ from the defaults.
    options: dict[str, Choice] = {}
    tempo: Tempo = Tempo()
    watching: Watching = Watching()
    talk: TalkRules = TalkRules()
    #: It stands on the list of tables, and everybody can sit down.
    public: bool = False


class StartGuided(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game, to be begun at once."""

    game: Annotated[str, msgspec.Meta(max_length=24)]
    name: Name = ""


class ListedTable(msgspec.Struct):
    """A table where everybody can sit down."""

    table: str
    game: str
    #: What its host is called, and whether he is there.
    host: str
    here: bool
    #: How many seats there are, how many of them for people, and how many nobody has taken.
    seats: int
    people: int
    free: int
    tempo: Tempo
    #: For how long it has waited, in seconds.
    waits: int


class Listed(msgspec.Struct):
    """Tables where everybody can sit down, the newest first. ``more``: from where the list goes
    on; None: this is all."""

    tables: list[ListedTable]
    more: float | None


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down at a table where everybody can. ``seal`` as in :class:`Sit`."""

    name: Name = ""
    seal: Hash = ""
    commitment: Hash = ""
    #: The colour that is liked best: the seat that has it, if it is free. None: any.
    colour: SeatNumber | None = None


class TakenSeat(msgspec.Struct):
    """A seat is yours: whoever has the key has it."""

    seat: int
    key: str
    name: str
    commitment: str


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a board file: can the game be played on it?"""

    game: Annotated[str, msgspec.Meta(max_length=24)]
    board: Annotated[str, msgspec.Meta(max_length=BOARD)]


class Checked(msgspec.Struct):
    """It can. ``drawing`` is its picture, if the game has one (as at the table)."""

    name: str
    drawing: msgspec.Raw


class Called(msgspec.Struct):
    """Numbers that are called alike; ``key`` None: there are none such."""

    from_: int = msgspec.field(name="from")
    to: int
    key: str | None
    args: dict[str, int | str | list[Message]] = {}


class BoardWords(msgspec.Struct):
    """What things on the board of a file are called that have other names on the usual one."""

    terms: dict[str, list[Called]]
    beside: dict[str, list[Called]]


class Invite(msgspec.Struct):
    """The key of a seat, to be handed to whoever shall sit there."""

    seat: int
    key: str


class Made(msgspec.Struct):
    """A table has been made; ``key`` is the host's."""

    table: str
    seat: int
    key: str
    commitment: str
    invites: list[Invite]
    #: The key to look on by.
    watch: str = ""


class SeatInfo(msgspec.Struct):
    """A seat as everybody sees it: ``taken`` once somebody sat down, ``here`` while he looks."""

    kind: Kind
    name: str
    taken: bool
    here: bool
    #: The bot on the roster that sits there; "": a person.
    bot: str
    #: Since when nobody looks from there, in whole minutes (seconds since 1970). None: somebody
    #: does, or nobody ever has.
    away: int | None
    #: Does a bot play for the person who has the seat, and why?
    stand_in: StandIn = ""
    #: Has this seat the say before the game?
    host: bool = False
    #: Which of its links opens the seat: those before are dead.
    link: int = 0
    #: The host has said that its link is lost: until when its person can come or say no (seconds
    #: since 1970). None: it is not.
    lost: int | None = None
    #: Do onlookers see what this seat sees, as it has agreed to?
    shown: bool = False
    #: How reliable its person was, if there is enough to say.
    reliable: Reliable | None = None


class TableInfo(msgspec.Struct):
    game: str
    #: Of a board file they tell only that there is one.
    options: dict[str, Choice]
    #: What the board is called, if it comes from a file.
    board: str
    commitment: str
    started: bool
    over: bool
    seats: list[SeatInfo]
    tempo: Tempo
    talk: TalkRules
    public: bool
    watching: Watching = Watching()


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take the seat that the key opens."""

    key: Key
    name: Name = ""
    #: SHA-256 of a nonce that the device has made after it was told this commitment; "": none.
    seal: Hash = ""
    commitment: Hash = ""


class Sat(msgspec.Struct):
    """``name``: what you are called, if you had no name."""

    seat: int
    commitment: str
    name: str


class Open(msgspec.Struct, forbid_unknown_fields=True):
    """Open the nonce of the seat that the key opens."""

    key: Key
    nonce: Nonce
    commitment: Hash


class OptionInfo(msgspec.Struct):
    """An option of a game, the values it can have, and the one it has unless asked otherwise.

    No values: anything of the kind of the default will do, such as the text of a board file.
    """

    name: str
    values: list[Choice]
    default: Choice


class PresetInfo(msgspec.Struct):
    """Options that go together, those that differ from the defaults."""

    name: str
    options: dict[str, Choice]


class GameInfo(msgspec.Struct):
    """A game on the shelf: how many play, its options, and the bots that know it.

    ``board`` is the option that takes the text of a board file; "": there is none.
    """

    name: str
    least: int
    most: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]
    board: str
    #: Is there a guided first game of it?
    guided: bool = False
    #: The option that says how long it lasts; "": there is none.
    length: str = ""


class Games(msgspec.Struct):
    """``bot_names``: what bots are called, those first who sit down first."""

    games: list[GameInfo]
    bot_names: list[str]


class Near(msgspec.Struct):
    """Where phones in the room find this server; "": nowhere, or you are not at its computer."""

    address: str


class Refused(msgspec.Struct):
    """The body of every error."""

    refused: Reason
