"""What lies on the table, and in whose pocket."""

from __future__ import annotations

from typing import Final, Self

from backroom.engine.fields import fixed, following, many, passing, piece
from backroom.engine.piece import Fixed, Piece
from backroom.engine.step import State
from backroom.engine.written_once import Counts, one_more
from backroom.games.chicago.board import Board, board
from backroom.games.chicago.components import (
    CAR,
    CARDS,
    CEMETERY,
    FREE,
    HIDING,
    MARKERS,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    PLACES,
    RESOURCES,
    STARTING_CASH,
    STOCK,
    TRADE,
)
from backroom.games.chicago.headcount import Headcount
from backroom.games.chicago.holdings import Holdings
from backroom.games.chicago.lineup import Lineup
from backroom.games.chicago.options import Options


def _clockwise(seats: int, first: int) -> tuple[int, ...]:
    return tuple([(first + at) % seats for at in range(seats)])


#: All seats clockwise from each, and the others clockwise from each, by how many play.
_ORDER: Final = tuple([tuple([_clockwise(n, s) for s in range(n)]) for n in range(MOST_SEATS + 1)])
_RIVALS: Final = tuple([tuple([order[1:] for order in orders]) for orders in _ORDER])


def no_goods() -> list[int]:
    return [0] * RESOURCES


def full_stock() -> list[int]:
    return [STOCK] * RESOURCES


def empty_places() -> list[int]:
    return [0] * (PLACES * RESOURCES)


#: Nothing lies on the discards.
NO_DISCARDS: Final = Counts([0] * CARDS)


@piece
class BossInSight(Piece):
    """What everybody sees of a player."""

    square: int = NOTHING  # where the car stands
    garage: int = NOTHING  # where it is being repaired; NOTHING: it is not
    mended: bool = False  # by The Mechanic in this very turn: it drives in the next (K13.39)
    started: list[int] = many()  # contracts under way
    completed: list[int] = many()
    frozen: bool = False  # Election Day
    stalled: bool = False  # Out of Gas, for the next move
    skips_income: bool = False  # Election Day, for the next trade phase


@piece
class Boss(BossInSight):
    """A player, with what nobody else may know (K9.1)."""

    cash: int = STARTING_CASH
    goods: list[int] = many(no_goods)  # booze, girls, henchmen
    hand: list[int] = many()  # events and contracts that nobody else has seen
    orders: tuple[int, ...] = ()  # cards to answer with as soon as they fit (K12.22)
    limit: int = (
        0  # he bids by himself up to so many times $50 (OUT: not at all), in this lot (K8.4)
    )


@fixed
class Business(Fixed):
    """A business: whose it is and where. NOBODY's is still in the box. All of it is public."""

    owner: int = NOBODY
    lot: int = NOTHING
    closed: bool = False

    @property
    def open(self) -> bool:
        return self.owner != NOBODY and not self.closed


@piece
class Table(Piece):
    """The middle of the table. All of it is public."""

    turn: int = 0  # the game turn; 0 while setting up
    round: int = TRADE  # action round 1 to 4, then the trade phase
    part: int = 0  # how far the trade phase has come
    first: int = 0  # the first boss
    now: int = NOBODY  # whose turn it is; NOBODY in the trade phase
    used: list[int] = many()  # gangsters whose ability is spent in this game turn
    territories: list[int]  # whose marker lies there
    lying: list[int] = many(empty_places)  # resources on the places: three numbers a place
    stock: list[int] = many(full_stock)
    discard: tuple[int, ...] = NO_DISCARDS  # how many of each card
    offer: list[int] = many()  # gangsters for hire, left to right
    badge: int = NOBODY  # K3.5
    police: int  # where the police car stands
    police_actions: int = 0  # left in this game turn
    windows: int = 0  # how many have been opened: no two questions share a name
    winner: int = NOBODY

    def throw_away(self, card: int) -> None:
        """It lies on the discards."""
        self.discard = one_more(self.discard, card)

    def on_place(self, place: int) -> list[int]:
        """Booze, girls, henchmen that lie there."""
        return self.lying[place * RESOURCES : (place + 1) * RESOURCES]

    def on_all_places(self, resource: int) -> int:
        """How many of a resource lie on all places together."""
        return sum(self.lying[place * RESOURCES + resource] for place in range(PLACES))


