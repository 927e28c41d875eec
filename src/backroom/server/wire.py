"""What crosses the wire (docs/wire.md). ``backroom schema`` publishes it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.engine.event import Event
from backroom.engine.message import Message, Reason
from backroom.engine.prospect import Prospect

#: Longer names break every table.
NAME = 20
#: The longest thing that can be said.
TALK = 500
#: A message of a client, a body of a request: nothing we take is longer.
LARGEST = 16 * 1024
#: But for the text of a board file, and what it comes in: no board needs more.
BOARD = 100_000
LARGEST_BOARD = 4 * BOARD + LARGEST

Name = Annotated[str, msgspec.Meta(max_length=NAME)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
#: Of 16 to 64 bytes, in hex; SHA-256 in hex, or nothing.
Nonce = Annotated[str, msgspec.Meta(pattern="^([0-9a-fA-F]{2}){16,64}$")]
Hash = Annotated[str, msgspec.Meta(pattern="^([0-9a-fA-F]{64})?$")]
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=TALK)]
AskId = Annotated[str, msgspec.Meta(max_length=100)]
#: The parts of an arrangement.
Parts = Annotated[list[msgspec.Raw], msgspec.Meta(min_length=1, max_length=64)]
#: Things on the board.
Things = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Kind = Literal["human", "bot"]
Choice = bool | int | str
Pace = Literal["slow", "normal", "fast", "off"]
WindowTime = Literal[0, 2, 3, 5, 10, 20]
#: How long people may take: as long as they like, a decision each by seconds, or over days.
TimeKind = Literal["none", "live", "relaxed", "mail"]
#: Why a bot plays for a person: the person was away, wanted it so, was replaced, or has resigned.
StandIn = Literal["", "away", "given", "replaced", "resigned"]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


# --- HTTP ----------------------------------------------------------------------------------------


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
    #: How long people may take.
    time: Time = Time()


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made. Seat 0 is the host."""

    game: Annotated[str, msgspec.Meta(max_length=24)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=6)]
    #: Those that differ from the defaults.
    options: dict[str, Choice] = {}
    tempo: Tempo = Tempo()


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


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take the seat that the key opens."""

    key: Key
    name: Name = ""
    #: SHA-256 of a nonce that the device has made after it was told this commitment; "": none.
    seal: Hash = ""
    commitment: Hash = ""


class Sat(msgspec.Struct):
    seat: int
    commitment: str


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


# --- WebSocket: client to server -----------------------------------------------------------------


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    #: None: a spectator.
    key: Key | None = None
    #: So many events are known already.
    log: Number = 0
    #: The table in words, too: for a client that has no picture of the game.
    panels: bool = False


class HelloMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Who I am. The first message."""

    hello: Hello


class ActMessage(msgspec.Struct, forbid_unknown_fields=True):
    """An action, and the question it answers (none for offers, undo and asides)."""

    id: Number
    act: msgspec.Raw
    ask: AskId | None = None


class ActAllMessage(msgspec.Struct, forbid_unknown_fields=True):
    """An arrangement: all of it or nothing. ``ask`` is the question that it begins with."""

    id: Number
    act_all: Parts
    ask: AskId | None = None


class PlanMessage(msgspec.Struct, forbid_unknown_fields=True):
    """How would the table look with this arrangement? Nobody else notices."""

    id: Number
    plan: Parts
    ask: AskId | None = None


class LookMessage(msgspec.Struct, forbid_unknown_fields=True):
    """What could I do at these things on the board? None named: at all of them."""

    id: Number
    look: Things


class ChatMessage(msgspec.Struct, forbid_unknown_fields=True):
    id: Number
    chat: Said


class WaitMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Stop the clock of the open window: let me think. False: it may run on."""

    id: Number
    wait: bool


class PaceMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host wants bots to take more or less time."""

    id: Number
    pace: Pace


class StandInMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot play for me. False: I am back."""

    id: Number
    stand_in: bool


class ResignMessage(msgspec.Struct, forbid_unknown_fields=True):
    """I give up: a bot plays on, and I rank last."""

    id: Number
    resign: Literal[True]


class ReplaceMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host: a bot is to play for this seat, whose person stays away."""

    id: Number
    replace: Annotated[int, msgspec.Meta(ge=0, le=5)]


