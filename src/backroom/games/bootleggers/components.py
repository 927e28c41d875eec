"""What is in the box (B1)."""

from __future__ import annotations

from typing import Final

MARKERS = 20  # B1.1
STARTING_CASH = 10  # B2.2

# --- Muscle cards (B1.2, B1.3) -------------------------------------------------------------------

MUSCLE_CARDS = 72
SUITS = 4
SUIT_SIZE = 18


def suit(muscle: int) -> int:
    """0 red, 1 green, 2 yellow, 3 blue."""
    return (muscle - 1) // SUIT_SIZE


def muscle_cost(muscle: int) -> int:
    if muscle <= 12:
        return 0
    if muscle <= 27:
        return 1
    if muscle <= 45:
        return 2
    if muscle <= 60:
        return 3
    return 4


# --- Cards that are taken, by kind (B1.4, B1.5) --------------------------------------------------
#
# A number is for ever: saves and the integers of actions hold it. A new card takes the next one,
# and no other moves. Names, copies and the deck: thugs/deck.py.

#: The newest rules. A card is dealt by the rules it came with and all later ones (``Thug.since``);
#: a game goes on by those it began with.
RULES: Final = 1

SINGLE_INFLUENCE, DOUBLE_INFLUENCE, SINGLE_STILL, DOUBLE_STILL, IMPROVEMENT = range(5)
SMALL_TRUCK_CARD, MEDIUM_TRUCK_CARD, LARGE_TRUCK_CARD = range(5, 8)

FIRST_THUG: Final = 10
VIGORISH: Final = 10
BIG_CITY_BOYS: Final = 11
BIG_PAYOFF: Final = 12
BIG_FAVOR: Final = 13
LITTLE_FAVOR: Final = 14
CITY_POLITICS: Final = 15
COPPER_IN_THE_HOUSE: Final = 16
DOUBLE_CROSS: Final = 17
UNION_BOSS: Final = 18
BUST_A_SHIPMENT: Final = 19
BUST_A_SPEAKEASY: Final = 20
INVESTIGATION: Final = 21
FREE_TRUCK: Final = 22
HIJACK: Final = 23
HIT: Final = 24
MOB_WAR: Final = 25
MOLL: Final = 26
PIGEON: Final = 27
MUSCLING_IN: Final = 28
OPPORTUNITY_KNOCKS: Final = 29
PACKING_HEAT: Final = 30
RECRUITING: Final = 31
SAFE_HOUSE: Final = 32
STATE_POLITICS: Final = 33
THIRSTY: Final = 34
TURF_WAR: Final = 35
WAREHOUSE: Final = 36
WINDFALL: Final = 37
WORD_OF_MOUTH: Final = 38
DIRTY_RAT: Final = 39


def is_thug(card: int) -> bool:
    return card >= FIRST_THUG


def is_truck_card(card: int) -> bool:
    return SMALL_TRUCK_CARD <= card <= LARGE_TRUCK_CARD


# --- Trucks (B1.5, B1.6) -------------------------------------------------------------------------

SMALL, MEDIUM, LARGE = range(3)
TRUCK_CARDS: Final[tuple[int, ...]] = (6, 5, 3)
CAPACITY: Final[tuple[int, ...]] = (4, 6, 9)
PRICE: Final[tuple[int, ...]] = (1, 1, 3)
WAGE: Final[tuple[int, ...]] = (1, 1, 2)
#: Trucks 0–11 are small, 12–16 medium, 17–19 large.
TRUCK_SIZES: Final[tuple[int, ...]] = (SMALL,) * 12 + (MEDIUM,) * 5 + (LARGE,) * 3
TRUCKS = 20


def capacity(truck: int) -> int:
    return CAPACITY[TRUCK_SIZES[truck]]


# --- Stills and improvements (B1.7, B1.8) --------------------------------------------------------

#: Stills 0–5 are the family stills of seats 0–5, 6–11 the remote ones.
FIRST_REMOTE = 6
STILLS = 12
SLOTS_PER_STILL = 4
IMPROVEMENT_MARKERS = 12

# --- Speakeasies (B1.10), smallest to largest ----------------------------------------------------

OMALLEYS, LILS, MOTHERS, BARLEYCORNS, MCCOY, VOLSTEAD = range(6)
HOUSES = 6
CIRCLES: Final[tuple[int, ...]] = (0, 5, 9, 11, 15, 17)
OPENS_AT: Final[tuple[int, ...]] = (0, 3, 4, 4, 8, 11)
IMPROVEMENT_SLOTS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)
DEMAND_DICE: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)


def in_play(house: int, seats: int) -> bool:
    return house != VOLSTEAD or seats == 6


def wholesale(house: int, seats: int) -> int:
    if house == OMALLEYS:
        return 1
    if house == VOLSTEAD or (house == MCCOY and seats < 6):
        return 3
    return 2


def profit(house: int, seats: int) -> int:
    if house == OMALLEYS:
        return 0
    return wholesale(house, seats) - 1
