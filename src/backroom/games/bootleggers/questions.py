"""What a mobster can be asked. What one thug card alone asks stands in the card's own file."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from backroom.engine.action import Seat
from backroom.engine.ask import Question
from backroom.games.bootleggers.actions import Card, Count, House, Still, Thug, Truck
from backroom.games.bootleggers.card_choice import CardChoice
from backroom.games.bootleggers.timing import Time

Crates = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Cash = Annotated[int, msgspec.Meta(ge=0, le=1000)]


#: In phase 5: has demand been rolled? Where demand is unlimited there is no roll (B8).
Rolled = Literal["not-yet", "rolled", "no-roll"]


class Muscle(Question, frozen=True):
    """Which muscle card? (B4.3)"""


class Take(Question, frozen=True):
    """Which card on offer? (B4.5)"""


class PlayOrKeep(Question, frozen=True):
    """Play a card that was just taken, or keep it? (B4.13)"""

    card: Card


class PutDie(Question, frozen=True):
    """Where does a new die go? (B4.9)"""

    count: Count


class PutImprovement(Question, frozen=True):
    """Where does a new improvement marker go? (B4.11)"""


class PlayFirst(Question, frozen=True):
    """Anything to play before one's own decision? (B10.4)"""


class Window(Question, frozen=True):
    """Anything to play now? (B10.1)"""

    when: Time
    #: Whose turn it is in phase 5, whether its demand has been rolled, and what it came to.
    house: House | None = None
    rolled: Rolled | None = None
    demand: Crates | None = None


class Investigation(Question, frozen=True):
    """Stop the card that was just announced? (B10.6)"""

    mobster: Seat
    card: Thug


class Place(Question, frozen=True):
    """Where does a marker go? (B5.1)"""

    count: Count


class PlaceNone(Question, frozen=True):
    """No marker is left to place: anything to play? (B5.1)"""


class PreEmpt(Question, frozen=True):
    """Place there first? (B5.7)"""

    mobster: Seat
    house: House


class PlaceMore(Question, frozen=True):
    """Further markers in the same house? (B5.7)"""

    house: House
    count: Count


class Deals(Question, frozen=True):
    """Any more deals? (B7.1)"""

    #: So many of the others haggle yet.
    count: Count = 1


class LoadDone(Question, frozen=True):
    """Is everything loaded? (B7.2)"""

    crates: Crates


class Load(Question, frozen=True):
    """How many crates on this truck? (B7.2)"""

    truck: Truck
    crates: Crates


class Drive(Question, frozen=True):
    """Which truck goes where? (B7.3)"""

    count: Count


class DriveNone(Question, frozen=True):
    """No truck is ready: anything to play? (B7.3)"""


class Send(Question, frozen=True):
    """Where does the hijacker's truck go? (B11.14)"""

    truck: Truck


class Allow(Question, frozen=True):
    """May this truck sell at the public dock? (B8.3)"""

    house: House
    truck: Truck
    mobster: Seat
    crates: Crates
    demand: Crates


class AllowAll(Allow, frozen=True):
    """May they all sell at the public dock? (B12.5)"""


class Orders(Question, frozen=True):
    """Which cards shall Investigation stop? (B10.5)"""


# --- the choices of a card (B11) -----------------------------------------------------------------


class ChooseAHouse(CardChoice, frozen=True):
    """Which speakeasy?"""


class ChooseAMobster(CardChoice, frozen=True):
    """Which mobster?"""


class PayUp(Question, frozen=True):
    """Pay the vigorish, or bear it? (B11.1)"""

    mobster: Seat
    still: Still
    cash: Cash
