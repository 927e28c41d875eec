"""What is secret (B3.1): dealing it anew, and imagining it from a view.

Written from the rules, not from the view, so that the two can check each other: whatever a seat
may not know is dealt here out of what it may know.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from backroom.engine.action import Action
from backroom.engine.lots import below, one_of, taken
from backroom.engine.passing import THIS_TIME, Pass
from backroom.engine.step import Step, load_step
from backroom.engine.window import Window
from backroom.games.bootleggers.actions import ACTIONS, PickMuscle, Play
from backroom.games.bootleggers.components import (
    FIRST_THUG,
    HOUSES,
    INVESTIGATION,
    MUSCLE_CARDS,
    SUIT_SIZE,
    SUITS,
    TRUCKS,
    UNION_BOSS,
    capacity,
)
from backroom.games.bootleggers.components import suit as suit_of
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.phases.loading import Loading
from backroom.games.bootleggers.phases.muscle import PickingMuscle
from backroom.games.bootleggers.playing import Announce, Answering, PlayOrKeep
from backroom.games.bootleggers.restore import STEPS
from backroom.games.bootleggers.setting_up import cards_of_a_suit
from backroom.games.bootleggers.state import (
    NOBODY,
    NOTHING,
    Bootleggers,
    House,
    Mobster,
    Table,
)
from backroom.games.bootleggers.thugs.deck import action_deck, thug_cards
from backroom.games.bootleggers.thugs.thug import THUGS
from backroom.games.bootleggers.view import BootleggersView

#: The muscle cards of each suit.
_SUIT: Final = [range(suit * SUIT_SIZE + 1, (suit + 1) * SUIT_SIZE + 1) for suit in range(SUITS)]

# --- dealing anew --------------------------------------------------------------------------------


def deal_anew(state: Bootleggers, seat: int | None, rng: Random) -> None:
    """Deal everything that is secret from the seat anew, out of what the seat may know."""
    others = [other for other in range(state.seats) if other != seat]
    _deal_hands(state, seat, others, rng)
    for other in others:
        holds = state.mobsters[other].holds(INVESTIGATION)
        state.mobsters[other].orders = (_some_order(state, rng),) if holds and below(2, rng) else ()
    for step in state.stack:
        _deal_answers(state, step, seat, others, rng)


def _deal_hands(state: Bootleggers, seat: int | None, others: list[int], rng: Random) -> None:
    """Muscle, thugs and cash, and the card that somebody has just drawn or announced."""
    _deal_muscle(state, seat, others, rng)
    _deal_thugs(state, seat, others, rng)
    if state.options.cash == "secret" and not state.over:
        for other in others:
            state.mobsters[other].cash = below(100, rng)
    for step in state.stack:
        if isinstance(step, PlayOrKeep):
            if step.seat != seat and step.unseen:
                mobster = state.mobsters[step.seat]
                # Who has offered it to somebody has shown it.
                step.card = mobster.unseen[-1] if mobster.unseen else mobster.known[-1]
        elif isinstance(step, Announce) and not step.announced and step.seat != seat:
            _deal_announce(state, step, others, rng)


def _deal_muscle(state: Bootleggers, seat: int | None, others: list[int], rng: Random) -> None:
    """B2.3: so many of each suit, less those played; nobody knows which."""
    unknown = [True] * (MUSCLE_CARDS + 1)
    for mobster in state.mobsters:
        for muscle in mobster.muscle_seen:
            unknown[muscle] = False
    if seat is not None:
        for muscle in state.mobsters[seat].hand:
            unknown[muscle] = False
    left = [[m for m in _SUIT[suit] if unknown[m]] for suit in range(SUITS)]
    each = cards_of_a_suit(state.options)
    for other in others:
        lacks = [each] * SUITS
        for muscle in state.mobsters[other].muscle_seen:
            lacks[suit_of(muscle)] -= 1
        hand: list[int] = []
        for suit in range(SUITS):
            for _ in range(lacks[suit]):
                hand.append(taken(left[suit], rng))
        hand.sort()
        state.mobsters[other].hand = hand


def _deal_thugs(state: Bootleggers, seat: int | None, others: list[int], rng: Random) -> None:
    """Cards drawn by Windfall may be any thug card that nobody has seen."""
    left = action_deck(state.options)
    for card, count in enumerate(state.table.discard):
        left[card] -= count
    for card in state.table.offer:
        left[card] -= 1
    for other, mobster in enumerate(state.mobsters):
        for card in mobster.known + (mobster.unseen if other == seat else []):
            left[card] -= 1
        if mobster.union_boss:
            left[UNION_BOSS] -= 1
    for other in others:
        mobster = state.mobsters[other]
        if not mobster.unseen:
            continue
        thugs = [card for card in range(FIRST_THUG, len(left)) for _ in range(left[card])]
        mobster.unseen = [taken(thugs, rng) for _ in mobster.unseen]
        for card in mobster.unseen:
            left[card] -= 1
    state.deck = left


def _deal_answers(
    state: Bootleggers, step: Step[Any], seat: int | None, others: list[int], rng: Random
) -> None:
    """What the others may have answered so far."""
    if isinstance(step, PickingMuscle):
        for other in others:
            picked = PickMuscle(one_of(state.mobsters[other].hand, rng))
            step.answers[other] = picked if rng.random() < 0.5 else None
        _leave_one_open(step.answers, seat, rng)
    elif isinstance(step, Window):
        for other in others:
            step.answers[other] = _some_answer(state, step, other, rng)
        _leave_window_open(state, step, others, rng)
    elif isinstance(step, Loading):
        for other in others:
            step.plans[other] = _some_plan(state, other, rng)
            step.done[other] = rng.random() < 0.5


def _some_order(state: Bootleggers, rng: Random) -> int:
    return 2 * one_of(thug_cards(state.options.rules), rng) + below(2, rng)


def _some_answer(
    state: Bootleggers, step: Window[Bootleggers], other: int, rng: Random
) -> Action | None:
    thugs = state.mobsters[other].thugs()
    if isinstance(step, Answering):
        thugs = [card for card in thugs if card == INVESTIGATION]
    if thugs and rng.random() < 0.3:
        return Play(one_of(thugs, rng))
    return Pass(THIS_TIME) if rng.random() < 0.5 else None


def _leave_one_open(answers: list[Action | None], seat: int | None, rng: Random) -> None:
    """Were all answers in, the table would have gone on."""
    if None not in answers:
        others = [other for other in range(len(answers)) if other != seat]
        answers[one_of(others, rng)] = None


def _leave_window_open(
    state: Bootleggers, step: Window[Bootleggers], others: list[int], rng: Random
) -> None:
    """Somebody is still waited for. It is none of those who have said that they pass."""
    if step is not state.stack[-1]:
        return
    if any(step.awaits(state, seat) for seat in range(state.seats)):
        return
    late = [o for o in others if state.standing[o] < step.heeds and step.eligible(state, o)]
    if late:
        seat = one_of(late, rng)
        step.answers[seat] = None
        state.mobsters[seat].orders = ()


def _some_plan(state: Bootleggers, other: int, rng: Random) -> list[int]:
    plan = [0] * TRUCKS
    left = state.mobsters[other].crates
    for truck in state.trucks_at_hand(other):
        plan[truck] = below(1 + min(left, capacity(truck)), rng)
        left -= plan[truck]
    return plan


def _deal_announce(state: Bootleggers, step: Announce, others: list[int], rng: Random) -> None:
    """Somebody is choosing for a card: who and which may both be unknown."""
    holders = [other for other in others if state.mobsters[other].thugs()]
    if step.hidden or step.seat == NOBODY:
        step.seat = one_of(holders, rng)
    thugs = state.mobsters[step.seat].thugs()
    fitting = [card for card in thugs if _asks_for_a_choice(state, step.seat, card)]
    step.card = one_of(fitting or thugs, rng)
    step.picks = []
    step.told = []


def _asks_for_a_choice(state: Bootleggers, seat: int, card: int) -> bool:
    thug = THUGS[card]
    return thug.why_not(state, seat) is None and thug.choose(state, seat, []) is not None


# --- imagining from a view -----------------------------------------------------------------------


def known(view: BootleggersView) -> Bootleggers:
    """The table as the seat knows it. What is hidden from it is not there: no cash and no muscle
    in another's hand, a deck without cards."""
    return Bootleggers(
        seats=view.seats,
        stack=[load_step(STEPS, ACTIONS, step) for step in view.flow],
        standing=list(view.standing),
        options=msgspec.convert(view.table.options, Options),
        table=Table.of(view.table),
        mobsters=[_mobster(view, other) for other in range(view.seats)],
        houses=[_house(view, house) for house in range(HOUSES)],
        trucks=list(view.trucks),
        stills=list(view.stills),
        deck=[],
    )


def sample(view: BootleggersView, rng: Random, notes: list[int] | None) -> Bootleggers:
    """A full state consistent with the view; ``notes`` is everybody's cash, counted along. Nobody
    else has answered yet in it, or left orders: a guess must not look like a reveal."""
    state = known(view)
    others = [other for other in range(state.seats) if other != view.seat]
    _deal_hands(state, view.seat, others, rng)
    for seat, mobster in enumerate(view.mobsters):
        if mobster.cash is not None:
            state.mobsters[seat].cash = mobster.cash
        elif notes is not None:
            state.mobsters[seat].cash = notes[seat]
    return state


def _mobster(view: BootleggersView, seat: int) -> Mobster:
    if view.own is not None and seat == view.seat:
        return view.own.copy()
    seen = view.mobsters[seat]
    return Mobster.of(seen, cash=0, hand=[], unseen=[NOTHING] * seen.unseen, orders=())


def _house(view: BootleggersView, house: int) -> House:
    if house >= len(view.houses):  # Volstead is not in play
        return House(markers=(0,) * view.seats)
    return House.of(view.houses[house])
