"""Set-up (B2)."""

from __future__ import annotations

from backroom.engine.moment import Moment
from backroom.games.bootleggers.components import (
    HOUSES,
    STILLS,
    SUIT_SIZE,
    SUITS,
    TRUCK_CARDS,
    TRUCKS,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.round import Round
from backroom.games.bootleggers.state import Bootleggers, House, Mobster, Still, Table, Truck
from backroom.games.bootleggers.thugs.deck import action_deck


def set_up(options: Options, seats: int, moment: Moment) -> Bootleggers:
    deck = action_deck(options)
    state = Bootleggers(
        seats=seats,
        stack=[Round(at=0)],
        standing=[0] * seats,
        options=options,
        table=Table(truck_deck=list(TRUCK_CARDS), discard=[0] * len(deck), driven=[False] * seats),
        mobsters=[Mobster() for _ in range(seats)],
        houses=[House(markers=(0,) * seats) for _ in range(HOUSES)],
        trucks=[Truck(truck=truck) for truck in range(TRUCKS)],
        stills=[Still(still=still) for still in range(STILLS)],
        deck=deck,
    )
    for seat in range(seats):  # B2.2: trucks 0 to 11 are small, stills 0 to 5 the family stills
        state.trucks[seat] = Truck(truck=seat, owner=seat, operator=seat)
        state.stills[seat] = Still(still=seat, owner=seat, dice=1)
    deal_muscle(state, moment)
    return state


def cards_of_a_suit(options: Options) -> int:
    """How many of each suit a mobster gets: one a round in the end (B2.3, B2.5)."""
    return options.rounds // SUITS


def deal_muscle(state: Bootleggers, moment: Moment) -> None:
    """B2.3: each suit by itself; the rest leave the game unseen."""
    for suit in range(SUITS):
        left = list(range(suit * SUIT_SIZE + 1, (suit + 1) * SUIT_SIZE + 1))
        for mobster in state.mobsters:
            for _ in range(cards_of_a_suit(state.options)):
                mobster.hand.append(left.pop(moment.draw(f"muscle.{suit}", len(left))))
    for mobster in state.mobsters:
        mobster.hand.sort()
