"""One whole game between bots, through the same table as people use."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from backroom.bots.bot import Bot
from backroom.company.round_table import RoundTable
from backroom.company.thinking import hire
from backroom.company.thinking import seed as bot_dice
from backroom.engine.action import Action
from backroom.engine.chance import Chance, LiveChance, bot_nonces
from backroom.engine.record import Record
from backroom.engine.save import AnyGame, AnyTable
from backroom.engine.table import Table

#: A game of this many records is endless.
MOST_RECORDS = 100_000

#: Called after each record; the first time with the record of the set-up.
Watch = Callable[[AnyTable, Record], None]


class Endless(Exception):
    """The game does not come to an end."""


def secret(seed: int, number: int) -> bytes:
    """The secret behind the dice of one game of a simulation."""
    return hashlib.sha256(f"backroom sim {seed} {number}".encode()).digest()


def dice(seed: int, number: int, seats: int) -> LiveChance:
    """The dice of one game of a simulation; bots' nonces come from the secret."""
    behind = secret(seed, number)
    return LiveChance(behind, bot_nonces(behind, seats))


class Match:
    """Bots at a table. They are asked in turn around it, from the one after the last to act."""

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
        #: What is being carried out: it is in no record if it fails.
        self.trying: tuple[int, Action] | None = None
        self._watch = watch
        seated = dict(enumerate(bots))
        # They bring their own dice, since throwing anew each time takes time; nobody leaves here.
        self._round = RoundTable(self.table, seated, None, self._carry_out, strict=True)

    @property
    def refused(self) -> int:
        """How often something that nobody had asked for was refused."""
        return self._round.company.refusals

    def play(self) -> AnyTable:
        """Play to the end."""
        if self._watch is not None:
            self._watch(self.table, self.table.records[0])
        while not self.table.state.over:
            if len(self.table.records) >= MOST_RECORDS:
                raise Endless(f"{len(self.table.records)} records and no end")
            seat = self._round.next()
            if seat is None:
                raise Endless("the game is not over, and waits for nobody")
            self._round.turn(seat)
            self._round.hear_offers()
        return self.table

    def _carry_out(self, seat: int, action: Action) -> None:
        self.trying = (seat, action)
        record: Record | None = self.table.act(seat, action)
        self.trying = None
        while record is not None:
            if self._watch is not None:
                self._watch(self.table, record)
            record = self.table.answer_forced() or self.table.answer_ordered()


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
    chance = dice(seed, number, len(bots))
    hired = [hire(name, game, bot_dice(chance.secret, seat)) for seat, name in enumerate(bots)]
    return Match(game, options, hired, chance, undo=undo, watch=watch)


def play(
    game: AnyGame, options: msgspec.Struct, bots: list[str], seed: int, number: int = 0
) -> AnyTable:
    """One game, played to its end."""
    return match(game, options, bots, seed, number).play()
