"""Setting a table for a test: given this table, when he does that, then …

given = Given().gangster(0, BUGS_BENNY).gangster(1, KNUCKLES, spot=given.home(1)).turn_of(0)
given.act(0, Stay(), AttackBusiness(given.home(1)))
given.dice("shootout 0", 6, 5).dice("shootout 1", 1, 1).pass_all()
assert given.owner(given.home(1)) == 0

Seat 0 is first boss. Everybody has $1000, one of each resource, an open small bar, casino or
brothel (``given.home(seat)``) on a starred square, the car in front of it, no gangster and no card.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.chance import Chance, SampledChance
from backroom.engine.deal import AcceptOffer, Good, MakeOffer, Promise
from backroom.engine.event import Event
from backroom.engine.message import Reason, Refusal
from backroom.engine.moment import Moment
from backroom.engine.passing import Pass
from backroom.engine.record import Record
from backroom.engine.table import Table
from backroom.engine.window import Window
from backroom.games.chicago.actions import Drive, RollDie
from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    DECK,
    FREE,
    HIDING,
    HOSPITAL,
    NOBODY,
    NOTHING,
    OFFER,
    PRISON,
    RESOURCES,
    ROUNDS,
    TRADE,
    size_of,
)
from backroom.games.chicago.game import CHICAGO
from backroom.games.chicago.gangsters import ROSTER
from backroom.games.chicago.options import Options
from backroom.games.chicago.scoring import points
from backroom.games.chicago.setting_up import set_up
from backroom.games.chicago.state import Boss, Chicago
from backroom.games.chicago.trade_phase import TradePhase
from backroom.games.chicago.turn import GameTurn
from backroom.games.chicago.view import ChicagoView
from tests.changing import change
from tests.checks import check_position

ChicagoTable = Table[Chicago, ChicagoView, Options]
E = TypeVar("E", bound=Event)


class Loaded(Chance):
    """Dice and draws as the test wants them: values by label, in order; others are random."""

    def __init__(self) -> None:
        self.values: dict[str, list[int]] = {}
        self.rng = SampledChance(Random(7))

    def draw(self, label: str, sides: int) -> int:
        wanted = self.values.get(label)
        return wanted.pop(0) if wanted else self.rng.draw(label, sides)


class Given:
    """A table in the middle of a game, laid out as a test needs it."""

    def __init__(self, seats: int = 3, options: Options | None = None, turn: int = 2) -> None:
        self.game = CHICAGO
        self.chance = Loaded()
        self.state: Chicago = set_up(options or Options(), seats, Moment(self.chance))
        self.records: list[Record] = []
        self._drawn: list[int] = []
        state = self.state
        state.table.turn, state.table.round, state.table.first, state.table.police_actions = (
            turn,
            1,
            0,
            1,
        )
        for g in range(len(ROSTER)):
            self._to_deck(g)
        for b in range(BUSINESSES):
            change(state.businesses, b, owner=NOBODY)
        starts = [lot for lot, star in enumerate(state.board.lot_starred) if star]
        for seat in range(seats):
            home = seat * 3 % 9 + seat // 3
            change(state.businesses, home, owner=seat)
            change(state.businesses, home, lot=starts[seat])
            state.bosses[seat].square = state.board.lot_square[starts[seat]]
        self._homes = [seat * 3 % 9 + seat // 3 for seat in range(seats)]
        state.stack = [GameTurn(played=0)]

    # --- laying out ----------------------------------------------------------------------------

    def cash(self, seat: int, cash: int) -> Given:
        self.boss(seat).cash = cash
        return self

    def goods(self, seat: int, booze: int = 0, girls: int = 0, henchmen: int = 0) -> Given:
        for resource, count in enumerate((booze, girls, henchmen)):
            self.state.table.stock[resource] += self.boss(seat).goods[resource] - count
            self.boss(seat).goods[resource] = count
        return self

    def lying(self, place: int, booze: int = 0, girls: int = 0, henchmen: int = 0) -> Given:
        """Exactly this lies on a place."""
        for resource, count in enumerate((booze, girls, henchmen)):
            at = place * RESOURCES + resource
            self.state.table.stock[resource] += self.state.table.lying[at] - count
            self.state.table.lying[at] = count
        return self

    def hand(self, seat: int, *cards: int) -> Given:
        """These events and contracts are in his hand, taken out of the deck."""
        for card in cards:
            assert self.state.deck[card] == 1
            self.state.take_out(card)
            self.boss(seat).hand.append(card)
        return self

    def started(self, seat: int, *contracts: int) -> Given:
        for card in contracts:
            self.state.take_out(card)
            self.boss(seat).started.append(card)
        return self

    def completed(self, seat: int, *contracts: int) -> Given:
        for card in contracts:
            self.state.take_out(card)
            self.boss(seat).completed.append(card)
        return self

    def discard(self, *cards: int) -> Given:
        for card in cards:
            self.state.take_out(card)
            self.state.table.throw_away(card)
        return self

    def gangster(self, seat: int, *gangsters: int, spot: int = CAR) -> Given:
        """His, face down in the car (or a business, or hiding; FREE: just hired)."""
        for g in gangsters:
            self.state.take_out(g)
            self.state.owners[g] = seat
            self.state.where[g] = spot
            self.state.known[g] = self.state.everybody if spot == FREE else 1 << seat
        return self

    def in_prison(self, seat: int, *gangsters: int) -> Given:
        return self._in_the_open(seat, PRISON, gangsters)

    def in_hospital(self, seat: int, *gangsters: int) -> Given:
        return self._in_the_open(seat, HOSPITAL, gangsters)

    def hiding(self, seat: int, *gangsters: int) -> Given:
        return self._in_the_open(seat, HIDING, gangsters)

    def offer(self, *gangsters: int) -> Given:
        """For hire, left to right."""
        for g in gangsters:
            self.state.take_out(g)
            self.state.owners[g] = NOBODY
            self.state.send(g, OFFER)
            self.state.table.offer.append(g)
        return self

    def business(self, business: int, seat: int, lot: int = NOTHING, closed: bool = False) -> Given:
        """Open on this square, or on the first free one of its size."""
        if lot == NOTHING:
            lot = self.free_lot(size_of(business))
        change(self.state.businesses, business, owner=seat, lot=lot, closed=closed)
        return self

    def closed(self, business: int) -> Given:
        change(self.state.businesses, business, closed=True)
        return self

    def territory(self, seat: int, *territories: int) -> Given:
        for territory in territories:
            self.state.table.territories[territory] = seat
        return self

    def badge(self, seat: int) -> Given:
        self.state.table.badge = seat
        return self

    def police(self, square: int, actions: int = 1) -> Given:
        self.state.table.police = square
        self.state.table.police_actions = actions
        return self

    def car(self, seat: int, square: int) -> Given:
        self.boss(seat).square = square
        return self

    def in_garage(self, seat: int, garage: int = 0) -> Given:
        self.boss(seat).garage = garage
        return self.car(seat, self.state.board.garage_square[garage])

    def frozen(self, seat: int) -> Given:
        self.boss(seat).frozen = self.boss(seat).skips_income = True
        return self

    # --- where things are ------------------------------------------------------------------------

    def boss(self, seat: int) -> Boss:
        return self.state.bosses[seat]

    def home(self, seat: int) -> int:
        """The small business with which he started."""
        return self._homes[seat]

    def place(self, place: int) -> int:
        """The street square of a named place."""
        return self.state.board.place_square[place]

    def door(self, business: int) -> int:
        """The street square of a business that is on the board."""
        return self.state.square_of(business)

    def lot_door(self, lot: int) -> int:
        return self.state.board.lot_square[lot]

    def turf(self, territory: int) -> int:
        return self.state.board.territory_square[territory]

    def garage(self, garage: int) -> int:
        return self.state.board.garage_square[garage]

    def free_lot(self, size: int) -> int:
        for lot, lot_size in enumerate(self.state.board.lot_size):
            starred = self.state.board.lot_starred[lot]
            if lot_size == size and not starred and self.state.business_on(lot) == NOTHING:
                return lot
        raise AssertionError("no square of that size is free")

    def where(self, gangster: int) -> int:
        return self.state.where[gangster]

    def gangster_of(self, gangster: int) -> int:
        """Whose he is."""
        return self.state.owners[gangster]

    def owner(self, business: int) -> int:
        return self.state.businesses[business].owner

    def points(self, seat: int) -> int:
        return points(self.state)[seat].total

    # --- chance ----------------------------------------------------------------------------------

    def dice(self, label: str, *faces: int) -> Given:
        """What these dice will show (1–6). Labels: "drive 0" (a seat's car), "police",
        "shootout 0", "raid police", "raid 1", "doctor 0", "burglary 0", "race", "forgery"."""
        self.chance.values.setdefault(label, []).extend(face - 1 for face in faces)
        return self

    def draws(self, seat: int, *cards: int) -> Given:
        """The next cards this boss draws in the trade phase; call it in the order of drawing."""
        deck = list(self.state.deck)
        for card in self._drawn:
            deck[card] = 0
        for card in cards:
            assert deck[card] == 1
            self.chance.values.setdefault(f"draw {seat}", []).append(sum(deck[:card]))
            deck[card] = 0
            self._drawn.append(card)
        return self

    def picked(self, label: str, among: list[int], item: int) -> Given:
        """Chance picks this item among those (a gangster, a card): "backstab", "break-in 1"."""
        at = sorted(among).index(item)
        self.chance.values.setdefault(label, []).append(at)
        return self

    # --- the moment ------------------------------------------------------------------------------

    def turn_of(self, seat: int, round: int = 1, window: bool = False) -> Given:
        """His turn begins; in the window before it (unless ``window``) all pass."""
        self.state.table.round = round
        self.state.table.now = NOBODY
        at = self.state.clockwise(self.state.table.first).index(seat)
        self.state.stack = [GameTurn(played=at)]
        self._run()
        return self if window else self.pass_all()

    def trade(self, part: int = 0, windows: bool = False) -> Given:
        """The trade phase from this part on (trade_phase.py); in its windows all pass."""
        self.state.table.round = TRADE
        self.state.table.now = NOBODY
        self.state.table.part = part
        self.state.stack = [GameTurn(played=0), TradePhase(unsold=0, lot=NOTHING)]
        self._run()
        return self if windows else self.pass_all()

    def last_round_over(self) -> Given:
        """The fourth action round is over: the trade phase comes with its income."""
        self.state.table.round = ROUNDS
        self.state.table.now = NOBODY
        self.state.stack = [GameTurn(played=self.state.seats)]
        self._run()
        return self

    def _run(self) -> None:
        moment = Moment(self.chance)
        self.game.flow(self.state, moment)
        self.records.append(
            Record(0, Pass(), tuple(moment.rolls), tuple(moment.events), moment.final)
        )

    # --- acting ----------------------------------------------------------------------------------

    def act(self, seat: int, *actions: Action) -> Given:
        for action in actions:
            self.records.append(self.game.act(self.state, seat, action, self.chance))
        return self

    def drive(self, seat: int, square: int, die: int = 6) -> Given:
        """Roll and drive there."""
        return self.dice(f"drive {seat}", die).act(seat, RollDie(), Drive(square))

    def pass_all(self, *but: int) -> Given:
        """In the windows that are open now all pass (but these seats), until none is open."""
        while self.state.stack and isinstance(self.state.stack[-1], Window):
            asked = [a.seat for a in self.game.asks(self.state) if a.waiting]
            asked = [seat for seat in asked if seat not in but]
            if not asked:
                break
            self.act(asked[0], Pass())
        return self

    def in_window(self, seat: int, action: Action) -> Given:
        """He plays this in the open window, all others pass; what it does has happened then,
        and the window is open again (or over)."""
        window = self.state.stack[-1]
        assert isinstance(window, Window)
        opening = window.opening
        self.act(seat, action)
        for other in [a.seat for a in self.game.asks(self.state) if a.waiting]:
            # If nobody else was asked, it has been played already.
            if self.state.stack[-1] is window and window.opening == opening:
                self.act(other, Pass())
        return self

    # --- looking ---------------------------------------------------------------------------------

    def asks(self, seat: int) -> list[Ask]:
        return self.game.own_asks(self.state, seat)

    def asked(self, seat: int) -> list[type[Question]]:
        """What he is asked, question by question."""
        return [type(ask.question) for ask in self.asks(seat)]

    def legal(self, seat: int) -> list[Action]:
        """Every answer he may give now."""
        return [action for ask in self.asks(seat) for action in ask.answers()]

    def refused(self, seat: int, action: Action) -> Reason:
        """Why he can't do that; nothing has changed."""
        before = self.game.dump(self.state)
        try:
            self.game.act(self.state, seat, action, self.chance)
        except Refusal as refusal:
            assert self.game.dump(self.state) == before
            return refusal.reason
        raise AssertionError(f"{action} is legal")

    def told(self, seat: int | None = None) -> list[Event]:
        """All that has happened so far, as far as this seat may know."""
        return [event for record in self.records for event in self.game.story(record, seat)]

    def all(self, kind: type[E], seat: int | None = None) -> list[E]:
        """The events of one kind."""
        return [event for event in self.told(seat) if isinstance(event, kind)]

    def kinds(self, seat: int | None = None) -> list[type[Event]]:
        return [type(event) for event in self.told(seat)]

    def sound(self) -> Given:
        """Nothing is lost, no view shows a secret, copies and saves are whole."""
        check_position(self.game, self.state, Random(1))
        return self

    # --- deals -----------------------------------------------------------------------------------

    def table(self) -> ChicagoTable:
        """A table around this state, for offers, promises and undo."""
        table: ChicagoTable = Table(
            self.game, self.state.options, self.state.seats, SampledChance(Random(7))
        )
        table.chance = self.chance
        table.state = self.state
        return table

    def _in_the_open(self, seat: int, where: int, gangsters: tuple[int, ...]) -> Given:
        for g in gangsters:
            self.state.take_out(g)
            self.state.owners[g] = seat
            self.state.send(g, where)
        return self

    def _to_deck(self, g: int) -> None:
        self.state.owners[g] = NOBODY
        self.state.where[g] = DECK
        self.state.known[g] = 0
        self.state.deck = (*self.state.deck[:g], 1, *self.state.deck[g + 1 :])


def swap(
    table: ChicagoTable,
    by: int,
    to: int,
    give: tuple[Good, ...] = (),
    take: tuple[Good, ...] = (),
    promises: tuple[Promise, ...] = (),
) -> None:
    """An offer, and its acceptance."""
    table.act(by, MakeOffer((to,), give, take, promises))
    table.act(to, AcceptOffer(table.offers[-1].id))
