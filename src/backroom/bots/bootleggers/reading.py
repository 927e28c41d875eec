"""What a player sees when looking over the table: facts that follow from the view and the notes."""

from __future__ import annotations

from backroom.bots.trust import Trust
from backroom.engine.ask import Ask
from backroom.engine.deal import Entry, Offer
from backroom.engine.seen import Seen
from backroom.games.bootleggers import timing
from backroom.games.bootleggers.components import (
    CIRCLES,
    DEMAND_DICE,
    FIRST_REMOTE,
    IMPROVEMENT_SLOTS,
    OMALLEYS,
    OPENS_AT,
    SLOTS_PER_STILL,
    TRUCK_SIZES,
    WAGE,
    capacity,
    profit,
    wholesale,
)
from backroom.games.bootleggers.odds import chances
from backroom.games.bootleggers.phases.law import ANNOUNCING_ROUNDS
from backroom.games.bootleggers.promises import KINDS, PAY
from backroom.games.bootleggers.shown import HouseView
from backroom.games.bootleggers.state import HOME, NOBODY, PUBLIC, THREE_STARS, TWO_STARS, Truck
from backroom.games.bootleggers.view import BootleggersView

#: What a die makes on average, and what it makes when a five would have spoiled it.
PER_DIE = 3.5
PER_DIE_BUT_FIVES = 3.2
FORTUNE = 100
#: What a crate leaves in the end, once wages and cards are paid; and in a good round. So much cash
#: anybody is thought to have.
_PER_CRATE, _GOOD_PER_CRATE, _LEAST_CASH = 1.1, 3.0, 10
#: Of what one has too much of, crates or room, so much is of use: sold, let, or made up for later;
#: and so much more of it for each round to come.
_MADE_GOOD, _LATER = 0.3, 6.0
#: A marker that tips the scales today doesn't do so for ever: the others place theirs.
_HOLDS = 0.75
#: What can be promised only as a whole.
_BARE = frozenset(kind for kind, about in KINDS.items() if not about)


