"""What a client is told over the socket; ``n`` counts this viewer's messages."""

from __future__ import annotations

import msgspec

from backroom.engine.action import Action
from backroom.engine.event import Event
from backroom.engine.message import Message, Reason
from backroom.engine.prospect import Prospect
from backroom.server.wire.http import SeatInfo, TalkRules, Tempo, Watching
from backroom.server.wire.values import Choice


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
    talk: TalkRules
    #: Can everybody sit down?
    public: bool
    #: The table where the same people play again; "": there is none.
    again: str
    watching: Watching = Watching()
    #: Over whose shoulder an onlooker looks.
    over: int | None = None
    #: A guided first game: its dice and cards are fixed.
    guided: bool = False
    #: A fork: the table whose finished game it goes on from ("": a file's); None: it is none.
    forked: str | None = None
    #: After so many records of that game.
    forked_at: int = 0


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


class Room(msgspec.Struct):
    """What is said among these seats, from line number ``from_`` of this room on."""

    seats: list[int]
    from_: int = msgspec.field(name="from")
    lines: list[Talk]


class RoomMessage(msgspec.Struct):
    """Only those hear it who are in the room; once the game is over perhaps all who played."""

    n: int
    room: Room


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
    #: Which.
    voted: list[int] = []
    #: For how long they want it to be: the shortest that one of them wishes.
    hours: int = 0


class TimesMessage(msgspec.Struct):
    """None: everybody may take as long as he likes."""

    n: int
    times: Times | None


class Ballot(msgspec.Struct):
    """Somebody wants to end the game here: for how long it is asked (in milliseconds), and what
    this seat has said to it; None: nothing yet."""

    left: int
    mine: bool | None


class BallotMessage(msgspec.Struct):
    """None: nobody asks (any more)."""

    n: int
    ballot: Ballot | None


class StoodIn(msgspec.Struct):
    """A bot plays for you; what it did begins with this event of your log."""

    from_: int = msgspec.field(name="from")


class StoodInMessage(msgspec.Struct):
    """None: you play yourself."""

    n: int
    stood_in: StoodIn | None


class AskedAgainMessage(msgspec.Struct):
    """This question was answered, and a deal has changed what the answer was about: it counts no
    more. None: it has been answered since, or is asked no longer."""

    n: int
    asked_again: str | None


class MissedMessage(msgspec.Struct):
    """The seat's time was up, and its last question was answered for it. False: it has answered
    since. Told to that seat alone."""

    n: int
    missed: bool


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


class Advised(msgspec.Struct, omit_defaults=True):
    """A step that a bot would take, and why; of a deal: no ``ask``, and without an action that
    none is worth it."""

    ask: str = ""
    action: Action | None = None
    why: list[Message] = []


class Hinted(msgspec.Struct, omit_defaults=True):
    """What a bot would answer to this question, and why, by what the seat may know; without an
    action: what is arranged is all that is asked for."""

    id: int
    ask: str = ""
    action: Action | None = None
    why: list[Message] = []
    #: Further parts of the same arrangement.
    then: list[Advised] = []
    #: The offer that it would take or make first, or what it thinks of the open ones.
    deal: Advised | None = None


class HintedMessage(msgspec.Struct):
    n: int
    hinted: Hinted


class Invited(msgspec.Struct):
    """A new link for a seat; ``link`` is its number, as in the seats."""

    id: int
    seat: int
    key: str
    link: int


class InvitedMessage(msgspec.Struct):
    n: int
    invited: Invited


class AgainMessage(msgspec.Struct):
    """The others want to play again, at this table. Your key opens your seat there, too."""

    n: int
    again: str


class OutMessage(msgspec.Struct):
    """You are at this table no longer, and why. It is the last message."""

    n: int
    out: Reason


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
    | RoomMessage
    | SeatsMessage
    | DiceMessage
    | ClockMessage
    | TempoMessage
    | TimesMessage
    | StoodInMessage
    | AskedAgainMessage
    | MissedMessage
    | BallotMessage
    | DoneMessage
    | PlannedMessage
    | LookedMessage
    | HintedMessage
    | InvitedMessage
    | AgainMessage
    | OutMessage
    | RefusedMessage
    | EndMessage
    | PongMessage
)
