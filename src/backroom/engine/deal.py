"""Deals and promises: offers stand beside the questions, goods settle at once or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar, Literal

import msgspec

from backroom.engine.action import Action, Seat
from backroom.engine.event import Between, Event, Seats
from backroom.engine.message import Refusal
from backroom.engine.record import EndsByAgreement

Text = Annotated[str, msgspec.Meta(max_length=200)]
#: A line of words that comes with an offer.
Line = Annotated[str, msgspec.Meta(max_length=120)]
Count = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Name = Annotated[str, msgspec.Meta(max_length=24, pattern="^[a-z-]+$")]
Small = Annotated[int, msgspec.Meta(ge=-1, le=1000)]
#: Of an offer; -1 is none.
Number = Annotated[int, msgspec.Meta(ge=-1, le=(1 << 31) - 1)]

#: By the clock; a week at most.
Minutes = Annotated[int, msgspec.Meta(ge=0, le=10_080)]

#: A promise in words only; its parties judge it.
WORD = "word"
#: So many offers of one seat may lie on the table at a time.
MOST_OPEN = 12
#: So many promises a seat may give in a game: everybody keeps the whole ledger in sight.
MOST_WORDS = 100
#: A promise between others, of which a seat may know no more than that there is one.
PRIVATE = "private"


class Good(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that changes hands: ``count`` of a kind, or the one ``item`` of it."""

    kind: Name
    item: Small = 0
    count: Count = 1


