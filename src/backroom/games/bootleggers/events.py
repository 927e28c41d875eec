"""What can happen in Bootleggers. What one thug card alone can do stands in the card's own file."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from backroom.engine.action import Seat
from backroom.engine.event import Dice, Event, Pick
from backroom.games.bootleggers.actions import Card, Count, House, Muscle, Still, Thug, Truck

Round = Annotated[int, msgspec.Meta(ge=1, le=12)]
Cash = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Crates = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Dock = Annotated[int, msgspec.Meta(ge=0, le=2)]
Picks = Annotated[tuple[Pick, ...], msgspec.Meta(max_length=12)]
Ending = Literal["fortune", "last-round", "agreed"]


# --- phase 1: muscle, wages, cards (B4) ----------------------------------------------------------


class RoundBegins(Event, frozen=True):
    """A round begins."""

    round: Round


class OnOffer(Event, frozen=True):
    """A men-of-action or truck card is turned up."""

    card: Card


class ShowsMuscle(Event, frozen=True):
    """A mobster's muscle card is revealed; told in muscle order."""

    mobster: Seat
    muscle: Muscle


class PaysWages(Event, frozen=True):
    """A mobster pays his drivers and his muscle."""

    mobster: Seat
    cash: Cash


class PaysWhatThereIs(PaysWages, frozen=True):
    """A mobster owes more than he has and pays all of it (B4.6)."""


class TakesCard(Event, frozen=True):
    """A mobster takes a card on offer."""

    mobster: Seat
    card: Card


class Recruits(Event, frozen=True):
    """Influence markers come from the supply into a back room."""

    mobster: Seat
    count: Count


class BuysTruck(Event, frozen=True):
    """A mobster buys a truck from the common stock."""

    mobster: Seat
    truck: Truck
    cash: Cash


class FindsNoTruck(Event, frozen=True):
    """No truck of the size is left, or it can't be paid."""

    mobster: Seat


class PutsDie(Event, frozen=True):
    """A die comes on a still."""

    mobster: Seat
    still: Still


class KeepsDie(Event, frozen=True):
    """A new die goes into the back room."""

    mobster: Seat


class StartsStill(Event, frozen=True):
    """A mobster starts a remote still."""

    mobster: Seat
    still: Still


class PutsImprovement(Event, frozen=True):
    """An improvement marker comes on a speakeasy."""

    mobster: Seat
    house: House


class KeepsImprovement(Event, frozen=True):
    """A new improvement marker goes into the back room."""

    mobster: Seat


class FindsNoImprovement(Event, frozen=True):
    """The common stock has no improvement marker left."""

    mobster: Seat


# --- phase 2: sending the boys (B5) --------------------------------------------------------------


class Declares(Event, frozen=True):
    """A mobster says where he is about to place a marker (B5.7)."""

    mobster: Seat
    house: House


class PreEmpts(Event, frozen=True):
    """A stronger mobster places there first."""

    mobster: Seat
    mobster_of: Seat
    house: House


class Places(Event, frozen=True):
    """An influence marker goes from a back room into a speakeasy."""

    mobster: Seat
    house: House


class LosesMarker(Event, frozen=True):
    """An influence marker leaves a speakeasy for its owner's supply."""

    mobster: Seat
    house: House


class Opens(Event, frozen=True):
    """A speakeasy has markers enough to open."""

    house: House


class Closes(Event, frozen=True):
    """A speakeasy is closed."""

    house: House


# --- phase 3: production (B6) --------------------------------------------------------------------


class StillStopped(Event, frozen=True):
    """A still makes nothing in this round."""

    mobster: Seat
    still: Still


class Spoiled(Event, frozen=True):
    """All that a still made is undrinkable."""

    mobster: Seat
    still: Still
    dice: Dice


class Makes(Event, frozen=True):
    """A still makes crates."""

    mobster: Seat
    still: Still
    dice: Dice
    crates: Crates


