"""A round of the toy game, step by step."""

from __future__ import annotations

from typing import Any

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option, Question
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE, THIS_ROUND
from backroom.engine.step import Step
from backroom.engine.window import Window, lift
from tests.toy import events
from tests.toy.events import AskAim, AskBid, AskCancel, AskPlace, AskStock, AskTricks
from tests.toy.pieces import (
    CORK,
    ROB,
    SHELVES,
    SPILL,
    Aim,
    Bid,
    CancelTrick,
    CellarState,
    Keep,
    Place,
    PlayTrick,
    Stock,
)


@piece
class Round(Step[CellarState]):
    """Draw, auction, placement, tricks, drinks: one stage after the other."""

    stage: int
    rule = "T1"

    def run(self, state: CellarState, moment: Moment) -> bool:
        self.stage += 1
        if self.stage == 1:
            draw_cards(state, moment)
            state.push(
                Auction(high=0, bidder=-1, turn=state.round % state.seats, out=[0] * state.seats)
            )
        elif self.stage == 2:
            state.push(Placement(answers=[None] * state.seats))
        elif self.stage == 3:
            state.push(Tricks(answers=[None] * state.seats))
        else:
            lift(state, THIS_ROUND)
            drink(state, moment)
            state.pop()
            state.round += 1
            if state.round <= state.rounds:
                state.push(Round(stage=0))
        return True


def draw_cards(state: CellarState, moment: Moment) -> None:
    for seat in range(state.seats):  # T2
        if not sum(state.deck):
            return
        kind = moment.card(f"draw-{seat}", state.deck)
        state.hands[seat][kind] += 1
        moment.tell(events.Draws(seat=seat))
        moment.tell(events.Drawn(seat=seat, card=kind))


def drink(state: CellarState, moment: Moment) -> None:
    for shelf, tokens in enumerate(state.tokens):  # T7
        most = max(tokens)
        if most and tokens.count(most) == 1:
            seat = tokens.index(most)
            state.pay(seat, -state.bottles[shelf])
            moment.tell(events.Drinks(seat=seat, shelf=shelf, bottles=state.bottles[shelf]))
            state.bottles[shelf] = 0
        state.tokens[shelf] = [0] * state.seats


@piece
class Auction(Step[CellarState]):
    """T3: ``out`` holds 1 for those who have passed."""

    high: int
    bidder: int
    turn: int
    out: list[int]
    rule = "T3"

    def run(self, state: CellarState, moment: Moment) -> bool:
        bidding = self.out.count(0)
        if bidding > (1 if self.bidder >= 0 else 0):
            return False
        state.pop()
        if self.bidder >= 0:
            state.pay(self.bidder, self.high)
            moment.tell(events.WinsAuction(seat=self.bidder, cash=self.high))
            state.push(Stocking(seat=self.bidder, left=2))
        return True

    def asks(self, state: CellarState) -> list[Ask]:
        options = [Option(Bid(0))]
        for amount in range(1, 21):
            why_not = None
            if amount <= self.high:
                why_not = Reason("T3.2", "refused-too-low", {"cash": self.high})
            elif amount > state.cash[self.turn]:
                why_not = Reason("T3.3", "refused-cash")
            options.append(Option(Bid(amount), why_not))
        id = f"bid.{state.round}.{self.high}"
        return [Ask(id, self.turn, AskBid(), "T3", options, "amount", default=Bid(0))]

    def answer(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, Bid)
        moment.tell(events.Bids(seat=seat, cash=action.amount))
        if action.amount:
            self.high, self.bidder = action.amount, seat
        else:
            self.out[seat] = 1
        for step in range(1, state.seats + 1):
            self.turn = (seat + step) % state.seats
            if not self.out[self.turn]:
                return


@piece
class Stocking(Step[CellarState]):
    """T4"""

    seat: int
    left: int
    rule = "T4"

    def run(self, state: CellarState, moment: Moment) -> bool:
        if not self.left:
            state.pop()
        return not self.left

    def asks(self, state: CellarState) -> list[Ask]:
        options = [Option(Stock(shelf)) for shelf in range(SHELVES)]
        id = f"stock.{state.round}.{self.left}"
        return [Ask(id, self.seat, AskStock(), "T4", options, default=Stock(0))]

    def answer(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, Stock)
        state.bottles[action.shelf] += 1
        self.left -= 1
        moment.tell(events.Stocks(seat=seat, shelf=action.shelf))


