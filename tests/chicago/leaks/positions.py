"""Positions of King of Chicago with something to hide."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from backroom.engine.chance import SampledChance
from backroom.engine.passing import THIS_PHASE, THIS_ROUND, Pass
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.chicago.actions import (
    AttackCar,
    Bid,
    BidUpTo,
    Done,
    Grab,
    LeaveOrder,
    LookInBusiness,
    Lose,
    PassBid,
    Play,
    Put,
    RollDie,
    SettleIn,
    Stay,
    VisitBusiness,
)
from backroom.games.chicago.components import (
    ACCIDENT,
    BURGLARY,
    CAR,
    FIRST_AID,
    FREE,
    FRIENDS_ON_THE_INSIDE,
    GETAWAY,
    HIDING,
    HORSE_HEAD,
    OUT_OF_GAS,
    SHOTGUNS,
    STILL_STANDING,
    THE_FEDS,
    TOMMYGUNS,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import (
    BUGS_BENNY,
    CHICKEN_JOE,
    DOUGH_BOY,
    KEN_EVIL,
    KNUCKLES,
    MAD_DOG_MOE,
    SPONGE,
    SWIFT_NICK,
    THE_REPORTER,
)
from backroom.games.chicago.options import Options
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.trade_phase import BEFORE_BRIBE, BEFORE_LOT, PLACE
from tests.chicago.given import Given


def window() -> Chicago:
    """Cards in hands; 1 has passed for the round, 2 wants to act, 3 has left an order and a
    standing pass, 0 is thinking."""
    given = Given(4).hand(0, THE_FEDS).hand(1, SHOTGUNS).hand(2, OUT_OF_GAS, ACCIDENT)
    given.hand(3, HORSE_HEAD, TOMMYGUNS).goods(1, 4, 2, 1).goods(2, 1, 5, 3).cash(2, 350)
    given.turn_of(0, window=True).act(1, Pass(THIS_ROUND)).act(2, Play(OUT_OF_GAS, 0))
    given.act(3, LeaveOrder(HORSE_HEAD))
    given.state.standing[3] = THIS_PHASE
    given.state.open_asks = None
    return given.state


def gangs() -> Chicago:
    """Gangsters face down in the car, at home, and one hides (there was no room for him); the
    Reporter of 1 has looked into the home of 2."""
    given = Given(3)
    given.gangster(1, THE_REPORTER, BUGS_BENNY).gangster(1, KNUCKLES, spot=given.home(1))
    given.gangster(2, CHICKEN_JOE, DOUGH_BOY).gangster(2, KEN_EVIL, SPONGE, spot=given.home(2))
    given.gangster(2, SWIFT_NICK, spot=HIDING)
    return given.turn_of(1).act(1, LookInBusiness(given.home(2))).state


def settling() -> Chicago:
    """Before the first roll 1 has put his gangster somewhere, the others are thinking."""
    table: AnyTable = Table(CHICAGO, Options(), 3, SampledChance(Random(4)))
    table.act(1, SettleIn(CAR))
    state: Chicago = table.state
    return state


def placing() -> Chicago:
    """1 has placed his gang otherwise than it sat and is done, 2 is at it."""
    given = Given(3)
    given.gangster(1, BUGS_BENNY, KNUCKLES).gangster(1, KEN_EVIL, spot=given.home(1))
    given.gangster(1, MAD_DOG_MOE, spot=FREE)
    given.gangster(2, CHICKEN_JOE, DOUGH_BOY, spot=FREE).gangster(0, SPONGE)
    given.trade(part=PLACE)
    given.act(1, Put(BUGS_BENNY, given.home(1)), Put(KEN_EVIL, CAR), Done())
    return given.act(2, Put(DOUGH_BOY, given.home(2))).state


def shifting() -> Chicago:
    """1 is at home and moves gangsters in and out: Knuckles and Ken Evil are to change places."""
    given = Given(3).gangster(1, KNUCKLES, BUGS_BENNY)
    given.gangster(1, KEN_EVIL, spot=given.home(1)).turn_of(1)
    given.act(1, Stay(), VisitBusiness(given.home(1)))
    return given.act(1, Put(KNUCKLES, given.home(1)), Put(KEN_EVIL, CAR)).state


def burgling() -> Chicago:
    """1 burgles 2 and has taken two things."""
    given = Given(4).hand(1, BURGLARY).goods(2, 3, 2, 2).goods(3, 2, 2, 1).goods(0, 1, 1, 1)
    given.turn_of(1).dice("burglary 1", 5)
    return given.act(1, Play(BURGLARY, 2), Grab(0), Grab(1)).state


def arming() -> Chicago:
    """1 attacks the car of 2; before the shootout 1 wants to play a card, 2 is thinking."""
    given = Given(3).hand(1, SHOTGUNS, FIRST_AID).hand(2, TOMMYGUNS, GETAWAY).hand(0, THE_FEDS)
    given.gangster(1, BUGS_BENNY).gangster(2, KNUCKLES, KEN_EVIL).car(2, given.boss(1).square)
    given.gangster(2, MAD_DOG_MOE, CHICKEN_JOE, spot=given.home(2)).turn_of(1)
    return given.act(1, Stay(), AttackCar(2)).act(1, Play(SHOTGUNS)).state


def wounded() -> Chicago:
    """A gangster of 1 is wounded: all know that 1 is asked for a card, and nothing else."""
    given = Given(3).hand(1, STILL_STANDING, FIRST_AID).hand(2, GETAWAY).hand(0, THE_FEDS)
    given.gangster(0, BUGS_BENNY).gangster(1, KNUCKLES, KEN_EVIL).car(1, given.boss(0).square)
    given.dice("shootout 0", 4).dice("shootout 1", 3).turn_of(0)
    return given.act(0, Stay(), AttackCar(1)).pass_all().act(1, Lose(KNUCKLES)).state


def after_the_roll() -> Chicago:
    """0 has rolled; 1 wants to act, 2 is thinking, 3 has nothing but the Reporter."""
    given = Given(4).hand(0, GETAWAY).hand(1, THE_FEDS, SHOTGUNS).hand(2, OUT_OF_GAS)
    given.gangster(3, THE_REPORTER).gangster(0, KNUCKLES).gangster(2, BUGS_BENNY, KEN_EVIL)
    given.turn_of(0).dice("drive 0", 3).act(0, RollDie())
    return given.act(1, Play(THE_FEDS)).state


def who_hides() -> Chicago:
    """Before the turn of 0: one of the gangsters of 1 hides face down, and it is the Reporter."""
    given = Given(3).gangster(1, THE_REPORTER, spot=HIDING).gangster(1, KNUCKLES, KEN_EVIL)
    given.gangster(0, SPONGE).gangster(2, BUGS_BENNY, DOUGH_BOY)
    return given.turn_of(0, window=True).state


def before_the_bribe() -> Chicago:
    """The trade phase: cards that fit any time and those that do not, and the Reporter of 2."""
    given = Given(3).hand(0, TOMMYGUNS).hand(1, OUT_OF_GAS, ACCIDENT).offer(MAD_DOG_MOE)
    given.in_prison(0, SWIFT_NICK).gangster(2, THE_REPORTER).gangster(1, KNUCKLES, SPONGE)
    given.trade(BEFORE_BRIBE, windows=True).act(1, Play(ACCIDENT, SWIFT_NICK))
    return given.state


def stalled() -> Chicago:
    """1 is out of gas and has a card: all know that it may be Friends on the Inside."""
    given = Given(3).hand(1, SHOTGUNS).hand(2, FRIENDS_ON_THE_INSIDE).gangster(1, KNUCKLES)
    given.boss(1).stalled = True
    return given.turn_of(1).state


def bidding() -> Chicago:
    """A lot runs: 1 has the highest bid, 0 and 2 have left word how far they go."""
    given = Given(4).offer(MAD_DOG_MOE).cash(2, 450).cash(3, 0).trade(BEFORE_LOT)
    given.act(0, BidUpTo(6)).act(2, BidUpTo(9))
    return given.act(0, PassBid()).act(1, Bid(3)).state


Position = Callable[[], Chicago]
POSITIONS: list[Position] = [
    *(window, gangs, settling, placing, shifting, burgling, arming, wounded),
    *(after_the_roll, who_hides, before_the_bribe, stalled, bidding),
]
