"""Every answer there is, made once (:mod:`backroom.engine.answers`)."""

from __future__ import annotations

from typing import Final

from backroom.engine.answers import each, each_pair
from backroom.engine.ask import Option
from backroom.games.bootleggers.actions import (
    ChooseCount,
    ChooseHouse,
    ChooseMobster,
    ChooseStill,
    ChooseTruck,
    ChooseWay,
    Done,
    Drive,
    KeepCard,
    KeepDie,
    KeepImprovement,
    LeaveOrder,
    Load,
    NeverMind,
    PickMuscle,
    Place,
    Play,
    PutDie,
    PutImprovement,
    StartStill,
    Take,
)
from backroom.games.bootleggers.components import CAPACITY, HOUSES, MUSCLE_CARDS, STILLS, TRUCKS

_CARDS = 100
_SEATS = 6
_COUNTS = 21

PICK_MUSCLE: Final = each(PickMuscle, MUSCLE_CARDS + 1)
TAKE: Final = each(Take, _CARDS)
PLAY: Final = each(Play, _CARDS)
PUT_DIE: Final = each(PutDie, STILLS)
PUT_IMPROVEMENT: Final = each(PutImprovement, HOUSES)
#: By the card, and whether it is to be answered whomever it hits.
LEAVE_ORDER: Final = tuple(
    [(Option(LeaveOrder(card, False)), Option(LeaveOrder(card, True))) for card in range(_CARDS)]
)
PLACE: Final = each(Place, HOUSES)
LOAD: Final = each_pair(Load, TRUCKS, max(CAPACITY) + 1)
DRIVE: Final = each_pair(Drive, TRUCKS, HOUSES)

CHOOSE_HOUSE: Final = each(ChooseHouse, HOUSES)
CHOOSE_MOBSTER: Final = each(ChooseMobster, _SEATS)
CHOOSE_TRUCK: Final = each(ChooseTruck, TRUCKS)
CHOOSE_STILL: Final = each(ChooseStill, STILLS)
CHOOSE_COUNT: Final = each(ChooseCount, _COUNTS)
CHOOSE_WAY: Final = each(ChooseWay, 2)

DONE: Final = Option(Done())
KEEP_CARD: Final = Option(KeepCard())
KEEP_DIE: Final = Option(KeepDie())
KEEP_IMPROVEMENT: Final = Option(KeepImprovement())
START_STILL: Final = Option(StartStill())
NEVER_MIND: Final = Option(NeverMind())
