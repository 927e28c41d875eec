"""Answers that nothing forbids, made once (:mod:`backroom.engine.answers`).

``DRIVE[12]`` is "drive to square 12", wherever that is asked. What can't be done has its reason
with it and is made where it is asked.
"""

from __future__ import annotations

from typing import Final

from backroom.engine.answers import each, each_pair
from backroom.engine.ask import Option
from backroom.games.chicago.actions import (
    Bet,
    Bid,
    BidUpTo,
    Done,
    Drive,
    DrivePolice,
    DropOrder,
    EndTurn,
    LeaveOrder,
    NoAction,
    NoPolice,
    PassBid,
    PoliceFirst,
    Put,
    RollDie,
    RollPolice,
    ShowCard,
    ShowCash,
    ShowGangster,
    ShowGoods,
    Stay,
)
from backroom.games.chicago.components import FIRST_EVENT, FIRST_RESOURCE_CARD, HIDING

#: As many as the actions know (actions.py).
_SQUARES: Final = 400
_FIFTIES: Final = 2001

DONE: Final = Option(Done())
DROP_OUT: Final = Option(PassBid())
END_TURN: Final = Option(EndTurn())
NO_ACTION: Final = Option(NoAction())
NO_POLICE: Final = Option(NoPolice())
POLICE_FIRST: Final = Option(PoliceFirst())
ROLL_DIE: Final = Option(RollDie())
ROLL_POLICE: Final = Option(RollPolice())
SHOW_CASH: Final = Option(ShowCash())
SHOW_GOODS: Final = Option(ShowGoods())
STAY: Final = Option(Stay())

#: By the square, by the number of fifties.
DRIVE: Final = each(Drive, _SQUARES)
DRIVE_POLICE: Final = each(DrivePolice, _SQUARES)
BET: Final = each(Bet, _FIFTIES)
BID: Final = each(Bid, _FIFTIES)
BID_UP_TO: Final = each(BidUpTo, _FIFTIES)
#: By the card, by the gangster.
SHOW_CARD: Final = each(ShowCard, FIRST_RESOURCE_CARD)
LEAVE_ORDER: Final = each(LeaveOrder, FIRST_RESOURCE_CARD)
DROP_ORDER: Final = each(DropOrder, FIRST_RESOURCE_CARD)
SHOW_GANGSTER: Final = each(ShowGangster, FIRST_EVENT)
#: By the gangster and where he is to go: a business, the car, into hiding.
PUT: Final = each_pair(Put, FIRST_EVENT, HIDING + 1)