class CopperMoves(Event, frozen=True):
    """The copper moves to a mobster's family."""

    mobster: Seat


# --- phase 4: deals, loading, driving (B7) -------------------------------------------------------


class DoneDealing(Event, frozen=True):
    """A mobster has no more deals in mind."""

    mobster: Seat


class Loads(Event, frozen=True):
    """Crates go on a truck."""

    mobster: Seat
    truck: Truck
    crates: Crates


class Drives(Event, frozen=True):
    """A truck lines up at a dock."""

    mobster: Seat
    truck: Truck
    house: House
    crates: Crates
    dock: Dock


class Warehoused(Event, frozen=True):
    """Crates on no truck are kept for the next round."""

    mobster: Seat
    crates: Crates


class LosesCrates(Event, frozen=True):
    """Crates on no truck are lost."""

    mobster: Seat
    crates: Crates


# --- phase 5: what's the password? (B8) ----------------------------------------------------------


class RollsDemand(Event, frozen=True):
    """What a speakeasy will buy: the dice, and the crates they and improvements come to."""

    house: House
    dice: Dice
    crates: Crates


class StaysClosed(Event, frozen=True):
    """A speakeasy is closed when its turn comes."""

    house: House


class Allows(Event, frozen=True):
    """Whoever holds the public dock lets another mobster's trucks sell."""

    mobster: Seat
    mobster_other: Seat
    house: House


class TurnsAway(Event, frozen=True):
    """Whoever holds the public dock turns another mobster's trucks away."""

    mobster: Seat
    mobster_other: Seat
    house: House


class Sells(Event, frozen=True):
    """A house buys crates off a truck; ``mobster`` gets the money."""

    mobster: Seat
    house: House
    truck: Truck
    crates: Crates
    cash: Cash


class EarnsProfit(Event, frozen=True):
    """The controller's profit on all that his house bought."""

    mobster: Seat
    house: House
    cash: Cash


class Unsold(Event, frozen=True):
    """Crates that nobody bought are lost."""

    mobster: Seat
    truck: Truck
    crates: Crates


# --- phase 6: the long arm of the law (B9) -------------------------------------------------------


class AnnouncesCash(Event, frozen=True):
    """A mobster's cash is told to all."""

    mobster: Seat
    cash: Cash


class HelpedAsPoorest(Event, frozen=True):
    """The poorest mobster gets one more marker."""

    mobster: Seat
    count: Count


class Wins(Event, frozen=True):
    """The game is over."""

    mobster: Seat
    ending: Ending


# --- thug cards (B10) ----------------------------------------------------------------------------


class PlaysCard(Event, frozen=True):
    """A thug card is announced with all its choices; Investigation may still stop it."""

    plays: ClassVar[str] = "card"
    mobster: Seat
    card: Thug
    picks: Picks = ()


class AimedAtYou(Event, frozen=True):
    """A card that was just played names something of this seat's."""

    only: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat
    mobster: Seat
    card: Thug


class PaysForCard(Event, frozen=True):
    """What a card costs is paid."""

    mobster: Seat
    card: Thug
    cash: Cash


class Investigates(Event, frozen=True):
    """Investigation stops a card."""

    mobster: Seat
    mobster_of: Seat
    card: Thug


class DrawsThug(Event, frozen=True):
    """A thug card is drawn that the others do not see."""

    mobster: Seat


class DrawsThugUnseen(Event, frozen=True):
    """Which one it is."""

    only: ClassVar[tuple[str, ...]] = ("mobster",)
    mobster: Seat
    card: Thug


class LeavesOrder(Event, frozen=True):
    """An order to answer a card with Investigation."""

    only: ClassVar[tuple[str, ...]] = ("mobster",)
    mobster: Seat
    card: Thug


class DropsOrder(Event, frozen=True):
    """Such an order is taken back."""

    only: ClassVar[tuple[str, ...]] = ("mobster",)
    mobster: Seat
    card: Thug
