"""The gangsters, as data (K13)."""

from __future__ import annotations

from typing import Final

from backroom.games.chicago.components import (
    BAR,
    BOOZE,
    BROTHEL,
    CASINO,
    GIRLS,
    HENCHMEN,
    NOTHING,
    SEATS,
)

# A number is for ever: saves and the integers of actions hold it. A new gangster takes the next
# one, up to 79; then his card, below.
BOMB_JACK: Final = 0
BUGS_BENNY: Final = 1
CHARLIE_THE_FISH: Final = 2
CHICKEN_JOE: Final = 3
CLEAN_GENE: Final = 4
DER_SCHWEINEHUND: Final = 5
DOUGH_BOY: Final = 6
EASY_MIKE: Final = 7
FAT_FRED: Final = 8
FOXTROT_OFLANIGAN: Final = 9
FRANKIE_THE_SQUEALER: Final = 10
FREDDIE_FORGERY: Final = 11
HARRY_THE_HAND: Final = 12
HYMAN_DIAMOND: Final = 13
JACK_KNIFE: Final = 14
JACK_RABBIT: Final = 15
JEALOUS_GEORGE: Final = 16
JOHN_DOE: Final = 17
JOHNNY_FAVORITE: Final = 18
KEN_EVIL: Final = 19
KNUCKLES: Final = 20
LUCKY_LOU: Final = 21
MAD_DOG_MOE: Final = 22
MR_JESUS: Final = 23
MR_NEEDLE: Final = 24
MR_ROTTWEILER: Final = 25
RED_IRISH: Final = 26
ROLLS_ROY: Final = 27
SAD_KEN: Final = 28
SLICK_RICK: Final = 29
SPONGE: Final = 30
SWIFT_NICK: Final = 31
THE_CHEMIST: Final = 32
THE_CLEANER: Final = 33
THE_DENTIST: Final = 34
THE_DOCTOR: Final = 35
THE_DWARF: Final = 36
THE_MAYOR: Final = 37
THE_MECHANIC: Final = 38
THE_PIMP: Final = 39
THE_REPORTER: Final = 40
THE_UNIONBOSS: Final = 41
THIN_TIM: Final = 42
TIGHT_MOUTH_LARRY: Final = 43
TONY_TROUBLE: Final = 44

#: Any kind of business will do.
ANY_KIND = 3


class Gangster:
    """What stands on a gangster's card. Whatever it does not say is 1 in a shootout (K6.2)."""

    def __init__(
        self,
        name: str,
        *,
        star: bool = False,
        car_attack: int = 1,
        car_defence: int = 1,
        business_attack: int = 1,
        business_defence: int = 1,
        driving: int = 0,
        against: tuple[int, ...] = (),
        seats: int = 0,
        works_in: int = NOTHING,
        brings_cash: int = 0,
        brings: tuple[int, int] = (NOTHING, 0),
        price: tuple[int, int, int] = (0, 0, 0),
        since: int = 1,
    ) -> None:
        self.name = name
        self.star = star  # may be a starting gangster (K3.1)
        self.car_attack = car_attack
        self.car_defence = car_defence
        self.business_attack = business_attack
        self.business_defence = business_defence
        self.driving = driving  # squares more than the die (K5.1)
        self.against = against  # +4 for each of these on the other side (K6.3)
        self.seats = seats  # room he makes or takes (K5.11)
        self.works_in = works_in  # the kind of business in which he brings something
        self.brings_cash = brings_cash
        self.brings = brings  # a resource, and how many
        self.price = price  # booze, girls, henchmen, paid with the bid
        self.since = since  # the rules he came with (components.py)

    @property
    def strength(self) -> int:
        """His normal values in shootouts of all kinds together."""
        return self.car_attack + self.car_defence + self.business_attack + self.business_defence

    def value(self, attacks: bool, business: bool) -> int:
        """His normal value in a shootout over a business or between cars."""
        if business:
            return self.business_attack if attacks else self.business_defence
        return self.car_attack if attacks else self.car_defence


