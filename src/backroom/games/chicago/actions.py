"""What a boss can do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from backroom.engine.action import Action, ActionSet, Seat
from backroom.engine.deal import DEAL_ACTIONS
from backroom.engine.passing import Attend, Pass
from backroom.engine.record import Begin, Stop, Undo

Square = Annotated[int, msgspec.Meta(ge=0, le=399)]
Place = Annotated[int, msgspec.Meta(ge=0, le=25)]
Lot = Annotated[int, msgspec.Meta(ge=0, le=59)]
Territory = Annotated[int, msgspec.Meta(ge=0, le=99)]
Garage = Annotated[int, msgspec.Meta(ge=0, le=9)]
Business = Annotated[int, msgspec.Meta(ge=0, le=17)]
#: Cards by number (components.py). There is room: a new card moves the integer of no action.
Gangster = Annotated[int, msgspec.Meta(ge=0, le=79)]
EventCard = Annotated[int, msgspec.Meta(ge=80, le=119)]
KeptCard = Annotated[int, msgspec.Meta(ge=80, le=139)]
Contract = Annotated[int, msgspec.Meta(ge=120, le=139)]
Resource = Annotated[int, msgspec.Meta(ge=0, le=2)]
Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
#: Money on the table, counted in steps of $50.
Fifties = Annotated[int, msgspec.Meta(ge=1, le=2000)]
#: A business, the car (18) or a hiding place (19).
Spot = Annotated[int, msgspec.Meta(ge=0, le=19)]
#: Whom a card is played on: a boss or a gangster, as the card says; -1 is nobody.
On = Annotated[int, msgspec.Meta(ge=-1, le=79)]


class SettleIn(Action, frozen=True):
    """Put the starting gangster into the car or the business (K3.4)."""

    spot: Spot


class PickLot(Action, frozen=True):
    """Choose the starred square to start from (K3.3)."""

    lot: Lot


class RollDie(Action, frozen=True):
    """Roll for driving (K5.1)."""


class Stay(Action, frozen=True):
    """Do not drive."""


class Drive(Action, frozen=True):
    """Drive to a square (K5.1); farther than the die says, a driver shows himself."""

    square: Square


class TakeAll(Action, frozen=True):
    """Take all resources that lie on a place (K5.4)."""

    place: Place


class TakeSome(Action, frozen=True):
    """Take some of the resources on a place; how many of each is asked."""

    place: Place


class TakeCount(Action, frozen=True):
    """So many of a resource are to leave the place, in what is taken together."""

    supply: Resource
    count: Count


class Mark(Action, frozen=True):
    """Mark a territory, or take a rival's (K5.5)."""

    territory: Territory


class OpenBusiness(Action, frozen=True):
    """Open a business on an empty square (K5.7)."""

    business: Business
    lot: Lot


class StartContract(Action, frozen=True):
    contract: Contract


class CompleteContract(Action, frozen=True):
    contract: Contract


class Bet(Action, frozen=True):
    """What the Red Hot Tip is worth to you (K14.5)."""

    fifties: Fifties


class VisitBusiness(Action, frozen=True):
    """Move gangsters between the car and an own business (K5.10)."""

    business: Business


class Fetch(Action, frozen=True):
    """Fetch a gangster out of prison or hospital into the car (K5.10)."""

    gangster: Gangster


class Put(Action, frozen=True):
    """Put a gangster somewhere: a business, the car, or into hiding."""

    gangster: Gangster
    spot: Spot


class Done(Action, frozen=True):
    """Finished: moving gangsters, fetching, placing."""


class AttackCar(Action, frozen=True):
    boss: Seat


class AttackBusiness(Action, frozen=True):
    business: Business


class NoAction(Action, frozen=True):
    """Do nothing with the action."""


class EndTurn(Action, frozen=True):
    pass


class LookInCar(Action, frozen=True):
    """The Reporter looks into a car (K13.41)."""

    boss: Seat


class LookInBusiness(Action, frozen=True):
    """The Reporter looks into a business (K13.41)."""

    business: Business


