"""A recorded game of Bootleggers, and the same game with a card swapped that nobody has seen."""

from __future__ import annotations

from random import Random

import msgspec

from backroom.engine.action import Action
from backroom.engine.chance import SampledChance
from backroom.engine.record import Record, Roll
from backroom.engine.save import AnyTable
from backroom.engine.table import Table
from backroom.games.bootleggers.actions import KeepCard, PickMuscle, Play, Take
from backroom.games.bootleggers.components import (
    HIT,
    SINGLE_INFLUENCE,
    SUIT_SIZE,
    SUITS,
    WINDFALL,
    is_thug,
    suit,
)
from backroom.games.bootleggers.game import BOOTLEGGERS
from backroom.games.bootleggers.options import Options
from backroom.games.bootleggers.thugs.deck import action_deck
from tests.bootleggers.given import Loaded
from tests.bootleggers.lively import lively_answer
from tests.checks import Row, rows_of


class Recorded:
    """A recorded game of four: seat 3 takes Windfall, plays it, draws a thug card and keeps it."""

    def __init__(self, seed: int, most: int = 150) -> None:
        self.seats = 4
        rng = Random(seed)
        chance = Loaded()
        chance.rng = SampledChance(rng)
        left = action_deck(Options())
        for card in (WINDFALL, SINGLE_INFLUENCE, SINGLE_INFLUENCE, SINGLE_INFLUENCE, HIT):
            chance.faces.setdefault("men-of-action", []).append(sum(left[:card]))
            left[card] -= 1
        table: AnyTable = Table(BOOTLEGGERS, Options(), self.seats, chance)
        while not table.state.over and len(table.records) < most:
            seat, action = self._next(table, rng)
            table.act(seat, action)
        self.records: list[Record] = table.records
        self.rows = rows_of(table.records)

    @classmethod
    def of(cls, records: list[Record], seats: int) -> Recorded:
        """One that was played elsewhere."""
        recorded = cls.__new__(cls)
        recorded.seats, recorded.records, recorded.rows = seats, records, rows_of(records)
        return recorded

    def _next(self, table: AnyTable, rng: Random) -> tuple[int, Action]:
        waiting = [ask.seat for ask in BOOTLEGGERS.asks(table.state) if ask.waiting]
        seat = rng.choice(waiting)
        asks = BOOTLEGGERS.own_asks(table.state, seat)
        legal = [action for ask in asks for action in ask.answers()]
        if table.state.table.round == 1:  # 3 is let alone with Windfall, and keeps what it brings
            if seat == 3 and Take(WINDFALL) in legal:
                return seat, Take(WINDFALL)
            if seat == 3 and Play(WINDFALL) in legal:
                return seat, Play(WINDFALL)
            if Take(SINGLE_INFLUENCE) in legal:
                return seat, Take(SINGLE_INFLUENCE)
        kept = [a for a in legal if a != Play(HIT)] if seat == 3 else legal
        if KeepCard() in kept and seat == 3:
            return seat, KeepCard()
        asks = [msgspec.structs.replace(ask) for ask in asks]
        for ask in asks:
            ask.options = [o for o in ask.options if seat != 3 or o.action != Play(HIT)]
        return seat, lively_answer(table.state, asks, rng)

    # --- what is in the rolls ------------------------------------------------------------------

    def hands(self) -> list[list[int]]:
        """The muscle cards dealt to each seat, from the rolls of the set-up."""
        hands: list[list[int]] = [[] for _ in range(self.seats)]
        for colour in range(SUITS):
            left = _suit(colour)
            at = [roll.value for roll in self.rows[0][2] if roll.label == f"muscle.{colour}"]
            for number, value in enumerate(at):
                hands[number // 3].append(left.pop(value))
        return hands

    def named(self) -> set[tuple[int, int]]:
        """Muscle cards that a record names, shown or not."""
        picks = [(row[0], row[1].muscle) for row in self.rows if isinstance(row[1], PickMuscle)]
        return set(picks)

    def swap_muscle(self, seat: int, rng: Random) -> list[Row]:
        """A card in the hand of ``seat``, never played, for one that left the game unseen."""
        hands = self.hands()
        dealt = {muscle for hand in hands for muscle in hand}
        hidden = [muscle for muscle in hands[seat] if (seat, muscle) not in self.named()]
        inside = rng.choice(hidden)
        gone = rng.choice([m for m in _suit(suit(inside)) if m not in dealt])
        hands[seat][hands[seat].index(inside)] = gone
        rolls = list(self.rows[0][2])
        for colour in range(SUITS):
            left = _suit(colour)
            order = [m for hand in hands for m in hand if suit(m) == colour]
            places = [at for at, roll in enumerate(rolls) if roll.label == f"muscle.{colour}"]
            for at, muscle in zip(places, order, strict=True):
                rolls[at] = Roll(rolls[at].label, rolls[at].sides, left.index(muscle))
                left.remove(muscle)
        first = self.rows[0]
        return [(first[0], first[1], tuple(rolls)), *self.rows[1:]]

    def swap_windfall(self, rng: Random) -> list[Row]:
        """The card that Windfall brought for a thug card still in the deck at the end."""
        left = action_deck(Options())
        kinds: list[int] = []
        for roll in self._draws():
            kinds.append(_kind(left, roll.value))
            left[kinds[-1]] -= 1
        drawn = kinds.index(HIT)  # nothing of it has been on offer before
        other = rng.choice([c for c, n in enumerate(left) if n and is_thug(c) and c != HIT])
        kinds[drawn] = other
        fresh = action_deck(Options())
        values: list[int] = []
        for kind in kinds:
            values.append(sum(fresh[:kind]))
            fresh[kind] -= 1
        return [
            (seat, action, tuple(self._with(values, roll) for roll in rolls))
            for seat, action, rolls in self.rows
        ]

    def _draws(self) -> list[Roll]:
        return [roll for row in self.rows for roll in row[2] if roll.label == "men-of-action"]

    def _with(self, values: list[int], roll: Roll) -> Roll:
        if roll.label != "men-of-action":
            return roll
        return Roll(roll.label, roll.sides, values.pop(0))


def _suit(colour: int) -> list[int]:
    return list(range(colour * SUIT_SIZE + 1, (colour + 1) * SUIT_SIZE + 1))


def _kind(counts: list[int], at: int) -> int:
    return next(kind for kind in range(len(counts)) if at < sum(counts[: kind + 1]))
