"""Registers thug cards that thugs/deck.py does not list yet."""

from __future__ import annotations

from importlib import import_module

from backroom.games.bootleggers.thugs.thug import THUGS

#: Module of the card, its class.
CARDS = (
    ("big_favor", "BigFavor"),
    ("bust_a_shipment", "BustAShipment"),
    ("city_politics", "CityPolitics"),
    ("copper_in_the_house", "CopperInTheHouse"),
    ("double_cross", "DoubleCross"),
    ("little_favor", "LittleFavor"),
    ("state_politics", "StatePolitics"),
    ("union_boss", "UnionBoss"),
    ("vigorish", "Vigorish"),
    ("bust_a_speakeasy", "BustASpeakeasy"),
    ("dirty_rat", "DirtyRat"),
    ("free_truck", "FreeTruck"),
    ("hit", "Hit"),
    ("mob_war", "MobWar"),
    ("moll", "Moll"),
    ("muscling_in", "MusclingIn"),
    ("opportunity_knocks", "OpportunityKnocks"),
    ("packing_heat", "PackingHeat"),
    ("pigeon", "Pigeon"),
    ("recruiting", "Recruiting"),
    ("safe_house", "SafeHouse"),
    ("thirsty", "Thirsty"),
    ("turf_war", "TurfWar"),
    ("warehouse", "Warehouse"),
    ("word_of_mouth", "WordOfMouth"),
)

for module, name in CARDS:
    try:
        thug = getattr(import_module(f"backroom.games.bootleggers.thugs.{module}"), name)()
    except ImportError:
        continue
    THUGS.setdefault(thug.card, thug)
