"""Records are the truth of a table: who did what, what the dice said, and what that set off."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from backroom.engine.action import Action
from backroom.engine.event import Event


class Roll(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One outcome of chance: ``value`` out of ``sides`` (counted from 0), drawn from ``label``."""

    label: str
    sides: Annotated[int, msgspec.Meta(ge=1, le=1 << 32)]
    value: int


class Record(msgspec.Struct, frozen=True, gc=False):
    """One action and its outcomes. Replaying the rolls needs no random numbers.

    The events are told anew by a replay, so a save does not hold them.
    """

    seat: int
    action: Action
    rolls: tuple[Roll, ...]
    events: tuple[Event, ...]
    #: Undo does not go back behind this record: dice were rolled or something was shown.
    final: bool
    #: An aside, or something about a private offer or promise: nobody may notice it whom it does
    #: not concern, so it takes nobody's undo away, and nobody's undo takes it back.
    quiet: bool = False


class Begin(Action, frozen=True):
    """The set-up: the first record of every table."""


class Undo(Action, frozen=True):
    """Take the last action back."""

    finite: ClassVar[bool] = False


class Stop(Action, frozen=True):
    """All who play have agreed to stop here. No seat can say it: it stands under the first one's
    number, so that nothing shows who had asked for it."""

    finite: ClassVar[bool] = False


class EndsByAgreement(Event, frozen=True):
    """All who play want to stop: whoever leads has won."""


class Result(msgspec.Struct, frozen=True):
    """Who won, and how the game ended (the message is ``end-`` and this)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
