"""What lies on the table, and in whose pocket."""

from __future__ import annotations

from typing import Any, ClassVar

from backroom.engine.step import Piece, State, Step
from backroom.games.chicago.board import Board, board
from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    CEMETERY,
    FREE,
    GANGSTERS,
    HIDING,
    MARKERS,
    NOBODY,
    NOTHING,
    RESOURCES,
)
from backroom.games.chicago.options import Options


class Boss(Piece):
    """A player: pockets, cards and the car."""

    fields: ClassVar[tuple[str, ...]] = (
        "cash",
        "goods",
        "hand",
        "started",
        "completed",
        "square",
        "garage",
        "frozen",
        "stalled",
        "skips_income",
    )

    def __init__(
        self,
        cash: int,
        goods: list[int],
        hand: list[int],
        started: list[int],
        completed: list[int],
        square: int,
        garage: int,
        frozen: bool,
        stalled: bool,
        skips_income: bool,
    ) -> None:
        self.cash = cash
        self.goods = goods  # booze, girls, henchmen
        self.hand = hand  # events and contracts that nobody else has seen
        self.started = started  # contracts under way
        self.completed = completed
        self.square = square  # where the car stands
        self.garage = garage  # where it is being repaired; NOTHING: it is not
        self.frozen = frozen  # Election Day
        self.stalled = stalled  # Out of Gas, for the next move
        self.skips_income = skips_income  # Election Day, for the next trade phase


class Business(Piece):
    """A business: whose it is and where. NOBODY's is still in the box."""

    fields: ClassVar[tuple[str, ...]] = ("owner", "lot", "closed")

    def __init__(self, owner: int, lot: int, closed: bool) -> None:
        self.owner = owner
        self.lot = lot
        self.closed = closed

    @property
    def open(self) -> bool:
        return self.owner != NOBODY and not self.closed


