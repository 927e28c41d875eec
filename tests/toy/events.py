"""What can happen in the cellar, and what is asked there."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from backroom.engine.action import Seat
from backroom.engine.ask import Question
from backroom.engine.event import Event
from tests.toy.pieces import Shelf

Cash = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Kind = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Draws(Event, frozen=True):
    """A card is drawn in secret."""

    seat: Seat


class Drawn(Event, frozen=True):
    """Which one it is."""

    only: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    card: Kind


class Drinks(Event, frozen=True):
    """The bottles of a shelf are drunk."""

    seat: Seat
    shelf: Shelf
    bottles: Cash


class Bids(Event, frozen=True):
    """A bid; nothing is a pass."""

    seat: Seat
    cash: Cash


class WinsAuction(Event, frozen=True):
    """The crate goes to the highest bid."""

    seat: Seat
    cash: Cash


class Stocks(Event, frozen=True):
    """A bottle comes on a shelf."""

    seat: Seat
    shelf: Shelf


class PlacesToken(Event, frozen=True):
    """A token is shown on a shelf."""

    seat: Seat
    shelf: Shelf


class Placing(Event, frozen=True):
    """The seat has put its tokens down, unseen."""

    only: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat


class PlaysTrick(Event, frozen=True):
    """A trick is announced."""

    plays: ClassVar[str] = "card"
    seat: Seat
    card: Kind
    target: Kind


class Aims(Event, frozen=True):
    """The shelf to be spilled is named."""

    seat: Seat
    shelf: Shelf


class KeepsTrick(Event, frozen=True):
    """The card is taken back after all."""

    seat: Seat


class Corks(Event, frozen=True):
    """A trick is stopped."""

    seat: Seat


class Robbed(Event, frozen=True):
    """Somebody was robbed of this much."""

    seat: Seat
    cash: Cash


class OrderLeft(Event, frozen=True):
    """An order in advance was left, or taken back."""

    only: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    on: bool


class AskBid(Question, frozen=True):
    """How much for the crate?"""


class AskStock(Question, frozen=True):
    """On which shelf?"""


class AskPlace(Question, frozen=True):
    """On which shelves?"""


class AskAim(Question, frozen=True):
    """Which shelf is spilled?"""


class AskTricks(Question, frozen=True):
    """Any tricks?"""


class AskCancel(Question, frozen=True):
    """Cork it?"""


class AskOrder(Question, frozen=True):
    """Cork the next trick against me?"""
