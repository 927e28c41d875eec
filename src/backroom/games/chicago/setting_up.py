"""Setting up (K3)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Option
from backroom.engine.fields import piece
from backroom.engine.message import Reason
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.chicago import events, questions
from backroom.games.chicago.actions import PickLot, SettleIn
from backroom.games.chicago.board import board
from backroom.games.chicago.cards import one_deck
from backroom.games.chicago.components import (
    BUSINESSES,
    CAR,
    DECK,
    FREE,
    NOBODY,
    NOTHING,
    POLICE_DEPARTMENT,
    RESOURCES,
    SMALL,
    STARTING_RESOURCES,
    size_of,
)
from backroom.games.chicago.gangsters import ROSTER, how_many
from backroom.games.chicago.options import Options
from backroom.games.chicago.state import Boss, Business, Chicago, Table
from backroom.games.chicago.turn import GameTurn


def set_up(options: Options, seats: int, moment: Moment) -> Chicago:
    streets = board(options.board)
    gangsters = how_many(options.rules)
    state = Chicago(
        seats=seats,
        stack=[],
        standing=[0] * seats,
        options=options,
        table=Table(
            territories=[NOBODY] * len(streets.territory_square),
            police=streets.place_square[POLICE_DEPARTMENT],
        ),
        bosses=[Boss() for _ in range(seats)],
        businesses=[Business() for _ in range(BUSINESSES)],
        owners=[NOBODY] * gangsters,
        where=[DECK] * gangsters,
        known=[0] * gangsters,
        deck=tuple(one_deck(options)),
    )
    for place, resource, count in STARTING_RESOURCES:  # K3.2
        state.lay_out(place, resource, count)
    _deal(state, moment)
    state.push(GameTurn(played=0))
    state.push(PickingLots(picked=0))
    state.push(SettlingIn(answers=[None] * seats))
    return state


def _deal(state: Chicago, moment: Moment) -> None:
    """K3.1: a small business, a starred gangster, one of each resource."""
    businesses = [int(size_of(b) == SMALL) for b in range(BUSINESSES)]
    gangsters = [int(ROSTER[g].star) for g in range(len(state.owners))]
    for seat in range(state.seats):
        business = moment.card("business", businesses)
        gangster = moment.card("gangster", gangsters)
        state.hand_over(business, seat)
        state.works_now_for(seat, gangster)
        state.send(gangster, FREE)
        state.take_out(gangster)
        for resource in range(RESOURCES):
            state.gain(seat, resource, 1)
        moment.tell(events.Dealt(boss=seat, business=business, gangster=gangster))


@piece
class SettlingIn(Step[Chicago]):
    """Face down in the car or the business, before the roll (K3.4)."""

    rule: ClassVar[str] = "K3.4"
    sealed: ClassVar[bool] = True
    answers: list[Action | None]

    def run(self, state: Chicago, moment: Moment) -> bool:
        for answer in self.answers:
            if answer is None:
                return False
        state.pop()
        for seat in range(state.seats):
            answer = self.answers[seat]
            assert isinstance(answer, SettleIn)
            for g in state.gang(seat):
                state.seat(g, answer.spot, 1 << seat)
        self._roll(state, moment)
        return True

    def _roll(self, state: Chicago, moment: Moment) -> None:
        """K3.3: the highest of two dice is first boss; who ties for it rolls again."""
        rolling = list(range(state.seats))
        while len(rolling) > 1:
            sums = []
            for seat in rolling:
                dice = (moment.die(f"first {seat}"), moment.die(f"first {seat}"))
                sums.append(sum(dice))
                moment.tell(events.RollsForFirst(boss=seat, dice=dice))
            rolling = [s for s, total in zip(rolling, sums, strict=True) if total == max(sums)]
        state.table.first = rolling[0]
        moment.tell(events.FirstBoss(boss=state.table.first))

    def asks(self, state: Chicago) -> list[Ask]:
        asks = []
        for seat in range(state.seats):
            gangster = state.gang(seat)[0]
            business = state.own_businesses(seat)[0]
            options = [Option(SettleIn(CAR)), Option(SettleIn(business))]
            asks.append(
                Ask(
                    id="settle",
                    seat=seat,
                    question=questions.Settle(gangster=gangster, business=business),
                    rule=self.rule,
                    options=options,
                    default=SettleIn(business),
                    answer=self.answers[seat],
                )
            )
        return asks

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        self.answers[seat] = action

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        seen["answers"] = [a if at == seat else None for at, a in enumerate(self.answers)]
        return seen


@piece
class PickingLots(Step[Chicago]):
    """From the first boss clockwise each picks a free starred square (K3.3)."""

    rule: ClassVar[str] = "K3.3"
    picked: int  # how many have

    def run(self, state: Chicago, moment: Moment) -> bool:
        if self.picked < state.seats:
            return False
        state.pop()
        return True

    def asks(self, state: Chicago) -> list[Ask]:
        seat = state.clockwise(state.table.first)[self.picked]
        options = []
        free = []
        for lot, starred in enumerate(state.board.lot_starred):
            if starred:
                taken = state.business_on(lot)
                why = None
                if taken != NOTHING:
                    why = Reason(self.rule, "why-lot-taken", {"business": taken})
                else:
                    free.append(lot)
                options.append(Option(PickLot(lot), why))
        question = questions.StartingLot(business=state.own_businesses(seat)[0])
        return [Ask("lot", seat, question, self.rule, options, default=PickLot(free[0]))]

    def answer(self, state: Chicago, seat: int, action: Action, moment: Moment) -> None:
        assert isinstance(action, PickLot)
        self.picked += 1
        business = state.own_businesses(seat)[0]
        state.settle_on(business, action.lot)
        square = state.board.lot_square[action.lot]
        state.bosses[seat].square = square
        moment.tell(events.Settles(boss=seat, business=business, lot=action.lot, square=square))
