"""One whole game between bots, through the same table as people use."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from random import Random

import msgspec

from backroom.bots.bot import Bot
from backroom.bots.roster import hire
from backroom.engine.action import Action
from backroom.engine.chance import Chance, LiveChance
from backroom.engine.message import Refusal
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table

#: How often a seat may speak unasked before the open offers lapse: bots could haggle for ever.
MOST_UNASKED = 12
#: A game of this many records is endless.
MOST_RECORDS = 100_000

#: Called after each record; the first time with the record of the set-up.
Watch = Callable[[AnyTable, Record], None]


class BadAnswer(Exception):
    """A bot has answered a question with something that is not legal."""


class Endless(Exception):
    """The game does not come to an end."""


def secret(seed: int, number: int) -> bytes:
    """The secret behind the dice of one game of a simulation."""
    return hashlib.sha256(f"backroom sim {seed} {number}".encode()).digest()


def dice(seed: int, number: int, seats: int) -> LiveChance:
    """The dice of one game of a simulation; bots' nonces come from the secret."""
    behind = secret(seed, number)
    nonces = [hmac.digest(behind, b"nonce %d" % seat, "sha256")[:16] for seat in range(seats)]
    return LiveChance(behind, nonces)


def bot_rng(seed: int, number: int, seat: int) -> Random:
    return Random(f"backroom bot {seed} {number} {seat}")


class Match:
    """Bots at a table. They are asked in turn around it, from the one after the last to answer."""

    def __init__(
        self,
        game: AnyGame,
        options: msgspec.Struct,
        bots: list[Bot],
        chance: Chance,
        *,
        undo: bool = False,
        watch: Watch | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.table: AnyTable = Table(game, options, len(bots), chance, undo)
        #: How often something that nobody had asked for was refused.
        self.refused = 0
        #: What is being carried out: it is in no record if it fails.
        self.trying: tuple[int, Action] | None = None
        self._watch = watch
        self._last = len(bots) - 1
        self._step = ""
        self._unasked = [0] * len(bots)

    def play(self) -> AnyTable:
        """Play to the end."""
        if self._watch is not None:
            self._watch(self.table, self.table.records[0])
        while not self.table.state.over:
            if len(self.table.records) >= MOST_RECORDS:
                raise Endless(f"{len(self.table.records)} records and no end")
            self._ask(self._next_seat())
        return self.table

    def _next_seat(self) -> int:
        waiting = {ask.seat for ask in self.game.asks(self.table.state) if ask.waiting}
        for seat in self._around(self._last):
            if seat in waiting:
                return seat
        raise Endless("the game is not over, and waits for nobody")

    def _around(self, last: int) -> list[int]:
        seats = len(self.bots)
        return [(last + 1 + turn) % seats for turn in range(seats)]

    def _ask(self, seat: int) -> None:
        """The seat may speak up first; what it says may change its question."""
        seen = self.table.seen(seat)
        notes = self.game.notes(self.table.state, seat)
        if self._may_speak(seat):
            unasked = self.bots[seat].consider(seen, notes)
            if unasked is not None and self._try(seat, unasked):
                self._hear_offers()
                return
        answer = self.bots[seat].choose(seen, notes)
        try:
            self._carry_out(seat, answer)
        except Refusal as refusal:
            raise BadAnswer(f"seat {seat}: {answer} is refused by {refusal}") from refusal
        self._last = seat
        self._hear_offers()

    def _hear_offers(self) -> None:
        """Whoever has an open offer before him may answer it, until all have had their say."""
        said = True
        while said:
            said = False
            for seat in self._around(self._last):
                if not self._has_offer(seat) or not self._may_speak(seat):
                    continue
                seen = self.table.seen(seat)
                notes = self.game.notes(self.table.state, seat)
                unasked = self.bots[seat].consider(seen, notes)
                if unasked is not None and self._try(seat, unasked):
                    said = True

    def _has_offer(self, seat: int) -> bool:
        for offer in self.table.offers:
            if seat in offer.terms.to and seat not in offer.declined:
                return True
        return False

    def _may_speak(self, seat: int) -> bool:
        step = self.game.deal_step(self.table.state)
        if step != self._step:
            self._step = step
            self._unasked = [0] * len(self.bots)
        return self._unasked[seat] < MOST_UNASKED and not self.table.state.over

    def _try(self, seat: int, unasked: Action) -> bool:
        """Something that nobody has asked for; an offer that can't be struck is no mistake."""
        self._unasked[seat] += 1
        try:
            self._carry_out(seat, unasked)
        except Refusal:
            self.refused += 1
            return False
        return True

    def _carry_out(self, seat: int, action: Action) -> None:
        self.trying = (seat, action)
        record = self.table.act(seat, action)
        self.trying = None
        if self._watch is not None:
            self._watch(self.table, record)


def match(
    game: AnyGame,
    options: msgspec.Struct,
    bots: list[str],
    seed: int,
    number: int = 0,
    *,
    undo: bool = False,
    watch: Watch | None = None,
) -> Match:
    """A match of bots by name: the same seed and number give the same game, byte for byte."""
    hired = [hire(name, game, bot_rng(seed, number, seat)) for seat, name in enumerate(bots)]
    chance = dice(seed, number, len(bots))
    return Match(game, options, hired, chance, undo=undo, watch=watch)


def play(
    game: AnyGame, options: msgspec.Struct, bots: list[str], seed: int, number: int = 0
) -> AnyTable:
    """One game, played to its end."""
    return match(game, options, bots, seed, number).play()
