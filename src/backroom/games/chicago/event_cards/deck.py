"""All event cards: each registers itself by its number."""

from __future__ import annotations

from backroom.engine.tag import kebab
from backroom.games.chicago.event_cards.accident import Accident
from backroom.games.chicago.event_cards.an_old_favor import AnOldFavor
from backroom.games.chicago.event_cards.backstabbing import Backstabbing
from backroom.games.chicago.event_cards.break_and_enter import BreakAndEnter
from backroom.games.chicago.event_cards.burglary import Burglary
from backroom.games.chicago.event_cards.dynamite import Dynamite
from backroom.games.chicago.event_cards.election_day import ElectionDay
from backroom.games.chicago.event_cards.event_card import EventCard, register
from backroom.games.chicago.event_cards.first_aid import FirstAid
from backroom.games.chicago.event_cards.friends_on_the_inside import FriendsOnTheInside
from backroom.games.chicago.event_cards.getaway import Getaway
from backroom.games.chicago.event_cards.horse_head import HorseHead
from backroom.games.chicago.event_cards.massacre import Massacre
from backroom.games.chicago.event_cards.out_of_gas import OutOfGas
from backroom.games.chicago.event_cards.sneaking_out import SneakingOut
from backroom.games.chicago.event_cards.still_standing import StillStanding
from backroom.games.chicago.event_cards.streetwise import Streetwise
from backroom.games.chicago.event_cards.the_feds import TheFeds
from backroom.games.chicago.event_cards.the_pillow import ThePillow
from backroom.games.chicago.event_cards.the_rat import TheRat
from backroom.games.chicago.event_cards.weapons import Shotguns, Tommyguns

DECK: tuple[type[EventCard], ...] = (
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

for _kind in DECK:
    register(_kind())

#: What single cards set off, ask, and put on the stack.
CARD_EVENTS = tuple([kind for card in DECK for kind in card.events])
CARD_QUESTIONS = tuple([kind for card in DECK for kind in card.questions])
CARD_STEPS = tuple([kind for card in DECK for kind in card.steps])

#: What the cards are called in the catalogues (``event-getaway``), by number; like their class.
EVENT_NAMES: dict[int, str] = {card.card: kebab(card.__name__) for card in DECK}
