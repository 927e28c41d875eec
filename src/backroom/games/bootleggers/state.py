"""What lies on the table, and in whose back room."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from backroom.engine.step import Piece, State, Step
from backroom.games.bootleggers.components import (
    FIRST_REMOTE,
    HOUSES,
    MARKERS,
    SLOTS_PER_STILL,
    STILLS,
    in_play,
)
from backroom.games.bootleggers.options import Options

NOBODY = -1
HOME = -1
NOTHING = -1

#: The docks of a speakeasy: for control and majority, for a minority, for everybody else (B7.5).
THREE_STARS, TWO_STARS, PUBLIC = range(3)


class Mobster(Piece):
    """A player: cash, cards and what is in the back room."""

    fields: ClassVar[tuple[str, ...]] = (
        "cash",
        "markers",
        "locked",
        "dice",
        "improvements",
        "crates",
        "hand",
        "muscle",
        "boosted",
        "known",
        "unseen",
        "union_boss",
        "warehouse",
        "announced",
    )

    def __init__(
        self,
        cash: int,
        markers: int,
        locked: int,
        dice: int,
        improvements: int,
        crates: int,
        hand: list[int],
        muscle: int,
        boosted: bool,
        known: list[int],
        unseen: list[int],
        union_boss: bool,
        warehouse: bool,
        announced: int,
    ) -> None:
        self.cash = cash
        #: Influence markers, dice, improvement markers and crates in the back room.
        self.markers = markers
        self.locked = locked  # so many of the markers can't be placed before the next reveal
        self.dice = dice
        self.improvements = improvements
        self.crates = crates
        self.hand = hand  # muscle cards not yet played
        self.muscle = muscle  # the one that lies in front; 0 is none
        self.boosted = boosted  # Big City Boys
        #: Thug cards that the table knows to be here, and those it has not seen (B3.1).
        self.known = known
        self.unseen = unseen
        self.union_boss = union_boss  # lies face up in front
        self.warehouse = warehouse  # played in this round
        self.announced = announced  # cash when it was last announced; NOTHING before

    def holds(self, card: int) -> bool:
        return card in self.known or card in self.unseen

    def thugs(self) -> list[int]:
        """The thug cards in the hand, each kind once."""
        return sorted(set(self.known + self.unseen))

    def lay_down(self, card: int) -> None:
        """A thug card leaves the hand; the one the table knows of goes first."""
        if card in self.known:
            self.known.remove(card)
        else:
            self.unseen.remove(card)


class House(Piece):
    """A speakeasy."""

    fields: ClassVar[tuple[str, ...]] = (
        "markers",
        "improvements",
        "docks",
        "demand",
        "sold",
        "bought",
        "closed",
        "copper",
        "payoff",
        "heat",
        "extra_dice",
        "word",
    )

    def __init__(
        self,
        markers: list[int],
        improvements: int,
        docks: list[list[int]],
        demand: list[int],
        sold: bool,
        bought: int,
        closed: bool,
        copper: bool,
        payoff: int,
        heat: int,
        extra_dice: int,
        word: bool,
    ) -> None:
        self.markers = markers  # of each seat
        self.improvements = improvements
        self.docks = docks  # trucks, in order of arrival
        self.demand = demand  # the dice as rolled, without improvements
        self.sold = sold  # its sale of this round has begun
        self.bought = bought
        #: What cards have done to it for this round.
        self.closed = closed  # Bust a Speakeasy
        self.copper = copper  # Copper in the House
        self.payoff = payoff  # who paid for control
        self.heat = heat  # who is Packing Heat
        self.extra_dice = extra_dice  # Thirsty
        self.word = word  # Word of Mouth

    def end_round(self) -> None:
        self.demand = []
        self.sold = False
        self.bought = 0
        self.closed = False
        self.copper = False
        self.payoff = NOBODY
        self.heat = NOBODY
        self.extra_dice = 0
        self.word = False


class Truck(Piece):
    """A truck. Without an owner it belongs to the common stock, or is borrowed from it."""

    fields: ClassVar[tuple[str, ...]] = ("owner", "operator", "crates", "house", "late", "pigeon")

    def __init__(
        self, owner: int, operator: int, crates: int, house: int, late: bool, pigeon: int
    ) -> None:
        self.owner = owner
        self.operator = operator  # the renter or borrower, otherwise the owner (B7.4)
        self.crates = crates
        self.house = house  # where it stands in line; HOME otherwise
        self.late = late  # sent by a hijacker after his driving turn (B11.3)
        self.pigeon = pigeon  # who gets its wholesale money (B11.18)

    def copy(self) -> Self:
        # Twenty of them are in every state, so they are copied by hand.
        return type(self)(
            self.owner, self.operator, self.crates, self.house, self.late, self.pigeon
        )

    @property
    def rented(self) -> bool:
        return self.owner != NOBODY and self.operator != self.owner

    @property
    def borrowed(self) -> bool:
        return self.owner == NOBODY and self.operator != NOBODY


class Still(Piece):
    """A still with its dice."""

    fields: ClassVar[tuple[str, ...]] = ("owner", "dice", "stopped")

    def __init__(self, owner: int, dice: int, stopped: bool) -> None:
        self.owner = owner
        self.dice = dice
        self.stopped = stopped  # A Little Vigorish, this round

    def copy(self) -> Self:
        return type(self)(self.owner, self.dice, self.stopped)


class Bootleggers(State):
    """The whole table."""

    fields: ClassVar[tuple[str, ...]] = (
        "seats",
        "stack",
        "standing",
        "options",
        "round",
        "when",
        "mobsters",
        "houses",
        "trucks",
        "stills",
        "deck",
        "discard",
        "offer",
        "truck_deck",
        "truck_card",
        "muscle_seen",
        "copper",
        "driven",
        "windfall_round",
        "orders",
        "ended",
    )

    def __init__(
        self,
        seats: int,
        stack: list[Step[Any]],
        standing: list[int],
        options: Options,
        round: int,
        when: int,
        mobsters: list[Mobster],
        houses: list[House],
        trucks: list[Truck],
        stills: list[Still],
        deck: list[int],
        discard: list[int],
        offer: list[int],
        truck_deck: list[int],
        truck_card: int,
        muscle_seen: list[list[int]],
        copper: int,
        driven: list[bool],
        windfall_round: int,
        orders: list[list[int]],
        ended: str,
    ) -> None:
        super().__init__(seats, stack, standing)
        self.options = options
        self.round = round
        self.when = when  # the time of the round (timing.py)
        self.mobsters = mobsters
        self.houses = houses
        self.trucks = trucks
        self.stills = stills
        self.deck = deck  # how many of each kind are left: a deck has no order
        self.discard = discard
        self.offer = offer  # men-of-action cards face up
        self.truck_deck = truck_deck
        self.truck_card = truck_card  # the size that lies face up; NOTHING if none does
        self.muscle_seen = muscle_seen  # what each seat has played so far
        self.copper = copper  # at whose family he stands
        self.driven = driven  # whose driving turn of this round is over
        self.windfall_round = windfall_round  # when Windfall was taken
        self.orders = orders  # to answer with Investigation (playing.py)
        self.ended = ended  # why the game is over

    # --- looking up ----------------------------------------------------------------------------

    def houses_in_play(self) -> list[int]:
        return [house for house in range(HOUSES) if in_play(house, self.seats)]

    def supply(self, seat: int) -> int:
        """Markers not in use: not in the back room, on speakeasies or as owner's marks (B2.6)."""
        used = self.mobsters[seat].markers
        for house in self.houses:
            used += house.markers[seat]
        for truck in self.trucks:
            if truck.owner == seat or (truck.owner != NOBODY and truck.operator == seat):
                used += 1
        for still in range(FIRST_REMOTE, STILLS):
            if self.stills[still].owner == seat:
                used += 1
        return max(0, MARKERS - used)

    def own_trucks(self, seat: int) -> list[int]:
        """The trucks that are the seat's property."""
        return [t for t, truck in enumerate(self.trucks) if truck.owner == seat]

    def trucks_at_hand(self, seat: int) -> list[int]:
        """The trucks that the seat operates."""
        return [t for t, truck in enumerate(self.trucks) if truck.operator == seat]

    def free_truck(self, size: int, sizes: tuple[int, ...]) -> int:
        """A truck of this size in the common stock, or NOTHING."""
        for t, truck in enumerate(self.trucks):
            if sizes[t] == size and truck.owner == NOBODY and truck.operator == NOBODY:
                return t
        return NOTHING

    def own_stills(self, seat: int) -> list[int]:
        return [s for s, still in enumerate(self.stills) if still.owner == seat]

    def free_slots(self, seat: int) -> list[int]:
        """The seat's stills that have room for a die."""
        return [s for s in self.own_stills(seat) if self.stills[s].dice < SLOTS_PER_STILL]

    def free_remote_still(self) -> int:
        for s in range(FIRST_REMOTE, STILLS):
            if self.stills[s].owner == NOBODY:
                return s
        return NOTHING

    def may_place(self, seat: int) -> int:
        """How many back-room markers the seat may place now."""
        mobster = self.mobsters[seat]
        return max(0, mobster.markers - mobster.locked)

    def trucks_in_line(self, house: int) -> list[int]:
        """In dock order, then in order of arrival (B7.8)."""
        return [truck for dock in self.houses[house].docks for truck in dock]

    # --- muscle (B4.4) -------------------------------------------------------------------------

    def muscle_value(self, seat: int) -> int:
        """Twice the value of the card in front, since Big City Boys adds 5½."""
        mobster = self.mobsters[seat]
        return 2 * mobster.muscle + (11 if mobster.boosted else 0)

    def muscle_order(self) -> list[int]:
        """Descending muscle value: decides every order and every tie."""
        return sorted(range(self.seats), key=self.muscle_value, reverse=True)

    # --- moving things -------------------------------------------------------------------------

    def recruit(self, seat: int, count: int) -> int:
        """Markers from the supply to the back room; what the supply lacks is lost (B2.6)."""
        gained = min(count, self.supply(seat))
        self.mobsters[seat].markers += gained
        return gained

    def pay(self, seat: int, due: int) -> int:
        """Pay the bank what is due, or all the cash there is (B4.6). What was paid."""
        paid = min(due, self.mobsters[seat].cash)
        self.mobsters[seat].cash -= paid
        return paid

    def leave_line(self, truck: int) -> None:
        """A truck drives home."""
        house = self.trucks[truck].house
        if house != HOME:
            for dock in self.houses[house].docks:
                if truck in dock:
                    dock.remove(truck)
            self.trucks[truck].house = HOME
            self.trucks[truck].late = False
            self.trucks[truck].pigeon = NOBODY