class Promise(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word given. The engine judges the kinds a game knows; *word* is judged by its parties."""

    kind: Name
    by: Seat
    to: Seat
    #: What it is about, e.g. the house; each game says what its kinds need.
    about: Small = 0
    #: The last round in which it binds.
    until: Small = 0
    text: Text = ""

    @property
    def parties(self) -> tuple[int, int]:
        return (self.by, self.to)


Goods = Annotated[tuple[Good, ...], msgspec.Meta(max_length=20)]
Promises = Annotated[tuple[Promise, ...], msgspec.Meta(max_length=5)]


class MakeOffer(Action, frozen=True, omit_defaults=True):
    """Offer a deal. Any one of ``to`` may accept. ``counter`` names the offer it answers."""

    finite: ClassVar[bool] = False
    to: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=5)]
    give: Goods = ()
    take: Goods = ()
    promises: Promises = ()
    counter: Number = -1
    #: What is said with it, to those it is made to. Nobody judges it.
    words: Line = ""
    #: How long it stands: as long as its step, the question that is open now, or the round.
    lasts: Literal["", "question", "round"] = ""
    #: No longer than so many minutes by the clock (0: as long as it may), which whoever has one
    #: makes a time of: in seconds since 1970.
    minutes: Minutes = 0
    until: Annotated[int, msgspec.Meta(ge=0, le=1 << 40)] = 0

    @property
    def asks(self) -> bool:
        """Does it want anything of those it is made to? Else it is a gift, or pays a debt."""
        return bool(self.take or self.promises)


class AcceptOffer(Action, frozen=True):
    finite: ClassVar[bool] = False
    offer: Annotated[int, msgspec.Meta(ge=0)]


class DeclineOffer(Action, frozen=True):
    finite: ClassVar[bool] = False
    offer: Annotated[int, msgspec.Meta(ge=0)]


class WithdrawOffer(Action, frozen=True):
    finite: ClassVar[bool] = False
    offer: Annotated[int, msgspec.Meta(ge=0)]


class JudgePromise(Action, frozen=True):
    """The one to whom a word was given says whether it was kept."""

    finite: ClassVar[bool] = False
    promise: Annotated[int, msgspec.Meta(ge=0)]
    kept: bool


class StopTrading(Action, frozen=True):
    """Be asked for nothing until the round is over, or take that back."""

    finite: ClassVar[bool] = False
    stop: bool


class LapseOffer(Action, frozen=True):
    """The time of the seat's own offer has passed. Whoever has a clock says it, and nobody else."""

    finite: ClassVar[bool] = False
    offer: Annotated[int, msgspec.Meta(ge=0)]


DEAL_ACTIONS = (
    *(MakeOffer, AcceptOffer, DeclineOffer, WithdrawOffer, JudgePromise, StopTrading),
    LapseOffer,
)

Verdict = Literal["open", "kept", "broken"]


class Offer(msgspec.Struct, frozen=True):
    """An open offer."""

    id: int
    by: int
    terms: MakeOffer
    #: The step in which it was made: it lapses with it, unless its maker wants it otherwise.
    step: str
    #: Who has said no.
    declined: tuple[int, ...] = ()

    @property
    def parties(self) -> tuple[int, ...]:
        return (self.by, *self.terms.to)


class Deal(msgspec.Struct, frozen=True):
    """An offer and the seat that accepts it: what changes hands, both ways."""

    by: int
    with_: int
    give: tuple[Good, ...]
    take: tuple[Good, ...]
    promises: tuple[Promise, ...]

    @property
    def parties(self) -> tuple[int, int]:
        return (self.by, self.with_)


class Lack(msgspec.Struct, frozen=True):
    """Why an offer can't be kept: what a seat has no more. No goods: it may not deal at all."""

    seat: int
    goods: tuple[Good, ...] = ()
    #: Only the seat itself knows it.
    secret: bool = False


def why_it_lapses(
    seat: int, terms: MakeOffer, lack: Callable[[int, tuple[Good, ...]], Lack | None]
) -> Lack | None:
    """Why nobody can accept the seat's offer any more: it must have what it gives, and one of the
    others what it takes, as far as ``lack`` knows. None: somebody can."""
    own = lack(seat, terms.give)
    if own is not None:
        return own
    found = [lack(other, terms.take) for other in terms.to]
    return None if None in found else found[0]


def first_missing(
    goods: tuple[Good, ...], check: Callable[[tuple[Good, ...]], None]
) -> tuple[Good, ...]:
    """The first of these goods that can't be handed over with those before it; ``check`` refuses
    what can't be. Nothing: all of them can."""
    try:
        check(goods)
    except Refusal:
        for some in range(1, len(goods)):
            try:
                check(goods[:some])
            except Refusal:
                return goods[some - 1 : some]
        return goods[-1:]
    return ()


class Entry(msgspec.Struct, frozen=True):
    """A promise in the ledger."""

    id: int
    promise: Promise
    verdict: Verdict = "open"

    def veiled(self) -> Entry:
        """As others see it where deals are private: a verdict could give the promise away."""
        return Entry(self.id, Promise(PRIVATE, self.promise.by, self.promise.to))


class Tradable(msgspec.Struct, frozen=True):
    """Something a seat could name in an offer now, up to ``most`` of it (None: nobody knows)."""

    kind: str
    item: int = 0
    most: int | None = 1
    #: It changes hands in steps of so many.
    step: int = 1


# --- what is told about them ---------------------------------------------------------------------


class OfferMade(Between, frozen=True):
    """An offer, with both sides' goods and promises."""

    to: Seats
    give: Goods = ()
    take: Goods = ()
    promises: Promises = ()
    words: Line = ""


class OfferDeclined(Between, frozen=True):
    """Somebody said no to an offer."""

    seat_by: Seat


class OfferWithdrawn(Between, frozen=True):
    """An offer was taken back by its maker."""


class OfferLapsed(Between, frozen=True):
    """An offer can be accepted no longer. ``over``: its time has passed; else it can't be kept."""

    #: Whom it was made to.
    seats: Seats
    over: bool = False


class OfferLacks(Between, frozen=True):
    """Why an offer can't be kept, for those whom it concerns: what is missing, and whose it was.

    No goods: that seat may not deal now.
    """

    seat_of: Seat
    goods: Goods = ()


class DealStruck(Event, frozen=True):
    """Two seats struck a deal: that much everybody knows."""

    seat: Seat
    seat_with: Seat


class DealMade(Between, frozen=True):
    """What changed hands in a deal, and what was promised."""

    seat_with: Seat
    give: Goods = ()
    take: Goods = ()
    promises: Promises = ()


class PromiseKept(Between, frozen=True):
    """A word was kept."""

    seat_to: Seat


class PromiseBroken(Between, frozen=True):
    """A word was broken."""

    seat_to: Seat


class StopsTrading(Event, frozen=True):
    """Somebody wants no offers until the round is over (``stop``), or deals again."""

    seat: Seat
    stop: bool


Kinds = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z-]+$")], ...],
    msgspec.Meta(max_length=200),
]


class TakenBack(Between, frozen=True):
    """The last action was taken back; only those hear of it who had noticed the action."""

    #: The kinds of all that everybody was told of it and that is not so any longer.
    kinds: Kinds = ()


#: What can happen in every game.
SHARED_EVENTS: tuple[type[Event], ...] = (
    *(OfferMade, OfferDeclined, OfferWithdrawn, OfferLapsed, OfferLacks, DealStruck, DealMade),
    *(PromiseKept, PromiseBroken, StopsTrading, TakenBack, EndsByAgreement),
)
