"""Cellar, a toy game on the same contract as the real ones.

T1   2 to 5 mobsters share a cellar of four shelves; each begins with cash and two secret cards.
T2   Each round every seat draws a card in secret. The deck is a multiset; hands show their size.
T3   An open auction for a crate of two bottles: in turn, bid more (T3.2), within your cash (T3.3).
T4   The winner stocks the bottles, one at a time, each on a shelf.
T5   All put one or two tokens on shelves, sealed; shown when all are in, changed until then.
T6   Then all may play tricks (T6.1), those in their hand (T6.2); others may cork one (T6.3).
T6.4 Who spills a shelf picks it once the card is shown, or takes the card back after all.
T7   The one with the most tokens on a shelf, alone, drinks its bottles: one dollar each.
T8   Anyone may leave an order in secret: cork the next trick against me.
T9   Deals in auction and tricks: cash and cards (T9.1), no bids in a round (T9.2). What an offer
     gives is shown (T9.3). The highest bid is reserved (T9.4). As an option deals are private:
     the others see who has struck one, and no more (T9.5).
T10  After the last round the richest wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import msgspec

from backroom.engine.action import Action, ActionSet
from backroom.engine.ask import SHARED_QUESTIONS, Ask, Option, Question, QuestionSet
from backroom.engine.deal import (
    DEAL_ACTIONS,
    SHARED_EVENTS,
    Deal,
    Good,
    Lack,
    MakeOffer,
    Promise,
    Tradable,
    Verdict,
    first_missing,
)
from backroom.engine.declared import declared
from backroom.engine.event import Event, EventSet
from backroom.engine.game import Game
from backroom.engine.message import Message, Reason, Refusal
from backroom.engine.moment import Moment
from backroom.engine.passing import Attend, Pass
from backroom.engine.record import Begin, Record, Result, Stop, Undo
from backroom.engine.step import Step, load_piece, load_step
from backroom.engine.view import Cell, Panel, Progress, View
from backroom.engine.window import Window
from backroom.engine.written import Public
from tests.toy import events
from tests.toy.events import AskOrder, OrderLeft
from tests.toy.pieces import (
    BANK,
    DECK,
    SHELVES,
    Aim,
    Bid,
    CancelTrick,
    CellarOptions,
    CellarState,
    Keep,
    LeaveOrder,
    Place,
    PlayTrick,
    Stock,
)
from tests.toy.steps import STEPS, Aiming, Auction, Placement, Round, Stocking, Tricks, draw_cards

EVENTS = EventSet(*SHARED_EVENTS, *declared(events, Event))
QUESTIONS = QuestionSet(*SHARED_QUESTIONS, *declared(events, Question))


class CellarView(View, kw_only=True):
    rounds: int
    round: int
    bank: int
    cash: list[int]
    bottles: list[int]
    tokens: list[list[int]]
    hand: list[int]
    hand_sizes: list[int]
    deck_size: int
    discard: list[int]
    order: int
    private: int
    steps: list[dict[str, object]]


class Cellar(Game[CellarState, CellarView, CellarOptions]):
    name = "cellar"
    players = range(2, 6)
    actions = ActionSet(
        *(Begin, Stop, Undo, Pass, Attend, *DEAL_ACTIONS),
        *(Bid, Stock, Place, PlayTrick, Aim, Keep, CancelTrick, LeaveOrder),
    )
    events = EVENTS
    questions = QUESTIONS
    options = CellarOptions
    view_type = CellarView
    seats_rule = "T1"
    over_rule = "T10"
    deal_rule = "T9"
    deal_time_rule = "T9"
    presets: ClassVar[Mapping[str, msgspec.Struct]] = {"quick": CellarOptions(rounds=1, quick=True)}
    promises: ClassVar[dict[str, str]] = {"no-bid": "round"}

    def begin(self, options: CellarOptions, seats: int, moment: Moment) -> CellarState:
        state = CellarState(
            seats=seats,
            stack=[],
            standing=[0] * seats,
            rounds=options.rounds,
            round=1,
            bank=BANK,
            cash=[0] * seats,
            hands=[[0] * len(DECK) for _ in range(seats)],
            deck=list(DECK),
            discard=[0] * len(DECK),
            bottles=[0] * SHELVES,
            tokens=[[0] * seats for _ in range(SHELVES)],
            orders=[0] * seats,
            private=int(options.private),
        )
        for seat in range(seats):  # T1
            state.pay(seat, -options.cash)
        draw_cards(state, moment)
        state.push(Round(stage=0))
        return state

    def view(
        self, state: CellarState, seat: int | None, public: Public | None = None
    ) -> CellarView:
        return CellarView(
            **self.view_base(state, seat, public),
            rounds=state.rounds,
            round=state.round,
            bank=state.bank,
            cash=list(state.cash),
            bottles=list(state.bottles),
            tokens=[list(row) for row in state.tokens],
            hand=[] if seat is None else list(state.hands[seat]),
            hand_sizes=[sum(hand) for hand in state.hands],
            deck_size=sum(state.deck),
            discard=list(state.discard),
            order=0 if seat is None else state.orders[seat],
            private=state.private,
            steps=[step.seen_by(seat) for step in state.stack],
        )

    def sample(self, view: CellarView, rng: Random, notes: list[int] | None = None) -> CellarState:
        pool = [all - out for all, out in zip(DECK, view.discard, strict=True)]
        hands = [[0] * len(DECK) for _ in range(view.seats)]
        orders = [0] * view.seats
        if view.seat is not None:
            hands[view.seat] = list(view.hand)
            pool = [all - own for all, own in zip(pool, view.hand, strict=True)]
            orders[view.seat] = view.order
        for seat in range(view.seats):
            if seat != view.seat:
                hands[seat] = deal(pool, view.hand_sizes[seat], rng)
        return CellarState(
            seats=view.seats,
            stack=self.steps(view.steps),
            standing=list(view.standing),
            rounds=view.rounds,
            round=view.round,
            bank=view.bank,
            cash=list(view.cash),
            hands=hands,
            deck=pool,
            discard=list(view.discard),
            bottles=list(view.bottles),
            tokens=[list(row) for row in view.tokens],
            orders=orders,
            private=view.private,
        )

    def reseal(self, state: CellarState, seat: int | None, rng: Random) -> CellarState:
        awaited = [ask.seat for ask in self.asks(state) if ask.waiting]
        state = state.copy()
        others = [other for other in range(state.seats) if other != seat]
        for other in others:  # T2: the hands of others and the deck
            state.deck = [a + b for a, b in zip(state.deck, state.hands[other], strict=True)]
        for other in others:
            state.hands[other] = deal(state.deck, sum(state.hands[other]), rng)
            state.orders[other] = rng.randint(0, 1)  # T8
        for step in state.stack:  # T5, T6: what others have answered, and who has
            if isinstance(step, Placement | Window):
                top = step is state.stack[-1]
                self._reseal_answers(state, step, others, rng, awaited if top else [])
        return state

    def _reseal_answers(
        self,
        state: CellarState,
        step: Placement | Window[Any],
        others: list[int],
        rng: Random,
        awaited: list[int],
    ) -> None:
        for other in others:
            step.answers[other] = None
        for ask in step.asks(state):
            if ask.seat in others and rng.random() < 0.5:
                step.answers[ask.seat] = rng.choice(list(ask.answers()))
        if awaited and all(seat in others for seat in awaited):
            late = rng.choice(awaited)  # somebody is still waited for, but not this seat
            step.answers[late] = None
            state.orders[late] = 0

    def result(self, state: CellarState) -> Result | None:
        if not state.over:
            return None
        richest = max(state.cash)  # T10
        winners = tuple(seat for seat, cash in enumerate(state.cash) if cash == richest)
        return Result(winners, tuple(state.cash), "end-last-round")

    def progress(self, state: CellarState) -> Progress:
        said = Message("panel-cellar", {"round": state.round})
        return Progress(unit="round", now=state.round, last=state.rounds, said=[said])

    def check(self, state: CellarState) -> list[str]:
        wrong = []
        cards = [sum(kind) for kind in zip(state.deck, state.discard, *state.hands, strict=True)]
        if cards != DECK:
            wrong.append(f"cards: {cards}")
        if min(cards for pile in (state.deck, *state.hands) for cards in pile) < 0:
            wrong.append("a pile is negative")
        if state.bank + sum(state.cash) != BANK or min(state.cash) < 0:
            wrong.append(f"cash: {state.cash}, bank {state.bank}")
        if min(state.bottles) < 0 or not all(0 <= standing <= 4 for standing in state.standing):
            wrong.append("bottles or standing passes")
        return wrong

    def restore(self, data: dict[str, Any]) -> CellarState:
        return load_piece(CellarState, data, STEPS, self.actions)

    def steps(self, rows: list[dict[str, Any]]) -> list[Step[Any]]:
        rows = msgspec.to_builtins(rows)
        return [load_step(STEPS, self.actions, row) for row in rows]

    def describe(self, view: CellarView) -> list[Panel]:
        heads = [Message(key) for key in ("column-seat", "column-cash", "column-cards")]
        rows = [
            [
                Cell(Message("cell-seat", {"seat": seat}), strong=seat == view.seat),
                Cell(Message("cell-cash", {"cash": view.cash[seat]})),
                Cell(Message("cell-cards", {"cards": view.hand_sizes[seat]})),
            ]
            for seat in range(view.seats)
        ]
        return [Panel(Message("panel-cellar", {"round": view.round}), heads, rows)]

    def asides(self, state: CellarState, seat: int) -> list[Ask]:
        same = Reason("T8", "refused-order-same")
        options = [
            Option(LeaveOrder(bool(on)), same if state.orders[seat] == on else None)
            for on in (1, 0)
        ]
        return [Ask("order", seat, AskOrder(), "T8", options, "confirm", optional=True)]

    def aside(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, LeaveOrder)
        state.orders[seat] = int(action.on)
        moment.tell(OrderLeft(seat=seat, on=action.on))

    def deal_step(self, state: CellarState) -> str:
        if state.over or isinstance(state.stack[-1], Stocking):
            return ""
        round_ = state.stack[0]
        assert isinstance(round_, Round)
        return f"{state.round}.{round_.stage}"

    def may_deal(self, state: CellarState) -> bool:
        return isinstance(state.stack[-1], Auction | Tricks | Aiming)  # T9

    def open_deals(self, state: CellarState) -> bool:
        return not state.private  # T9.5

    def lapses(self, state: CellarState, seat: int, terms: MakeOffer) -> Lack | None:
        """Cash is public, cards are not."""
        cash = tuple(good for good in terms.give if good.kind == "cash")
        lack = self.lacks(state, seat, cash)
        return lack and Lack(seat, lack.goods)

    def lacks(self, state: CellarState, seat: int, goods: tuple[Good, ...]) -> Lack | None:
        missing = first_missing(goods, lambda some: self._afford(state, seat, some))
        return Lack(seat, missing, secret=True) if missing else None

    def offered(self, state: CellarState, seat: int, terms: MakeOffer, moment: Moment) -> None:
        for good in terms.give + terms.take:
            if good.kind not in ("cash", "card") or not 0 <= good.item < len(DECK):
                raise Refusal("T9.1", "refused-not-a-good")
        for promise in terms.promises:
            if promise.kind == "no-bid" and not state.round <= promise.until <= state.rounds:
                raise Refusal("T9.2", "refused-until")
        self._afford(state, seat, terms.give)

    def strike(self, state: CellarState, deal: Deal, moment: Moment) -> None:
        self._afford(state, deal.with_, deal.take)
        self._afford(state, deal.by, deal.give)
        for source, sink, goods in (
            (deal.by, deal.with_, deal.give),
            (deal.with_, deal.by, deal.take),
        ):
            for good in goods:
                if good.kind == "cash":
                    state.cash[source] -= good.count
                    state.cash[sink] += good.count
                else:
                    state.hands[source][good.item] -= good.count
                    state.hands[sink][good.item] += good.count

    def _afford(self, state: CellarState, seat: int, goods: tuple[Good, ...]) -> None:
        reserved = self._reserved(state, seat)
        if sum(good.count for good in goods if good.kind == "cash") > state.cash[seat] - reserved:
            raise Refusal("T9.4" if reserved else "T9.1", "refused-cash")
        for kind, held in enumerate(state.hands[seat]):
            if sum(g.count for g in goods if g.kind == "card" and g.item == kind) > held:
                raise Refusal("T9.1", "refused-not-in-hand")

    def _reserved(self, state: CellarState, seat: int) -> int:
        top = state.stack[-1] if state.stack else None
        return top.high if isinstance(top, Auction) and top.bidder == seat else 0  # T9.4

    def tradable(self, view: CellarView, seat: int) -> list[Tradable]:
        goods = [Tradable("cash", 0, view.cash[seat])] if view.cash[seat] else []
        for kind in range(len(DECK)):
            if seat != view.seat:
                goods.append(Tradable("card", kind, None))
            elif view.hand[kind]:
                goods.append(Tradable("card", kind, view.hand[kind]))
        return goods

    def judge(
        self, promise: Promise, record: Record, deal: Deal | None, state: CellarState
    ) -> Verdict:
        if state.round > promise.until:
            return "kept"
        action = record.action
        bids = isinstance(action, Bid) and action.amount > 0 and record.seat == promise.by
        return "broken" if bids and state.round == promise.until else "open"  # T9.2


def deal(pool: list[int], count: int, rng: Random) -> list[int]:
    """Take a hand at random out of a multiset."""
    hand = [0] * len(pool)
    for _ in range(count):
        kind = rng.choices(range(len(pool)), pool)[0]
        pool[kind] -= 1
        hand[kind] += 1
    return hand