class Reading:
    """The table as one mobster reads it."""

    def __init__(self, seen: Seen[BootleggersView], notes: list[int]) -> None:
        view = seen.view
        assert view.seat is not None and view.own is not None
        self.view = view
        self.me = view.seat
        self.own = view.own
        self.offers: list[Offer] = seen.offers
        self.ledger: list[Entry] = seen.ledger
        self.not_trading: list[int] = seen.not_trading
        self.trust = Trust(self.me, seen.ledger, PAY, bare=_BARE)
        self.seats = view.seats
        self.round = view.table.round
        self.when = view.table.when
        self.rounds = view.table.rounds
        self.others = [seat for seat in range(self.seats) if seat != self.me]
        self.order = list(view.table.order) or self._guessed_order()
        self.rank = [self.order.index(seat) for seat in range(self.seats)]
        self.houses = [house.house for house in view.houses]
        #: What has been worked out: room on the trucks, and crates a round, of each seat.
        self._capacity: dict[int, int] = {}
        self._production: dict[int, float] = {}
        self._spare: dict[int, float] = {}
        self.left = float(self.rounds - self.round + 1)
        #: Without notes the cash of the others is a guess.
        self.counted = len(notes) == self.seats
        self.cash = list(notes) if self.counted else self._guessed_cash()
        self.cash[self.me] = self.own.cash
        self.left = self._rounds_left()
        #: For so many rounds markers do what they do now.
        self.holds: float = (1.0 - _HOLDS**self.left) / (1.0 - _HOLDS)

    def _guessed_cash(self) -> list[int]:
        """Who has not counted along knows what was announced (B9.2), and how business goes."""
        announced = [each for each in ANNOUNCING_ROUNDS if each < self.round]
        since = self.round - 1 - announced[-1] if announced else 0
        cash = []
        for mobster in self.view.mobsters:
            guess = max(_LEAST_CASH, mobster.announced)
            guess += int(since * _PER_CRATE * self.flow(mobster.seat))
            cash.append(guess if mobster.cash is None else mobster.cash)
        return cash

    def _guessed_order(self) -> list[int]:
        """Before the reveal: oneself in the middle."""
        others = [seat for seat in range(self.seats) if seat != self.view.seat]
        return [*others[: len(others) // 2], self.me, *others[len(others) // 2 :]]

    def _rounds_left(self) -> float:
        """This one and those to come; somebody may make his fortune before the last (B9.4)."""
        left = float(self.rounds - self.round + 1)
        richest = max(self.cash)
        if richest > FORTUNE // 2:
            left = min(left, 1.0 + (FORTUNE - richest) / 14.0)
        return max(1.0, left)

    # --- the mobsters --------------------------------------------------------------------------

    @property
    def hand(self) -> list[int]:
        """The thug cards one holds."""
        return self.view.mobsters[self.me].known + self.own.unseen

    def leader(self) -> int:
        """The most dangerous of the others: by cash, and by what their stills make."""
        return max(self.others, key=self.threat)

    @property
    def to_go(self) -> int:
        """Rounds, this one included, if nobody makes his fortune."""
        return self.rounds - self.round + 1

    def may_be_last(self) -> bool:
        """Is it the last round, or could somebody make his fortune in it (B9.4)?"""
        return self.round >= self.rounds or any(
            self.cash[seat] + _GOOD_PER_CRATE * self.flow(seat) >= FORTUNE
            for seat in range(self.seats)
        )

    def threat(self, seat: int) -> float:
        return self.cash[seat] + 2.0 * self.flow(seat) * min(self.left, 3.0) / 3.0

    def trucks(self, seat: int) -> list[Truck]:
        """Those the seat operates."""
        return [truck for truck in self.view.trucks if truck.operator == seat]

    def capacity(self, seat: int) -> int:
        """Room on the trucks that the seat operates."""
        found = self._capacity.get(seat)
        if found is None:
            found = 0
            for truck in self.view.trucks:
                if truck.operator == seat:
                    found += capacity(truck.truck)
            self._capacity[seat] = found
        return found

    def wages(self, seat: int) -> int:
        if self.view.mobsters[seat].union_boss:
            return 0
        return sum(
            WAGE[TRUCK_SIZES[truck.truck]] for truck in self.view.trucks if truck.owner == seat
        )

    def production(self, seat: int) -> float:
        """Crates a round, on average; the copper spoils a part of what a big family makes."""
        found = self._production.get(seat)
        if found is None:
            found = self.production_with(seat, 0, 0)
            self._production[seat] = found
        return found

    def production_with(self, seat: int, family_more: int, remote_more: int) -> float:
        """The same with more dice at home, or elsewhere."""
        family = remote = 0
        biggest = 0
        for still in self.view.stills:
            if still.owner == seat and still.still < FIRST_REMOTE:
                family = still.dice
            elif still.owner == seat:
                remote += still.dice
            elif still.owner != NOBODY and still.still < FIRST_REMOTE:
                biggest = max(biggest, still.dice)
        family += family_more
        remote += remote_more
        clean = PER_DIE * family
        if self.round >= 3 and family >= biggest:
            spoiled: float = PER_DIE_BUT_FIVES * family * (5.0 / 6.0) ** family
            risk = 0.5 if family > biggest else 0.3
            clean = clean * (1.0 - risk) + spoiled * risk
        return clean + PER_DIE * remote

    def flow(self, seat: int, crates_more: float = 0.0, room_more: int = 0) -> float:
        """Crates a round that reach a house: what is made and what can be carried, in balance.

        A surplus of one or the other is not all lost: it is sold, let, or made up for later.
        """
        made = self.production(seat) + crates_more
        room = float(self.capacity(seat) + room_more)
        return self.carried(made, room, self._others_have(seat, made > room))

    def carried(self, made: float, room: float, others_have: float = 1000.0) -> float:
        """Crates that reach a house with so much room for them, if that is what the others have
        to spare of what is short."""
        least, most = (made, room) if made < room else (room, made)
        return least + _MADE_GOOD * min(most - least, others_have)

    def _others_have(self, seat: int, room: bool) -> float:
        """To spare for a seat: room on their trucks, or crates without any. Later there may be
        more of it, or trucks to buy."""
        found = self._spare.get(seat)
        if found is None:
            found = 0.0
            for other in range(self.seats):
                if other != seat:
                    found += self.capacity(other) - self.production(other)
            self._spare[seat] = found
        return max(0.0, found if room else -found) + _LATER * (self.left - 1.0)

    def on_hand(self, seat: int) -> int:
        """Crates the seat can still bring to a house in this round."""
        mobster = self.view.mobsters[seat]
        if self.when < timing.AFTER_PRODUCTION:
            return int(min(self.production(seat), self.capacity(seat)))
        if self.when <= timing.LOADING:
            return min(mobster.crates, self.capacity(seat))
        return sum(truck.crates for truck in self.trucks(seat) if truck.house == HOME)

    def free_slots(self) -> int:
        """For dice, on one's own stills."""
        return sum(
            SLOTS_PER_STILL - still.dice for still in self.view.stills if still.owner == self.me
        )

    def own_family(self) -> int:
        return next(s.dice for s in self.view.stills if s.still == self.me)

    def muscle_value(self, seat: int) -> int:
        mobster = self.view.mobsters[seat]
        return 2 * mobster.muscle + (11 if mobster.boosted else 0)

    # --- the houses ----------------------------------------------------------------------------

    def house(self, house: int) -> HouseView:
        return self.view.houses[house]

    def price(self, house: int, seat: int) -> int:
        """What the house pays the seat for a crate."""
        place = self.house(house)
        if place.copper:
            return 1
        if place.heat != NOBODY:
            mine = self.view.table.options.get("packing_heat") == "you"
            if (seat == place.heat) == mine:
                return 1
        return wholesale(house, self.seats)

    def margin(self, house: int) -> int:
        """What its controller gets for a crate."""
        place = self.house(house)
        if house == OMALLEYS or place.copper:
            return 0
        return profit(house, self.seats) + int(place.word)

    def demand(self, house: int) -> list[float]:
        """How many crates it buys on average: by the number brought, in half crates."""
        place = self.house(house)
        if place.demand:
            return exactly(sum(place.demand) + len(place.demand) * place.improvements)
        return bought(DEMAND_DICE[house] + place.extra_dice, place.improvements)

    def controller(self, house: int, markers: list[int]) -> int:
        """Who would control it with these markers (B5.3)."""
        total = sum(markers)
        best = NOBODY
        for seat in self.order:
            if markers[seat] > 0 and 2 * markers[seat] >= total and best == NOBODY:
                best = seat
        return best

    def holder(self, house: int) -> int:
        """Who permits sales at the public dock (B8.3)."""
        view = self.house(house)
        return view.controller if view.controller != NOBODY else view.majority

    def docks(self, markers: list[int], controller: int) -> list[int]:
        """Where each seat's trucks would line up (B7.5)."""
        most = max(markers)
        alone = markers.count(most) == 1
        docks = []
        for seat in range(self.seats):
            first = seat == controller or (
                controller == NOBODY and alone and markers[seat] == most and most > 0
            )
            lesser = TWO_STARS if markers[seat] > 0 else PUBLIC
            docks.append(THREE_STARS if first else lesser)
        return docks

    def missing(self, house: int) -> int:
        """Markers it lacks to open."""
        return max(0, OPENS_AT[house] - sum(self.house(house).markers))

    def room(self, house: int) -> int:
        """Free circles."""
        return CIRCLES[house] - sum(self.house(house).markers)

    def improvement_room(self, house: int) -> int:
        return IMPROVEMENT_SLOTS[house] - self.house(house).improvements

    # --- words given ---------------------------------------------------------------------------

    def gave_word(self, kind: str, to: int | None = None, about: int | None = None) -> bool:
        """Is there an open promise of one's own of this kind?"""
        return self.trust.has_word(kind, self.me, to, about)

    def has_word(self, kind: str, by: int, about: int) -> bool:
        """Has somebody promised this to oneself?"""
        return self.trust.has_word(kind, by, self.me, about)

    # --- what is under way ---------------------------------------------------------------------

    def announced(self) -> dict[str, object] | None:
        """The thug card that is being played, if one is."""
        for step in self.view.flow[::-1]:
            if step.get("step") == "Announce":
                return dict(step)
        return None

    def asks(self) -> list[Ask]:
        """The questions one can answer now."""
        return [ask for ask in self.view.asks if ask.waiting or ask.optional]


#: Tables go up to this many crates, in steps of half a crate, so that nobody has to look twice.
MOST_CRATES = 300
_TABLES: dict[tuple[int, int], list[float]] = {}
_WITHOUT_END = [step / 2.0 for step in range(2 * MOST_CRATES)]


def bought(dice: int, improvements: int) -> list[float]:
    """Of so many half crates, how many crates a house with these dice buys on average."""
    key = (dice, improvements)
    if key not in _TABLES:
        table = []
        for step in range(2 * MOST_CRATES):
            expected = 0.0
            for total, chance in enumerate(chances(dice)):
                expected += chance * min(step / 2.0, total + dice * improvements)
            table.append(expected)
        _TABLES[key] = table
    return _TABLES[key]


def exactly(demand: int) -> list[float]:
    """The same once the demand is known."""
    return [min(crates, float(demand)) for crates in _WITHOUT_END]


def without_end() -> list[float]:
    """A house that buys everything."""
    return _WITHOUT_END