class Chicago(State):
    """The whole table."""

    fields: ClassVar[tuple[str, ...]] = (
        "seats",
        "stack",
        "standing",
        "options",
        "turn",
        "round",
        "part",
        "first",
        "now",
        "bosses",
        "businesses",
        "owners",
        "where",
        "known",
        "used",
        "territories",
        "lying",
        "stock",
        "deck",
        "discard",
        "offer",
        "badge",
        "police",
        "police_actions",
        "orders",
        "windows",
        "winner",
    )

    def __init__(
        self,
        seats: int,
        stack: list[Step[Any]],
        standing: list[int],
        options: Options,
        turn: int,
        round: int,
        part: int,
        first: int,
        now: int,
        bosses: list[Boss],
        businesses: list[Business],
        owners: list[int],
        where: list[int],
        known: list[int],
        used: list[int],
        territories: list[int],
        lying: list[int],
        stock: list[int],
        deck: list[int],
        discard: list[int],
        offer: list[int],
        badge: int,
        police: int,
        police_actions: int,
        orders: list[list[int]],
        windows: int,
        winner: int,
    ) -> None:
        super().__init__(seats, stack, standing)
        self.options = options
        self.turn = turn  # the game turn; 0 while setting up
        self.round = round  # action round 1 to 4, then the trade phase
        self.part = part  # how far the trade phase has come
        self.first = first  # the first boss
        self.now = now  # whose turn it is; NOBODY in the trade phase
        self.bosses = bosses
        self.businesses = businesses
        #: Of each gangster: whose he is, where he is, and who knows where (a bit a seat).
        self.owners = owners
        self.where = where
        self.known = known
        self.used = used  # gangsters whose ability is spent in this game turn
        self.territories = territories  # whose marker lies there
        self.lying = lying  # resources on the places: three numbers a place
        self.stock = stock
        self.deck = deck  # how many of each card are left: a deck has no order
        self.discard = discard
        self.offer = offer  # gangsters for hire, left to right
        self.badge = badge
        self.police = police  # where the police car stands
        self.police_actions = police_actions  # left in this game turn
        self.orders = orders  # cards to answer with as soon as they fit
        self.windows = windows  # how many have been opened: no two questions share a name
        self.winner = winner
        self.board: Board = board(options.board)

    # --- order of play -------------------------------------------------------------------------

    def clockwise(self, first: int) -> list[int]:
        return [(first + at) % self.seats for at in range(self.seats)]

    def order(self) -> list[int]:
        """From the boss whose turn it is; in the trade phase from the first boss."""
        return self.clockwise(self.first if self.now == NOBODY else self.now)

    def rivals(self, seat: int) -> list[int]:
        return [other for other in self.clockwise(seat) if other != seat]

    # --- gangsters -----------------------------------------------------------------------------

    @property
    def everybody(self) -> int:
        """All seats and those who look on, as bits."""
        return (1 << self.seats + 1) - 1

    def at_work(self, gangster: int) -> bool:
        """K1.4: in the car, in a business, or just hired."""
        where = self.where[gangster]
        return self.owners[gangster] != NOBODY and (where <= CAR or where == FREE)

    def works_for(self, seat: int, gangster: int) -> bool:
        return self.owners[gangster] == seat and self.at_work(gangster)

    def gang(self, seat: int) -> list[int]:
        """The seat's gangsters at work."""
        return [g for g in range(GANGSTERS) if self.owners[g] == seat and self.at_work(g)]

    def in_car(self, seat: int) -> list[int]:
        return [g for g in range(GANGSTERS) if self.where[g] == CAR and self.owners[g] == seat]

    def in_business(self, business: int) -> list[int]:
        return [g for g in range(GANGSTERS) if self.where[g] == business]

    def inside(self, seat: int, spot: int) -> list[int]:
        """Who sits in the seat's car, in that business of his, or hides."""
        return [g for g in range(GANGSTERS) if self.where[g] == spot and self.owners[g] == seat]

    def hiding(self, seat: int) -> list[int]:
        return self.inside(seat, HIDING)

    def show(self, gangster: int) -> None:
        """All know now where he is (K9.2)."""
        self.known[gangster] = self.everybody

    def send(self, gangster: int, where: int) -> None:
        """He goes where everybody sees him: prison, hospital, cemetery, or into the open."""
        self.where[gangster] = where
        self.known[gangster] = self.everybody
        if where == CEMETERY:
            self.owners[gangster] = NOBODY

    # --- businesses, territories, resources ------------------------------------------------------

    def own_businesses(self, seat: int) -> list[int]:
        return [b for b in range(BUSINESSES) if self.businesses[b].owner == seat]

    def business_on(self, lot: int) -> int:
        """The business on a square; NOTHING if it is empty."""
        for b in range(BUSINESSES):
            if self.businesses[b].lot == lot:
                return b
        return NOTHING

    def square_of(self, business: int) -> int:
        return self.board.lot_square[self.businesses[business].lot]

    def businesses_at(self, square: int) -> list[int]:
        found = []
        for lot in self.board.lots_at(square):
            business = self.business_on(lot)
            if business != NOTHING:
                found.append(business)
        return found

    def markers_left(self, seat: int) -> int:
        return MARKERS - self.territories.count(seat)

    def on_place(self, place: int) -> list[int]:
        """Booze, girls, henchmen that lie there."""
        return self.lying[place * RESOURCES : (place + 1) * RESOURCES]

    def lay_out(self, place: int, resource: int, count: int) -> int:
        """From the stock onto a place, as far as it goes (K2.3). How many."""
        count = min(count, self.stock[resource])
        self.stock[resource] -= count
        self.lying[place * RESOURCES + resource] += count
        return count

    def gain(self, seat: int, resource: int, count: int) -> int:
        """From the stock into a pocket, as far as it goes (K2.3). How many."""
        count = min(count, self.stock[resource])
        self.stock[resource] -= count
        self.bosses[seat].goods[resource] += count
        return count

    def spend(self, seat: int, goods: list[int]) -> None:
        """Resources go back to the stock."""
        for resource in range(RESOURCES):
            self.bosses[seat].goods[resource] -= goods[resource]
            self.stock[resource] += goods[resource]

    def can_spend(self, seat: int, goods: list[int]) -> bool:
        own = self.bosses[seat].goods
        for resource in range(RESOURCES):
            if own[resource] < goods[resource]:
                return False
        return True

    # --- cards -----------------------------------------------------------------------------------

    def lay_down(self, seat: int, card: int) -> None:
        """A card leaves the hand for the discards."""
        self.bosses[seat].hand.remove(card)
        self.discard[card] += 1
        self.forget_orders(seat)

    def forget_orders(self, seat: int) -> None:
        """An order for a card that is gone is gone, too."""
        hand = self.bosses[seat].hand
        if self.orders[seat]:
            self.orders[seat] = [card for card in self.orders[seat] if card in hand]