@piece
class Chicago(State):
    """Everything there is. Secret are the bosses' pockets, the deck, and who sits where."""

    options: Options
    table: Table
    bosses: list[Boss]
    businesses: list[Business]
    #: Of each gangster: whose he is, where he is, and who knows where (a bit a seat).
    owners: list[int]
    where: list[int]
    known: list[int]
    deck: tuple[int, ...]  # how many of each card are left: a deck has no order
    #: The board that the options name.
    board: Board = passing()
    #: The deck that was last counted, and how many cards were in it.
    counted: tuple[int, ...] | None = following()
    left: int = following()
    #: The gangsters as they were last counted.
    heads: Headcount | None = following()
    #: What the bosses hold that scores, as it was last counted.
    held: Holdings | None = following()

    def __post_init__(self) -> None:
        self.board = board(self.options.board)
        self.left = 0

    def become(self, other: Self) -> None:
        super().become(other)
        self.settled = False

    # --- order of play -------------------------------------------------------------------------

    def clockwise(self, first: int) -> tuple[int, ...]:
        return _ORDER[self.seats][first]

    def order(self) -> tuple[int, ...]:
        """From the boss whose turn it is; in the trade phase from the first boss."""
        return self.clockwise(self.table.first if self.table.now == NOBODY else self.table.now)

    def rivals(self, seat: int) -> tuple[int, ...]:
        return _RIVALS[self.seats][seat]

    # --- gangsters -----------------------------------------------------------------------------

    @property
    def everybody(self) -> int:
        """All seats and those who look on, as bits."""
        return (1 << self.seats + 1) - 1

    def headcount(self) -> Headcount:
        """How many gangsters are where."""
        heads = self.heads
        if heads is None or not heads.holds(self.owners, self.where):
            heads = self.heads = Headcount(self.seats, self.owners, self.where)
        return heads

    def lineup(self) -> Lineup:
        """What was shown of them as they are."""
        counted = self.headcount()
        lineup = counted.lineup
        if lineup is None or not lineup.holds(self.known, not self.stack):
            lineup = counted.lineup = Lineup(self.known, not self.stack)
        return lineup

    def at_work(self, gangster: int) -> bool:
        """K1.4: in the car, in a business, or just hired."""
        where = self.where[gangster]
        return self.owners[gangster] != NOBODY and (where <= CAR or where == FREE)

    def works_for(self, seat: int, gangster: int) -> bool:
        return self.owners[gangster] == seat and self.at_work(gangster)

    def gang(self, seat: int) -> list[int]:
        """The seat's gangsters at work."""
        where = self.where
        return [
            g
            for g, owner in enumerate(self.owners)
            if owner == seat and (where[g] <= CAR or where[g] == FREE)
        ]

    def alive(self, seat: int) -> list[int]:
        """All gangsters of the seat, in prison, in hospital and in hiding too."""
        return [g for g, owner in enumerate(self.owners) if owner == seat]

    def in_car(self, seat: int) -> list[int]:
        return self.inside(seat, CAR)

    def rides_with(self, seat: int, gangster: int) -> bool:
        """Is there such a gangster, and in the seat's car?"""
        if gangster >= len(self.owners):
            return False
        return self.where[gangster] == CAR and self.owners[gangster] == seat

    def in_business(self, business: int) -> list[int]:
        return [g for g, at in enumerate(self.where) if at == business]

    def inside(self, seat: int, spot: int) -> list[int]:
        """Who sits in the seat's car, in that business of his, or hides."""
        owners = self.owners
        return [g for g, at in enumerate(self.where) if at == spot and owners[g] == seat]

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
        self.settled = False

    def seat(self, gangster: int, where: int, known: int) -> None:
        """He sits down there, face down: only some know who it is (K9.2)."""
        self.where[gangster] = where
        self.known[gangster] = known
        self.settled = False

    def works_now_for(self, seat: int, gangster: int) -> None:
        """He has another boss."""
        self.owners[gangster] = seat
        self.settled = False

    # --- businesses, territories, resources ------------------------------------------------------

    def holdings(self) -> Holdings:
        """What the bosses hold that scores, with what was made of it."""
        counted, completed = self.headcount(), [len(boss.completed) for boss in self.bosses]
        held, marked = self.held, self.table.territories
        if held is None or not held.holds(counted, self.businesses, marked, completed):
            held = self.held = Holdings(counted, self.businesses, marked, completed)
        return held

    def own_businesses(self, seat: int) -> list[int]:
        return [b for b, business in enumerate(self.businesses) if business.owner == seat]

    def business_on(self, lot: int) -> int:
        """The business on a square; NOTHING if it is empty."""
        for b, business in enumerate(self.businesses):
            if business.lot == lot:
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

    def hand_over(self, business: int, seat: int) -> None:
        """A business has another owner."""
        self.businesses[business] = Business.of(self.businesses[business], owner=seat)
        self.settled = False

    def settle_on(self, business: int, lot: int) -> None:
        """It stands there now."""
        self.businesses[business] = Business.of(self.businesses[business], lot=lot)

    def shut(self, business: int, closed: bool) -> None:
        """It is closed, or opens again (K1.5)."""
        self.businesses[business] = Business.of(self.businesses[business], closed=closed)
        self.settled = False

    def mark(self, territory: int, seat: int) -> None:
        """Whose marker lies there now; NOBODY's, if none does."""
        self.table.territories[territory] = seat
        self.settled = False

    def complete(self, seat: int, contract: int) -> None:
        """A contract that was under way is done."""
        boss = self.bosses[seat]
        boss.started.remove(contract)
        boss.completed.append(contract)
        self.settled = False

    def markers_left(self, seat: int) -> int:
        return MARKERS - self.table.territories.count(seat)

    def lay_out(self, place: int, resource: int, count: int) -> int:
        """From the stock onto a place, as far as it goes (K2.3). How many."""
        count = min(count, self.table.stock[resource])
        self.table.stock[resource] -= count
        self.table.lying[place * RESOURCES + resource] += count
        return count

    def gain(self, seat: int, resource: int, count: int) -> int:
        """From the stock into a pocket, as far as it goes (K2.3). How many."""
        count = min(count, self.table.stock[resource])
        self.table.stock[resource] -= count
        self.bosses[seat].goods[resource] += count
        return count

    def spend(self, seat: int, goods: list[int]) -> None:
        """Resources go back to the stock."""
        for resource in range(RESOURCES):
            self.bosses[seat].goods[resource] -= goods[resource]
            self.table.stock[resource] += goods[resource]

    def can_spend(self, seat: int, goods: list[int]) -> bool:
        own = self.bosses[seat].goods
        for resource in range(RESOURCES):
            if own[resource] < goods[resource]:
                return False
        return True

    # --- cards -----------------------------------------------------------------------------------

    def put_down(self, deck: list[int], left: int) -> None:
        """The deck after some have drawn from it, and how many cards are left in it."""
        self.deck = self.counted = tuple(deck)
        self.left = left

    def left_in_deck(self) -> int:
        """How many cards that is: it is counted when there is another deck than last time."""
        if self.counted is not self.deck:
            self.counted = self.deck
            self.left = sum(self.deck)
        return self.left

    def take_out(self, card: int) -> None:
        """It is in the deck no more, without having been drawn."""
        self.deck = (*self.deck[:card], 0, *self.deck[card + 1 :])

    def lay_down(self, seat: int, card: int) -> None:
        """A card leaves the hand for the discards."""
        self.bosses[seat].hand.remove(card)
        self.table.throw_away(card)
        self.forget_orders(seat)

    def forget_orders(self, seat: int) -> None:
        """An order for a card that is gone is gone, too."""
        boss = self.bosses[seat]
        if boss.orders:
            boss.orders = tuple([card for card in boss.orders if card in boss.hand])
