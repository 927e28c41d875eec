"""What a boss sees when looking over the table: facts that follow from the view."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from backroom.bots.trust import Trust
from backroom.engine.ask import Ask
from backroom.engine.deal import Entry, Offer
from backroom.engine.seen import Seen
from backroom.games.chicago.board import Board, board
from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    FREE,
    GOAL,
    HOSPITAL,
    INCOME,
    LARGE,
    MONOPOLY_INCOME,
    NOBODY,
    NOTHING,
    PLACES,
    PRISON,
    RESOURCES,
    ROUNDS,
    SMALL,
    STOCK,
    TRADE,
    UNKNOWN,
    kind_of,
    size_of,
)
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.promises import KINDS, PAY
from backroom.games.chicago.shown import BusinessView, GangsterView
from backroom.games.chicago.view import ChicagoView

#: A dollar in victory points, as long as one has not too many.
DOLLAR = 0.00055
#: What can be promised only as a whole.
_BARE = frozenset(kind for kind, about in KINDS.items() if not about)


class Reading:
    """The table as one boss reads it."""

    def __init__(self, seen: Seen[ChicagoView]) -> None:
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
        self.board: Board = board(str(view.table.options["board"]))
        self.turn = view.table.turn
        self.round = view.table.round
        self.others = [seat for seat in range(self.seats) if seat != self.me]
        self.points = [boss.points for boss in view.bosses]
        self.cash = self.own.cash
        self.goods = tuple(self.own.goods)
        self.hand = self.own.hand
        self.square = view.bosses[self.me].square
        #: Whose each gangster is, and who of them are at work.
        self.people: list[list[GangsterView]] = [[] for _ in range(self.seats)]
        self.gangs: list[list[int]] = [[] for _ in range(self.seats)]
        for gangster in view.gangsters:
            if gangster.owner != NOBODY:
                self.people[gangster.owner].append(gangster)
                if gangster.at_work:
                    self.gangs[gangster.owner].append(gangster.gangster)
        self.in_car = self.where(CAR)
        self.turns_left = self._turns_left()
        #: A dollar in victory points: the more one has, the less each buys.
        self.dollar = DOLLAR / (1.0 + max(0, self.cash - 1200) / 2500.0)
        self._lying: list[list[int]] = []
        self._owned: list[list[int]] = []
        #: What has been worked out: what businesses pay whom, what gangsters are worth to whom.
        self._pays = [NOTHING] * (self.seats * BUSINESSES)
        self.gangster_worths: dict[tuple[int, int], float] = {}
        self.threats: dict[int, float] = {}

    def _turns_left(self) -> float:
        """Game turns until somebody has ten points, at the pace of most games."""
        return max(1.0, (GOAL - max(self.points)) / 1.3)

    @property
    def trade(self) -> bool:
        return self.round == TRADE

    @property
    def rounds_left(self) -> int:
        """Action rounds of this game turn that are still to come."""
        return max(0, TRADE - 1 - self.round)

    def turns_of(self, seat: int) -> int:
        """Turns he has before everybody is placed anew (K8.6), the one under way not counted."""
        boss, table = self.view.bosses[seat], self.view.table
        if self.trade:
            return ROUNDS
        if boss.garage != NOTHING or boss.frozen:
            return 0
        if table.now == NOBODY:
            return self.rounds_left
        place = (seat - table.first) % self.seats
        return self.rounds_left + (place > (table.now - table.first) % self.seats)

    # --- gangsters -----------------------------------------------------------------------------

    def where(self, spot: int) -> list[int]:
        """One's own gangsters there."""
        return self.known_inside(self.me, spot)

    def gang(self, seat: int) -> list[int]:
        return self.gangs[seat]

    def alive(self, seat: int) -> list[int]:
        """All of a boss's gangsters, wherever they are."""
        return [g.gangster for g in self.people[seat]]

    def mine(self, gangster: int) -> bool:
        return gangster in self.gangs[self.me]

    def helpless(self, where: int) -> list[int]:
        """Whoever lies in hospital or sits in prison."""
        assert where in (PRISON, HOSPITAL)
        return [g.gangster for g in self.view.gangsters if g.where == where and g.owner != NOBODY]

    def owner(self, gangster: int) -> int:
        return self.view.gangsters[gangster].owner

    def known_inside(self, seat: int, spot: int) -> list[int]:
        """Of a rival's gangsters there those that one knows."""
        return [g.gangster for g in self.people[seat] if g.where == spot]

    def unlocated(self, seat: int) -> list[int]:
        """Those of a rival that could be anywhere."""
        return self.known_inside(seat, UNKNOWN)

    def count_inside(self, seat: int, spot: int) -> int:
        if spot == CAR:
            return self.view.bosses[seat].in_car
        return self.view.businesses[spot].count

    def guessed(self, seat: int, spot: int, attacks: bool, business: bool) -> float:
        """What a rival's gangsters there count in a shootout: known ones, and averages."""
        known = self.known_inside(seat, spot)
        total = float(sum(ROSTER[g].value(attacks, business) for g in known))
        unseen = self.count_inside(seat, spot) - len(known)
        if unseen > 0:
            total += unseen * self._average(self.unlocated(seat), attacks, business)
        return total

    def _average(self, gangsters: list[int], attacks: bool, business: bool) -> float:
        if not gangsters:
            return 1.0
        values = [ROSTER[g].value(attacks, business) for g in gangsters]
        return 0.1 + sum(values) / len(values)  # people sit where they are good

    @property
    def drive(self) -> int:
        """The best driving bonus in one's own car."""
        return max([ROSTER[g].driving for g in self.in_car], default=0)

    # --- businesses ----------------------------------------------------------------------------

    def business(self, business: int) -> BusinessView:
        return self.view.businesses[business]

    def owned(self, seat: int) -> list[int]:
        """The businesses of a boss, closed ones too."""
        if not self._owned:
            self._owned = [[] for _ in range(self.seats)]
            for b in self.view.businesses:
                if b.owner != NOBODY:
                    self._owned[b.owner].append(b.business)
        return self._owned[seat]

    def free_lots(self) -> list[list[int]]:
        """By size: where nothing stands."""
        taken = {b.lot for b in self.view.businesses if b.owner != NOBODY}
        found: list[list[int]] = [[] for _ in range(SMALL, LARGE + 1)]
        for lot, size in enumerate(self.board.lot_size):
            if lot not in taken:
                found[size].append(lot)
        return found

    def square_of(self, business: int) -> int:
        return self.board.lot_square[self.business(business).lot]

    def monopoly(self, seat: int, kind: int, more: int = NOTHING) -> bool:
        """Would all open businesses of a kind be his, with one more?"""
        own = False
        for b in self.view.businesses:
            if b.owner == NOBODY or b.closed or kind_of(b.business) != kind or b.business == more:
                continue
            if b.owner != seat:
                return False
            own = True
        return own or more != NOTHING

    def pays(self, seat: int, business: int) -> int:
        """What it pays at income, if it is open."""
        at = seat * BUSINESSES + business
        found = self._pays[at]
        if found == NOTHING:
            rates = MONOPOLY_INCOME if self.monopoly(seat, kind_of(business), business) else INCOME
            found = rates[size_of(business)]
            self._pays[at] = found
        return found

    def income(self, seat: int) -> int:
        """What a boss has at the next income from businesses and territories."""
        own = [b for b in self.owned(seat) if not self.business(b).closed]
        return sum(self.pays(seat, b) for b in own) + 50 * self.view.bosses[seat].territories

    # --- territories ---------------------------------------------------------------------------

    def respected(self, change: dict[int, int]) -> int:
        """Who would have local respect, with these changes to the numbers of territories."""
        counts = [
            boss.territories + change.get(seat, 0) for seat, boss in enumerate(self.view.bosses)
        ]
        most = max(counts)
        return counts.index(most) if most > 0 and counts.count(most) == 1 else NOBODY

    # --- pockets -------------------------------------------------------------------------------

    @property
    def lying(self) -> list[list[int]]:
        """Booze, girls, henchmen on each named place."""
        if not self._lying:
            self._lying = [self.view.table.on_place(place) for place in range(PLACES)]
        return self._lying

    def rivals_hold(self, resource: int) -> int:
        """In the pockets of all rivals together: all can count what is not on the table."""
        table = self.view.table
        lying = table.on_all_places(resource)
        return STOCK - table.stock[resource] - lying - self.goods[resource]

    def pocketed(self) -> float:
        """Resources in a rival's pocket, on average."""
        total = sum(self.rivals_hold(resource) for resource in range(RESOURCES))
        return total / max(1, len(self.others))

    def spare_cash(self) -> int:
        return self.own.cash - self.own.locked_cash

    # --- words given ---------------------------------------------------------------------------

    def gave_word(self, kind: str, to: int, about: int | None = None) -> bool:
        """Is there an open promise of one's own of this kind?"""
        return self.trust.has_word(kind, self.me, to, about)

    # --- what is under way ---------------------------------------------------------------------

    def step(self, name: str) -> dict[str, Any] | None:
        """The innermost step of that name, if one is under way."""
        for step in self.view.flow[::-1]:
            if step.get("step") == name:
                return dict(step)
        return None

    def asks(self) -> list[Ask]:
        """The questions one can answer now."""
        return [ask for ask in self.view.asks if ask.waiting or ask.optional]

    def free_gang(self) -> list[int]:
        """Just hired: waiting to be placed."""
        return self.where(FREE)


