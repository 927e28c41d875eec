"""A finished game of Bootleggers in figures: cash by source, houses, stills and demand, luck."""

from __future__ import annotations

from typing import Any, ClassVar

from backroom.engine.deal import DealMade
from backroom.engine.event import Event
from backroom.extras.after import Against, Cast, Chart, Fates, Grid, Money, Part, Rows, Stretch
from backroom.games.bootleggers import influence, luck
from backroom.games.bootleggers.components import (
    DEMAND_DICE,
    FIRST_REMOTE,
    HOUSES,
    OMALLEYS,
    STARTING_CASH,
    in_play,
)
from backroom.games.bootleggers.dealing import CASH
from backroom.games.bootleggers.events import (
    BuysTruck,
    Closes,
    Drives,
    EarnsProfit,
    LosesCrates,
    PaysForCard,
    PaysWages,
    RoundBegins,
    Sells,
    Unsold,
)
from backroom.games.bootleggers.odds import FACES
from backroom.games.bootleggers.phases.stills import SPOILED_BY
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.bust_a_shipment import BustsShipment
from backroom.games.bootleggers.thugs.hijack import HijacksCrates
from backroom.games.bootleggers.thugs.moll import PaysMoll
from backroom.games.bootleggers.thugs.recruiting import RollsForRecruits, shared_out
from backroom.games.bootleggers.thugs.vigorish import PaysVigorish

#: Where cash comes from and goes to.
SOURCES = ["start", "sales", "profit", "deals", "thugs", "cards", "trucks", "wages"]


#: What becomes of crates: sold; lost by cards (a bust, a theft, a house that closed with trucks in
#: line); without a buyer; on no truck when the trucks were gone.
WAYS = ["sold", "cards", "unsold", "left"]


class _Crates:
    """What became of everybody's crates."""

    def __init__(self, seats: int) -> None:
        self.gone = [dict.fromkeys(WAYS, 0) for _ in range(seats)]
        #: Where each truck stands in line, and those whose house a card has closed.
        self._stands: dict[int, int] = {}
        self._shut: set[int] = set()

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundBegins):
            self._stands.clear()
            self._shut.clear()
        elif isinstance(event, Drives):
            self._stands[event.truck] = event.house
        elif isinstance(event, Closes):  # once trucks are in line only cards close a house
            self._shut |= {truck for truck, at in self._stands.items() if at == event.house}
        elif isinstance(event, Sells):
            self.gone[event.mobster]["sold"] += event.crates
        elif isinstance(event, BustsShipment):
            self._stands.pop(event.truck, None)
            self.gone[event.mobster]["cards"] += event.crates
        elif isinstance(event, HijacksCrates):
            self.gone[event.mobster_from]["cards"] += event.crates
        elif isinstance(event, LosesCrates):
            self.gone[event.mobster]["left"] += event.crates
        elif isinstance(event, Unsold):
            way = "cards" if event.truck in self._shut else "unsold"
            self.gone[event.mobster][way] += event.crates


class _Look:
    """The houses after a record: whose each is, by how much, and everybody's markers there."""

    def __init__(self, state: Bootleggers) -> None:
        self.owners = [NOBODY] * len(state.houses)
        self.marks = [""] * len(state.houses)
        for house in state.houses_in_play():
            control = influence.controller(state, house)
            most = influence.majority(state, house)
            self.owners[house] = control if control != NOBODY else most
            self.marks[house] = "majority" if control == NOBODY and most != NOBODY else ""
        self.houses = [list(place.markers) for place in state.houses]
        self.markers = [sum(own) for own in zip(*self.houses, strict=True)]
        #: Between rounds no muscle lies there to decide who controls a house (B5.3).
        self.muscle = any(mobster.muscle for mobster in state.mobsters)


