"""Tables of Cellar in a wanted position."""

from __future__ import annotations

from random import Random
from typing import Any

from backroom.engine.chance import Chance, SampledChance
from backroom.engine.message import Reason, Refusal
from backroom.engine.step import Step
from backroom.engine.table import Table
from tests.toy.game import Cellar, CellarView
from tests.toy.pieces import DECK, CellarOptions, CellarState
from tests.toy.steps import Auction, Placement, Round, Tricks

CellarTable = Table[CellarState, CellarView, CellarOptions]

GAME = Cellar()


def cellar(
    stage: str = "auction",
    hands: list[list[int]] | None = None,
    *,
    seats: int = 3,
    rounds: int = 2,
    private: bool = False,
    chance: Chance | None = None,
    game: Cellar = GAME,
) -> CellarTable:
    """A table in round 1, at the beginning of a stage, with these hands (cards by kind)."""
    chance = chance or SampledChance(Random(1))
    options = CellarOptions(rounds=rounds, private=private)
    table: CellarTable = Table(game, options, seats, chance)
    state = table.state
    if hands is not None:
        state.hands = [list(hand) for hand in hands]
        state.deck = [n - sum(h[kind] for h in hands) for kind, n in enumerate(DECK)]
    steps: dict[str, tuple[int, Step[Any]]] = {
        "auction": (1, Auction(high=0, bidder=-1, turn=1 % seats, out=[0] * seats)),
        "placement": (2, Placement(answers=[None] * seats)),
        "tricks": (3, Tricks(answers=[None] * seats)),
    }
    number, step = steps[stage]
    state.stack = [Round(stage=number), step]
    state.open_asks = None
    return table


def asked(table: CellarTable) -> list[int]:
    """The seats that the game waits for."""
    return [ask.seat for ask in GAME.asks(table.state) if ask.waiting]


def dump(table: CellarTable) -> object:
    """All that a refusal must leave as it is."""
    undo = [table.may_undo(seat) for seat in range(table.seats)]
    state = GAME.dump(table.state)
    beside = list(table.offers), list(table.turned_down), list(table.ledger)
    return state, *beside, list(table.records), undo


def refused(table: CellarTable, seat: int, action: Any, ask: str | None = None) -> Reason:
    """Why the action is refused; checks that nothing has changed."""
    before = dump(table)
    try:
        table.act(seat, action, ask)
    except Refusal as refusal:
        assert dump(table) == before, "a refusal has changed something"
        return refusal.reason
    raise AssertionError(f"{action} of {seat} was not refused")
