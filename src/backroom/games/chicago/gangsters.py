"""The 45 gangsters, as data (K13)."""

from __future__ import annotations

from backroom.games.chicago.components import BAR, BOOZE, BROTHEL, CASINO, GIRLS, HENCHMEN, NOTHING

(
    BOMB_JACK,
    BUGS_BENNY,
    CHARLIE_THE_FISH,
    CHICKEN_JOE,
    CLEAN_GENE,
    DER_SCHWEINEHUND,
    DOUGH_BOY,
    EASY_MIKE,
    FAT_FRED,
    FOXTROT_OFLANIGAN,
    FRANKIE_THE_SQUEALER,
    FREDDIE_FORGERY,
    HARRY_THE_HAND,
    HYMAN_DIAMOND,
    JACK_KNIFE,
    JACK_RABBIT,
    JEALOUS_GEORGE,
    JOHN_DOE,
    JOHNNY_FAVORITE,
    KEN_EVIL,
    KNUCKLES,
    LUCKY_LOU,
    MAD_DOG_MOE,
    MR_JESUS,
    MR_NEEDLE,
    MR_ROTTWEILER,
    RED_IRISH,
    ROLLS_ROY,
    SAD_KEN,
    SLICK_RICK,
    SPONGE,
    SWIFT_NICK,
    THE_CHEMIST,
    THE_CLEANER,
    THE_DENTIST,
    THE_DOCTOR,
    THE_DWARF,
    THE_MAYOR,
    THE_MECHANIC,
    THE_PIMP,
    THE_REPORTER,
    THE_UNIONBOSS,
    THIN_TIM,
    TIGHT_MOUTH_LARRY,
    TONY_TROUBLE,
) = range(45)

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

    @property
    def strength(self) -> int:
        """His normal values in shootouts of all kinds together."""
        return self.car_attack + self.car_defence + self.business_attack + self.business_defence

    def value(self, attacks: bool, business: bool) -> int:
        """His normal value in a shootout over a business or between cars."""
        if business:
            return self.business_attack if attacks else self.business_defence
        return self.car_attack if attacks else self.car_defence


ROSTER: tuple[Gangster, ...] = (
    Gangster("bomb-jack", business_attack=3, car_defence=-1, business_defence=-1),  # K13.1
    Gangster("bugs-benny", car_attack=2, business_attack=2),  # K13.2
    Gangster("charlie-the-fish", works_in=BAR, brings_cash=200),  # K13.3
    Gangster("chicken-joe", car_attack=3, car_defence=3),  # K13.4
    Gangster("clean-gene"),  # K13.5: police.py
    Gangster("der-schweinehund", business_attack=3),  # K13.6: turn_action.py
    Gangster("dough-boy", car_defence=2, business_defence=2),  # K13.7
    Gangster("easy-mike", car_attack=2, business_attack=2),  # K13.8: turn_action.py
    Gangster("fat-fred", car_attack=2, business_attack=2, seats=-1),  # K13.9
    Gangster("foxtrot-oflanigan", star=True, car_defence=2),  # K13.10
    Gangster(  # K13.11: income.py
        "frankie-the-squealer",
        car_attack=2,
        business_attack=2,
        car_defence=2,
        business_defence=2,
    ),
    Gangster("freddie-forgery"),  # K13.12: income.py
    Gangster("harry-the-hand", works_in=CASINO, brings_cash=200),  # K13.13
    Gangster("hyman-diamond", star=True, works_in=ANY_KIND, brings_cash=100),  # K13.14
    Gangster("jack-knife", against=(MAD_DOG_MOE, SWIFT_NICK, THE_CLEANER)),  # K13.15
    Gangster("jack-rabbit", driving=2),  # K13.16
    Gangster("jealous-george", against=(THE_MAYOR, THE_DOCTOR, MR_NEEDLE)),  # K13.17
    Gangster(  # K13.18: shootout.py
        "john-doe", car_attack=0, business_attack=0, car_defence=0, business_defence=0
    ),
    Gangster("johnny-favorite"),  # K13.19: auction.py, police.py
    Gangster("ken-evil", car_attack=2),  # K13.20
    Gangster("knuckles", business_defence=2),  # K13.21
    Gangster("lucky-lou"),  # K13.22: casualties.py
    Gangster("mad-dog-moe", car_attack=2, business_attack=2, car_defence=2),  # K13.23
    Gangster("mr-jesus", car_defence=3, business_defence=3, price=(2, 0, 0)),  # K13.24
    Gangster("mr-needle"),  # K13.25: income.py
    Gangster("mr-rottweiler", star=True, car_attack=2),  # K13.26
    Gangster("red-irish", star=True, business_attack=2),  # K13.27
    Gangster("rolls-roy", star=True, driving=1),  # K13.28
    Gangster("sad-ken"),  # K13.29: turn_action.py
    Gangster("slick-rick", works_in=BROTHEL, brings_cash=200),  # K13.30
    Gangster("sponge", star=True, business_defence=2),  # K13.31
    Gangster("swift-nick", car_attack=2, business_attack=2, driving=1),  # K13.32
    Gangster("the-chemist", works_in=BAR, brings=(BOOZE, 2)),  # K13.33
    Gangster("the-cleaner", car_attack=4, business_attack=4, price=(2, 2, 0)),  # K13.34
    Gangster("the-dentist", business_defence=3),  # K13.35
    Gangster("the-doctor"),  # K13.36: casualties.py
    Gangster("the-dwarf", seats=1),  # K13.37
    Gangster(  # K13.38: income.py
        "the-mayor", car_attack=0, business_attack=0, car_defence=0, business_defence=0
    ),
    Gangster("the-mechanic"),  # K13.39: shootout.py
    Gangster("the-pimp", works_in=BROTHEL, brings=(GIRLS, 2)),  # K13.40
    Gangster("the-reporter"),  # K13.41: between_decisions.py
    Gangster("the-unionboss", works_in=CASINO, brings=(HENCHMEN, 2)),  # K13.42
    Gangster("thin-tim", driving=1),  # K13.43: shootout.py
    Gangster(  # K13.44
        "tight-mouth-larry",
        car_defence=2,
        business_defence=2,
        against=(FRANKIE_THE_SQUEALER,),
    ),
    Gangster("tony-trouble", car_attack=2, business_attack=2),  # K13.45: police.py
)

STARTERS: tuple[int, ...] = tuple(g for g, gangster in enumerate(ROSTER) if gangster.star)


def cheapest(gangsters: list[int]) -> int:
    """Who is missed least in shootouts, of those alike the first."""
    return min(gangsters, key=lambda g: (ROSTER[g].strength, g))


def room(inside: list[int], car: bool) -> int:
    """How many gangsters fit, with these inside (K5.11, K13.9, K13.37)."""
    seats = 3
    for g in inside:
        if g == THE_DWARF or (g == FAT_FRED and car):
            seats += ROSTER[g].seats
    return seats


def fit(inside: list[int], car: bool) -> bool:
    """Is there room for all of them?"""
    return len(inside) <= room(inside, car)
