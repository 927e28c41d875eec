"""What lies on the table, and in whose back room."""

from __future__ import annotations

from typing import Final

from backroom.engine.fields import fixed, many, piece
from backroom.engine.passing import THIS_PHASE
from backroom.engine.piece import Fixed, Piece
from backroom.engine.step import State
from backroom.engine.window import lift
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import (
    FIRST_REMOTE,
    HOUSES,
    MARKERS,
    SLOTS_PER_STILL,
    STARTING_CASH,
    STILLS,
    in_play,
)
from backroom.games.bootleggers.options import Options

NOBODY = -1
HOME = -1
NOTHING = -1

#: The docks of a speakeasy: for control and majority, for a minority, for everybody else (B7.5).
THREE_STARS, TWO_STARS, PUBLIC = range(3)
#: Nobody waits at any of them.
EMPTY_DOCKS: Final[tuple[tuple[int, ...], ...]] = ((), (), ())

#: The speakeasies of a table, by how many sit at it.
_IN_PLAY: Final = tuple(
    [tuple([house for house in range(HOUSES) if in_play(house, seats)]) for seats in range(7)]
)


@piece
class MobsterInSight(Piece):
    """What everybody sees of a player."""

    #: Influence markers, dice, improvement markers and crates in the back room.
    markers: int = 1
    locked: int = 0  # so many of the markers can't be placed before the next reveal
    dice: int = 0
    improvements: int = 0
    crates: int = 0
    muscle: int = 0  # the muscle card that lies in front; 0 is none
    boosted: bool = False  # Big City Boys
    muscle_seen: list[int] = many()  # the muscle cards played so far
    known: list[int] = many()  # thug cards that the table knows to be here (B3.1)
    union_boss: bool = False  # lies face up in front
    warehouse: bool = False  # played in this round
    announced: int = NOTHING  # cash when it was last announced


@piece
class Mobster(MobsterInSight):
    """A player, with what nobody else may know (B3.1)."""

    cash: int = STARTING_CASH
    hand: list[int] = many()  # muscle cards not yet played
    unseen: list[int] = many()  # thug cards that the table has not seen
    orders: tuple[int, ...] = ()  # to answer with Investigation (playing.py)

    def holds(self, card: int) -> bool:
        return card in self.known or card in self.unseen

    def thugs(self) -> list[int]:
        """The thug cards in the hand, each kind once."""
        if not self.known and not self.unseen:
            return []
        return sorted(set(self.known + self.unseen))

    def lay_down(self, card: int) -> None:
        """A thug card leaves the hand; the one the table knows of goes first."""
        if card in self.known:
            self.known.remove(card)
        else:
            self.unseen.remove(card)


@fixed
class House(Fixed):
    """A speakeasy. All of it is public."""

    markers: tuple[int, ...]  # of each seat
    improvements: int = 0
    docks: tuple[tuple[int, ...], ...] = EMPTY_DOCKS  # trucks, in order of arrival
    demand: tuple[int, ...] = ()  # the dice as rolled, without improvements
    sold: bool = False  # its sale of this round has begun
    bought: int = 0
    #: What cards have done to it for this round.
    closed: bool = False  # Bust a Speakeasy
    shut: bool = False  # it closed with trucks in line: it sells nothing, even if it reopens (B7.9)
    copper: bool = False  # Copper in the House
    payoff: int = NOBODY  # who paid for control
    heat: int = NOBODY  # who is Packing Heat
    extra_dice: int = 0  # Thirsty
    word: bool = False  # Word of Mouth

    def markers_of_all(self) -> int:
        """(The compiler makes more of a loop than of ``sum``, and this is asked all the time.)"""
        total = 0
        for markers in self.markers:
            total += markers
        return total

    def wanted(self) -> int:
        """What it will buy: the dice as rolled, and each improvement on each die (B8.1)."""
        return sum(self.demand) + len(self.demand) * self.improvements


@fixed
class Truck(Fixed):
    """A truck. Without an owner it belongs to the common stock, or is borrowed from it.

    All of it is public.
    """

    truck: int  # its number
    owner: int = NOBODY
    operator: int = NOBODY  # the renter or borrower, otherwise the owner (B7.4)
    crates: int = 0
    house: int = HOME  # where it stands in line
    late: bool = False  # sent by a hijacker after his driving turn (B11.3)
    pigeon: int = NOBODY  # who gets its wholesale money (B11.18)

    @property
    def rented(self) -> bool:
        return self.owner != NOBODY and self.operator != self.owner

    @property
    def waits_for_work(self) -> bool:
        """It stands empty at its owner's, and nobody has been promised anything of it."""
        if self.crates > 0 or self.house != HOME or self.late:
            return False
        return self.operator == self.owner and self.pigeon == NOBODY

    @property
    def borrowed(self) -> bool:
        return self.owner == NOBODY and self.operator != NOBODY


