"""All the thug cards, in the order of the rules (B11), and the deck of which they are a part."""

from __future__ import annotations

from functools import cache

from backroom.engine.step import Step
from backroom.engine.tag import kebab
from backroom.games.bootleggers import components as box
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.state import Bootleggers
from backroom.games.bootleggers.thugs.big_city_boys import BigCityBoys
from backroom.games.bootleggers.thugs.big_favor import BigFavor
from backroom.games.bootleggers.thugs.big_payoff import BigPayoff
from backroom.games.bootleggers.thugs.bust_a_shipment import BustAShipment
from backroom.games.bootleggers.thugs.bust_a_speakeasy import BustASpeakeasy
from backroom.games.bootleggers.thugs.city_politics import CityPolitics
from backroom.games.bootleggers.thugs.copper_in_the_house import CopperInTheHouse
from backroom.games.bootleggers.thugs.dirty_rat import DirtyRat
from backroom.games.bootleggers.thugs.double_cross import DoubleCross
from backroom.games.bootleggers.thugs.free_truck import FreeTruck
from backroom.games.bootleggers.thugs.hijack import Hijack
from backroom.games.bootleggers.thugs.hit import Hit
from backroom.games.bootleggers.thugs.investigation import Investigation
from backroom.games.bootleggers.thugs.little_favor import LittleFavor
from backroom.games.bootleggers.thugs.mob_war import MobWar
from backroom.games.bootleggers.thugs.moll import Moll
from backroom.games.bootleggers.thugs.muscling_in import MusclingIn
from backroom.games.bootleggers.thugs.opportunity_knocks import OpportunityKnocks
from backroom.games.bootleggers.thugs.packing_heat import PackingHeat
from backroom.games.bootleggers.thugs.pigeon import Pigeon
from backroom.games.bootleggers.thugs.recruiting import Recruiting
from backroom.games.bootleggers.thugs.safe_house import SafeHouse
from backroom.games.bootleggers.thugs.state_politics import StatePolitics
from backroom.games.bootleggers.thugs.thirsty import Thirsty
from backroom.games.bootleggers.thugs.thug import THUGS, Thug
from backroom.games.bootleggers.thugs.turf_war import TurfWar
from backroom.games.bootleggers.thugs.union_boss import UnionBoss
from backroom.games.bootleggers.thugs.vigorish import Vigorish
from backroom.games.bootleggers.thugs.warehouse import Warehouse
from backroom.games.bootleggers.thugs.windfall import Windfall
from backroom.games.bootleggers.thugs.word_of_mouth import WordOfMouth

DECK: list[Thug] = [
    Vigorish(),
    BigCityBoys(),
    BigPayoff(),
    BigFavor(),
    LittleFavor(),
    CityPolitics(),
    CopperInTheHouse(),
    DoubleCross(),
    UnionBoss(),
    BustAShipment(),
    BustASpeakeasy(),
    Investigation(),
    FreeTruck(),
    Hijack(),
    Hit(),
    MobWar(),
    Moll(),
    Pigeon(),
    MusclingIn(),
    OpportunityKnocks(),
    PackingHeat(),
    Recruiting(),
    SafeHouse(),
    StatePolitics(),
    Thirsty(),
    TurfWar(),
    Warehouse(),
    Windfall(),
    WordOfMouth(),
    DirtyRat(),
]

for thug in DECK:
    THUGS[thug.card] = thug

#: What the cards alone can set off, ask, and put on the stack; what two of them share is here once.
EVENTS = tuple(dict.fromkeys(kind for thug in DECK for kind in thug.events))
QUESTIONS = tuple(dict.fromkeys(kind for thug in DECK for kind in thug.questions))
STEPS: tuple[type[Step[Bootleggers]], ...] = tuple(
    dict.fromkeys(kind for thug in DECK for kind in thug.steps)
)

#: What the cards are called in the catalogues (``card-moll``), by kind; a thug like its class.
CARD_NAMES: dict[int, str] = {
    box.SINGLE_INFLUENCE: "single-influence",
    box.DOUBLE_INFLUENCE: "double-influence",
    box.SINGLE_STILL: "single-still",
    box.DOUBLE_STILL: "double-still",
    box.IMPROVEMENT: "improvement",
    box.SMALL_TRUCK_CARD: "small-truck",
    box.MEDIUM_TRUCK_CARD: "medium-truck",
    box.LARGE_TRUCK_CARD: "large-truck",
    **{thug.card: kebab(type(thug).__name__) for thug in DECK},
}


def thug_cards(rules: int = box.RULES) -> list[int]:
    """The thug cards that are dealt by these rules, by number."""
    return sorted(card for card in THUGS if THUGS[card].since <= rules)


def is_dealt(options: Options, card: int) -> bool:
    """Is it a thug card of this table?"""
    return card in THUGS and THUGS[card].since <= options.rules


def action_deck(options: Options) -> list[int]:
    """How many of each kind (B1.4, B12.1)."""
    return list(_action_deck(options))


@cache
def _action_deck(options: Options) -> tuple[int, ...]:
    deck = [options.single_influence, 2, 9, 6, 8] + [0] * (max(THUGS) - box.IMPROVEMENT)
    for card, thug in THUGS.items():
        if thug.since <= options.rules:
            deck[card] = thug.copies
    while deck[-1] == 0:  # cards of later rules
        deck.pop()
    return tuple(deck)
