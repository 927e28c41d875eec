"""All the thug cards, in the order of B11.1 to B11.30."""

from __future__ import annotations

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

#: What the cards alone can set off and ask; what two of them share is here once.
EVENTS = tuple(dict.fromkeys(kind for thug in DECK for kind in thug.events))
QUESTIONS = tuple(dict.fromkeys(kind for thug in DECK for kind in thug.questions))
