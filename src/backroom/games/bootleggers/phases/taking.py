"""Phase 1, second part: pay your people and take a card (B4.5–B4.14)."""

from __future__ import annotations

from typing import ClassVar, Final

from backroom.engine.action import Action
from backroom.engine.ask import Ask
from backroom.engine.fields import piece
from backroom.engine.moment import Moment
from backroom.engine.step import Step
from backroom.games.bootleggers import events, questions, timing
from backroom.games.bootleggers.actions import (
    PutDie,
    PutImprovement,
    StartStill,
    Take,
)
from backroom.games.bootleggers.answers import (
    KEEP_DIE,
    KEEP_IMPROVEMENT,
    PUT_DIE,
    START_STILL,
    TAKE,
)
from backroom.games.bootleggers.components import (
    DOUBLE_INFLUENCE,
    DOUBLE_STILL,
    IMPROVEMENT,
    IMPROVEMENT_MARKERS,
    PRICE,
    SINGLE_INFLUENCE,
    SINGLE_STILL,
    SMALL_TRUCK_CARD,
    TRUCK_SIZES,
    WAGE,
    is_thug,
    is_truck_card,
    muscle_cost,
)
from backroom.games.bootleggers.phases.in_order import InMuscleOrder
from backroom.games.bootleggers.playing import (
    PlayOrKeep,
    could_play,
    first_ask,
    improvement_options,
    play,
    put_die,
    put_improvement,
)
from backroom.games.bootleggers.state import NOBODY, NOTHING, Bootleggers, Still

_TAKE: Final = questions.Take()


def take_cards(state: Bootleggers, moment: Moment) -> None:
    state.come_to(timing.TAKING)
    state.push(TakingCards(seat=NOBODY, acted=[False] * state.seats))


def wages(state: Bootleggers, seat: int) -> int:
    """For the trucks one owns; a Friendly Union Boss waives them (B4.5, B11.9)."""
    if state.mobsters[seat].union_boss:
        return 0
    return sum([WAGE[TRUCK_SIZES[truck]] for truck in state.own_trucks(seat)])


class TakingCards(InMuscleOrder):
    """In muscle order each mobster pays, then takes exactly one card on offer."""

    rule: ClassVar[str] = "B4.5"

    def begin(self, state: Bootleggers, seat: int, moment: Moment) -> None:
        due = wages(state, seat) + muscle_cost(state.mobsters[seat].muscle)
        paid = state.pay(seat, due)
        pays = events.PaysWages if paid == due else events.PaysWhatThereIs  # B4.6
        moment.tell(pays(mobster=seat, cash=paid))

    def asked(self, state: Bootleggers, seat: int) -> bool:
        return bool(state.table.offer) or state.table.truck_card != NOTHING

    def asks(self, state: Bootleggers) -> list[Ask]:
        id = f"{state.table.round}.take.{self.seat}"
        options = [TAKE[card] for card in sorted(set(state.table.offer))]
        if state.table.truck_card != NOTHING:
            options.append(TAKE[SMALL_TRUCK_CARD + state.table.truck_card])
        default = options[0].action
        take = Ask(id, self.seat, _TAKE, self.rule, options, default=default)
        return [take, *first_ask(state, self.seat, id)]

    def by_public_facts(self, state: Bootleggers, ask: Ask) -> bool:
        return not could_play(state, self.seat)

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if not isinstance(action, Take):
            play(state, seat, action, moment)
            return
        self.finish(state, moment)
        moment.tell(events.TakesCard(mobster=seat, card=action.card))
        if is_truck_card(action.card):
            state.table.truck_card = NOTHING
        else:
            state.table.offer.remove(action.card)
        receive(state, seat, action.card, moment)

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        if self.seat == NOBODY and all(self.acted):  # B4.14
            for card in state.table.offer:
                state.table.discard[card] += 1
            state.table.offer = []
        return super().run(state, moment)