_CARDS: Final[dict[int, Gangster]] = {
    BOMB_JACK: Gangster(  # K13.1
        "bomb-jack", business_attack=3, car_defence=-1, business_defence=-1
    ),
    BUGS_BENNY: Gangster("bugs-benny", car_attack=2, business_attack=2),  # K13.2
    CHARLIE_THE_FISH: Gangster("charlie-the-fish", works_in=BAR, brings_cash=200),  # K13.3
    CHICKEN_JOE: Gangster("chicken-joe", car_attack=3, car_defence=3),  # K13.4
    CLEAN_GENE: Gangster("clean-gene"),  # K13.5: police.py
    DER_SCHWEINEHUND: Gangster("der-schweinehund", business_attack=3),  # K13.6: turn_action.py
    DOUGH_BOY: Gangster("dough-boy", car_defence=2, business_defence=2),  # K13.7
    EASY_MIKE: Gangster("easy-mike", car_attack=2, business_attack=2),  # K13.8: turn_action.py
    FAT_FRED: Gangster("fat-fred", car_attack=2, business_attack=2, seats=-1),  # K13.9
    FOXTROT_OFLANIGAN: Gangster("foxtrot-oflanigan", star=True, car_defence=2),  # K13.10
    FRANKIE_THE_SQUEALER: Gangster(  # K13.11: income.py
        "frankie-the-squealer",
        car_attack=2,
        business_attack=2,
        car_defence=2,
        business_defence=2,
    ),
    FREDDIE_FORGERY: Gangster("freddie-forgery"),  # K13.12: income.py
    HARRY_THE_HAND: Gangster("harry-the-hand", works_in=CASINO, brings_cash=200),  # K13.13
    HYMAN_DIAMOND: Gangster(  # K13.14
        "hyman-diamond", star=True, works_in=ANY_KIND, brings_cash=100
    ),
    JACK_KNIFE: Gangster("jack-knife", against=(MAD_DOG_MOE, SWIFT_NICK, THE_CLEANER)),  # K13.15
    JACK_RABBIT: Gangster("jack-rabbit", driving=2),  # K13.16
    JEALOUS_GEORGE: Gangster(  # K13.17
        "jealous-george", against=(THE_MAYOR, THE_DOCTOR, MR_NEEDLE)
    ),
    JOHN_DOE: Gangster(  # K13.18: shootout.py
        "john-doe", car_attack=0, business_attack=0, car_defence=0, business_defence=0
    ),
    JOHNNY_FAVORITE: Gangster("johnny-favorite"),  # K13.19: auction.py, police.py
    KEN_EVIL: Gangster("ken-evil", car_attack=2),  # K13.20
    KNUCKLES: Gangster("knuckles", business_defence=2),  # K13.21
    LUCKY_LOU: Gangster("lucky-lou"),  # K13.22: casualties.py
    MAD_DOG_MOE: Gangster("mad-dog-moe", car_attack=2, business_attack=2, car_defence=2),  # K13.23
    MR_JESUS: Gangster("mr-jesus", car_defence=3, business_defence=3, price=(2, 0, 0)),  # K13.24
    MR_NEEDLE: Gangster("mr-needle"),  # K13.25: income.py
    MR_ROTTWEILER: Gangster("mr-rottweiler", star=True, car_attack=2),  # K13.26
    RED_IRISH: Gangster("red-irish", star=True, business_attack=2),  # K13.27
    ROLLS_ROY: Gangster("rolls-roy", star=True, driving=1),  # K13.28
    SAD_KEN: Gangster("sad-ken"),  # K13.29: turn_action.py
    SLICK_RICK: Gangster("slick-rick", works_in=BROTHEL, brings_cash=200),  # K13.30
    SPONGE: Gangster("sponge", star=True, business_defence=2),  # K13.31
    SWIFT_NICK: Gangster("swift-nick", car_attack=2, business_attack=2, driving=1),  # K13.32
    THE_CHEMIST: Gangster("the-chemist", works_in=BAR, brings=(BOOZE, 2)),  # K13.33
    THE_CLEANER: Gangster(  # K13.34
        "the-cleaner", car_attack=4, business_attack=4, price=(2, 2, 0)
    ),
    THE_DENTIST: Gangster("the-dentist", business_defence=3),  # K13.35
    THE_DOCTOR: Gangster("the-doctor"),  # K13.36: casualties.py
    THE_DWARF: Gangster("the-dwarf", seats=1),  # K13.37
    THE_MAYOR: Gangster(  # K13.38: income.py
        "the-mayor", car_attack=0, business_attack=0, car_defence=0, business_defence=0
    ),
    THE_MECHANIC: Gangster("the-mechanic"),  # K13.39: shootout.py
    THE_PIMP: Gangster("the-pimp", works_in=BROTHEL, brings=(GIRLS, 2)),  # K13.40
    THE_REPORTER: Gangster("the-reporter"),  # K13.41: reporter.py
    THE_UNIONBOSS: Gangster("the-unionboss", works_in=CASINO, brings=(HENCHMEN, 2)),  # K13.42
    THIN_TIM: Gangster("thin-tim", driving=1),  # K13.43: shootout.py
    TIGHT_MOUTH_LARRY: Gangster(  # K13.44
        "tight-mouth-larry",
        car_defence=2,
        business_defence=2,
        against=(FRANKIE_THE_SQUEALER,),
    ),
    TONY_TROUBLE: Gangster("tony-trouble", car_attack=2, business_attack=2),  # K13.45: police.py
}

#: All of them by number.
ROSTER: Final[tuple[Gangster, ...]] = tuple([_CARDS[g] for g in range(len(_CARDS))])
#: Who drives farther than the die says.
DRIVERS: Final = tuple([g for g in range(len(ROSTER)) if ROSTER[g].driving])


def how_many(rules: int) -> int:
    """So many are in the deck by these rules: the first of the roster."""
    return sum(gangster.since <= rules for gangster in ROSTER)


def cheapest(gangsters: list[int]) -> int:
    """Who is missed least in shootouts, of those alike the first."""
    return min(gangsters, key=lambda g: (ROSTER[g].strength, g))


def takes(gangster: int, car: bool) -> int:
    """The seats that he takes (K5.11); Fat Fred two in a car, The Dwarf none (K13.9, K13.37)."""
    if gangster == THE_DWARF or (gangster == FAT_FRED and car):
        return 1 - ROSTER[gangster].seats
    return 1


def seats_left(inside: list[int], car: bool) -> int:
    """With these inside."""
    left = SEATS
    for g in inside:
        left -= takes(g, car)
    return left


def room(inside: list[int], car: bool) -> int:
    """How many gangsters fit, with these inside."""
    return len(inside) + seats_left(inside, car)


def fit(inside: list[int], car: bool) -> bool:
    """Is there room for all of them?"""
    return seats_left(inside, car) >= 0
