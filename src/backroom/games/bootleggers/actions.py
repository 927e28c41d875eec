"""What a mobster can do."""

from __future__ import annotations

from typing import Annotated

import msgspec

from backroom.engine.action import Action, ActionSet, Seat
from backroom.engine.deal import DEAL_ACTIONS
from backroom.engine.passing import Attend, Pass
from backroom.engine.record import Begin, Stop, Undo

House = Annotated[int, msgspec.Meta(ge=0, le=5)]
Truck = Annotated[int, msgspec.Meta(ge=0, le=19)]
Still = Annotated[int, msgspec.Meta(ge=0, le=11)]
#: Cards by kind (components.py). There is room: a new card moves the integer of no action.
Card = Annotated[int, msgspec.Meta(ge=0, le=99)]
Thug = Annotated[int, msgspec.Meta(ge=10, le=99)]
Muscle = Annotated[int, msgspec.Meta(ge=1, le=72)]
Crates = Annotated[int, msgspec.Meta(ge=0, le=9)]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Way = Annotated[int, msgspec.Meta(ge=0, le=1)]


class PickMuscle(Action, frozen=True):
    """Lay a muscle card face down (B4.3)."""

    muscle: Muscle


class Take(Action, frozen=True):
    """Take a card on offer (B4.5)."""

    card: Card


class PutDie(Action, frozen=True):
    """Put a die on an own still (B4.9, B4.15)."""

    still: Still


class KeepDie(Action, frozen=True):
    """Leave a new die in the back room."""


class StartStill(Action, frozen=True):
    """Start a remote still with a double still improvement (B4.10)."""


class PutImprovement(Action, frozen=True):
    """Put an improvement marker on a speakeasy (B4.11, B4.15)."""

    house: House


class KeepImprovement(Action, frozen=True):
    """Leave a new improvement marker in the back room."""


class Play(Action, frozen=True):
    """Play a thug card; its choices are asked one by one."""

    card: Thug


class KeepCard(Action, frozen=True):
    """Keep a thug card in the hand (B4.13)."""


class ChooseHouse(Action, frozen=True):
    house: House


class ChooseMobster(Action, frozen=True):
    mobster: Seat


class ChooseTruck(Action, frozen=True):
    truck: Truck


class ChooseStill(Action, frozen=True):
    still: Still


class ChooseCount(Action, frozen=True):
    count: Count


class ChooseWay(Action, frozen=True):
    """The one or the other thing a card can do."""

    way: Way


class NeverMind(Action, frozen=True):
    """Take a card back into the hand before it is announced."""


class Place(Action, frozen=True):
    """Put an influence marker on a speakeasy (B5.1)."""

    house: House


class PreEmpt(Action, frozen=True):
    """Place first, where a mobster with less muscle means to place (B5.7)."""

    house: House


class Load(Action, frozen=True):
    """Have this many crates on a truck (B7.2)."""

    truck: Truck
    crates: Crates


class Drive(Action, frozen=True):
    """Send a loaded truck to a speakeasy (B7.5)."""

    truck: Truck
    house: House


class Done(Action, frozen=True):
    """Finished: with dealing, placing, loading, driving."""


class Allow(Action, frozen=True):
    """Let a truck at the public dock sell, or not (B8.3)."""

    yes: bool


class PayUp(Action, frozen=True):
    """Pay what a card demands, or bear what it does (B11.1)."""

    yes: bool


class LeaveOrder(Action, frozen=True):
    """Answer with Investigation when this card is played: on me, or on anybody (B10.5)."""

    card: Thug
    anybody: bool


class DropOrder(Action, frozen=True):
    """Take an order in advance back."""

    card: Thug


ACTIONS = ActionSet(
    Begin,
    Stop,
    PickMuscle,
    Take,
    PutDie,
    KeepDie,
    StartStill,
    PutImprovement,
    KeepImprovement,
    Play,
    KeepCard,
    ChooseHouse,
    ChooseMobster,
    ChooseTruck,
    ChooseStill,
    ChooseCount,
    ChooseWay,
    NeverMind,
    Place,
    PreEmpt,
    Load,
    Drive,
    Done,
    Allow,
    PayUp,
    LeaveOrder,
    DropOrder,
    Pass,
    Attend,
    Undo,
    *DEAL_ACTIONS,
)
