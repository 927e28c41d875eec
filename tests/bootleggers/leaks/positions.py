"""Positions of Bootleggers with something to hide."""

from __future__ import annotations

from collections.abc import Callable

from backroom.engine.passing import THIS_PHASE, THIS_ROUND, Pass
from backroom.games.bootleggers import dealing, timing
from backroom.games.bootleggers.actions import (
    ChooseHouse,
    Done,
    LeaveOrder,
    Load,
    PickMuscle,
    Play,
    Take,
)
from backroom.games.bootleggers.components import (
    HIT,
    INVESTIGATION,
    LILS,
    MOB_WAR,
    MOLL,
    MOTHERS,
    SINGLE_INFLUENCE,
    THIRSTY,
    WINDFALL,
)
from backroom.games.bootleggers.phases.loading import load_trucks
from backroom.games.bootleggers.phases.muscle import turn_up_cards
from backroom.games.bootleggers.phases.taking import take_cards
from backroom.games.bootleggers.state import Bootleggers
from tests.bootleggers.given import Given


def picking() -> Bootleggers:
    """Seat 1 has laid a muscle card face down, the others are thinking."""
    given = Given(3)
    for seat, mobster in enumerate(given.state.mobsters):
        mobster.hand = sorted([*mobster.hand, mobster.muscle])
        mobster.muscle = 0
        given.state.mobsters[seat].muscle_seen = []
    given.part(turn_up_cards)
    return given.act(1, PickMuscle(given.mobster(1).hand[4])).state


def window() -> Bootleggers:
    """Cards that nobody has seen; 1 has passed for the round, 2 wants to act, 0 is thinking."""
    given = Given(4).markers(LILS, [1, 1, 1, 1])
    given.thug(0, MOLL).thug(1, THIRSTY, unseen=True).thug(2, HIT, unseen=True)
    given.thug(3, INVESTIGATION, unseen=True)
    given.window(timing.LOADED).act(1, Pass(THIS_ROUND)).act(2, Play(HIT))
    given.state.standing[3] = THIS_PHASE
    given.state.open_asks = None
    return given.act(3, LeaveOrder(MOB_WAR, True)).state


def loading() -> Bootleggers:
    """Seat 1 has loaded and is done, 2 is at it."""
    given = Given(3)
    for seat in range(3):
        given.crates(seat, 5)
    given.part(load_trucks)
    return given.act(1, Load(1, 3), Done()).act(2, Load(2, 2)).state


def choosing() -> Bootleggers:
    """Out of a window somebody (it is 1) chooses for a card: the house is chosen."""
    given = Given(4).markers(LILS, [1, 1, 1, 1]).markers(MOTHERS, [1, 1, 1, 1])
    given.thug(0, MOLL).thug(1, HIT, unseen=True).thug(2, THIRSTY, unseen=True)
    given.window(timing.LOADED).act(0, Pass()).act(2, Pass()).act(1, Play(HIT))
    return given.act(1, ChooseHouse(LILS)).state


def windfall() -> Bootleggers:
    """Seat 0 has drawn a thug card blindly and decides whether to play it."""
    given = Given(3)
    cards = [WINDFALL, SINGLE_INFLUENCE, SINGLE_INFLUENCE]
    for card in cards:
        given.state.deck[card] -= 1
    given.state.table.offer = sorted(cards)
    given.part(take_cards).next_card(MOLL)
    return given.act(0, Take(WINDFALL), Play(WINDFALL)).state


def shown_windfall() -> Bootleggers:
    """While he decides he offers the card for sale: now the table has seen it."""
    state = windfall()
    dealing.show_card(state, 0, MOLL)
    return state


def answering() -> Bootleggers:
    """A card waits for Investigation; 1 has passed, 2 is thinking."""
    given = Given(4).thug(0, MOLL).thug(1, HIT, unseen=True).thug(2, THIRSTY, unseen=True)
    given.thug(3, INVESTIGATION, unseen=True).window(timing.LOADED)
    given.act(0, Play(MOLL)).act(1, Pass()).act(2, Pass()).act(3, Pass())
    given.act(0, given.legal(0)[0])
    return given.act(1, Pass()).state


Position = Callable[[], Bootleggers]
POSITIONS: list[Position] = [
    picking,
    window,
    loading,
    choosing,
    windfall,
    shown_windfall,
    answering,
]
