"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, NamedTuple

import msgspec
from mypy_extensions import mypyc_attr

from backroom.bots.memory import Memory
from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.game import Game
from backroom.engine.message import Message
from backroom.engine.seen import Seen


class Counsel(NamedTuple):
    """What a bot thinks of deals in somebody's place: an offer to take or to make, or none."""

    deal: Action | None
    reasons: list[Message]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers questions from what its seat may know: the view, the open offers, the ledger, and
    what a careful player could have counted along (``notes``, :meth:`Game.notes`)."""

    #: What a fresh memory is made of.
    remembers: ClassVar[type[Memory]] = Memory

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.memory = self.remembers()

    def recall(self, memory: bytes) -> None:
        """Go on with what was :meth:`kept`."""
        self.memory = msgspec.json.decode(memory, type=self.remembers)

    def kept(self) -> bytes:
        """The memory, to go on with another time."""
        return msgspec.json.encode(self.memory)

    def glance(self, asks: list[Ask], now: int) -> Action | None:
        """The answer, where the seat's questions and the round it is tell enough to give it, and no
        offer and no word concerns the seat: to :meth:`consider` the table and to :meth:`choose`
        would come to the same. None: it has to look at the table."""
        return None

    def choose(self, seen: Seen[Any], notes: list[int]) -> Action:
        """Answer one of the open questions. Some question of the seat is waiting."""
        raise NotImplementedError

    def consider(self, seen: Seen[Any], notes: list[int]) -> Action | None:
        """Unasked: make, accept or decline an offer, judge a promise, or leave it be."""
        return None

    def advise(self, seen: Seen[Any], notes: list[int]) -> Action:
        """What it would have a person answer: what it would itself, unless that would be tiresome
        for somebody who has to say it aloud, or is a habit of bots."""
        return self.choose(seen, notes)

    def sums_up(self, answer: Action) -> bool:
        """Does its reason for one part of an arrangement speak of the others, too?"""
        return False

    def counsel(self, seen: Seen[Any], notes: list[int]) -> Counsel:
        """Which of the open offers to take, or which offer to make; and what it thinks of those
        that should be left alone."""
        return Counsel(None, [])

    def why(self, seen: Seen[Any], notes: list[int], answer: Action) -> list[Message]:
        """What speaks for an answer that it has chosen, in a sentence or two, by what its seat may
        know. Only whoever wants to hear it asks: nobody else has to wait for words."""
        return []