def receive(state: Bootleggers, seat: int, card: int, moment: Moment) -> None:
    """A card has been taken, or drawn by Windfall: what it brings."""
    mobster = state.mobsters[seat]
    if is_truck_card(card):
        buy_truck(state, seat, card - SMALL_TRUCK_CARD, moment)
    elif is_thug(card):
        mobster.known.append(card)
        state.push(PlayOrKeep(seat=seat, card=card, unseen=False))
    else:
        state.table.discard[card] += 1
        if card in (SINGLE_INFLUENCE, DOUBLE_INFLUENCE):  # B4.8
            gained = state.recruit(seat, 1 if card == SINGLE_INFLUENCE else 2)
            moment.tell(events.Recruits(mobster=seat, count=gained))
        elif card == SINGLE_STILL:  # B4.9
            state.push(PlacingDice(seat=seat, dice=1, may_start=False))
        elif card == DOUBLE_STILL:  # B4.10
            state.push(
                PlacingDice(seat=seat, dice=2, may_start=state.free_remote_still() != NOTHING)
            )
        elif card == IMPROVEMENT:  # B4.11
            state.push(PlacingImprovement(seat=seat))


def buy_truck(state: Bootleggers, seat: int, size: int, moment: Moment) -> None:
    """B4.12: who can't pay the price gets no truck."""
    truck = state.free_truck(size, TRUCK_SIZES)
    if truck == NOTHING or state.mobsters[seat].cash < PRICE[size]:
        moment.tell(events.FindsNoTruck(mobster=seat))
        return
    state.pay(seat, PRICE[size])
    state.make_over(truck, seat)
    moment.tell(events.BuysTruck(mobster=seat, truck=truck, cash=PRICE[size]))


@piece
class PlacingDice(Step[Bootleggers]):
    """New dice: each on a free slot of an own still, or into the back room (B4.9, B4.10)."""

    rule: ClassVar[str] = "B4.9"
    seat: int
    dice: int
    may_start: bool  # a remote still instead of both dice

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        if self.dice > 0:
            return False
        state.pop()
        return True

    def asks(self, state: Bootleggers) -> list[Ask]:
        options = [PUT_DIE[still] for still in state.free_slots(self.seat)]
        options.append(KEEP_DIE)
        if self.may_start:
            options.append(START_STILL)
        question = questions.PutDie(self.dice)
        id = f"{state.table.round}.die.{self.seat}.{self.dice}"
        return [Ask(id, self.seat, question, self.rule, options, default=KEEP_DIE.action)]

    def by_public_facts(self, state: Bootleggers, ask: Ask) -> bool:
        return True

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        if isinstance(action, StartStill):
            still = state.free_remote_still()
            state.stills[still] = Still.of(state.stills[still], owner=seat, dice=1)
            self.dice = 0
            moment.tell(events.StartsStill(mobster=seat, still=still))
            return
        self.dice -= 1
        self.may_start = False
        if isinstance(action, PutDie):
            put_die(state, seat, action.still, moment)
        else:
            state.mobsters[seat].dice += 1
            moment.tell(events.KeepsDie(mobster=seat))


@piece
class PlacingImprovement(Step[Bootleggers]):
    """A new improvement marker: on a speakeasy, or into the back room (B4.11)."""

    rule: ClassVar[str] = "B4.11"
    seat: int

    def run(self, state: Bootleggers, moment: Moment) -> bool:
        if improvements_left(state) > 0:
            return False
        moment.tell(events.FindsNoImprovement(mobster=self.seat))
        state.pop()
        return True

    def asks(self, state: Bootleggers) -> list[Ask]:
        options = [*improvement_options(state), KEEP_IMPROVEMENT]
        id = f"{state.table.round}.improvement.{self.seat}"
        question = questions.PutImprovement()
        default = KEEP_IMPROVEMENT.action
        return [Ask(id, self.seat, question, self.rule, options, default=default)]

    def by_public_facts(self, state: Bootleggers, ask: Ask) -> bool:
        return True

    def answer(self, state: Bootleggers, seat: int, action: Action, moment: Moment) -> None:
        state.pop()
        if isinstance(action, PutImprovement):
            put_improvement(state, seat, action.house, moment)
        else:
            state.mobsters[seat].improvements += 1
            moment.tell(events.KeepsImprovement(mobster=seat))


def improvements_left(state: Bootleggers) -> int:
    """Markers in the common stock (B1.8)."""
    used = sum([house.improvements for house in state.houses])
    return IMPROVEMENT_MARKERS - used - sum([mobster.improvements for mobster in state.mobsters])
