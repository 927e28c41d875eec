"""All event cards: each registers itself by its number."""

from __future__ import annotations

from backroom.games.chicago.events.accident import Accident
from backroom.games.chicago.events.an_old_favor import AnOldFavor
from backroom.games.chicago.events.backstabbing import Backstabbing
from backroom.games.chicago.events.break_and_enter import BreakAndEnter
from backroom.games.chicago.events.burglary import Burglary
from backroom.games.chicago.events.dynamite import Dynamite
from backroom.games.chicago.events.election_day import ElectionDay
from backroom.games.chicago.events.event import EVENTS, Event
from backroom.games.chicago.events.first_aid import FirstAid
from backroom.games.chicago.events.friends_on_the_inside import FriendsOnTheInside
from backroom.games.chicago.events.getaway import Getaway
from backroom.games.chicago.events.horse_head import HorseHead
from backroom.games.chicago.events.massacre import Massacre
from backroom.games.chicago.events.out_of_gas import OutOfGas
from backroom.games.chicago.events.sneaking_out import SneakingOut
from backroom.games.chicago.events.still_standing import StillStanding
from backroom.games.chicago.events.streetwise import Streetwise
from backroom.games.chicago.events.the_feds import TheFeds
from backroom.games.chicago.events.the_pillow import ThePillow
from backroom.games.chicago.events.the_rat import TheRat
from backroom.games.chicago.events.weapons import Shotguns, Tommyguns

_ALL: tuple[type[Event], ...] = (
    Accident,
    AnOldFavor,
    Backstabbing,
    BreakAndEnter,
    Burglary,
    Dynamite,
    ElectionDay,
    FirstAid,
    FriendsOnTheInside,
    Getaway,
    HorseHead,
    Massacre,
    OutOfGas,
    SneakingOut,
    StillStanding,
    Streetwise,
    TheFeds,
    ThePillow,
    TheRat,
    Shotguns,
    Tommyguns,
)

for _kind in _ALL:
    EVENTS[_kind.card] = _kind()
