"""What is in the box (B1)."""

from __future__ import annotations

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


# --- Men-of-action cards (B1.4), by kind ---------------------------------------------------------

SINGLE_INFLUENCE, DOUBLE_INFLUENCE, SINGLE_STILL, DOUBLE_STILL, IMPROVEMENT = range(5)

# The thug cards, in the order of B11.1 to B11.30.
(
    VIGORISH,
    BIG_CITY_BOYS,
    BIG_PAYOFF,
    BIG_FAVOR,
    LITTLE_FAVOR,
    CITY_POLITICS,
    COPPER_IN_THE_HOUSE,
    DOUBLE_CROSS,
    UNION_BOSS,
    BUST_A_SHIPMENT,
    BUST_A_SPEAKEASY,
    INVESTIGATION,
    FREE_TRUCK,
    HIJACK,
    HIT,
    MOB_WAR,
    MOLL,
    PIGEON,
    MUSCLING_IN,
    OPPORTUNITY_KNOCKS,
    PACKING_HEAT,
    RECRUITING,
    SAFE_HOUSE,
    STATE_POLITICS,
    THIRSTY,
    TURF_WAR,
    WAREHOUSE,
    WINDFALL,
    WORD_OF_MOUTH,
    DIRTY_RAT,
) = range(5, 35)

FIRST_THUG, LAST_THUG = VIGORISH, DIRTY_RAT
ACTION_KINDS = LAST_THUG + 1

# Truck cards (B1.5) are taken like the others, so they have kinds of their own.
SMALL_TRUCK_CARD, MEDIUM_TRUCK_CARD, LARGE_TRUCK_CARD = 35, 36, 37
CARD_KINDS = 38


def is_thug(card: int) -> bool:
    return FIRST_THUG <= card <= LAST_THUG


def is_truck_card(card: int) -> bool:
    return card >= SMALL_TRUCK_CARD


CARD_NAMES = (
    "single-influence",
    "double-influence",
    "single-still",
    "double-still",
    "improvement",
    "vigorish",
    "big-city-boys",
    "big-payoff",
    "big-favor",
    "little-favor",
    "city-politics",
    "copper-in-the-house",
    "double-cross",
    "union-boss",
    "bust-a-shipment",
    "bust-a-speakeasy",
    "investigation",
    "free-truck",
    "hijack",
    "hit",
    "mob-war",
    "moll",
    "pigeon",
    "muscling-in",
    "opportunity-knocks",
    "packing-heat",
    "recruiting",
    "safe-house",
    "state-politics",
    "thirsty",
    "turf-war",
    "warehouse",
    "windfall",
    "word-of-mouth",
    "dirty-rat",
    "small-truck",
    "medium-truck",
    "large-truck",
)


def action_deck(single_influence: int) -> list[int]:
    """How many of each kind (B1.4, B12.1)."""
    deck = [single_influence, 2, 9, 6, 8] + [1] * (LAST_THUG - FIRST_THUG + 1)
    for card in (BUST_A_SHIPMENT, HIT, RECRUITING):
        deck[card] = 2
    return deck


# --- Trucks (B1.5, B1.6) -------------------------------------------------------------------------

SMALL, MEDIUM, LARGE = range(3)
TRUCK_CARDS = (6, 5, 3)
CAPACITY = (4, 6, 9)
PRICE = (1, 1, 3)
WAGE = (1, 1, 2)
#: Trucks 0–11 are small, 12–16 medium, 17–19 large.
TRUCK_SIZES = (SMALL,) * 12 + (MEDIUM,) * 5 + (LARGE,) * 3
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
CIRCLES = (0, 5, 9, 11, 15, 17)
OPENS_AT = (0, 3, 4, 4, 8, 11)
IMPROVEMENT_SLOTS = (0, 1, 2, 3, 4, 5)
DEMAND_DICE = (0, 1, 2, 3, 4, 5)


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
