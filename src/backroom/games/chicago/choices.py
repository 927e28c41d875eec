"""Answers that nothing forbids, made once.

An option never changes, so all questions share it: ``DRIVE[12]`` is "drive to square 12", wherever
that is asked. What can't be done has its reason with it and is made where it is asked.
"""

from __future__ import annotations

from typing import Final

from backroom.engine.ask import Option
from backroom.games.chicago.actions import (
    Bet,
    Bid,
    BidUpTo,
    Done,
    Drive,
    DrivePolice,
    EndTurn,
    NoAction,
    NoPolice,
    PassBid,
    PoliceFirst,
    Put,
    RollDie,
    RollPolice,
    Stay,
)
from backroom.games.chicago.components import FIRST_EVENT, HIDING

#: As many as the actions know (actions.py).
_SQUARES: Final = range(400)
_FIFTIES: Final = range(2001)

DONE: Final = Option(Done())
DROP_OUT: Final = Option(PassBid())
END_TURN: Final = Option(EndTurn())
NO_ACTION: Final = Option(NoAction())
NO_POLICE: Final = Option(NoPolice())
POLICE_FIRST: Final = Option(PoliceFirst())
ROLL_DIE: Final = Option(RollDie())
ROLL_POLICE: Final = Option(RollPolice())
STAY: Final = Option(Stay())

#: By the square, by the number of fifties.
DRIVE: Final = tuple([Option(Drive(square)) for square in _SQUARES])
DRIVE_POLICE: Final = tuple([Option(DrivePolice(square)) for square in _SQUARES])
BET: Final = tuple([Option(Bet(fifties)) for fifties in _FIFTIES])
BID: Final = tuple([Option(Bid(fifties)) for fifties in _FIFTIES])
BID_UP_TO: Final = tuple([Option(BidUpTo(fifties)) for fifties in _FIFTIES])
#: By the gangster and where he is to go: a business, the car, into hiding.
PUT: Final = tuple(
    [tuple([Option(Put(g, spot)) for spot in range(HIDING + 1)]) for g in range(FIRST_EVENT)]
)
