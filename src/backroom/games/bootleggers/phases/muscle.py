"""Phase 1, first part: cards on offer, and muscle to decide who chooses first (B4.1–B4.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.step import Together
from backroom.games.bootleggers import events, questions, timing
from backroom.games.bootleggers.actions import PickMuscle
from backroom.games.bootleggers.answers import PICK_MUSCLE
from backroom.games.bootleggers.components import SMALL_TRUCK_CARD
from backroom.games.bootleggers.state import NOTHING, Bootleggers

_MUSCLE: Final = questions.Muscle()


def turn_up_cards(state: Bootleggers, moment: Moment) -> None:
    state.come_to(timing.PICKING)
    moment.tell(events.RoundBegins(round=state.table.round))
    if state.table.truck_card == NOTHING and sum(state.table.truck_deck) > 0:  # B4.1
        state.table.truck_card = moment.card("trucks", state.table.truck_deck)
    left = sum(state.deck)
    count = min(state.seats, left)
    offer = [moment.card("men-of-action", state.deck, left - at) for at in range(count)]
    state.table.offer = sorted(offer)  # B4.2
    for card in state.table.offer:
        moment.tell(events.OnOffer(card=card))
    if state.table.truck_card != NOTHING:
        moment.tell(events.OnOffer(card=SMALL_TRUCK_CARD + state.table.truck_card))


def pick_muscle(state: Bootleggers, moment: Moment) -> None:
    state.push(PickingMuscle(answers=[None] * state.seats))


@piece
class PickingMuscle(Together[Bootleggers]):
    """Everybody lays a muscle card face down; all are revealed together (B4.3)."""

    rule: ClassVar[str] = "B4.3"
    sealed: ClassVar[bool] = True
    answers: list[Action | None]

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        for seat, mobster in enumerate(state.mobsters):
            if len(mobster.hand) == 1:  # the last card of the game is no choice
                self.answers[seat] = PICK_MUSCLE[mobster.hand[0]].action
        if None in self.answers:
            return False
        state.pop()
        self._reveal(state, moment)
        return True

    def _reveal(self, state: Bootleggers, moment: Moment) -> None:
        moment.no_way_back()
        for seat, answer in enumerate(self.answers):
            assert isinstance(answer, PickMuscle)
            mobster = state.mobsters[seat]
            mobster.hand.remove(answer.muscle)
            mobster.muscle = answer.muscle
            mobster.locked = 0  # B11.23: until the next reveal
            state.mobsters[seat].muscle_seen.append(answer.muscle)
        for seat in state.muscle_order():
            moment.tell(events.ShowsMuscle(mobster=seat, muscle=state.mobsters[seat].muscle))

    def awaits(self, state: Bootleggers, seat: int) -> bool:
        return self.answers[seat] is None

    def asks_of(self, state: Bootleggers, seat: int) -> list[Ask]:
        hand = state.mobsters[seat].hand
        return [
            Ask(
                f"{state.table.round}.muscle",
                seat,
                _MUSCLE,
                self.rule,
                [PICK_MUSCLE[muscle] for muscle in hand],
                default=PICK_MUSCLE[min(hand)].action,
                answer=self.answers[seat],
            )
        ]

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        self.answers[seat] = action

    def seen_by(self, seat: int | None) -> dict[str, object]:
        seen = self.dump()
        seen["answers"] = [a if at == seat else None for at, a in enumerate(self.answers)]
        return seen
