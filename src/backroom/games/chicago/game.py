"""King of Chicago, as everything that plays it sees it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from backroom.engine.action import Action, ActionSet
from backroom.engine.ask import SHARED_QUESTIONS, Ask, Question, QuestionSet
from backroom.engine.deal import (
    SHARED_EVENTS,
    Deal,
    Good,
    Lack,
    MakeOffer,
    Promise,
    Tradable,
    Verdict,
)
from backroom.engine.declared import declared
from backroom.engine.event import Event, EventSet
from backroom.engine.game import Forced, Game
from backroom.engine.log_lines import LogLines
from backroom.engine.meaning import Meaning
from backroom.engine.message import Message
from backroom.engine.moment import Moment
from backroom.engine.prospect import Prospect
from backroom.engine.record import Record, Result
from backroom.engine.terms import Words
from backroom.engine.view import Panel, Progress, View
from backroom.engine.written import Public
from backroom.games.chicago import (
    breaking,
    dealing,
    events,
    invariants,
    promises,
    questions,
    secrets,
)
from backroom.games.chicago.actions import (
    ACTIONS,
    BidUpTo,
    DropLimit,
    DropOrder,
    LeaveOrder,
    StayOut,
)
from backroom.games.chicago.answers import DROP_ORDER, LEAVE_ORDER
from backroom.games.chicago.auction import leave_limit, limit_asks
from backroom.games.chicago.board import LOOP, BoardError, board, load
from backroom.games.chicago.build_view import add_own, in_public
from backroom.games.chicago.components import GOAL, MOST_SEATS, NOBODY, TRADE
from backroom.games.chicago.describe import describe
from backroom.games.chicago.event_cards.deck import CARD_EVENTS, CARD_QUESTIONS
from backroom.games.chicago.log_lines import LINES
from backroom.games.chicago.means.answers import means
from backroom.games.chicago.options import PRESETS, Options
from backroom.games.chicago.phrases import PHRASES, STREETS, TRADING
from backroom.games.chicago.playing import by_order
from backroom.games.chicago.prospects import prospects
from backroom.games.chicago.restore import restore
from backroom.games.chicago.scoring import foremost, leader, totals
from backroom.games.chicago.setting_up import set_up
from backroom.games.chicago.show_to_all import show, show_asks
from backroom.games.chicago.shown import TableView
from backroom.games.chicago.state import Chicago
from backroom.games.chicago.terms import WORDS
from backroom.games.chicago.trade_phase import auction_in_sight, current_auction
from backroom.games.chicago.turn import GameTurn
from backroom.games.chicago.view import ChicagoView

EVENTS = EventSet(*SHARED_EVENTS, *declared(events, Event), *CARD_EVENTS)
#: Windows are of many kinds; what they have in common is no question itself.
QUESTIONS = QuestionSet(
    *SHARED_QUESTIONS,
    *(kind for kind in declared(questions, Question) if kind is not questions.Window),
    *CARD_QUESTIONS,
)

_ORDERS: Final = questions.Orders()
#: How far a game can be, by its turn and round: each of these, as long as games are, is made once.
_LONG: Final = 100
_PROGRESS: Final[dict[tuple[int, int], Progress]] = {}


class ChicagoGame(Game[Chicago, ChicagoView, Options]):
    """2 to 6 bosses (K1.1)."""

    name: ClassVar[str] = "chicago"
    player_word: ClassVar[str] = "boss"
    players: ClassVar[range] = range(2, MOST_SEATS + 1)
    actions: ClassVar[ActionSet] = ACTIONS
    events: ClassVar[EventSet] = EVENTS
    questions: ClassVar[QuestionSet] = QUESTIONS
    options: ClassVar[type[msgspec.Struct]] = Options
    view_type: ClassVar[type[View]] = ChicagoView
    seats_rule: ClassVar[str] = "K1.1"
    over_rule: ClassVar[str] = "K1.2"
    deal_rule: ClassVar[str] = "K10.2"
    deal_time_rule: ClassVar[str] = "K10.1"
    presets: ClassVar[Mapping[str, msgspec.Struct]] = PRESETS
    promises: ClassVar[dict[str, str]] = promises.KINDS
    traded_by: ClassVar[tuple[str, ...]] = ("table", "bosses", "gangsters", "own")
    words: ClassVar[Words] = WORDS
    lines: ClassVar[LogLines] = LINES
    phrases: ClassVar[Mapping[str, tuple[str, str, str]]] = PHRASES
    board_option: ClassVar[str] = "board"
    board_rule: ClassVar[str] = "K11.1"

    def begin(self, options: Options, seats: int, moment: Moment) -> Chicago:
        return set_up(options, seats, moment)

    def settle(self, state: Chicago, moment: Moment) -> None:
        """Ten points win at that very moment, and open steps are dropped (K1.2)."""
        if not state.stack:
            return
        winner = leader(state)
        if winner == NOBODY:
            state.settled = True
        else:
            state.table.winner = winner
            state.stack = []
            moment.no_way_back()
            moment.tell(events.King(boss=winner, points=tuple(totals(state))))

    def agreed(self, state: Chicago, moment: Moment) -> None:
        state.table.winner = foremost(state)  # K1.2
        points = tuple(totals(state))
        moment.tell(events.LeadsAtTheEnd(boss=state.table.winner, points=points))

    def in_public(self, state: Chicago) -> dict[str, Any]:
        return in_public(state)

    def view(self, state: Chicago, seat: int | None, public: Public | None = None) -> ChicagoView:
        parts = self.view_base(state, seat, public)
        add_own(parts, state, seat)
        return self.view_of(parts)

    def sample(self, view: ChicagoView, rng: Random, notes: list[int] | None = None) -> Chicago:
        return secrets.sample(view, rng)

    def reseal(self, state: Chicago, seat: int | None, rng: Random) -> Chicago:
        resealed = state.copy()
        secrets.deal_anew(resealed, seat, rng)
        return resealed

    def result(self, state: Chicago) -> Result | None:
        if not state.over:
            return None
        points = tuple(totals(state))
        winner = state.table.winner
        if points[winner] < GOAL:
            return Result((winner,), points, "agreed")
        return Result((winner,), points, "ten-points")

    def progress(self, state: Chicago) -> Progress:
        turn, round = state.table.turn, state.table.round
        found = _PROGRESS.get((turn, round))
        if found is None:
            said = Message("panel-turn", {"turn": turn, "round": round})
            found = Progress(unit="turn", now=turn, said=[said])
            if turn < _LONG:
                _PROGRESS[turn, round] = found
        return found

    def part(self, state: Chicago) -> str:
        return TRADING if state.table.round == TRADE else STREETS

    def next_up(self, state: Chicago) -> int | None:
        """Clockwise, within an action round."""
        for step in state.stack:
            if isinstance(step, GameTurn) and state.table.now != NOBODY:
                order = state.clockwise(state.table.first)
                return order[step.played] if step.played < state.seats else None
        return None

    def check(self, state: Chicago) -> list[str]:
        return invariants.violations(state)

    def restore(self, data: dict[str, object]) -> Chicago:
        return restore(data)

    def describe(self, view: ChicagoView) -> list[Panel]:
        return describe(view)

    def means(self, view: ChicagoView, asks: list[Ask]) -> list[list[Meaning | None]]:
        return means(view, asks)

    def prospects(self, view: ChicagoView) -> list[Prospect]:
        return prospects(view)

    def wrong_board(self, written: str) -> Message | None:
        """K11.1: the line of the file that can't be."""
        try:
            load(written) if written == LOOP else board(written)
        except BoardError as error:
            return error.message
        return None

    def board_name(self, written: str) -> str:
        return board(written).name

    def sent(self, view: ChicagoView) -> ChicagoView:
        options = view.table.options
        if not self.has_own_board(options):
            return view
        table = TableView.of(view.table)
        table.options = self.told_options(options)
        return msgspec.structs.replace(view, table=table)

    # --- unasked: orders in advance (K12.22, K8.4), showing (K9.1) -----------------------------

    def asides(self, state: Chicago, seat: int) -> list[Ask]:
        asides = show_asks(state, seat)
        held = by_order(state, seat)
        if held:
            left = state.bosses[seat].orders
            options = [DROP_ORDER[c] if c in left else LEAVE_ORDER[c] for c in held]
            asides.insert(0, Ask("orders", seat, _ORDERS, "K12.22", options, optional=True))
        auction = auction_in_sight(state)
        if auction is not None:
            asides = [*limit_asks(auction, state, seat), *asides]
        return asides

    def ordered(self, state: Chicago) -> Forced | None:
        """In an auction, for whoever has said up to how much he bids."""
        auction = current_auction(state)
        answer = None if auction is None else auction.ordered(state)
        if auction is None or answer is None:
            return None
        return Forced(auction.seat, answer)

    def aside(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, LeaveOrder):
            state.bosses[seat].orders += (action.card,)
            moment.tell(events.OrderLeft(boss=seat, card=action.card))
        elif isinstance(action, DropOrder):
            left = state.bosses[seat].orders
            state.bosses[seat].orders = tuple([card for card in left if card != action.card])
            moment.tell(events.OrderDropped(boss=seat, card=action.card))
        elif isinstance(action, (BidUpTo, DropLimit, StayOut)):
            auction = auction_in_sight(state)
            assert auction is not None
            leave_limit(auction, state, seat, action, moment)
        else:
            show(state, seat, action, moment)

    # --- trading (K10) -------------------------------------------------------------------------

    def open_deals(self, state: Chicago) -> bool:
        return dealing.open_deals(state)

    def deal_step(self, state: Chicago) -> str:
        return dealing.deal_step(state)

    def may_deal(self, state: Chicago) -> bool:
        return dealing.may_deal(state)

    def offered(self, state: Chicago, seat: int, terms: MakeOffer, moment: Moment) -> None:
        dealing.check_offer(state, seat, terms)

    def lapses(self, state: Chicago, seat: int, terms: MakeOffer) -> Lack | None:
        return dealing.lapses(state, seat, terms)

    def lacks(self, state: Chicago, seat: int, goods: tuple[Good, ...]) -> Lack | None:
        return dealing.lacks(state, seat, goods)

    def strike(self, state: Chicago, deal: Deal, moment: Moment) -> None:
        dealing.strike(state, deal, moment)

    def tradable(self, view: ChicagoView, seat: int) -> list[Tradable]:
        return dealing.tradable(view, seat)

    def tradables(self, view: ChicagoView) -> list[list[Tradable]]:
        return dealing.tradables(view)

    def would_break(self, view: ChicagoView, promise: Promise, ask: Ask, action: Action) -> bool:
        return breaking.would_break(view, promise, ask, action)

    def judge(self, promise: Promise, record: Record, deal: Deal | None, state: Chicago) -> Verdict:
        return promises.judge(promise, record, deal, state)


CHICAGO = ChicagoGame()
