"""Events are what happened, as data: a die fell, a marker was placed, a bid was made.

A game declares each kind as a struct with bounded fields and says who may know of it. Log lines
are made of events by the catalogues (``story-`` and the event's tag); promises are judged,
statistics tallied and pieces moved on the screen by them. A record carries its events, but no
save holds them: a replay tells them anew.

The name of a field says what it is, as in a message (:mod:`backroom.engine.message`). A field
that holds several numbers is named by their plural: ``gangsters``; dice are ``dice``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, TypeVar, Union

import msgspec

from backroom.engine.action import Seat
from backroom.engine.tag import kebab

#: Dice as they fell.
Dice = Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...], msgspec.Meta(max_length=12)]
Seats = Annotated[tuple[Seat, ...], msgspec.Meta(max_length=6)]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=kebab):
    """Something that happened."""

    #: The fields that name the seats which may know of it; none: everybody may.
    only: ClassVar[tuple[str, ...]] = ()
    #: The field that names the card which was played; none: no card was.
    plays: ClassVar[str] = ""
    #: The field that names the seat which others do harm by it (:func:`harms`); none: nobody is.
    hits: ClassVar[str] = ""

    def known_to(self) -> tuple[int, ...] | None:
        """The seats that may know of it; None: everybody."""
        if not self.only:
            return None
        seats: set[int] = set()
        for name in self.only:
            value = getattr(self, name)
            if value is None:
                return None
            seats.update((value,) if isinstance(value, int) else value)
        return tuple(sorted(seats))

    def known_by(self, seat: int | None) -> bool:
        """May the seat know of it? None is a spectator."""
        if not self.only:
            return True
        seats = self.known_to()
        return seats is None or seat in seats

    def told(self) -> Event:
        """As those hear it who may know of it."""
        return self

    @property
    def hit(self) -> int | None:
        """Whom it harms; None: nobody."""
        return int(getattr(self, self.hits)) if self.hits else None

    @property
    def tag(self) -> str:
        return str(self.__struct_config__.tag)


E = TypeVar("E", bound=Event)


def harms(field: str) -> Callable[[type[E]], type[E]]:
    """Said above an event: the seat in this field is the one that others do harm by it."""

    def said(kind: type[E]) -> type[E]:
        kind.hits = field
        return kind

    return said


class Between(Event, frozen=True):
    """Something that is known to some seats, or to everybody (None), as the case may be.

    Nobody is told who else knows.
    """

    only: ClassVar[tuple[str, ...]] = ("between",)
    seat: Seat
    between: Seats | None

    def told(self) -> Event:
        return self if self.between is None else msgspec.structs.replace(self, between=None)


class Pick(msgspec.Struct, frozen=True):
    """Something that was chosen: a house, a truck, a number."""

    what: Annotated[str, msgspec.Meta(max_length=24, pattern="^[a-z_]+$")]
    number: Annotated[int, msgspec.Meta(ge=-1, le=1000)]


class EventSet:
    """All the events of a game, by their tags."""

    def __init__(self, *types: type[Event]) -> None:
        self.types = types
        self.by_tag = {str(kind.__struct_config__.tag): kind for kind in types}
        if len(self.by_tag) != len(types):
            raise TypeError("two events have the same tag")
        self._union: Any = Union[types]

    def convert(self, data: object) -> Event:
        """An event from plain data, its bounds checked."""
        event: Event = msgspec.convert(data, self._union)
        return event
