"""What a client says over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.server.wire.holding import HOLDING, Holding, OverMessage
from backroom.server.wire.http import Calendar
from backroom.server.wire.values import (
    AskId,
    Chances,
    Hash,
    Key,
    Nonce,
    Number,
    Others,
    Pace,
    Parts,
    Said,
    SeatNumber,
    Things,
)


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


class HintMessage(msgspec.Struct, forbid_unknown_fields=True):
    """What would you do, with these parts arranged? For whoever sits alone with bots."""

    id: Number
    hint: Literal[True]
    parts: Parts = []


class ChatMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Words to the table, or to these others alone."""

    id: Number
    chat: Said
    to: Others = []


class WaitMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Stop the clock of the open window: let me think. False: it may run on."""

    id: Number
    wait: bool


class PaceMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host wants bots to take more or less time."""

    id: Number
    pace: Pace


class ChancesMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever is alone among bots wants to be asked when it counts, or at every chance."""

    id: Number
    chances: Chances


class EaseMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host gives everybody more time from now on: twice as much, or as much as they like."""

    id: Number
    ease: Literal["twice", "none"]


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
    replace: SeatNumber


class PauseMessage(msgspec.Struct, forbid_unknown_fields=True):
    """I am for a pause of so many hours; 0: for none, or for its end."""

    id: Number
    pause: Annotated[int, msgspec.Meta(ge=0, le=96)]


class StopMessage(msgspec.Struct, forbid_unknown_fields=True):
    """I am for ending the game here; False: I am not. Nobody else learns of it."""

    id: Number
    stop: bool


class CalendarMessage(msgspec.Struct, forbid_unknown_fields=True):
    """When I can't be expected to answer by mail."""

    id: Number
    calendar: Calendar


#: What a seat can want of who plays, and when.
Leave = (
    StandInMessage | ResignMessage | ReplaceMessage | PauseMessage | StopMessage | CalendarMessage
)


class GetUpMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Before the game: somebody else can have my seat."""

    id: Number
    get_up: Literal[True]


class SendAwayMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host, before the game: somebody else is to sit there."""

    id: Number
    send_away: SeatNumber


class InviteMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host, before the game: a new link for a seat that is free. The old one is dead then."""

    id: Number
    invite: SeatNumber


class FillMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host: bots sit down where nobody does, and the game begins."""

    id: Number
    fill: Literal[True]


class DeleteMessage(msgspec.Struct, forbid_unknown_fields=True):
    """The host: the table is to be gone, before the game or after it."""

    id: Number
    delete: Literal[True]


#: What is wanted of a table beside its game.
Gather = GetUpMessage | SendAwayMessage | InviteMessage | FillMessage | DeleteMessage


class PlayAgainMessage(msgspec.Struct, forbid_unknown_fields=True):
    """After the game: the same people, the same game, another table."""

    id: Number
    again: Literal[True]


class ReportMessage(msgspec.Struct, forbid_unknown_fields=True):
    """At a table for everybody: whoever runs the server is to look at this seat's name or words.
    Nobody at the table learns of it."""

    id: Number
    report: SeatNumber
    why: Literal["name", "insult", "threat", "spam"]


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
    to: Others = []


class LookingMessage(msgspec.Struct, forbid_unknown_fields=True):
    """Is my page in sight? Whoever sees it is not told by another way. Nobody else learns of it."""

    looking: bool


class PingMessage(msgspec.Struct, forbid_unknown_fields=True):
    ping: Number


ClientMessage = (
    HelloMessage
    | ActMessage
    | ActAllMessage
    | PlanMessage
    | LookMessage
    | HintMessage
    | ChatMessage
    | PhraseMessage
    | WaitMessage
    | PaceMessage
    | ChancesMessage
    | EaseMessage
    | StandInMessage
    | ResignMessage
    | ReplaceMessage
    | PauseMessage
    | StopMessage
    | CalendarMessage
    | GetUpMessage
    | SendAwayMessage
    | InviteMessage
    | FillMessage
    | DeleteMessage
    | PlayAgainMessage
    | ReportMessage
    | SealMessage
    | OpenMessage
    | LookingMessage
    | Holding
    | OverMessage
    | PingMessage
)
_CLIENT: dict[str, type[ClientMessage]] = {
    "hello": HelloMessage,
    "act": ActMessage,
    "act_all": ActAllMessage,
    "plan": PlanMessage,
    "look": LookMessage,
    "hint": HintMessage,
    "chat": ChatMessage,
    "wait": WaitMessage,
    "pace": PaceMessage,
    "chances": ChancesMessage,
    "ease": EaseMessage,
    "stand_in": StandInMessage,
    "resign": ResignMessage,
    "replace": ReplaceMessage,
    "pause": PauseMessage,
    "stop": StopMessage,
    "calendar": CalendarMessage,
    "get_up": GetUpMessage,
    "send_away": SendAwayMessage,
    "invite": InviteMessage,
    "fill": FillMessage,
    "delete": DeleteMessage,
    "again": PlayAgainMessage,
    "report": ReportMessage,
    "phrase": PhraseMessage,
    "seal": SealMessage,
    "open": OpenMessage,
    "looking": LookingMessage,
    **HOLDING,
    "over": OverMessage,
    "ping": PingMessage,
}


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