class AfterTheGame(Part):
    """Reads a game of Bootleggers."""

    words: ClassVar[dict[str, tuple[str, ...]]] = {
        "step": ("begin", "round"),
        "chart": ("cash", "influence"),
        "part": (*SOURCES, "markers"),
        "grid": ("houses",),
        "mark": ("majority",),
        "against": ("production", "demand"),
        "fates": ("crates",),
        "way": tuple(WAYS),
        "unit": ("crates", "markers"),
        "luck": ("production", "demand", "moll", "recruiting"),
    }

    def __init__(self, options: Any, seats: int) -> None:
        super().__init__(options, seats)
        self._money = Money(seats, SOURCES, STARTING_CASH)
        self._crates = _Crates(seats)
        self._production = Rows()
        self._demand = Rows()
        self._looked: _Look | None = None
        self._looks: list[_Look] = []
        #: In which order recruits were shared out, and for how many each had room.
        self._recruiting: list[tuple[list[int], list[int]]] = []

    def begins(self, event: Event) -> Stretch | None:
        return Stretch("round", event.round) if isinstance(event, RoundBegins) else None

    # --- dice ----------------------------------------------------------------------------------

    def cast(self, state: Bootleggers, label: str) -> Cast | None:
        what, *numbers = label.split(".")
        if what == "production":
            return self._still(state, int(numbers[1]))
        if what == "demand":
            return self._house(state, int(numbers[0]))
        if what == "recruiting":
            room = [state.supply(seat) for seat in range(state.seats)]
            self._recruiting.append((state.muscle_order(), room))
        return None

    def _still(self, state: Bootleggers, still: int) -> Cast:
        owner, dice = state.stills[still].owner, state.stills[still].dice
        copper = still < FIRST_REMOTE and state.table.copper == owner  # B6.2
        mean = luck.production(dice, copper)
        step = state.table.round

        def settle(rolled: list[int]) -> None:
            crates = 0 if copper and SPOILED_BY in rolled else sum(rolled)
            self._production.add(owner, step, crates, mean.average)
            worth = luck.CRATE * (crates - mean.average)
            spread = luck.CRATE**2 * mean.spread
            figures = ("production", "crates", crates, mean.average)
            self.fortune.add(owner, *figures, worth=worth, spread=spread)

        return Cast(dice, settle)

    def _house(self, state: Bootleggers, house: int) -> Cast:
        place = state.houses[house]
        dice = 1 if place.demand else DEMAND_DICE[house] + place.extra_dice
        demand = luck.Demand(state, house, dice)
        step = state.table.round
        more = dice * place.improvements

        def settle(rolled: list[int]) -> None:
            total = sum(rolled)
            self._demand.add(house, step, total + more, dice * (FACES + 1) / 2 + more)
            for seat in range(self.seats):
                mean = demand.mean(seat)
                if mean.average == 0.0:
                    continue  # nothing of his is for sale here
                brings = demand.brings(seat, total)
                figures = ("demand", "cash", brings, mean.average)
                worth = brings - mean.average
                self.fortune.add(seat, *figures, worth=worth, spread=mean.spread)

        return Cast(dice, settle)

    # --- what happened -------------------------------------------------------------------------

    def event(self, event: Event) -> None:
        money = self._money
        self._crates.hear(event)
        if isinstance(event, Sells):
            money.add(event.mobster, "sales", event.cash)
        elif isinstance(event, EarnsProfit):
            money.add(event.mobster, "profit", event.cash)
        elif isinstance(event, PaysWages):
            money.add(event.mobster, "wages", -event.cash)
        elif isinstance(event, BuysTruck):
            money.add(event.mobster, "trucks", -event.cash)
        elif isinstance(event, PaysForCard):
            money.add(event.mobster, "cards", -event.cash)
        elif isinstance(event, PaysVigorish):
            money.change_hands("thugs", event.mobster, event.mobster_to, event.cash)
        elif isinstance(event, DealMade):
            self._deal(event)
        elif isinstance(event, PaysMoll):
            self._moll(event)
        elif isinstance(event, RollsForRecruits):
            self._recruits(event)

    def _deal(self, deal: DealMade) -> None:
        for giver, taker, goods in (
            (deal.seat, deal.seat_with, deal.give),
            (deal.seat_with, deal.seat, deal.take),
        ):
            for good in goods:
                if good.kind == CASH:
                    self._money.change_hands("deals", giver, taker, good.count)

    def _moll(self, event: PaysMoll) -> None:
        seat = event.mobster
        mean = luck.moll(self._money.cash(seat))
        figures = ("moll", "cash", -event.cash, -mean.average)
        self.fortune.add(seat, *figures, worth=mean.average - event.cash, spread=mean.spread)
        self._money.add(seat, "thugs", -event.cash)

    def _recruits(self, event: RollsForRecruits) -> None:
        order, room = self._recruiting.pop(0)
        gained = [
            [min(share, free) for share, free in zip(shares, room, strict=True)]
            for shares in (shared_out(face, event.mobster, order) for face in range(1, FACES + 1))
        ]
        for seat in range(self.seats):
            mean = luck.Mean([float(each[seat]) for each in gained], [1 / FACES] * FACES)
            if mean.average == 0.0:
                continue
            got = gained[event.dice[0] - 1][seat]
            figures = ("recruiting", "markers", got, mean.average)
            worth = luck.MARKER * (got - mean.average)
            spread = luck.MARKER**2 * mean.spread
            self.fortune.add(seat, *figures, worth=worth, spread=spread)

    # --- how it stood --------------------------------------------------------------------------

    def look(self, state: Bootleggers) -> _Look:
        return _Look(state)

    def seen(self, looked: object) -> None:
        assert isinstance(looked, _Look)
        before = self._looked
        if before is None or looked.muscle or looked.houses != before.houses:
            self._looked = looked

    def end_step(self) -> None:
        assert self._looked is not None
        self._looks.append(self._looked)
        self._money.end_step()

    def charts(self) -> list[Chart]:
        markers = [[[look.markers[seat] for look in self._looks]] for seat in range(self.seats)]
        return [
            self._money.told("cash", "cash"),
            Chart("influence", "markers", ["markers"], markers),
        ]

    def standing(self) -> list[list[int]]:
        return [list(parts) for parts in self._money.now]

    def grids(self) -> list[Grid]:
        rows = [
            house for house in range(HOUSES) if house != OMALLEYS and in_play(house, self.seats)
        ]
        owners = [[look.owners[house] for look in self._looks] for house in rows]
        marks = [[look.marks[house] for look in self._looks] for house in rows]
        return [Grid("houses", "house", rows, owners, marks)]

    def fates(self) -> list[Fates]:
        values = [[gone[way] for way in WAYS] for gone in self._crates.gone]
        return [Fates("crates", "crates", WAYS, values)]

    def against(self) -> list[Against]:
        steps, seats = len(self.steps), list(range(self.seats))
        houses = [
            house for house in range(HOUSES) if house != OMALLEYS and in_play(house, self.seats)
        ]
        return [
            self._production.told("production", "crates", "", seats, steps),
            self._demand.told("demand", "crates", "house", houses, steps),
        ]