#: So far the table of turns goes.
_FARTHEST = 400


@lru_cache(maxsize=8)
def turns_by_distance(bonus: int) -> tuple[float, ...]:
    """How many turns a way takes on average; a stop takes one turn at least."""
    rolls = [0.0]
    for distance in range(1, _FARTHEST):
        later = 0.0
        for face in range(1, 7):
            left = distance - face - bonus
            later += rolls[left] if left > 0 else 0.0
        rolls.append(1.0 + later / 6.0)
    return tuple(max(1.0, number) for number in rolls)


@cache
def reached_within(turns: int, bonus: int) -> tuple[float, ...]:
    """How likely a way of so many squares is done in so many turns, by its length: at most as far
    as the dice go."""
    if turns <= 0:
        return (1.0,)
    before = reached_within(turns - 1, bonus)
    found = []
    for distance in range(turns * (6 + bonus) + 1):
        chance = 0.0
        for face in range(1, 7):
            left = max(0, distance - face - bonus)
            chance += before[left] if left < len(before) else 0.0
        found.append(chance / 6.0)
    return tuple(found)


def reach(distance: int, turns: int, bonus: int) -> float:
    """How likely one can do something so far away in so many turns; none of them, nothing."""
    row = reached_within(turns, bonus)
    return row[distance] if turns > 0 and distance < len(row) else 0.0