@piece
class Placement(Step[CellarState]):
    """T5"""

    answers: list[Action | None]
    rule = "T5"
    sealed = True

    def run(self, state: CellarState, moment: Moment) -> bool:
        if None in self.answers:
            return False
        for seat, action in enumerate(self.answers):
            assert isinstance(action, Place)
            for shelf in action.shelves:
                state.tokens[shelf][seat] += 1
                moment.tell(events.PlacesToken(seat=seat, shelf=shelf))
        state.pop()
        return True

    def asks(self, state: CellarState) -> list[Ask]:
        options = [Option(Place((shelf,))) for shelf in range(SHELVES)]
        return [
            Ask(
                id=f"place.{state.round}",
                seat=seat,
                question=AskPlace(),
                rule="T5",
                options=options,
                form="several",
                default=Place((0,)),
                answer=self.answers[seat],
                most=2,
            )
            for seat in range(state.seats)
        ]

    def answer(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
        self.answers[seat] = action
        moment.tell(events.Placing(seat=seat))

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        seen["answers"] = [a if at == seat else None for at, a in enumerate(self.answers)]
        return seen


@piece
class Tricks(Window[CellarState]):
    """T6.1"""

    rule = "T6.1"

    def question(self, state: CellarState) -> Question:
        return AskTricks()

    def name(self, state: CellarState) -> str:
        return f"tricks.{state.round}"

    def eligible(self, state: CellarState, seat: int) -> bool:
        return sum(state.hands[seat]) > 0

    def plays(self, state: CellarState, seat: int) -> list[Option]:
        plays = [PlayTrick(ROB, target) for target in range(state.seats) if target != seat]
        plays.append(PlayTrick(SPILL, 0))
        missing = Reason("T6.2", "refused-not-in-hand")
        return [Option(play, None if state.hands[seat][play.card] else missing) for play in plays]

    def order(self, state: CellarState) -> list[int]:
        return [(state.round + step) % state.seats for step in range(state.seats)]

    def perform(self, state: CellarState, seat: int, action: Action, moment: Moment) -> bool:
        assert isinstance(action, PlayTrick)
        state.hands[seat][action.card] -= 1
        state.discard[action.card] += 1
        moment.tell(events.PlaysTrick(seat=seat, card=action.card, target=action.target))
        if action.card == SPILL:
            state.push(Aiming(seat=seat))
            return False
        state.push(Cancel(by=seat, card=ROB, target=action.target, answers=[None] * state.seats))
        return True


@piece
class Aiming(Step[CellarState]):
    """T6.4"""

    seat: int
    rule = "T6.4"

    def run(self, state: CellarState, moment: Moment) -> bool:
        return False

    def asks(self, state: CellarState) -> list[Ask]:
        options = [Option(Aim(shelf)) for shelf in range(SHELVES)] + [Option(Keep())]
        id = f"aim.{state.round}"
        return [Ask(id, self.seat, AskAim(), "T6.4", options, default=Keep())]

    def answer(self, state: CellarState, seat: int, action: Action, moment: Moment) -> None:
        state.pop()
        tricks = state.stack[-1]
        assert isinstance(tricks, Tricks)
        if isinstance(action, Aim):
            tricks.reopen()
            moment.tell(events.Aims(seat=seat, shelf=action.shelf))
            state.push(
                Cancel(by=seat, card=SPILL, target=action.shelf, answers=[None] * state.seats)
            )
        else:
            tricks.forgo(seat)
            state.discard[SPILL] -= 1
            state.hands[seat][SPILL] += 1
            moment.tell(events.KeepsTrick(seat=seat))


@piece
class Cancel(Window[CellarState]):
    """T6.3: a reaction, inside the window of tricks."""

    by: int
    card: int
    target: int
    rule = "T6.3"
    heeds = THIS_PHASE

    def question(self, state: CellarState) -> Question:
        return AskCancel()

    def name(self, state: CellarState) -> str:
        return f"cancel.{state.round}.{sum(state.discard)}"

    def eligible(self, state: CellarState, seat: int) -> bool:
        return seat != self.by and sum(state.hands[seat]) > 0

    def plays(self, state: CellarState, seat: int) -> list[Option]:
        missing = Reason("T6.2", "refused-not-in-hand")
        return [Option(CancelTrick(), None if state.hands[seat][CORK] else missing)]

    def order(self, state: CellarState) -> list[int]:
        return [(self.by + step) % state.seats for step in range(1, state.seats)]

    def ordered(self, state: CellarState, seat: int) -> Action | None:
        against = self.card == ROB and self.target == seat
        if against and state.orders[seat] and state.hands[seat][CORK]:  # T8
            return CancelTrick()
        return None

    def perform(self, state: CellarState, seat: int, action: Action, moment: Moment) -> bool:
        state.hands[seat][CORK] -= 1
        state.discard[CORK] += 1
        state.orders[seat] = 0
        moment.tell(events.Corks(seat=seat))
        state.pop()
        return True

    def close(self, state: CellarState, moment: Moment) -> None:
        state.pop()
        if self.card == SPILL:
            state.bottles[self.target] = 0
            return
        loot = min(2, state.cash[self.target])
        state.cash[self.target] -= loot
        state.cash[self.by] += loot
        moment.tell(events.Robbed(seat=self.target, cash=loot))


STEPS: dict[str, type[Step[Any]]] = {
    kind.__name__: kind for kind in (Round, Auction, Stocking, Placement, Tricks, Aiming, Cancel)
}