@fixed
class Still(Fixed):
    """A still with its dice. All of it is public."""

    still: int  # its number
    owner: int = NOBODY
    dice: int = 0
    stopped: bool = False  # A Little Vigorish, this round


@piece
class Table(Piece):
    """The middle of the table. All of it is public."""

    round: int = 1
    when: int = timing.PICKING  # the time of the round
    copper: int = NOBODY  # at whose family he stands
    offer: list[int] = many()  # men-of-action cards face up
    truck_card: int = NOTHING  # the size that lies face up
    truck_deck: list[int]  # how many of each size are left
    discard: list[int]  # how many of each kind
    driven: list[bool]  # whose driving turn of this round is over
    windfall_round: int = 0  # when Windfall was taken
    ended: str = ""  # why the game is over


@piece
class Bootleggers(State):
    """Everything there is. What is secret is in the mobsters' hands and in the deck."""

    options: Options
    table: Table
    mobsters: list[Mobster]
    houses: list[House]
    trucks: list[Truck]
    stills: list[Still]
    deck: list[int]  # how many of each kind are left: a deck has no order

    # --- looking up ----------------------------------------------------------------------------

    def houses_in_play(self) -> tuple[int, ...]:
        return _IN_PLAY[self.seats]

    def supply(self, seat: int) -> int:
        """The seat's markers that are not in use."""
        return self.supplies()[seat]

    def supplies(self) -> list[int]:
        """Everybody's markers not in use: not in the back room, on speakeasies or as owner's marks
        (B2.6)."""
        left = [MARKERS - mobster.markers for mobster in self.mobsters]
        for house in self.houses:
            for seat, markers in enumerate(house.markers):
                left[seat] -= markers
        for truck in self.trucks:
            if truck.owner != NOBODY:
                left[truck.owner] -= 1
                if truck.operator not in (truck.owner, NOBODY):
                    left[truck.operator] -= 1
        for still in range(FIRST_REMOTE, STILLS):
            owner = self.stills[still].owner
            if owner != NOBODY:
                left[owner] -= 1
        return [max(0, markers) for markers in left]

    def own_trucks(self, seat: int) -> list[int]:
        """The trucks that are the seat's property."""
        return [t for t, truck in enumerate(self.trucks) if truck.owner == seat]

    def trucks_at_hand(self, seat: int) -> list[int]:
        """The trucks that the seat operates."""
        return [t for t, truck in enumerate(self.trucks) if truck.operator == seat]

    def has_truck(self, seat: int) -> bool:
        """Does the seat operate a truck?"""
        for truck in self.trucks:
            if truck.operator == seat:
                return True
        return False

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
        return [
            s
            for s, still in enumerate(self.stills)
            if still.owner == seat and still.dice < SLOTS_PER_STILL
        ]

    def free_remote_still(self) -> int:
        for s in range(FIRST_REMOTE, STILLS):
            if self.stills[s].owner == NOBODY:
                return s
        return NOTHING

    def may_place(self, seat: int) -> int:
        """How many back-room markers the seat may place now."""
        mobster = self.mobsters[seat]
        return max(0, mobster.markers - mobster.locked)

    def lines(self, house: int) -> list[list[int]]:
        """The trucks of each dock in the order in which they unload: by arrival, or by present
        muscle with a late hijacker's last (B7.8, B12.10)."""
        docks = [list(dock) for dock in self.houses[house].docks]
        if self.options.unloading == "muscle":
            for dock in docks:
                dock.sort(key=self._unloads)
        return docks

    def _unloads(self, truck: int) -> tuple[bool, int]:
        """What decides when a truck unloads within its dock, where muscle does."""
        return self.trucks[truck].late, -self.muscle_value(self.trucks[truck].operator)

    def trucks_in_line(self, house: int) -> list[int]:
        """In dock order, then in order of arrival."""
        return [truck for dock in self.houses[house].docks for truck in dock]

    def line_up(self, truck: int, house: int, dock: int) -> None:
        """Last in line at this dock."""
        docks = list(self.houses[house].docks)
        docks[dock] = (*docks[dock], truck)
        self.set_docks(house, tuple(docks))

    def set_docks(self, house: int, docks: tuple[tuple[int, ...], ...]) -> None:
        """Trucks wait there like this."""
        self.houses[house] = House.of(self.houses[house], docks=docks)

    # --- muscle (B4.4) -------------------------------------------------------------------------

    def muscle_value(self, seat: int) -> int:
        """Twice the value of the card in front, since Big City Boys adds 5½."""
        mobster = self.mobsters[seat]
        return 2 * mobster.muscle + (11 if mobster.boosted else 0)

    def muscle_order(self) -> list[int]:
        """Descending muscle value: decides every order and every tie."""
        values = [self.muscle_value(seat) for seat in range(self.seats)]
        return sorted(range(self.seats), key=values.__getitem__, reverse=True)

    # --- moving on -----------------------------------------------------------------------------

    def come_to(self, when: int) -> None:
        """The next time of the round. With a phase, passes that stood for it are over (B10.5)."""
        if timing.PHASES[when] != timing.PHASES[self.table.when]:
            lift(self, THIS_PHASE)
        self.table.when = when

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

    def add_markers(self, house: int, seat: int, count: int) -> None:
        """So many more of the seat's are on a speakeasy, or fewer."""
        markers = list(self.houses[house].markers)
        markers[seat] += count
        self.houses[house] = House.of(self.houses[house], markers=tuple(markers))

    def add_improvements(self, house: int, count: int) -> None:
        """So many more are on a speakeasy, or fewer."""
        place = self.houses[house]
        self.houses[house] = House.of(place, improvements=place.improvements + count)

    def bust(self, house: int) -> None:
        """Bust a Speakeasy (B11.11)."""
        self.houses[house] = House.of(self.houses[house], closed=True)

    def shut(self, house: int, shut: bool) -> None:
        """It closed with trucks in line (B7.9)."""
        self.houses[house] = House.of(self.houses[house], shut=shut)

    def let_copper_in(self, house: int) -> None:
        """Copper in the House (B11.7)."""
        self.houses[house] = House.of(self.houses[house], copper=True)

    def sell_control(self, house: int, seat: int) -> None:
        """Big Payoff (B11.3)."""
        self.houses[house] = House.of(self.houses[house], payoff=seat)

    def pack_heat(self, house: int, seat: int) -> None:
        """Packing Heat (B11.21)."""
        self.houses[house] = House.of(self.houses[house], heat=seat)

    def make_thirsty(self, house: int) -> None:
        """Thirsty: one more demand die."""
        place = self.houses[house]
        self.houses[house] = House.of(place, extra_dice=place.extra_dice + 1)

    def spread_word(self, house: int) -> None:
        """Word of Mouth."""
        self.houses[house] = House.of(self.houses[house], word=True)

    def end_sale(self, house: int) -> None:
        """Its sale of this round has begun: what comes later comes too late for it."""
        if not self.houses[house].sold:
            self.houses[house] = House.of(self.houses[house], sold=True)

    def end_round(self, house: int) -> None:
        """What was rolled, bought, and done to it by cards in this round is over (B9.3)."""
        place = self.houses[house]
        left = House(markers=place.markers, improvements=place.improvements, docks=place.docks)
        self.houses[house] = left

    def load(self, truck: int, crates: int) -> None:
        """So many are on it now."""
        self.trucks[truck] = Truck.of(self.trucks[truck], crates=crates)

    def lend(self, truck: int, seat: int) -> None:
        """The seat operates it from now on."""
        self.trucks[truck] = Truck.of(self.trucks[truck], operator=seat)

    def make_over(self, truck: int, seat: int) -> None:
        """It is the seat's from now on."""
        self.trucks[truck] = Truck.of(self.trucks[truck], owner=seat, operator=seat)

    def promise_sale(self, truck: int, seat: int) -> None:
        """Who gets its wholesale money (B11.18); NOBODY else."""
        self.trucks[truck] = Truck.of(self.trucks[truck], pigeon=seat)

    def set_dice(self, still: int, dice: int) -> None:
        """So many are on it now."""
        self.stills[still] = Still.of(self.stills[still], dice=dice)

    def stop(self, still: int) -> None:
        """It makes nothing in this round (B11.1)."""
        self.stills[still] = Still.of(self.stills[still], stopped=True)

    def clear_still(self, still: int) -> None:
        """It is nobody's, and empty."""
        self.stills[still] = Still(still=still)

    def leave_line(self, truck: int) -> None:
        """A truck drives home."""
        house = self.trucks[truck].house
        if house != HOME:
            docks = self.houses[house].docks
            self.set_docks(house, tuple([tuple([t for t in d if t != truck]) for d in docks]))
            self.trucks[truck] = Truck.of(self.trucks[truck], house=HOME, late=False, pigeon=NOBODY)