class PauseMessage(msgspec.Struct, forbid_unknown_fields=True):
    """I am for a pause of so many hours; 0: for none, or for its end."""

    id: Number
    pause: Annotated[int, msgspec.Meta(ge=0, le=96)]


class CalendarMessage(msgspec.Struct, forbid_unknown_fields=True):
    """When I can't be expected to answer by mail."""

    id: Number
    calendar: Calendar


#: What a seat can want of who plays, and when.
Leave = StandInMessage | ResignMessage | ReplaceMessage | PauseMessage | CalendarMessage


class SealMessage(msgspec.Struct, forbid_unknown_fields=True):
    """SHA-256 of a nonce that this device has made after it was told the commitment."""

    id: Number
    seal: Hash
    commitment: Hash


class OpenMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The nonce behind the seal, now that all are sealed."""

    id: Number
    open: Nonce
    commitment: Hash


class PhraseMessage(msgspec.Struct, forbid_unknown_fields=True):
    """One of the phrases of the game, by its key: everybody reads it in his own language."""

    id: Number
    phrase: Annotated[str, msgspec.Meta(max_length=40)]


class PingMessage(msgspec.Struct, forbid_unknown_fields=True):
    ping: Number


ClientMessage = (
    HelloMessage
    | ActMessage
    | ActAllMessage
    | PlanMessage
    | LookMessage
    | ChatMessage
    | PhraseMessage
    | WaitMessage
    | PaceMessage
    | StandInMessage
    | ResignMessage
    | ReplaceMessage
    | PauseMessage
    | CalendarMessage
    | SealMessage
    | OpenMessage
    | PingMessage
)
_CLIENT: dict[str, type[ClientMessage]] = {
    "hello": HelloMessage,
    "act": ActMessage,
    "act_all": ActAllMessage,
    "plan": PlanMessage,
    "look": LookMessage,
    "chat": ChatMessage,
    "wait": WaitMessage,
    "pace": PaceMessage,
    "stand_in": StandInMessage,
    "resign": ResignMessage,
    "replace": ReplaceMessage,
    "pause": PauseMessage,
    "calendar": CalendarMessage,
    "phrase": PhraseMessage,
    "seal": SealMessage,
    "open": OpenMessage,
    "ping": PingMessage,
}


# --- WebSocket: server to client; ``n`` counts this viewer's messages ----------------------------


class Dice(msgspec.Struct):
    """What the dice follow from, as far as it may be known before the end."""

    #: SHA-256 of the server's secret.
    commitment: str
    #: SHA-256 of each seat's nonce ("": it has none of its own), once all are sealed.
    seals: list[str]
    #: The seats whose nonce has been opened.
    opened: list[int]
    #: The deals that came to nothing: which seats had not opened theirs.
    voids: list[list[int]]


class Welcome(msgspec.Struct):
    """Where one is. Sent first, and again when the table starts."""

    table: str
    seat: int | None
    game: str
    names: list[str]
    seats: list[SeatInfo]
    dice: Dice
    started: bool
    options: dict[str, Choice]
    board: str
    tempo: Tempo


class WelcomeMessage(msgspec.Struct):
    n: int
    welcome: Welcome


class ViewMessage(msgspec.Struct):
    """The sections that have changed."""

    n: int
    view: dict[str, msgspec.Raw]


class Log(msgspec.Struct):
    """What has happened, from event number ``from_`` on.

    ``link``: if everybody was told something, the link of the chain up to there, to be kept.
    """

    from_: int = msgspec.field(name="from")
    events: list[Event]
    link: str | None = None


class LogMessage(msgspec.Struct):
    n: int
    log: Log


class Talk(msgspec.Struct):
    """Something said, in words or by the key of a phrase; ``at`` is in seconds since 1970."""

    seat: int
    text: str
    at: float
    phrase: str = ""


class Chat(msgspec.Struct):
    from_: int = msgspec.field(name="from")
    lines: list[Talk]


class TalkMessage(msgspec.Struct):
    n: int
    chat: Chat


class SeatsMessage(msgspec.Struct):
    n: int
    seats: list[SeatInfo]


class DiceMessage(msgspec.Struct):
    """News of the dice, before the game begins."""

    n: int
    dice: Dice


class Clock(msgspec.Struct):
    """The time of the open window, in milliseconds, at the moment of telling.

    The same for all, but for what the viewer himself may do about it.
    """

    #: How long the window lasts, and how much of that is left.
    length: int
    left: int
    #: Somebody has stopped it: for so long yet, at most. 0: it runs.
    stopped: int
    #: Can this viewer stop it? Has he?
    may_stop: bool
    mine: bool


class ClockMessage(msgspec.Struct):
    """None: no clock is running."""

    n: int
    clock: Clock | None


class Asked(msgspec.Struct):
    """A person who is asked in the open: how much time is left until the default is taken, and how
    much of that is the bank."""

    seat: int
    left: int
    bank: int


class Times(msgspec.Struct):
    """How long people have, in milliseconds at the moment of telling. The same for all viewers."""

    asked: list[Asked]
    #: What is left of the time of a sealed question, for all alike. None: there is none.
    sealed: int | None
    #: False: time stands still (nobody is there, or the table is paused).
    runs: bool
    #: Until when the table is paused, in seconds since 1970. None: it is not.
    paused: float | None
    #: The seats that people play, and what is left in the bank of each.
    people: list[int]
    banks: list[int]
    #: How many of them are for a pause, or for the end of it.
    votes: int = 0


class TimesMessage(msgspec.Struct):
    """None: everybody may take as long as he likes."""

    n: int
    times: Times | None


class StoodIn(msgspec.Struct):
    """A bot plays for you; what it did begins with this event of your log."""

    from_: int = msgspec.field(name="from")


class StoodInMessage(msgspec.Struct):
    """None: you play yourself."""

    n: int
    stood_in: StoodIn | None


class TempoMessage(msgspec.Struct):
    n: int
    tempo: Tempo


class DoneMessage(msgspec.Struct):
    """Action ``done`` is carried out and stored."""

    n: int
    done: int


class Planned(msgspec.Struct):
    """The sections of the view that the arrangement changes; with ``more`` it can go on."""

    id: int
    more: bool
    view: dict[str, msgspec.Raw]


class PlannedMessage(msgspec.Struct):
    n: int
    planned: Planned


class Looked(msgspec.Struct):
    """What the seat could do where, by what it may know."""

    id: int
    prospects: list[Prospect]


class LookedMessage(msgspec.Struct):
    n: int
    looked: Looked


class Refusing(msgspec.Struct):
    """``id`` is None where the message had none that could be read."""

    id: int | None
    reason: Reason


class RefusedMessage(msgspec.Struct):
    """Nothing has changed."""

    n: int
    refused: Refusing


class End(msgspec.Struct):
    secret: str
    link: str


class EndMessage(msgspec.Struct):
    """The game is over: the secret behind the dice, and the last link of the chain."""

    n: int
    end: End


class PongMessage(msgspec.Struct):
    n: int
    pong: int


ServerMessage = (
    WelcomeMessage
    | ViewMessage
    | LogMessage
    | TalkMessage
    | SeatsMessage
    | DiceMessage
    | ClockMessage
    | TempoMessage
    | TimesMessage
    | StoodInMessage
    | DoneMessage
    | PlannedMessage
    | LookedMessage
    | RefusedMessage
    | EndMessage
    | PongMessage
)


class Unreadable(Exception):
    """Not a message of ours. ``id`` is the client's number for it, if it had one."""

    def __init__(self, detail: str, id: int | None = None) -> None:
        super().__init__(detail)
        self.detail = detail
        self.id = id


_parts = msgspec.json.Decoder(dict[str, msgspec.Raw])


def read(raw: str | bytes) -> ClientMessage:
    """What a client says."""
    number: int | None = None
    try:
        parts = _parts.decode(raw)
        if "id" in parts:
            number = msgspec.json.decode(parts["id"], type=Number)
        for name, kind in _CLIENT.items():
            if name in parts:
                return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(str(error), number) from None
    raise Unreadable(", ".join(sorted(_CLIENT)), number)