class Play(Action, frozen=True):
    """Play an event card, on a boss or a gangster if it needs one."""

    card: EventCard
    on: On = -1


class Grab(Action, frozen=True):
    """Take one resource in a Burglary (K12.4)."""

    resource: Resource


class PoliceFirst(Action, frozen=True):
    """Move the police before the own car (K12.8)."""


class RollPolice(Action, frozen=True):
    """Roll for the police car (K7.1)."""


class DrivePolice(Action, frozen=True):
    square: Square


class RaidCar(Action, frozen=True):
    boss: Seat


class RaidBusiness(Action, frozen=True):
    business: Business


class CleanUp(Action, frozen=True):
    """The police clean a rival's territory (K7.4)."""

    territory: Territory


class ConfiscateAll(Action, frozen=True):
    """The police take all resources from a place (K7.5)."""

    place: Place


class ConfiscateSome(Action, frozen=True):
    place: Place


class NoPolice(Action, frozen=True):
    """The police do nothing more in this turn."""


class SlipOut(Action, frozen=True):
    """Thin Tim slips out of an attack, or not (K13.43)."""

    yes: bool


class Neutralize(Action, frozen=True):
    """John Doe's pick (K13.18)."""

    gangster: Gangster


class NoPick(Action, frozen=True):
    """John Doe picks nobody."""


class Lose(Action, frozen=True):
    """Who falls in a lost round of a shootout (K6.4)."""

    gangster: Gangster


class ChooseGarage(Action, frozen=True):
    """Of the nearest garages, the one for the beaten car (K6.7)."""

    garage: Garage


class Bid(Action, frozen=True):
    """Bid for a gangster or the badge (K8.4, K8.5)."""

    fifties: Fifties


class PassBid(Action, frozen=True):
    pass


class BidUpTo(Action, frozen=True):
    """In this auction, bid without being asked, up to this (K8.4, K8.5)."""

    fifties: Fifties


class DropLimit(Action, frozen=True):
    """Take that back: ask me."""


class StayOut(Action, frozen=True):
    """In this auction, pass without being asked, whatever is bid (K8.4, K8.5)."""


class ShowCash(Action, frozen=True):
    """Let all see one's money (K9.1)."""


class ShowGoods(Action, frozen=True):
    """Let all see one's resources (K9.1)."""


class ShowCard(Action, frozen=True):
    """Let all see a card of one's hand (K9.1)."""

    card: KeptCard


class ShowGangster(Action, frozen=True):
    """Let all see where a gangster sits (K9.1)."""

    gangster: Gangster


class LeaveOrder(Action, frozen=True):
    """Answer with this card as soon as it fits (K12.22)."""

    card: EventCard


class DropOrder(Action, frozen=True):
    """Take an order in advance back."""

    card: EventCard


ACTIONS = ActionSet(
    Begin,
    Stop,
    SettleIn,
    PickLot,
    RollDie,
    Stay,
    Drive,
    TakeAll,
    TakeSome,
    TakeCount,
    Mark,
    OpenBusiness,
    StartContract,
    CompleteContract,
    Bet,
    VisitBusiness,
    Fetch,
    Put,
    Done,
    AttackCar,
    AttackBusiness,
    NoAction,
    EndTurn,
    LookInCar,
    LookInBusiness,
    Play,
    Grab,
    PoliceFirst,
    RollPolice,
    DrivePolice,
    RaidCar,
    RaidBusiness,
    CleanUp,
    ConfiscateAll,
    ConfiscateSome,
    NoPolice,
    SlipOut,
    Neutralize,
    NoPick,
    Lose,
    ChooseGarage,
    Bid,
    PassBid,
    ShowCash,
    ShowGoods,
    ShowCard,
    ShowGangster,
    LeaveOrder,
    DropOrder,
    Pass,
    Attend,
    Undo,
    *DEAL_ACTIONS,
    BidUpTo,
    DropLimit,
    StayOut,
)
