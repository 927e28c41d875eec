"""What all event cards have in common (K12): when they fit, on whom, and what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from backroom.engine.ask import Option, Question
from backroom.engine.event import Event
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import timing
from backroom.games.chicago.actions import Play
from backroom.games.chicago.components import NOBODY
from backroom.games.chicago.state import Chicago

#: What ``on`` names in the action that plays a card.
ON_NOBODY, ON_BOSS, ON_GANGSTER = range(3)


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard:
    """An event card."""

    card: ClassVar[int]
    rule: ClassVar[str]
    #: The rules it came with (components.py).
    since: ClassVar[int] = 1
    #: The moments at which it fits (timing.py).
    moments: ClassVar[tuple[int, ...]] = ()
    #: Of the moments of the trade phase, those at which one would play it, if at all: whoever is
    #: alone among bots is asked only there.
    best: ClassVar[tuple[int, ...]] = ()
    #: Whom it is played on.
    aims: ClassVar[int] = ON_NOBODY
    #: It answers something and needs no choice: it can be ordered in advance (K12.22).
    by_order: ClassVar[bool] = False
    #: What only this card sets off, asks, and puts on the stack.
    events: ClassVar[tuple[type[Event], ...]] = ()
    questions: ClassVar[tuple[type[Question], ...]] = ()
    steps: ClassVar[tuple[type[Step[Chicago]], ...]] = ()

    def __init__(self) -> None:
        #: What is looked at all the time, at hand: a class has to be asked for what it says of all.
        self.number, self.came, self.times = self.card, self.since, self.moments
        self.in_advance = self.by_order
        play, about = Play(self.card), {"event": self.card}
        #: What is answered with it, made once: it is played on nobody, or one can't for a reason.
        self.on_nobody = Option(play)
        self.while_frozen = Option(play, Reason("K12.6", "why-frozen", {**about}))
        self.not_now = Option(play, Reason(self.rule, "why-not-now", {**about}))
        self.no_target = Option(play, Reason(self.rule, "why-no-target", {**about}))

    def fits(self, state: Chicago, when: int) -> bool:
        """Is this one of its moments?"""
        return when in self.times

    def targets(self, state: Chicago, seat: int) -> list[int]:
        """On whom it can be played: rivals or gangsters; one NOBODY, if it needs no target."""
        if self.aims == ON_BOSS:
            return list(state.rivals(seat))
        return [NOBODY]

    def why_not(self, state: Chicago, seat: int, on: int) -> Reason | None:
        """Why it can't be played now (on this target). It rests on what all may know: who is
        asked in a window follows from it (K12.22)."""
        return None

    def has_target(self, state: Chicago, seat: int) -> bool:
        """Is there anybody on whom it can be played now?"""
        if self.aims == ON_NOBODY:
            return self.why_not(state, seat, NOBODY) is None
        for on in self.targets(state, seat):
            if self.why_not(state, seat, on) is None:
                return True
        return False

    def effect(self, state: Chicago, seat: int, on: int, moment: Moment) -> None:
        """What it does. The card lies on the discards."""
        raise NotImplementedError


#: The cards by their number, and those that may fit at a moment; each registers itself (deck.py).
EVENT_CARDS: Final[dict[int, EventCard]] = {}
FITTING: Final[dict[int, list[EventCard]]] = {when: [] for when in range(len(timing.NAMES))}


def register(event: EventCard) -> None:
    """From now on the card is known. Those that need no target are looked at first."""
    EVENT_CARDS[event.card] = event
    for when in event.moments:
        FITTING[when].append(event)
        FITTING[when].sort(key=_aims)


def _aims(event: EventCard) -> int:
    return event.aims
