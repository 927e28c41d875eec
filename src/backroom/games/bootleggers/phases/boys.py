"""Phase 2: send the boys (B5.1)."""

from __future__ import annotations

from typing import ClassVar

from backroom.engine.action import Action
from backroom.engine.ask import Ask, Question
from backroom.engine.moment import Moment
from backroom.engine.passing import THIS_PHASE
from backroom.games.bootleggers import questions, timing
from backroom.games.bootleggers.actions import Done, Place
from backroom.games.bootleggers.answers import DONE
from backroom.games.bootleggers.phases.in_order import InMuscleOrder
from backroom.games.bootleggers.placing import any_time, place, place_options
from backroom.games.bootleggers.playing import could_play, first_ask, play
from backroom.games.bootleggers.state import NOBODY, Bootleggers
from backroom.games.bootleggers.thugs.thug import THUGS


def send_the_boys(state: Bootleggers, moment: Moment) -> None:
    state.come_to(timing.PLACING)
    if not any_time(state):
        state.push(SendingTheBoys(seat=NOBODY, acted=[False] * state.seats))


class SendingTheBoys(InMuscleOrder):
    """Any number of back-room markers on free circles, one mobster after the other."""

    rule: ClassVar[str] = "B5.1"

    def asked(self, state: Bootleggers, seat: int) -> bool:
        """By public facts alone: a marker to place, or a card that fits or might fit."""
        if state.may_place(seat) > 0:
            return True
        if state.standing[seat] >= THIS_PHASE:  # he has said that he plays nothing
            return False
        if state.mobsters[seat].unseen:
            return True
        return any(THUGS[card].fits(state) for card in state.mobsters[seat].known)

    def asks(self, state: Bootleggers) -> list[Ask]:
        left = state.may_place(self.seat)
        id = f"{state.table.round}.place.{self.seat}"
        question: Question = questions.Place(left) if left else questions.PlaceNone()
        options = [*(place_options(state) if left else []), DONE]
        place = Ask(
            f"{id}.{left}",
            self.seat,
            question,
            self.rule,
            options,
            default=DONE.action,
            part=left > 0,
        )
        return [place, *first_ask(state, self.seat, id)]

    def by_public_facts(self, state: Bootleggers, ask: Ask) -> bool:
        return not could_play(state, self.seat)

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, Place):
            place(state, seat, action.house, moment)
        elif isinstance(action, Done):
            self.finish(state, moment)
        else:
            play(state, seat, action, moment)
