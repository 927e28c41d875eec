"""What is in the box: resources, businesses, cards and where they go (K2)."""

from __future__ import annotations

from typing import Final

NOBODY = -1
NOTHING = -1
OUT = -1  # of an auction: no limit, but not a dollar

#: Resources (K2.3).
BOOZE, GIRLS, HENCHMEN = range(3)
RESOURCES = 3
STOCK = 40

#: Businesses: kinds and sizes (K2.2).
BAR, CASINO, BROTHEL = range(3)
KINDS = 3
SMALL, MEDIUM, LARGE = range(3)
BUSINESSES = 18
_SMALL_ONES, _MEDIUM_ONES = 9, 6

MOST_SEATS = 6  # K1.1
MARKERS = 15  # territory markers a boss has (K2.1)
STARTING_CASH = 1000  # K3.1
GOAL = 10  # victory points (K1.2)
ROUNDS = 4  # action rounds in a game turn (K4.1)
TRADE = 5  # what follows them
SEATS = 3  # in a car or a business (K5.11)
STEP = 50  # money is in steps of $50
TERRITORY_PRICE = 100  # to take a rival's (K5.5)
POLICE_BONUS = 2  # the police drive so much farther (K7.1)

#: Where a gangster is. Below 18 it is a business; the rest are these.
CAR, HIDING, FREE, PRISON, HOSPITAL, CEMETERY, OFFER, DECK, UNKNOWN = range(18, 27)

#: The named places, in the order of every board (board.py).
PLACES = 26
(
    PAWN_SHOP,
    TAILOR,
    LAWYER,
    TOBACCO_TRADE,
    MUSEUM,
    BOXING_CLUB,
    WHARF,
    DOCKS,
    RANDOLPH_STATION,
    LASALLE_STATION,
    LABORERS_UNION,
    TEAMSTERS,
    BARBER,
    POST_OFFICE,
    REPUBLICAN_HQ,
    DEMOCRAT_HQ,
    ACCOUNTANT,
    COURTHOUSE,
    FIRST_NATIONAL_BANK,
    BOOKIE,
    RACE_TRACK,
    FLORIST,
    BUTCHER,
    DRY_CLEANER,
    POLICE_DEPARTMENT,
    HOSPITAL_PLACE,
) = range(PLACES)

#: What lies on the board at the start (K3.2): place, resource, how many.
STARTING_RESOURCES: Final[tuple[tuple[int, int, int], ...]] = (
    (PAWN_SHOP, HENCHMEN, 1),
    (TAILOR, HENCHMEN, 1),
    (LAWYER, GIRLS, 1),
    (TOBACCO_TRADE, GIRLS, 1),
    (MUSEUM, BOOZE, 1),
    (BOXING_CLUB, BOOZE, 1),
    (WHARF, BOOZE, 3),
    (DOCKS, BOOZE, 3),
    (RANDOLPH_STATION, GIRLS, 3),
    (LASALLE_STATION, GIRLS, 3),
    (LABORERS_UNION, HENCHMEN, 3),
    (TEAMSTERS, HENCHMEN, 3),
)

# --- The cards of the one deck (K2.4) ------------------------------------------------------------
#
# A number is for ever: saves and the integers of actions hold it. Gangsters come first, then
# events, contracts and resource cards, with room between them: a new card takes the next number of
# its sort, and no other moves. Gangsters: gangsters.py; contracts: contracts.py; all: cards.py.

#: The newest rules. A card is dealt by the rules it came with and all later ones (``since``);
#: a game goes on by those it began with.
RULES: Final = 1

FIRST_EVENT: Final = 80
FIRST_CONTRACT: Final = 120
FIRST_RESOURCE_CARD: Final = 140
#: How many resource cards there are, and one more than the highest number of a card.
RESOURCE_CARDS: Final = 54
CARDS: Final = FIRST_RESOURCE_CARD + RESOURCE_CARDS

#: The events, in the order of K12.
AN_OLD_FAVOR: Final = 80
BACKSTABBING: Final = 81
BREAK_AND_ENTER: Final = 82
BURGLARY: Final = 83
DYNAMITE: Final = 84
ELECTION_DAY: Final = 85
FIRST_AID: Final = 86
FRIENDS_ON_THE_INSIDE: Final = 87
GETAWAY: Final = 88
ACCIDENT: Final = 89
MASSACRE: Final = 90
OUT_OF_GAS: Final = 91
SHOTGUNS: Final = 92
SNEAKING_OUT: Final = 93
STILL_STANDING: Final = 94
STREETWISE: Final = 95
THE_FEDS: Final = 96
THE_PILLOW: Final = 97
THE_RAT: Final = 98
HORSE_HEAD: Final = 99
TOMMYGUNS: Final = 100


def is_gangster(card: int) -> bool:
    return 0 <= card < FIRST_EVENT


def is_kept(card: int) -> bool:
    """Events and contracts are kept in the hand, and nobody knows which (K8.3)."""
    return FIRST_EVENT <= card < FIRST_RESOURCE_CARD


def is_event(card: int) -> bool:
    return FIRST_EVENT <= card < FIRST_CONTRACT


def is_contract(card: int) -> bool:
    return FIRST_CONTRACT <= card < FIRST_RESOURCE_CARD


def size_of(business: int) -> int:
    if business < _SMALL_ONES:
        return SMALL
    return MEDIUM if business < _SMALL_ONES + _MEDIUM_ONES else LARGE


def kind_of(business: int) -> int:
    if business < _SMALL_ONES:
        return business // 3
    if business < _SMALL_ONES + _MEDIUM_ONES:
        return (business - _SMALL_ONES) // 2
    return business - _SMALL_ONES - _MEDIUM_ONES


#: The businesses of each kind.
OF_KIND: Final = tuple(
    [tuple([b for b in range(BUSINESSES) if kind_of(b) == kind]) for kind in range(KINDS)]
)
#: The resource that each kind of business needs most.
_MOST_OF: Final[tuple[int, ...]] = (BOOZE, HENCHMEN, GIRLS)


def cost_of(business: int) -> list[int]:
    """Booze, girls, henchmen (K5.8): one of each more for every size, and two of its own."""
    each = size_of(business) + 1
    cost = [each, each, each]
    cost[_MOST_OF[kind_of(business)]] += 2
    return cost


#: Income by size (K8.1), without and with a monopoly.
INCOME: Final[tuple[int, ...]] = (300, 600, 1200)
MONOPOLY_INCOME: Final[tuple[int, ...]] = (400, 800, 1500)
TERRITORY_INCOME = 50
