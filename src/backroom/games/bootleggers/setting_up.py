"""Set-up (B2)."""

from __future__ import annotations

from backroom.engine.moment import Moment
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import (
    HOUSES,
    STARTING_CASH,
    STILLS,
    SUIT_SIZE,
    SUITS,
    TRUCK_CARDS,
    TRUCKS,
)
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.round import Round
from backroom.games.bootleggers.state import (
    HOME,
    NOBODY,
    NOTHING,
    Bootleggers,
    House,
    Mobster,
    Still,
    Truck,
)
from backroom.games.bootleggers.thugs.deck import action_deck


def set_up(options: Options, seats: int, moment: Moment) -> Bootleggers:
    deck = action_deck(options)
    state = Bootleggers(
        seats=seats,
        stack=[Round(0)],
        standing=[0] * seats,
        options=options,
        round=1,
        when=timing.PICKING,
        mobsters=[new_mobster() for _ in range(seats)],
        houses=[new_house(seats) for _ in range(HOUSES)],
        trucks=[Truck(NOBODY, NOBODY, 0, HOME, False, NOBODY) for _ in range(TRUCKS)],
        stills=[Still(NOBODY, 0, False) for _ in range(STILLS)],
        deck=deck,
        discard=[0] * len(deck),
        offer=[],
        truck_deck=list(TRUCK_CARDS),
        truck_card=NOTHING,
        muscle_seen=[[] for _ in range(seats)],
        copper=NOBODY,
        driven=[False] * seats,
        windfall_round=0,
        orders=[[] for _ in range(seats)],
        ended="",
    )
    for seat in range(seats):  # B2.2: trucks 0 to 11 are small, stills 0 to 5 the family stills
        state.trucks[seat].owner = state.trucks[seat].operator = seat
        state.stills[seat].owner = seat
        state.stills[seat].dice = 1
    deal_muscle(state, moment)
    return state


def new_mobster() -> Mobster:
    return Mobster(
        cash=STARTING_CASH,
        markers=1,
        locked=0,
        dice=0,
        improvements=0,
        crates=0,
        hand=[],
        muscle=0,
        boosted=False,
        known=[],
        unseen=[],
        union_boss=False,
        warehouse=False,
        announced=NOTHING,
    )


def new_house(seats: int) -> House:
    return House(
        markers=[0] * seats,
        improvements=0,
        docks=[[], [], []],
        demand=[],
        sold=False,
        bought=0,
        closed=False,
        copper=False,
        payoff=NOBODY,
        heat=NOBODY,
        extra_dice=0,
        word=False,
    )


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
